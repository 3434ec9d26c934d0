import { m } from "../../texts/texts.ts";
import type { GameClient, OptionText } from "../contract.ts";
import Picture from "./Picture.svelte";
import type { Options, Refusal } from "./types.ts";

const mistakes: Record<Options["mistakes"], () => string> = {
  refused: m.loading_mistakes_refused,
  "at-table": m.loading_mistakes_at_table,
};

const options: Record<keyof Options, OptionText> = {
  base: { label: m.loading_base, explanation: m.loading_base_explained },
  mistakes: {
    label: m.loading_mistakes,
    explanation: m.loading_mistakes_explained,
    choice: (value) => mistakes[value as Options["mistakes"]](),
  },
  minutes: {
    label: m.loading_minutes,
    explanation: m.loading_minutes_explained,
    choice: (value) =>
      value === 0 ? m.loading_minutes_none() : m.loading_minutes_some({ minutes: String(value) }),
  },
};

const refusals: Record<Refusal, () => string> = {
  "has-laid": m.loading_refused_has_laid,
  "no-pack": m.loading_refused_no_pack,
  "no-such-action": m.loading_refused_no_such_action,
  "no-such-card": m.loading_refused_no_such_card,
  "no-such-holding": m.loading_refused_no_such_holding,
  "no-such-pile": m.loading_refused_no_such_pile,
  "no-such-stop": m.loading_refused_no_such_stop,
  "not-higher": m.loading_refused_not_higher,
  "not-in-pack": m.loading_refused_not_in_pack,
  "not-next": m.loading_refused_not_next,
  "other-pack": m.loading_refused_other_pack,
  out: m.loading_refused_out,
  "pile-empty": m.loading_refused_pile_empty,
  "pile-out": m.loading_refused_pile_out,
  "stop-taken": m.loading_refused_stop_taken,
  "stop-too-low": m.loading_refused_stop_too_low,
  "top-changed": m.loading_refused_top_changed,
};

export const loading: GameClient = {
  name: "loading",
  title: m.loading_name,
  summary: m.loading_summary,
  credit: m.loading_credit,
  minutes: [5, 10],
  botsAtOnce: ["casual", "beginner", "casual"], // one has just opened it for the first time
  Picture,
  options,
  bots: {
    random: m.loading_bot_random,
    beginner: m.loading_bot_beginner,
    casual: m.loading_bot_casual,
    skilled: m.loading_bot_skilled,
    expert: m.loading_bot_expert,
  },
  refusals,
  load: () => import("./parts.ts"),
  loadRules: async () => (await import("./Rules.svelte")).default,
};
