import { describe, expect, test } from "vitest";

import { card, firstChoice, told } from "./examples.ts";
import { sceneOf, secondOf, stepsOf, totalsOf, type Scene } from "./scene.ts";
import type { Event, Motion, Scored } from "./types.ts";

function scenesOf(events: readonly Event[], from: Scene, smoothly = true): readonly Scene[] {
  const scenes = [from];
  for (const { change } of events.flatMap((event) => stepsOf(event, smoothly))) {
    scenes.push(change(scenes.at(-1) ?? from));
  }
  return scenes.slice(1);
}

function last(scenes: readonly Scene[], from: Scene): Scene {
  return { ...(scenes.at(-1) ?? from), caption: null };
}

const start = sceneOf({ ...firstChoice, figures: [2, 0, 0] });

function moved(motion: Omit<Motion, "by">, by: number | null = null): Event {
  return { type: "moved", motion: { ...motion, by } };
}

test("there are games to test with", () => {
  expect(told.length).toBeGreaterThan(3);
});

describe.each(told)("in $name", ({ beginning, pushes }) => {
  test.each([true, false])("what is shown ends as the View says (smoothly: %s)", (smoothly) => {
    let scene = sceneOf(beginning);
    for (const { events, view } of pushes) {
      scene = last(scenesOf(events, scene, smoothly), scene);
      expect(scene).toEqual(sceneOf(view));
    }
  });

  test("every figure goes from space to space and leaves none out", () => {
    let scene = sceneOf(beginning);
    for (const { events, view } of pushes.filter((push) => push.events[0]?.type !== "dealt")) {
      for (const next of scenesOf(events, scene)) {
        const strides = next.stands.map((space, figure) => space - (scene.stands[figure] ?? 0));
        expect(Math.max(...strides.map(Math.abs))).toBeLessThanOrEqual(1);
        scene = next;
      }
      scene = sceneOf(view);
    }
  });
});

test("cards are turned up one by one, and each takes its back away", () => {
  const laid = [
    { racer: 0, card: card(3), target: 1 },
    { racer: 1, card: card(-1), target: 1 },
  ];
  const from = { ...start, chosen: [0, 1] };
  const scenes = scenesOf([{ type: "revealed", round: 1, laid }], from);
  expect(scenes.map(({ lying }) => lying.length)).toEqual([1, 2]);
  expect(scenes.map(({ chosen }) => chosen)).toEqual([[1], []]);
  expect(scenes[1]?.caption).toEqual({ type: "turned", laid: laid[1] });
});

test("the cards of the round before go when the next ones come", () => {
  const laid = [{ racer: 0, card: card(3), target: 1 }];
  const lying = [{ racer: 2, card: card(4), target: 2 }];
  const [scene] = scenesOf([{ type: "revealed", round: 2, laid }], { ...start, lying });
  expect(scene?.lying).toEqual(laid);
  expect(scene?.round).toBe(2);
});

test("a figure that does not go smoothly is at once where it ends", () => {
  const scenes = scenesOf([moved({ figure: 0, start: 2, end: -3 })], start, false);
  expect(scenes.map(({ stands }) => stands[0])).toEqual([-3]);
});

test("a figure that cannot move is told of all the same", () => {
  const event = moved({ figure: 0, start: 16, end: 16 });
  const [scene] = scenesOf([event], { ...start, stands: [16, 0, 0] });
  expect(scene?.stands).toEqual([16, 0, 0]);
  expect(scene?.caption?.type).toBe("moved");
});

test("a card is spent when its figure has arrived", () => {
  const scenes = scenesOf([moved({ figure: 0, start: 2, end: 4 }, 1)], start);
  expect(scenes.map(({ spent }) => spent)).toEqual([[], [1]]);
});

test("what somebody has chosen is shown as a fact, and takes no time", () => {
  const steps = stepsOf({ type: "chose", seat: 2 }, true);
  expect(steps.map(({ lasts }) => lasts)).toEqual([0]);
  expect(steps[0]?.change(start).chosen).toEqual([2]);
});

test("a stage's scoring stays until the next stage begins", () => {
  const scored: Scored = { type: "scored", stage: 1, space: 2, points: [2, 0, 0] };
  const scene = last(scenesOf([scored], start), start);
  expect(scene.scoring).toEqual({ stage: 1, space: 2, points: [2, 0, 0] });
  expect(scene.points).toEqual([[2, 0, 0]]);
  const next = last(scenesOf([{ type: "dealt", stage: 2, hand: null }], scene), scene);
  expect(next.scoring).toBeNull();
  expect([next.stage, next.round]).toEqual([2, 0]);
  expect(next.stands).toEqual([0, 0, 0]);
});

test("moves take longer than choices, and a scoring longest", () => {
  const time = (event: Event): number =>
    stepsOf(event, true).reduce((sum, { lasts }) => sum + lasts, 0);
  const move = time(moved({ figure: 0, start: 0, end: 1 }));
  expect(move).toBeGreaterThan(time({ type: "chose", seat: 0 }));
  expect(time(moved({ figure: 0, start: 0, end: 5 }))).toBeGreaterThan(move);
  const scoring = time({ type: "scored", stage: 1, space: null, points: [] });
  expect(scoring).toBeGreaterThan(time(moved({ figure: 0, start: -12, end: 1 })));
});

test("second place is the occupied space next to the farthest", () => {
  expect(secondOf([4, 9, 4, -2])).toBe(4);
  expect(secondOf([9, 9, -3])).toBe(-3);
  expect(secondOf([0, 0, 0])).toBeNull();
});

test("totals are the sums of all stages, and 0 before the first", () => {
  expect(
    totalsOf(
      [
        [3, 0, 0],
        [0, -2, 3],
      ],
      3,
    ),
  ).toEqual([3, -2, 3]);
  expect(totalsOf([], 3)).toEqual([0, 0, 0]);
});
