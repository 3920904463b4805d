"""The questions that cards put about what lies somewhere, about numbers and players, and whether something is done."""

from __future__ import annotations

from typing import Any, Final

from hordekeep.engines.lanes.asking.choices import (
    At,
    HowMany,
    InLane,
    No,
    OfToken,
    OfType,
    Option,
    Stop,
    ThisCard,
    To,
    Yes,
)
from hordekeep.engines.lanes.asking.regarding import Asking
from hordekeep.engines.lanes.rules.concepts.choices import First
from hordekeep.engines.lanes.rules.concepts.picking import (
    AN_ALLY,
    SORTS,
    WORDED,
    at,
    first,
    how_many,
    if_optional,
    in_lane,
    not_meant,
    of_hand,
    one_of,
    option,
    out_of_play,
    to,
)
from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.kernel import Asked, Refusal, Text
from hordekeep.kernel.declaring import Check, Question, allowed


def _picking(sort: str) -> Question[At | Stop]:
    """Some sorts have a question in words of their own."""
    message = f"pick-{sort}" if sort in WORDED else "pick"
    return Asking(f"pick-{sort}", "SH-EDGE-01", {At: at(SORTS[sort]), Stop: if_optional}, message=message)


PICK_CARD: Question[At | ThisCard | Stop] = Asking(
    "pick-card", "SH-EDGE-01", {At: at(), ThisCard: out_of_play, Stop: if_optional}
)
"""One of the cards that are meant, in play or not."""
PICK: Final[dict[str, Question[Any]]] = {"card": PICK_CARD} | {sort: _picking(sort) for sort in SORTS}
"""One of the cards in play of a sort that are meant."""
PICK_LANE: Question[InLane] = Asking("pick-lane", "SH-GLOS-27", {InLane: in_lane()})
PICK_SEAT: Question[To] = Asking("pick-seat", "SH-EDGE-01", {To: to()})
WHICH_FIRST: Question[First] = Asking("which-first", "SH-EDGE-04", {First: first})
"""What comes first of all that happens at one moment."""


def _unless_a_player_is_named(g: Battle, ask: Asked, seat: int, choice: Yes) -> Refusal | None:
    """Where any of several may pay, it has to be said who."""
    return not_meant(ask) if ask.facts.among else None


MAY_PAY: Question[Any] = Asking("may-pay", "SH-ALLI-23", {Yes: _unless_a_player_is_named, No: allowed, To: to()})
MAY: Question[Yes | No] = Asking("may", "SH-EDGE-01", {Yes: allowed, No: allowed})
CHOOSE_ONE: Question[Option] = Asking("choose-one", "SH-EDGE-07", {Option: option})
ALLY_INSTEAD: Question[At | No] = Asking("ally-instead", "SH-VS-40", {At: at(AN_ALLY), No: allowed})
DISCARD_INSTEAD: Question[ThisCard | No] = Asking("discard-instead", "SH-VS-40", {ThisCard: of_hand, No: allowed})
PICK_HOST: Question[At] = Asking("pick-host", "SH-CARD-09", {At: at()})
PICK_HOST_OR_NONE: Question[At | No] = Asking("pick-host-or-none", "HM-ALLY-07", {At: at(), No: allowed})
"""The same where an attachment may be discarded instead."""
GUESS_COST: Question[HowMany] = Asking("guess-cost", "SH-EDGE-01", {HowMany: how_many})
GUESS_TYPE: Question[OfType] = Asking("guess-type", "SH-EDGE-01", {OfType: one_of})
NUMBER: dict[type[HowMany], Check] = {HowMany: how_many}
ASSAULT: Question[At] = Asking("assault", "SH-GLOS-06", {At: at(left_out=Text("no-assault"))})
PICK_NUMBER: Question[HowMany] = Asking("pick-number", "SH-TOKEN-01", NUMBER)
PICK_WOUNDS: Question[HowMany] = Asking("pick-wounds", "SH-TOKEN-01", NUMBER)
PICK_ATTACK_TOKENS: Question[HowMany] = Asking("pick-attack-tokens", "SH-TOKEN-01", NUMBER)
PICK_HEALTH_TOKENS: Question[HowMany] = Asking("pick-health-tokens", "SH-TOKEN-01", NUMBER)
PICK_TOKEN: Question[OfToken] = Asking("pick-token", "SH-TOKEN-01", {OfToken: one_of})
