const SAMPLES = 8;

interface Sample {
  readonly delay: number;
  readonly offset: number;
}

/** The server's clock, learned from pings: the quicker the answer, the truer what it says. */
export class ServerClock {
  #samples: readonly Sample[] = [];

  now(): number {
    return Date.now() + this.#offset();
  }

  /** A ping sent and answered at these times of our clock, and the server's time in between. */
  learn(sent: number, answered: number, time: number): void {
    const sample = { delay: answered - sent, offset: time - (sent + answered) / 2 };
    this.#samples = [...this.#samples, sample].slice(-SAMPLES);
  }

  #offset(): number {
    return this.#samples.reduce<Sample>(quicker, { delay: Infinity, offset: 0 }).offset;
  }
}

function quicker(one: Sample, other: Sample): Sample {
  return other.delay < one.delay ? other : one;
}
