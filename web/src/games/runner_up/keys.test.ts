import { expect, test } from "vitest";

import { letterOf, wishOf } from "./keys.ts";

test("a digit is a card of the hand", () => {
  expect(wishOf("1", 3, 3)).toEqual({ type: "card", place: 0 });
  expect(wishOf("5", 3, 3)).toEqual({ type: "card", place: 4 });
});

test("a letter is a racer, as in the notation", () => {
  expect(wishOf("c", 3, 3)).toEqual({ type: "racer", racer: 2 });
  expect(wishOf("C", 3, 3)).toEqual({ type: "racer", racer: 2 });
  expect(wishOf("d", 3, 3)).toBeNull();
});

test("Leo is L", () => {
  expect(wishOf("l", 3, 2)).toEqual({ type: "racer", racer: 2 });
  expect(wishOf("l", 3, 3)).toBeNull();
  expect(letterOf(2, 2)).toBe("L");
});

test("other keys are nobody's wish", () => {
  expect(["Tab", "Enter", " ", "ArrowLeft", "0"].map((key) => wishOf(key, 6, 6))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
