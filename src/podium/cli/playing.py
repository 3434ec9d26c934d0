"""`podium play`: a game in the terminal, you against bots."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any

from podium.arena.game import deals_of, seat_bot
from podium.arena.realtime import Clock
from podium.arena.turns import turns
from podium.core.chance import Chance
from podium.core.errors import BadNotation, Refused, UsageError
from podium.core.options import read_options
from podium.core.player import BOT_NAMES, Plan

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from podium.arena.turns import Turn
    from podium.core.game import AnyGame
    from podium.core.player import AnyPlayer

YOU = "you"


class Leave(Exception):
    """The person at the terminal has had enough."""


class Person:
    """Asks whoever sits at the terminal."""

    def __init__(self, game: AnyGame, seat: int, seats: int, names: Sequence[str]) -> None:
        self.game = game
        self.seat = seat
        self.seats = seats
        self.names = names

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:  # noqa: ANN401 - any game
        print(f"\n{self.game.picture(view, self.names)}")
        while True:
            answer = ask(f"Your choice, like {self.shown(legal[-1])} (? for help): ")
            if answer == "?":
                self.print_help(legal)
            elif (action := self.understood(answer, view, legal)) is not None:
                return action

    def plan(self, view: Any, legal: Sequence[Any]) -> Plan[Any]:  # noqa: ANN401 - any game
        """Take the time that the person takes: meanwhile the others go on."""
        begin = perf_counter()
        action = self.choose(view, legal)
        return Plan(action, round(1000 * (perf_counter() - begin)))

    def shown(self, action: Any) -> str:  # noqa: ANN401 - any game
        return self.game.show_action(action, self.seats)

    def print_help(self, legal: Sequence[Any]) -> None:
        for action in legal:
            print(f"  {self.shown(action):8} {self.game.describe_action(action, self.names)}")
        print("  q        leave the game")

    def understood(self, answer: str, view: Any, legal: Sequence[Any]) -> Any:  # noqa: ANN401 - any game
        """Return the action, or None when the answer was refused, with the reason printed."""
        try:
            action = self.game.read_action(answer, self.seats)
            if action not in legal:
                self.refuse(action, view)
        except (BadNotation, Refused) as reason:
            print(f"  Not possible: {reason}.")
            return None
        return action

    def refuse(self, action: Any, view: Any) -> None:  # noqa: ANN401 - any game
        """Ask the game why; any guess will do, as it depends on nothing that one cannot see."""
        self.game.play(self.game.guess(view, Chance("any")), self.seat, action)


def ask(prompt: str) -> str:
    try:
        answer = input(prompt).strip()
    except EOFError:
        raise Leave from None
    if answer in ("q", "quit"):
        raise Leave
    return answer


def play_here(game: AnyGame, seats: tuple[str, ...], seed: int, values: Mapping[str, str]) -> None:
    if seats.count(YOU) != 1:
        raise UsageError(f"one of the seats is {YOU!r}, the others are bots: --seats you,greedy")
    options = read_options(game, values)
    game.start(len(seats), options)
    names = [*names_of(seats), *game.imaginary(len(seats))]
    players = [
        Person(game, seat, len(seats), names)
        if name == YOU
        else seat_bot(game, seat, name, str(seed))
        for seat, name in enumerate(seats)
    ]
    introduce(game, seats, names)
    try:
        played = all_turns(game, options, players, deals_of(str(seed)))
        play_to_the_end(game, played, seats.index(YOU), names)
    except Leave:
        print("You leave the game. Good-bye!")


def all_turns(
    game: AnyGame,
    options: Any,  # noqa: ANN401 - any game
    players: Sequence[AnyPlayer],
    deals: Chance,
) -> Iterator[Turn[Any]]:
    if not game.real_time:
        return turns(game, game.start(len(players), options), players, deals)

    def overtaken(seat: int, reason: Refused) -> None:
        if isinstance(players[seat], Person):
            print(f"  Too late: {reason}.")

    return Clock(game, options, players, deals, overtaken).turns()


def names_of(seats: Sequence[str]) -> list[str]:
    return ["You" if name == YOU else BOT_NAMES[seat] for seat, name in enumerate(seats)]


def introduce(game: AnyGame, seats: Sequence[str], names: Sequence[str]) -> None:
    against = [f"{names[seat]} ({name})" for seat, name in enumerate(seats) if name != YOU]
    print(f"{game.title}. You play against {', '.join(against)}.\n\n{game.introduction}\n")
    if game.real_time:
        print("The clock runs while you type: what the others do meanwhile, you see after it.\n")


def play_to_the_end(
    game: AnyGame, played: Iterator[Turn[Any]], seat: int, names: Sequence[str]
) -> None:
    for turn in played:
        seen = [game.view(state, seat) for state in (turn.before, turn.after)]
        for event in game.events(*seen):
            if text := game.tell(event, names):
                print(text)
