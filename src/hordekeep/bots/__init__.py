"""Bots: random, rollout, greedy and ISMCTS, behind one protocol.

They know games only through views, asks and `imagine`.
"""

from hordekeep.bots.ismcts import Ismcts
from hordekeep.bots.named import bot_names, find_bot
from hordekeep.bots.protocol import Bot, Budget, Chair, Considered, Thought, chair_at
from hordekeep.bots.simple import GreedyBot, RandomBot, RolloutBot

__all__ = [
    "Bot",
    "Budget",
    "Chair",
    "Considered",
    "GreedyBot",
    "Ismcts",
    "RandomBot",
    "RolloutBot",
    "Thought",
    "bot_names",
    "chair_at",
    "find_bot",
]
