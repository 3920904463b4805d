"""Declared words of no game, for the tests of `hordekeep.kernel.declaring`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from hordekeep.kernel import Ask, Asked, Refusal, Text
from hordekeep.kernel.declaring import Amount, Flag, Ids, Kind, Named, Question, Seat, Told, Verb, allowed
from hordekeep.kernel.texts import Word

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


class Seen(Kind):
    """A thing that events tell by how it looks when they are told, and not at all where it is hidden."""

    def write(self, thing: Any) -> str:
        """Its number."""
        return str(thing)

    def read(self, text: str) -> Any:
        """Nobody names it."""
        return None

    def say(self, thing: Any) -> Word:
        """As it looked."""
        return Text(f"look-{thing}")

    def say_all(self, things: Any) -> Word:
        """How many there were."""
        return len(things)

    def all(self, state: Any) -> tuple[int, ...]:
        """None."""
        return ()

    def fact(self, thing: Any, state: Any = None, *, public: bool = True) -> Any:
        """Its colour now."""
        return "covered" if public and state.covered else state.colours[thing]


OIL = Ids("oil", lambda: ("olive", "whale"), none="no-oil")
Glass = Annotated[int, Seen("glass")]
Oil = Annotated[str, OIL]


class Filled(Told, kind="filled", rule="TOY-2", variants=("spilt", "by-none"), unsaid=("shade",), also=("look",)):
    """A lamp has oil, or it ran over."""

    seat: Seat
    oil: Oil
    spilt: Flag
    shade: Glass

    def audience(self, state: Any) -> tuple[int, ...] | None:
        """Everybody, unless it is secret: then both of a pair."""
        return (0, 1) if state.secret else None

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """It says whether it ran over, and whether anybody did it."""
        return "by-none" if facts["seat"] < 0 else "spilt" if facts["spilt"] else ""

    @classmethod
    def more_words(cls, facts: Mapping[str, Any]) -> dict[str, Word]:
        """How it looked, in a word of its own."""
        return {"look": Text(f"look-{facts['shade']}")}


class Burning(Told, unsaid=("lamp",), also=("light",)):
    """What all events of a burning lamp have: no event itself."""

    lamp: Lamp

    @classmethod
    def more_words(cls, facts: Mapping[str, Any]) -> dict[str, Word]:
        """Its light."""
        return {"light": Text(f"light-{facts['lamp']}")}


class Flared(Burning, kind="flared", rule="TOY-2", plain=False, variants=("up", "down"), unsaid=("up",)):
    """It burns higher or lower: there is no flaring but up or down."""

    up: Flag
    oil: Amount

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """Which of both."""
        return "up" if facts["up"] else "down"


class FlaredUnseen(Flared):
    """The same for few, who are told where it was."""

    where: Seat

    def audience(self, state: Any) -> tuple[int, ...] | None:
        """Whoever sits there."""
        return (self.where,)


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
