import { describe, expect, test } from "vitest";

import type { Point } from "../../board/cluster.ts";
import { FARTHEST, REARMOST, spaces, trackIn } from "./track.ts";

const boxes: [name: string, width: number, height: number, tile: number][] = [
  ["a phone with six players", 344, 236, 34],
  ["a phone with three players", 344, 310, 40],
  ["a phone on its side", 400, 200, 32],
  ["a wide screen", 880, 520, 70],
  ["a very wide box", 1600, 300, 50],
  ["a tall box", 300, 900, 45],
];

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

test("there are 29 spaces, from -12 to 16", () => {
  expect(spaces).toHaveLength(29);
  expect([spaces[0], spaces.at(-1)]).toEqual([REARMOST, FARTHEST]);
});

describe.each(boxes)("on %s", (_, width, height, tile) => {
  const track = trackIn(width, height);
  const points = spaces.map((space) => track.at(space));

  test("spaces are large enough to be read", () => {
    expect(track.tile).toBeGreaterThan(tile);
  });

  test("no space covers another", () => {
    for (const [at, one] of points.entries()) {
      for (const other of points.slice(at + 1)) {
        expect(distance(one, other)).toBeGreaterThanOrEqual(track.tile);
      }
    }
  });

  test("all spaces lie inside, with room above for figures", () => {
    const radius = track.tile / 2;
    for (const { x, y } of points) {
      expect(x - radius).toBeGreaterThanOrEqual(0);
      expect(x + radius).toBeLessThanOrEqual(width);
      expect(y - radius).toBeGreaterThan(track.tile * 0.3);
      expect(y + radius).toBeLessThanOrEqual(height);
    }
  });

  test("each space is near the next, and none skips a bend", () => {
    const steps = points.slice(1).map((point, at) => distance(point, points[at] ?? point));
    const longest = Math.max(...steps);
    expect(Math.min(...steps)).toBeGreaterThan(longest * 0.75);
  });

  test("the race goes upward", () => {
    const heights = points.map(({ y }) => y);
    expect(heights.at(-1)).toBeLessThanOrEqual(heights[0] ?? 0);
  });
});

test("a box without any room has a track without any size", () => {
  expect(trackIn(1, 1).tile).toBeGreaterThanOrEqual(0);
  expect(Number.isFinite(trackIn(1, 1).at(0).x)).toBe(true);
});

test("the road begins at the rearmost space and is one line", () => {
  const track = trackIn(344, 236);
  const { x, y } = track.at(REARMOST);
  expect(track.road.startsWith(`M${String(x)} ${String(y)}`)).toBe(true);
  expect(track.road.match(/M/g)).toHaveLength(1);
});
