import { ESCAPE, HELP, SKIP } from "../../board/keys.ts";
import { seatLetter } from "../../table/letters.ts";

/** What a key pressed on the board is for. */
export type Wish =
  | { readonly type: "card"; readonly place: number }
  | { readonly type: "racer"; readonly racer: number }
  | { readonly type: "escape" | "skip" | "help" };

/** The letter that stands for a racer in the notation; Leo comes after the seats. */
export function letterOf(racer: number, seats: number): string {
  return racer < seats ? seatLetter(racer) : "L";
}

/** A digit is a card of the hand, a letter a racer, as in the notation. */
export function wishOf(key: string, racers: number, seats: number): Wish | null {
  if (key === ESCAPE) return { type: "escape" };
  if (key === HELP) return { type: "help" };
  const letter = key.toLowerCase();
  if (letter === SKIP) return { type: "skip" };
  if (/^[1-9]$/.test(key)) return { type: "card", place: Number(key) - 1 };
  const racer = Array.from({ length: racers }, (_, at) =>
    letterOf(at, seats).toLowerCase(),
  ).indexOf(letter);
  return racer < 0 ? null : { type: "racer", racer };
}
