"""Podium: play Runner-Up, DOG and LOADING; simulate, study and learn to play them."""

from pathlib import Path

from podium.compiled import use_compiled

__version__ = "0.1.0"

BUILD = use_compiled(Path(__file__).parent)
