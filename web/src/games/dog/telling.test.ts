import { describe, expect, test } from "vitest";

import { castOf } from "../../board/cast.ts";
import { tableOf } from "../../board/examples.svelte.ts";
import { annasTurn, gameOf, home, KENNEL, play, ring, told } from "./examples.ts";
import { statusOf } from "./status.ts";
import { Selection } from "./selection.svelte.ts";
import { tellAll, tellMove, tellReasons, tellStanding, tellWhyNot, useName } from "./telling.ts";
import type { Action, Asked, Moved, View } from "./types.ts";

const game = gameOf(annasTurn);
const cast = castOf(game, tableOf(game, "dog"));

function moved(event: Partial<Moved> & Pick<Moved, "play">): Moved {
  return { type: "moved", path: [], captured: [], other: null, left: 0, guarded: [], ...event };
}

test("a move says whose pawn it is, and who was captured", () => {
  const event = moved({
    play: play("8", "forward", 8, ring(60), ring(4), 1),
    captured: [{ seat: 0, field: 4 }],
  });
  expect(tellMove(event, cast, annasTurn)).toBe("Bo: from field 60 to field 4. Captured: You");
});

test("the pawns of one's partner are called theirs", () => {
  const event = moved({ play: play("13", "out", 0, KENNEL, ring(32), 2) });
  expect(tellMove(event, cast, annasTurn)).toBe(
    "Cas (your partner): a pawn comes out onto field 32",
  );
});

test("what is given and got is told to the two it concerns", () => {
  const exchanged = { type: "exchanged", hand: null, gave: "8", got: "J" } as const;
  expect(tellAll([exchanged], cast, annasTurn)).toBe("You gave 8 to Cas and got joker from Cas.");
  const seen = { ...exchanged, gave: null, got: null };
  expect(tellAll([seen], cast, { ...annasTurn, viewer: null })).toBe("All have given a card away.");
});

test("who helps is told whose pawns they move now", () => {
  const asked: Asked = {
    type: "asked",
    phase: "play",
    turn: 0,
    mover: 2,
    awaited: [0],
    drawn: null,
  };
  expect(tellAll([asked], cast, annasTurn)).toBe("From now on you move the pawns of Cas.");
  expect(tellAll([{ ...asked, turn: 1, mover: 3 }], cast, annasTurn)).toBe("");
});

test("where pawns stand can be heard, and which are protected", () => {
  expect(tellStanding({ kennel: 1, ring: [0, 5], home: [4] }, [0])).toBe(
    "Pawns: kennel: 1, field 0 (protected), field 5, and home 4",
  );
});

test("each reason is told once", () => {
  const reason = { code: "guarded", seat: 0, start: ring(9), at: ring(16) } as const;
  expect(tellReasons([reason, reason])).toEqual([
    "field 9: a protected pawn stands on field 16 and blocks the way.",
  ]);
  expect(tellWhyNot({ card: "S", reasons: [{ ...reason, code: "nobody-to-swap" }] })).toBe(
    "swap cannot be played now: No other player has a pawn that can be swapped.",
  );
});

test("what was made of a card is said where the card does not say it", () => {
  const laid = { seat: 0, how: "played" } as const;
  const eight = [play("J", "forward", 8, ring(5), ring(13))];
  expect(useName({ ...laid, card: "J", plays: eight })).toBe("8");
  expect(useName({ ...laid, card: "8", plays: eight })).toBe("");
  expect(useName({ ...laid, card: "S", how: "no-effect", plays: [] })).toBe("no effect");
});

describe.each(told)("in $name", ({ beginning, pushes }) => {
  test("all that happens is told in sentences", () => {
    const players = gameOf(beginning);
    const all = castOf(players, tableOf(players, "dog"));
    for (const { events, view } of pushes) {
      const text = tellAll(events, all, view);
      expect(text).not.toMatch(/undefined|null|\{/);
      expect(text === "" || /[.!]$/.test(text)).toBe(true);
    }
  });
});

function statusIn(view: Partial<View>, actions: readonly Action[], take?: number): string {
  const asked = gameOf({ ...annasTurn, ...view }, actions);
  const selection = new Selection(
    () => asked,
    () => Promise.resolve({ push: "done", id: "1" }),
  );
  if (take !== undefined) selection.take(take);
  return statusOf(selection, asked, cast);
}

test("the status says what to do, step by step", () => {
  const eights = [
    play("8", "forward", 8, ring(60), ring(4)),
    play("8", "forward", 8, ring(5), ring(13)),
  ];
  expect(statusIn({}, eights)).toBe("Your turn: choose a card.");
  expect(statusIn({}, eights, 2)).toBe("Which pawn?");
  expect(statusIn({}, eights.slice(1), 2)).toBe("From field 5: where to?");
});

test("the status says whose pawns one moves when one helps", () => {
  const partners = [play("8", "forward", 8, ring(40), ring(48), 2)];
  expect(statusIn({ mover: 2 }, partners)).toBe(
    "You move the pawns of Cas. Your turn: choose a card.",
  );
});

test("the status says how much of a seven is left", () => {
  const share = [play("7", "seven", 4, home(1), home(4))];
  expect(statusIn({ left: 4 }, share)).toBe("Steps left: 4. From home 1: where to?");
});

test("the status says for whom everybody waits", () => {
  expect(statusIn({ turn: 1, awaited: [1] }, [])).toBe("Waiting for Bo …");
  expect(statusIn({ turn: 1, awaited: [1], gave_up: [0] }, [])).toContain("given up this round");
});
