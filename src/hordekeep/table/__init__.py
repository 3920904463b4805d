"""The table: the service that lets people, bots and spectators play any registered game together.

It knows people, seats, storage and sockets. It knows no game: everything it shows comes from a `Match`.
The log of choices is the truth; everything else in memory is a cache of it.
"""
