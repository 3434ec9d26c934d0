import type { Component } from "svelte";

import type { Done, GameView, Offer, Question, Refused, TableView } from "../protocol/types.ts";

/*
 * What a game's folder gives the client, and what it is given. The pages around a game name none:
 * they find its module in the registry and know it only as what is described here.
 */

/** A game as its viewer may know it, with the game's own types filled in. */
export interface Played<View = unknown, Action = unknown> extends Omit<
  GameView,
  "view" | "question"
> {
  readonly view: View;
  readonly question: Asked<Action> | null;
}

export interface Asked<Action = unknown> extends Omit<Question, "offers"> {
  readonly offers: readonly Offered<Action>[];
}

export interface Offered<Action = unknown> extends Omit<Offer, "action"> {
  readonly action: Action;
}

/** One push about the game: what happened, in order, and the game after it. */
export interface Happening<View = unknown, Event = unknown, Action = unknown> {
  readonly events: readonly Event[];
  readonly game: Played<View, Action>;
}

/**
 * What happened and has not been shown yet, oldest first. A Board shows the events of `first`, then
 * calls `shown()`: its `game` becomes that of the happening, and the next one is `first`. The move
 * list and all else around the Board follow `game`, so that nothing gives away what is still to be
 * revealed. Reactive.
 */
export interface Happenings<View = unknown, Event = unknown, Action = unknown> {
  readonly first: Happening<View, Event, Action> | undefined;
  readonly waiting: number;
  /** The game as it is by now, shown or not. A Board lets its viewer act on this at any time. */
  readonly latest: Played<View, Action>;
  shown(): void;
  /** Skip to the present, where there is too much to show one by one. */
  allShown(): void;
}

/** How fast a Board shows what happens; reduced motion is the Board's own care. */
export const speeds = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof speeds)[number];

/**
 * What a Board is given. It is made anew for each game, and whenever the server has sent everything
 * anew; it then begins by showing `game` as it stands. It fills the box it is put in, of whatever
 * size and shape, and that box is a size container for container queries.
 */
export interface BoardProps<View = unknown, Event = unknown, Action = unknown> {
  /** The game as last shown. */
  game: Played<View, Action>;
  happenings: Happenings<View, Event, Action>;
  /** Seats with names and colours, options, which seat is the viewer's (`you`). */
  table: TableView;
  /**
   * Sends an offer's `play` as the answer to the question of `happenings.latest`; in real time, where
   * nothing is offered, an action in the notation. Never rejects; a refusal has been told to the
   * viewer when it comes back. In real time the Board shows it, where it is in nobody's way.
   */
  play: (play: string) => Promise<Done | Refused>;
  /** Takes the viewer's last play back, where the question says `may_take_back`. As `play`. */
  takeBack: () => Promise<Done | Refused>;
  /**
   * Whether play has begun: in real time that is a moment after the start was called, and until then
   * nobody looks at what has been dealt already. Everywhere else it is always so.
   */
  begun: boolean;
  /** Says something to those who listen to a screen reader, politely. */
  announce: (text: string) => void;
  speed: Speed;
}

/** What an option of a game is called, in the reader's language. */
export interface OptionText {
  label: () => string;
  explanation: () => string;
  /** What one of the choices of an option of that kind is called. */
  choice?: (value: unknown) => string;
}

/** What a game looks like when it is played: loaded when it is first needed, as its rules are. */
export interface GameParts {
  // Which View, Event and Action they are is known to the game alone.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Board: Component<BoardProps<any, any, any>>;
  /** In real time: how one plays, in a few words, for those who wait for the start. */
  Briefing?: Component;
}

/** The rules in our own words, headed from h2 on; with a table's options where there is one. */
export type GameRules = Component<{ options?: Record<string, unknown> }>;

/** What is known of a game before it is loaded; all that a card on the home page needs. */
export interface GameClient {
  /** The game's name in messages and addresses. */
  name: string;
  title: () => string;
  /** Two sentences that make one want to play it. */
  summary: () => string;
  /** Who made and who publishes the game, for the page about Podium. */
  credit: () => string;
  minutes: readonly [least: number, most: number];
  /** Which bots join who plays at once: as many as make a good game, and as strong. */
  botsAtOnce: readonly string[];
  /** A drawing of its own, 16:9, decorative: the card says what it is. */
  Picture: Component;
  options: Record<string, OptionText>;
  /** What its bots are called. */
  bots: Record<string, () => string>;
  /** A text for each code with which the game refuses an action. */
  refusals: Record<string, () => string>;
  load: () => Promise<GameParts>;
  loadRules: () => Promise<GameRules>;
}
