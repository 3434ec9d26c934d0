import { expect, test, vi } from "vitest";

import type { Played, Speed } from "../games/contract.ts";
import { Queue } from "./examples.svelte.ts";
import { Show, type Direction } from "./show.svelte.ts";

/** A game that counts, and tells of one more each time. */
interface Counting {
  readonly count: number;
}
type More = "more";

const direction: Direction<number, Counting, More> = {
  sceneOf: ({ count }) => count,
  stepsOf: () => [{ change: (scene) => scene + 1, lasts: 100 }],
  tell: () => undefined,
};

function gameOf(count: number): Played<Counting> {
  return {
    number: 1,
    names: [],
    colours: [],
    you: null,
    view: { count },
    log: [],
    awaited: [],
    question: null,
    outcome: null,
    clock: null,
  };
}

function showing(speed: Speed = "normal", told = direction) {
  const queue = new Queue<Counting, More, unknown>(gameOf(0));
  const show = new Show({ game: queue.game, happenings: queue, speed }, told);
  return { queue, show };
}

function more(count: number, events = 1): { events: More[]; game: Played<Counting> } {
  return { events: Array<More>(events).fill("more"), game: gameOf(count) };
}

test("what happens is shown step by step, and then what the View says", async () => {
  vi.useFakeTimers();
  const { queue, show } = showing();
  queue.add(more(7, 2));
  const shown = show.goOn();
  expect(show.scene).toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(show.scene).toBe(2);
  expect(queue.waiting).toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  await shown;
  expect(show.scene).toBe(7);
  expect(queue.waiting).toBe(0);
});

test("skipping shows all that waits at once", async () => {
  vi.useFakeTimers();
  const { queue, show } = showing();
  queue.add(more(1), more(2));
  const shown = show.goOn();
  show.skip();
  await shown;
  expect(show.scene).toBe(2);
  expect(show.isShowing).toBe(false);
});

test("what is stopped shows nothing any more", async () => {
  vi.useFakeTimers();
  const { queue, show } = showing();
  queue.add(more(1), more(2));
  const shown = show.goOn();
  show.stop();
  await shown;
  expect(queue.waiting).toBe(2);
});

test("each happening is told before it is shown", async () => {
  const told: number[] = [];
  const { queue, show } = showing("instant", {
    ...direction,
    tell: (events) => told.push(events.length),
  });
  queue.add(more(1), more(3, 2));
  await show.goOn();
  expect(told).toEqual([1, 2]);
});

test("motions take as long as the speed says", () => {
  expect(showing("slow").show.lasting(100)).toBeGreaterThan(showing("fast").show.lasting(100));
  expect(showing("instant").show.lasting(100)).toBe(0);
});
