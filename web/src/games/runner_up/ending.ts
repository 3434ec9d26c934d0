import type { Outcome } from "./types.ts";

export interface RankedTotal {
  readonly total: number;
  readonly racers: readonly number[];
}

/** Each different total with all who have it, the highest first. */
export function rankedTotals({ scores }: Outcome): readonly RankedTotal[] {
  const totals = [...new Set(scores)].sort((one, other) => other - one);
  return totals.map((total) => ({
    total,
    racers: scores.flatMap((score, racer) => (score === total ? [racer] : [])),
  }));
}
