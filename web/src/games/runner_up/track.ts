import type { Point } from "../../board/cluster.ts";

/** RU-1: the spaces are -12 to 16. */
export const REARMOST = -12;
export const FARTHEST = 16;
export const spaces: readonly number[] = Array.from(
  { length: FARTHEST - REARMOST + 1 },
  (_, at) => REARMOST + at,
);

/** The track as it lies in a box: a road that climbs in bends, and the spaces along it. */
export interface Track {
  readonly width: number;
  readonly height: number;
  /** The diameter of a space. */
  readonly tile: number;
  readonly road: string;
  at(space: number): Point;
}

/** In tiles: from space to space, from row to row, and what is kept free round the road. */
const SPACING = 1.1;
const PITCH = 1.46;
const SIDE = 0.66;
const BELOW = 0.84; // a medal hangs there
const ABOVE = 0.95; // figures are taller than their space

const MOST_ROWS = 9;
const LARGEST_TILE = 92;

/** Lay the track into a box, in as many rows as give the largest spaces. */
export function trackIn(width: number, height: number): Track {
  const rows = Array.from({ length: MOST_ROWS }, (_, more) => more + 1);
  const roads = rows.map((count) => roadOf(count, width, height));
  const widest = roads.reduce((best, road) => (road.tile > best.tile ? road : best));
  return { width, height, tile: widest.tile, road: pathOf(widest), at: placer(widest) };
}

interface Road {
  readonly rows: number;
  readonly tile: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly pitch: number;
}

function roadOf(rows: number, width: number, height: number): Road {
  let road = roadWith(0, rows, width, height);
  // Larger tiles leave less room for the road and a shorter road smaller tiles: halve towards it.
  for (let step = 0; step < HALVINGS; step++) {
    road = roadWith((road.tile + tileOn(road)) / 2, rows, width, height);
  }
  return road;
}

const HALVINGS = 24;

function roadWith(tile: number, rows: number, width: number, height: number): Road {
  const bottom = height - BELOW * tile;
  const room = Math.max(bottom - ABOVE * tile, 0);
  const pitch = rows === 1 ? 0 : room / (rows - 1);
  return {
    rows,
    tile,
    left: SIDE * tile,
    right: Math.max(width - SIDE * tile, SIDE * tile),
    bottom: rows === 1 ? bottom - room / 2 : bottom,
    pitch,
  };
}

/** The largest tile that fits on a road. */
function tileOn(road: Road): number {
  if (straight(road) < 0) return 0;
  const spacing = lengthOf(road) / (spaces.length - 1);
  const pitch = road.rows === 1 ? LARGEST_TILE : road.pitch / PITCH;
  return Math.min(spacing / SPACING, pitch, LARGEST_TILE);
}

/** How long a row is between its two bends. */
function straight(road: Road): number {
  return road.right - road.left - road.pitch;
}

function lengthOf(road: Road): number {
  return piecesOf(road).reduce((sum, piece) => sum + piece.length, 0);
}

/** A piece of the road: a row, or the bend after it. */
interface Piece {
  readonly length: number;
  readonly path: string;
  at(distance: number): Point;
}

function piecesOf(road: Road): readonly Piece[] {
  return Array.from({ length: road.rows }, (_, row) =>
    row === road.rows - 1 ? [rowOf(road, row)] : [rowOf(road, row), bendAfter(road, row)],
  ).flat();
}

/** The rows go right and left by turns, from the bottom up; the first and last reach to the edge. */
function rowOf(road: Road, row: number): Piece {
  const radius = road.pitch / 2;
  const first = row === 0 ? 0 : radius;
  const last = row === road.rows - 1 ? 0 : radius;
  const onward = row % 2 === 0 ? 1 : -1;
  const start = onward === 1 ? road.left + first : road.right - first;
  const length = road.right - road.left - first - last;
  const y = road.bottom - row * road.pitch;
  return {
    length,
    path: `H${String(start + onward * length)}`,
    at: (distance) => ({ x: start + onward * distance, y }),
  };
}

function bendAfter(road: Road, row: number): Piece {
  const radius = road.pitch / 2;
  const onward = row % 2 === 0 ? 1 : -1;
  const x = onward === 1 ? road.right - radius : road.left + radius;
  const y = road.bottom - row * road.pitch;
  return {
    length: Math.PI * radius,
    path: `A${String(radius)} ${String(radius)} 0 0 ${onward === 1 ? "0" : "1"} ${String(x)} ${String(y - 2 * radius)}`,
    at: (distance) => {
      const angle = distance / radius;
      return {
        x: x + onward * radius * Math.sin(angle),
        y: y - radius + radius * Math.cos(angle),
      };
    },
  };
}

function pathOf(road: Road): string {
  const pieces = piecesOf(road).map((piece) => piece.path);
  return [`M${String(road.left)} ${String(road.bottom)}`, ...pieces].join("");
}

/** Spaces lie at equal distances along the road. */
function placer(road: Road): (space: number) => Point {
  const pieces = piecesOf(road);
  const spacing = lengthOf(road) / (spaces.length - 1);
  return (space) => along(pieces, (space - REARMOST) * spacing);
}

function along(pieces: readonly Piece[], distance: number): Point {
  let left = distance;
  for (const piece of pieces.slice(0, -1)) {
    if (left <= piece.length) return piece.at(left);
    left -= piece.length;
  }
  const last = pieces.at(-1);
  if (last === undefined) throw new RangeError("a road has a piece at least");
  return last.at(left);
}
