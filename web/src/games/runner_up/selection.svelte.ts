import { Sent, type Play } from "../../board/sent.svelte.ts";
import type { Played } from "../contract.ts";
import {
  actionKey,
  canPlay,
  chooseOffer,
  figuresOf,
  layOffer,
  moveOffer,
  placeInHand,
  sameAction,
  targetsOf,
} from "./offers.ts";
import type { Action, Card, View } from "./types.ts";

/** What the viewer has in mind: a card taken from the hand, and what has been chosen. */
export class Selection {
  readonly #latest: () => Played<View, Action>;
  readonly #sent: Sent<Action>;
  #held = $state.raw<{ turn: string; place: number } | null>(null);
  #lastTaken: number | null = null;

  constructor(latest: () => Played<View, Action>, play: Play) {
    this.#latest = latest;
    this.#sent = new Sent(play);
  }

  get hand(): readonly Card[] {
    return this.#view.hand ?? [];
  }

  /** The place in the hand of the card that has been taken and not been laid yet. */
  get taken(): number | null {
    return this.#held?.turn === this.#turn ? this.#held.place : null;
  }

  get takenCard(): Card | null {
    return this.taken === null ? null : (this.hand[this.taken] ?? null);
  }

  /** In front of whom the taken card can be laid. */
  get targets(): readonly number[] {
    return this.takenCard === null ? [] : targetsOf(this.#offers, this.takenCard);
  }

  /** Whose figures can be moved now. */
  get figures(): readonly number[] {
    return this.#sentNow?.type === "move" ? [] : figuresOf(this.#offers);
  }

  /** What has been chosen in this round, and can still be changed. */
  get choice(): Action | null {
    return this.#sentNow ?? this.#view.choice;
  }

  /** The place in the hand of the card that has been chosen. */
  get chosen(): number | null {
    const choice = this.choice;
    if (choice === null || choice.type === "move") return null;
    return placeInHand(this.hand, choice.card, this.#lastTaken);
  }

  canTake(place: number): boolean {
    const card = this.hand[place];
    return card !== undefined && canPlay(this.#offers, card);
  }

  /** Take a card; one that needs no target is chosen by that. */
  take(place: number): void {
    const card = this.hand[place];
    if (card === undefined || !this.canTake(place)) return;
    this.#lastTaken = place;
    const play = chooseOffer(this.#offers, card);
    if (play === undefined) this.#held = { turn: this.#turn, place };
    else this.#send(play, { type: "choose", card });
  }

  putBack(): void {
    this.#held = null;
  }

  layBefore(target: number): void {
    const card = this.takenCard;
    const play = card === null ? undefined : layOffer(this.#offers, card, target);
    this.putBack();
    if (card !== null && play !== undefined) this.#send(play, { type: "lay", card, target });
  }

  move(figure: number): void {
    const play = moveOffer(this.#offers, figure);
    if (play !== undefined) this.#send(play, { type: "move", figure });
  }

  #send(play: string, choice: Action): void {
    if (!sameAction(choice, this.choice)) this.#sent.send(play, choice, this.#situation);
  }

  get #sentNow(): Action | null {
    return this.#sent.in(this.#situation);
  }

  /** A choice that was made elsewhere meanwhile outweighs what was sent. */
  get #situation(): string {
    return `${this.#turn} ${actionKey(this.#view.choice)}`;
  }

  /** A choice belongs to its round, and to its game. */
  get #turn(): string {
    const { stage, round, phase } = this.#view;
    return [this.#latest().number, stage, round, phase].join();
  }

  get #view(): View {
    return this.#latest().view;
  }

  get #offers(): readonly { play: string; action: Action }[] {
    return this.#latest().question?.offers ?? [];
  }
}
