"""Runner-Up: a card race in which only the second place scores.

Read in this order: `docs/rules/runner-up.md`, then `rules` (compiled), `actions`, `views`,
`events`, `notation`; `guesses` and `greedy` are for bots; `game` puts it all together.
"""

from podium.games.runner_up.game import GAME

__all__ = ["GAME"]
