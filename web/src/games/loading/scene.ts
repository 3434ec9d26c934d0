import type { Step } from "../../board/show.svelte.ts";
import type { Count, Event, View } from "./types.ts";

/*
 * The count at the end, seat by seat and card by card. While the game is on everything is shown at
 * once, so there is nothing to direct.
 */

/** What has been counted of a seat by now. */
export interface Progress {
  readonly count: Count;
  /** How many cards of the pile have been checked, from the bottom up. */
  readonly checked: number;
  readonly hasMoved: boolean; // LD-28
  readonly hasBoosts: boolean;
  readonly hasStop: boolean;
}

export interface Scene {
  /** Of the seats that have been counted or are being counted. */
  readonly counted: readonly Progress[];
  /** The seat that is being counted. */
  readonly counting: number | null;
  readonly isOver: boolean;
}

const PAUSE = 1600;
const TURN = 350;
const KEPT = 130;
const TAKEN_OUT = 900;
const MOVED = 1100;
const ADDED = 420;
const DONE = 500;

export function sceneOf(view: View): Scene {
  return { counted: view.counts.map(whole), counting: null, isOver: view.outcome !== null };
}

function whole(count: Count): Progress {
  const checked = count.kept.length;
  return { count, checked, hasMoved: true, hasBoosts: true, hasStop: true };
}

/** Show an event: smoothly a pile is checked card by card, or else all at once. */
export function stepsOf(event: Event, smoothly: boolean): readonly Step<Scene>[] {
  if (event.type === "ended") return [{ change: ended, lasts: 0 }];
  if (event.type !== "counted") return [];
  const pause = event.seat === 0 ? [{ change: same, lasts: PAUSE }] : [];
  return [...pause, ...countSteps(event.seat, event.count, smoothly)];
}

function countSteps(seat: number, count: Count, smoothly: boolean): readonly Step<Scene>[] {
  if (!smoothly) return [reached(seat, whole(count), TAKEN_OUT)];
  const empty = { count, checked: 0, hasMoved: false, hasBoosts: false, hasStop: false };
  const all = { ...empty, checked: count.kept.length };
  return [
    reached(seat, empty, TURN),
    ...count.kept.map((fits, at) =>
      reached(seat, { ...empty, checked: at + 1 }, fits ? KEPT : TAKEN_OUT),
    ),
    reached(seat, { ...all, hasMoved: true }, (count.gave ?? count.got) ? MOVED : 0),
    reached(seat, { ...all, hasMoved: true, hasBoosts: true }, count.boosts > 0 ? ADDED : 0),
    reached(seat, whole(count), count.stop > 0 ? ADDED + DONE : DONE),
  ];
}

function reached(seat: number, progress: Progress, lasts: number): Step<Scene> {
  return {
    change: (scene) => ({
      ...scene,
      counting: seat,
      counted: [...scene.counted.slice(0, seat), progress],
    }),
    lasts,
  };
}

function ended(scene: Scene): Scene {
  return { ...scene, counting: null, isOver: true };
}

function same(scene: Scene): Scene {
  return scene;
}

/** The points of a seat as far as they have been counted. */
export function pointsOf(progress: Progress, pile: View["mats"][number]["pile"]): number {
  const { count } = progress;
  const kept = pile.slice(0, progress.checked).filter((_, at) => count.kept[at]);
  const cards = kept.reduce((sum, { card }) => sum + card.points, 0);
  const moved = progress.hasMoved ? (count.got?.points ?? 0) - (count.gave?.points ?? 0) : 0;
  return (
    cards + moved + (progress.hasBoosts ? count.boosts : 0) + (progress.hasStop ? count.stop : 0)
  );
}
