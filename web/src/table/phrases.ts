import type { Phrase, Talk } from "../protocol/types.ts";
import { m } from "../texts/texts.ts";

const texts: Record<Phrase, () => string> = {
  hello: m.phrase_hello,
  "good-luck": m.phrase_good_luck,
  "well-played": m.phrase_well_played,
  wow: m.phrase_wow,
  oops: m.phrase_oops,
  sorry: m.phrase_sorry,
  thanks: m.phrase_thanks,
  hurry: m.phrase_hurry,
  "one-moment": m.phrase_one_moment,
  again: m.phrase_again,
  goodbye: m.phrase_goodbye,
};

export const phrases = Object.keys(texts) as Phrase[];

/** A ready-made phrase in the reader's language. */
export function phraseText(phrase: Phrase): string {
  return texts[phrase]();
}

export function talkText({ phrase, text }: Talk): string {
  return phrase == null ? (text ?? "") : phraseText(phrase);
}

/** How much was said by others after some time of the server's clock. */
export function unreadCount(talk: readonly Talk[], readUntil: number, own: string | undefined) {
  return talk.filter(({ time, name }) => time > readUntil && name !== own).length;
}
