import type { Clock } from "../protocol/types.ts";

/**
 * The start of a game in real time. It is a moment of the server's clock, so it is the same moment
 * for all, however long their messages take.
 */
export class Countdown {
  readonly #clock: () => Clock | null | undefined;
  readonly #now: () => number;
  /** When the clock was looked at for the last time: to look again is to see what has changed. */
  #seen = $state(-Infinity);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(clock: () => Clock | null | undefined, now: () => number) {
    this.#clock = clock;
    this.#now = now;
  }

  /** Whole seconds until play begins; undefined where the start has not been called. */
  get seconds(): number | undefined {
    const left = this.#left;
    return left === undefined ? undefined : Math.max(0, Math.ceil(left / 1000));
  }

  /** Play has begun; where there is no clock, it began with the game. */
  get isOver(): boolean {
    return this.#clock() == null || this.seconds === 0;
  }

  /** Look at the clock whenever a second is over, until the function that is returned is called. */
  follow(): () => void {
    this.#follow();
    return () => {
      clearTimeout(this.#timer);
    };
  }

  #follow(): void {
    const left = this.#left ?? 0;
    if (left <= 0) return;
    const toNext = left % 1000;
    this.#timer = setTimeout(
      () => {
        this.#seen = this.#now();
        this.#follow();
      },
      toNext === 0 ? 1000 : toNext,
    );
  }

  get #left(): number | undefined {
    const starts = this.#clock()?.starts;
    return starts == null ? undefined : starts - Math.max(this.#seen, this.#now());
  }
}
