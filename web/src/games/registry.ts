import type { Component } from "svelte";

/** What a game's folder exports: how it looks. */
export interface Appearance {
  Board: Component;
}

// One line for each game: its name, and its folder, loaded when it is first shown.
const APPEARANCES = new Map<string, () => Promise<Appearance>>([
  ["runner-up", () => import("./runner_up/appearance.ts")],
]);

export async function appearanceOf(game: string): Promise<Appearance | undefined> {
  return APPEARANCES.get(game)?.();
}
