import { ESCAPE, HELP } from "../../board/keys.ts";
import { seatLetter } from "../../table/letters.ts";

/** What a key pressed on the board is for. */
export type Wish =
  | { readonly type: "browse"; readonly by: number }
  | { readonly type: "lay"; readonly pile: number }
  | { readonly type: "lay-own" | "pass" | "stop" | "escape" | "help" };

const PAGE = 5;
const FAR = 100;

const wishes = new Map<string, Wish>([
  ["arrowleft", { type: "browse", by: -1 }],
  ["arrowdown", { type: "browse", by: -1 }],
  ["arrowright", { type: "browse", by: 1 }],
  ["arrowup", { type: "browse", by: 1 }],
  ["pageup", { type: "browse", by: -PAGE }],
  ["pagedown", { type: "browse", by: PAGE }],
  ["home", { type: "browse", by: -FAR }],
  ["end", { type: "browse", by: FAR }],
  [ESCAPE.toLowerCase(), { type: "escape" }],
  [HELP, { type: "help" }],
  ["enter", { type: "lay-own" }],
  [" ", { type: "pass" }],
  ["p", { type: "pass" }],
  ["s", { type: "stop" }],
]);

/** Arrows look through the pack; a letter is a pile, as in the notation, a digit the same. */
export function wishOf(key: string, seats: number): Wish | null {
  const pile = pileOf(key, seats);
  return pile === null ? (wishes.get(key.toLowerCase()) ?? null) : { type: "lay", pile };
}

function pileOf(key: string, seats: number): number | null {
  const letters = Array.from({ length: seats }, (_, seat) => seatLetter(seat).toLowerCase());
  const pile = /^[1-7]$/.test(key) ? Number(key) - 1 : letters.indexOf(key.toLowerCase());
  return pile < 0 || pile >= seats ? null : pile;
}
