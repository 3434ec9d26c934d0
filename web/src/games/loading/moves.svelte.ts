import type { Done, Refused } from "../../protocol/types.ts";
import { showAction } from "./notation.ts";
import type { Action, Card, Lay, Mat, View } from "./types.ts";

type Play = (play: string) => Promise<Done | Refused>;

/** An action that was not carried out, and why. */
export interface Failed {
  readonly action: Action;
  readonly why: Refused;
}

/**
 * What the viewer does. It is shown at once, and stays so until the table has told what became of it:
 * what is refused is as if it had never been. Several may be under way, a lay and the pass after it.
 */
export class Moves {
  readonly #view: () => View;
  readonly #play: Play;
  readonly #failed: (failed: Failed) => void;
  #sent = $state.raw<readonly Action[]>([]);

  constructor(view: () => View, play: Play, failed: (failed: Failed) => void) {
    this.#view = view;
    this.#play = play;
    this.#failed = failed;
  }

  /** The pack as the viewer has it, without what is being laid; none while it is handed over. */
  get hand(): readonly Card[] | null {
    const { hand } = this.#view();
    if (hand === null || this.parting !== null) return null;
    return hand.filter(({ number }) => this.#lays.every(({ card }) => card !== number));
  }

  /** How the viewer parts with the pack just now. */
  get parting(): "pass" | "stop" | null {
    const parting = this.#underWay.find(({ type }) => type !== "lay")?.type;
    return parting === "pass" || parting === "stop" ? parting : null;
  }

  /** The cards on their way to a pile. */
  onWayTo(pile: number): readonly Card[] {
    const { hand } = this.#view();
    const numbers = this.#lays.filter((lay) => lay.pile === pile).map(({ card }) => card);
    return (hand ?? []).filter(({ number }) => numbers.includes(number));
  }

  /** The card that is being laid. */
  get laid(): number | null {
    return this.#lays.at(-1)?.card ?? null;
  }

  lay(card: number, pile: number, on: number | null): void {
    const holding = this.#holding;
    if (holding !== null) this.#send({ type: "lay", holding, card, pile, on });
  }

  pass(): void {
    const holding = this.#holding;
    if (holding !== null) this.#send({ type: "pass", holding });
  }

  /** Stop with the stop card that lies uppermost. */
  stop(): void {
    const holding = this.#holding;
    const top = this.#view().stops.at(-1);
    if (holding !== null && top !== undefined) {
      this.#send({ type: "stop", holding, stop: top.mark });
    }
  }

  /** Which pack the viewer has, none while it is handed over. */
  get #holding(): number | null {
    return this.hand === null ? null : (matOf(this.#view())?.holding ?? null);
  }

  get #lays(): readonly Lay[] {
    return this.#underWay.filter((action) => action.type === "lay");
  }

  get #underWay(): readonly Action[] {
    const view = this.#view();
    return this.#sent.filter((action) => isUnderWay(action, view));
  }

  #send(action: Action): void {
    this.#sent = [...this.#sent.filter((each) => isUnderWay(each, this.#view())), action];
    void this.#play(showAction(action)).then((answer) => {
      if (answer.push === "refused") this.#takeBack(action, answer);
    });
  }

  #takeBack(action: Action, why: Refused): void {
    this.#sent = this.#sent.filter((each) => each !== action);
    this.#failed({ action, why });
  }
}

/** Whether the view does not show yet what became of an action. */
function isUnderWay(action: Action, view: View): boolean {
  const mat = matOf(view);
  if (view.phase !== "on" || mat?.pack == null || mat.holding !== action.holding) return false;
  return action.type !== "lay" || view.hand?.some(({ number }) => number === action.card) === true;
}

export function matOf(view: View): Mat | undefined {
  return view.viewer === null ? undefined : view.mats[view.viewer];
}
