"""Choices of the universal abilities (HM-UNIV-09); a move is one in either edition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from hordekeep.engines.lanes.asking.choices import OfAlliance
from hordekeep.engines.lanes.content.kinds import LANE, Lane
from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.engines.lanes.state.kinds import BEHIND, PlaceBehind
from hordekeep.engines.lanes.state.places import CASTLE, place_name
from hordekeep.engines.lanes.state.wording import standing
from hordekeep.kernel import Text, once


class Engage(OfAlliance, verb="engage", touched=("{place}", "a{lane}")):
    """A monster of the back line comes to the lane of this ally (HM-UNIV-03)."""

    lane: Lane
    place: PlaceBehind

    @classmethod
    def every(cls, state: Battle | None = None) -> tuple[Self, ...]:
        """Every monster, to each lane."""
        return tuple([cls(lane, place) for place in BEHIND.all(state) for lane in LANE.all(state)])

    @classmethod
    def read(cls, about: Sequence[str]) -> Self | None:
        """The monster comes first, as in all keys of what goes somewhere."""
        return super().read(about[::-1])

    def label(self, state: Battle) -> Text:
        """The monster, and the lane."""
        return Text("label-engage-from-lane", what=standing(state, self.place), lane=self.lane + 1)

    def as_facts(self, state: Any = None, *, public: bool = True) -> dict[str, Any]:
        """The monster comes first."""
        return dict(reversed(super().as_facts(state, public=public).items()))

    def _written(self) -> dict[str, str]:
        return dict(reversed(super()._written().items()))


class CastleDraw(OfAlliance, verb="castle-draw", touched=(place_name(CASTLE),)):
    """Exhaust the castle to draw a card (HM-UNIV-06)."""


ENGAGE, CASTLE_DRAW = once(Engage), CastleDraw()
