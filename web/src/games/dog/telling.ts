import type { Cast } from "../../board/cast.ts";
import { list, nameOf, sentence, who } from "../../board/words.ts";
import { m } from "../../texts/texts.ts";
import { cardName } from "./cards.ts";
import type { Meaning } from "./offers.ts";
import type { Caption } from "./scene.ts";
import type {
  Event,
  Exchanged,
  Laid,
  Moved,
  Outcome,
  Pawns,
  Place,
  Play,
  Reason,
  Showed,
  View,
  WhyNot,
} from "./types.ts";

/*
 * What happens, in words: seen beside it, and heard by those who do not see it.
 */

type Table = Pick<View, "viewer" | "receivers" | "partners">;

export function placeName({ area, number }: Place): string {
  if (area === "kennel") return m.dog_kennel();
  return area === "home" ? m.dog_home({ number }) : m.dog_field({ number });
}

/** What a card stands for. */
export function meaningName({ use, steps }: Meaning): string {
  switch (use) {
    case "out":
      return m.dog_out();
    case "forward":
      return String(steps);
    case "backward":
      return m.dog_backward({ steps });
    case "seven":
      return m.dog_seven();
    case "swap":
      return m.dog_card_swap();
  }
}

/** What was made of a card, where the card does not say so. */
export function useName({ how, card, plays }: Laid): string {
  if (how === "no-effect") return m.dog_no_effect();
  if (how !== "played") return m.dog_put_aside();
  const [play] = plays;
  if (play === undefined || play.use === "swap" || play.use === "seven") {
    return play !== undefined && card === "J" ? meaningName(play) : "";
  }
  return card === "J" || card === "4" || card === "11" ? meaningName(play) : "";
}

// What is seen

export function tellCaption(caption: Caption, cast: Cast, table: Table): string {
  switch (caption.type) {
    case "dealt": {
      const dealt = { who: who(cast, caption.dealer), round: caption.round, count: caption.size };
      return caption.shuffled ? m.dog_told_dealt_shuffled(dealt) : m.dog_told_dealt(dealt);
    }
    case "exchanged":
      return tellExchange(caption, cast, table);
    case "showed":
      return tellShown(caption, cast);
    case "moved":
      return tellMove(caption, cast, table);
    case "shuffled":
      return m.dog_told_shuffled();
    case "drew":
      return caption.card === null
        ? m.dog_told_drew({ who: who(cast, caption.seat) })
        : m.dog_told_drew_card({ card: cardName(caption.card) });
    case "took-back":
      return m.dog_told_took_back({ who: who(cast, caption.seat) });
  }
}

function tellExchange({ gave, got }: Exchanged, cast: Cast, table: Table): string {
  const { viewer, receivers } = table;
  const giver = viewer === null ? -1 : receivers.indexOf(viewer);
  const receiver = viewer === null ? undefined : receivers[viewer];
  if (gave === null || got === null || receiver === undefined) return m.dog_told_exchanged();
  return m.dog_told_gave({
    gave: cardName(gave),
    receiver: nameOf(cast, receiver),
    got: cardName(got),
    giver: nameOf(cast, giver),
  });
}

function tellShown({ seat, card, how }: Showed, cast: Cast): string {
  const said = { who: who(cast, seat), card: cardName(card) };
  switch (how) {
    case "played":
      return m.dog_told_laid(said);
    case "no-effect":
      return m.dog_told_no_effect(said);
    case "aside":
      return m.dog_told_aside(said);
    case "given-up":
      return m.dog_told_gave_up(said);
  }
}

export function tellMove(moved: Moved, cast: Cast, table: Table): string {
  const captured = moved.captured.map(({ seat }) => who(cast, seat));
  const said = tellPlay(moved, cast, table);
  return captured.length === 0
    ? said
    : `${sentence(said)} ${m.dog_told_captured({ who: list(captured) })}`;
}

function tellPlay({ play, other }: Moved, cast: Cast, table: Table): string {
  const said = {
    who: ownerName(play, cast, table),
    start: placeName(play.start),
    end: placeName(play.end),
  };
  if (play.use === "out") return m.dog_told_out(said);
  if (other !== null) return m.dog_told_swapped({ ...said, other: nameOf(cast, other) });
  if (play.use === "seven") return m.dog_told_share({ ...said, steps: play.steps });
  return play.use === "backward" ? m.dog_told_back(said) : m.dog_told_moved(said);
}

/** Whose pawn it is; where only a partner's could be meant, it is said so. */
function ownerName({ seat }: Play, cast: Cast, { viewer, partners }: Table): string {
  const name = who(cast, seat);
  return viewer !== null && partners[viewer] === seat ? m.dog_partner({ name }) : name;
}

/** Where the pawns of a seat stand, for those who do not see them. */
export function tellStanding(pawns: Pawns, guarded: readonly number[]): string {
  const ring = pawns.ring.map((number) =>
    guarded.includes(number) ? m.dog_field_guarded({ number }) : m.dog_field({ number }),
  );
  const home = pawns.home.map((number) => m.dog_home({ number }));
  const kennel = pawns.kennel === 0 ? [] : [m.dog_kennel_count({ count: pawns.kennel })];
  return m.dog_standing({ places: list([...kennel, ...ring, ...home]) });
}

// Why not

export function tellReason({ code, start, at }: Reason): string {
  const said = {
    start: start === null ? "" : placeName(start),
    at: at === null ? "" : placeName(at),
  };
  switch (code) {
    case "guarded":
      return m.dog_why_guarded(said);
    case "home-taken":
      return m.dog_why_home_taken(said);
    case "home-ends":
      return m.dog_why_home_ends(said);
    case "kennel-empty":
      return m.dog_why_kennel_empty();
    case "no-pawn-on-ring":
      return m.dog_why_no_pawn_on_ring();
    case "no-pawn-out":
      return m.dog_why_no_pawn_out();
    case "nobody-to-swap":
      return m.dog_why_nobody_to_swap();
    case "own-guarded":
      return m.dog_why_own_guarded(said);
    case "steps-left-over":
      return m.dog_why_steps_left_over();
  }
}

/** Each reason once, however many uses of a card it hinders. */
export function tellReasons(reasons: readonly Reason[]): readonly string[] {
  return [...new Set(reasons.map(tellReason))];
}

export function tellWhyNot({ card, reasons }: WhyNot): string {
  return [m.dog_why_not({ card: cardName(card) }), ...tellReasons(reasons)].join(" ");
}

// The end

export function tellWinners({ winners }: Outcome, cast: Cast): string {
  const names = winners.map((seat) => who(cast, seat));
  return names.length === 1
    ? m.dog_winner({ who: list(names) })
    : m.dog_winners({ who: list(names) });
}

/** DOG-6, DOG-41: why they won. */
export function tellWhyWon({ winners }: Outcome): string {
  return winners.length > 1 ? m.dog_won_team() : m.dog_won_alone();
}

// What is heard

/** Tell everything that happened at once, in as many sentences. */
export function tellAll(events: readonly Event[], cast: Cast, table: Table): string {
  return events
    .flatMap((event) => tell(event, cast, table))
    .map(sentence)
    .join(" ");
}

function tell(event: Event, cast: Cast, table: Table): readonly string[] {
  switch (event.type) {
    case "chose":
      return event.seat === table.viewer
        ? []
        : [m.dog_told_chose({ name: nameOf(cast, event.seat) })];
    case "decided":
      return [m.dog_told_decided({ card: cardName(event.choice) })];
    case "asked":
      return helping(event.turn, event.mover, cast, table);
    case "ended":
      return [tellWinners(event.outcome, cast), tellWhyWon(event.outcome)];
    default:
      return [tellCaption(event, cast, table)];
  }
}

/** DOG-37: whose pawns the viewer moves, where they are not the own ones. */
function helping(
  turn: number | null,
  mover: number | null,
  cast: Cast,
  { viewer }: Table,
): readonly string[] {
  const helps = turn === viewer && viewer !== null && mover !== null && mover !== viewer;
  return helps ? [m.dog_helping({ name: nameOf(cast, mover) })] : [];
}
