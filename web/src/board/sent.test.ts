import { expect, test, vi } from "vitest";

import type { Done, Refused } from "../protocol/types.ts";
import { Sent } from "./sent.svelte.ts";

const done: Done = { push: "done", id: "1" };
const refused: Refused = { push: "refused", code: "overtaken", text: "too late", id: "1" };

test("a choice holds in the situation in which it was made", () => {
  const play = vi.fn(() => Promise.resolve(done));
  const sent = new Sent<string>(play);
  sent.send("+3>B", "three", "first");
  expect(play).toHaveBeenCalledExactlyOnceWith("+3>B");
  expect(sent.in("first")).toBe("three");
  expect(sent.in("second")).toBeNull();
});

test("what is refused was never chosen", async () => {
  const sent = new Sent<string>(() => Promise.resolve(refused));
  sent.send("+3>B", "three", "first");
  await Promise.resolve();
  expect(sent.in("first")).toBeNull();
});

test("a later choice survives the refusal of an earlier one", async () => {
  const answers = [refused, done];
  const sent = new Sent<string>(() => Promise.resolve(answers.shift() ?? done));
  sent.send("+3>B", "three", "first");
  sent.send("+2>B", "two", "first");
  await Promise.resolve();
  expect(sent.in("first")).toBe("two");
});
