import { Glimpses } from "./glimpses.ts";
import type { Moves } from "./moves.svelte.ts";
import type { Card, View } from "./types.ts";

/** So long to stop has to be meant a second time. */
const ARMED = 2500;

/** What the viewer has in mind: a card taken from the pack, and perhaps to stop. */
export class Selection {
  readonly #moves: Moves;
  readonly #glimpses = new Glimpses();
  #number = $state<number | null>(null);
  #armed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(moves: Moves) {
    this.#moves = moves;
  }

  get hand(): readonly Card[] | null {
    return this.#moves.hand;
  }

  /** The number of the card that has been taken and not been laid yet. */
  get taken(): number | null {
    return this.hand?.some(({ number }) => number === this.#number) === true ? this.#number : null;
  }

  /** To stop has been pressed once. */
  get isArmed(): boolean {
    return this.#armed && this.hand !== null;
  }

  /** Told whenever there is something else to see. */
  watch(view: View): void {
    this.#glimpses.watch(view, performance.now());
  }

  /** Take a card; the one that has been taken is put back. */
  turn(number: number): void {
    this.#number = number === this.taken ? null : number;
  }

  take(number: number): void {
    this.#number = number;
  }

  putBack(): void {
    this.#number = null;
    this.#disarm();
  }

  /** Take the card so many places on; the first or the last one, where none has been taken. */
  browse(by: number): void {
    const hand = this.hand ?? [];
    const at = hand.findIndex(({ number }) => number === this.taken);
    const to = at < 0 ? (by > 0 ? Math.max(0, by - 1) : hand.length - 1) : at + by;
    this.#number = hand[Math.min(hand.length - 1, Math.max(0, to))]?.number ?? null;
  }

  /** Lay the card that has been taken. */
  layOn(pile: number): void {
    if (this.taken !== null) this.lay(this.taken, pile);
  }

  lay(card: number, pile: number): void {
    this.putBack();
    this.#moves.lay(card, pile, this.#glimpses.on(pile, performance.now()));
  }

  pass(): void {
    this.putBack();
    this.#moves.pass();
  }

  /** Stop, if that has been meant before a short while ago. */
  meanToStop(): void {
    if (this.isArmed) this.stop();
    else this.#arm();
  }

  stop(): void {
    this.putBack();
    this.#moves.stop();
  }

  #arm(): void {
    this.#armed = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#disarm();
    }, ARMED);
  }

  #disarm(): void {
    clearTimeout(this.#timer);
    this.#armed = false;
  }
}
