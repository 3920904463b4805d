"""Choices of the Alliance Phase (SH-ALLI-01)."""

from __future__ import annotations

from typing import Final, Self

from hordekeep.engines.lanes.asking.choices import OfAlliance
from hordekeep.engines.lanes.content.kinds import CARD, Lane
from hordekeep.engines.lanes.rules.concepts.movement import free_lanes
from hordekeep.engines.lanes.state.battle import HORDE, LANES, Battle
from hordekeep.engines.lanes.state.kinds import Minion, OwnPlace
from hordekeep.engines.lanes.state.places import place_name
from hordekeep.engines.lanes.state.wording import spot, standing, way
from hordekeep.kernel import Ask, Text, once


class Move(OfAlliance, verb="move", between="-"):
    """Move the ally of one lane to another, or swap the two there."""

    here: Lane
    there: Lane

    @classmethod
    def every(cls, state: Battle | None = None) -> tuple[Self, ...]:
        """From each lane to each other."""
        return tuple([move for move in super().every(state) if move.here != move.there])

    def label(self, state: Battle) -> Text:
        """A move, or a swap."""
        return way(state, LANES + self.here, LANES + self.there)

    def touches(self, state: Battle, ask: Ask) -> tuple[str, ...]:
        """The ally, and where it goes."""
        return (place_name(LANES + self.here), spot(state, LANES + self.there))


class Engage(OfAlliance, verb="engage", touched=("{minion}",)):
    """Engage this minion with the ally in the leftmost lane without monsters (SH-ALLI-06)."""

    minion: Minion

    def label(self, state: Battle) -> Text:
        """With its lane, if there is one."""
        card, free = CARD.say(state.minions[self.minion].card.id), free_lanes(state, HORDE)
        return Text("label-engage-in", card=card, lane=free[0] + 1) if free else Text("label-engage", card=card)


class Discard(OfAlliance, verb="discard", touched=("{place}",)):
    """Discard what lies at this place."""

    place: OwnPlace

    def label(self, state: Battle) -> Text:
        """What it is."""
        return Text("label-discard", what=standing(state, self.place))


class Reshuffle(OfAlliance, verb="reshuffle"):
    """Shuffle the discard pile into the deck (SH-ACH-14)."""

    def touches(self, state: Battle, ask: Ask) -> tuple[str, ...]:
        """The decks of those who are asked."""
        return tuple(f"deck:{seat}" for seat in ask.seats)


MOVES: Final = tuple([tuple([Move(here, there) for there in range(LANES)]) for here in range(LANES)])
"""From each lane to each."""
ENGAGES, DISCARD_AT, RESHUFFLE = Engage.every(), once(Discard), Reshuffle()
