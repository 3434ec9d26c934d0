import { expect, test } from "vitest";

import { wishOf } from "./keys.ts";

test("arrows look through the pack, and go to its ends", () => {
  expect(wishOf("ArrowRight", 4)).toEqual({ type: "browse", by: 1 });
  expect(wishOf("ArrowLeft", 4)).toEqual({ type: "browse", by: -1 });
  expect(wishOf("End", 4)).toMatchObject({ type: "browse" });
});

test("letters and digits are piles, as many as there are", () => {
  expect(wishOf("b", 4)).toEqual({ type: "lay", pile: 1 });
  expect(wishOf("D", 4)).toEqual({ type: "lay", pile: 3 });
  expect(wishOf("2", 4)).toEqual({ type: "lay", pile: 1 });
  expect([wishOf("e", 4), wishOf("5", 4), wishOf("0", 4), wishOf("8", 7)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test.each([
  ["Enter", "lay-own"],
  [" ", "pass"],
  ["P", "pass"],
  ["s", "stop"],
  ["Escape", "escape"],
  ["?", "help"],
])("%s means %s", (key, type) => {
  expect(wishOf(key, 7)).toEqual({ type });
});

test.each(["x", "Tab", "constructor", "F1"])("%s means nothing", (key) => {
  expect(wishOf(key, 7)).toBeNull();
});
