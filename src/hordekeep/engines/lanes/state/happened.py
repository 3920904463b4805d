"""What the events of the lanes have in common: the rule of the edition, and cards told where they lie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hordekeep.engines.lanes.content.kinds import CARD, THING, Thing
from hordekeep.engines.lanes.state.kinds import Place
from hordekeep.kernel import Event, Text
from hordekeep.kernel.declaring import Seat, Told
from hordekeep.kernel.texts import Word


class Happened(Told):
    """An event of either edition, by the rule that the edition's ledger has for it."""

    def as_event(self, rule: str = "", state: Any = None) -> Event:
        """What happened as plain data; shared code cites the rules of the first book."""
        rule = rule or self.rule
        return super().as_event(state.edition.cites.get(rule, rule), state)


Untold = tuple[Happened, str] | None
"""What is told once it has happened, and by which rule; None where nobody listens, or it has been told."""


class OfSeat(Happened):
    """What a player does, or what happens to one."""

    seat: Seat


class OfSeatsCard(OfSeat):
    """What a player does with a card that is not in play."""

    card: Thing


class OfCard(Happened):
    """What a card does that lies nowhere on the board, or wherever it lies."""

    card: Thing


class _Located(Happened, also=("thing",)):
    """What happens to a card where it lies: "Troll Brute in lane 3"."""

    @classmethod
    def more_words(cls, facts: Mapping[str, Any]) -> dict[str, Word]:
        """The card and its lane."""
        return {"thing": standing(facts["at"], facts["card"])}


class Standing(_Located, unsaid=("at", "card")):
    """It is told by its place."""

    at: Place
    card: Thing


class CardStanding(_Located, unsaid=("at", "card")):
    """It is told by its name."""

    card: Thing
    at: Place


def lane_in(place: str) -> int:
    """The lane that a place is in, 0 if in none.

    >>> lane_in("m3"), lane_in("a2.1"), lane_in("castle"), lane_in("b1")
    (3, 2, 0, 0)
    """
    return int(place[1]) if place[0:1] in ("a", "m") and place[1:2].isdigit() else 0


def standing(at: str, card: str) -> Text:
    """A card and its lane at the start of a sentence: "Troll Brute in lane 3"."""
    if "." not in at and (lane := lane_in(at)):
        return Text("card-in-lane", card=THING.say(card), lane=lane)
    return THING.say(card)


def inside(at: str, card: str) -> Text:
    """A card in the middle of a sentence; castle and portal by what they are."""
    return Text(f"place-{at}") if at in ("castle", "portal") else CARD.say(card)


def inside_lane(at: str, card: str) -> Text:
    """A card and its lane in the middle of a sentence.

    >>> inside_lane("portal", "solo-normal-1"), inside_lane("onikai", "onikai")
    (Text('place-portal'), Text('card-onikai'))
    """
    lane = lane_in(at)
    return Text("card-in-lane", card=CARD.say(card), lane=lane) if lane else inside(at, card)
