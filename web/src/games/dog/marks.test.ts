import { expect, test } from "vitest";

import { annasTurn, gameOf, home, play, ring } from "./examples.ts";
import { marksOf, troublesOf } from "./marks.ts";
import { Selection } from "./selection.svelte.ts";

const actions = [
  play("8", "forward", 8, ring(60), ring(4)),
  play("8", "forward", 8, ring(60), home(4)),
  play("8", "forward", 8, ring(5), ring(13)),
  play("S", "swap", 0, ring(5), ring(20)),
  play("7", "seven", 2, ring(5), ring(7)),
];

function selecting(): Selection {
  const game = gameOf(annasTurn, actions);
  return new Selection(
    () => game,
    () => Promise.resolve({ push: "done", id: "1" }),
  );
}

function kinds(selection: Selection): string[] {
  return marksOf(selection).map(({ at, kind }) => `${kind} ${String(at.place.number)}`);
}

test("nothing is marked before a card is taken", () => {
  expect(marksOf(selecting())).toEqual([]);
});

test("with a card the pawns are marked, and where they could go", () => {
  const selection = selecting();
  selection.take(2);
  expect(kinds(selection)).toEqual(["start 60", "start 5", "hint 4", "hint 4", "hint 13"]);
});

test("with a pawn its ways are marked, and the other pawns stay open", () => {
  const selection = selecting();
  selection.take(2);
  selection.choose({ seat: 0, place: ring(60) });
  expect(kinds(selection)).toEqual(["start 5", "chosen 60", "end 4", "end 4"]);
});

test("a share of a seven shows its steps", () => {
  const selection = selecting();
  selection.take(1);
  expect(marksOf(selection).find(({ kind }) => kind === "end")?.label).toBe("2");
});

test("both pawns of a swap are marked before it happens", () => {
  const selection = selecting();
  selection.take(3);
  selection.press({ seat: 0, place: ring(20) });
  expect(kinds(selection)).toEqual(["chosen 5", "chosen 20"]);
});

test("what hinders a card is marked where it stands", () => {
  const reasons = [
    { code: "guarded", seat: 0, start: ring(9), at: ring(16) },
    { code: "home-ends", seat: 0, start: home(2), at: null },
    { code: "kennel-empty", seat: 0, start: null, at: null },
  ] as const;
  expect(troublesOf(reasons).map(({ at }) => at.place)).toEqual([ring(16), home(2)]);
});
