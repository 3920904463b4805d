"""Checks that many questions share: one of several hexes or chips that the ask carries, and why others are none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hordekeep.games.cloudspire.asking.choices import Hex, Select, Spire, Stop, Unit
from hordekeep.games.cloudspire.asking.choosing import Offered, chip_named
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.kernel import Asked, Refusal, Text
from hordekeep.kernel.declaring import Check

Because = Callable[[PlayArea, Asked, int, Any], Refusal | None]
"""Whether one reason is against a choice that is not offered."""


def one_of_the_hexes(*reasons: Because) -> Check:
    """One of the hexes that `choose_hex` offers; of all others the first reason that holds is told."""

    def why_not(g: PlayArea, ask: Asked, seat: int, choice: Hex) -> Refusal | None:
        facts: Offered = ask.facts
        return None if facts.hexes >> choice.hex & 1 else _told(g, ask, seat, choice, (no_such_hex, *reasons))

    return why_not


def one_of_the_chips(*reasons: Because) -> Check:
    """One of the chips that `choose_chip` offers; of all others the first reason that holds is told."""

    def why_not(g: PlayArea, ask: Asked, seat: int, choice: Unit | Spire | Select) -> Refusal | None:
        facts: Offered = ask.facts
        return None if choice in facts.chips else _told(g, ask, seat, choice, (no_such_chip, *reasons))

    return why_not


def if_none_will_do(g: PlayArea, ask: Asked, seat: int, choice: Stop) -> Refusal | None:
    """Stopping is for those that may be declined."""
    facts: Offered = ask.facts
    return None if facts.optional else not_among(g, ask, seat, choice)


def _told(g: PlayArea, ask: Asked, seat: int, choice: Any, reasons: tuple[Because, ...]) -> Refusal:
    found = (because(g, ask, seat, choice) for because in reasons)
    return next((refusal for refusal in found if refusal is not None), not_among(g, ask, seat, choice))


def no_such_hex(g: PlayArea, ask: Asked, seat: int, choice: Hex) -> Refusal | None:
    """Where no tile lies there is only sky."""
    return None if g.land.board.exists >> choice.hex & 1 else ONLY_SKY


def no_such_chip(g: PlayArea, ask: Asked, seat: int, choice: Unit | Spire | Select) -> Refusal | None:
    """Nobody stands on that hex."""
    is_there = isinstance(choice, Select) or chip_named(g, choice) >= 0
    return None if is_there else Refusal(ask.rule, Text("no-such-chip"))


def not_among(g: PlayArea, ask: Asked, seat: int, choice: Any) -> Refusal:
    """It is not among what the rule that asks allows."""
    return Refusal(ask.rule, Text("no-not-among"))


def too_dear(g: PlayArea, seat: int, price: int, rule: str) -> Refusal:
    """The faction cannot pay for it."""
    return Refusal(rule, Text("no-source", price=price, source=g.source[seat]))


def answer_first(g: PlayArea, ask: Asked, seat: int, choice: Any) -> Refusal:
    """It has its time, but not now."""
    return Refusal(ask.rule, Text("no-answer-first"))


ONLY_SKY = Refusal("CS-SKY-01", Text("no-such-hex"))
