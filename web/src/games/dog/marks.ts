import { samePlace } from "./pawns.ts";
import { startOf, type Start } from "./offers.ts";
import type { Selection } from "./selection.svelte.ts";
import type { Play, Reason } from "./types.ts";

/** What a place of the board is for just now. */
export interface Mark {
  readonly at: Start;
  readonly kind: "start" | "chosen" | "end" | "hint" | "trouble";
  /** So many steps, say. */
  readonly label?: string;
}

/** More ends than that are shown only when a pawn has been chosen. */
const MOST_HINTS = 8;

export function marksOf(selection: Selection): readonly Mark[] {
  const { swap, start, starts, ends, plays } = selection;
  if (swap !== null) return [startOf(swap.action), endOf(swap.action)].map(chosen);
  const others = starts.filter((each) => start === null || !isSame(each, start));
  return [
    ...others.map((at): Mark => ({ at, kind: "start" })),
    ...(start === null ? hints(plays.map(({ action }) => action)) : [chosen(start)]),
    ...ends.map(({ action }): Mark => ({ at: endOf(action), kind: "end", ...labelOf(action) })),
  ];
}

function chosen(at: Start): Mark {
  return { at, kind: "chosen" };
}

function isSame(one: Start, other: Start): boolean {
  return one.seat === other.seat && samePlace(one.place, other.place);
}

export function endOf({ seat, end }: Play): Start {
  return { seat, place: end };
}

function hints(plays: readonly Play[]): readonly Mark[] {
  const ends = plays.map((play): Mark => ({ at: endOf(play), kind: "hint" }));
  return ends.length > MOST_HINTS ? [] : ends;
}

/** The steps of a share, to be seen where it ends. */
function labelOf({ use, steps }: Play): { label?: string } {
  return use === "seven" ? { label: String(steps) } : {};
}

/** Where the hindrances are. */
export function troublesOf(reasons: readonly Reason[]): readonly Mark[] {
  return reasons.flatMap(({ seat, at, start }): Mark[] => {
    const place = at ?? start;
    return place === null ? [] : [{ at: { seat, place }, kind: "trouble" }];
  });
}
