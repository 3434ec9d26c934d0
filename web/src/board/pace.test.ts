import { expect, test } from "vitest";

import { speeds } from "../games/contract.ts";
import { paceOf } from "./pace.ts";

test("each speed is faster than the one before", () => {
  const paces = speeds.map((speed) => paceOf(speed, 1, false));
  expect(paces).toEqual([...paces].sort((one, other) => other - one));
  expect(new Set(paces).size).toBe(speeds.length);
});

test("what is instant takes no time", () => {
  expect(paceOf("instant", 1, false)).toBe(0);
});

test("nothing is waited for while nobody can see it", () => {
  expect(paceOf("slow", 1, true)).toBe(0);
});

test("the more waits to be shown, the faster it goes", () => {
  expect(paceOf("normal", 3, false)).toBe(paceOf("normal", 1, false));
  expect(paceOf("normal", 10, false)).toBeLessThan(paceOf("normal", 5, false));
});
