"""Skytear in the terminal: the battlefield, drawn and in sentences."""

from hordekeep.games.skytear.terminal import board, sentences
from hordekeep.kernel.boards import Board

BOARD = Board(board.draw, sentences.tell, sentences.own, sentences.held, packages=(__name__,))
