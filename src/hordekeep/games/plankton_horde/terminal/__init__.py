"""Horde in the terminal: the board, drawn; its sentences are told everywhere."""

from hordekeep.games.plankton_horde import told
from hordekeep.games.plankton_horde.terminal import board
from hordekeep.games.plankton_horde.told import sentences
from hordekeep.kernel.boards import Board

BOARD = Board(board.draw, sentences.tell, sentences.own, packages=(told.__name__,))
