import { expect, test } from "vitest";

import { onTheTable, pileOf } from "./examples.ts";
import { Glimpses } from "./glimpses.ts";
import type { View } from "./types.ts";

function withTop(...numbers: number[]): View {
  const { mats, ...view } = onTheTable();
  return {
    ...view,
    mats: mats.map((mat, seat) => (seat === 1 ? { ...mat, pile: pileOf(1, ...numbers) } : mat)),
  };
}

test("a top card that has been there for a while has been seen", () => {
  const glimpses = new Glimpses();
  glimpses.watch(withTop(16), 0);
  glimpses.watch(withTop(16, 17), 1000);
  expect(glimpses.on(1, 1200)).toBe(17);
});

test("a top card that has just come has not been seen", () => {
  const glimpses = new Glimpses();
  glimpses.watch(withTop(16), 0);
  glimpses.watch(withTop(16, 17), 1000);
  glimpses.watch(withTop(16, 17, 18), 1060);
  expect(glimpses.on(1, 1100)).toBe(16);
  expect(glimpses.on(1, 1300)).toBe(18);
});

test("what lies there from the beginning is seen at once, also nothing", () => {
  const glimpses = new Glimpses();
  glimpses.watch(withTop(), 5000);
  expect(glimpses.on(1, 5000)).toBeNull();
});

test("other changes are no change of the top card", () => {
  const glimpses = new Glimpses();
  glimpses.watch(withTop(16), 0);
  glimpses.watch({ ...withTop(16), waiting: 1 }, 1000);
  expect(glimpses.on(1, 1001)).toBe(16);
});
