import { expect, test } from "vitest";

import { home, KENNEL, offersOf, play, ring } from "./examples.ts";
import {
  canTake,
  cardOffer,
  meaningsOf,
  playsAs,
  playsFrom,
  playsTo,
  playsWith,
  startsOf,
} from "./offers.ts";

const offers = offersOf([
  play("8", "forward", 8, ring(60), ring(4)),
  play("8", "forward", 8, ring(60), home(4)),
  play("8", "forward", 8, ring(5), ring(13)),
  play("J", "swap", 0, ring(5), ring(20)),
  play("J", "forward", 13, ring(5), ring(18)),
  play("J", "backward", 4, ring(5), ring(1)),
  play("J", "seven", 2, ring(5), ring(7)),
  play("J", "seven", 3, ring(5), ring(8)),
  play("J", "forward", 6, ring(5), ring(11)),
  play("J", "forward", 8, ring(5), ring(13)),
  play("J", "out", 0, KENNEL, ring(0)),
]);

test("what is offered can be taken, and nothing else", () => {
  expect(canTake(offers, "8")).toBe(true);
  expect(canTake(offers, "9")).toBe(false);
});

test("a card to be given away is an offer of its own", () => {
  const giving = offersOf([
    { type: "give", card: "8" },
    { type: "give", card: "J" },
  ]);
  expect(cardOffer(giving, "J")).toBe(giving[1]);
  expect(cardOffer(offers, "J")).toBeUndefined();
});

test("what a joker stands for goes from the way out over the steps to the swap", () => {
  expect(meaningsOf(playsWith(offers, "J"))).toEqual([
    { use: "out", steps: 0 },
    { use: "forward", steps: 6 },
    { use: "seven", steps: 0 },
    { use: "forward", steps: 8 },
    { use: "forward", steps: 13 },
    { use: "backward", steps: 4 },
    { use: "swap", steps: 0 },
  ]);
});

test("as a seven a joker has every share", () => {
  const shares = playsAs(playsWith(offers, "J"), { use: "seven", steps: 0 });
  expect(shares.map(({ action }) => action.steps)).toEqual([2, 3]);
});

test("each pawn is named once, however many ways it has", () => {
  expect(startsOf(playsWith(offers, "8"))).toEqual([
    { seat: 0, place: ring(60) },
    { seat: 0, place: ring(5) },
  ]);
});

test("where both fit, home and the ring are both offered", () => {
  const ways = playsFrom(playsWith(offers, "8"), { seat: 0, place: ring(60) });
  expect(ways.map(({ action }) => action.end)).toEqual([ring(4), home(4)]);
});

test("a home is its player's, a field of the ring anybody's", () => {
  const plays = playsWith(offers, "8");
  expect(playsTo(plays, { seat: 0, place: home(4) })).toHaveLength(1);
  expect(playsTo(plays, { seat: 2, place: home(4) })).toHaveLength(0);
  expect(playsTo(plays, { seat: 2, place: ring(13) })).toHaveLength(1);
});
