"""Choices as text and back.

Seats are letters, hexes are coordinates as in the files of the isles: -4.1. A triangle is its hexes, clockwise, joined
by "+". Chips are named by their faces, effects by their ids: a talent's stands alone ("raze"), an advancement's is
"brawnen/smelter/2", those of relics and events begin with "relic/" and "event/". Places count from 1. Whatever is not
written exactly as `key` writes it is no key.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from hordekeep.games.cloudspire.content.boards import FRAME
from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.printed import (
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
from hordekeep.games.cloudspire.content.triangles import hexes_of, triangle_on
from hordekeep.games.cloudspire.ground.earthscapes import TURNS
from hordekeep.games.cloudspire.ground.land import SEATS
from hordekeep.games.cloudspire.state.pieces import LETTERS
from hordekeep.kernel import Choice
from hordekeep.kernel.hexes import is_number
from hordekeep.kernel.keys import Found, Reader, one_of, read_key

PLAIN: Final = ("deploy", "stay", "done", "stop", "pass", "yes", "no", "keep", "sell", "promote", "hand-in")
"""Verbs that stand alone."""
ON_HEX: Final = ("hex", "unit", "spire", "explore", "pick-up")
"""Verbs with a hex."""
SEATED: Final = ("gate", "mark")
"""Verbs with a seat, which may be the automaton's."""
COUNTED: Final = ("fall", "option")
"""Verbs with a place, which a choice counts from 0."""
EARTHSCAPES: Final = ("earthscape", "buy-earthscape")
STRUCTURES: Final = ("advance", "structure")
AT: Final = ("construct", "use")
"""Verbs with a face or an effect, and a hex."""
MOST_PLACES: Final = 40
"""More than chips that fall at once."""


# -- hexes -------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def hex_text(hex: int) -> str:
    """A hex as text.

    >>> hex_text(FRAME.id((-4, 1)))
    '-4.1'
    """
    return FRAME.write(hex)


@lru_cache(maxsize=1024)
def hex_from(text: str) -> int | None:
    """The hex with this text; None if it is none, or not written so."""
    return FRAME.exactly(text)


def triangle_text(triangle: int) -> str:
    """The hexes of a triangle, clockwise."""
    return "+".join([hex_text(each) for each in hexes_of(triangle)])


# -- writing -----------------------------------------------------------------------------------------------------------


def key(choice: Choice) -> str:
    """The stable text key of a choice.

    >>> spot = FRAME.id((-4, 1))
    >>> key(("hex", spot)), key(("gate", 1)), key(("construct", "reetall", spot)), key(("use", "raze", spot))
    ('hex:-4.1', 'gate:B', 'construct:reetall@-4.1', 'use:raze@-4.1')
    >>> key(("fall", 0)), key(("order", "ARD")), key(("triangle", FRAME.id((0, 0)))), key(("pass",))
    ('fall:1', 'order:ARD', 'triangle:0.0+1.0+0.1', 'pass')
    """
    verb = choice[0]
    if len(choice) == 1:
        return str(verb)
    if verb in ON_HEX:
        return f"{verb}:{hex_text(choice[1])}"
    if verb in AT:
        return f"{verb}:{choice[1]}@{hex_text(choice[2])}"
    if verb in SEATED:
        return f"{verb}:{SEATS[choice[1]]}"
    if verb in COUNTED:
        return f"{verb}:{choice[1] + 1}"
    if verb == "triangle":
        return f"triangle:{triangle_text(choice[1])}"
    return f"{verb}:{choice[1]}"


# -- reading -----------------------------------------------------------------------------------------------------------


def choice(key: str) -> Choice | None:
    """The choice with this key, or None.

    >>> choice("use:raze@-4.1") == ("use", "raze", FRAME.id((-4, 1))), choice("use:rage@-4.1"), choice("gate:E")
    (True, None, None)
    >>> choice("triangle:0.0+1.0+0.1") == ("triangle", FRAME.id((0, 0))), choice("triangle:1.0+0.0+0.1")
    (True, None)
    """
    return read_key(key, PLAIN, _READERS)


def _hex(text: str) -> Found:
    found = hex_from(text)
    return None if found is None else (found,)


def _at(names: Callable[[], tuple[str, ...]]) -> Reader:
    def read(text: str) -> Found:
        name, _, where = text.partition("@")
        found = hex_from(where)
        return None if found is None or name not in names() else (name, found)

    return read


def _triangle(text: str) -> Found:
    hexes = [hex_from(each) for each in text.split("+")]
    known = tuple([each for each in hexes if each is not None])
    found = triangle_on(known) if len(known) == len(hexes) else None
    return (found,) if found is not None and triangle_text(found) == text else None


def _seat(text: str) -> Found:
    return (SEATS.index(text),) if len(text) == 1 and text in SEATS else None


def _counted(text: str) -> Found:
    return (int(text) - 1,) if is_number(text) and 1 <= int(text) <= MOST_PLACES else None


def _number_of(numbers: Callable[[], tuple[int, ...]]) -> Reader:
    return lambda text: (int(text),) if is_number(text) and int(text) in numbers() else None


_READERS: Final[dict[str, Reader]] = {
    **dict.fromkeys(ON_HEX, _hex),
    **dict.fromkeys(SEATED, _seat),
    **dict.fromkeys(COUNTED, _counted),
    **dict.fromkeys(STRUCTURES, one_of(structures)),
    **dict.fromkeys(EARTHSCAPES, _number_of(lambda: tuple(load_earthscapes()))),
    "construct": _at(spire_faces),
    "use": _at(effects),
    "select": one_of(selectable_faces),
    "group": one_of(minion_faces),
    "equip": one_of(equipment_faces),
    "buy": one_of(market_faces),
    "triangle": _triangle,
    "turned": _number_of(lambda: TURNS),
    "order": one_of(orders),
    "upgrade": one_of(tuple(LETTERS)),
    "upgrade-cheaper": one_of(("A", "R")),
    "use-advancement": one_of(effects),
    "first": one_of(effects),
    "die": _number_of(lambda: tuple([int(face) for face in box().dice["spire"]])),
    "relic": one_of(lambda: tuple(box().relics)),
    "event": one_of(lambda: tuple(box().events)),
    "faction": one_of(lambda: tuple(box().factions)),
}
