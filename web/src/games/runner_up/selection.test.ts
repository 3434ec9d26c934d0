import { expect, test, vi } from "vitest";

import type { Done, Refused } from "../../protocol/types.ts";
import { card, everyLay, firstChoice, gameOf, lay, type Game } from "./examples.ts";
import { Selection } from "./selection.svelte.ts";
import type { View } from "./types.ts";

const done: Done = { push: "done", id: "1" };
const refused: Refused = { push: "refused", code: "overtaken", text: "too late", id: "1" };

interface Scene {
  selection: Selection;
  play: ReturnType<typeof vi.fn>;
  become: (game: Game) => void;
}

function selecting(game: Game, answer: Done | Refused = done): Scene {
  let latest = game;
  const play = vi.fn(() => Promise.resolve(answer));
  const selection = new Selection(() => latest, play);
  return { selection, play, become: (next) => (latest = next) };
}

function choosing(view: Partial<View> = {}): Game {
  const whole = { ...firstChoice, ...view };
  return gameOf(whole, everyLay(whole));
}

test("a card is taken, laid in front of somebody, and sent as it was offered", () => {
  const { selection, play } = selecting(choosing());
  selection.take(0);
  expect(selection.targets).toEqual([0, 1, 2]);
  selection.layBefore(1);
  expect(play).toHaveBeenCalledExactlyOnceWith("+3>B");
  expect(selection.taken).toBeNull();
});

test("what was laid is the choice at once, before the server has said so", () => {
  const { selection } = selecting(choosing());
  selection.take(2);
  selection.layBefore(1);
  expect(selection.choice).toEqual(lay(-1, 1));
  expect(selection.chosen).toBe(2);
});

test("what the server refuses is no choice", async () => {
  const { selection } = selecting(choosing(), refused);
  selection.take(0);
  selection.layBefore(1);
  await Promise.resolve();
  expect(selection.choice).toBeNull();
});

test("what somebody else does leaves the choice on its way alone", () => {
  const { selection, become } = selecting(choosing());
  selection.take(0);
  selection.layBefore(1);
  become(choosing({ awaited: [0, 2] }));
  expect(selection.choice).toEqual(lay(3, 1));
});

test("a choice made elsewhere outweighs one that was sent before", () => {
  const { selection, become } = selecting(choosing());
  selection.take(0);
  selection.layBefore(1);
  become(choosing({ choice: lay(2, 2) }));
  expect(selection.choice).toEqual(lay(2, 2));
});

test("one may change one's mind as long as it is offered", () => {
  const { selection, play } = selecting(choosing({ choice: lay(3, 1), awaited: [2] }));
  expect(selection.chosen).toBe(0);
  selection.take(0);
  selection.layBefore(2);
  expect(play).toHaveBeenCalledExactlyOnceWith("+3>C");
  expect(selection.choice).toEqual(lay(3, 2));
});

test("the same choice is not sent twice", () => {
  const { selection, play } = selecting(choosing({ choice: lay(3, 1) }));
  selection.take(0);
  selection.layBefore(1);
  expect(play).not.toHaveBeenCalled();
});

test("what is not offered cannot be taken or laid", () => {
  const { selection, play } = selecting(gameOf(firstChoice, [lay(3, 1)]));
  selection.take(1);
  expect(selection.taken).toBeNull();
  selection.take(0);
  selection.layBefore(2);
  expect(play).not.toHaveBeenCalled();
});

test("a card that was put back is laid nowhere", () => {
  const { selection, play } = selecting(choosing());
  selection.take(0);
  selection.putBack();
  selection.layBefore(1);
  expect(play).not.toHaveBeenCalled();
});

test("a card in the hand is forgotten when the round is over", () => {
  const { selection, become } = selecting(choosing());
  selection.take(0);
  become(choosing({ round: 2, hand: [card(2), card(1)] }));
  expect(selection.taken).toBeNull();
  expect(selection.choice).toBeNull();
});

test("a card in the hand is kept while others choose", () => {
  const { selection, become } = selecting(choosing());
  selection.take(0);
  become(choosing({ awaited: [0] }));
  expect(selection.taken).toBe(0);
});

test("a card that needs no target is chosen by taking it", () => {
  const hand = [card(3, 27), card(-1, 4)];
  const view: View = { ...firstChoice, tactical: true, hand };
  const actions = hand.map((held) => ({ type: "choose", card: held }) as const);
  const { selection, play } = selecting(gameOf(view, actions));
  selection.take(1);
  expect(play).toHaveBeenCalledExactlyOnceWith("-1");
  expect(selection.taken).toBeNull();
  expect(selection.chosen).toBe(1);
});

test("a figure is moved once, however often it is pressed", () => {
  const view: View = { ...firstChoice, tactical: true, phase: "move", awaited: [0] };
  const actions = [0, 1, 2].map((figure) => ({ type: "move", figure }) as const);
  const { selection, play } = selecting(gameOf(view, actions));
  expect(selection.figures).toEqual([0, 1, 2]);
  selection.move(2);
  selection.move(2);
  expect(play).toHaveBeenCalledExactlyOnceWith(">C");
  expect(selection.figures).toEqual([]);
});

test("a figure can be chosen again after a refusal", async () => {
  const view: View = { ...firstChoice, tactical: true, phase: "move", awaited: [0] };
  const { selection } = selecting(gameOf(view, [{ type: "move", figure: 1 }]), refused);
  selection.move(1);
  await Promise.resolve();
  expect(selection.figures).toEqual([1]);
});

test("a choice of one game is none of the next", () => {
  const { selection, become } = selecting(choosing());
  selection.take(0);
  selection.layBefore(1);
  become({ ...choosing(), number: 2 });
  expect(selection.choice).toBeNull();
});
