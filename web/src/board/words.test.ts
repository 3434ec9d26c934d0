import { expect, test } from "vitest";

import { castOf } from "./cast.ts";
import { COLOURS, NAMES, tableOf } from "./examples.svelte.ts";
import { list, sentence, who } from "./words.ts";

const game = { names: [...NAMES.slice(0, 2), "Leo"], colours: COLOURS.slice(0, 2), you: 1 };

test("who takes part has a name and a look, and one of them is the viewer", () => {
  const cast = castOf(game, tableOf(game, "toy"));
  expect(cast.map(({ look }) => look)).toEqual(["red", "blue", "grey"]);
  expect(cast.map(({ isYou }) => isYou)).toEqual([false, true, false]);
  expect(cast.map(({ number }) => who(cast, number))).toEqual(["Anna", "You", "Leo"]);
});

test("names are listed as one says them", () => {
  expect(list(["Anna", "Bo", "Cas"])).toBe("Anna, Bo, and Cas");
});

test("a sentence ends with one stop", () => {
  expect(["Gone", "Gone.", "Gone!", ""].map(sentence)).toEqual(["Gone.", "Gone.", "Gone!", ""]);
});
