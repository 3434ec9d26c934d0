"""LOADING: everybody plays at once, in real time.

Read in this order: `docs/rules/loading.md`, then `rules` (compiled), `actions`, `views`, `events`,
`notation` and `positions`; `guesses` is for learners. For the bots: `strengths`, `glance`, `mind`
(compiled) and `bots`. `game` puts it all together.
"""

from podium.games.loading.game import GAME

__all__ = ["GAME"]
