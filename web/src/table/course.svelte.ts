import type { Happening, Happenings, Played } from "../games/contract.ts";
import type { Clock, Happened } from "../protocol/types.ts";

/** A game in progress, or just over: what has been shown of it, and what is still to be shown. */
export class Course implements Happenings {
  #game: Played;
  #unshown: readonly Happening[];

  constructor(game: Played) {
    this.#game = $state.raw(game);
    this.#unshown = $state.raw([]);
  }

  /** The game as far as it has been shown. */
  get game(): Played {
    return this.#game;
  }

  get latest(): Played {
    return this.#unshown.at(-1)?.game ?? this.#game;
  }

  get first(): Happening | undefined {
    return this.#unshown[0];
  }

  get waiting(): number {
    return this.#unshown.length;
  }

  shown(): void {
    this.#show(1);
  }

  allShown(): void {
    this.#show(this.waiting);
  }

  add(push: Happened): void {
    const happening = { events: push.events, game: gameAfter(this.latest, push) };
    this.#unshown = [...this.#unshown, happening];
  }

  /** The clock has changed: it is the same whatever has been shown. */
  time(clock: Clock): void {
    this.#game = { ...this.#game, clock };
    this.#unshown = this.#unshown.map(({ events, game }) => ({ events, game: { ...game, clock } }));
  }

  #show(count: number): void {
    const last = this.#unshown[count - 1];
    if (last === undefined) return;
    this.#game = last.game;
    this.#unshown = this.#unshown.slice(count);
  }
}

function gameAfter(game: Played, push: Happened): Played {
  return {
    ...game,
    view: push.view,
    log: [...game.log, ...push.log],
    awaited: push.awaited,
    // Left out where it is the same question as before.
    question: push.question === undefined ? game.question : push.question,
    outcome: push.outcome ?? null,
  };
}
