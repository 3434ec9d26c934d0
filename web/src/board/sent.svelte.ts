import type { Done, Refused } from "../protocol/types.ts";

export type Play = (play: string) => Promise<Done | Refused>;

/**
 * A choice on its way to the server: it is shown as made, in the situation in which it was made,
 * unless it is refused.
 */
export class Sent<Choice> {
  readonly #play: Play;
  #last = $state.raw<{ readonly choice: Choice; readonly situation: string } | null>(null);

  constructor(play: Play) {
    this.#play = play;
  }

  send(play: string, choice: Choice, situation: string): void {
    const sent = { choice, situation };
    this.#last = sent;
    void this.#play(play).then((answer) => {
      if (answer.push === "refused" && this.#last === sent) this.#last = null;
    });
  }

  /** What is under way in this situation. */
  in(situation: string): Choice | null {
    return this.#last?.situation === situation ? this.#last.choice : null;
  }
}
