"""The same game in both implementations, with actions of every kind: right, wrong and too late."""

from __future__ import annotations

from collections import deque

from games.loading.naive import NaiveLoading
from podium.core.chance import Chance
from podium.core.errors import Refused
from podium.core.seats import LETTERS, letter, seat_of
from podium.games.loading import GAME
from podium.games.loading.actions import STOPS, Options
from podium.games.loading.rules import LOT, NONE, Rush

STOPS_RARELY = 25  # one choice in so many may be to stop
REMEMBERED = 60  # offers of earlier positions, that may be too late now
TIME_IS_UP = 400  # one game in so many steps ends so


class Pair:
    def __init__(self, seats: int, options: Options) -> None:
        self.rush: Rush = GAME.start(seats, options)
        at_table = options.mistakes == "at-table"
        self.naive = NaiveLoading(seats, base=options.base, at_table=at_table)
        self.seats = LETTERS[:seats]
        self.offered: deque[tuple[str, str]] = deque(maxlen=REMEMBERED)
        self.refused: set[str] = set()  # the codes of all reasons given so far

    @classmethod
    def at(cls, shown: str) -> Pair:
        """Begin at a position."""
        rush = GAME.read_state(shown)
        view = GAME.view(rush, None)
        pair = cls(rush.seats, Options(base=view.base, mistakes=view.mistakes))
        pair.rush = rush
        pair.naive.set_up(dict(word.split("=") for word in shown.split(" ")[1:]))
        return pair

    # Going on

    def deal(self, chance: Chance) -> None:
        deal = GAME.draw(self.rush, chance)
        text = GAME.show_deal(self.rush, deal)
        if self.rush.phase == LOT:
            self.naive.draw_lot(text)
        else:
            self.naive.deal(text)
        self.rush = GAME.deal(self.rush, deal)

    def play(self, seat: str, text: str) -> None:
        """Try an action in both; they say the same reason, or carry out the same."""
        said, why = self.said(seat, text), self.naive.why_not(seat, text)
        assert (seat, text, said) == (seat, text, why)
        if why:
            self.refused.add(why)
        else:
            self.naive.play(seat, text)

    def said(self, seat: str, text: str) -> str:
        action = GAME.read_action(text, len(self.seats))
        try:
            self.rush = GAME.play(self.rush, seat_of(seat), action)
        except Refused as reason:
            return reason.code
        return ""

    def time_up(self) -> None:
        self.rush = GAME.time_up(self.rush)
        self.naive.time_up()

    # Choosing

    def chosen(self, seat: str, chance: Chance) -> str:
        legal = self.legal(seat)
        usual = legal if chance.below(STOPS_RARELY) == 0 else legal[:-1]
        return usual[chance.below(len(usual))]

    def legal(self, seat: str) -> list[str]:
        legal = GAME.legal(self.rush, seat_of(seat))
        return [GAME.show_action(action, len(self.seats)) for action in legal]

    def too_late(self, chance: Chance) -> tuple[str, str]:
        return self.offered[chance.below(len(self.offered))]

    def any_action(self, chance: Chance) -> tuple[str, str]:
        """Make up an action of which every part may be wrong."""
        seat = self.seats[chance.below(len(self.seats))]
        held = max(1, int(self.rush.holdings[seat_of(seat)]) - int(chance.below(8) == 0))
        pile = chance.below(len(self.seats))
        cards = (chance.below(4) and self.naive.hand(seat)) or range(1, 66)
        card = cards[chance.below(len(cards))]
        top = int(self.rush.tops[pile]) if chance.below(3) else int(chance.below(66))
        what = (
            f"{STOPS[chance.below(len(STOPS))].mark}"
            if chance.below(8) == 0
            else f"{card}>{LETTERS[pile]}:{top or '-'}"
        )
        return seat, f"{what}#{held}"

    # Comparing

    def check(self) -> None:
        """Compare all that the rules say of the position."""
        rush, naive = self.rush, self.naive
        assert rush.is_over() == naive.is_over()
        assert rush.awaits_deal() == bool(naive.awaits())
        assert {letter(seat) for seat in GAME.awaited(rush)} == naive.awaited()
        assert ("" if rush.waiting == NONE else letter(int(rush.waiting))) == naive.waiting()
        marks = {STOPS[stop].mark for stop in rush.stop_cards[: rush.stops_left]}
        assert marks == naive.stops_left()
        for seat in self.seats:
            self.check_seat(seat)

    def check_seat(self, seat: str) -> None:
        view, naive = GAME.view(self.rush, seat_of(seat)), self.naive
        mat = view.mats[seat_of(seat)]
        hand = None if view.hand is None else [card.number for card in view.hand]
        assert hand == naive.hand(seat)
        piled = [(laid.card.number, letter(laid.seat)) for laid in mat.pile]
        assert piled == naive.piles()[seat]
        assert mat.boosts == naive.boosts()[seat]
        assert mat.holding == naive.holdings(seat)
        assert mat.has_laid == (seat in naive.has_laid())
        assert (mat.stop.mark if mat.stop else None) == naive.taken().get(seat)
        if not view.outcome:
            seen = {pack.seen for pack in view.packs if pack.seen is not None}
            assert seen == naive.known(seat)

    def check_legal(self, seat: str) -> None:
        legal = self.legal(seat)
        assert len(set(legal)) == len(legal)
        assert set(legal) == self.naive.legal(seat)
        self.offered.extend((seat, text) for text in legal[-8:])

    def check_end(self) -> None:
        """LD-20, LD-21, LD-28."""
        view, outcome = GAME.view(self.rush, None), GAME.outcome(self.rush)
        assert list(outcome.scores) == list(self.naive.totals().values())
        assert {letter(winner) for winner in outcome.winners} == self.naive.winners()
        for seat, count in zip(self.seats, view.counts, strict=True):
            pile = [card for card, _ in self.naive.piles()[seat]]
            kept = [card for card, is_kept in zip(pile, count.kept, strict=True) if is_kept]
            assert kept == self.naive.kept(pile)
            assert count.cards == len(self.naive.counted()[seat])


def play_pair(seats: int, options: Options, seed: str) -> Pair:
    """Play a whole random game in both, and compare every position."""
    chance, pair = Chance(seed), Pair(seats, options)
    while not pair.rush.is_over():
        pair.check()
        if pair.rush.awaits_deal():
            pair.deal(chance)
        elif chance.below(TIME_IS_UP) == 0:
            pair.time_up()
        else:
            step(pair, chance)
    pair.check()
    pair.check_end()
    return pair


def step(pair: Pair, chance: Chance) -> None:
    holders = sorted(pair.naive.awaited())
    seat = holders[chance.below(len(holders))]
    pair.check_legal(seat)
    pair.play(*pair.any_action(chance))
    if not pair.rush.is_over():
        pair.play(*pair.too_late(chance))
    if seat in pair.naive.awaited():
        pair.play(seat, pair.chosen(seat, chance))
