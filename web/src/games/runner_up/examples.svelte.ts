/*
 * Games to test with: what viewers were told of golden records, and positions made up.
 */
import type { TableView } from "../../protocol/types.ts";
import type { Asked, Happening, Happenings, Played } from "../contract.ts";
import { sameCard } from "./offers.ts";
import type { Action, Card, Event, View } from "./types.ts";

export type Game = Played<View, Action>;
export type Pushed = Happening<View, Event, Action>;

export interface Told {
  readonly name: string;
  readonly beginning: View;
  readonly pushes: readonly { readonly events: readonly Event[]; readonly view: View }[];
}

const files = import.meta.glob<string>("./told/*.jsonl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What viewers are told of golden records; written by tests/games/told.py. */
export const told: readonly Told[] = Object.entries(files).map(([path, text]) => {
  const [first, ...pushes] = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
  return {
    name: path.replace(/.*\/|\.jsonl/g, ""),
    beginning: (first as { view: View }).view,
    pushes: pushes as Told["pushes"],
  };
});

export function card(value: number, white = 0): Card {
  return { value, white };
}

export function lay(value: number, target: number): Action {
  return { type: "lay", card: card(value), target };
}

const LETTERS = "ABCDEFL";
const NAMES = ["Anna", "Bo", "Cas", "Dee", "Eva", "Finn"];
const COLOURS = ["red", "blue", "yellow", "green", "purple", "orange"] as const;

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

export function tableOf(game: Game): TableView {
  return {
    code: "BCDFGH",
    game: "runner-up",
    phase: "playing",
    options: { tactical: game.view.tactical },
    settings: { think_seconds: 60, bots_at_once: false, free_talk: true },
    seats: game.names.slice(0, game.view.seats).map((name, seat) => ({
      name,
      colour: game.colours[seat] ?? "teal",
      bot: null,
      present: true,
      away: false,
    })),
    host: 0,
    you: game.view.viewer,
    hosting: game.view.viewer === 0,
    free_talk: true,
  };
}

/** A queue of happenings that a test fills. */
export class Queue implements Happenings<View, Event, Action> {
  game: Game;
  #waiting = $state.raw<readonly Pushed[]>([]);

  constructor(game: Game) {
    this.game = $state.raw(game);
  }

  get first(): Pushed | undefined {
    return this.#waiting[0];
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  get latest(): Game {
    return this.#waiting.at(-1)?.game ?? this.game;
  }

  add(...pushes: readonly Pushed[]): void {
    this.#waiting = [...this.#waiting, ...pushes];
  }

  shown(): void {
    this.game = this.first?.game ?? this.game;
    this.#waiting = this.#waiting.slice(1);
  }

  allShown(): void {
    this.game = this.latest;
    this.#waiting = [];
  }
}
