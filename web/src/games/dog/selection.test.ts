import { expect, test, vi } from "vitest";

import type { Done, Refused } from "../../protocol/types.ts";
import { annasTurn, gameOf, home, KENNEL, play, ring, type Game } from "./examples.ts";
import { Selection } from "./selection.svelte.ts";
import type { Action, View } from "./types.ts";

const done: Done = { push: "done", id: "1" };
const refused: Refused = { push: "refused", code: "overtaken", text: "too late", id: "1" };

function selecting(game: Game, answer: Done | Refused = done) {
  let latest = game;
  const send = vi.fn(() => Promise.resolve(answer));
  const selection = new Selection(() => latest, send);
  const take = (card: string): void => {
    selection.take(selection.hand.findIndex((held) => held === card));
  };
  return { selection, send, take, become: (next: Game) => (latest = next) };
}

function sent(action: Action): string {
  return JSON.stringify(action);
}

const far = play("8", "forward", 8, ring(60), ring(4));
const homeward = play("8", "forward", 8, ring(60), home(4));
const other = play("8", "forward", 8, ring(5), ring(13));
const swap = play("S", "swap", 0, ring(5), ring(20));
const out = play("J", "out", 0, KENNEL, ring(0));
const asEight = play("J", "forward", 8, ring(5), ring(13));
const two = play("7", "seven", 2, ring(5), ring(7));
const three = play("7", "seven", 3, ring(5), ring(8));
const playing = gameOf(annasTurn, [far, homeward, other, swap, out, asEight, two, three]);

function giving(view: Partial<View> = {}): Game {
  const whole: View = { ...annasTurn, phase: "exchange", turn: null, mover: null, ...view };
  const actions = (whole.hand ?? []).map((card) => ({ type: "give", card }) as const);
  return gameOf(whole, actions);
}

// A move

test("a card, a pawn and where it goes make a move", () => {
  const { selection, send, take } = selecting(playing);
  take("8");
  selection.choose({ seat: 0, place: ring(60) });
  expect(selection.ends.map(({ action }) => action)).toEqual([far, homeward]);
  selection.press({ seat: 0, place: home(4) });
  expect(send).toHaveBeenCalledExactlyOnceWith(sent(homeward));
});

test("while a move is on its way nothing more is asked for", () => {
  const { selection, take } = selecting(playing);
  take("8");
  selection.press({ seat: 0, place: ring(13) });
  expect(selection.purpose).toBeNull();
});

test("what is refused can be done again", async () => {
  const { selection, take } = selecting(playing, refused);
  take("8");
  selection.press({ seat: 0, place: ring(13) });
  await Promise.resolve();
  expect(selection.purpose).toBe("play");
});

test("a field that one pawn alone can go to needs no pawn to be chosen", () => {
  const { selection, send, take } = selecting(playing);
  take("8");
  selection.press({ seat: 0, place: ring(13) });
  expect(send).toHaveBeenCalledExactlyOnceWith(sent(other));
});

test("a pawn that is pressed is chosen, even where another one could capture it", () => {
  const capture = play("8", "forward", 8, ring(61), ring(5));
  const { selection, send, take } = selecting(gameOf(annasTurn, [other, capture]));
  take("8");
  selection.press({ seat: 0, place: ring(5) });
  expect(send).not.toHaveBeenCalled();
  expect(selection.start).toEqual({ seat: 0, place: ring(5) });
});

test("when the pawn is chosen, the same field is where it goes", () => {
  const capture = play("8", "forward", 8, ring(61), ring(5));
  const { selection, send, take } = selecting(gameOf(annasTurn, [other, capture]));
  take("8");
  selection.press({ seat: 0, place: ring(61) });
  selection.press({ seat: 0, place: ring(5) });
  expect(send).toHaveBeenCalledExactlyOnceWith(sent(capture));
});

test("the only pawn that can move is chosen by itself", () => {
  const { selection, take } = selecting(gameOf(annasTurn, [far, homeward]));
  take("8");
  expect(selection.start).toEqual({ seat: 0, place: ring(60) });
});

test("what is not offered can be neither taken nor pressed", () => {
  const { selection, send, take } = selecting(playing);
  take("4");
  expect(selection.taken).toBeNull();
  take("8");
  selection.press({ seat: 0, place: ring(33) });
  expect(send).not.toHaveBeenCalled();
  expect(selection.start).toBeNull();
});

test("a swap is shown first, and happens when it has been confirmed", () => {
  const { selection, send, take } = selecting(playing);
  take("S");
  selection.press({ seat: 0, place: ring(20) });
  expect(selection.swap?.action).toEqual(swap);
  expect(send).not.toHaveBeenCalled();
  selection.confirm();
  expect(send).toHaveBeenCalledExactlyOnceWith(sent(swap));
});

test("a joker says first what it stands for", () => {
  const { selection, send, take } = selecting(playing);
  take("J");
  expect(selection.meanings).toHaveLength(2);
  selection.press({ seat: 0, place: ring(13) });
  expect(send).not.toHaveBeenCalled();
  selection.mean({ use: "forward", steps: 8 });
  selection.press({ seat: 0, place: ring(13) });
  expect(send).toHaveBeenCalledExactlyOnceWith(sent(asEight));
});

test("a share of a seven has a number of steps", () => {
  const { selection, take } = selecting(playing);
  take("7");
  expect(selection.shareOf(3)?.action).toEqual(three);
  expect(selection.shareOf(4)).toBeUndefined();
});

test("a seven that is under way asks for its next share, and no card", () => {
  const view = { ...annasTurn, left: 4, hand: ["4", "8", "S", "J"] as const };
  const game = gameOf({ ...view, hand: [...view.hand] }, [two, three], { may_take_back: true });
  const { selection } = selecting(game);
  expect(selection.isSevening).toBe(true);
  expect(selection.ends.map(({ action }) => action)).toEqual([two, three]);
  expect(selection.canTake(0)).toBe(false);
});

test("whose pawns move is known where they are all one player's", () => {
  const partners = play("8", "forward", 8, ring(40), ring(48), 2);
  expect(selecting(gameOf(annasTurn, [partners])).selection.owner).toBe(2);
  expect(selecting(gameOf(annasTurn, [partners, far])).selection.owner).toBeNull();
});

test("one goes back step by step", () => {
  const { selection, take } = selecting(playing);
  take("S");
  selection.press({ seat: 0, place: ring(20) });
  selection.back();
  expect(selection.swap).toBeNull();
  expect(selection.takenCard).toBe("S");
  selection.back();
  expect(selection.takenCard).toBeNull();
  expect(selection.canGoBack).toBe(false);
});

test("what was begun is forgotten when the question is another one", () => {
  const { selection, take, become } = selecting(playing);
  take("8");
  become(gameOf(annasTurn, [other], { asked: 8 }));
  expect(selection.taken).toBeNull();
});

test("a card that cannot be played has its reasons", () => {
  const why = { card: "4", reasons: [{ code: "kennel-empty", seat: 0, start: null, at: null }] };
  const { selection } = selecting(gameOf(annasTurn, [far], { why_not: [why] }));
  expect(selection.whyNot(0)).toEqual(why);
  expect(selection.whyNot(2)).toBeUndefined();
});

test("a card that is to be put aside is taken, and not asked about", () => {
  const why = { card: "4", reasons: [{ code: "kennel-empty", seat: 0, start: null, at: null }] };
  const asides = [{ type: "aside", card: "4" } as const];
  const { selection } = selecting(gameOf(annasTurn, asides, { why_not: [why] }));
  expect(selection.whyNot(0)).toBeUndefined();
});

// Giving away, putting aside

test("a card is taken and then given away", () => {
  const { selection, send, take } = selecting(giving());
  take("8");
  expect(send).not.toHaveBeenCalled();
  selection.confirm();
  expect(send).toHaveBeenCalledExactlyOnceWith(sent({ type: "give", card: "8" }));
  expect(selection.choice).toBe("8");
});

test("what was chosen can be changed, and is not sent twice", () => {
  const { selection, send, take } = selecting(giving({ choice: "8", awaited: [2] }));
  take("8");
  selection.confirm();
  expect(send).not.toHaveBeenCalled();
  take("S");
  selection.confirm();
  expect(send).toHaveBeenCalledExactlyOnceWith(sent({ type: "give", card: "S" }));
});

test("of cards that are alike the one that was taken is the chosen one", () => {
  const { selection } = selecting(giving({ hand: ["8", "8", "J"] }));
  selection.take(1);
  selection.confirm();
  expect(selection.chosen).toBe(1);
});

test("a card is put aside when that has been confirmed", () => {
  const { selection, send, take } = selecting(gameOf(annasTurn, [{ type: "aside", card: "S" }]));
  take("S");
  expect(selection.purpose).toBe("aside");
  selection.confirm();
  expect(send).toHaveBeenCalledExactlyOnceWith(sent({ type: "aside", card: "S" }));
});
