import type { Clock } from "../protocol/types.ts";

/**
 * The start of a game in real time. It is a moment of the server's clock, so it is the same moment
 * for all, however long their messages take.
 */
export class Countdown {
  readonly #clock: () => Clock | null | undefined;
  readonly #now: () => number;
  /** The time when the clock was looked at: whoever asks is told the same until it is again. */
  #time: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(clock: () => Clock | null | undefined, now: () => number) {
    this.#clock = clock;
    this.#now = now;
    this.#time = $state(now());
  }

  /** Whole seconds until play begins; undefined where the start has not been called. */
  get seconds(): number | undefined {
    const starts = this.#clock()?.starts;
    return starts == null ? undefined : Math.max(0, Math.ceil((starts - this.#time) / 1000));
  }

  /** Play has begun; where there is no clock, it began with the game. */
  get isOver(): boolean {
    return this.#clock() == null || this.seconds === 0;
  }

  /**
   * Look at the clock now and whenever a second is over, until the function that is returned is
   * called; to be called anew when the start is another one.
   */
  follow(): () => void {
    this.#look(this.#clock()?.starts ?? 0);
    return () => {
      clearTimeout(this.#timer);
    };
  }

  #look(starts: number): void {
    const now = this.#now();
    this.#time = now;
    if (now >= starts) return;
    const toNextSecond = (starts - now) % 1000 || 1000;
    this.#timer = setTimeout(() => {
      this.#look(starts);
    }, toNextSecond);
  }
}
