import { beforeEach, expect, test, vi } from "vitest";

import { Timeline, type Beat } from "./timeline.ts";

let shown: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  return () => {
    vi.useRealTimers();
  };
});

function beat(name: string, lasts = 100): Beat {
  return {
    show: () => {
      shown.push(name);
    },
    lasts,
  };
}

const abc = [beat("a"), beat("b"), beat("c")];

test("beats are shown in their order, each for its time", async () => {
  const done = new Timeline(() => 1).play(abc);
  expect(shown).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(99);
  expect(shown).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual(["a", "b"]);
  await vi.advanceTimersByTimeAsync(200);
  expect(shown).toEqual(["a", "b", "c"]);
  expect(await done).toBe(true);
});

test("the last beat has its time too", async () => {
  let isDone = false;
  void new Timeline(() => 1).play([beat("a")]).then(() => (isDone = true));
  await vi.advanceTimersByTimeAsync(99);
  expect(isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isDone).toBe(true);
});

test("the pace is asked before each beat", async () => {
  let pace = 2;
  void new Timeline(() => pace).play(abc);
  await vi.advanceTimersByTimeAsync(199);
  expect(shown).toEqual(["a"]);
  pace = 0.5;
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual(["a", "b"]);
  await vi.advanceTimersByTimeAsync(50);
  expect(shown).toEqual(["a", "b", "c"]);
});

test("at the pace 0 nothing is waited for", async () => {
  expect(await new Timeline(() => 0).play(abc)).toBe(true);
  expect(shown).toEqual(["a", "b", "c"]);
});

test("what is skipped is shown at once, and all of it", async () => {
  const timeline = new Timeline(() => 1);
  const done = timeline.play(abc);
  timeline.skip();
  expect(await done).toBe(true);
  expect(shown).toEqual(["a", "b", "c"]);
});

test("skipping is for the beats of the moment only", async () => {
  const timeline = new Timeline(() => 1);
  const done = timeline.play(abc);
  timeline.skip();
  await done;
  void timeline.play([beat("d"), beat("e")]);
  expect(shown.slice(3)).toEqual(["d"]);
});

test("what is stopped shows nothing any more, and says so", async () => {
  const timeline = new Timeline(() => 1);
  const done = timeline.play(abc);
  timeline.stop();
  expect(await done).toBe(false);
  expect(await timeline.play(abc)).toBe(false);
  expect(shown).toEqual(["a"]);
});

test("nothing stays behind after a skip", async () => {
  const timeline = new Timeline(() => 1);
  const done = timeline.play(abc);
  timeline.skip();
  await done;
  expect(vi.getTimerCount()).toBe(0);
});
