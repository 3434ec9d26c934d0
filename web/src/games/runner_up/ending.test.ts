import { expect, test } from "vitest";

import { rankedTotals } from "./ending.ts";

function totals(...scores: number[]): readonly [number, readonly number[]][] {
  const outcome = { scores, ranks: [], winners: [], results: [] };
  return rankedTotals(outcome).map(({ total, racers }) => [total, racers]);
}

test("equal totals stand together, the highest first", () => {
  expect(totals(7, 10, -2, 10)).toEqual([
    [10, [1, 3]],
    [7, [0]],
    [-2, [2]],
  ]);
});

test("where all are equal there is one total", () => {
  expect(totals(0, 0)).toEqual([[0, [0, 1]]]);
});
