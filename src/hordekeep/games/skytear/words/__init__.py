"""The words of the cards: one declaration each gives grammar, English, French, rule and meaning."""

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
from hordekeep.games.skytear.words.reading import meaning, placement, text_in, victory_condition

__all__ = [
    "VOCABULARY",
    "bonuses",
    "cards_and_actions",
    "conditions",
    "meaning",
    "movement",
    "nouns",
    "placement",
    "sentences",
    "text_in",
    "verbs",
    "victory",
    "victory_condition",
    "whom",
]
