"""The lanes in the terminal: the board, drawn, and choices in rows; its sentences are told everywhere."""

from hordekeep.engines.lanes import told
from hordekeep.engines.lanes.terminal import board, choices
from hordekeep.engines.lanes.told import sentences
from hordekeep.kernel.boards import Board

BOARD = Board(
    board.draw,
    sentences.tell,
    sentences.own,
    sentences.held,
    choices.sort_out,
    board.WIDEST,
    packages=(told.__name__, __name__),
    in_sight=sentences.in_sight,
)
"""Without examples of what can be typed: each game adds its own."""
