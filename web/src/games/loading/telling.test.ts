import { expect, test } from "vitest";

import { castOf } from "../../board/cast.ts";
import { tableOf } from "../../board/examples.svelte.ts";
import { card, gameOf, onTheTable, told } from "./examples.ts";
import { tellAll, tellEnd, tellReason } from "./telling.ts";
import type { Count, Event, View } from "./types.ts";

const game = gameOf(onTheTable());
const cast = castOf(game, tableOf(game, "loading"));

function count(total: number, cards: number): Count {
  return {
    kept: [],
    gave: null,
    got: null,
    cards,
    pile: total,
    stop: 0,
    boosts: 0,
    total,
  };
}

function ended(winners: number[], ...counts: Count[]): View {
  const scores = counts.map(({ total }) => total);
  return onTheTable({
    phase: "over",
    counts,
    outcome: { scores, ranks: [], winners, results: [] },
  });
}

test("who wins by points is told so", () => {
  expect(tellReason(ended([0], count(20, 5), count(19, 9), count(3, 3)), cast)).toBe(
    "With 20 points, the most of all.",
  );
});

test("who wins by cards is told against whom", () => {
  expect(tellReason(ended([0], count(20, 9), count(20, 7), count(20, 8)), cast)).toBe(
    "Bo and Cas too: 20 points. The pile with more cards decides: 9.",
  );
});

test("a shared win is told with what was equal", () => {
  expect(tellReason(ended([0, 1], count(20, 9), count(20, 9), count(3, 3)), cast)).toBe(
    "Equal with 20 points and 9 cards in the pile.",
  );
});

test("the end is told by the last stop card, or by the time", () => {
  const stop = { mark: "2+", points: 2 } as const;
  const mats = onTheTable().mats.map((mat, seat) => ({ ...mat, stop: seat === 1 ? stop : null }));
  expect(tellEnd(onTheTable({ mats }), cast)).toBe("Last stop card: Bo");
  expect(tellEnd(onTheTable({ time_is_up: true }), cast)).toBe("The time is up!");
});

test("one hears what concerns oneself, and who stops", () => {
  const heard = (event: Event): string => tellAll([event], cast, onTheTable());
  expect(heard({ type: "laid", seat: 1, pack: 1, card: card(13), pile: 0, boost: true })).toBe(
    "Bo lays 13 on your pile and takes a boost card.",
  );
  expect(heard({ type: "laid", seat: 1, pack: 1, card: card(13), pile: 1, boost: false })).toBe("");
  expect(heard({ type: "passed", seat: 1, to: 0, pack: 1, hand: [] })).toBe(
    "From Bo you get a pack of 30 cards.",
  );
  expect(heard({ type: "passed", seat: 1, to: 2, pack: 1, hand: null })).toBe("");
  expect(heard({ type: "stopped", seat: 1, pack: 1, stop: { mark: "3+", points: 3 } })).toBe(
    "Stopped: Bo, with 3 points. Stop cards left: 2.",
  );
});

test("whatever happens in whole games can be told", () => {
  for (const { pushes } of told) {
    for (const { events, view } of pushes) {
      expect(tellAll(events, cast, view)).not.toMatch(/undefined|null|\{/);
    }
  }
});
