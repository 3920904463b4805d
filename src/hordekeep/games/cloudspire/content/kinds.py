"""The kinds of things that choices and events name: each says how a thing is written in a key, read back and said.

Seats are letters, hexes are coordinates as in the files of the isles: -4.1. A triangle is its hexes, clockwise, joined
by "+". Chips are named by their faces, effects by their ids: a talent's stands alone ("raze"), an advancement's is
"brawnen/smelter/2", those of relics and events begin with "relic/" and "event/". Places count from 1. Whatever is not
written exactly so is nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Annotated, Any, Final, Literal, Union

from hordekeep.games.cloudspire.content.boards import FRAME, TERRAINS
from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.names import listed
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
from hordekeep.games.cloudspire.content.triangles import ALL, TURNS, hexes_of, triangle_on, triangles_in
from hordekeep.kernel import Text, seat_name
from hordekeep.kernel.declaring import Counted, Ids, Kind, Numbers, Seats
from hordekeep.kernel.hexes import hexes_in
from hordekeep.kernel.texts import Word

NO_HEX: Final = -1
AUTOMATON: Final = "automaton"
"""How events tell of the automaton, which is no seat."""


@lru_cache(maxsize=1024)
def hex_text(hex: int) -> str:
    """A hex as text.

    >>> hex_text(FRAME.id((-4, 1)))
    '-4.1'
    """
    return FRAME.write(hex)


def effect_name(name: str) -> Text:
    """A talent, advancement, relic or event by its id.

    >>> effect_name("raze"), effect_name("brawnen/smelter/2")
    (Text('talent-raze'), Text('advancement', level=2, structure=Text('structure-smelter')))
    """
    kind, slash, rest = name.partition("/")
    if not slash:
        return Text(f"talent-{name}")
    if kind in ("relic", "event"):
        return Text(f"{kind}-{rest}")
    structure, _, level = rest.partition("/")
    return Text("advancement", structure=Text(f"structure-{structure}"), level=int(level))


def upgrades_name(letters: str) -> Text:
    """Upgrades in their order, such as "attack, range"."""
    return listed([Text("upgrade", letter=letter) for letter in letters])


def earthscape_name(number: int) -> Text:
    """An earthscape with the terrains of its hexes, clockwise."""
    spaces = load_earthscapes()[number].spaces
    terrains = [Text("terrain", terrain=TERRAINS[each.terrain], well=int(each.well)) for each in spaces]
    return Text("earthscape", number=number, terrains=listed(terrains))


class Hexes(Kind):
    """Hexes that can ever be ground (CS-EARTH-15).

    >>> HEX.write(FRAME.id((-4, 1))), HEX.read("-4.1") == FRAME.id((-4, 1)), HEX.read("-04.1"), HEX.read("99.0")
    ('-4.1', True, None, None)
    >>> HEX.fact(FRAME.id((-4, 1))), HEX.fact(-1), HEX.thing("")
    ('-4.1', '', -1)
    """

    def write(self, thing: Any) -> str:
        """Its coordinate."""
        return hex_text(thing)

    def read(self, text: str) -> Any:
        """The hex with this coordinate."""
        return FRAME.exactly(text)

    def say(self, thing: Any) -> Word:
        """Its coordinate; nothing for none."""
        return hex_text(thing) if thing >= 0 else ""

    def say_all(self, things: Sequence[Any]) -> Word:
        """Their coordinates."""
        return " ".join([hex_text(each) for each in things])

    def all(self, state: Any) -> Sequence[int]:
        """All of the frame."""
        return hexes_in(FRAME.cells)

    def fact(self, thing: Any, state: Any = None, *, public: bool = True) -> Any:
        """Its coordinate; "" for none."""
        return hex_text(thing) if thing >= 0 else ""

    def thing(self, fact: Any) -> Any:
        """The hex with this coordinate."""
        return FRAME.exactly(fact) if fact else NO_HEX


class Triangles(Hexes):
    """Triangles of hexes (CS-Q-01-GEOMETRY).

    >>> TRIANGLE.write(FRAME.id((0, 0))), TRIANGLE.read("1.0+0.0+0.1"), TRIANGLE.say(FRAME.id((0, 0)))
    ('0.0+1.0+0.1', None, '0.0 1.0 0.1')
    >>> TRIANGLE.fact(FRAME.id((0, 0)))
    ['0.0', '1.0', '0.1']
    """

    told_as: Any = list[str]

    def write(self, thing: Any) -> str:
        """Its hexes, clockwise."""
        return "+".join([hex_text(each) for each in hexes_of(thing)])

    def read(self, text: str) -> Any:
        """The triangle of these hexes."""
        known = tuple([found for each in text.split("+") if (found := FRAME.exactly(each)) is not None])
        found = triangle_on(known)
        return found if found is not None and self.write(found) == text else None

    def say(self, thing: Any) -> Word:
        """Its hexes, clockwise."""
        return self.say_all(hexes_of(thing))

    def all(self, state: Any) -> Sequence[int]:
        """All of the frame."""
        return triangles_in(ALL)

    def fact(self, thing: Any, state: Any = None, *, public: bool = True) -> list[str]:
        """Its hexes, clockwise."""
        return [hex_text(each) for each in hexes_of(thing)]

    def thing(self, fact: Any) -> Any:
        """The triangle of these hexes."""
        return self.read("+".join(fact))


class Fortresses(Seats):
    """The seats of fortresses, that of the automaton among them: it is no seat, and events tell of it by a name.

    >>> FORTRESS.say(1), FORTRESS.say("automaton"), FORTRESS.say(-1)
    (Text('seat', seat=1), Text('automaton'), Text('nobody'))
    """

    told_as: Any = Union[int, Literal["automaton"]]

    def say(self, thing: Any) -> Text:
        """Whoever has this seat, or nobody."""
        if thing == AUTOMATON:
            return Text("automaton")
        return seat_name(thing) if thing >= 0 else Text("nobody")

    def say_all(self, things: Sequence[Any]) -> Text:
        """With commas; there may be none."""
        return listed([self.say(each) for each in things])

    def all(self, state: Any) -> Sequence[int]:
        """Those in this game."""
        return range(state.setting.fortresses)

    def fact(self, thing: Any, state: Any = None, *, public: bool = True) -> int | str:
        """The seat, or that it is the automaton's."""
        seat: int = thing
        return AUTOMATON if seat >= 0 and seat == state.setting.automaton else seat


class Printed(Numbers):
    """Numbers that are printed on tiles and dice, listed when they are first needed."""

    def __init__(self, name: str, printed: Callable[[], Sequence[int]]) -> None:
        super().__init__(name)
        self._printed = printed

    def read(self, text: str) -> Any:
        """The number, if it is printed somewhere."""
        return next((each for each in self.all(None) if str(each) == text), None)

    def all(self, state: Any) -> Sequence[int]:
        """Each once."""
        return tuple(dict.fromkeys(self._printed()))


class Earthscapes(Printed):
    """Earthscapes, by their numbers; 0 is none."""

    def say(self, thing: Any) -> Word:
        """With its terrains."""
        return earthscape_name(thing) if thing else Text("nothing")


class Dice(Printed):
    """Spire dice."""

    def say_all(self, things: Sequence[Any]) -> Word:
        """What they show."""
        return " ".join([str(each) for each in things])


class Effects(Ids):
    """Talents, advancements, relics and events."""

    def say(self, thing: Any) -> Word:
        """Its name."""
        return effect_name(thing)


class Orders(Ids):
    """Upgrades in an order (CS-BUILD-02), or one."""

    def say(self, thing: Any) -> Word:
        """One after another."""
        return upgrades_name(thing)


class Letters(Ids):
    """Upgrades: attack, range and fortification (CS-UPG-01), and the sorts of what else there are a few of."""

    def say(self, thing: Any) -> Word:
        """By its letter sentences choose their words."""
        return str(thing)


class Shown(Ids):
    """Faces of special dice.

    >>> SHOWN.say("3"), SHOWN.say("+1 move and +1 attack")
    ('3', Text('face-of-die', shown='more-move-and-more-attack'))
    """

    def say(self, thing: Any) -> Text | str:
        """A number, or what it stands for."""
        shown: str = thing
        if shown.isdigit():
            return shown
        return Text("face-of-die", shown=shown.replace("+1 ", "more-").replace("+", "-and-").replace(" ", "-"))


MOST_FALLS: Final = 40
"""More than chips that fall at once."""
MOST_OPTIONS: Final = 3
"""No effect lets its owner choose between more."""

HEX = Hexes("hex")
TRIANGLE = Triangles("triangle")
TURN = Numbers("turns", TURNS)
FORTRESS = Fortresses("fortress")
SPIRE_FACE = Ids("face", spire_faces)
MINION_FACE = Ids("face", minion_faces)
EQUIPMENT_FACE = Ids("face", equipment_faces)
MARKET_FACE = Ids("face", market_faces)
SELECTABLE_FACE = Ids("face", selectable_faces)
"""Chips by their faces: each kind those of one sort."""
STRUCTURE = Ids("structure", structures)
EARTHSCAPE = Earthscapes("earthscape", lambda: tuple(load_earthscapes()))
EFFECT = Effects("effect", effects)
RELIC = Ids("relic", lambda: tuple(box().relics))
EVENT = Ids("event", lambda: tuple(box().events))
FACTION = Ids("faction", lambda: tuple(box().factions))
ORDER = Orders("upgrades", orders)
UPGRADE = Letters("upgrade", ("A", "R", "D"))
SAVED = Letters("upgrade", ("A", "R"))
"""The upgrades that one effect makes cheaper (CS-K-ADV-11)."""
DIE = Dice("die", lambda: [int(face) for face in box().dice["spire"]])
SPECIAL_DIE = Letters("die", lambda: tuple(box().dice))
SHOWN = Shown("shown", lambda: [face for faces in box().dice.values() for face in faces])
DAMAGE = Letters("how", ("attack", "retaliation", "shot", "talent", "gate"))
"""How damage is dealt."""
PLACE = Counted("place", MOST_FALLS)
OPTION = Counted("option", MOST_OPTIONS)

Spot = Annotated[int, HEX]
TrianglePlace = Annotated[int, TRIANGLE]
Turns = Annotated[int, TURN]
Fortress = Annotated[int, FORTRESS]
SpireFace = Annotated[str, SPIRE_FACE]
MinionFace = Annotated[str, MINION_FACE]
EquipmentFace = Annotated[str, EQUIPMENT_FACE]
MarketFace = Annotated[str, MARKET_FACE]
SelectableFace = Annotated[str, SELECTABLE_FACE]
StructureId = Annotated[str, STRUCTURE]
EarthscapeNumber = Annotated[int, EARTHSCAPE]
EffectId = Annotated[str, EFFECT]
RelicId = Annotated[str, RELIC]
EventId = Annotated[str, EVENT]
FactionId = Annotated[str, FACTION]
UpgradeOrder = Annotated[str, ORDER]
UpgradeLetter = Annotated[str, UPGRADE]
SavedLetter = Annotated[str, SAVED]
DieFace = Annotated[int, DIE]
SpecialDie = Annotated[str, SPECIAL_DIE]
ShownFace = Annotated[str, SHOWN]
DamageSource = Annotated[str, DAMAGE]
Place = Annotated[int, PLACE]
OptionPlace = Annotated[int, OPTION]
