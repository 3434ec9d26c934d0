import type { Awaited, Clock } from "../protocol/types.ts";

/** So many seconds before its end somebody else's time is shown too. */
const SHORT = 15;

/** Until when to count down: the viewer's own time, or the shortest of the others'. */
export function nextDeadline(awaited: readonly Awaited[], you: number | null): number | undefined {
  const own = awaited.find(({ seat }) => seat === you);
  const times = (own === undefined ? awaited : [own]).map(({ deadline }) => deadline);
  const limited = times.filter((time) => time !== null);
  return limited.length === 0 ? undefined : Math.min(...limited);
}

export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** Time is shown while it is one's own, or short. */
export function isShown(seconds: number, isYours: boolean): boolean {
  return isYours || isShort(seconds);
}

export function isShort(seconds: number): boolean {
  return seconds <= SHORT;
}

/** How much is left of a game in real time, where it has a limit: all of it before the start. */
export function secondsOfPlay(clock: Clock | null, now: number): number | undefined {
  if (clock?.ends == null || clock.starts === null) return undefined;
  return secondsLeft(clock.ends, Math.max(now, clock.starts));
}

/** A time as it is written on a clock: 9:05. */
export function inMinutes(seconds: number): string {
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, "0")}`;
}
