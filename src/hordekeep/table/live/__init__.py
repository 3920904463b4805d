"""One table that is being played: its log folded into a game, its seats, its people and what each of them is sent.

Everything here is a cache of the database: a table may be dropped at any moment and read again from its log.
"""
