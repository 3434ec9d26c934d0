import { describe, expect, test } from "vitest";

import { annasTurn, KENNEL, play, ring, told } from "./examples.ts";
import { pawnOn } from "./pawns.ts";
import { sceneOf, stepsOf, type Scene } from "./scene.ts";
import type { Event, Moved } from "./types.ts";

function scenesOf(events: readonly Event[], from: Scene, smoothly = true): readonly Scene[] {
  const scenes = [from];
  for (const { change } of events.flatMap((event) => stepsOf(event, smoothly))) {
    scenes.push(change(scenes.at(-1) ?? from));
  }
  return scenes.slice(1);
}

function last(scenes: readonly Scene[], from: Scene): Scene {
  return { ...(scenes.at(-1) ?? from), caption: null, walking: null, flying: [] };
}

const start = sceneOf(annasTurn);

function moved(event: Partial<Moved> & Pick<Moved, "play">): Moved {
  return { type: "moved", path: [], captured: [], other: null, left: 0, guarded: [], ...event };
}

test("there are games to test with", () => {
  expect(told.length).toBeGreaterThan(3);
});

describe.each(told)("in $name", ({ beginning, pushes }) => {
  test.each([true, false])("what is shown ends as the View says (smoothly: %s)", (smoothly) => {
    let scene = sceneOf(beginning);
    for (const { events, view } of pushes) {
      scene = last(scenesOf(events, scene, smoothly), scene);
      expect(scene).toEqual(sceneOf(view, scene));
      expect(placesIn(scene)).toEqual(placesIn(sceneOf(view)));
    }
  });

  test("no pawn is lost, and none is doubled", () => {
    let scene = sceneOf(beginning);
    const ids = scene.pawns.map(({ id }) => id);
    for (const { events } of pushes) {
      for (const next of scenesOf(events, scene)) {
        expect(next.pawns.map(({ id }) => id)).toEqual(ids);
        scene = next;
      }
    }
  });

  test("one pawn at a time walks, and field by field", () => {
    let scene = sceneOf(beginning);
    for (const { events, view } of pushes) {
      for (const next of scenesOf(events, scene)) {
        const walked = next.pawns.filter(
          (pawn, at) => pawn.place !== scene.pawns[at]?.place && !next.flying.includes(pawn.id),
        );
        expect(walked.length).toBeLessThanOrEqual(1);
        scene = next;
      }
      scene = sceneOf(view, scene);
    }
  });
});

function placesIn({ pawns }: Scene): readonly string[] {
  return pawns
    .map(({ seat, place }) => `${String(seat)} ${place.area} ${String(place.number)}`)
    .sort();
}

test("a pawn walks over others, and goes on as itself", () => {
  const path = [6, 7, 8].map(ring);
  const view = { ...annasTurn, pawns: [{ kennel: 2, ring: [5, 7], home: [] }] };
  const event = moved({ play: play("3", "forward", 3, ring(5), ring(8)), path });
  const scenes = scenesOf([event], sceneOf(view));
  const walker = pawnOn(sceneOf(view).pawns, 5)?.id;
  expect(scenes.map(({ walking }) => walking)).toEqual([walker, walker, walker, null]);
  expect(
    scenes
      .at(-1)
      ?.pawns.map(({ place }) => place.number)
      .sort(),
  ).toEqual([0, 1, 7, 8]);
});

test("whoever is captured flies home when the pawn comes by, not before", () => {
  const event = moved({
    play: play("7", "seven", 3, ring(18), ring(21)),
    path: [19, 20, 21].map(ring),
    captured: [{ seat: 1, field: 20 }],
  });
  const view = {
    ...annasTurn,
    pawns: [
      { kennel: 3, ring: [18], home: [] },
      { kennel: 3, ring: [20], home: [] },
    ],
  };
  const scenes = scenesOf([event], sceneOf(view));
  const standing = scenes.map(
    ({ pawns }) => pawns.filter(({ seat, place }) => seat === 1 && place.area === "ring").length,
  );
  expect(standing).toEqual([1, 0, 0, 0]);
  expect(scenes[1]?.flying).toHaveLength(1);
});

test("in a swap both fly, and nobody is captured", () => {
  const event = moved({ play: play("S", "swap", 0, ring(5), ring(20)), other: 1 });
  const [scene] = scenesOf([event], start);
  expect(pawnOn(scene?.pawns ?? [], 20)?.seat).toBe(0);
  expect(pawnOn(scene?.pawns ?? [], 5)?.seat).toBe(1);
  expect(scene?.flying).toHaveLength(2);
});

test("a pawn comes out of its slot, and the others stay in theirs", () => {
  const view = { ...annasTurn, pawns: [{ kennel: 4, ring: [], home: [] }] };
  const event = moved({
    play: play("13", "out", 0, KENNEL, ring(0)),
    path: [ring(0)],
    guarded: [0],
  });
  const scene = last(scenesOf([event], sceneOf(view)), start);
  expect(scene.guarded).toEqual([0]);
  expect(scene.pawns.map(({ place }) => place.area)).toEqual([
    "kennel",
    "kennel",
    "kennel",
    "ring",
  ]);
  expect(scene.pawns.slice(0, 3).map(({ place }) => place.number)).toEqual([0, 1, 2]);
});

test("a share that is taken back brings everybody back to where they stood", () => {
  const share = moved({
    play: play("7", "seven", 3, ring(5), ring(8)),
    path: [6, 7, 8].map(ring),
    left: 4,
  });
  const after = last(
    scenesOf([{ type: "showed", seat: 0, card: "7", how: "played" }, share], start),
    start,
  );
  expect(after.left).toBe(4);
  const back = last(scenesOf([{ type: "took-back", seat: 0, view: annasTurn }], after), after);
  expect(placesIn(back)).toEqual(placesIn(start));
  expect(back.laid).toEqual([]);
});

test("a card takes time to be seen, one's own less", () => {
  const shown: Event = { type: "showed", seat: 0, card: "8", how: "played" };
  const [own] = stepsOf(shown, true, 0);
  const [others] = stepsOf(shown, true, 1);
  expect(own?.lasts).toBeLessThan(others?.lasts ?? 0);
});

test("the end is shown a while after the last move", () => {
  const outcome = { scores: [4, 0, 4, 0], ranks: [1, 3, 1, 3], winners: [0, 2], results: [] };
  const scenes = scenesOf([{ type: "ended", outcome }], start);
  expect(scenes.map(({ outcome: shown }) => shown)).toEqual([null, outcome]);
});
