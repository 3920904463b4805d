"""The whole vocabulary: it is complete once every module that declares words has been read."""

from hordekeep.games.skytear.words import (
    bonuses,
    cards_and_actions,
    conditions,
    movement,
    nouns,
    sentences,
    verbs,
    victory,
    whom,
)
from hordekeep.games.skytear.words.kinds import VOCABULARY

__all__ = ["DECLARED", "VOCABULARY"]

DECLARED = (bonuses, cards_and_actions, conditions, movement, nouns, sentences, verbs, victory, whom)
"""The modules that declare words."""
