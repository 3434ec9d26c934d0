import { expect, test } from "vitest";

import { lookName, shapes, type Look } from "./shapes.ts";

const looks = Object.keys(shapes) as Look[];

test("each look has a shape of its own, so that colour is never the only sign", () => {
  expect(new Set(Object.values(shapes)).size).toBe(looks.length);
});

test("each look has a name of its own", () => {
  expect(new Set(looks.map(lookName)).size).toBe(looks.length);
});
