import { m } from "../../texts/texts.ts";
import type { GameClient, OptionText } from "../contract.ts";
import Picture from "./Picture.svelte";
import type { Options, Refusal } from "./types.ts";

const options: Record<keyof Options, OptionText> = {
  tactical: { label: m.runner_up_tactical, explanation: m.runner_up_tactical_explained },
};

const refusals: Record<Refusal, () => string> = {
  "cards-are-down": m.runner_up_cards_are_down,
  "choose-first": m.runner_up_choose_first,
  "no-such-action": m.runner_up_no_such_action,
  "no-such-card": m.runner_up_no_such_card,
  "no-such-racer": m.runner_up_no_such_racer,
  "no-target": m.runner_up_no_target,
  "not-in-hand": m.runner_up_not_in_hand,
  "not-tactical": m.runner_up_not_tactical,
  "not-your-turn": m.runner_up_not_your_turn,
  "target-missing": m.runner_up_target_missing,
};

export const runnerUp: GameClient = {
  name: "runner-up",
  title: m.runner_up_name,
  summary: m.runner_up_summary,
  credit: m.runner_up_credit,
  minutes: [15, 25],
  botsAtOnce: ["greedy", "greedy"],
  Picture,
  options,
  bots: { random: m.runner_up_bot_random, greedy: m.runner_up_bot_greedy },
  refusals,
  load: () => import("./parts.ts"),
  loadRules: async () => (await import("./Rules.svelte")).default,
};
