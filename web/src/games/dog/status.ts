import type { Cast } from "../../board/cast.ts";
import { list, nameOf } from "../../board/words.ts";
import { m } from "../../texts/texts.ts";
import type { Played } from "../contract.ts";
import { cardName } from "./cards.ts";
import type { Selection } from "./selection.svelte.ts";
import { placeName } from "./telling.ts";
import type { Action, Play, View } from "./types.ts";

/** What the viewer can do, or for whom everybody waits. */
export function statusOf(selection: Selection, game: Played<View, Action>, cast: Cast): string {
  const { view } = game;
  if (view.outcome !== null) return m.dog_over();
  if (view.phase === "deal") return m.dog_dealing();
  switch (selection.purpose) {
    case "give":
      return giveStatus(selection, view, cast);
    case "aside":
      return asideStatus(selection);
    case "play":
      return playStatus(selection, view, cast);
    case null:
      return waitingStatus(view, cast);
  }
}

function giveStatus({ takenCard, choice }: Selection, view: View, cast: Cast): string {
  const name = receiverName(view, cast);
  if (takenCard !== null) return m.dog_give_this({ card: cardName(takenCard), name });
  if (choice === null) return m.dog_give({ name });
  const others = view.awaited.filter((seat) => seat !== view.viewer);
  const names = list(others.map((seat) => nameOf(cast, seat)));
  return others.length === 0
    ? m.dog_given({ card: cardName(choice), name })
    : m.dog_may_change({ card: cardName(choice), name, names });
}

export function receiverName(view: View, cast: Cast): string {
  return nameOf(cast, view.receivers[view.viewer ?? -1] ?? -1);
}

function asideStatus({ takenCard }: Selection): string {
  return takenCard === null
    ? m.dog_put_one_aside()
    : m.dog_put_this_aside({ card: cardName(takenCard) });
}

/** DOG-37: whose pawns one moves is said at every step, where they are not the own ones. */
function playStatus(selection: Selection, view: View, cast: Cast): string {
  const mover = selection.owner ?? view.mover;
  const asked = stepStatus(selection, view, cast);
  return mover === null || mover === view.viewer
    ? asked
    : `${m.dog_pawns_of({ name: nameOf(cast, mover) })} ${asked}`;
}

function stepStatus(selection: Selection, view: View, cast: Cast): string {
  const { swap, start, takenCard } = selection;
  if (swap !== null) return swapStatus(swap.action, view, cast);
  if (selection.isSevening) return `${m.dog_steps_left({ count: view.left })} ${which(selection)}`;
  if (takenCard === null) return m.dog_choose();
  if (selection.meanings.length > 0) return m.dog_joker_as();
  return start === null ? m.dog_which_pawn() : whereTo(selection);
}

function which(selection: Selection): string {
  return selection.start === null ? m.dog_which_pawn() : whereTo(selection);
}

function whereTo({ start }: Selection): string {
  if (start === null) return "";
  return start.place.area === "kennel"
    ? m.dog_where_out()
    : m.dog_where_to({ start: placeName(start.place) });
}

function swapStatus({ start, end }: Play, view: View, cast: Cast): string {
  const other = view.pawns.findIndex((pawns) => pawns.ring.includes(end.number));
  return m.dog_swap_these({
    start: placeName(start),
    end: placeName(end),
    name: nameOf(cast, other),
  });
}

function waitingStatus(view: View, cast: Cast): string {
  const names = view.awaited.filter((seat) => seat !== view.viewer);
  if (view.viewer !== null && view.gave_up.includes(view.viewer)) return m.dog_you_gave_up();
  return names.length === 0
    ? m.dog_one_moment()
    : m.dog_waiting({ names: list(names.map((seat) => nameOf(cast, seat))) });
}
