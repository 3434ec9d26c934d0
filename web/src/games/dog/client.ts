import { m } from "../../texts/texts.ts";
import type { GameClient, OptionText } from "../contract.ts";
import Picture from "./Picture.svelte";
import type { Options, Refusal } from "./types.ts";

const options: Record<keyof Options, OptionText> = {
  clockwise: { label: m.dog_clockwise, explanation: m.dog_clockwise_explained },
};

const refusals: Record<Refusal, () => string> = {
  "give-first": m.dog_give_first,
  "no-such-action": m.dog_no_such_action,
  "no-such-card": m.dog_no_such_card,
  "no-such-pawn": m.dog_no_such_pawn,
  "no-such-place": m.dog_no_such_place,
  "no-such-use": m.dog_no_such_use,
  "not-in-hand": m.dog_not_in_hand,
  "not-possible": m.dog_not_possible,
  "not-your-pawn": m.dog_not_your_pawn,
  "not-your-turn": m.dog_not_your_turn,
  "nothing-to-give": m.dog_nothing_to_give,
  "nothing-to-put-aside": m.dog_nothing_to_put_aside,
  "put-aside-first": m.dog_put_aside_first,
  "seven-under-way": m.dog_seven_under_way,
};

export const dog: GameClient = {
  name: "dog",
  title: m.dog_name,
  summary: m.dog_summary,
  credit: m.dog_credit,
  minutes: [30, 60],
  botsAtOnce: ["greedy", "greedy", "greedy"], // two teams
  Picture,
  options,
  bots: { random: m.dog_bot_random, greedy: m.dog_bot_greedy },
  refusals,
  load: () => import("./parts.ts"),
  loadRules: async () => (await import("./Rules.svelte")).default,
};
