import * as runtime from "./compiled/runtime.js";

export type Language = runtime.Locale;

export const languages: readonly Language[] = runtime.locales;

const KEPT = "podium.language";

export function isLanguage(name: unknown): name is Language {
  return runtime.isLocale(name);
}

let current = $state(remembered() ?? preferred() ?? runtime.baseLocale);

// Every text asks for the language through this, so what shows one follows a change by itself.
runtime.overwriteGetLocale(() => current);
tellDocument();
addEventListener("storage", follow);

export function language(): Language {
  return current;
}

/** Show all texts in this language from now on, in every tab, and on the next visit. */
export function speak(chosen: Language): void {
  use(chosen);
  remember(chosen);
}

/** Another tab speaks another language now. */
function follow({ key, newValue }: StorageEvent): void {
  if (key === KEPT && isLanguage(newValue)) use(newValue);
}

function use(chosen: Language): void {
  current = chosen;
  tellDocument();
}

function tellDocument(): void {
  document.documentElement.lang = current;
}

/** The first language of the browser that there are texts in; `nl` serves `nl-BE`. */
function preferred(): Language | undefined {
  return navigator.languages.map((tag) => tag.split("-")[0]).find(isLanguage);
}

function remembered(): Language | undefined {
  try {
    const name = localStorage.getItem(KEPT);
    return isLanguage(name) ? name : undefined;
  } catch {
    return undefined; // the browser lets nothing be stored
  }
}

function remember(chosen: Language): void {
  try {
    localStorage.setItem(KEPT, chosen);
  } catch {
    // The browser lets nothing be stored: the choice holds for this visit.
  }
}
