const BEAT = 4000;
const PATIENCE = 3000;

/** Notices a connection that is dead without saying so: something has to come back to each beat. */
export class Heartbeat {
  readonly #beat: () => void;
  readonly #missed: () => void;
  #next: Timer | undefined;
  #deadline: Timer | undefined;

  constructor(beat: () => void, missed: () => void) {
    this.#beat = beat;
    this.#missed = missed;
  }

  /** Beat now, and from now on. */
  start(): void {
    clearTimeout(this.#next);
    this.#next = setTimeout(() => {
      this.start();
    }, BEAT);
    this.#deadline ??= setTimeout(this.#missed, PATIENCE);
    this.#beat();
  }

  heard(): void {
    clearTimeout(this.#deadline);
    this.#deadline = undefined;
  }

  stop(): void {
    clearTimeout(this.#next);
    this.heard();
  }
}

export type Timer = ReturnType<typeof setTimeout>;
