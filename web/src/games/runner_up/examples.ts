/*
 * Games to test with: what viewers were told of golden records, and positions made up.
 */
import { COLOURS, NAMES, readTold } from "../../board/examples.svelte.ts";
import type { Asked, Played } from "../contract.ts";
import { sameCard } from "./offers.ts";
import type { Action, Card, Event, View } from "./types.ts";

export type Game = Played<View, Action>;

export const told = readTold<View, Event>(
  import.meta.glob<string>("./told/*.jsonl", { query: "?raw", import: "default", eager: true }),
);

export function card(value: number, white = 0): Card {
  return { value, white };
}

export function lay(value: number, target: number): Action {
  return { type: "lay", card: card(value), target };
}

const LETTERS = "ABCDEFL";

/** The first choice of three players, seen by Anna. */
export const firstChoice: View = {
  viewer: 0,
  seats: 3,
  tactical: false,
  stage: 1,
  round: 1,
  phase: "choices",
  awaited: [0, 1, 2],
  figures: [0, 0, 0],
  points: [],
  rounds: [],
  second: null,
  hand: [card(3), card(-1), card(-1), card(2), card(1)],
  choice: null,
  outcome: null,
};

export function gameOf(view: View, actions: readonly Action[] = []): Game {
  return {
    number: 1,
    clock: null,
    names: NAMES.slice(0, view.figures.length),
    colours: COLOURS.slice(0, view.seats),
    you: view.viewer,
    view,
    log: [],
    awaited: view.awaited.map((seat) => ({ seat, deadline: null })),
    question: actions.length === 0 ? null : questionOf(actions),
    outcome: view.outcome,
  };
}

function questionOf(actions: readonly Action[]): Asked<Action> {
  return { asked: 7, offers: actions.map(offerOf), why_not: [], may_take_back: false };
}

function offerOf(action: Action): { play: string; action: Action } {
  return { play: playOf(action), action };
}

function playOf(action: Action): string {
  if (action.type === "move") return `>${LETTERS.charAt(action.figure)}`;
  const { value } = action.card;
  const shown = `${value > 0 ? "+" : ""}${String(value)}`;
  return action.type === "lay" ? `${shown}>${LETTERS.charAt(action.target)}` : shown;
}

/** Every card of the hand in front of everybody. */
export function everyLay(view: View): readonly Action[] {
  const hand = view.hand ?? [];
  const kinds = hand.filter((held, at) => hand.findIndex((each) => sameCard(each, held)) === at);
  return kinds.flatMap((held) =>
    view.figures.map((_, target) => ({ type: "lay", card: held, target }) as const),
  );
}
