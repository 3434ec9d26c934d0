import type { Point } from "../../board/cluster.ts";
import type { Place } from "./types.ts";

/*
 * Where everything is on the board, in its own measure: neighbouring fields are
 * one STEP apart, and the middle is the origin. The ring goes round as many arms as there are colours. In the middle of each
 * arm's end is a start field; the home lies behind it, and the kennel beside the arm.
 */

/** From one field to the next. */
export const STEP = 20;
/** From one start field to the next, in steps. */
export const APART = 16;
const HALF = APART / 2;
export const HOME_FIELDS = 4;

/** How many fields the end of an arm has on each side of its start field. */
const BREADTHS: Readonly<Record<number, number>> = { 4: 4, 6: 2 };
/** How far from the middle the kennels are, and how large; in steps. */
const KENNELS: Readonly<Record<number, { readonly far: number; readonly radius: number }>> = {
  4: { far: 6.5 * Math.SQRT2, radius: 1.7 },
  6: { far: 8.15, radius: 1.5 },
};
const MARGIN = 0.85;

/** Where pawns stand in a kennel, in radii of it: the fifth one in the middle. */
const SLOTS: readonly Point[] = [
  { x: -0.42, y: -0.42 },
  { x: 0.42, y: -0.42 },
  { x: -0.42, y: 0.42 },
  { x: 0.42, y: 0.42 },
  { x: 0, y: 0 },
];

export interface Geometry {
  readonly colours: number;
  readonly fields: number;
  /** From the middle to each edge of the board. */
  readonly reach: number;
  /** What is free in the middle. */
  readonly free: number;
  readonly field: (number: number) => Point;
  readonly home: (colour: number, number: number) => Point;
  readonly kennel: (colour: number) => Point;
  readonly kennelRadius: number;
  readonly slot: (colour: number, slot: number) => Point;
}

/** The board with one colour's arm at the bottom, where its player sits. */
export function geometryOf(fields: number, bottom: number): Geometry {
  const colours = fields / APART;
  const breadth = BREADTHS[colours] ?? 1;
  const end = breadth / Math.tan(Math.PI / colours) + HALF - breadth;
  const { far, radius } = KENNELS[colours] ?? { far: end, radius: 1 };
  const angle = (colour: number): number =>
    Math.PI / 2 + ((colour - bottom) / colours) * 2 * Math.PI;
  const kennel = (colour: number): Point => onArm(angle(colour) - Math.PI / colours, far, 0);
  return {
    colours,
    fields,
    reach: (end + MARGIN) * STEP,
    free: Math.min(end - HOME_FIELDS, breadth / Math.sin(Math.PI / colours)) * STEP - STEP / 2,
    field: (number) => {
      const colour = Math.round(number / APART);
      return onArm(angle(colour), ...besideStart(number - colour * APART, breadth, end));
    },
    home: (colour, number) => onArm(angle(colour), end - number, 0),
    kennel,
    kennelRadius: radius * STEP,
    slot: (colour, slot) => {
      const { x, y } = kennel(colour);
      const at = SLOTS[slot] ?? { x: 0, y: 0 };
      return { x: x + at.x * radius * STEP, y: y + at.y * radius * STEP };
    },
  };
}

/** How much of the board's width and height is free round the middle, for a button there. */
export function middleOf({ free, reach }: Geometry): number {
  return (free - STEP / 2) / reach;
}

/** How far out and how far aside a field is that comes so many fields after its start field. */
function besideStart(after: number, breadth: number, end: number): [out: number, aside: number] {
  const aside = Math.min(Math.abs(after), breadth);
  return [end - (Math.abs(after) - aside), Math.sign(after) * aside];
}

function onArm(angle: number, out: number, aside: number): Point {
  const [across, down] = [Math.cos(angle) * STEP, Math.sin(angle) * STEP];
  return { x: out * across - aside * down, y: out * down + aside * across };
}

/** Where a pawn of a colour stands; in a kennel, the place's number is its slot. */
export function pointOf(board: Geometry, colour: number, place: Place): Point {
  if (place.area === "ring") return board.field(place.number);
  return place.area === "home"
    ? board.home(colour, place.number)
    : board.slot(colour, place.number);
}

/** Points as the path of a line that ends where it began. */
export function closedPath(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join("L")}Z`;
}

export function rounded(length: number): string {
  return String(Math.round(length * 1000) / 1000);
}
