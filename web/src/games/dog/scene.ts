import type { Step } from "../../board/show.svelte.ts";
import { backHome, moved, pawnAt, pawnOn, pawnsOf, type Pawn } from "./pawns.ts";
import type {
  Dealt,
  Drew,
  Event,
  Exchanged,
  Laid,
  Moved,
  Outcome,
  Phase,
  Place,
  Showed,
  View,
} from "./types.ts";

/*
 * What is on the stage while a game is shown. It begins as a View, changes step by step through what
 * happened, and is then what the next View shows.
 */

/** What is being shown just now, to be told beside it. */
export type Caption = Dealt | Exchanged | Showed | Moved | Drew | Told;
type Told = Extract<Event, { type: "shuffled" | "took-back" }>;

export interface Scene {
  readonly round: number;
  readonly dealer: number | null;
  readonly phase: Phase;
  readonly turn: number | null;
  readonly mover: number | null;
  readonly awaited: readonly number[];
  readonly pawns: readonly Pawn[];
  readonly guarded: readonly number[];
  /** How many cards each seat holds. */
  readonly hands: readonly number[];
  readonly gaveUp: readonly number[];
  readonly laid: readonly Laid[];
  /** Steps of a seven that is under way. */
  readonly left: number;
  readonly outcome: Outcome | null;
  readonly caption: Caption | null;
  /** The pawn that walks, and those that fly. */
  readonly walking: number | null;
  readonly flying: readonly number[];
}

const DEAL = 1200;
const EXCHANGE = 1500;
const CARD = 850;
const OWN_CARD = 250;
const PUT_ASIDE = 700;
/** For a pawn, from one field to the next. */
export const STRIDE = 170;
/** For a pawn that is captured, swapped or comes out. */
export const FLIGHT = 520;
const ARRIVAL = 450;
const DRAW = 600;
const LAST_LOOK = 1200;

/** What a View shows; pawns that were on the scene before stay the same. */
export function sceneOf(view: View, before?: Scene): Scene {
  return {
    round: view.round,
    dealer: view.dealer,
    phase: view.phase,
    turn: view.turn,
    mover: view.mover,
    awaited: view.awaited,
    pawns: pawnsOf(view, before?.pawns),
    guarded: view.guarded,
    hands: view.hands,
    gaveUp: view.gave_up,
    laid: view.laid,
    left: view.left,
    outcome: view.outcome,
    caption: null,
    walking: null,
    flying: [],
  };
}

/** Show an event: smoothly a pawn goes from field to field, or else at once to where it ends. */
export function stepsOf(
  event: Event,
  smoothly: boolean,
  viewer: number | null = null,
): readonly Step<Scene>[] {
  switch (event.type) {
    case "dealt":
      return [{ change: (scene) => afterDeal(scene, event), lasts: DEAL }];
    case "chose":
      return [{ change: (scene) => withoutAwaited(scene, event.seat), lasts: 0 }];
    case "decided":
      return []; // the hand shows it
    case "exchanged":
      return [{ change: (scene) => ({ ...scene, caption: event }), lasts: EXCHANGE }];
    case "showed":
      return [{ change: (scene) => afterShowing(scene, event), lasts: cardLasts(event, viewer) }];
    case "moved":
      return motions(event, smoothly);
    case "shuffled":
      return [{ change: (scene) => ({ ...scene, caption: event }), lasts: DRAW }];
    case "drew":
      return [{ change: (scene) => afterDrawing(scene, event), lasts: DRAW }];
    case "asked":
      return [{ change: (scene) => ({ ...scene, ...askedOf(event) }), lasts: 0 }];
    case "took-back":
      return [{ change: (scene) => afterTakingBack(scene, event), lasts: FLIGHT }];
    case "ended":
      return [
        { change: (scene) => scene, lasts: LAST_LOOK },
        { change: (scene) => ({ ...scene, outcome: event.outcome }), lasts: 0 },
      ];
  }
}

function afterDeal(scene: Scene, dealt: Dealt): Scene {
  const { round, dealer, size } = dealt;
  return {
    ...scene,
    round,
    dealer,
    hands: scene.hands.map(() => size),
    gaveUp: [],
    laid: [],
    caption: dealt,
  };
}

function withoutAwaited(scene: Scene, seat: number): Scene {
  return { ...scene, awaited: scene.awaited.filter((each) => each !== seat) };
}

/** A player knows the card they have just laid. */
function cardLasts({ seat, how }: Showed, viewer: number | null): number {
  if (how !== "played") return PUT_ASIDE;
  return seat === viewer ? OWN_CARD : CARD;
}

function afterShowing(scene: Scene, shown: Showed): Scene {
  const { seat, card, how } = shown;
  const gaveUp = how === "given-up" && !scene.gaveUp.includes(seat) ? [seat] : [];
  return {
    ...scene,
    hands: withMore(scene.hands, seat, -1),
    gaveUp: [...scene.gaveUp, ...gaveUp].sort((one, other) => one - other),
    laid: [...scene.laid, { seat, card, how, plays: [] }],
    caption: shown,
    flying: [],
  };
}

function withMore(hands: readonly number[], seat: number, more: number): readonly number[] {
  return hands.map((count, at) => (at === seat ? count + more : count));
}

function afterDrawing(scene: Scene, drew: Drew): Scene {
  return { ...scene, hands: withMore(scene.hands, drew.seat, 1), caption: drew };
}

function askedOf({ phase, turn, mover, awaited }: Extract<Event, { type: "asked" }>) {
  return { phase, turn, mover, awaited };
}

function afterTakingBack(scene: Scene, event: Extract<Event, { type: "took-back" }>): Scene {
  const before = sceneOf(event.view, scene);
  const stood = new Map(scene.pawns.map((pawn) => [pawn.id, pawn.place]));
  const flying = before.pawns.filter((pawn) => stood.get(pawn.id) !== pawn.place);
  return { ...before, caption: event, flying: flying.map(({ id }) => id) };
}

// A pawn moves

function motions(event: Moved, smoothly: boolean): readonly Step<Scene>[] {
  const { play, path } = event;
  if (play.use === "swap") return [swapped(event), arrival(event)];
  const way = smoothly ? path : path.slice(-1);
  const strides = way.map((place, at) => ({
    change: (scene: Scene) => afterStride(scene, event, place, at === 0),
    lasts: play.use === "out" || !smoothly ? FLIGHT : STRIDE,
  }));
  return [...strides, arrival(event, smoothly ? [] : event.captured)];
}

function afterStride(scene: Scene, event: Moved, to: Place, isFirst: boolean): Scene {
  const { seat, use, start } = event.play;
  const pawn = isFirst ? pawnAt(scene.pawns, seat, start) : walker(scene);
  if (pawn === undefined) return scene;
  const gone = isCapturedOn(event, to) ? pawnOn(scene.pawns, to.number) : undefined;
  const pawns = gone === undefined ? scene.pawns : backHome(scene.pawns, gone);
  const flying = use === "out" ? [pawn.id] : [];
  return {
    ...scene,
    pawns: moved(pawns, pawn, to),
    caption: event,
    walking: pawn.id,
    flying: gone === undefined ? flying : [...flying, gone.id],
  };
}

function walker({ pawns, walking }: Scene): Pawn | undefined {
  return pawns.find(({ id }) => id === walking);
}

function isCapturedOn({ captured }: Moved, place: Place): boolean {
  return place.area === "ring" && captured.some(({ field }) => field === place.number);
}

function swapped(event: Moved): Step<Scene> {
  const { seat, start, end } = event.play;
  return {
    change: (scene) => {
      const one = pawnAt(scene.pawns, seat, start);
      const other = pawnOn(scene.pawns, end.number);
      if (one === undefined || other === undefined) return scene;
      const pawns = moved(moved(scene.pawns, one, end), other, start);
      return { ...scene, pawns, caption: event, flying: [one.id, other.id] };
    },
    lasts: FLIGHT,
  };
}

/** All who were captured are home, and the pawn has arrived. */
function arrival(event: Moved, captured: Moved["captured"] = []): Step<Scene> {
  return {
    change: (scene) => ({
      ...scene,
      pawns: withoutCaptured(scene.pawns, event, captured),
      guarded: event.guarded,
      left: event.left,
      laid: withPlay(scene.laid, event),
      caption: event,
      walking: null,
    }),
    lasts: ARRIVAL,
  };
}

/** Those who were passed at once are captured at once. */
function withoutCaptured(
  pawns: readonly Pawn[],
  event: Moved,
  captured: Moved["captured"],
): readonly Pawn[] {
  const passed = captured.filter(({ field }) => !isEnd(event, field));
  return passed.reduce((all, { field }) => {
    const pawn = pawnOn(all, field);
    return pawn === undefined ? all : backHome(all, pawn);
  }, pawns);
}

function isEnd({ play }: Moved, field: number): boolean {
  return play.end.area === "ring" && play.end.number === field;
}

function withPlay(laid: readonly Laid[], { play }: Moved): readonly Laid[] {
  const last = laid.at(-1);
  return last === undefined
    ? laid
    : [...laid.slice(0, -1), { ...last, plays: [...last.plays, play] }];
}

/** The card on top of those laid, and what was done with it. */
export function lastLaid(scene: Scene): Laid | undefined {
  return scene.laid.at(-1);
}
