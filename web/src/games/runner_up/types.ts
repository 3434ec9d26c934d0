// Made by script/types from the messages' definitions in Python.

export type Action = Lay | Choose | Move;
export type Event = Dealt | Chose | Decided | Revealed | Moved | Scored | Ended | Asked;
export type Refusal =
  | "cards-are-down"
  | "choose-first"
  | "no-such-action"
  | "no-such-card"
  | "no-such-racer"
  | "no-target"
  | "not-in-hand"
  | "not-tactical"
  | "not-your-turn"
  | "target-missing";

export interface Options {
  tactical: boolean;
}
/**
 * RU-8: lay a card in front of a racer.
 */
export interface Lay {
  type: "lay";
  card: Card;
  target: number;
}
/**
 * A racing card. The white number plays no part in the base game, and is 0 there (RU-4).
 */
export interface Card {
  value: number;
  white: number;
}
/**
 * RU-24: choose the card to lay in front of oneself.
 */
export interface Choose {
  type: "choose";
  card: Card;
}
/**
 * RU-25: move a figure by the value of one's card.
 */
export interface Move {
  type: "move";
  figure: number;
}
export interface View {
  viewer: number | null;
  seats: number;
  tactical: boolean;
  stage: number;
  round: number;
  phase: "choices" | "deal" | "move" | "over";
  awaited: number[];
  figures: number[];
  points: number[][];
  rounds: Round[];
  second: number | null;
  hand: Card[] | null;
  choice: Action | null;
  outcome: Outcome | null;
}
export interface Round {
  laid: Laid[];
  motions: Motion[];
}
/**
 * A revealed card; in the tactical variant it lies in front of the racer who laid it.
 */
export interface Laid {
  racer: number;
  card: Card;
  target: number;
}
/**
 * A figure that moved: by the sum of its cards, or by the card of one racer (RU-25).
 */
export interface Motion {
  figure: number;
  start: number;
  end: number;
  by: number | null;
}
/**
 * One figure for every seat, and after the seats one for every imaginary player.
 *
 * The winners share 1 equally and all others have 0: that is `results`. In `ranks` the winners
 * are first, and equal ranks are shared.
 */
export interface Outcome {
  scores: number[];
  ranks: number[];
  winners: number[];
  results: number[];
}
/**
 * A stage begins (RU-7); `hand` is the viewer's own.
 */
export interface Dealt {
  type: "dealt";
  stage: number;
  hand: Card[] | null;
}
/**
 * Someone has chosen; all see who, nobody what (RU-8).
 */
export interface Chose {
  type: "chose";
  seat: number;
}
/**
 * What the viewer has chosen, for the first time or anew.
 */
export interface Decided {
  type: "decided";
  choice: Action;
}
export interface Revealed {
  type: "revealed";
  round: number;
  laid: Laid[];
}
export interface Moved {
  type: "moved";
  motion: Motion;
}
/**
 * A stage is scored (RU-14); `space` is the second-farthest, if there is one (RU-15).
 */
export interface Scored {
  type: "scored";
  stage: number;
  space: number | null;
  points: number[];
}
export interface Ended {
  type: "ended";
  outcome: Outcome;
}
/**
 * What the game waits for now, and for whom.
 */
export interface Asked {
  type: "asked";
  phase: "choices" | "deal" | "move" | "over";
  round: number;
  awaited: number[];
}
