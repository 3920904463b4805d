"""Monoliths in the terminal: the board of the lanes, with examples of what can be typed."""

from hordekeep.engines.lanes.terminal import BOARD as LANES

BOARD = LANES._replace(packages=(*LANES.packages, __name__))
