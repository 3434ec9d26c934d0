import { m } from "./compiled/messages.js";
import { isLanguage, language, languages, speak, type Language } from "./language.svelte.ts";

/** What a language calls itself. */
export function nameOf(each: Language): string {
  return m.language_name({}, { locale: each });
}

export { isLanguage, language, languages, m, speak, type Language };
