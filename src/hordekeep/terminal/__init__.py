"""The terminal: playing, replaying and verifying in words and boxes of 80 columns, or in plain sentences.

It knows games only through matches and views; a game may bring a board of its own. Start at `session`,
which plays a game; `orders` holds what can be typed besides a choice; `reading` understands what was typed; `seats`,
`screen` and `files` are what their names say.
"""
