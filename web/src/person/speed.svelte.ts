import { speeds, type Speed } from "../games/contract.ts";
import { remember, remembered } from "./memory.ts";

const KEPT = "podium.speed";

let current = $state<Speed>(speeds.find((each) => each === remembered(KEPT)) ?? "normal");

/** How fast a game's Board is to show what happens. */
export function speed(): Speed {
  return current;
}

export function chooseSpeed(chosen: Speed): void {
  current = chosen;
  remember(KEPT, chosen);
}
