"""Declared words of no game, for the tests of `hordekeep.kernel.declaring`."""

from __future__ import annotations

from typing import Annotated, Any

from hordekeep.kernel import Ask, Asked, Refusal, Text
from hordekeep.kernel.declaring import Amount, Named, Question, Seat, Told, Verb, allowed

LAMP = Named("lamp", ("left", "right"), none="no-lamps")
Lamp = Annotated[int, LAMP]


class Light(Verb, verb="light", touched=("lamp:{lamp}", "oil:{seat}"), late="TOY-2"):
    """Light a lamp."""

    lamp: Lamp


class Signal(Verb, verb="signal", late="TOY-3"):
    """Show a lamp to somebody."""

    lamp: Lamp
    whom: Seat


class Rest(Verb, verb="rest"):
    """Do nothing."""


class Lit(Told, kind="lit", rule="TOY-2", moment=True):
    """Lamps burn."""

    seat: Seat
    lamps: tuple[Lamp, ...]
    oil: Amount


class Whispered(Told, kind="whispered", rule="TOY-4", only="whom"):
    """Something for one alone."""

    seat: Seat
    whom: Seat


def why_not_light(g: Any, ask: Asked, seat: int, choice: Light) -> Refusal | None:
    """A lamp that burns cannot be lit."""
    return Refusal("TOY-2", Text("no-burns", **choice.words())) if choice.lamp in ask.facts else None


def why_not_signal(g: Any, ask: Asked, seat: int, choice: Signal) -> Refusal:
    """It is too bright."""
    return Refusal("TOY-5", Text("no-bright"))


WHICH_LAMP: Question[Light | Rest] = Question(
    "lamp",
    "TOY-1",
    {Light: why_not_light, Rest: allowed},
    says={"burning": lambda g, ask: len(ask.facts) if isinstance(ask, Asked) else 0},
    refuses={Signal: why_not_signal},
    passing=Rest(),
    written=Light,
)
WHOM: Question[Signal] = Question("whom", "TOY-3", {Signal: allowed}, meanwhile=Refusal("TOY-6", Text("no-first")))
WAIT: Question[Rest] = Question("wait", "TOY-7", {Rest: allowed})


def about(ask: Ask) -> tuple[Any, ...]:
    """What an ask has of its question."""
    return ask.prompt, ask.rule, ask.passing, ask.written, ask.seats, ask.choices
