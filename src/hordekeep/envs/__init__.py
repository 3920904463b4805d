"""Environments for learning agents: every registered game in PettingZoo and in OpenSpiel.

`hordekeep.envs.pettingzoo` needs the extra `envs`, `hordekeep.envs.openspiel` the extra `openspiel`. This package
itself imports neither: nothing heavy is loaded before an adapter is. No adapter knows a rule of any game.
"""

from hordekeep.envs.as_numbers import Actions, answering_seat, utilities

__all__ = ["Actions", "answering_seat", "utilities"]
