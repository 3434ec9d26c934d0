import type { Offered } from "../contract.ts";
import { samePlace } from "./pawns.ts";
import type { Action, Card, Place, Play, Use } from "./types.ts";

/*
 * From what may be done to what can be pressed, and back: a card, what it stands for, a pawn, and
 * where it goes. What is not offered cannot be pressed; nothing here knows why.
 */

export type Offers = readonly Offered<Action>[];
export type Plays = readonly Offered<Play>[];

/** What a card can be used as: so many fields forward or backward, a seven, a swap, the way out. */
export interface Meaning {
  readonly use: Use;
  /** None of a seven, whose shares are chosen later. */
  readonly steps: number;
}

/** A pawn as an offer names it: those in a kennel are alike. */
export interface Start {
  readonly seat: number;
  readonly place: Place;
}

/** Whether an offer is about laying, giving or putting aside this card. */
export function canTake(offers: Offers, card: Card): boolean {
  return offers.some(({ action }) => action.card === card);
}

/** The offer to give a card away or to put it aside. */
export function cardOffer(offers: Offers, card: Card): Offered<Action> | undefined {
  return offers.find(({ action }) => action.type !== "play" && action.card === card);
}

/** What can be played with a card. */
export function playsWith(offers: Offers, card: Card): Plays {
  return playsIn(offers).filter(({ action }) => action.card === card);
}

export function playsIn(offers: Offers): Plays {
  return offers.flatMap(({ action, play }) => (action.type === "play" ? [{ action, play }] : []));
}

export function meaningOf({ use, steps }: Play): Meaning {
  return { use, steps: use === "seven" ? 0 : steps };
}

export function sameMeaning(one: Meaning, other: Meaning): boolean {
  return one.use === other.use && one.steps === other.steps;
}

const USES: readonly Use[] = ["out", "forward", "seven", "backward", "swap"];
/** Among the steps forward, where a seven belongs. */
const SEVEN = 7;

/** What these plays take the card for: the way out first, then as many steps as it has, then others. */
export function meaningsOf(plays: Plays): readonly Meaning[] {
  return different(
    plays.map(({ action }) => meaningOf(action)),
    sameMeaning,
  ).sort((one, other) => rank(one) - rank(other));
}

function rank({ use, steps }: Meaning): number {
  if (use === "forward") return steps;
  if (use === "seven") return SEVEN;
  return use === "out" ? 0 : 100 * USES.indexOf(use);
}

export function playsAs(plays: Plays, meaning: Meaning): Plays {
  return plays.filter(({ action }) => sameMeaning(meaningOf(action), meaning));
}

export function startOf({ seat, start }: Play): Start {
  return { seat, place: start };
}

export function sameStart(one: Start, other: Start): boolean {
  return one.seat === other.seat && samePlace(one.place, other.place);
}

/** The pawns that these plays move. */
export function startsOf(plays: Plays): readonly Start[] {
  return different(
    plays.map(({ action }) => startOf(action)),
    sameStart,
  );
}

export function playsFrom(plays: Plays, start: Start): Plays {
  return plays.filter(({ action }) => sameStart(startOf(action), start));
}

/** The plays that end at a place of the board: on the ring, or in the home of a seat. */
export function playsTo(plays: Plays, end: Start): Plays {
  return plays.filter(({ action }) => sameEnd(action, end));
}

export function sameEnd(play: Play, { seat, place }: Start): boolean {
  return samePlace(play.end, place) && (place.area === "ring" || play.seat === seat);
}

function different<Each>(all: readonly Each[], same: (one: Each, other: Each) => boolean): Each[] {
  return all.filter((each, at) => all.findIndex((other) => same(each, other)) === at);
}
