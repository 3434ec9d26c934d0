import { go } from "../navigation/router.svelte.ts";
import { tablePath } from "../navigation/routes.ts";
import { person } from "../person/person.svelte.ts";
import { openTable } from "../protocol/api.ts";
import type { GameInfo, OpenTable } from "../protocol/types.ts";

/** A table where one plays at once, with these bots. */
export async function playNow({ name: game }: GameInfo, bots: readonly string[]): Promise<void> {
  await open({ game, bots: [...bots], start: true });
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
