"""A second, naive LOADING, written from the numbered rules alone and slow on purpose.

It exists to be compared with the real implementation over random games, so everything goes in and
out as text. Seats are letters from A on. Packs have no numbers: each is a list of cards, and what
tells two packs apart is who holds them.
"""

import tomllib
from importlib.resources import files

DATA = tomllib.loads(files("podium.games.loading").joinpath("cards.toml").read_text("utf-8"))
POINTS = {int(number): card["points"] for number, card in DATA["cards"].items()}  # LD-1
COLOURS = {int(number): card["colour"] for number, card in DATA["cards"].items()}  # LD-1
BOOST = DATA["boost"]  # LD-2
STOPS = DATA["stops"]  # LD-3: what each is worth
TAKING_PART = {2: 1, 3: 2, 4: 3, 5: 3, 6: 4, 7: 5}  # LD-3: how many for so many players

Pack = list[int]


def stop_cards(seats: int) -> list[str]:
    """LD-3: the marks of those that take part; a mark says from how many players on."""
    marks = [mark for mark in STOPS if int(mark[0]) <= seats]
    assert len(marks) == TAKING_PART[seats]
    return marks


def cards_in(text: str) -> list[int]:
    """Read cards that are written like 17.3.44-46."""
    found: list[int] = []
    for part in text.split("."):
        ends = [int(end) for end in part.split("-") if end]
        found.extend(range(ends[0], ends[-1] + 1) if ends else [])
    return found


def pairs(text: str) -> dict[str, str]:
    """Read what is said of each seat: A:17.18,B:4."""
    return dict(pair.split(":") for pair in text.split(",")) if text else {}


def parts_of(what: str) -> tuple[int, str, str]:
    """Read what is laid, on whose pile and on which top card: 17>B:16."""
    card, where = what.split(">")
    pile, on = where.split(":")
    return int(card), pile, on


class NaiveLoading:
    def __init__(self, seats: int, *, base: bool, at_table: bool) -> None:
        self._base = base
        self._at_table = at_table
        self._seats = "ABCDEFG"[:seats]
        self._waiting = ""
        self._hands: dict[str, Pack] = {}  # who holds which pack
        self._middle: Pack = []  # LD-25
        self._gone: list[Pack] = []  # LD-15
        self._left_out: Pack = []  # LD-25
        self._given: dict[str, list[Pack]] = {seat: [] for seat in self._seats}
        self._laid: set[str] = set()  # who has laid a card of the pack they hold
        self._piles: dict[str, list[tuple[int, str]]] = {seat: [] for seat in self._seats}
        self._boosts = dict.fromkeys(self._seats, 1)  # LD-4
        self._in_the_middle = stop_cards(seats)
        self._taken: dict[str, str] = {}  # LD-15: who has stopped, with which stop card
        self._time_is_up = False
        self._is_dealt = False

    # What can be asked

    def awaits(self) -> str:
        if self._is_dealt:
            return ""
        return "packs" if self._waiting or len(self._seats) == 2 else "lot"

    def is_over(self) -> bool:
        """LD-19, LD-23."""
        return self._time_is_up or not self._in_the_middle

    def awaited(self) -> set[str]:
        """LD-16."""
        return set() if self.is_over() else set(self._hands)

    def waiting(self) -> str:
        return self._waiting

    def hand(self, seat: str) -> Pack | None:
        return self._hands.get(seat)

    def piles(self) -> dict[str, list[tuple[int, str]]]:
        return self._piles

    def boosts(self) -> dict[str, int]:
        return self._boosts

    def taken(self) -> dict[str, str]:
        return self._taken

    def stops_left(self) -> set[str]:
        return set(self._in_the_middle)

    def middle(self) -> Pack:
        return self._middle

    def holdings(self, seat: str) -> int:
        """LD-9: a pack that comes back is a new holding."""
        return len(self._given[seat])

    def has_laid(self) -> set[str]:
        return self._laid

    def known(self, seat: str) -> set[tuple[int, ...]]:
        """LD-33: what is in the packs that a seat has held, now and before."""
        return {tuple(pack) for pack in self._given[seat]}

    # Beginning

    def draw_lot(self, seat: str) -> None:
        """LD-6."""
        self._waiting = seat

    def deal(self, text: str) -> None:
        """LD-5, LD-25: who gets which pack; M is the middle, O is left out."""
        parts = dict(part.split(":") for part in text.split(" "))
        packs = {who: cards_in(cards) for who, cards in parts.items()}
        self._left_out = packs.pop("O", [])
        self._middle = packs.pop("M", [])
        self._check_sizes(packs)
        for seat, pack in packs.items():
            self._give(seat, pack)
        self._is_dealt = True

    def set_up(self, words: dict[str, str]) -> None:
        """Begin at a position, said in the words of the notation."""
        self._waiting = words.get("waiting", "")
        self._left_out = cards_in(words.get("left-out", ""))
        for seat, count in zip(self._seats, words["holdings"].split(","), strict=True):
            self._given[seat] = [[]] * int(count)
        for word in words["packs"].split(","):
            self._set_up_pack(*word.split(":"))
        for seat, cards in pairs(words.get("piles", "")).items():
            self._piles[seat] = [(card, seat) for card in cards_in(cards)]
        boosts = [int(count) for count in words["boosts"].split(",")]
        self._boosts = dict(zip(self._seats, boosts, strict=True))
        self._taken = pairs(words.get("stopped", ""))
        self._in_the_middle = [
            mark for mark in self._in_the_middle if mark not in self._taken.values()
        ]
        self._laid = set(words.get("laid", ""))
        self._is_dealt = True

    def _set_up_pack(self, who: str, cards: str) -> None:
        if who == "M":
            self._middle = cards_in(cards)
        elif who == "-":
            self._gone.append(cards_in(cards))
        else:
            self._hands[who] = cards_in(cards)

    def _check_sizes(self, packs: dict[str, Pack]) -> None:
        if len(self._seats) == 2:
            sizes = [len(packs["A"]), len(packs["B"]), len(self._middle), len(self._left_out)]
            assert sizes == [18, 18, 19, 10]
            return
        begin = self._seats.index(self._waiting) + 1
        round_the_table = (self._seats + self._seats)[begin : begin + len(self._seats) - 1]
        sizes = [len(packs[seat]) for seat in round_the_table]
        assert sum(sizes) == 65
        assert sizes == sorted(sizes, reverse=True)
        assert sizes[0] - sizes[-1] <= 1

    def _give(self, seat: str, pack: Pack) -> None:
        self._hands[seat] = pack
        self._given[seat].append(pack)
        self._laid.discard(seat)

    # What may be done

    def fitting(self, seat: str, pile: str) -> set[int]:
        """LD-10, LD-11, LD-24: the numbers that fit on a pile, if this seat lays them."""
        own = seat == pile
        if not self._piles[pile]:
            return set(POINTS) if own else set()
        top, _ = self._piles[pile][-1]
        fit = {number for number in POINTS if number > top} if own else {top + 1}
        if self._base and COLOURS[top] != "white":
            fit |= {number for number in POINTS if COLOURS[number] == COLOURS[top]}
        return fit

    def legal(self, seat: str) -> set[str]:
        """LD-9, LD-13: all that fits, or as at the table all there is (LD-22); pass; stop."""
        if seat not in self.awaited():
            return set()
        now = f"#{self.holdings(seat)}"
        parting = {f">{now}", f"{self._best_stop()}{now}"}
        if seat in self._laid:
            return parting
        return parting | {
            f"{card}>{pile}:{self._top(pile)}{now}"
            for pile in self._seats
            if pile not in self._taken
            for card in self._hands[seat]
            if card in self._possible(seat, pile)
        }

    def _possible(self, seat: str, pile: str) -> set[int]:
        """LD-22: as at the table any card, but LD-11: on another's pile without cards none."""
        if self._at_table and (seat == pile or self._piles[pile]):
            return set(POINTS)
        return self.fitting(seat, pile)

    def _top(self, pile: str) -> str:
        return str(self._piles[pile][-1][0]) if self._piles[pile] else "-"

    def _best_stop(self) -> str:
        """LD-15."""
        return max(self._in_the_middle, key=lambda mark: STOPS[mark])

    def why_not(self, seat: str, action: str) -> str:
        """Say why an action is refused; nothing if it is not."""
        what, holding = action.split("#")
        return (
            self._why_nobody(what)
            or self._why_not_this_pack(seat, int(holding))
            or self._why_not_that(seat, what)
        )

    def _why_nobody(self, what: str) -> str:
        """LD-3: a stop card that does not take part is none at all."""
        if self.is_over():
            return "game-over"
        if not self._is_dealt:
            return "deal-awaited"
        no_stop = what.endswith("+") and int(what[0]) > len(self._seats)
        return "no-such-stop" if no_stop else ""

    def _why_not_this_pack(self, seat: str, holding: int) -> str:
        """LD-15, LD-16, LD-29."""
        if seat in self._taken:
            return "out"
        if seat not in self._hands:
            return "no-pack"
        return "" if holding == self.holdings(seat) else "other-pack"

    def _why_not_that(self, seat: str, what: str) -> str:
        if what == ">":
            return ""  # LD-30
        if what.endswith("+"):
            return self._why_not_stop(what)
        card, pile, on = parts_of(what)
        return (
            self._why_not_card(seat, card)
            or self._why_not_pile(seat, pile)
            or self._why_no_fit(seat, card, pile, on)
        )

    def _why_not_stop(self, mark: str) -> str:
        """LD-31."""
        if mark in self._taken.values():
            return "stop-taken"
        return "" if mark == self._best_stop() else "stop-too-low"

    def _why_not_card(self, seat: str, card: int) -> str:
        """LD-9."""
        if seat in self._laid:
            return "has-laid"
        return "" if card in self._hands[seat] else "not-in-pack"

    def _why_not_pile(self, seat: str, pile: str) -> str:
        """LD-11, LD-15."""
        if pile in self._taken:
            return "pile-out"
        return "pile-empty" if seat != pile and not self._piles[pile] else ""

    def _why_no_fit(self, seat: str, card: int, pile: str, on: str) -> str:
        """LD-32: what fits stands, whatever it was to be laid on; else LD-22."""
        if card in self.fitting(seat, pile):
            return ""
        if on != self._top(pile):
            return "top-changed"
        if self._at_table:
            return ""
        return "not-higher" if seat == pile else "not-next"

    # Doing it

    def play(self, seat: str, action: str) -> None:
        assert self.why_not(seat, action) == ""
        what = action.split("#", maxsplit=1)[0]
        if what == ">":
            self._part(seat)
        elif what.endswith("+"):
            self._stop(seat, what)
        else:
            card, pile, _ = parts_of(what)
            self._lay(seat, card, pile)

    def _lay(self, seat: str, card: int, pile: str) -> None:
        """LD-12; LD-22: what is wrongly laid brings nothing."""
        takes = seat != pile and self._boosts[pile] and card in self.fitting(seat, pile)
        self._boosts[pile] -= 1 if takes else 0
        self._boosts[seat] += 1 if takes else 0
        self._hands[seat].remove(card)
        self._piles[pile].append((card, seat))
        self._laid.add(seat)

    def _part(self, seat: str) -> None:
        """LD-14, LD-27."""
        pack = self._hands.pop(seat)
        self._laid.discard(seat)
        if len(self._seats) == 2:
            self._middle, new = pack, self._middle
            self._give(seat, new)
        else:
            self._give(self._waiting, pack)
            self._waiting = seat

    def _stop(self, seat: str, mark: str) -> None:
        """LD-15."""
        self._in_the_middle.remove(mark)
        self._taken[seat] = mark
        self._gone.append(self._hands.pop(seat))
        self._laid.discard(seat)

    def time_up(self) -> None:
        """LD-23."""
        self._time_is_up = True

    # Counting

    def kept(self, pile: list[int]) -> list[int]:
        """LD-20: what is kept of a pile, from what is kept of all but its top card."""
        if not pile:
            return []
        below, top = self.kept(pile[:-1]), pile[-1]
        if not below or top > below[-1]:
            return [*below, top]
        same = COLOURS[top] == COLOURS[below[-1]] != "white"
        return [*below, top] if self._base and same else below

    def counted(self) -> dict[str, list[int]]:
        """LD-20, LD-28: the cards that count for each seat."""
        counted = {
            seat: self.kept([card for card, _ in pile]) for seat, pile in self._piles.items()
        }
        if len(self._seats) == 2:
            for seat in self._taken:
                self._give_best(counted, seat)
        return counted

    def _give_best(self, counted: dict[str, list[int]], seat: str) -> None:
        """LD-28."""
        cards = sorted(counted[seat], key=lambda card: (POINTS[card], card))
        if 1 <= len(cards) <= 9:
            counted[seat].remove(cards[-1])
            counted["B" if seat == "A" else "A"].append(cards[-1])

    def totals(self) -> dict[str, int]:
        """LD-21."""
        return {
            seat: sum(POINTS[card] for card in cards)
            + BOOST * self._boosts[seat]
            + (STOPS[self._taken[seat]] if seat in self._taken else 0)
            for seat, cards in self.counted().items()
        }

    def winners(self) -> set[str]:
        """LD-21: the most points, and of those who have them the most cards."""
        totals, counted = self.totals(), self.counted()
        ahead = {seat for seat in self._seats if totals[seat] == max(totals.values())}
        most = max(len(counted[seat]) for seat in ahead)
        return {seat for seat in ahead if len(counted[seat]) == most}
