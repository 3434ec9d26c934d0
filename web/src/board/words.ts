import { language, m } from "../texts/texts.ts";
import type { Cast } from "./cast.ts";

/*
 * What all games need to say who does something.
 */

export function nameOf(cast: Cast, member: number): string {
  return cast[member]?.name ?? "";
}

/** As the one who does something. */
export function who(cast: Cast, member: number): string {
  return cast[member]?.isYou ? m.board_you() : nameOf(cast, member);
}

export function list(names: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(names);
}

/** With a full stop, unless it ends a sentence already. */
export function sentence(text: string): string {
  return text === "" || /[.!?]$/.test(text) ? text : `${text}.`;
}
