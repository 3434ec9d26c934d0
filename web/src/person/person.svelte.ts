import { randomHex } from "../protocol/connection.ts";
import { m } from "../texts/texts.ts";
import { remember, remembered } from "./memory.ts";

const NAME = "podium.name";
const SECRET = "podium.secret";
const SECRET_BYTES = 16;

/** Whoever uses this browser: a name, and a secret that proves to a server who they are. */
export class Person {
  readonly secret = rememberedSecret();
  #name = $state(remembered(NAME) ?? "");

  /** The name they chose; empty until they have. */
  get name(): string {
    return this.#name;
  }

  set name(name: string) {
    this.#name = name.trim();
    remember(NAME, this.#name);
  }

  /** What others call them at a table. */
  get calledName(): string {
    return this.#name === "" ? m.person_guest() : this.#name;
  }
}

export const person = new Person();

export function newSecret(): string {
  return randomHex(SECRET_BYTES);
}

function rememberedSecret(): string {
  const secret = remembered(SECRET);
  return secret !== undefined && /^[0-9a-f]{32}$/.test(secret) ? secret : rememberedNewSecret();
}

function rememberedNewSecret(): string {
  const secret = newSecret();
  remember(SECRET, secret);
  return secret;
}
