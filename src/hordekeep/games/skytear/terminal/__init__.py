"""Skytear in the terminal: the battlefield, drawn and in sentences."""

from hordekeep.games.skytear.terminal import board, sentences
from hordekeep.kernel.boards import Board, in_one

BOARD = Board(board.draw, in_one(sentences.tell), in_one(sentences.own), sentences.held, packages=(__name__,))
