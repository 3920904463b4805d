"""How cards come into play, and what players do with those of theirs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hordekeep.engines.lanes.content.kinds import Ability, Lane
from hordekeep.engines.lanes.state.happened import Happened, OfCard, OfSeatsCard, lane_in
from hordekeep.engines.lanes.state.kinds import Place, Somewhere
from hordekeep.kernel.declaring import Amount
from hordekeep.kernel.texts import Word


class Summoned(OfCard, kind="summoned", rule="SH-HORDE-02", reveals=True):
    """A horde card comes to a lane."""

    lane: Lane


class OnPile(OfCard, kind="on-pile", rule="SH-HORDE-04", moment=True, reveals=True):
    """A card that finds no lane lies on top of the outsider pile."""


class HordeReshuffled(Happened, kind="horde-reshuffled", rule="SH-HORDE-16", reveals=True):
    """The horde discards become a horde deck."""

    cards: Amount


class Played(OfSeatsCard, kind="played", rule="SH-ALLI-02", variants=("elsewhere",), unsaid=("at",), also=("lane",)):
    """A player plays a card."""

    at: Somewhere

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """To a lane of its own side, or not."""
        return "" if facts["at"][0:1] == "a" and "." not in facts["at"] else "elsewhere"

    @classmethod
    def more_words(cls, facts: Mapping[str, Any]) -> dict[str, Word]:
        """The lane."""
        return {"lane": lane_in(facts["at"])}


class Used(OfSeatsCard, kind="used", rule="SH-ALLI-21", unsaid=("at", "ability")):
    """A player uses an ability of a card."""

    at: Place
    ability: Ability


class PricesChange(OfCard, kind="prices-change", rule="HM-ALLY-03"):
    """A card makes others cost more or less until the end of the turn."""


class PlayableAgain(OfSeatsCard, kind="playable-again", rule="HM-ALLY-03"):
    """A player may play a card of the discard pile this turn."""
