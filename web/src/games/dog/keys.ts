import { ESCAPE, HELP, SKIP } from "../../board/keys.ts";

export const TAKE_BACK = "u";

/** What a key pressed on the board is for. */
export type Wish =
  | { readonly type: "number"; readonly number: number }
  | { readonly type: "escape" | "skip" | "help" | "take-back" };

/** A digit is a card of the hand, or a number of steps. */
export function wishOf(key: string): Wish | null {
  if (key === ESCAPE) return { type: "escape" };
  if (key === HELP) return { type: "help" };
  const letter = key.toLowerCase();
  if (letter === SKIP) return { type: "skip" };
  if (letter === TAKE_BACK) return { type: "take-back" };
  return /^[1-9]$/.test(key) ? { type: "number", number: Number(key) } : null;
}
