import type { Cast } from "../../board/cast.ts";
import { list, nameOf } from "../../board/words.ts";
import { m } from "../../texts/texts.ts";
import type { Played } from "../contract.ts";
import type { Selection } from "./selection.svelte.ts";
import { cardName, tellChoice } from "./telling.ts";
import type { Action, Card, View } from "./types.ts";

/** What the viewer can do, or for whom everybody waits. */
export function statusOf(selection: Selection, game: Played<View, Action>, cast: Cast): string {
  const { view } = game;
  if (view.outcome !== null) return m.runner_up_over();
  if (view.phase === "deal") return m.runner_up_dealing();
  if (view.phase === "move") return moveStatus(selection, view, cast);
  if (selection.takenCard !== null)
    return m.runner_up_whom({ card: cardName(selection.takenCard) });
  if (view.viewer !== null && selection.choice !== null) {
    return `${tellChoice(selection.choice, cast, view.viewer)} ${changeable(view, cast)}`;
  }
  return selection.hand.some((_, place) => selection.canTake(place))
    ? view.tactical
      ? m.runner_up_choose_card()
      : m.runner_up_choose()
    : m.runner_up_waiting({ names: awaitedNames(view, cast) });
}

function changeable(view: View, cast: Cast): string {
  const others = view.awaited.filter((seat) => seat !== view.viewer);
  return others.length === 0 ? "" : m.runner_up_may_change({ names: awaitedNames(view, cast) });
}

function awaitedNames(view: View, cast: Cast): string {
  const others = view.awaited.filter((seat) => seat !== view.viewer);
  return list(others.map((seat) => nameOf(cast, seat)));
}

function moveStatus(selection: Selection, view: View, cast: Cast): string {
  const [mover] = view.awaited;
  const card = mover === undefined ? undefined : cardOf(view, mover);
  if (mover === undefined || card === undefined) return m.runner_up_dealing();
  if (selection.figures.length > 0) return m.runner_up_choose_figure({ card: cardName(card) });
  return m.runner_up_waiting_move({ name: nameOf(cast, mover), card: cardName(card) });
}

function cardOf(view: View, racer: number): Card | undefined {
  return view.rounds.at(-1)?.laid.find((laid) => laid.racer === racer)?.card;
}
