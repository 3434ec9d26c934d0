import { clientOf } from "../games/registry.ts";
import { RequestFailed } from "../protocol/api.ts";
import type { Problem, TableRefusal } from "../protocol/types.ts";
import { m } from "../texts/texts.ts";

const texts: Record<TableRefusal, () => string> = {
  "already-seated": m.refusal_already_seated,
  "bad-message": m.refusal_bad_message,
  "bad-name": m.refusal_bad_name,
  "bad-notation": m.refusal_bad_notation,
  "bad-option": m.refusal_bad_option,
  "bad-talk": m.refusal_bad_talk,
  "colour-taken": m.refusal_colour_taken,
  "deal-awaited": m.refusal_deal_awaited,
  "game-over": m.refusal_game_over,
  "in-play": m.refusal_in_play,
  "no-such-bot": m.refusal_no_such_bot,
  "no-such-game": m.refusal_no_such_game,
  "no-such-seat": m.refusal_no_such_seat,
  "no-such-table": m.refusal_no_such_table,
  "not-over": m.refusal_not_over,
  "not-playing": m.refusal_not_playing,
  "not-seated": m.refusal_not_seated,
  "not-the-host": m.refusal_not_the_host,
  "nothing-to-take-back": m.refusal_nothing_to_take_back,
  overtaken: m.refusal_overtaken,
  "server-trouble": m.refusal_server_trouble,
  "still-there": m.refusal_still_there,
  "table-full": m.refusal_table_full,
  "talk-is-off": m.refusal_talk_is_off,
  "too-early": m.refusal_too_early,
  "too-fast": m.refusal_too_fast,
  "too-few-players": m.refusal_too_few_players,
  "too-large": m.refusal_too_large,
};

/** Why something was refused, in the reader's language; in English where the code is not known. */
export function refusalText({ code, text }: Problem, game = ""): string {
  const known: Partial<Record<string, () => string>> = { ...clientOf(game)?.refusals, ...texts };
  return known[code]?.() ?? text;
}

/** Why a request brought nothing. */
export function failureText(failure: unknown): string {
  const problem = failure instanceof RequestFailed ? failure.problem : undefined;
  return problem === undefined ? m.unreachable_text() : refusalText(problem);
}
