const FIRST_BEATS = [200, 300, 500, 1000]; // often at first: the server's clock is soon known well
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
    this.#beatOn(0);
  }

  heard(): void {
    clearTimeout(this.#deadline);
    this.#deadline = undefined;
  }

  #beatOn(count: number): void {
    clearTimeout(this.#next);
    this.#next = setTimeout(() => {
      this.#beatOn(count + 1);
    }, FIRST_BEATS[count] ?? BEAT);
    this.#deadline ??= setTimeout(this.#missed, PATIENCE);
    this.#beat();
  }

  stop(): void {
    clearTimeout(this.#next);
    this.heard();
  }
}

export type Timer = ReturnType<typeof setTimeout>;
