import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

function prefer(...tags: string[]): void {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(tags);
}

test("the browser's language chooses", async () => {
  prefer("nl-BE", "en");
  const { language, m } = await import("./texts.ts");
  expect(language()).toBe("nl");
  expect(m.language_menu()).toBe("Taal");
  expect(document.documentElement.lang).toBe("nl");
});

test("the first language that there are texts in is chosen", async () => {
  prefer("ja", "fr-CA", "de");
  const { language } = await import("./texts.ts");
  expect(language()).toBe("fr");
});

test("a browser without any of the languages gets English", async () => {
  prefer("ja");
  const { language } = await import("./texts.ts");
  expect(language()).toBe("en");
});

test("what the browser prefers is not remembered as a choice", async () => {
  prefer("nl");
  await import("./texts.ts");
  expect(localStorage.length).toBe(0);
});

test("a choice outlives the page", async () => {
  prefer("nl");
  (await import("./texts.ts")).speak("de");
  vi.resetModules();
  const { language } = await import("./texts.ts");
  expect(language()).toBe("de");
});

test("a choice in another tab holds here too", async () => {
  prefer("nl");
  const { language } = await import("./texts.ts");
  hear("podium.language", "fr");
  expect(language()).toBe("fr");
  expect(document.documentElement.lang).toBe("fr");
});

test.each([
  ["podium.language", null],
  ["podium.language", "klingon"],
  ["podium.speed", "fr"],
])("what else is stored in another tab is none: %s, %s", async (key, newValue) => {
  prefer("nl");
  const { language } = await import("./texts.ts");
  hear(key, newValue);
  expect(language()).toBe("nl");
});

function hear(key: string, newValue: string | null): void {
  dispatchEvent(new StorageEvent("storage", { key, newValue }));
}

test("what is no language is not believed", async () => {
  prefer("nl");
  localStorage.setItem("podium.language", "klingon");
  const { language } = await import("./texts.ts");
  expect(language()).toBe("nl");
});

test("the language can be chosen where nothing can be stored", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  const { language, speak } = await import("./texts.ts");
  speak("fr");
  expect(language()).toBe("fr");
});

function refuse(): never {
  throw new DOMException("denied", "SecurityError");
}
