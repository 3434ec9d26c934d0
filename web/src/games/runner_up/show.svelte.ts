import { prefersReducedMotion } from "svelte/motion";

import { paceOf } from "../../board/pace.ts";
import { Timeline, type Beat } from "../../board/timeline.ts";
import type { Happening, Happenings, Played, Speed } from "../contract.ts";
import { sceneOf, stepsOf, STRIDE, type Scene } from "./scene.ts";
import type { Action, Event, View } from "./types.ts";

export interface ShowProps {
  readonly game: Played<View, Action>;
  readonly happenings: Happenings<View, Event, Action>;
  readonly speed: Speed;
}

/** Shows one happening after the other, and after each what the View says. */
export class Show {
  readonly #props: ShowProps;
  readonly #tell: (events: readonly Event[]) => void;
  readonly #timeline = new Timeline(() => this.#pace());
  #scene: Scene;
  #showing = $state(false);
  #skipping = false;

  constructor(props: ShowProps, tell: (events: readonly Event[]) => void) {
    this.#props = props;
    this.#tell = tell;
    this.#scene = $state.raw(sceneOf(props.game.view));
  }

  get scene(): Scene {
    return this.#scene;
  }

  get isShowing(): boolean {
    return this.#showing;
  }

  /** Milliseconds for a figure from one space to the next, at the pace of the moment. */
  get stride(): number {
    return prefersReducedMotion.current ? 0 : STRIDE * paceOf(this.#props.speed, 0, false);
  }

  /** Show what waits, unless it is being shown already. */
  async goOn(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    let next = this.#props.happenings.first;
    while (next !== undefined && (await this.#show(next))) next = this.#props.happenings.first;
    this.#skipping = false;
    this.#showing = false;
  }

  /** Show all that waits at once. */
  skip(): void {
    this.#skipping = this.#showing;
    this.#timeline.skip();
  }

  stop(): void {
    this.#timeline.stop();
  }

  async #show(happening: Happening<View, Event, Action>): Promise<boolean> {
    this.#tell(happening.events);
    if (!(await this.#timeline.play(this.#beatsOf(happening.events)))) return false;
    this.#scene = sceneOf(happening.game.view);
    if (this.#props.happenings.first === happening) this.#props.happenings.shown();
    return true;
  }

  #beatsOf(events: readonly Event[]): readonly Beat[] {
    return events
      .flatMap((event) => stepsOf(event, !prefersReducedMotion.current))
      .map(({ change, lasts }) => ({
        show: () => {
          this.#scene = change(this.#scene);
        },
        lasts,
      }));
  }

  #pace(): number {
    const { happenings, speed } = this.#props;
    return this.#skipping ? 0 : paceOf(speed, happenings.waiting, document.hidden);
  }
}
