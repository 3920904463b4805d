"""Hordekeep plays tabletop games with every rule enforced, explained and tested.

>>> import hordekeep
>>> match = hordekeep.Match("plankton-horde", seats=2, seed="a stormy night")
>>> match.choose(match.ask.choices[0])
>>> match.undo()
"""

from hordekeep.kernel import (
    Ask,
    BadInput,
    Dice,
    Event,
    Game,
    Keep,
    Match,
    Offer,
    Option,
    Outcome,
    Record,
    Refusal,
    Refused,
    Text,
    find_game,
    game_slugs,
)

__version__ = "0.1.0"

__all__ = [
    "Ask",
    "BadInput",
    "Dice",
    "Event",
    "Game",
    "Keep",
    "Match",
    "Offer",
    "Option",
    "Outcome",
    "Record",
    "Refusal",
    "Refused",
    "Text",
    "find_game",
    "game_slugs",
]
