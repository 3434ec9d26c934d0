import { m } from "../../texts/texts.ts";
import type { Card } from "./types.ts";

/** DOG-1: the kinds that are red; all others are blue. */
const red: readonly Card[] = ["4", "7", "11", "13", "S", "J"];

export function isRed(card: Card): boolean {
  return red.includes(card);
}

/** What stands on a card; a swap and a joker have a drawing instead. */
export function faceOf(card: Card): string {
  if (card === "4") return "±4";
  if (card === "11") return "1/11";
  return card === "S" || card === "J" ? "" : card;
}

export function cardName(card: Card): string {
  if (card === "S") return m.dog_card_swap();
  return card === "J" ? m.dog_card_joker() : faceOf(card);
}
