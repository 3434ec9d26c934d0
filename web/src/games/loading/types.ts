// Made by script/types from the messages' definitions in Python.

export type Action = Lay | Pass | Stop;
export type Mark = "2+" | "3+" | "4+" | "6+" | "7+";
export type Mistakes = "at-table" | "refused";
export type Phase = "lot" | "on" | "over" | "packs";
export type Colour = "blue" | "green" | "red" | "white" | "yellow";
export type Where = "gone" | "held" | "middle";
export type Event =
  Drew | Opened | LaidCard | Passed | Exchanged | Stopped | TimeUp | Counted | Ended;
export type Refusal =
  | "has-laid"
  | "no-pack"
  | "no-such-action"
  | "no-such-card"
  | "no-such-holding"
  | "no-such-pile"
  | "no-such-stop"
  | "not-higher"
  | "not-in-pack"
  | "not-next"
  | "other-pack"
  | "out"
  | "pile-empty"
  | "pile-out"
  | "stop-taken"
  | "stop-too-low"
  | "top-changed";

export interface Options {
  base: boolean;
  mistakes: "at-table" | "refused";
  minutes: 0 | 3 | 5 | 10 | 15 | 20;
}
/**
 * LD-9: lay a card of the pack on a seat's pile.
 *
 * `holding` says of which pack: it counts how often the player has been given one, from 1. `on` is
 * the pile's top card, None where it has no card (LD-32).
 */
export interface Lay {
  type: "lay";
  holding: number;
  card: number;
  pile: number;
  on: number | null;
}
/**
 * LD-14, LD-27: pass the pack on, or change it for the one in the middle.
 */
export interface Pass {
  type: "pass";
  holding: number;
}
/**
 * LD-15: stop, and take this stop card (LD-31).
 */
export interface Stop {
  type: "stop";
  holding: number;
  stop: Mark;
}
export interface View {
  viewer: number | null;
  seats: number;
  base: boolean;
  mistakes: Mistakes;
  phase: Phase;
  waiting: number | null;
  mats: Mat[];
  packs: Pack[];
  stops: StopCard[];
  time_is_up: boolean;
  hand: Card[] | null;
  left_out: number[] | null;
  counts: Count[];
  outcome: Outcome | null;
}
/**
 * What a seat has before it, for all to see.
 */
export interface Mat {
  pile: Laid[];
  boosts: number;
  pack: number | null;
  holding: number;
  has_laid: boolean;
  out: boolean;
  stop: StopCard | null;
}
/**
 * A card in a pile, and who laid it.
 */
export interface Laid {
  card: Card;
  seat: number;
}
/**
 * A progression card (LD-1).
 */
export interface Card {
  number: number;
  points: number;
  colour: Colour;
}
/**
 * A stop card (LD-3).
 */
export interface StopCard {
  mark: Mark;
  points: number;
}
export interface Pack {
  size: number;
  where: Where;
  holder: number | null;
  held_by: number[];
  seen: number[] | null;
}
/**
 * What a seat has in the end (LD-20, LD-21, LD-28).
 */
export interface Count {
  kept: boolean[];
  gave: Card | null;
  got: Card | null;
  cards: number;
  pile: number;
  stop: number;
  boosts: number;
  total: number;
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
 * It is known who begins without a pack (LD-6).
 */
export interface Drew {
  type: "drew";
  seat: number;
}
/**
 * The packs are dealt, and all open together (LD-7); `hand` is the viewer's own.
 */
export interface Opened {
  type: "opened";
  packs: Pack[];
  hand: Card[] | null;
}
/**
 * A card was laid on the pile of a seat (LD-9); `boost`: it took a boost card (LD-12).
 */
export interface LaidCard {
  type: "laid";
  seat: number;
  pack: number;
  card: Card;
  pile: number;
  boost: boolean;
}
/**
 * A pack was passed on (LD-14); `hand` is the viewer's, who has been given it.
 */
export interface Passed {
  type: "passed";
  seat: number;
  to: number;
  pack: number;
  hand: Card[] | null;
}
/**
 * A pack was changed for the one in the middle (LD-27); `hand` is the viewer's, who took it.
 */
export interface Exchanged {
  type: "exchanged";
  seat: number;
  gave: number;
  took: number;
  hand: Card[] | null;
}
/**
 * A player has stopped (LD-15).
 */
export interface Stopped {
  type: "stopped";
  seat: number;
  pack: number;
  stop: StopCard;
}
/**
 * The time has come to its end, and the game with it (LD-23).
 */
export interface TimeUp {
  type: "time-up";
}
/**
 * What a seat has in the end (LD-20, LD-21, LD-28).
 */
export interface Counted {
  type: "counted";
  seat: number;
  count: Count;
}
/**
 * The game is over; what was in the packs and what was left out is shown (LD-33).
 */
export interface Ended {
  type: "ended";
  packs: number[][];
  left_out: number[];
  outcome: Outcome;
}
