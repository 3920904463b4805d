"""Cloudspire in the terminal: the isles, drawn and in sentences."""

from hordekeep.games.cloudspire.terminal import board, sentences
from hordekeep.kernel.boards import Board

BOARD = Board(board.draw, sentences.tell, sentences.own, sentences.held, widest=board.WIDEST, packages=(__name__,))
