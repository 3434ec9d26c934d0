export interface Point {
  readonly x: number;
  readonly y: number;
}

const MOST_IN_A_ROW = 3;

/**
 * Where several figures stand that share a place, in widths of a figure and round the origin: in rows
 * of three at most, the last row in front. Nobody is hidden.
 */
export function cluster(count: number): readonly Point[] {
  const rows = Math.ceil(count / MOST_IN_A_ROW);
  return Array.from({ length: rows }, (_, row) => row).flatMap((row) =>
    rowOf(sizeOfRow(count, rows, row), (row - (rows - 1) / 2) * DEPTH),
  );
}

const WIDTH = 0.86;
const DEPTH = 0.72;

/** The rows in front are the fuller ones. */
function sizeOfRow(count: number, rows: number, row: number): number {
  return Math.floor((count + row) / rows);
}

function rowOf(count: number, y: number): readonly Point[] {
  return Array.from({ length: count }, (_, at) => ({ x: (at - (count - 1) / 2) * WIDTH, y }));
}
