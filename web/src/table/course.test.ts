import { describe, expect, test } from "vitest";

import type { GameView, Happened, Question } from "../protocol/types.ts";
import { Course } from "./course.svelte.ts";

const NOTHING_ASKED: Question = { asked: 1, offers: [], why_not: [], may_take_back: false };

const GAME: GameView = {
  number: 1,
  names: ["Ann", "Ben"],
  colours: ["red", "blue"],
  you: 0,
  view: "dealt",
  log: ["1.1"],
  awaited: [{ seat: 0, deadline: 5 }],
  question: { ...NOTHING_ASKED, offers: [{ play: "+1>A", action: {} }] },
  outcome: null,
  clock: null,
};

function happened(view: string, more: Partial<Happened> = {}): Happened {
  return { push: "happened", number: 2, events: [view], view, log: [view], awaited: [], ...more };
}

describe("a course", () => {
  test("shows what happened one after the other", () => {
    const course = new Course(GAME);
    course.add(happened("one"));
    course.add(happened("two"));
    expect([course.game.view, course.first?.events, course.waiting]).toEqual(["dealt", ["one"], 2]);
    course.shown();
    expect([course.game.view, course.first?.events, course.waiting]).toEqual(["one", ["two"], 1]);
    course.shown();
    expect([course.game.view, course.first, course.waiting]).toEqual(["two", undefined, 0]);
  });

  test("tells the move list as far as it has been shown", () => {
    const course = new Course(GAME);
    course.add(happened("one"));
    course.add(happened("two"));
    course.shown();
    expect(course.game.log).toEqual(["1.1", "one"]);
    expect(course.latest.log).toEqual(["1.1", "one", "two"]);
  });

  test("keeps its question until another one comes, or none", () => {
    const course = new Course(GAME);
    course.add(happened("one"));
    expect(course.latest.question?.asked).toBe(1);
    course.add(happened("two", { question: { ...NOTHING_ASKED, asked: 2 } }));
    expect(course.latest.question?.asked).toBe(2);
    course.add(happened("three", { question: null }));
    expect(course.latest.question).toBeNull();
  });

  test("has one clock, whatever has been shown", () => {
    const clock = { ready: [0, 1], starts: 3500, ends: null };
    const course = new Course(GAME);
    course.add(happened("one"));
    course.time(clock);
    course.add(happened("two"));
    expect([course.game.clock, course.first?.game.clock]).toEqual([clock, clock]);
    expect(course.latest.clock).toEqual(clock);
  });

  test("can be brought to the present at once", () => {
    const course = new Course(GAME);
    for (const view of ["one", "two", "three"]) course.add(happened(view));
    course.allShown();
    expect([course.game.view, course.waiting]).toEqual(["three", 0]);
  });

  test("is unmoved when nothing is to be shown", () => {
    const course = new Course(GAME);
    course.shown();
    expect(course.game).toBe(GAME);
  });
});
