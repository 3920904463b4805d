"""Places as things that choices and events name, and what waits its turn there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Any, Final

from hordekeep.engines.lanes.content.kinds import LANE
from hordekeep.engines.lanes.state.battle import LANES, MINIONS
from hordekeep.engines.lanes.state.places import (
    BACK_LINE,
    CASTLE,
    NAMES,
    RANKS,
    REAR,
    REAR_NAMES,
    attached_at,
    place_from_name,
    place_name,
)
from hordekeep.engines.lanes.state.waiting import ARMOR, BARRIER, DOUBLED, DRAWS, FALLS
from hordekeep.kernel.declaring import Counted, Kind, Named
from hordekeep.kernel.texts import Word


class _Places(Kind):
    """Places on the table, by the names that people read: m3, a2, castle, a3.1, b2.

    Those of the back line that are no minions' and how many attachments have places differ between editions.

    >>> PLACE.write(8), PLACE.read("a3"), PLACE.read("a3.01"), PLACE.read("a9")
    ('a3', 8, None, None)
    """

    listed = False

    def write(self, thing: Any) -> str:
        """Its name."""
        return place_name(thing)

    def read(self, text: str) -> int | None:
        """The place of this name."""
        place = place_from_name(text)
        return place if place is not None and place_name(place) == text else None

    def say(self, thing: Any) -> Word:
        """Its name; what lies there says more."""
        return self.write(thing)

    def say_all(self, things: Sequence[Any]) -> Word:
        """Their names with commas."""
        return ", ".join(map(self.write, things))

    def all(self, state: Any) -> Sequence[int]:
        """Those of the edition that is played, each with what may be attached there."""
        return _with_attached(self.hosts(state), state.edition.ranks)

    def hosts(self, state: Any) -> tuple[int, ...]:
        """The places that are no attachments'."""
        return (*range(len(NAMES)), *rear(state))

    def fact(self, thing: Any, state: Any = None, *, public: bool = True) -> Any:
        """Its name."""
        return self.write(thing)

    def thing(self, fact: Any) -> Any:
        """The place of this name."""
        return place_from_name(fact)


def rear(state: Any) -> range:
    """The places of the back line that are no minions'."""
    return range(REAR, REAR + state.edition.rear_slots)


@lru_cache(maxsize=16)
def _with_attached(hosts: tuple[int, ...], ranks: int) -> tuple[int, ...]:
    """These places, each with those of what is attached there."""
    return tuple([place for host in hosts for place in (host, *(attached_at(host, rank) for rank in range(ranks)))])


class _Somewhere(_Places):
    """Places where a card is, was or goes, if it is anywhere on the table.

    >>> SOMEWHERE.fact(8), SOMEWHERE.fact(None), SOMEWHERE.thing("")
    ('a3', '', None)
    """

    def write(self, thing: Any) -> str:
        """Its name; nothing for none."""
        return "" if thing is None else place_name(thing)


class _Own(_Places):
    """Places of cards that alliance players use and discard."""

    def hosts(self, state: Any) -> tuple[int, ...]:
        """Their lanes and the castle."""
        return (*range(LANES, 2 * LANES), CASTLE)


class _Behind(_Places):
    """Places of the back line."""

    def all(self, state: Any) -> Sequence[int]:
        """Those of the minions, and the others."""
        return (*range(BACK_LINE, BACK_LINE + len(MINIONS)), *rear(state))

    def read(self, text: str) -> int | None:
        """The place of this name, if it is one of these."""
        return super().read(text) if text in MINIONS or text in REAR_NAMES else None


class _Monsters(_Places):
    """Where monsters are that come to a lane: a lane by its number, or the back line.

    >>> MONSTER.write(3), MONSTER.read("4"), MONSTER.write(REAR + 1), MONSTER.read("m4")
    ('4', 3, 'b2', None)
    """

    def write(self, thing: Any) -> str:
        """The number of the lane, or the name of the place."""
        return str(thing + 1) if thing < LANES else super().write(thing)

    def read(self, text: str) -> int | None:
        """The lane with this number, or the place of this name."""
        return super().read(text) if text in REAR_NAMES else LANE.read(text)

    def all(self, state: Any) -> Sequence[int]:
        """The lanes, and the back line but for the minions."""
        return (*range(LANES), *rear(state))


class _Aspects(Counted):
    """Which of the abilities of a card waits its turn, or what else of it does.

    >>> ASPECT.write(FALLS), ASPECT.read("destroyed"), ASPECT.write(1), ASPECT.read("2"), ASPECT.read("0")
    ('destroyed', -1, '2', 1, None)
    >>> ASPECT.fact(FALLS), ASPECT.fact(1), ASPECT.thing("2")
    ('destroyed', '2', 1)
    """

    told_as: Any = str

    def write(self, thing: Any) -> str:
        """Its name, or the number of the ability."""
        return ASPECTS.get(thing) or super().write(thing)

    def read(self, text: str) -> int | None:
        """What has this name or number."""
        return _BY_ASPECT[text] if text in _BY_ASPECT else super().read(text)

    def fact(self, thing: Any, state: Any = None, *, public: bool = True) -> str:
        """As a key says it."""
        return self.write(thing)

    def thing(self, fact: Any) -> int | None:
        """What has this name or number."""
        return self.read(fact)


ASPECTS: Final = {FALLS: "destroyed", ARMOR: "armor", BARRIER: "barrier", DOUBLED: "double", DRAWS: "draw"}
"""What is none of the numbered abilities of a card."""
_BY_ASPECT: Final = {word: index for index, word in ASPECTS.items()}

MINION = Named("card", MINIONS)
ASPECT = _Aspects("aspect", RANKS)
PLACE = _Places("place")
OWN_PLACE = _Own("place")
BEHIND = _Behind("place")
MONSTER = _Monsters("place")
SOMEWHERE = _Somewhere("place")

Minion = Annotated[int, MINION]
"""Which of the four (SH-SETUP-06)."""
Aspect = Annotated[int, ASPECT]
Place = Annotated[int, PLACE]
MaybePlace = Annotated[int | None, PLACE]
OwnPlace = Annotated[int, OWN_PLACE]
PlaceBehind = Annotated[int, BEHIND]
MonsterPlace = Annotated[int, MONSTER]
Somewhere = Annotated[int | None, SOMEWHERE]
