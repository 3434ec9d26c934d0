import type { Cast } from "../../board/cast.ts";
import { nameOf } from "../../board/words.ts";
import { m } from "../../texts/texts.ts";
import { matOf, type Moves } from "./moves.svelte.ts";
import type { Selection } from "./selection.svelte.ts";
import type { View } from "./types.ts";

/** What one who has a pack can do with it. */
export function statusOf(selection: Selection, moves: Moves, view: View): string {
  if (moves.laid !== null) return m.loading_laying({ card: moves.laid });
  if (selection.taken !== null) return m.loading_where({ card: selection.taken });
  return matOf(view)?.has_laid === true ? m.loading_has_laid() : m.loading_look();
}

export interface Idle {
  readonly heading: string;
  readonly text: string;
  readonly isLoading: boolean;
}

/** What one who has no pack waits for. */
export function idleOf(moves: Moves, view: View, cast: Cast, begun: boolean): Idle {
  const mat = matOf(view);
  if (!begun || view.phase !== "on") return idle(m.loading_not_yet(), m.loading_not_yet_text());
  if (mat?.stop != null) {
    const points = mat.stop.points;
    return idle(m.loading_stopped({ points }), m.loading_stopped_text());
  }
  if (moves.parting === "stop") return idle(m.loading_stopping(), "");
  if (moves.parting === "pass") return idle(passingTo(view, cast), "");
  return { ...idle(m.loading_waits(), m.loading_waits_text()), isLoading: true };
}

function passingTo({ waiting }: View, cast: Cast): string {
  return waiting === null
    ? m.loading_changing()
    : m.loading_passing({ name: nameOf(cast, waiting) });
}

function idle(heading: string, text: string): Idle {
  return { heading, text, isLoading: false };
}
