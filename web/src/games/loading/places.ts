import type { Cast } from "../../board/cast.ts";

/** Who sits where: from the viewer's left round the table, and the viewer last, nearest to the pack. */
export function aroundTable(cast: Cast, you: number | null): Cast {
  const first = you === null ? 0 : you + 1;
  return [...cast.slice(first), ...cast.slice(0, first)];
}
