import type { Cast } from "../../board/cast.ts";
import { list, nameOf, sentence, who } from "../../board/words.ts";
import { m } from "../../texts/texts.ts";
import type { Caption, Scoring } from "./scene.ts";
import type { Action, Card, Event, Laid, Motion, Outcome } from "./types.ts";

/*
 * What happens, in words: seen beside it, and heard by those who do not see it.
 */

/** A number with its sign, and a minus that is one. */
export function signed(value: number): string {
  return value > 0 ? `+${String(value)}` : number(value);
}

export function number(value: number): string {
  return value < 0 ? `\u2212${String(-value)}` : String(value);
}

export function spaceName(space: number): string {
  return space === 0 ? m.runner_up_start() : number(space);
}

export function cardName(card: Card): string {
  const value = signed(card.value);
  return card.white === 0 ? value : m.runner_up_card_white({ card: value, white: card.white });
}

/** As the one in front of whom `by` lays a card. */
export function whom(cast: Cast, racer: number, by: number): string {
  const isYou = cast[racer]?.isYou === true;
  if (racer === by) return isYou ? m.runner_up_before_yourself() : m.runner_up_before_themselves();
  return isYou ? m.runner_up_before_you() : m.runner_up_before({ name: nameOf(cast, racer) });
}

function byWhom(cast: Cast, racer: number): string {
  return cast[racer]?.isYou ? m.runner_up_by_you() : m.runner_up_by({ name: nameOf(cast, racer) });
}

// What is seen

export function tellCaption(caption: Caption, cast: Cast): string {
  switch (caption.type) {
    case "dealt":
      return m.runner_up_told_dealt({ stage: caption.stage });
    case "turned":
      return tellLaid(caption.laid, cast);
    case "moved":
      return tellMotion(caption.motion, cast);
    case "scored":
      return tellSecond(caption.scoring);
  }
}

export function tellLaid({ racer, card, target }: Laid, cast: Cast): string {
  const said = { who: who(cast, racer), card: cardName(card) };
  return card.white === 0
    ? m.runner_up_told_laid({ ...said, whom: whom(cast, target, racer) })
    : m.runner_up_told_shown(said);
}

export function tellMotion(motion: Motion, cast: Cast): string {
  const { figure, by } = motion;
  const path = tellPath(motion, who(cast, figure));
  return by === null || by === figure ? path : `${path} ${byWhom(cast, by)}`;
}

function tellPath({ start, end }: Motion, name: string): string {
  return start === end
    ? m.runner_up_told_stayed({ who: name, space: spaceName(end) })
    : m.runner_up_told_moved({ who: name, start: spaceName(start), end: spaceName(end) });
}

/** RU-14, RU-15: which space is in second place, and what follows from it. */
export function tellSecond({ space }: Scoring): string {
  if (space === null) return m.runner_up_second_none();
  if (space === 0) return m.runner_up_second_start();
  return space < 0
    ? m.runner_up_second_behind({ space: number(space) })
    : m.runner_up_second({ space });
}

export function tellPoints({ points }: Scoring, cast: Cast): string {
  const scored = cast.filter((racer) => (points[racer.number] ?? 0) !== 0);
  return scored.map((racer) => tellScore(cast, racer.number, points[racer.number] ?? 0)).join(", ");
}

function tellScore(cast: Cast, racer: number, score: number): string {
  return m.runner_up_scores({ who: who(cast, racer), score: signed(score) });
}

export function tellChoice(choice: Action, cast: Cast, you: number): string {
  if (choice.type === "move") return ""; // seen at once, when the figure moves
  const card = cardName(choice.card);
  return choice.type === "choose"
    ? m.runner_up_chosen({ card })
    : m.runner_up_chosen_for({ card, whom: whom(cast, choice.target, you) });
}

export function tellWinners(outcome: Outcome, cast: Cast): string {
  const names = outcome.winners.map((racer) => who(cast, racer));
  return names.length === 1
    ? m.runner_up_winner({ who: list(names) })
    : m.runner_up_winners({ who: list(names) });
}

/** RU-16 to RU-18: why they won. */
export function tellReason(outcome: Outcome): string {
  const [winner] = outcome.winners;
  const total = winner === undefined ? 0 : (outcome.scores[winner] ?? 0);
  return Math.max(...outcome.scores) === total
    ? m.runner_up_reason_equal({ total: number(total) })
    : m.runner_up_reason({ total: number(total) });
}

// What is heard

/** Tell everything that happened at once, in as many sentences. */
export function tellAll(events: readonly Event[], cast: Cast, you: number | null): string {
  const sentences = events.flatMap((event) => tell(event, cast, you));
  return sentences.filter((text) => text !== "").join(" ");
}

function tell(event: Event, cast: Cast, you: number | null): readonly string[] {
  switch (event.type) {
    case "dealt":
      return [sentence(m.runner_up_told_dealt({ stage: event.stage }))];
    case "chose":
      return event.seat === you ? [] : [m.runner_up_told_chose({ name: nameOf(cast, event.seat) })];
    case "decided":
      return you === null ? [] : [tellChoice(event.choice, cast, you)];
    case "revealed":
      return event.laid.map((laid) => sentence(tellLaid(laid, cast)));
    case "moved":
      return [sentence(tellMotion(event.motion, cast))];
    case "scored":
      return [tellSecond(event), sentence(tellPoints(event, cast))];
    case "ended":
      return [tellWinners(event.outcome, cast), tellReason(event.outcome)];
    case "asked":
      return [];
  }
}
