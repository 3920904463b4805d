"""How events name chips and seats: by what everybody sees, so that an event is understood without the game.

A chip is told by the face that it shows and its hex ("aegis@1.0"), a landmark that lies face down by its type alone
("hidden.swamp@3.0"), whose side the back shows (CS-LAND-01). The automaton is no seat and is told as "automaton".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from hordekeep.games.cloudspire.content.boards import FRAME
from hordekeep.games.cloudspire.content.chips import box

if TYPE_CHECKING:
    from hordekeep.games.cloudspire.state.play_area import PlayArea

ONE_CHIP: Final = frozenset(("chip", "target", "with_", "hero", "top", "carrier", "spire", "attacker", "by"))
CHIPS: Final = frozenset(("chips", "stack"))
ONE_SEAT: Final = frozenset(("seat", "owner", "mark", "taker"))
SEATS: Final = frozenset(("seats", "winners"))
"""The facts that are chips and seats by their numbers."""
AUTOMATON: Final = "automaton"
HIDDEN: Final = "hidden"


class Showed(NamedTuple):
    """A chip that may have left play, told by the side that it showed when it was there: at home it shows another."""

    chip: int
    side: int


def as_told(g: PlayArea, facts: dict[str, Any], *, public: bool) -> dict[str, Any]:
    """The facts of an event with names for numbers; what is hidden stays so if everybody hears it."""
    return {name: _told(g, name, fact, public) for name, fact in facts.items()}


def _told(g: PlayArea, name: str, fact: Any, public: bool) -> Any:
    if name in ONE_CHIP and isinstance(fact, Showed):
        return box().chips[fact.chip].faces[fact.side].id
    if name in ONE_CHIP:
        return chip_as_told(g, fact, public=public)
    if name in CHIPS:
        return tuple([chip_as_told(g, chip, public=public) for chip in fact])
    if name in ONE_SEAT:
        return _seat(g, fact)
    if name in SEATS:
        return tuple([_seat(g, seat) for seat in fact])
    return fact


def chip_as_told(g: PlayArea, chip: int, *, public: bool) -> str:
    """A chip by its face and hex; "" for none."""
    if chip < 0:
        return ""
    known = box().chips[chip]
    name = known.faces[g.side[chip]].id
    if public and g.hidden >> chip & 1:
        name = f"{HIDDEN}.{known.type}"
    return f"{name}@{FRAME.write(g.at[chip])}" if g.at[chip] >= 0 else name


def _seat(g: PlayArea, seat: int) -> int | str:
    return AUTOMATON if seat == g.setting.automaton and seat >= 0 else seat
