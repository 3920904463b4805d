"""Places as things that choices and events name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from hordekeep.engines.lanes.state.places import (
    ENCHANTMENT,
    NAMES,
    RANKS,
    attached_at,
    place_from_name,
    place_name,
)
from hordekeep.kernel.declaring import Kind
from hordekeep.kernel.texts import Word


class _Places(Kind):
    """Places on the table, by the names that people read: m3, a2, castle, a3.1, b2.

    >>> PLACE.write(8), PLACE.read("a3"), PLACE.read("a3.01"), PLACE.read("a9")
    ('a3', 8, None, None)
    """

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
        """Those of the first edition, with what may be attached to them."""
        return [place for host in range(len(NAMES)) for place in (host, *attached_to(host))] + [ENCHANTMENT]

    def fact(self, thing: Any, state: Any = None, *, public: bool = True) -> Any:
        """Its name."""
        return self.write(thing)

    def thing(self, fact: Any) -> Any:
        """The place of this name."""
        return place_from_name(fact)


def attached_to(host: int, ranks: int = RANKS) -> list[int]:
    """The places of what is attached to what lies at a place."""
    return [attached_at(host, rank) for rank in range(ranks)]


class _Somewhere(_Places):
    """Places where a card is, was or goes, if it is anywhere on the table.

    >>> SOMEWHERE.fact(8), SOMEWHERE.fact(None), SOMEWHERE.thing("")
    ('a3', '', None)
    """

    def write(self, thing: Any) -> str:
        """Its name; nothing for none."""
        return "" if thing is None else place_name(thing)


PLACE = _Places("place")
SOMEWHERE = _Somewhere("place")

Place = Annotated[int, PLACE]
Somewhere = Annotated[int | None, SOMEWHERE]
