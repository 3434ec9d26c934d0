"""Whole random games: every action chosen among the legal ones, each as likely as the other."""

from librt.vecs import vec
from mypy_extensions import i64

from podium.core.bits import lowest, size
from podium.core.chance import Chance
from podium.core.state import State


def play_out(state: State, chance: Chance) -> None:
    """Play the game to its end."""
    room = room_for(state)
    while not state.is_over():
        if state.awaits_deal():
            state.deal(state.draw(chance))
        else:
            play_randomly(state, next_seat(state, chance), chance, room)


def play_randomly(state: State, seat: i64, chance: Chance, room: vec[i64]) -> None:
    count: i64 = state.write_legal(seat, room)
    state.play(seat, room[chance.below(count)])


def next_seat(state: State, chance: Chance) -> i64:
    """Say who of the awaited acts next; drawn only where it makes a difference."""
    awaited: i64 = state.awaited()
    if state.order_matters():
        for _ in range(chance.below(size(awaited))):
            awaited &= awaited - 1
    return lowest(awaited)


def room_for(state: State) -> vec[i64]:
    """Make room for a list of legal actions, to be written again and again."""
    return vec[i64]([0] * state.most_legal())
