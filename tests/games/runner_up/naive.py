"""A second, naive Runner-Up, written from the numbered rules alone and slow on purpose.

It exists to be compared with the real implementation over random games, so everything goes in
and out as text. A card is kept as its text: "+3" in the base game, "+3/27" (value and white
number) in the tactical variant. Racers are letters: A to F are the seats, L is Leo.
"""

import re
from collections import Counter

LOWEST, START, HIGHEST = -12, 0, 16  # RU-1: the start space is worth 0
STAGES = 5  # RU-6
ROUNDS = 5  # RU-6
HAND_SIZE = 5  # RU-7
LEO = "L"  # RU-19
LEO_PILE_SIZE = 4  # RU-19
COPIES = {-4: 1, -3: 3, -2: 4, -1: 5, 1: 6, 2: 5, 3: 4, 4: 3, 5: 1}  # RU-3


def values_of_size(size: int) -> list[int]:
    """RU-4: the cards of one size, plus and minus alternating while both last, plus first."""
    values: list[int] = []
    for turn in range(max(COPIES.get(size, 0), COPIES.get(-size, 0))):
        if turn < COPIES.get(size, 0):
            values.append(size)
        if turn < COPIES.get(-size, 0):
            values.append(-size)
    return values


def deck(*, tactical: bool) -> list[str]:
    """RU-3, RU-4: the texts of all 32 cards, white numbers running from 32 down to 1."""
    values = [value for size in (5, 4, 3, 2, 1) for value in values_of_size(size)]
    if not tactical:
        return [f"{value:+d}" for value in values]
    return [f"{value:+d}/{len(values) - place}" for place, value in enumerate(values)]


def value_of(card: str) -> int:
    """RU-3: the signed value, printed before the slash if there is one."""
    return int(card.split("/", maxsplit=1)[0])


def white_of(card: str) -> int:
    """RU-4: the white number, printed after the slash."""
    return int(card.split("/")[1])


def limited(space: int) -> int:
    """RU-11: a figure never passes space 16 or space -12."""
    return max(LOWEST, min(HIGHEST, space))


def second_highest(numbers: list[int]) -> int | None:
    """RU-14, RU-17: the second-highest different number; None if all are equal (RU-15, RU-18)."""
    different = sorted(set(numbers), reverse=True)
    return different[1] if len(different) > 1 else None


def stage_points(figures: dict[str, int]) -> dict[str, int]:
    """RU-14, RU-15: the second-farthest occupied space scores its number, nobody else scores."""
    scoring_space = second_highest(list(figures.values()))
    return {racer: space if space == scoring_space else 0 for racer, space in figures.items()}


def read_deal(text: str) -> dict[str, list[str]]:
    """The cards of every racer, from a text such as "A:+3-1+2+4+1 B:-2-2+1+5+1"."""
    hands: dict[str, list[str]] = {}
    for part in text.split():
        letter, cards = part.split(":")
        hands[letter] = re.findall(r"[+-]\d+(?:/\d+)?", cards)
    return hands


class NaiveRace:
    """One whole game of five stages, played by texts."""

    def __init__(self, seats: int, *, tactical: bool) -> None:
        """RU-19: Leo joins two players only."""
        self._tactical = tactical
        self._seats = list("ABCDEF"[:seats])
        self._racers = self._seats + ([LEO] if seats == 2 else [])
        self._figures = dict.fromkeys(self._racers, START)
        self._hands: dict[str, list[str]] = {racer: [] for racer in self._racers}
        self._chosen: dict[str, str] = {}  # seat -> the action text of its choice
        self._to_move: list[tuple[str, str]] = []  # tactical: (racer, card) still to move
        self._points: list[dict[str, int]] = []
        self._stage = 0
        self._round = 0
        self._in_stage = False

    # What can be asked.

    def awaits_deal(self) -> bool:
        """RU-7: a stage begins with a deal."""
        return not self._in_stage and not self.is_over()

    def is_over(self) -> bool:
        """RU-6, RU-16: the game ends with the scoring of the fifth stage."""
        return len(self._points) == STAGES

    def awaited(self) -> set[str]:
        """RU-8, RU-24: all who have not chosen; RU-25: the one whose number has come up."""
        if not self._in_stage:
            return set()
        if self._to_move:
            mover, _ = self._to_move[0]
            return {mover}
        return {seat for seat in self._seats if seat not in self._chosen}

    def legal(self, letter: str) -> set[str]:
        """RU-8, RU-24: a choice may be changed, so who has chosen is offered all choices again."""
        if not self._in_stage or letter not in self._seats:
            return set()
        if self._to_move:
            return self._legal_moves(letter)
        if self._tactical:
            return set(self._hands[letter])  # RU-24
        return {f"{card}>{racer}" for card in self._hands[letter] for racer in self._racers}

    def _legal_moves(self, letter: str) -> set[str]:
        """RU-25: any figure in the race, Leo's and one that will not move included; no passing."""
        mover, _ = self._to_move[0]
        return {f">{racer}" for racer in self._racers} if letter == mover else set()

    def figures(self) -> dict[str, int]:
        """RU-29: the space of every figure."""
        return dict(self._figures)

    def points(self) -> list[dict[str, int]]:
        """RU-29: the points of each scored stage; who scored nothing has 0."""
        return [dict(points) for points in self._points]

    def totals(self) -> dict[str, int]:
        """RU-16: the points of all stages are added."""
        return {racer: sum(points[racer] for points in self._points) for racer in self._racers}

    def winners(self) -> set[str]:
        """RU-16, RU-17, RU-18, RU-23: the second-highest different total wins, else everybody."""
        if not self.is_over():
            return set()
        totals = self.totals()
        winning = second_highest(list(totals.values()))
        if winning is None:
            return set(self._racers)  # RU-18
        return {racer for racer, total in totals.items() if total == winning}

    def stage(self) -> int:
        """RU-6: 1 to 5; 0 before the first deal."""
        return self._stage

    def round(self) -> int:
        """RU-6: 1 to 5; 0 before the first deal."""
        return self._round

    def hand(self, letter: str) -> list[str]:
        """The cards not revealed yet, a chosen one included; Leo's are his pile."""
        return list(self._hands[letter])

    # The start of a stage.

    def deal(self, text: str) -> None:
        """RU-7: every figure goes to the start space, and a new stage begins with its round 1."""
        hands = read_deal(text)
        self._check_deal(hands)
        self._hands = hands
        self._figures = dict.fromkeys(self._racers, START)
        self._stage += 1
        self._round = 1
        self._in_stage = True

    def _check_deal(self, hands: dict[str, list[str]]) -> None:
        """RU-3, RU-7, RU-19: five cards each, four for Leo, and all of them from one deck."""
        sizes = {racer: len(cards) for racer, cards in hands.items()}
        expected = {racer: LEO_PILE_SIZE if racer == LEO else HAND_SIZE for racer in self._racers}
        dealt = Counter(card for cards in hands.values() for card in cards)
        if (
            not self.awaits_deal()
            or sizes != expected
            or not dealt <= Counter(deck(tactical=self._tactical))
        ):
            raise ValueError(f"not a deal for this race: {hands}")

    # The play.

    def play(self, letter: str, action: str) -> None:
        """A choice (RU-8, RU-24), or the move of a figure (RU-25); the action must be legal."""
        if self._to_move:
            self._move_chosen_figure(action)
        else:
            self._choose(letter, action)

    def _choose(self, letter: str, action: str) -> None:
        """RU-8, RU-24: a later choice replaces an earlier one, the last missing one reveals all."""
        self._chosen[letter] = action
        if not self.awaited():
            self._reveal()

    def _reveal(self) -> None:
        """RU-10, RU-25: all cards are revealed at the same moment."""
        chosen = self._chosen
        self._chosen = {}
        if self._tactical:
            self._reveal_tactical(chosen)
        else:
            self._reveal_base(chosen)

    def _end_round(self) -> None:
        """RU-6: five rounds, then the scoring; RU-13, RU-27: nobody is asked for the last card."""
        if self._round == ROUNDS:
            self._score()
            return
        self._round += 1
        if self._round == ROUNDS:
            self._lay_last_cards()

    def _lay_last_cards(self) -> None:
        """RU-13: the last card goes in front of oneself; RU-27: it is laid without asking."""
        for seat in self._seats:
            [card] = self._hands[seat]
            self._chosen[seat] = card if self._tactical else f"{card}>{seat}"
        self._reveal()

    def _score(self) -> None:
        """RU-14, RU-23: the stage is over and scored, Leo like any other."""
        self._points.append(stage_points(self._figures))
        self._in_stage = False

    def _move(self, racer: str, steps: int) -> None:
        """RU-10, RU-11: forward or backward, the limit applied once."""
        self._figures[racer] = limited(self._figures[racer] + steps)

    def _leo_turns_up(self) -> list[str]:
        """RU-21, RU-28: Leo's topmost card; RU-22, RU-28: in round 5 he plays nothing."""
        if LEO not in self._racers or self._round == ROUNDS:
            return []
        return [self._hands[LEO].pop(0)]

    # The base game.

    def _reveal_base(self, chosen: dict[str, str]) -> None:
        """RU-10, RU-13: every figure moves by the sum of the cards in front of its player."""
        in_front: dict[str, list[str]] = {racer: [] for racer in self._racers}  # RU-9
        for seat, action in chosen.items():
            card, target = action.split(">")
            self._hands[seat].remove(card)
            in_front[target].append(card)
        for card in self._leo_turns_up():
            in_front[LEO].append(card)
        for racer, cards in in_front.items():
            self._move(racer, sum(value_of(card) for card in cards))
        self._end_round()

    # The tactical variant.

    def _reveal_tactical(self, chosen: dict[str, str]) -> None:
        """RU-25, RU-28: the revealed cards take their turns, highest white number first."""
        revealed = list(chosen.items())
        for seat, card in revealed:
            self._hands[seat].remove(card)
        revealed.extend((LEO, card) for card in self._leo_turns_up())
        self._to_move = sorted(revealed, key=lambda turn: white_of(turn[1]), reverse=True)
        self._go_on_moving()

    def _move_chosen_figure(self, action: str) -> None:
        """RU-25, RU-26: the player whose number has come up moves any figure by the own card."""
        _, card = self._to_move.pop(0)
        self._move(action.removeprefix(">"), value_of(card))
        self._go_on_moving()

    def _go_on_moving(self) -> None:
        """RU-28: Leo's card moves Leo's own figure by itself; the last move ends the round."""
        if self._to_move and self._to_move[0][0] == LEO:
            _, card = self._to_move.pop(0)
            self._move(LEO, value_of(card))
        if not self._to_move:
            self._end_round()
