"""What waits its turn: triggered abilities and destructions, done when the present card is finished (SH-EDGE-09)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.engines.lanes.state.places import place_of
from hordekeep.kernel import enforces

if TYPE_CHECKING:
    from hordekeep.engines.lanes.state.abilities import Ability
    from hordekeep.engines.lanes.state.happenings import Happening


FALLS: Final = -1
ARMOR: Final = -2
BARRIER: Final = -3
DOUBLED: Final = -4
DRAWS: Final = -6
"""What may come first and is no sentence of its card: its destruction, a keyword, what holds for the turn, the draw
that every monster has when it falls."""
ELUSIVE: Final = -5
"""The same of an ally that may slip away: it is asked where to instead."""


@enforces("SH-EDGE-06")
class Waiting:
    """An effect that waits: an ability with its happening, or the destruction of its holder."""

    __slots__ = ("ability", "happening", "holder", "place", "side")

    def __init__(self, holder: Piece, place: int, ability: Ability | None, happening: Happening | None) -> None:
        self.holder = holder
        self.place = place
        self.side = holder.side
        self.ability = ability
        self.happening = happening

    def name(self) -> tuple[str, int, int]:
        """What it is: equal names are interchangeable."""
        return self.holder.card.id, self.place, FALLS if self.ability is None else self.ability.index

    def does(self) -> object:
        """What it does: equals are interchangeable, wherever they lie."""
        if self.ability is not None and self.ability.impersonal:
            return (self.ability, self.holder.seat)
        return self.name()


@enforces("SH-GLOS-19")
def is_elusive(waiting: Waiting) -> bool:
    """Is it an ally that may slip away?"""
    return waiting.ability is not None and waiting.ability.index == ELUSIVE


def queue_ability(g: Battle, holder: Piece, ability: Ability, happening: Happening | None) -> None:
    """Let a triggered ability wait for the end of the present card."""
    g.waiting.append(Waiting(holder, place_of(g, holder), ability, happening))


@enforces("SH-EDGE-06")
def queue_destruction(g: Battle, doomed: Piece) -> None:
    """Let a doomed card wait for its destruction, an effect like any other."""
    g.waiting.append(Waiting(doomed, place_of(g, doomed), None, None))
