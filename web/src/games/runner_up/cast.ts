import type { Look } from "../../board/shapes.ts";
import type { TableView } from "../../protocol/types.ts";
import type { Played } from "../contract.ts";
import type { View } from "./types.ts";

/** Who has a figure in the race: a seat, or Leo, who comes after the seats. */
export interface Racer {
  readonly number: number;
  readonly name: string;
  readonly look: Look;
  readonly isYou: boolean;
}

export type Cast = readonly Racer[];

export function castOf(game: Played<View>, table: TableView): Cast {
  return game.names.map((name, number) => ({
    number,
    name,
    look: table.seats[number]?.colour ?? "grey",
    isYou: number === game.view.viewer,
  }));
}

/** The letter that stands for a racer in the notation. */
export function letterOf(racer: number, seats: number): string {
  return racer < seats ? String.fromCharCode("A".charCodeAt(0) + racer) : "L";
}
