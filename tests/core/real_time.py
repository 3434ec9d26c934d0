"""The toy in real time, as the registry finds a game."""

from __future__ import annotations

from core.toys import ANY_TIME

GAME = ANY_TIME
