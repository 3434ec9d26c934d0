import { expect, test } from "vitest";

import { ring } from "./examples.ts";
import { backHome, moved, pawnAt, pawnsOf } from "./pawns.ts";

const view = {
  pawns: [
    { kennel: 2, ring: [5, 9], home: [] },
    { kennel: 5, ring: [], home: [] },
  ],
};

function slots(pawns: ReturnType<typeof pawnsOf>, seat: number): number[] {
  return pawns.flatMap((pawn) =>
    pawn.seat === seat && pawn.place.area === "kennel" ? [pawn.place.number] : [],
  );
}

test("pawns in a kennel stand each in a slot, a fifth one too", () => {
  expect(slots(pawnsOf(view), 1)).toEqual([0, 1, 2, 3, 4]);
});

test("a pawn that stays is the same pawn", () => {
  const before = pawnsOf(view);
  const after = pawnsOf({ pawns: [{ kennel: 2, ring: [9, 12], home: [] }] }, before);
  expect(pawnAt(after, 0, ring(9))?.id).toBe(pawnAt(before, 0, ring(9))?.id);
  expect(pawnAt(after, 0, ring(12))?.id).toBe(pawnAt(before, 0, ring(5))?.id);
});

test("who comes back gets a free slot, and nobody has to move for them", () => {
  const before = pawnsOf(view);
  const first = pawnAt(before, 0, { area: "kennel", number: 0 });
  const onRing = pawnAt(before, 0, ring(9));
  if (first === undefined || onRing === undefined) throw new Error("no such pawns");
  const after = backHome(moved(before, first, ring(20)), onRing);
  expect(slots(after, 0)).toHaveLength(2);
  expect(new Set(slots(after, 0)).size).toBe(2);
});
