import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { Queue, tableOf } from "../../board/examples.svelte.ts";
import type { Done, Refused } from "../../protocol/types.ts";
import Board from "./Board.svelte";
import {
  afterLaying,
  afterPassing,
  card,
  gameOf,
  HAND,
  onTheTable,
  pileOf,
  told,
} from "./examples.ts";
import type { Action, Event, View } from "./types.ts";

let queue: Queue<View, Event, Action>;
let sent: string[];
let said: string[];
let answer: (answer: Done | Refused) => void;

beforeEach(() => {
  sent = [];
  said = [];
});

function show(
  view: View,
  begun = true,
): { rerender: (props: { begun: boolean }) => Promise<void> } {
  queue = new Queue(gameOf(view));
  return render(Board, {
    get game() {
      return queue.game;
    },
    happenings: queue,
    table: tableOf(gameOf(view), "loading"),
    play: (play: string) => {
      sent.push(play);
      return new Promise<Done | Refused>((resolve) => (answer = resolve));
    },
    takeBack: vi.fn(),
    announce: (text: string) => {
      said.push(text);
    },
    begun,
    speed: "instant",
  });
}

async function happen(view: View, ...events: Event[]): Promise<void> {
  queue.add({ events, game: gameOf(view) });
  await tick();
  await tick();
}

function fan(): HTMLElement {
  return screen.getByRole("listbox");
}

function cards(): (string | null)[] {
  return screen.queryAllByRole("option").map((option) => option.getAttribute("data-card"));
}

async function tap(number: number): Promise<void> {
  const held = screen.getAllByRole("option");
  const option = held.find((each) => each.dataset["card"] === String(number));
  await fireEvent.click(option ?? expect.unreachable());
}

async function press(key: string): Promise<void> {
  await fireEvent.keyDown(screen.getByRole("region"), { key });
}

function pileText(name: string): string | null | undefined {
  return screen.getByText(name).closest("li")?.textContent;
}

describe("a pack", () => {
  test("is shown in its order, every card with a name of its own", () => {
    show(onTheTable());
    expect(cards()).toEqual(["17", "40", "9", "62", "18"]);
    expect(screen.getByRole("option", { name: "40, blue, points: 2" })).toBeTruthy();
  });

  test("is closed until play has begun, though it is there", async () => {
    const { rerender } = show(onTheTable(), false);
    expect(cards()).toEqual([]);
    expect(screen.getByText("Not yet …")).toBeTruthy();
    await press("ArrowRight");
    await press("p");
    expect(sent).toEqual([]);
    await rerender({ begun: true });
    expect(cards()).toHaveLength(HAND.length);
  });

  test("marks nothing: all cards look alike, whatever fits", () => {
    show(onTheTable());
    const looks = screen.getAllByRole("option").map((option) => option.className);
    expect(new Set(looks).size).toBe(1);
  });
});

describe("laying", () => {
  test("is a tap on a card and one on a pile", async () => {
    show(onTheTable());
    await tap(17);
    await fireEvent.click(screen.getByRole("button", { name: "Lay 17 on the pile of Bo" }));
    expect(sent).toEqual(["17>B:16#2"]);
    expect(cards()).toEqual(["40", "9", "62", "18"]);
    expect(pileText("Bo")).toContain("Top card: 17");
  });

  test("offers every pile, whatever fits", async () => {
    show(onTheTable());
    await tap(9);
    expect(screen.getAllByRole("button", { name: /^Lay 9 on/ })).toHaveLength(3);
  });

  test("is taken back where it is refused, and says why", async () => {
    show(onTheTable());
    await tap(9);
    await fireEvent.click(screen.getByRole("button", { name: "Lay 9 on your pile" }));
    answer({ push: "refused", id: "1", code: "not-higher", text: "" });
    await tick();
    await tick();
    expect(cards()).toEqual(["17", "40", "9", "62", "18"]);
    expect(screen.getByText("That card is not higher than your top card.")).toBeTruthy();
    expect(pileText("You")).toContain("Top card: 12");
  });

  test("is confirmed by what is told", async () => {
    show(onTheTable());
    await tap(17);
    await press("b");
    const laid = { type: "laid", seat: 0, pack: 0, card: card(17), pile: 1, boost: true } as const;
    await happen(afterLaying(onTheTable(), 17, 1), laid);
    expect(pileText("Bo")).toContain("Cards in the pile: 3");
    expect(said.join()).toContain("It brings you a boost card.");
  });

  test("goes on the top card that was seen, not on one that has just come", async () => {
    show(onTheTable());
    await new Promise((resolve) => setTimeout(resolve, 10));
    await tap(18);
    const { mats } = onTheTable();
    const quick = mats.map((mat, at) => (at === 1 ? { ...mat, pile: pileOf(1, 8, 16, 17) } : mat));
    await happen(onTheTable({ mats: quick }));
    await press("b");
    expect(sent).toEqual(["18>B:16#2"]);
  });
});

describe("by keys", () => {
  test("cards are looked through, laid on the own pile or another", async () => {
    show(onTheTable());
    await press("ArrowRight");
    await press("ArrowRight");
    expect(screen.getByRole("option", { selected: true }).dataset["card"]).toBe("40");
    await press("Enter");
    expect(sent).toEqual(["40>A:12#2"]);
  });

  test("a pack is passed at once, stopped with at the second press", async () => {
    show(onTheTable());
    await press("s");
    expect(sent).toEqual([]);
    await press("Escape");
    await press("s");
    expect(sent).toEqual([]);
    await press("s");
    expect(sent).toEqual(["3+#2"]);
  });

  test("the space bar passes, and presses a button where one has the focus", async () => {
    show(onTheTable());
    await fireEvent.keyDown(screen.getByRole("button", { name: /^Stop/ }), { key: " " });
    expect(sent).toEqual([]);
    await press(" ");
    expect(sent).toEqual([">#2"]);
    expect(screen.queryByRole("listbox")).toBeNull();
  });
});

describe("what others do", () => {
  test("moves nothing that one looks at", async () => {
    show(onTheTable());
    await tap(62);
    const before = fan();
    const style = before.getAttribute("style");
    const { mats } = onTheTable();
    await happen(onTheTable({ mats: mats.map((mat) => ({ ...mat, boosts: 2 })), waiting: 1 }));
    expect(fan()).toBe(before);
    expect(before.getAttribute("style")).toBe(style);
    expect(screen.getByRole("option", { selected: true }).dataset["card"]).toBe("62");
  });

  test("brings a pack, which is announced", async () => {
    const waiting = afterPassing(onTheTable());
    show(waiting);
    expect(screen.getByText("You hold out your hand")).toBeTruthy();
    const mats = waiting.mats.map((mat, seat) =>
      seat === 0 ? { ...mat, pack: 1, holding: 3 } : seat === 1 ? { ...mat, pack: null } : mat,
    );
    const hand = [card(3), card(4)];
    await happen(
      { ...waiting, mats, waiting: 1, hand, packs: onTheTable().packs },
      { type: "passed", seat: 1, to: 0, pack: 1, hand },
    );
    expect(cards()).toEqual(["3", "4"]);
    expect(said.join()).toContain("From Bo you get a pack of 30 cards.");
  });
});

test("who watches has no pack and nothing to press", () => {
  show(onTheTable({ viewer: null, hand: null }));
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(screen.queryByRole("button", { name: /Pass/ })).toBeNull();
});

/** So many pushes are enough to see everything that happens at a beginning; an ending is shorter. */
const SOME = 15;

describe.each(told)("$name", ({ beginning, pushes }) => {
  test("can be shown", async () => {
    show(beginning);
    const some = pushes.slice(0, SOME);
    for (const { events, view } of some) await happen(view, ...events);
    await vi.waitFor(() => {
      expect(queue.waiting).toBe(0);
    });
    const hasEnded = screen.queryByRole("region", { name: "How the game ended" }) !== null;
    expect(hasEnded).toBe(some.at(-1)?.view.outcome != null);
  });
});
