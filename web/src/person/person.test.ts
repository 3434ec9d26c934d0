import { beforeEach, describe, expect, test, vi } from "vitest";

import type { Person } from "./person.svelte.ts";

/** The person as a page that has just been loaded knows them. */
async function loaded(): Promise<Person> {
  vi.resetModules();
  const module = await import("./person.svelte.ts");
  return module.person;
}

function blockStorage(): void {
  vi.stubGlobal("localStorage", {
    getItem() {
      throw new DOMException("blocked", "SecurityError");
    },
    setItem() {
      throw new DOMException("blocked", "SecurityError");
    },
  });
}

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("a person", () => {
  test("has a secret of 32 hexadecimal digits", async () => {
    expect((await loaded()).secret).toMatch(/^[0-9a-f]{32}$/);
  });

  test("has the same secret and name on the next visit", async () => {
    const person = await loaded();
    person.name = " Ann ";
    const again = await loaded();
    expect([again.secret, again.name]).toEqual([person.secret, "Ann"]);
  });

  test("gets a new secret where something else was kept in its place", async () => {
    localStorage.setItem("podium.secret", "hello");
    expect((await loaded()).secret).toMatch(/^[0-9a-f]{32}$/);
  });

  test("is called a guest until a name is chosen", async () => {
    const person = await loaded();
    expect(person.calledName).toBe("Guest");
    person.name = "Ann";
    expect(person.calledName).toBe("Ann");
  });

  test("keeps name and secret in this tab where nothing may be stored", async () => {
    blockStorage();
    const person = await loaded();
    person.name = "Ann";
    expect(person.name).toBe("Ann");
    expect(person.secret).toMatch(/^[0-9a-f]{32}$/);
  });
});
