import type { Outcome } from "./types.ts";

/** Teams, or players where each plays alone: the winners first, then those with most pawns home. */
export function rankedTeams(
  outcome: Outcome,
  partners: readonly number[],
): readonly (readonly number[])[] {
  const teams = outcome.scores
    .map((_, seat) => [seat, partners[seat] ?? seat])
    .filter(([seat = 0, partner = 0]) => seat <= partner)
    .map((team) => [...new Set(team)]);
  return teams.sort((one, other) => standing(outcome, other) - standing(outcome, one));
}

const WON = 1000;

function standing({ scores, winners }: Outcome, team: readonly number[]): number {
  const home = team.reduce((sum, seat) => sum + (scores[seat] ?? 0), 0);
  return home + (team.some((seat) => winners.includes(seat)) ? WON : 0);
}
