"""Cloudspire in the terminal: the isles, drawn and in sentences."""

from hordekeep.games.cloudspire.terminal import board, sentences
from hordekeep.kernel.boards import Board, in_one

BOARD = Board(
    board.draw, in_one(sentences.tell), in_one(sentences.own), sentences.held, widest=board.WIDEST, packages=(__name__,)
)
