"""The choice of a greedy player: the board that looks best right after the own card.

A seven is judged by the best board that its remaining shares can lead to.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from podium.core.bits import bit, lowest
from podium.games.dog.board import MOST_PAWNS, Board
from podium.games.dog.kinds import BACK, JOKER, KINDS, OUT, PACKING, SEVEN, STEPS_BACK, SWAP, USES
from podium.games.dog.moves import (
    Offers,
    carry_out,
    end_of,
    kind_of,
    packed_action,
    start_of,
    use_of,
)
from podium.games.dog.rules import EXCHANGE, MOST_LEGAL, PLAY, Chase
from podium.games.dog.seven import STEPS, Shares, give_share, steps_of_share

WORST: Final[i64] = -1_000_000
MOST_TRIED: Final[i64] = 3_000  # shares of one seven

# What things are worth; a step forward is worth 10.
STEP: Final[i64] = 10
OUT_OF_KENNEL: Final[i64] = 260
IN_HOME: Final[i64] = 330  # and more, the deeper
DEEPER: Final[i64] = 45
PROTECTED: Final[i64] = 60
FINISHED: Final[i64] = 1_500
IN_REACH: Final[i64] = 5  # for each field walked, where an opponent is close behind
CLOSE: Final[i64] = 13
MOST_CHASERS: Final[i64] = 3
NEAR_HOME: Final[i64] = 90  # right behind the start field, a few fields away from home

# What keeping a card for later is worth.
OF_JOKER: Final[i64] = 260
OF_START: Final[i64] = 90
OF_SEVEN: Final[i64] = 40
OF_FOUR: Final[i64] = 30


class Judge:
    """Weighs boards for one seat, and finds the best action."""

    def __init__(self, chase: Chase, seat: i64) -> None:
        self.chase: Chase = chase
        self.seat: i64 = seat
        self.tried: i64 = 0
        self.partner: i64 = chase.partner(seat) if chase.in_teams else seat

    def best(self) -> i64:
        room = vec[i64]([0] * MOST_LEGAL)
        count: i64 = self.chase.write_legal(self.seat, room)
        best: i64 = room[0]
        most: i64 = WORST - 1
        at: i64 = 0
        while at < count:
            worth: i64 = self.worth_of(room[at])
            if worth > most:
                most = worth
                best = room[at]
            at += 1
        return best

    def worth_of(self, action: i64) -> i64:
        if self.chase.waits_for == EXCHANGE:
            return self.worth_of_giving(kind_of(action))
        if self.chase.waits_for != PLAY:
            return -self.worth_of_keeping(kind_of(action))
        kept: i64 = 0 if self.chase.left > 0 else self.worth_of_keeping(kind_of(action))
        return self.worth_after(action) - kept

    # Cards

    def worth_of_keeping(self, kind: i64) -> i64:
        if kind == JOKER:
            return OF_JOKER
        if USES[kind] & bit(OUT):
            return OF_START
        if USES[kind] & bit(SEVEN):
            return OF_SEVEN
        return OF_FOUR if USES[kind] & bit(BACK) else 0

    def worth_of_giving(self, kind: i64) -> i64:
        """Give the partner a start card where the partner has no pawn out, else what is worst."""
        worth: i64 = -self.worth_of_keeping(kind)
        if not self.chase.in_teams or not USES[kind] & bit(OUT):
            return worth
        if self.chase.board.on_ring[self.partner] > 0 or self.is_done(self.partner):
            return worth
        if self.start_cards() > 1 or self.chase.board.on_ring[self.seat] > 0:
            return worth + 2 * OF_JOKER
        return worth

    def start_cards(self) -> i64:
        count: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            if USES[kind] & bit(OUT):
                count += PACKING.count(self.chase.hands[self.seat], kind)
            kind += 1
        return count

    def is_done(self, seat: i64) -> bool:
        return self.chase.board.is_home(seat)

    # Boards

    def worth_after(self, action: i64) -> i64:
        mover: i64 = self.chase.mover(self.seat)
        if use_of(action) == SEVEN:
            self.tried = 0
            left: i64 = self.chase.left if self.chase.left > 0 else STEPS
            return self.worth_after_share(self.chase.board, mover, action, left)
        after = self.chase.board.copy()
        if use_of(action) == SWAP:
            after.swap(mover, start_of(action), end_of(action))
        else:
            carry_out(after, mover, action)
        return self.worth_of_board(after)

    def worth_after_share(self, board: Board, mover: i64, share: i64, left: i64) -> i64:
        """Try all ways to go on with a seven, up to a number of them."""
        self.tried += 1
        start: i64 = start_of(share)
        end: i64 = end_of(share)
        after = board.copy()
        give_share(after, mover, start, end)
        rest: i64 = left - steps_of_share(board, start, end)
        if rest == 0 or self.tried > MOST_TRIED:
            return self.worth_of_board(after)
        if self.chase.in_teams and mover == self.seat and after.is_home(mover):
            mover = self.partner
            after.marked = 0
        return self.best_rest(after, mover, rest)

    def best_rest(self, board: Board, mover: i64, rest: i64) -> i64:
        then: i64 = self.partner if self.chase.in_teams and mover == self.seat else -1
        room = vec[i64]([0] * 64)
        offers = Offers()
        offers.begin(room, 64)
        Shares(board, mover, then).write(rest, packed_action(0, SEVEN, 0, 0), offers)
        most: i64 = WORST
        at: i64 = 0
        while at < offers.count:
            worth: i64 = self.worth_after_share(board, mover, room[at], rest)
            if worth > most:
                most = worth
            at += 1
        return most

    def worth_of_board(self, board: Board) -> i64:
        worth: i64 = 0
        seat: i64 = 0
        while seat < board.seats:
            own: i64 = self.worth_of_seat(board, seat)
            if seat == self.seat or seat == self.partner:
                worth += 2 * own if self.chase.in_teams else 3 * own
            else:
                worth -= own
            seat += 1
        return worth

    def worth_of_seat(self, board: Board, seat: i64) -> i64:
        worth: i64 = 0
        number: i64 = 0
        homes: i64 = board.homes[seat]
        while homes:
            number = lowest(homes)
            worth += board.home * STEP + IN_HOME + DEEPER * number
            homes &= homes - 1
        at: i64 = MOST_PAWNS * seat
        end: i64 = at + board.on_ring[seat]
        while at < end:
            worth += self.worth_of_pawn(board, seat, board.places[at])
            at += 1
        return worth + FINISHED if board.is_home(seat) else worth

    def worth_of_pawn(self, board: Board, seat: i64, place: i64) -> i64:
        """A pawn is worth the way it has come, less where it is in danger of losing it."""
        if place == 0:
            return OUT_OF_KENNEL + PROTECTED
        worth: i64 = OUT_OF_KENNEL + place * STEP
        if place <= STEPS_BACK:
            worth += board.home * STEP // 4  # a ±4 takes it behind its start field
        if place >= board.home - CLOSE:
            worth += NEAR_HOME
        return worth - IN_REACH * place * self.chasers(board, seat, place) // 3

    def chasers(self, board: Board, seat: i64, place: i64) -> i64:
        """Count the opponents' pawns close behind a place, so many at most."""
        count: i64 = 0
        back: i64 = 1
        while back <= CLOSE and count < MOST_CHASERS:
            behind: i64 = place - back if place >= back else place - back + board.home
            owner: i64 = board.owners[board.field(seat, behind)]
            if owner >= 0 and owner != seat and not self.are_partners(owner, seat):
                count += 1
            back += 1
        return count

    def are_partners(self, one: i64, other: i64) -> bool:
        return self.chase.in_teams and self.chase.partner(one) == other


def greedy_choice(chase: Chase, seat: i64) -> i64:
    """Return the seat's best action, packed."""
    return Judge(chase, seat).best()
