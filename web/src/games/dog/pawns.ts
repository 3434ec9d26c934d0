import type { Pawns, Place, View } from "./types.ts";

/** A pawn that goes from place to place; in a kennel, the place's number is its slot. */
export interface Pawn {
  readonly id: number;
  readonly seat: number;
  readonly place: Place;
}

const MOST_PAWNS = 8;

/**
 * All pawns of a View. They are alike, so it does not say which is which: those that stand where one
 * stood before are taken for the same.
 */
export function pawnsOf(view: Pick<View, "pawns">, before: readonly Pawn[] = []): readonly Pawn[] {
  return view.pawns.flatMap((pawns, seat) =>
    pawnsOfSeat(
      pawns,
      seat,
      before.filter((pawn) => pawn.seat === seat),
    ),
  );
}

function pawnsOfSeat(pawns: Pawns, seat: number, before: readonly Pawn[]): readonly Pawn[] {
  const places = placesOf(pawns, before);
  const staying = before.filter((pawn) => takeOut(places, pawn.place));
  const moved = before.filter((pawn) => !staying.includes(pawn));
  const others = places.map((place, at) => ({
    ...(moved[at] ?? { id: seat * MOST_PAWNS + before.length + at, seat }),
    place,
  }));
  return [...staying, ...others].sort((one, other) => one.id - other.id);
}

function placesOf(pawns: Pawns, before: readonly Pawn[]): Place[] {
  const kept = before.filter(({ place }) => place.area === "kennel").slice(0, pawns.kennel);
  const slots = kept.map(({ place }) => place.number);
  while (slots.length < pawns.kennel) slots.push(freeSlot(slots));
  return [
    ...slots.map((number) => ({ area: "kennel", number }) as const),
    ...pawns.ring.map((number) => ({ area: "ring", number }) as const),
    ...pawns.home.map((number) => ({ area: "home", number }) as const),
  ];
}

/** The first slot that nobody has. */
function freeSlot(taken: readonly number[]): number {
  let slot = 0;
  while (taken.includes(slot)) slot += 1;
  return slot;
}

function takeOut(places: Place[], place: Place): boolean {
  const at = places.findIndex((each) => samePlace(each, place));
  if (at < 0) return false;
  places.splice(at, 1);
  return true;
}

export function samePlace(one: Place, other: Place): boolean {
  return one.area === other.area && one.number === other.number;
}

/** The pawn of a seat at a place as a message names it: a kennel has one place for all. */
export function pawnAt(pawns: readonly Pawn[], seat: number, place: Place): Pawn | undefined {
  const there = pawns.filter((pawn) => pawn.seat === seat && isAt(pawn, place));
  return there.at(-1);
}

export function isAt(pawn: Pawn, place: Place): boolean {
  return place.area === "kennel" ? pawn.place.area === "kennel" : samePlace(pawn.place, place);
}

/** Whoever stands on a field of the ring. */
export function pawnOn(pawns: readonly Pawn[], field: number): Pawn | undefined {
  return pawns.find(({ place }) => place.area === "ring" && place.number === field);
}

export function moved(pawns: readonly Pawn[], pawn: Pawn, place: Place): readonly Pawn[] {
  return pawns.map((each) => (each.id === pawn.id ? { ...each, place } : each));
}

export function backHome(pawns: readonly Pawn[], pawn: Pawn): readonly Pawn[] {
  const taken = pawns.flatMap(({ seat, place }) =>
    seat === pawn.seat && place.area === "kennel" ? [place.number] : [],
  );
  return moved(pawns, pawn, { area: "kennel", number: freeSlot(taken) });
}
