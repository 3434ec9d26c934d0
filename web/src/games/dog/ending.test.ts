import { expect, test } from "vitest";

import { rankedTeams } from "./ending.ts";

function outcome(scores: number[], winners: number[]) {
  return { scores, winners, ranks: [], results: [] };
}

test("partners stand together, the winners first", () => {
  expect(rankedTeams(outcome([3, 4, 1, 4], [1, 3]), [2, 3, 0, 1])).toEqual([
    [1, 3],
    [0, 2],
  ]);
});

test("who plays alone stands alone, those with more pawns home first", () => {
  expect(rankedTeams(outcome([1, 3, 4], [2]), [])).toEqual([[2], [1], [0]]);
});
