import { Sent, type Play as Send } from "../../board/sent.svelte.ts";
import type { Offered, Played } from "../contract.ts";
import {
  canTake,
  cardOffer,
  meaningsOf,
  playsAs,
  playsFrom,
  playsIn,
  playsTo,
  playsWith,
  sameStart,
  startOf,
  startsOf,
  type Meaning,
  type Offers,
  type Plays,
  type Start,
} from "./offers.ts";
import type { Action, Card, Play, View, WhyNot } from "./types.ts";

/** What a card is chosen for: to be given away, put aside or played. */
export type Purpose = "give" | "aside" | "play";

interface Held {
  readonly situation: string;
  /** In the hand. */
  readonly place: number | null;
  readonly meaning: Meaning | null;
  readonly start: Start | null;
  /** With whom to change places, to be confirmed. */
  readonly swap: Offered<Play> | null;
}

/** What the viewer has in mind: a card, what it stands for, a pawn, and where it goes. */
export class Selection {
  readonly #latest: () => Played<View, Action>;
  readonly #sent: Sent<Action>;
  #held = $state.raw<Held | null>(null);
  #lastTaken: number | null = null;

  constructor(latest: () => Played<View, Action>, send: Send) {
    this.#latest = latest;
    this.#sent = new Sent(send);
  }

  // The hand

  get hand(): readonly Card[] {
    return this.#view.hand ?? [];
  }

  /** What the viewer is asked for, if anything. */
  get purpose(): Purpose | null {
    return this.#offers[0]?.action.type ?? null;
  }

  /** The place in the hand of the card that has been taken. */
  get taken(): number | null {
    return this.#now.place;
  }

  get takenCard(): Card | null {
    return this.taken === null ? null : (this.hand[this.taken] ?? null);
  }

  /** What is to be given away, and can still be changed. */
  get choice(): Card | null {
    const sent = this.#sentNow;
    return sent?.type === "give" ? sent.card : this.#view.choice;
  }

  /** The place in the hand of that card: of several alike the one that was taken last. */
  get chosen(): number | null {
    const choice = this.choice;
    if (choice === null) return null;
    const last = this.#lastTaken;
    return last !== null && this.hand[last] === choice ? last : this.hand.indexOf(choice);
  }

  canTake(place: number): boolean {
    const card = this.hand[place];
    return card !== undefined && !this.isSevening && canTake(this.#offers, card);
  }

  /** Why nothing can be done with a card of the hand, if it is the viewer's turn. */
  whyNot(place: number): WhyNot | undefined {
    if (this.canTake(place)) return undefined; // it can at least be put aside
    const reasons = (this.#latest().question?.why_not ?? []) as readonly WhyNot[];
    return reasons.find(({ card }) => card === this.hand[place]);
  }

  take(place: number): void {
    if (!this.canTake(place)) return;
    this.#lastTaken = place;
    this.#hold({ place });
  }

  /** Give the taken card away, or put it aside. */
  confirm(): void {
    if (this.#now.swap !== null) this.#send(this.#now.swap);
    else if (this.takenCard !== null) this.#sendCard(this.takenCard);
  }

  #sendCard(card: Card): void {
    const offer = cardOffer(this.#offers, card);
    if (offer !== undefined && card !== this.choice) this.#send(offer);
    else this.#held = null;
  }

  // A move

  /** A seven is under way: what is asked for is its next share. */
  get isSevening(): boolean {
    return this.#view.left > 0 && this.purpose === "play";
  }

  /** What the taken card can stand for, where that has to be said first. */
  get meanings(): readonly Meaning[] {
    if (this.takenCard !== "J" || this.#now.meaning !== null) return [];
    const meanings = meaningsOf(this.#ofCard);
    return meanings.length > 1 ? meanings : [];
  }

  /** What the taken card stands for, as far as that is settled. */
  get meaning(): Meaning | null {
    const meanings = meaningsOf(this.plays);
    return meanings.length === 1 ? (meanings[0] ?? null) : null;
  }

  /** What can be done with all that is settled so far. */
  get plays(): Plays {
    const { start } = this.#now;
    return start === null ? this.#ofMeaning : playsFrom(this.#ofMeaning, start);
  }

  /** The pawns that can be chosen, whichever has been. */
  get starts(): readonly Start[] {
    return startsOf(this.#ofMeaning);
  }

  /** The pawn that moves: the chosen one, or the only one that can. */
  get start(): Start | null {
    const { starts } = this;
    return this.#now.start ?? (starts.length === 1 ? (starts[0] ?? null) : null);
  }

  /** Ways to move the pawn, where it is settled which. */
  get ends(): Plays {
    return this.start === null ? [] : playsFrom(this.#ofMeaning, this.start);
  }

  /** The share of a seven with so many steps. */
  shareOf(steps: number): Offered<Play> | undefined {
    const shares = this.ends.filter(({ action }) => action.steps === steps);
    return shares.find(({ action }) => action.use === "seven");
  }

  /** The swap that is to be confirmed. */
  get swap(): Offered<Play> | null {
    return this.#now.swap;
  }

  /** Whose pawns move, where it is known. */
  get owner(): number | null {
    const [first, ...others] = playsIn(this.#offers).map(({ action }) => action.seat);
    return first !== undefined && others.every((seat) => seat === first) ? first : null;
  }

  mean(meaning: Meaning): void {
    this.#hold({ ...this.#now, meaning });
  }

  choose(start: Start): void {
    const isOffered = this.starts.some((each) => sameStart(each, start));
    if (isOffered) this.#hold({ ...this.#now, start, swap: null });
  }

  /** A place on the board was pressed: where a pawn goes, or a pawn to go. */
  press(at: Start): void {
    const [end, ...more] = playsTo(this.start === null ? this.#ofMeaning : this.ends, at);
    const isStart = this.starts.some((each) => sameStart(each, at));
    if (end !== undefined && more.length === 0 && (this.start !== null || !isStart)) {
      this.move(end);
    } else this.choose(at);
  }

  /** Carry a move out; a swap when it has been confirmed. */
  move(offer: Offered<Play>): void {
    if (offer.action.use !== "swap") this.#send(offer);
    else this.#hold({ ...this.#now, start: startOf(offer.action), swap: offer });
  }

  #send(offer: Offered<Action>): void {
    this.#sent.send(offer.play, offer.action, this.#situation);
    this.#held = null;
  }

  /** Whether there is a step to go back. */
  get canGoBack(): boolean {
    const { place, start } = this.#now;
    return place !== null || start !== null;
  }

  /** Give up what was settled last. */
  back(): void {
    const { place, meaning, start, swap } = this.#now;
    if (swap !== null) this.#hold({ place, meaning, start: this.#onlyStart ? null : start });
    else if (start !== null) this.#hold({ place, meaning });
    else if (meaning !== null) this.#hold({ place });
    else this.#held = null;
  }

  get #onlyStart(): boolean {
    return this.starts.length === 1;
  }

  get #ofCard(): Plays {
    if (this.isSevening) return playsIn(this.#offers);
    return this.takenCard === null ? [] : playsWith(this.#offers, this.takenCard);
  }

  get #ofMeaning(): Plays {
    const { meaning } = this.#now;
    if (meaning !== null) return playsAs(this.#ofCard, meaning);
    return this.meanings.length > 0 ? [] : this.#ofCard;
  }

  // What it belongs to

  #hold(held: Partial<Omit<Held, "situation">>): void {
    const nothing = { place: null, meaning: null, start: null, swap: null };
    this.#held = { ...nothing, ...held, situation: this.#situation };
  }

  get #now(): Omit<Held, "situation"> {
    if (this.#held?.situation === this.#situation) return this.#held;
    return { place: null, meaning: null, start: null, swap: null };
  }

  /** What is chosen belongs to its question, and to its game. */
  get #situation(): string {
    const { number, question, view } = this.#latest();
    return [number, question?.asked, view.left, view.choice].join();
  }

  get #sentNow(): Action | null {
    return this.#sent.in(this.#situation);
  }

  get #view(): View {
    return this.#latest().view;
  }

  /** What is on its way to the server is not asked for again, unless it may be changed. */
  get #offers(): Offers {
    const sent = this.#sentNow;
    return sent === null || sent.type === "give" ? (this.#latest().question?.offers ?? []) : [];
  }
}
