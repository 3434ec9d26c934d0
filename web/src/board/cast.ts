import type { Played } from "../games/contract.ts";
import type { TableView } from "../protocol/types.ts";
import type { Look } from "./shapes.ts";

/** Somebody who takes part in a game: a seat, or after the seats an imaginary player. */
export interface Member {
  readonly number: number;
  readonly name: string;
  readonly look: Look;
  readonly isYou: boolean;
}

export type Cast = readonly Member[];

export function castOf(game: Pick<Played, "names" | "you">, table: Pick<TableView, "seats">): Cast {
  return game.names.map((name, number) => ({
    number,
    name,
    look: table.seats[number]?.colour ?? "grey",
    isYou: number === game.you,
  }));
}
