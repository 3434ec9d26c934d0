import { expect, test } from "vitest";

import { showAction } from "./notation.ts";

test("a lay names the card, the pile, what it lies on, and the holding", () => {
  expect(showAction({ type: "lay", holding: 3, card: 17, pile: 1, on: 16 })).toBe("17>B:16#3");
});

test("a pile without cards is a dash", () => {
  expect(showAction({ type: "lay", holding: 1, card: 17, pile: 0, on: null })).toBe("17>A:-#1");
});

test("passing names the holding alone, stopping the stop card too", () => {
  expect(showAction({ type: "pass", holding: 3 })).toBe(">#3");
  expect(showAction({ type: "stop", holding: 3, stop: "4+" })).toBe("4+#3");
});
