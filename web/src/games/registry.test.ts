import { expect, test } from "vitest";

import { clients } from "./registry.ts";

test.each(clients)("bots that join at once have a name in $name", ({ bots, botsAtOnce }) => {
  expect(botsAtOnce.length).toBeGreaterThan(0);
  expect(Object.keys(bots)).toEqual(expect.arrayContaining([...botsAtOnce]));
});
