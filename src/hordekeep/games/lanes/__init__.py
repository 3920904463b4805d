"""The engine of Skytear Horde and its second edition, Monoliths: six lanes between a castle and a portal.

Both games are this package with a row of `editions` each; `skytear_horde` and `monoliths` beside it only register them.
"""
