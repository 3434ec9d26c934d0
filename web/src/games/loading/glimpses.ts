import type { View } from "./types.ts";

/** Nobody has seen what came so short a time ago; in milliseconds. */
const BLINK = 150;

interface Glimpse {
  readonly top: number | null;
  readonly before: number | null;
  readonly since: number;
}

/**
 * Which top cards the viewer has seen. A card is laid on the one that was seen, so that a top card
 * which comes at the last moment is no trap.
 */
export class Glimpses {
  #piles: readonly Glimpse[] = [];

  watch({ mats }: View, now: number): void {
    this.#piles = mats.map(({ pile }, at) => {
      const top = pile.at(-1)?.card.number ?? null;
      const last = this.#piles[at] ?? { top, before: top, since: -Infinity };
      return last.top === top ? last : { top, before: seen(last, now), since: now };
    });
  }

  /** The top card of a pile as it has been seen. */
  on(pile: number, now: number): number | null {
    const glimpse = this.#piles[pile];
    return glimpse === undefined ? null : seen(glimpse, now);
  }
}

function seen({ top, before, since }: Glimpse, now: number): number | null {
  return now - since < BLINK ? before : top;
}
