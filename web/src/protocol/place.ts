import type { Seen } from "./types.ts";

interface Numbered {
  readonly number: number;
  readonly stream?: string;
}

/** Where we are in the stream of pushes: which was the last one, and whether another follows it. */
export class PlaceInStream {
  #seen: Seen | null = null;
  #moved = false;
  #missed = false;

  get seen(): Seen | null {
    return this.#seen;
  }

  /** `next` is to be shown, `known` was shown before; after a `gap` one has to ask again. */
  take(push: Numbered): "next" | "known" | "gap" {
    const { number, stream } = push;
    if (stream !== undefined) return this.#begin({ stream, number });
    if (this.#seen === null || number > this.#seen.number + 1) return this.#miss();
    if (number <= this.#seen.number) return "known";
    return this.#moveTo({ stream: this.#seen.stream, number });
  }

  /** Ask again. If the last time brought nothing but a gap, ask for everything. */
  askAgain(): void {
    if (this.#missed && !this.#moved) this.#seen = null;
    this.#moved = this.#missed = false;
  }

  /** A snapshot; that of the place where we are tells nothing new. */
  #begin(start: Seen): "next" | "known" {
    const isKnown = start.stream === this.#seen?.stream && start.number === this.#seen.number;
    return isKnown ? "known" : this.#moveTo(start);
  }

  #moveTo(seen: Seen): "next" {
    this.#seen = seen;
    this.#moved = true;
    return "next";
  }

  #miss(): "gap" {
    this.#missed = true;
    return "gap";
  }
}
