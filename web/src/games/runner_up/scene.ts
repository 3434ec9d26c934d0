import type { Step } from "../../board/show.svelte.ts";
import type { Event, Laid, Motion, Scored, View } from "./types.ts";

/*
 * What is on the stage while a game is shown. It begins as a View, changes step by step through what
 * happened, and is then what the next View shows.
 */

export type Scoring = Omit<Scored, "type">;

/** What is being shown just now, to be told beside it. */
export type Caption =
  | { readonly type: "dealt"; readonly stage: number }
  | { readonly type: "turned"; readonly laid: Laid }
  | { readonly type: "moved"; readonly motion: Motion }
  | { readonly type: "scored"; readonly scoring: Scoring };

export interface Scene {
  readonly stage: number;
  /** 0 while a stage begins. */
  readonly round: number;
  /** Where each figure stands. */
  readonly stands: readonly number[];
  /** Seats whose choice lies face down. */
  readonly chosen: readonly number[];
  /** The cards that were turned up last. */
  readonly lying: readonly Laid[];
  /** Whose cards among them have moved a figure (RU-25). */
  readonly spent: readonly number[];
  readonly points: readonly (readonly number[])[];
  /** The stage's scoring, until the next stage begins. */
  readonly scoring: Scoring | null;
  readonly isOver: boolean;
  readonly caption: Caption | null;
}

const DEAL = 1100;
const TURN = 800;
const LAST_TURN = 1300;
/** For a figure, from one space to the next. */
export const STRIDE = 190;
const ARRIVAL = 650;
const STAY = 900;
const SCORING = 5500;

export function sceneOf(view: View): Scene {
  const last = view.rounds.at(-1);
  return {
    stage: view.stage,
    round: view.round,
    stands: view.figures,
    chosen: chosenIn(view),
    lying: last?.laid ?? [],
    spent: (last?.motions ?? []).flatMap(spender),
    points: view.points,
    scoring: scoringIn(view),
    isOver: view.outcome !== null,
    caption: null,
  };
}

function chosenIn(view: View): readonly number[] {
  if (view.phase !== "choices") return [];
  return Array.from({ length: view.seats }, (_, seat) => seat).filter(
    (seat) => !view.awaited.includes(seat),
  );
}

function scoringIn(view: View): Scoring | null {
  const points = view.points.at(-1);
  if (points === undefined || view.points.length !== view.stage) return null;
  return { stage: view.stage, space: view.second, points };
}

function spender({ by }: Motion): readonly number[] {
  return by === null ? [] : [by];
}

/** Show an event: smoothly a figure goes from space to space, or else at once to where it ends. */
export function stepsOf(event: Event, smoothly: boolean): readonly Step<Scene>[] {
  switch (event.type) {
    case "dealt":
      return [{ change: (scene) => afterDeal(scene, event.stage), lasts: DEAL }];
    case "chose":
      return [
        { change: (scene) => ({ ...scene, chosen: withSeat(scene.chosen, event.seat) }), lasts: 0 },
      ];
    case "decided":
      return []; // the hand shows it
    case "revealed":
      return turns(event.round, event.laid);
    case "moved":
      return strides(event.motion, smoothly);
    case "scored":
      return [{ change: (scene) => afterScoring(scene, event), lasts: SCORING }];
    case "ended":
      return [{ change: (scene) => ({ ...scene, isOver: true }), lasts: 0 }];
    case "asked":
      return [{ change: (scene) => ({ ...scene, round: event.round }), lasts: 0 }];
  }
}

function withSeat(chosen: readonly number[], seat: number): readonly number[] {
  return [...chosen, seat].sort((one, other) => one - other);
}

function afterDeal(scene: Scene, stage: number): Scene {
  const caption = { type: "dealt", stage } as const;
  const stands = scene.stands.map(() => 0); // RU-7
  const empty = { lying: [], spent: [], chosen: [], scoring: null };
  return { ...scene, ...empty, stage, round: 0, stands, caption };
}

function turns(round: number, laid: readonly Laid[]): readonly Step<Scene>[] {
  return laid.map((one, at) => ({
    change: (scene) => afterTurn(at === 0 ? cleared(scene, round) : scene, one),
    lasts: at === laid.length - 1 ? LAST_TURN : TURN,
  }));
}

function cleared(scene: Scene, round: number): Scene {
  return { ...scene, round, lying: [], spent: [] };
}

function afterTurn(scene: Scene, laid: Laid): Scene {
  return {
    ...scene,
    lying: [...scene.lying, laid],
    chosen: scene.chosen.filter((seat) => seat !== laid.racer),
    caption: { type: "turned", laid },
  };
}

function strides(motion: Motion, smoothly: boolean): readonly Step<Scene>[] {
  const between = smoothly ? spacesBetween(motion) : [];
  const steps = between.map((space) => ({
    change: (scene: Scene) => afterStride(scene, motion, space),
    lasts: STRIDE,
  }));
  return [...steps, arrival(motion)];
}

function spacesBetween({ start, end }: Motion): readonly number[] {
  const onward = Math.sign(end - start);
  const count = Math.max(Math.abs(end - start) - 1, 0);
  return Array.from({ length: count }, (_, at) => start + onward * (at + 1));
}

function arrival(motion: Motion): Step<Scene> {
  return {
    change: (scene) => ({
      ...afterStride(scene, motion, motion.end),
      spent: [...scene.spent, ...spender(motion)],
    }),
    lasts: motion.start === motion.end ? STAY : ARRIVAL,
  };
}

function afterStride(scene: Scene, motion: Motion, space: number): Scene {
  const stands = scene.stands.map((stand, figure) => (figure === motion.figure ? space : stand));
  return { ...scene, stands, caption: { type: "moved", motion } };
}

function afterScoring(scene: Scene, { stage, space, points }: Scored): Scene {
  const scoring = { stage, space, points };
  return {
    ...scene,
    points: [...scene.points, points],
    scoring,
    caption: { type: "scored", scoring },
  };
}

/** The space in second place: of those where figures stand, the one next to the farthest. */
export function secondOf(stands: readonly number[]): number | null {
  const occupied = [...new Set(stands)].sort((one, other) => other - one);
  return occupied[1] ?? null;
}

export function totalsOf(
  points: readonly (readonly number[])[],
  racers: number,
): readonly number[] {
  return Array.from({ length: racers }, (_, racer) =>
    points.reduce((sum, stage) => sum + (stage[racer] ?? 0), 0),
  );
}
