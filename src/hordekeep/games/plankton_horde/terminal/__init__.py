"""Horde in the terminal: the board, drawn and in sentences."""

from hordekeep.games.plankton_horde.terminal import board, sentences
from hordekeep.kernel.boards import Board

BOARD = Board(board.draw, sentences.tell, sentences.own, packages=(__name__,))
