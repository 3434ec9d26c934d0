import { seatLetter } from "../../table/letters.ts";
import type { Action } from "./types.ts";

/** An action in the game's notation, as it is sent: `17>B:16#3`, `>#3`, `4+#3`. */
export function showAction(action: Action): string {
  const holding = `#${String(action.holding)}`;
  switch (action.type) {
    case "lay":
      return `${String(action.card)}>${seatLetter(action.pile)}:${String(action.on ?? "-")}${holding}`;
    case "pass":
      return `>${holding}`;
    case "stop":
      return `${action.stop}${holding}`;
  }
}
