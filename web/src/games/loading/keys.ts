import { ESCAPE, HELP } from "../../board/keys.ts";
import { seatLetter } from "../../table/letters.ts";

/** What a key pressed on the board is for. */
export type Wish =
  | { readonly type: "browse"; readonly by: number }
  | { readonly type: "lay"; readonly pile: number }
  | { readonly type: "lay-own" | "pass" | "stop" | "escape" | "help" };

const PAGE = 5;
const FAR = 100;

const browsing: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowUp: 1,
  PageUp: -PAGE,
  PageDown: PAGE,
  Home: -FAR,
  End: FAR,
};

const named: Record<string, Wish> = {
  [ESCAPE]: { type: "escape" },
  [HELP]: { type: "help" },
  Enter: { type: "lay-own" },
  " ": { type: "pass" },
  p: { type: "pass" },
  s: { type: "stop" },
};

/** Arrows look through the pack; a letter is a pile, as in the notation, a digit the same. */
export function wishOf(key: string, seats: number): Wish | null {
  const by = browsing[key];
  if (by !== undefined) return { type: "browse", by };
  const pile = pileOf(key, seats);
  if (pile !== null) return { type: "lay", pile };
  return named[key] ?? named[key.toLowerCase()] ?? null;
}

function pileOf(key: string, seats: number): number | null {
  const letters = Array.from({ length: seats }, (_, seat) => seatLetter(seat).toLowerCase());
  const pile = /^[1-7]$/.test(key) ? Number(key) - 1 : letters.indexOf(key.toLowerCase());
  return pile < 0 || pile >= seats ? null : pile;
}
