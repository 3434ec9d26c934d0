import type { GameClient } from "./contract.ts";
import { dog } from "./dog/client.ts";
import { loading } from "./loading/client.ts";
import { runnerUp } from "./runner_up/client.ts";

// One line for each game.
export const clients: readonly GameClient[] = [runnerUp, dog, loading];

/** What a game looks like, by its name in messages and addresses. */
export function clientOf(game: string): GameClient | undefined {
  return clients.find(({ name }) => name === game);
}
