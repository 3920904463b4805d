"""The words of talents, advancements, relics and events: one declaration each gives grammar, English, French, rule and
meaning."""

from hordekeep.games.cloudspire.words import (
    calling,
    cards,
    deeds,
    fortress,
    going,
    groups,
    grovetenders,
    market,
    moments,
    narora,
    special_dice,
    statics,
    upgrading,
    whom,
)
from hordekeep.games.cloudspire.words.kinds import VOCABULARY
from hordekeep.games.cloudspire.words.reading import meaning, text_in, tree_of

__all__ = [
    "VOCABULARY",
    "calling",
    "cards",
    "deeds",
    "fortress",
    "going",
    "groups",
    "grovetenders",
    "market",
    "meaning",
    "moments",
    "narora",
    "special_dice",
    "statics",
    "text_in",
    "tree_of",
    "upgrading",
    "whom",
]
