"""Brings games to bots: single games, many games, and how fast they go."""
