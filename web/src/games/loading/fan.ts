/*
 * Where the cards of a pack lie in the fan, in places from its first card on. The fan shows so many
 * places at a time; its position is the place at its left edge.
 */

/** The narrowest and the widest that is seen of a card under the next one, in pixels. */
const NARROWEST = 44; // what a thumb can press
const WIDEST = 92;

export interface Fan {
  /** From one card to the next, in pixels. */
  readonly step: number;
  /** How many cards are seen at a time. */
  readonly shown: number;
  /** The last position. */
  readonly end: number;
}

/** Spread so many cards over so many pixels: `card` is as wide as a card, which the last one shows. */
export function fanOf(cards: number, width: number, card: number): Fan {
  const steps = Math.max(1, cards - 1);
  const step = Math.min(WIDEST, Math.max(NARROWEST, (width - card) / steps));
  const shown = Math.max(1, 1 + (width - card) / step);
  return { step, shown, end: Math.max(0, cards - shown) };
}

export function within({ end }: Fan, position: number): number {
  return Math.min(end, Math.max(0, position));
}

/** The nearest position at which a card is seen with its neighbours. */
export function showing(fan: Fan, position: number, place: number): number {
  const first = place - fan.shown + 2;
  const last = place - 1;
  return within(fan, Math.min(Math.max(position, first), Math.max(first, last)));
}
