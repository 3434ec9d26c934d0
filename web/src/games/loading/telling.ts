import type { Cast } from "../../board/cast.ts";
import { list, nameOf, sentence, who } from "../../board/words.ts";
import { m } from "../../texts/texts.ts";
import type { Card, Event, LaidCard, Mat, Outcome, Passed, Stopped, View } from "./types.ts";

/*
 * What there is and what happens, in words: seen beside it, and heard by those who do not see it.
 */

const colours: Record<Card["colour"], () => string> = {
  white: m.loading_white,
  blue: m.loading_blue,
  yellow: m.loading_yellow,
  red: m.loading_red,
  green: m.loading_green,
};

/** A card with all that is on it. */
export function cardName({ number, colour, points }: Card): string {
  return m.loading_card({ number, colour: colours[colour](), points });
}

export function tellPile(top: Card | undefined, count: number): string {
  return top === undefined
    ? m.loading_pile_empty()
    : m.loading_pile({ card: cardName(top), count });
}

export function tellState(mat: Mat, packSize: number | null): string {
  if (mat.stop !== null) return m.loading_has_stopped({ points: mat.stop.points });
  const boosts = m.loading_boosts({ count: mat.boosts });
  const pack =
    packSize === null ? m.loading_has_no_pack() : m.loading_has_pack({ count: packSize });
  return `${boosts} ${pack}`;
}

// What is heard: what concerns the viewer, and who stops. More would be too much at this speed.

export function tellAll(events: readonly Event[], cast: Cast, view: View): string {
  return events
    .map((event) => tell(event, cast, view))
    .filter((text) => text !== "")
    .join(" ");
}

function tell(event: Event, cast: Cast, view: View): string {
  const you = view.viewer;
  switch (event.type) {
    case "drew":
      return m.loading_told_drew({ name: who(cast, event.seat) });
    case "opened":
      return m.loading_told_opened();
    case "laid":
      return tellLaid(event, cast, you);
    case "passed":
      return tellPassed(event, cast, view);
    case "exchanged":
      return event.seat === you ? m.loading_told_changed({ count: sizeOf(view, event.took) }) : "";
    case "stopped":
      return tellStopped(event, cast, view);
    case "time-up":
      return m.loading_told_time_up();
    case "counted":
      return m.loading_told_counted({ name: who(cast, event.seat), total: event.count.total });
    case "ended":
      return tellWinners(event.outcome, cast);
  }
}

function tellLaid(laid: LaidCard, cast: Cast, you: number | null): string {
  if (laid.seat === you) {
    const boost = laid.boost ? ` ${m.loading_told_boost()}` : "";
    return m.loading_told_laid({ card: laid.card.number }) + boost;
  }
  if (laid.pile !== you) return "";
  const told = { name: nameOf(cast, laid.seat), card: laid.card.number };
  return laid.boost ? m.loading_told_robbed(told) : m.loading_told_laid_on_you(told);
}

function tellPassed({ seat, to, pack }: Passed, cast: Cast, view: View): string {
  if (to === view.viewer) {
    return m.loading_told_got({ name: nameOf(cast, seat), count: sizeOf(view, pack) });
  }
  return seat === view.viewer ? m.loading_told_passed({ name: nameOf(cast, to) }) : "";
}

function tellStopped({ seat, stop }: Stopped, cast: Cast, view: View): string {
  const told = { name: who(cast, seat), points: stop.points };
  return `${m.loading_told_stopped(told)} ${m.loading_stops_left({ count: view.stops.length })}`;
}

function sizeOf(view: View, pack: number): number {
  return view.packs[pack]?.size ?? 0;
}

// The end

export function tellEnd({ time_is_up, mats }: View, cast: Cast): string {
  if (time_is_up) return m.loading_end_time();
  const last = mats.flatMap(({ stop }, seat) => (stop === null ? [] : [{ seat, stop }]));
  const lowest = last.sort((one, other) => one.stop.points - other.stop.points)[0];
  return lowest === undefined ? "" : m.loading_end_stop({ name: who(cast, lowest.seat) });
}

export function tellWinners({ winners }: Outcome, cast: Cast): string {
  const names = list(winners.map((seat) => who(cast, seat)));
  return winners.length === 1
    ? m.loading_winner({ who: names })
    : m.loading_winners({ who: names });
}

/** LD-21: why they won. */
export function tellReason({ counts, outcome }: View, cast: Cast): string {
  const [winner] = outcome?.winners ?? [];
  const best = winner === undefined ? undefined : counts[winner];
  if (outcome == null || best === undefined) return "";
  const { total, cards } = best;
  if (outcome.winners.length > 1) return m.loading_reason_shared({ total, cards });
  const equal = counts.flatMap((count, seat) =>
    seat !== winner && count.total === total ? [nameOf(cast, seat)] : [],
  );
  if (equal.length === 0) return m.loading_reason({ total });
  return sentence(m.loading_reason_cards({ names: list(equal), total, cards }));
}
