import type { Point } from "../../board/cluster.ts";

/** A pack that goes from one place of the board to another, from the board's corner on. */
export interface Flight {
  readonly start: Point;
  readonly end: Point;
  readonly size: number;
}
