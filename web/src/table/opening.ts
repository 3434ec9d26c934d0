import { go } from "../navigation/router.svelte.ts";
import { tablePath } from "../navigation/routes.ts";
import { person } from "../person/person.svelte.ts";
import { openTable } from "../protocol/api.ts";
import type { GameInfo, OpenTable } from "../protocol/types.ts";

const BOTS = 2;

/** A table where one plays at once, against the strongest bots. */
export async function playNow(game: GameInfo): Promise<void> {
  await open({ game: game.name, bots: strongestBots(game), start: true });
}

/** A table where friends gather first. */
export async function gatherFriends(game: GameInfo): Promise<void> {
  await open({ game: game.name });
}

/** The bots that one plays against at once; a server lists the strongest last. */
export function strongestBots({ bots, most_seats, fewest_seats }: GameInfo): string[] {
  const count = Math.max(fewest_seats - 1, Math.min(BOTS, most_seats - 1));
  return Array.from({ length: count }, () => bots.at(-1) ?? "");
}

async function open(wish: Omit<OpenTable, "secret" | "name">): Promise<void> {
  const { secret, calledName: name } = person;
  const { code } = await openTable({ ...wish, secret, name });
  go(tablePath(code));
}
