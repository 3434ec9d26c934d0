"""The choice of a greedy player: what the stage, scored now, would do to the final ranking.

Each choice is tried against the same guesses of what the others hold and lay this round. The
positions reached are judged as if the game ended there: who would have the second-highest total?
(Points alone would mislead: the highest total wins nothing.)
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from podium.core.bits import bit, lowest, size
from podium.core.chance import Chance
from podium.core.playout import play_randomly, room_for
from podium.games.runner_up.guesses import Guesses
from podium.games.runner_up.rules import Race, winners

GUESSES: Final[i64] = 64


def greedy_choice(guesses: Guesses, seat: i64, chance: Chance) -> i64:
    """Return the seat's best action, packed."""
    legal = room_for(guesses.known)
    count: i64 = guesses.known.write_legal(seat, legal)
    worth = [0.0] * count
    room = room_for(guesses.known)
    for _ in range(GUESSES):
        world = guesses.draw(chance)
        let_others_choose(world, seat, chance, room)
        at: i64 = 0
        while at < count:
            reached = world.copy()
            reached.play(seat, legal[at])
            finish_round(reached, chance, room)
            worth[at] += share_of_win(reached, seat)
            at += 1
    return legal[worth.index(max(worth))]


def let_others_choose(world: Race, seat: i64, chance: Chance, room: vec[i64]) -> None:
    """All choose but the seat itself, so that its choice completes the round."""
    if not world.awaits_choices():
        return
    others: i64 = world.awaited() & ~bit(seat)
    while others:
        play_randomly(world, lowest(others), chance, room)
        others &= others - 1


def finish_round(world: Race, chance: Chance, room: vec[i64]) -> None:
    """Tactical variant: the rest of the round's figures are moved at random."""
    number: i64 = world.round
    while world.awaits_move() and world.round == number:
        play_randomly(world, lowest(world.awaited()), chance, room)


def share_of_win(world: Race, seat: i64) -> float:
    won: i64 = winners(world.totals_if_scored_now())
    if won & bit(seat):
        return 1.0 / float(size(won))
    return 0.0
