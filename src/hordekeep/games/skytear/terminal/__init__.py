"""Skytear in the terminal: the battlefield, drawn; its sentences are those that everybody is told."""

from hordekeep.games.skytear import told
from hordekeep.games.skytear.terminal import board
from hordekeep.games.skytear.told import sentences
from hordekeep.kernel.boards import Board

BOARD = Board(
    board.draw,
    sentences.tell,
    sentences.own,
    sentences.held,
    packages=(told.__name__, __name__),
    in_sight=sentences.in_sight,
)
