"""A live table as pure code, with the time as an argument.

A table is its journal: the `lines` that were stored, carried out one after the other (`table`).
`deciding` says which lines an intention leads to, or refuses it; `timing`, when a bot is due;
`telling`, what each viewer is told of a line. Nothing here stores, sends, waits or draws a clock.
"""
