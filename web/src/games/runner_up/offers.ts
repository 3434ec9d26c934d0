import type { Offered } from "../contract.ts";
import type { Action, Card } from "./types.ts";

/*
 * From what may be done to what can be pressed, and back: cards first, then in front of whom. What is
 * not offered cannot be pressed; nothing here knows why.
 */

type Offers = readonly Offered<Action>[];

export function sameCard(one: Card, other: Card): boolean {
  return one.value === other.value && one.white === other.white;
}

/** Whether an offer is about laying or choosing this card. */
export function canPlay(offers: Offers, card: Card): boolean {
  return offers.some(({ action }) => action.type !== "move" && sameCard(action.card, card));
}

/** In front of whom a card may be laid. */
export function targetsOf(offers: Offers, card: Card): readonly number[] {
  return offers.flatMap(({ action }) =>
    action.type === "lay" && sameCard(action.card, card) ? [action.target] : [],
  );
}

export function layOffer(offers: Offers, card: Card, target: number): string | undefined {
  return offers.find(
    ({ action }) =>
      action.type === "lay" && sameCard(action.card, card) && action.target === target,
  )?.play;
}

/** The offer to choose a card that is laid in front of oneself. */
export function chooseOffer(offers: Offers, card: Card): string | undefined {
  return offers.find(({ action }) => action.type === "choose" && sameCard(action.card, card))?.play;
}

/** Whose figures may be moved. */
export function figuresOf(offers: Offers): readonly number[] {
  return offers.flatMap(({ action }) => (action.type === "move" ? [action.figure] : []));
}

export function moveOffer(offers: Offers, figure: number): string | undefined {
  return offers.find(({ action }) => action.type === "move" && action.figure === figure)?.play;
}

/**
 * Which card of the hand was chosen: several can be alike, so the one that was last taken, if it is
 * one of them.
 */
export function placeInHand(hand: readonly Card[], card: Card, taken: number | null): number {
  const last = taken === null ? undefined : hand[taken];
  if (taken !== null && last !== undefined && sameCard(last, card)) return taken;
  return hand.findIndex((held) => sameCard(held, card));
}

export function sameAction(one: Action | null, other: Action | null): boolean {
  return actionKey(one) === actionKey(other);
}

/** Alike for the same actions only. */
export function actionKey(action: Action | null): string {
  if (action === null) return "none";
  if (action.type === "move") return `move ${String(action.figure)}`;
  const { value, white } = action.card;
  const target = action.type === "lay" ? action.target : "";
  return `${action.type} ${String(value)} ${String(white)} ${String(target)}`;
}
