import { describe, expect, test } from "vitest";

import { told } from "./examples.ts";
import { pointsOf, sceneOf, stepsOf, type Scene } from "./scene.ts";
import type { View } from "./types.ts";

const endings = told.flatMap(({ name, pushes }) => {
  const last = pushes.at(-1);
  return last?.view.outcome == null ? [] : [{ name, ...last }];
});

function scenesOf(events: (typeof endings)[number]["events"], smoothly: boolean): Scene[] {
  const scenes: Scene[] = [{ counted: [], counting: null, isOver: false }];
  for (const step of events.flatMap((event) => stepsOf(event, smoothly))) {
    scenes.push(step.change(scenes.at(-1) ?? expect.unreachable()));
  }
  return scenes;
}

function shownPoints(scene: Scene, view: View): number[] {
  return scene.counted.map((progress, seat) => pointsOf(progress, view.mats[seat]?.pile ?? []));
}

test("the ends of games of several kinds are tried", () => {
  expect(endings.length).toBeGreaterThanOrEqual(4);
});

describe.each(endings)("the count of $name", ({ events, view }) => {
  test.each([true, false])("comes to what the view says (smoothly: %s)", (smoothly) => {
    expect(scenesOf(events, smoothly).at(-1)).toEqual(sceneOf(view));
  });

  test("adds up to every total", () => {
    expect(shownPoints(sceneOf(view), view)).toEqual(view.counts.map(({ total }) => total));
  });

  test("checks each card of each pile by itself", () => {
    const checked = new Set(
      scenesOf(events, true).map(({ counted, counting }) => {
        const progress = counting === null ? undefined : counted[counting];
        return `${String(counting)}: ${String(progress?.checked)}`;
      }),
    );
    for (const [seat, { pile }] of view.mats.entries()) {
      for (let at = 0; at <= pile.length; at++) {
        expect(checked).toContain(`${String(seat)}: ${String(at)}`);
      }
    }
  });
});

test("while the game is on everything is shown at once", () => {
  const events = told.flatMap(({ pushes }) => pushes.flatMap((push) => push.events));
  const running = events.filter(({ type }) => type !== "counted" && type !== "ended");
  expect(running.length).toBeGreaterThan(100);
  expect(running.flatMap((event) => stepsOf(event, true))).toEqual([]);
});
