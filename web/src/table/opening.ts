import { go } from "../navigation/router.svelte.ts";
import { tablePath } from "../navigation/routes.ts";
import { person } from "../person/person.svelte.ts";
import { openTable } from "../protocol/api.ts";
import type { GameInfo, OpenTable } from "../protocol/types.ts";

/** A table where one plays at once, with the strongest bots; a server lists the strongest last. */
export async function playNow({ name: game, bots }: GameInfo, count: number): Promise<void> {
  const strongest = bots.at(-1) ?? "";
  await open({ game, bots: Array.from({ length: count }, () => strongest), start: true });
}

/** A table where friends gather first. */
export async function gatherFriends(game: GameInfo): Promise<void> {
  await open({ game: game.name });
}

async function open(wish: Omit<OpenTable, "secret" | "name">): Promise<void> {
  const { secret, calledName: name } = person;
  const { code } = await openTable({ ...wish, secret, name });
  go(tablePath(code));
}
