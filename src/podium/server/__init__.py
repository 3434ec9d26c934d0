"""Brings games to people: HTTP, WebSockets, live tables, and processes in which bots think.

To be read in this order: `live` (one table), `hall` (all of them), `sockets` and `api` (how people
reach them), `app` (all put together), `running` (in a process of its own).
"""
