"""The messages between server and client, one definition for both sides.

`commands` is what a client sends over its socket, `pushes` what it is sent, `http` what travels
without a socket. `schema` describes them all, for the client's types.
"""
