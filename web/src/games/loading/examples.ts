/*
 * Games to test with: what viewers were told of golden records, and positions made up.
 */
import { COLOURS, NAMES, readTold } from "../../board/examples.svelte.ts";
import type { Played } from "../contract.ts";
import type { Action, Card, Colour, Event, Mat, Pack, View } from "./types.ts";

export type Game = Played<View, Action>;

export const told = readTold<View, Event>(
  import.meta.glob<string>("./told/*.jsonl", { query: "?raw", import: "default", eager: true }),
);

export function card(number: number, points = 1, colour: Colour = "white"): Card {
  return { number, points, colour };
}

export function mat(more: Partial<Mat> = {}): Mat {
  return {
    pile: [],
    boosts: 1,
    pack: null,
    holding: 0,
    has_laid: false,
    out: false,
    stop: null,
    ...more,
  };
}

export function pack(size: number, holder: number | null): Pack {
  return { size, where: holder === null ? "gone" : "held", holder, held_by: [], seen: null };
}

export function pileOf(seat: number, ...numbers: number[]): Mat["pile"] {
  return numbers.map((number) => ({ card: card(number), seat }));
}

/** Three players, seen by Anna, who holds her second pack; Cas has none. */
export const HAND = [card(17), card(40, 2, "blue"), card(9), card(62, 3, "red"), card(18)];

export function onTheTable(more: Partial<View> = {}): View {
  return {
    viewer: 0,
    seats: 3,
    base: false,
    mistakes: "refused",
    phase: "on",
    waiting: 2,
    mats: [
      mat({ pile: pileOf(0, 12), pack: 0, holding: 2 }),
      mat({ pile: pileOf(1, 8, 16), pack: 1, holding: 1 }),
      mat({ holding: 1 }),
    ],
    packs: [pack(HAND.length, 0), pack(30, 1)],
    stops: [
      { mark: "2+", points: 2 },
      { mark: "3+", points: 3 },
    ],
    time_is_up: false,
    hand: HAND,
    left_out: null,
    counts: [],
    outcome: null,
    ...more,
  };
}

/** What is seen after Anna has laid a card. */
export function afterLaying(view: View, number: number, pile: number): View {
  return {
    ...view,
    hand: (view.hand ?? []).filter((held) => held.number !== number),
    mats: view.mats.map((each, seat) => ({
      ...each,
      has_laid: each.has_laid || seat === 0,
      pile: seat === pile ? [...each.pile, { card: card(number), seat: 0 }] : each.pile,
    })),
  };
}

/** What is seen after Anna has passed her pack to Cas. */
export function afterPassing(view: View): View {
  const [anna, ben, cas] = view.mats;
  return {
    ...view,
    hand: null,
    waiting: 0,
    mats: [
      { ...(anna ?? mat()), pack: null, has_laid: false },
      ben ?? mat(),
      { ...(cas ?? mat()), pack: 0, holding: 2 },
    ],
    packs: [pack(HAND.length, 2), pack(30, 1)],
  };
}

export function gameOf(view: View): Game {
  return {
    number: 1,
    names: NAMES.slice(0, view.seats),
    colours: COLOURS.slice(0, view.seats),
    you: view.viewer,
    view,
    log: [],
    awaited: [],
    question: null,
    outcome: view.outcome,
    clock: { ready: [0, 1, 2], starts: 0, ends: null },
  };
}
