"""Two implementations of the rules agree on every legal action and every result."""

from __future__ import annotations

import pytest

from conftest import Some
from games.runner_up.naive import NaiveRace
from podium.core.chance import Chance
from podium.core.seats import letter
from podium.games.runner_up import GAME
from podium.games.runner_up.actions import Options
from podium.games.runner_up.notation import letters
from podium.games.runner_up.rules import Race

pytestmark = pytest.mark.slow

CHANGES = 8  # one choice in so many is changed again


class Pair:
    """The same game in both implementations."""

    def __init__(self, seats: int, *, tactical: bool) -> None:
        self.race = GAME.start(seats, Options(tactical=tactical))
        self.naive = NaiveRace(seats, tactical=tactical)

    def deal(self, chance: Chance) -> None:
        deal = GAME.draw(self.race, chance)
        self.naive.deal(GAME.show_deal(self.race, deal))
        self.race = GAME.deal(self.race, deal)

    def play(self, seat: int, chance: Chance) -> None:
        legal = GAME.legal(self.race, seat)
        action = legal[chance.below(len(legal))]
        self.naive.play(letter(seat), GAME.show_action(action, self.race.seats))
        self.race = GAME.play(self.race, seat, action)

    def check(self) -> None:
        race, naive = self.race, self.naive
        assert (race.stage, race.round) == (naive.stage(), naive.round())
        assert (race.awaits_deal(), race.is_over()) == (naive.awaits_deal(), naive.is_over())
        assert {letter(seat) for seat in GAME.awaited(race)} == naive.awaited()
        self.check_board()
        for seat in range(race.seats):
            self.check_seat(seat)

    def check_board(self) -> None:
        view = GAME.view(self.race, None)
        racers = letters(self.race.seats)
        if not self.race.awaits_deal():
            assert dict(zip(racers, view.figures, strict=True)) == self.naive.figures()
        shown = [dict(zip(racers, row, strict=True)) for row in view.points]
        assert shown == self.naive.points()

    def check_seat(self, seat: int) -> None:
        legal = [GAME.show_action(one, self.race.seats) for one in GAME.legal(self.race, seat)]
        assert len(legal) == len(set(legal))
        assert set(legal) == self.naive.legal(letter(seat))
        hand = GAME.view(self.race, seat).hand or ()
        assert sorted(str(card) for card in hand) == sorted(self.naive.hand(letter(seat)))

    def check_end(self) -> None:
        outcome = GAME.outcome(self.race)
        racers = letters(self.race.seats)
        assert dict(zip(racers, outcome.scores, strict=True)) == self.naive.totals()
        assert {racers[winner] for winner in outcome.winners} == self.naive.winners()


def seat_to_act(race: Race, chance: Chance) -> int:
    """Take any awaited seat; now and then one that changes its choice."""
    chosen = [seat for seat in range(race.seats) if seat not in GAME.awaited(race)]
    can_change = [seat for seat in chosen if GAME.legal(race, seat)]
    if can_change and chance.below(CHANGES) == 0:
        return can_change[chance.below(len(can_change))]
    return GAME.awaited(race)[chance.below(len(GAME.awaited(race)))]


@pytest.mark.parametrize("tactical", [False, True], ids=["base", "tactical"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_both_agree_over_random_games(seats: int, tactical: bool, some: Some) -> None:
    for number in some(60):
        chance = Chance(f"agree {seats} {tactical} {number}")
        pair = Pair(seats, tactical=tactical)
        while not pair.race.is_over():
            pair.check()
            if pair.race.awaits_deal():
                pair.deal(chance)
            else:
                pair.play(seat_to_act(pair.race, chance), chance)
        pair.check()
        pair.check_end()
