import { remember, remembered } from "./memory.ts";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const KEPT = "podium.theme";

let current = $state<Theme>(themes.find((each) => each === remembered(KEPT)) ?? "system");
tellDocument();

export function theme(): Theme {
  return current;
}

export function chooseTheme(chosen: Theme): void {
  current = chosen;
  remember(KEPT, chosen);
  tellDocument();
}

/** The styles follow the system, unless `data-theme` says otherwise. */
function tellDocument(): void {
  if (current === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = current;
}
