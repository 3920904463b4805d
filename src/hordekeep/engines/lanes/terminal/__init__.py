"""The lanes in the terminal: their board, drawn and in sentences, and choices in rows over the lanes."""

from hordekeep.engines.lanes.terminal import board, choices, sentences
from hordekeep.kernel.boards import Board, in_one

BOARD = Board(
    board.draw,
    in_one(sentences.tell),
    in_one(sentences.own),
    sentences.held,
    choices.sort_out,
    board.WIDEST,
    packages=(__name__,),
)
"""Without examples of what can be typed: each game adds its own."""
