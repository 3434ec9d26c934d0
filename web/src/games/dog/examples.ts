/*
 * Games to test with: what viewers were told of golden records, and positions made up.
 */
import { COLOURS, NAMES, readTold } from "../../board/examples.svelte.ts";
import type { Asked, Offered, Played } from "../contract.ts";
import type { Action, Card, Event, Pawns, Place, Play, Use, View } from "./types.ts";

export type Game = Played<View, Action>;

export const told = readTold<View, Event>(
  import.meta.glob<string>("./told/*.jsonl", { query: "?raw", import: "default", eager: true }),
);

export const KENNEL: Place = { area: "kennel", number: 0 };

export function ring(number: number): Place {
  return { area: "ring", number };
}

export function home(number: number): Place {
  return { area: "home", number };
}

export function play(
  card: Card,
  use: Use,
  steps: number,
  start: Place,
  end: Place,
  seat = 0,
): Play {
  return { type: "play", card, use, steps, seat, start, end };
}

function inKennel(): Pawns {
  return { kennel: 4, ring: [], home: [] };
}

/** Four players in teams, Anna to play; she has pawns on fields 5 and 60 and one home. */
export const annasTurn: View = {
  viewer: 0,
  seats: 4,
  clockwise: true,
  fields: 64,
  colours: [0, 1, 2, 3],
  starts: [0, 16, 32, 48],
  partners: [2, 3, 0, 1],
  receivers: [2, 3, 0, 1],
  round: 2,
  phase: "play",
  dealer: 3,
  turn: 0,
  mover: 0,
  awaited: [0],
  left: 0,
  pawns: [
    { kennel: 1, ring: [5, 60], home: [1] },
    { kennel: 3, ring: [20], home: [] },
    inKennel(),
    inKennel(),
  ],
  guarded: [],
  hands: [5, 5, 5, 5],
  gave_up: [],
  laid: [],
  discards: [],
  pile: 66,
  shuffled: 1,
  hand: ["4", "7", "8", "S", "J"],
  choice: null,
  gave: null,
  got: null,
  drawn: null,
  outcome: null,
};

export function gameOf(
  view: View,
  actions: readonly Action[] = [],
  asked: Partial<Asked> = {},
): Game {
  return {
    number: 1,
    names: NAMES.slice(0, view.seats),
    colours: COLOURS.slice(0, view.seats),
    you: view.viewer,
    view,
    log: [],
    awaited: view.awaited.map((seat) => ({ seat, deadline: null })),
    question:
      actions.length === 0
        ? null
        : { asked: 7, why_not: [], may_take_back: false, ...asked, offers: offersOf(actions) },
    clock: null,
    outcome: view.outcome,
  };
}

/** Offers whose notation is made up: alike for the same actions only. */
export function offersOf(actions: readonly Action[]): readonly Offered<Action>[] {
  return actions.map((action) => ({ action, play: JSON.stringify(action) }));
}
