import { expect, test } from "vitest";

import { wishOf } from "./keys.ts";

test("a digit is a card or a number of steps", () => {
  expect(wishOf("1")).toEqual({ type: "number", number: 1 });
  expect(wishOf("7")).toEqual({ type: "number", number: 7 });
});

test("some keys take back, skip, help and go a step back", () => {
  expect(["u", "S", "?", "Escape"].map((key) => wishOf(key)?.type)).toEqual([
    "take-back",
    "skip",
    "help",
    "escape",
  ]);
});

test("other keys are nobody's wish", () => {
  expect(
    ["Tab", "Enter", " ", "ArrowLeft", "0", "k"].map(wishOf).every((wish) => wish === null),
  ).toBe(true);
});
