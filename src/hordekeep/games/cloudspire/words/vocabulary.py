"""The whole vocabulary: it is complete once every module that declares words has been read."""

from hordekeep.games.cloudspire.words import (
    calling,
    cards,
    deeds,
    fortress,
    groups,
    grovetenders,
    market,
    moments,
    narora,
    places,
    special_dice,
    statics,
    upgrading,
    whom,
)
from hordekeep.games.cloudspire.words.kinds import VOCABULARY

__all__ = ["DECLARED", "VOCABULARY"]

DECLARED = (
    calling,
    cards,
    deeds,
    fortress,
    groups,
    grovetenders,
    market,
    moments,
    narora,
    places,
    special_dice,
    statics,
    upgrading,
    whom,
)
"""The modules that declare words."""
