"""DOG: a race round a board, with cards and, for four and six players, with partners.

Read in this order: `docs/rules/dog.md`; then, compiled, `kinds`, `board`, `moves`, `seven` and
`rules`; then `actions`, `views`, `events`, `notation` and `positions`. `reasons` says why a card
cannot be played; `guesses` and `greedy` are for bots; `game` puts it all together.
"""

from podium.games.dog.game import GAME

__all__ = ["GAME"]
