"""Choices as text and back.

Seats are letters, hexes are coordinates as in the files of the isles: -4.1. A triangle is its hexes, clockwise, joined
by "+". Chips are named by their faces, effects by their ids: a talent's stands alone ("raze"), an advancement's is
"brawnen/smelter/2", those of relics and events begin with "relic/" and "event/". Places count from 1. Whatever is not
written exactly as `key` writes it is no key.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations, permutations
from typing import Final

from hordekeep.games.cloudspire.boards import FRAME
from hordekeep.games.cloudspire.chips import EQUIPMENT, HERO, MINION, SPIRE, box
from hordekeep.games.cloudspire.earthscapes import TURNS
from hordekeep.games.cloudspire.land import SEATS
from hordekeep.games.cloudspire.pieces import LETTERS
from hordekeep.games.cloudspire.tiles import load_earthscapes
from hordekeep.games.cloudspire.triangles import hexes_of, triangle_on
from hordekeep.kernel import Choice, once
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
MOST_START: Final = 2
"""With fewer starting upgrades at hand there is no order to choose (CS-BUILD-02)."""


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


# -- what can be named -------------------------------------------------------------------------------------------------


@once
def spire_faces() -> tuple[str, ...]:
    """The faces of all spires."""
    return _faces(SPIRE)


@once
def minion_faces() -> tuple[str, ...]:
    """The faces on which minions can be stacked (CS-SIDE-05, CS-SIDE-16)."""
    return _faces(MINION, basic=True)


@once
def market_faces() -> tuple[str, ...]:
    """The faces of all market chips (CS-MKT-01)."""
    return tuple([box().chips[chip].faces[0].id for chip in box().market])


@once
def selectable_faces() -> tuple[str, ...]:
    """All that can be selected: units, and whatever lies in the market or beside the barracks."""
    return tuple(dict.fromkeys([*_faces(HERO, basic=True), *minion_faces(), *market_faces()]))


@once
def equipment_faces() -> tuple[str, ...]:
    """The faces of all equipment."""
    return _faces(EQUIPMENT)


def _faces(kind: int, *, basic: bool = False) -> tuple[str, ...]:
    chips = [chip for chip in box().chips if chip.kind == kind and chip.faction]
    found = [face.id for chip in chips for face in chip.faces if not (basic and face.promoted)]
    return tuple(dict.fromkeys(found))


@once
def structures() -> tuple[str, ...]:
    """The structures of all fortresses; some have the same name."""
    return tuple(dict.fromkeys(each.id for faction in box().factions.values() for each in faction.structures))


@once
def advancements() -> tuple[str, ...]:
    """All advancements, as "brawnen/smelter/2"."""
    known = box().factions.values()
    return tuple([level.id for faction in known for each in faction.structures for level in each.levels])


@once
def effects() -> tuple[str, ...]:
    """Everything with an effect, as rules name it."""
    known = box()
    cards = [f"relic/{each}" for each in known.relics] + [f"event/{each}" for each in known.events]
    return (*known.talents, *advancements(), *cards)


@once
def orders() -> tuple[str, ...]:
    """All orders of starting upgrades (CS-BUILD-02), also of what a supply that runs short leaves (CS-UPG-02)."""
    starts = {"".join(sorted(face.start)) for chip in box().chips for face in chip.faces}
    found = {
        "".join(order)
        for start in starts
        for count in range(MOST_START, len(start) + 1)
        for part in combinations(start, count)
        for order in permutations(part)
        if len(set(part)) > 1
    }
    return tuple(sorted(found))


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
