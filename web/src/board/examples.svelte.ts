/*
 * What the tests of all Boards need: games to show, and tables where they are played.
 */
import type { TableView } from "../protocol/types.ts";
import type { Happening, Happenings, Played } from "../games/contract.ts";

export interface Told<View, Event> {
  readonly name: string;
  readonly beginning: View;
  readonly pushes: readonly { readonly events: readonly Event[]; readonly view: View }[];
}

/** Read what viewers are told of golden records; written by tests/games/told.py. */
export function readTold<View, Event>(files: Record<string, string>): Told<View, Event>[] {
  return Object.entries(files).map(([path, text]) => {
    const [first, ...pushes] = text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as unknown);
    return {
      name: path.replace(/.*\/|\.jsonl/g, ""),
      beginning: (first as { view: View }).view,
      pushes: pushes as Told<View, Event>["pushes"],
    };
  });
}

export const NAMES = ["Anna", "Bo", "Cas", "Dee", "Eva", "Finn"];
export const COLOURS = ["red", "blue", "yellow", "green", "purple", "orange"] as const;

export function tableOf(
  game: Pick<Played, "names" | "colours" | "you">,
  name: string,
  options: Record<string, unknown> = {},
): TableView {
  return {
    code: "BCDFGH",
    game: name,
    phase: "playing",
    options,
    settings: { think_seconds: 60, bots_at_once: false, free_talk: true },
    seats: game.colours.map((colour, seat) => ({
      name: game.names[seat] ?? "",
      colour,
      bot: null,
      present: true,
      away: false,
    })),
    host: 0,
    you: game.you,
    hosting: game.you === 0,
    free_talk: true,
  };
}

/** A queue of happenings that a test fills. */
export class Queue<View, Event, Action> implements Happenings<View, Event, Action> {
  game: Played<View, Action>;
  #waiting = $state.raw<readonly Happening<View, Event, Action>[]>([]);

  constructor(game: Played<View, Action>) {
    this.game = $state.raw(game);
  }

  get first(): Happening<View, Event, Action> | undefined {
    return this.#waiting[0];
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  get latest(): Played<View, Action> {
    return this.#waiting.at(-1)?.game ?? this.game;
  }

  add(...pushes: readonly Happening<View, Event, Action>[]): void {
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
