import { prefersReducedMotion } from "svelte/motion";

import type { Happening, Happenings, Speed } from "../games/contract.ts";
import { paceOf } from "./pace.ts";
import { Timeline, type Beat } from "./timeline.ts";

/** A scene becomes another one, which then stays for a while. */
export interface Step<Scene> {
  readonly change: (scene: Scene) => Scene;
  /** Milliseconds, at the pace 1. */
  readonly lasts: number;
}

/** How a game is shown: what is on the stage, and how what happens changes it. */
export interface Direction<Scene, View, Event> {
  /** What a View shows; `before` is the scene until now, for what a View cannot tell apart. */
  readonly sceneOf: (view: View, before?: Scene) => Scene;
  /** Show an event: smoothly, or at once as for those who want no motion. */
  readonly stepsOf: (event: Event, smoothly: boolean) => readonly Step<Scene>[];
  /** Tell those who do not see it what happens. */
  readonly tell: (events: readonly Event[]) => void;
}

export interface ShowProps<View, Event> {
  readonly game: { readonly view: View };
  readonly happenings: Happenings<View, Event>;
  readonly speed: Speed;
}

/** Shows one happening after the other, and after each what the View says. */
export class Show<Scene, View, Event> {
  readonly #props: ShowProps<View, Event>;
  readonly #direction: Direction<Scene, View, Event>;
  readonly #timeline = new Timeline(() => this.#pace());
  #scene: Scene;
  #showing = $state(false);
  #skipping = false;

  constructor(props: ShowProps<View, Event>, direction: Direction<Scene, View, Event>) {
    this.#props = props;
    this.#direction = direction;
    this.#scene = $state.raw(direction.sceneOf(props.game.view));
  }

  get scene(): Scene {
    return this.#scene;
  }

  get isShowing(): boolean {
    return this.#showing;
  }

  /** How long a motion takes now that takes so many milliseconds at the pace 1. */
  lasting(milliseconds: number): number {
    if (prefersReducedMotion.current) return 0;
    return milliseconds * paceOf(this.#props.speed, 0, false);
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

  async #show(happening: Happening<View, Event>): Promise<boolean> {
    this.#direction.tell(happening.events);
    if (!(await this.#timeline.play(this.#beatsOf(happening.events)))) return false;
    this.#scene = this.#direction.sceneOf(happening.game.view, this.#scene);
    if (this.#props.happenings.first === happening) this.#props.happenings.shown();
    return true;
  }

  #beatsOf(events: readonly Event[]): readonly Beat[] {
    return events
      .flatMap((event) => this.#direction.stepsOf(event, !prefersReducedMotion.current))
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
