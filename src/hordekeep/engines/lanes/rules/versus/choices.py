"""Choices of a horde player: what is done in the Horde Phase (SH-VS-10)."""

from __future__ import annotations

from typing import Self

from hordekeep.engines.lanes.asking.choices import OfHorde
from hordekeep.engines.lanes.content.kinds import HordeCard, Lane
from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.engines.lanes.state.places import place_name
from hordekeep.engines.lanes.state.wording import spot, standing, way
from hordekeep.kernel import Ask, Text, once


class Plan(OfHorde, verb="plan"):
    """Draw a card, then put one on top of the deck (SH-VS-21)."""


class Summon(OfHorde, verb="summon", touched=("hand:{card}", "lane:{lane}")):
    """Play this card of the hand to this lane (SH-VS-12)."""

    card: HordeCard
    lane: Lane


class Conceal(OfHorde, verb="conceal", touched=("hand:{card}", "lane:{lane}")):
    """Play this card face down (SH-VS-23)."""

    card: HordeCard
    lane: Lane


class _OfMonster(OfHorde, touched=("m{lane}",)):
    lane: Lane

    def label(self, state: Battle) -> Text:
        """The monster there."""
        return Text(f"label-{self.word}", what=standing(state, self.lane))


class Hide(_OfMonster, verb="hide", spelt="conceal"):
    """Turn the monster of this lane face down (SH-VS-23)."""


class Drop(_OfMonster, verb="drop"):
    """Discard the monster of this lane to make room (SH-VS-19)."""


class Challenge(_OfMonster, verb="challenge"):
    """Exhaust the monster of this lane, so that the ally that it faces stays (SH-VS-33)."""


class _TwoLanes(OfHorde):
    here: Lane
    there: Lane

    @classmethod
    def every(cls, state: Battle | None = None) -> tuple[Self, ...]:
        """From each lane to each other."""
        return tuple([each for each in super().every(state) if each.here != each.there])

    def touches(self, state: Battle, ask: Ask) -> tuple[str, ...]:
        """The monster, and where it goes."""
        return (place_name(self.here), spot(state, self.there))


class March(_TwoLanes, verb="march", between="-"):
    """Move the monster of one lane to another, or exchange two (SH-VS-18)."""

    def label(self, state: Battle) -> Text:
        """A move, or a swap."""
        return way(state, self.here, self.there)


class SwapHidden(_TwoLanes, verb="swap-hidden", between="-"):
    """Two concealed cards change places (SH-VS-32)."""


PLAN, SUMMON, CONCEAL = Plan(), once(Summon), once(Conceal)
HIDE, DROP, CHALLENGE = Hide.every(), Drop.every(), Challenge.every()
MARCH, SWAP_HIDDEN = once(March), once(SwapHidden)
