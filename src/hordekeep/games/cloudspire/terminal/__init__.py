"""Cloudspire in the terminal: the isles, drawn and in sentences."""

from hordekeep.games.cloudspire.terminal import board
from hordekeep.games.cloudspire.told import sentences
from hordekeep.kernel.boards import Board

BOARD = Board(
    board.draw,
    sentences.tell,
    sentences.own,
    sentences.held,
    widest=board.WIDEST,
    packages=("hordekeep.games.cloudspire.told", __name__),
    in_sight=sentences.in_sight,
)
