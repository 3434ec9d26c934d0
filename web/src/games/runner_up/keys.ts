import { letterOf } from "./cast.ts";

export const SKIP = "s";
export const HELP = "?";

/** What a key pressed on the board is for. */
export type Wish =
  | { readonly type: "card"; readonly place: number }
  | { readonly type: "racer"; readonly racer: number }
  | { readonly type: "escape" | "skip" | "help" };

/** A digit is a card of the hand, a letter a racer, as in the notation. */
export function wishOf(key: string, racers: number, seats: number): Wish | null {
  if (key === "Escape") return { type: "escape" };
  if (key === HELP) return { type: "help" };
  const letter = key.toLowerCase();
  if (letter === SKIP) return { type: "skip" };
  if (/^[1-9]$/.test(key)) return { type: "card", place: Number(key) - 1 };
  const racer = Array.from({ length: racers }, (_, at) =>
    letterOf(at, seats).toLowerCase(),
  ).indexOf(letter);
  return racer < 0 ? null : { type: "racer", racer };
}
