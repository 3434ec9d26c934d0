// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

import settings from "../project.inlang/settings.json" with { type: "json" };
import { sources } from "./sources.ts";

type Variants = { declarations?: string[]; match: Record<string, string> }[];
type Catalogue = Record<string, string | Variants>;

const base = read(settings.baseLocale);

function read(language: string): Catalogue {
  return JSON.parse(readFileSync(`messages/${language}.json`, "utf8")) as Catalogue;
}

/** What a text says, in each of its forms. */
function forms(text: string | Variants): string[] {
  return typeof text === "string" ? [text] : text.flatMap(({ match }) => Object.values(match));
}

/** The names of what is put into a text. */
function placeholders(text: string | Variants): string[] {
  const declared = typeof text === "string" ? [] : text.flatMap((each) => each.declarations ?? []);
  const computed = named(declared, /^local (\w+)/);
  const shown = named(forms(text), /\{(\w+)\}/g).filter((name) => !computed.includes(name));
  return [...new Set([...named(declared, /^input (\w+)/), ...shown])].sort();
}

function named(texts: string[], pattern: RegExp): string[] {
  const all = new RegExp(pattern, pattern.flags.replace("g", "") + "g");
  return texts.flatMap((text) => [...text.matchAll(all)].map((found) => found[1] ?? ""));
}

function usedTexts(): Set<string> {
  return new Set(named([...sources().values()], /\bm\.(\w+)\b/));
}

test("each language has a catalogue, and each catalogue a language", () => {
  const catalogues = readdirSync("messages").map((file) => file.replace(".json", ""));
  expect(catalogues.sort()).toEqual([...settings.locales].sort());
});

describe.each(settings.locales)("in %s", (language) => {
  const catalogue = read(language);

  test("no text is missing and none is left over", () => {
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(base).sort());
  });

  test("each text has the placeholders of the English one", () => {
    const inThis = Object.entries(catalogue).map(([name, text]) => [name, placeholders(text)]);
    const inBase = Object.keys(catalogue).map((name) => [name, placeholders(base[name] ?? "")]);
    expect(inThis).toEqual(inBase);
  });

  test("no text is empty", () => {
    const empty = Object.entries(catalogue).filter(([, text]) => forms(text).some(isBlank));
    expect(empty).toEqual([]);
  });
});

function isBlank(text: string): boolean {
  return text.trim() === "";
}

test("each text is used", () => {
  const used = usedTexts();
  expect(Object.keys(base).filter((name) => !used.has(name))).toEqual([]);
});
