"""What a bot is: it gets a seat's view, its ask, `imagine` and a budget, and returns a choice with its reasons.

A bot never holds the match. What it imagines is dealt from its own dice, so the same dice give the same choice
whatever the hidden cards really are.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from hordekeep.kernel import Ask, Choice, Dice, Document, Game, Match


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think: so many iterations, or so many seconds, whichever ends first.

    >>> Budget(iterations=500)
    Budget(iterations=500, seconds=None)
    """

    iterations: int | None = None
    seconds: float | None = None


class Considered(msgspec.Struct, frozen=True):
    """A choice that a bot weighed: its estimated value from 0 (lost) to 1 (won), and how often it was tried.

    >>> Considered(("stop",), 0.5, 120).visits
    120
    """

    choice: Choice
    value: float
    visits: int


class Thought(msgspec.Struct, frozen=True):
    """A bot's decision with its reasons, the best choice first.

    >>> Thought(("stop",)).considered
    ()
    """

    choice: Choice
    considered: tuple[Considered, ...] = ()


@dataclass(frozen=True, slots=True)
class Chair:
    """All that a bot at a seat has: its game, its view, its ask, `imagine`, and dice of its own. Never the match.

    >>> match = Match("plankton-horde", seats=2, seed="doc")
    >>> chair = chair_at(match, match.ask.seat, Dice("bot"))
    >>> chair.ask.prompt, chair.imagine(Dice("dream")).ask.prompt, "deck" in chair.view()
    ('token', 'token', False)
    """

    game: Game[Any]
    seat: int
    ask: Ask
    view: Callable[[], Document]
    imagine: Callable[[Dice], Match[Any]]
    dice: Dice


def worth_a_search(chair: Chair) -> list[Choice]:
    """The choices of a chair less those that its game finds not worth a search (`Search.sensible`).

    >>> match = Match("plankton-horde", seats=2, seed="doc")
    >>> len(worth_a_search(chair_at(match, match.ask.seat, Dice("bot")))) == len(match.ask.choices)
    True
    """
    choices = chair.ask.choices_of(chair.seat)
    sensible = chair.game.search.sensible
    if sensible is None:
        return choices
    imagined = chair.imagine(chair.dice.clone())
    return sensible(imagined.state, chair.ask, chair.seat, choices)


class Bot(Protocol):
    """Whoever can think at a chair is a bot."""

    @property
    def name(self) -> str:
        """What the bot is called on the command line, such as `ismcts:500`."""
        ...

    @property
    def imagines(self) -> bool:
        """Does it call `imagine`? A match between bots that do not needs no checkpoints."""
        ...

    def think(self, chair: Chair) -> Thought:
        """Choose one of `chair.ask.choices_of(chair.seat)`."""
        ...


def chair_at(match: Match[Any], seat: int, dice: Dice) -> Chair:
    """The chair of `seat` in `match`, for a bot to think at.

    >>> match = Match("plankton-horde", seats=2, seed="doc")
    >>> chair_at(match, 1, Dice("bot")).seat
    1
    """
    if match.ask is None:
        raise ValueError("the game is over: there is nothing to think about")
    return Chair(
        game=match.game,
        seat=seat,
        ask=match.ask,
        view=lambda: match.view(seat),
        imagine=lambda dice: match.imagine(seat, dice),
        dice=dice,
    )
