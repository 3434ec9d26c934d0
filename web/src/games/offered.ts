import { listGames } from "../protocol/api.ts";
import type { GameInfo } from "../protocol/types.ts";

let asked: Promise<GameInfo[]> | undefined;

/** The games that the server has: asked once, and again after a failure. */
export function offeredGames(): Promise<GameInfo[]> {
  asked ??= listGames().catch((failure: unknown) => {
    asked = undefined;
    throw failure;
  });
  return asked;
}

export async function offeredGame(name: string): Promise<GameInfo | undefined> {
  return (await offeredGames()).find((game) => game.name === name);
}
