"""Choices of a horde player in the second edition."""

from __future__ import annotations

from typing import Self

from hordekeep.engines.lanes.asking.choices import OfHorde
from hordekeep.engines.lanes.content.kinds import HordeCard, Lane, MaybeLane
from hordekeep.engines.lanes.state.battle import LANES, Battle
from hordekeep.engines.lanes.state.kinds import MonsterPlace
from hordekeep.engines.lanes.state.places import PORTAL, place_name
from hordekeep.engines.lanes.state.wording import spot, standing, way
from hordekeep.kernel import Ask, Text, once


class Summon(OfHorde, verb="summon"):
    """Play this card of the hand, to this lane if it goes to one (HM-VS-08, HM-SUMMON-05)."""

    card: HordeCard
    lane: MaybeLane = None

    def label(self, state: Battle) -> Text:
        """A card that goes to no lane is no monster, or there is no room for one."""
        if self.lane is not None:
            return super().label(state)
        card = next((each for each in state.horde_hand if each.id == self.card), None)
        no_room = card is not None and card.is_creature
        return Text("label-summon-under-pile" if no_room else "label-summon-aside", **self.words())

    def touches(self, state: Battle, ask: Ask) -> tuple[str, ...]:
        """The card, and the lane."""
        return (f"hand:{self.card}", *([] if self.lane is None else [f"lane:{self.lane + 1}"]))


class March(OfHorde, verb="march", between="-"):
    """A monster in a lane or in the back line marches to a lane (HM-VS-19)."""

    here: MonsterPlace
    there: Lane

    @classmethod
    def every(cls, state: Battle | None = None) -> tuple[Self, ...]:
        """From each place to each other."""
        return tuple([march for march in super().every(state) if march.here != march.there])

    def label(self, state: Battle) -> Text:
        """A move, or a swap."""
        return way(state, self.here, self.there)

    def touches(self, state: Battle, ask: Ask) -> tuple[str, ...]:
        """The monster, and where it goes."""
        return (place_name(self.here), spot(state, self.there))


class Exhaust(OfHorde, verb="exhaust", between="-"):
    """Exhaust the ally of this lane, by this monster (HM-VS-22)."""

    by: MonsterPlace
    lane: Lane

    def label(self, state: Battle) -> Text:
        """Whom, and by whom."""
        return Text("label-exhaust", what=standing(state, LANES + self.lane), by=standing(state, self.by))

    def touches(self, state: Battle, ask: Ask) -> tuple[str, ...]:
        """Both."""
        return (place_name(self.by), place_name(LANES + self.lane))


class UsePortal(OfHorde, verb="portal-action"):
    """Use the action of the portal (HM-VS-27)."""

    def touches(self, state: Battle, ask: Ask) -> tuple[str, ...]:
        """The portal."""
        return (place_name(PORTAL),)


SUMMON, MARCH, EXHAUST, USE_PORTAL = once(Summon), once(March), once(Exhaust), UsePortal()
