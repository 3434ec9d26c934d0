// Made by script/types from the messages' definitions in Python.

export type Action = Give | Aside | Play;
export type Card =
  "1" | "10" | "11" | "12" | "13" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "J" | "S";
export type Use = "backward" | "forward" | "out" | "seven" | "swap";
export type Area = "home" | "kennel" | "ring";
export type Phase = "aside" | "deal" | "draw" | "exchange" | "over" | "play";
export type How = "aside" | "given-up" | "no-effect" | "played";
export type Event =
  Dealt | Chose | Decided | Exchanged | Showed | Moved | Shuffled | Drew | Asked | TookBack | Ended;
export type Refusal =
  | "give-first"
  | "no-such-action"
  | "no-such-card"
  | "no-such-pawn"
  | "no-such-place"
  | "no-such-use"
  | "not-in-hand"
  | "not-possible"
  | "not-your-pawn"
  | "not-your-turn"
  | "nothing-to-give"
  | "nothing-to-put-aside"
  | "put-aside-first"
  | "seven-under-way";
export type ReasonCode =
  | "guarded"
  | "home-ends"
  | "home-taken"
  | "kennel-empty"
  | "no-pawn-on-ring"
  | "no-pawn-out"
  | "nobody-to-swap"
  | "own-guarded"
  | "steps-left-over";

export interface Options {
  clockwise: boolean;
}
/**
 * DOG-11, DOG-42: give a card away.
 */
export interface Give {
  type: "give";
  card: Card;
}
/**
 * DOG-44: put a card aside.
 */
export interface Aside {
  type: "aside";
  card: Card;
}
/**
 * DOG-12: lay a card and move a pawn by it; DOG-31: or give one share of a seven.
 *
 * `card` is the card that lies on the table, for each share of a seven too. `use` and `steps` say
 * what it stands for: so many fields `forward` or `backward`, or so many of the seven steps.
 * `seat` is whose pawn moves (DOG-37). In a swap `end` is where the other player's pawn stands.
 */
export interface Play {
  type: "play";
  card: Card;
  use: Use;
  steps: number;
  seat: number;
  start: Place;
  end: Place;
}
/**
 * Where a pawn can be.
 *
 * A field of the ring, counted clockwise from the start field of colour 0; a field 1 to 4 of a
 * home; or a kennel, which has the number 0. Whose home or kennel it is, the pawn says.
 */
export interface Place {
  area: Area;
  number: number;
}
export interface View {
  viewer: number | null;
  seats: number;
  clockwise: boolean;
  fields: number;
  colours: number[];
  starts: number[];
  partners: number[];
  receivers: number[];
  round: number;
  phase: Phase;
  dealer: number | null;
  turn: number | null;
  mover: number | null;
  awaited: number[];
  left: number;
  pawns: Pawns[];
  guarded: number[];
  hands: number[];
  gave_up: number[];
  laid: Laid[];
  discards: Card[];
  pile: number;
  shuffled: number;
  hand: Card[] | null;
  choice: Card | null;
  gave: Card | null;
  got: Card | null;
  drawn: Card | null;
  outcome: Outcome | null;
}
/**
 * A seat's pawns: how many are in the kennel, where the others are (see `Place`).
 */
export interface Pawns {
  kennel: number;
  ring: number[];
  home: number[];
}
/**
 * A card that was laid, and what was done with it; of a seven, all shares given so far.
 */
export interface Laid {
  seat: number;
  card: Card;
  how: How;
  plays: Play[];
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
 * A round begins (DOG-8); `hand` is the viewer's own.
 */
export interface Dealt {
  type: "dealt";
  round: number;
  dealer: number;
  size: number;
  shuffled: boolean;
  hand: Card[] | null;
}
/**
 * Someone has chosen what to give away; all see who, nobody what (DOG-11).
 */
export interface Chose {
  type: "chose";
  seat: number;
}
/**
 * What the viewer wants to give away, for the first time or anew.
 */
export interface Decided {
  type: "decided";
  choice: Card;
}
/**
 * All have given a card away (DOG-11, DOG-42); what, only giver and receiver see.
 */
export interface Exchanged {
  type: "exchanged";
  hand: Card[] | null;
  gave: Card | null;
  got: Card | null;
}
/**
 * A card was laid, face up. Where a pawn moves by it, a Moved comes next.
 */
export interface Showed {
  type: "showed";
  seat: number;
  card: Card;
  how: How;
}
/**
 * A pawn moved as `play` says, by the card shown last.
 *
 * `path` is where it came along, the end included; in a swap there is none, and `other` is whose
 * pawn it changed places with. Who was captured is told in the order in which they were.
 */
export interface Moved {
  type: "moved";
  play: Play;
  path: Place[];
  captured: Captured[];
  other: number | null;
  left: number;
  guarded: number[];
}
export interface Captured {
  seat: number;
  field: number;
}
/**
 * All cards that were laid are the pile again (DOG-45).
 */
export interface Shuffled {
  type: "shuffled";
}
/**
 * A card was drawn (DOG-44); only who drew it sees which.
 */
export interface Drew {
  type: "drew";
  seat: number;
  card: Card | null;
}
/**
 * What the game waits for now, and for whom.
 */
export interface Asked {
  type: "asked";
  phase: Phase;
  turn: number | null;
  mover: number | null;
  awaited: number[];
  drawn: Card | null;
}
/**
 * A share of a seven was taken back; `view` is how it was before.
 */
export interface TookBack {
  type: "took-back";
  seat: number;
  view: View;
}
export interface Ended {
  type: "ended";
  outcome: Outcome;
}
/**
 * A card of the hand that cannot be played, and all that hinders it.
 */
export interface WhyNot {
  card: Card;
  reasons: Reason[];
}
/**
 * What hinders one pawn, or all of them.
 */
export interface Reason {
  code: ReasonCode;
  seat: number;
  start: Place | null;
  at: Place | null;
}
