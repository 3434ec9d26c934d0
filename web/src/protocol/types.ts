// Made by script/types from the messages' definitions in Python.

export type Message =
  | Hello
  | Ping
  | Sit
  | Stand
  | Rename
  | Recolour
  | Configure
  | Invite
  | Remove
  | Start
  | Ready
  | Play
  | TakeBack
  | Say
  | Speak
  | Replace
  | Leave;
export type Colour = "blue" | "green" | "orange" | "purple" | "red" | "teal" | "yellow";
export type Phrase =
  | "again"
  | "good-luck"
  | "goodbye"
  | "hello"
  | "hurry"
  | "one-moment"
  | "oops"
  | "sorry"
  | "thanks"
  | "well-played"
  | "wow";
export type Answer = Done | Refused | Pong | Snapshot | Changed | Began | Happened | Timed | Talked;
export type TableRefusal =
  | "already-seated"
  | "bad-message"
  | "bad-name"
  | "bad-notation"
  | "bad-option"
  | "bad-talk"
  | "colour-taken"
  | "deal-awaited"
  | "game-over"
  | "in-play"
  | "no-such-bot"
  | "no-such-game"
  | "no-such-seat"
  | "no-such-table"
  | "not-over"
  | "not-playing"
  | "not-seated"
  | "not-the-host"
  | "nothing-to-take-back"
  | "overtaken"
  | "server-trouble"
  | "still-there"
  | "table-full"
  | "talk-is-off"
  | "too-early"
  | "too-fast"
  | "too-few-players"
  | "too-large";

export interface Hello {
  do: "hello";
  secret: string;
  name?: string;
  seen?: Seen | null;
}
/**
 * The last push that a client has: of which stream, and its number there.
 */
export interface Seen {
  stream: string;
  number: number;
}
/**
 * Asks for the server's clock; answered by a Pong.
 */
export interface Ping {
  do: "ping";
  sent: number;
}
export interface Sit {
  do: "sit";
  id: string;
  name: string;
  colour?: Colour | null;
}
/**
 * Give one's seat back, while no game is going on.
 */
export interface Stand {
  do: "stand";
  id: string;
}
export interface Rename {
  do: "rename";
  id: string;
  name: string;
}
export interface Recolour {
  do: "recolour";
  id: string;
  colour: Colour;
}
/**
 * Choose the game's options and the table's settings (the host).
 */
export interface Configure {
  do: "configure";
  id: string;
  options: Record<string, unknown>;
  settings: Settings;
}
/**
 * What the host decides about a table, whatever the game.
 */
export interface Settings {
  think_seconds: (15 | 30 | 60 | 120 | 300) | null;
  bots_at_once: boolean;
  free_talk: boolean;
}
/**
 * Seat a bot (the host).
 */
export interface Invite {
  do: "invite";
  id: string;
  bot: string;
}
/**
 * Take a bot, or somebody else, from a seat (the host).
 */
export interface Remove {
  do: "remove";
  id: string;
  seat: number;
}
/**
 * Begin a game, the first one or another one with the same people (the host).
 */
export interface Start {
  do: "start";
  id: string;
}
/**
 * Say that one is ready for the start of a game in real time, and how full one's device is.
 */
export interface Ready {
  do: "ready";
  id: string;
  battery?: number | null;
}
/**
 * Do what one of the offers says; `asked` is the question it answers.
 *
 * In real time nothing is offered. An action says itself what it relies on, and `asked` is left
 * out where another one of the same person may be on its way.
 */
export interface Play {
  do: "play";
  id: string;
  play: string;
  asked?: number | null;
}
/**
 * Take back one's last play, where the game lets one.
 */
export interface TakeBack {
  do: "take-back";
  id: string;
}
export interface Say {
  do: "say";
  id: string;
  text: string;
}
export interface Speak {
  do: "speak";
  id: string;
  phrase: Phrase;
}
/**
 * Let a bot go on for somebody who is not there, until they return.
 */
export interface Replace {
  do: "replace";
  id: string;
  seat: number;
}
/**
 * Leave: a bot goes on until one returns; while no game is going on, as Stand.
 */
export interface Leave {
  do: "leave";
  id: string;
}
export interface Done {
  push: "done";
  id: string;
}
/**
 * `code` is for programs and translations, the text says the same in English.
 */
export interface Refused {
  push: "refused";
  code: string;
  text: string;
  id?: string | null;
}
export interface Pong {
  push: "pong";
  sent: number;
  time: number;
}
export interface Snapshot {
  push: "snapshot";
  number: number;
  stream: string;
  time: number;
  table: TableView;
  game: GameView | null;
  talk: Talk[];
}
export interface TableView {
  code: string;
  game: string;
  phase: "gathering" | "over" | "playing";
  options: Record<string, unknown>;
  settings: Settings;
  seats: SeatView[];
  host: number | null;
  you: number | null;
  hosting: boolean;
  free_talk: boolean;
}
export interface SeatView {
  name: string;
  colour: Colour;
  bot: string | null;
  present: boolean;
  away: boolean;
}
export interface GameView {
  number: number;
  names: string[];
  colours: Colour[];
  you: number | null;
  view: unknown;
  log: string[];
  awaited: Awaited[];
  question: Question | null;
  outcome: Outcome | null;
  clock: Clock | null;
}
export interface Awaited {
  seat: number;
  deadline: number | null;
}
/**
 * What the viewer may do now; among the awaited only while the game waits for it.
 */
export interface Question {
  asked: number;
  offers: Offer[];
  why_not: unknown[];
  may_take_back: boolean;
}
export interface Offer {
  play: string;
  action: unknown;
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
 * The time of a game in real time.
 */
export interface Clock {
  ready: number[];
  starts: number | null;
  ends: number | null;
}
/**
 * Either a phrase or a text.
 */
export interface Talk {
  time: number;
  name: string;
  colour: Colour;
  phrase: Phrase | null;
  text: string | null;
}
/**
 * Who sits where, the options or the settings have changed.
 */
export interface Changed {
  push: "changed";
  number: number;
  table: TableView;
}
export interface Began {
  push: "began";
  number: number;
  table: TableView;
  game: GameView;
}
/**
 * Something happened in the game: the Events in order, and the View after them.
 */
export interface Happened {
  push: "happened";
  number: number;
  events: unknown[];
  view: unknown;
  log: string[];
  awaited: Awaited[];
  question?: Question | null;
  outcome?: Outcome | null;
}
/**
 * The clock has changed: somebody is ready, the start was called, the end was put off.
 */
export interface Timed {
  push: "timed";
  number: number;
  clock: Clock;
}
export interface Talked {
  push: "talked";
  number: number;
  talk: Talk;
}
export interface GameInfo {
  name: string;
  title: string;
  fewest_seats: number;
  most_seats: number;
  options: OptionInfo[];
  bots: string[];
  real_time: boolean;
}
/**
 * An option of a game, for a form; what it is called is in the client's texts.
 */
export interface OptionInfo {
  name: string;
  kind: "choice" | "number" | "switch";
  default: unknown;
  choices: unknown[];
}
/**
 * Open a table; whoever does is its host and sits at the first seat.
 */
export interface OpenTable {
  game: string;
  secret: string;
  name: string;
  colour?: Colour | null;
  options?: Record<string, unknown>;
  settings?: Settings;
  bots?: string[];
  start?: boolean;
}
export interface Opened {
  code: string;
}
export interface TableInfo {
  code: string;
  game: string;
  phase: "gathering" | "over" | "playing";
}
/**
 * Addresses under which others in the same network reach this server.
 */
export interface Place {
  addresses: string[];
}
/**
 * Why a request was refused; the code is one of a table's or of a game's.
 */
export interface Problem {
  code: string;
  text: string;
}
