import { expect, test } from "vitest";

import { card, everyLay, firstChoice, gameOf, lay } from "./examples.ts";
import {
  canPlay,
  chooseOffer,
  figuresOf,
  layOffer,
  moveOffer,
  placeInHand,
  sameAction,
  targetsOf,
} from "./offers.ts";
import type { Action } from "./types.ts";

function offersOf(actions: readonly Action[]): readonly { play: string; action: Action }[] {
  return gameOf(firstChoice, actions).question?.offers ?? [];
}

const lays = offersOf(everyLay(firstChoice));

test("what is offered can be played, and nothing else", () => {
  expect(canPlay(lays, card(3))).toBe(true);
  expect(canPlay(lays, card(5))).toBe(false);
  expect(canPlay(lays, card(3, 27))).toBe(false);
});

test("a card has the targets that are offered for it", () => {
  const offers = offersOf([lay(3, 0), lay(3, 2), lay(-1, 1)]);
  expect(targetsOf(offers, card(3))).toEqual([0, 2]);
  expect(targetsOf(offers, card(-1))).toEqual([1]);
  expect(targetsOf(offers, card(2))).toEqual([]);
});

test("card and target lead back to the one offer they came from", () => {
  for (const { play, action } of lays) {
    if (action.type === "lay") expect(layOffer(lays, action.card, action.target)).toBe(play);
  }
  expect(layOffer(lays, card(3), 4)).toBeUndefined();
});

test("a card without a target is chosen by itself", () => {
  const offers = offersOf([{ type: "choose", card: card(3, 27) }]);
  expect(chooseOffer(offers, card(3, 27))).toBe("+3");
  expect(chooseOffer(offers, card(3, 25))).toBeUndefined();
  expect(chooseOffer(lays, card(3))).toBeUndefined();
});

test("figures lead back to the offers they came from", () => {
  const offers = offersOf([
    { type: "move", figure: 0 },
    { type: "move", figure: 2 },
  ]);
  expect(figuresOf(offers)).toEqual([0, 2]);
  expect(moveOffer(offers, 2)).toBe(">C");
  expect(moveOffer(offers, 1)).toBeUndefined();
  expect(figuresOf(lays)).toEqual([]);
});

test("of cards alike the one that was taken is the chosen one", () => {
  const hand = [card(-1), card(3), card(-1)];
  expect(placeInHand(hand, card(-1), 2)).toBe(2);
  expect(placeInHand(hand, card(-1), 1)).toBe(0);
  expect(placeInHand(hand, card(-1), null)).toBe(0);
  expect(placeInHand(hand, card(4), 2)).toBe(-1);
});

test("actions are the same when they say the same", () => {
  expect(sameAction(lay(3, 1), lay(3, 1))).toBe(true);
  expect(sameAction(lay(3, 1), lay(3, 2))).toBe(false);
  expect(sameAction(lay(3, 1), { type: "choose", card: card(3) })).toBe(false);
  expect(sameAction(null, null)).toBe(true);
  expect(sameAction(null, lay(3, 1))).toBe(false);
});
