import { beforeEach, describe, expect, test } from "vitest";

import type { Done, Refused } from "../../protocol/types.ts";
import { afterLaying, afterPassing, onTheTable } from "./examples.ts";
import { Moves, type Failed } from "./moves.svelte.ts";
import type { View } from "./types.ts";

const DONE: Done = { push: "done", id: "1" };
const REFUSED: Refused = { push: "refused", id: "1", code: "not-higher", text: "no" };

let view: View;
let sent: string[];
let answers: ((answer: Done | Refused) => void)[];
let failed: Failed[];
let moves: Moves;

beforeEach(() => {
  view = onTheTable();
  sent = [];
  answers = [];
  failed = [];
  moves = new Moves(
    () => view,
    (play) => {
      sent.push(play);
      return new Promise((resolve) => answers.push(resolve));
    },
    (failure) => failed.push(failure),
  );
});

async function answer(at: number, reply: Done | Refused): Promise<void> {
  answers[at]?.(reply);
  await Promise.resolve();
}

function held(): number[] | undefined {
  return moves.hand?.map(({ number }) => number);
}

function onPile(pile: number): number[] {
  return moves.onWayTo(pile).map(({ number }) => number);
}

describe("a card that is laid", () => {
  beforeEach(() => {
    moves.lay(17, 1, 16);
  });

  test("is sent with all it relies on", () => {
    expect(sent).toEqual(["17>B:16#2"]);
  });

  test("lies on its pile at once, and is in the hand no more", () => {
    expect([held(), onPile(1), onPile(0)]).toEqual([[40, 9, 62, 18], [17], []]);
  });

  test("stays there when it was carried out, also before that is seen", async () => {
    await answer(0, DONE);
    expect([held(), onPile(1)]).toEqual([[40, 9, 62, 18], [17]]);
  });

  test("is on its way no more when it is seen to lie", () => {
    view = afterLaying(view, 17, 1);
    expect([held(), onPile(1)]).toEqual([[40, 9, 62, 18], []]);
  });

  test("is taken back to its place where it is refused, and it is said why", async () => {
    await answer(0, REFUSED);
    expect([held(), onPile(1)]).toEqual([[17, 40, 9, 62, 18], []]);
    expect(failed).toEqual([
      { action: { type: "lay", holding: 2, card: 17, pile: 1, on: 16 }, why: REFUSED },
    ]);
  });

  test("stays through what others do meanwhile", () => {
    view = { ...view, mats: view.mats.map((mat) => ({ ...mat, boosts: 2 })) };
    expect([held(), onPile(1)]).toEqual([[40, 9, 62, 18], [17]]);
  });
});

describe("a pack that is passed", () => {
  beforeEach(() => {
    moves.pass();
  });

  test("is gone at once", () => {
    expect([sent, moves.hand, moves.parting]).toEqual([[">#2"], null, "pass"]);
  });

  test("comes back where that is refused", async () => {
    await answer(0, REFUSED);
    expect([moves.hand?.length, moves.parting]).toEqual([5, null]);
  });

  test("is no longer on its way when it is seen to be gone", () => {
    view = afterPassing(view);
    expect([moves.hand, moves.parting]).toEqual([null, null]);
  });

  test("cannot be passed again, laid from or stopped with", () => {
    moves.pass();
    moves.lay(17, 1, 16);
    moves.stop();
    expect(sent).toEqual([">#2"]);
  });

  test("is not the one that comes next", async () => {
    view = afterPassing(view);
    const [anna] = view.mats;
    const again = { ...anna, pack: 1, holding: 3 } as View["mats"][number];
    view = { ...onTheTable(), mats: [again, ...view.mats.slice(1)] };
    expect(moves.hand).toHaveLength(5);
    await answer(0, DONE);
    expect(moves.hand).toHaveLength(5);
  });
});

describe("a lay and the pass after it", () => {
  beforeEach(() => {
    moves.lay(17, 1, 16);
    moves.pass();
  });

  test("are under way together", () => {
    expect([sent, moves.hand, onPile(1)]).toEqual([["17>B:16#2", ">#2"], null, [17]]);
  });

  test("leave the card in the pack that is gone, where the lay alone is refused", async () => {
    await answer(0, REFUSED);
    expect([moves.hand, onPile(1)]).toEqual([null, []]);
  });
});

describe("stopping", () => {
  test("is for the stop card that lies uppermost", () => {
    moves.stop();
    expect([sent, moves.hand, moves.parting]).toEqual([["3+#2"], null, "stop"]);
  });

  test("that is overtaken gives the pack back", async () => {
    moves.stop();
    view = { ...view, stops: view.stops.slice(0, 1) };
    await answer(0, { ...REFUSED, code: "stop-taken" });
    expect([moves.hand?.length, failed.length]).toEqual([5, 1]);
  });
});

test("who has no pack sends nothing", () => {
  view = afterPassing(view);
  moves.lay(17, 1, 16);
  moves.pass();
  moves.stop();
  expect(sent).toEqual([]);
});

test("who watches sends nothing", () => {
  view = onTheTable({ viewer: null, hand: null });
  moves.pass();
  expect(sent).toEqual([]);
});
