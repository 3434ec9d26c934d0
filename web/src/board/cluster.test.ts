import { expect, test } from "vitest";

import { cluster } from "./cluster.ts";

test("one figure stands in the middle", () => {
  expect(cluster(1)).toEqual([{ x: 0, y: 0 }]);
});

test.each([1, 2, 3, 4, 5, 6, 7])(
  "%i figures have a place each, and none hides another",
  (count) => {
    const places = cluster(count);
    expect(places).toHaveLength(count);
    for (const [at, one] of places.entries()) {
      for (const other of places.slice(at + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.6);
      }
    }
  },
);

test.each([2, 3, 4, 5, 6])("%i figures stand round the middle", (count) => {
  const places = cluster(count);
  expect(places.reduce((sum, { x }) => sum + x, 0)).toBeCloseTo(0);
  expect(Math.max(...places.map(({ y }) => y))).toBeCloseTo(-Math.min(...places.map(({ y }) => y)));
});

test("those behind come first, so that those in front are drawn over them", () => {
  const heights = cluster(6).map(({ y }) => y);
  expect(heights).toEqual([...heights].sort((one, other) => one - other));
});
