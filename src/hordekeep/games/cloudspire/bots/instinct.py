"""A quick hand at the game, for play-outs and as a bot of its own: it plays by habit (`habits`). It also tells a search
what is not worth looking at, and how far it looks ahead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hordekeep.games.cloudspire.asking.choices import DONE
from hordekeep.games.cloudspire.bots.habits import leanings
from hordekeep.games.cloudspire.state.play_area import ONSLAUGHT
from hordekeep.kernel.leaning import by_leaning, most_leaned_to

if TYPE_CHECKING:
    from random import Random

    from hordekeep.games.cloudspire.state.play_area import PlayArea
    from hordekeep.kernel import Ask, Choice

DECIDED: Final = 1.0
"""How decidedly habits are followed: with more a hurried player would always do the same, with less anything."""
ENOUGH: Final = 8
"""Of more choices a search looks at so many: those that a hurried player leans to most."""


def considered(ask: Ask, choices: list[Choice]) -> list[Choice]:
    """What a bot thinks about: to be asked again costs it nothing, so it never has enough for a whole wave."""
    return [choice for choice in choices if choice != DONE] if ask.prompt == "limited-option" else choices


def instinct(g: PlayArea, ask: Ask, seat: int, luck: Random) -> Choice:
    """A choice that a hurried player would make, the more likely the more it leans to it."""
    choices = considered(ask, ask.choices_of(seat))
    if len(choices) == 1:
        return choices[0]
    return by_leaning(choices, leanings(g, ask, seat, choices), DECIDED, luck)


def sensible(g: PlayArea, ask: Ask, seat: int, choices: list[Choice]) -> list[Choice]:
    """The choices that are worth a search: of many those that a hurried player leans to most."""
    choices = considered(ask, choices)
    if len(choices) <= ENOUGH:
        return choices
    return most_leaned_to(choices, leanings(g, ask, seat, choices), ENOUGH)


def turns(g: PlayArea) -> int:
    """How far bots look ahead: turns of the Onslaught Phase; before it, the whole of what is prepared."""
    if g.phase != ONSLAUGHT:
        return g.wave * 1000
    count = g.setting.fortresses
    return g.wave * 1000 + g.round * count + (g.turn_seat - g.first_seat) % count
