import type { Awaited } from "../protocol/types.ts";

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
