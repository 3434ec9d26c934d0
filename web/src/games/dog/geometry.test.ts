import { describe, expect, test } from "vitest";

import type { Point } from "../../board/cluster.ts";
import { APART, geometryOf, HOME_FIELDS, pointOf, STEP, type Geometry } from "./geometry.ts";

const boards = [64, 96].map((fields) => ({ fields, board: geometryOf(fields, 0) }));

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y) / STEP;
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}

function everySpot(board: Geometry): Point[] {
  const colours = upTo(board.colours);
  return [
    ...upTo(board.fields).map(board.field),
    ...colours.flatMap((colour) =>
      upTo(HOME_FIELDS).map((number) => board.home(colour, number + 1)),
    ),
    ...colours.flatMap((colour) => upTo(5).map((slot) => board.slot(colour, slot))),
  ];
}

describe.each(boards)("on the board with $fields fields", ({ fields, board }) => {
  test("each field is one step from the next, all round", () => {
    for (const field of upTo(fields)) {
      expect(apart(board.field(field), board.field((field + 1) % fields))).toBeCloseTo(1);
    }
  });

  test("a home goes on from its start field, step by step", () => {
    for (const colour of upTo(board.colours)) {
      const way = [board.field(colour * APART), ...upTo(4).map((at) => board.home(colour, at + 1))];
      for (const at of upTo(4)) {
        expect(apart(way[at] ?? { x: 0, y: 0 }, way[at + 1] ?? { x: 0, y: 0 })).toBeCloseTo(1);
      }
    }
  });

  test("nothing lies on anything else", () => {
    const spots = everySpot(board);
    spots.forEach((spot, at) => {
      for (const other of spots.slice(at + 1)) expect(apart(spot, other)).toBeGreaterThan(0.85);
    });
  });

  test("all is on the board, and the middle is free", () => {
    for (const { x, y } of everySpot(board)) {
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(board.reach - 0.4 * STEP);
      expect(Math.hypot(x, y)).toBeGreaterThan(board.free);
    }
    expect(board.free).toBeGreaterThan(3 * STEP);
  });

  test.each(upTo(fields / APART))("colour %i can be at the bottom", (colour) => {
    const start = geometryOf(fields, colour).field(colour * APART);
    expect(start.x).toBeCloseTo(0);
    expect(start.y).toBeGreaterThan(7 * STEP);
  });

  test("fields are counted clockwise: from the bottom to the left", () => {
    expect(board.field(1).x).toBeLessThan(board.field(0).x);
  });

  test("a kennel is clear of the ring", () => {
    for (const colour of upTo(board.colours)) {
      for (const field of upTo(fields)) {
        const gap = apart(board.kennel(colour), board.field(field)) - board.kennelRadius / STEP;
        expect(gap).toBeGreaterThan(0.4);
      }
    }
  });
});

test("a place is where it is of the ring, of a home or of a kennel", () => {
  const board = geometryOf(64, 0);
  expect(pointOf(board, 1, { area: "ring", number: 5 })).toEqual(board.field(5));
  expect(pointOf(board, 1, { area: "home", number: 2 })).toEqual(board.home(1, 2));
  expect(pointOf(board, 1, { area: "kennel", number: 3 })).toEqual(board.slot(1, 3));
});
