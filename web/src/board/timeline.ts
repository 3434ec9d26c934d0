/** One thing to see: it is shown, and then stays for a while before the next one comes. */
export interface Beat {
  readonly show: () => void;
  /** Milliseconds, at the pace 1. */
  readonly lasts: number;
}

/** How many times as long everything lasts; at 0 nothing is waited for. Asked before each beat. */
export type Pace = () => number;

/**
 * Shows beats in their order. Whatever happens to it, all beats are shown, unless it is stopped: what
 * is skipped is shown at once.
 */
export class Timeline {
  readonly #pace: Pace;
  #hurried = false;
  #stopped = false;
  #goOn: () => void = nothing;

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  /** Resolves when all has been shown: true, or false if it was stopped before that. */
  async play(beats: readonly Beat[]): Promise<boolean> {
    this.#hurried = false;
    for (const beat of beats) {
      if (this.#stopped) return false;
      beat.show();
      await this.#wait(beat.lasts);
    }
    return !this.#stopped;
  }

  /** Show what is left of these beats at once. */
  skip(): void {
    this.#hurried = true;
    this.#goOn();
  }

  /** Show nothing any more, for ever. */
  stop(): void {
    this.#stopped = true;
    this.#goOn();
  }

  async #wait(lasts: number): Promise<void> {
    const time = this.#hurried ? 0 : lasts * this.#pace();
    if (time <= 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#goOn = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#goOn = nothing;
  }
}

function nothing(): void {
  // Nothing is being waited for.
}
