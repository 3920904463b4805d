"""Choices of the mulligan (SH-SETUP-15)."""

from __future__ import annotations

from hordekeep.engines.lanes.asking.choices import Doing
from hordekeep.engines.lanes.content.kinds import DeckCard
from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.kernel import Ask, Refusal, Text, once


class _OfMulligan(Doing):
    @classmethod
    def untimely(cls, state: Battle, ask: Ask, seat: int) -> Refusal:
        """There is one, at the beginning."""
        return Refusal("SH-SETUP-15", Text("no-mulligan-now"))


class Keep(_OfMulligan, verb="keep"):
    """Keep the rest of the hand."""


class Redraw(_OfMulligan, verb="redraw", touched=("hand:{card}",)):
    """Put this card aside for another."""

    card: DeckCard


KEEP, REDRAW = Keep(), once(Redraw)
