"""Every choice that could ever be offered in a game: for explaining what is not offered, and for learning agents."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from hordekeep.games.cloudspire.content import triangles
from hordekeep.games.cloudspire.content.boards import FRAME
from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.printed import (
    advancements,
    effects,
    equipment_faces,
    market_faces,
    minion_faces,
    orders,
    selectable_faces,
    spire_faces,
    structures,
)
from hordekeep.games.cloudspire.content.tiles import load_earthscapes
from hordekeep.games.cloudspire.effects.meanings import meaning_of
from hordekeep.games.cloudspire.ground.earthscapes import TURNS
from hordekeep.games.cloudspire.state.pieces import LETTERS
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.games.cloudspire.written.keys import (
    EARTHSCAPES,
    MOST_PLACES,
    ON_HEX,
    PLAIN,
    SEATED,
    STRUCTURES,
)
from hordekeep.kernel import Choice
from hordekeep.kernel.hexes import hexes_in

MOST_OPTIONS: Final = 3
"""No effect lets its owner choose between more."""
FOR_UNITS: Final = "unit-"
"""How the moments begin in which an advancement is used by a unit."""


def candidates(g: PlayArea) -> tuple[Choice, ...]:
    """Every choice that could ever be offered with so many fortresses, whatever factions play and wherever earthscapes
    come to lie: so the list tells nothing and never changes."""
    return _candidates(g.setting.fortresses)


@lru_cache(maxsize=8)
def _candidates(fortresses: int) -> tuple[Choice, ...]:
    return tuple(dict.fromkeys([*_plain(fortresses), *_with_faces(), *_with_effects(), *_on_the_land()]))


def _plain(fortresses: int) -> Iterator[Choice]:
    """What every game has."""
    yield from ((verb,) for verb in PLAIN)
    for verb in SEATED:
        yield from ((verb, seat) for seat in range(fortresses))
    for verb in STRUCTURES:
        yield from ((verb, each) for each in structures())
    for verb in EARTHSCAPES:
        yield from ((verb, number) for number in load_earthscapes())
    yield from (("turned", turn) for turn in TURNS)
    yield from (("upgrade", letter) for letter in LETTERS)
    yield from (("upgrade-cheaper", letter) for letter in LETTERS if letter != "D")
    yield from (("order", order) for order in orders())
    yield from (("die", int(face)) for face in box().dice["spire"])
    yield from (("fall", place) for place in range(MOST_PLACES))
    yield from (("option", place) for place in range(MOST_OPTIONS))
    yield from (("faction", each) for each in box().factions)


def _with_faces() -> Iterator[Choice]:
    yield from (("buy", each) for each in market_faces())
    yield from (("select", each) for each in selectable_faces())
    yield from (("group", each) for each in minion_faces())
    yield from (("equip", each) for each in equipment_faces())


def _with_effects() -> Iterator[Choice]:
    """Cards, and what factions use as such; whatever may wait for its turn among others (CS-TALENT-03)."""
    yield from (("relic", each) for each in box().relics)
    yield from (("event", each) for each in box().events)
    for name in effects():
        meaning = meaning_of(name if "/" in name else f"talent/{name}")
        if "/" in name and any(not window.moment.startswith(FOR_UNITS) for window in meaning.windows):
            yield ("use-advancement", name)
        if meaning.windows or meaning.reactions:
            yield ("first", name)


def used_by_chips() -> list[str]:
    """The talents that are used, and the advancements that units use."""
    talents = [each for each in box().talents if meaning_of(f"talent/{each}").windows]
    lent = [each for each in advancements() if any(w.moment.startswith(FOR_UNITS) for w in meaning_of(each).windows)]
    return talents + lent


def _on_the_land() -> Iterator[Choice]:
    """All hexes that can ever be ground (CS-EARTH-15)."""
    hexes = hexes_in(FRAME.cells)
    for verb in ON_HEX:
        yield from ((verb, each) for each in hexes)
    for name in used_by_chips():
        yield from (("use", name, each) for each in hexes)
    for face in spire_faces():
        yield from (("construct", face, each) for each in hexes)
    yield from (("triangle", each) for each in triangles.triangles_in(triangles.ALL))
