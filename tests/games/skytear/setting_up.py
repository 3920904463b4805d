"""Set-up played to its end, without the game that follows: for the tests of every format and number of players."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

from hordekeep.games.skytear.content.options import OPTIONS
from hordekeep.games.skytear.ground.boards import FRAME
from hordekeep.games.skytear.rules.setup.steps import BEATS, setup
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.kernel import Ask, Choice, Course, Dice, Game, Keep, OptionValue, read_options

Pick = Callable[[Ask, int], Choice]


_SET_UP = SimpleNamespace(rules=SimpleNamespace(beats={**BEATS, "heroes_phase_begins": lambda g, _: None}))
"""The beats of set-up alone: where the Heroes Phase would begin, it is over."""


def begin(seats: int = 2, seed: str = "x", keep: Keep = Keep.HISTORY, **options: OptionValue) -> Course[Arena]:
    """A set-up that has just begun. Without skills, unless asked for: what they mean is no part of set-up."""
    given = read_options(OPTIONS, {"simplified": True, **options}, seats=seats)
    return Course(cast("Game[Arena]", _SET_UP), setup(seats, given, Dice(seed)), keep)


def answer(course: Course[Arena], choice: Choice, seat: int) -> None:
    """Answer what is asked by the choice that is listed."""
    assert course.ask is not None
    listed = course.ask.choices_of(seat)
    course.play(listed[listed.index(choice)], seat)


def first_of(ask: Ask, seat: int) -> Choice:
    return ask.choices_of(seat)[0]


def play(course: Course[Arena], until: str = "", pick: Pick = first_of) -> Arena:
    """Answer what is asked, by the first choice unless said, until something is asked by this prompt, or to the end."""
    while course.ask is not None and (not until or course.ask.prompt != until):
        seat = course.ask.seats[0]
        course.play(pick(course.ask, seat), seat)
    return course.state


def finished(seats: int = 2, seed: str = "x", **options: OptionValue) -> Arena:
    """The arena after a set-up."""
    return play(begin(seats, seed, Keep.HISTORY, **options))


def preferring(*wanted: str) -> Pick:
    """Pick these factions and heroes where they are offered, else the first choice."""

    def pick(ask: Ask, seat: int) -> Choice:
        offered = ask.choices_of(seat)
        return next((each for name in wanted for each in offered if name in each), offered[0])

    return pick


def told(course: Course[Arena]) -> list[tuple[str, dict[str, Any]]]:
    """What was told to everybody, kind and facts."""
    return [(event.kind, dict(event.facts)) for event in course.log if event.audience is None]


def at(*hexes: tuple[int, int]) -> set[int]:
    """Hexes by their coordinates."""
    return {FRAME.id(each) for each in hexes}
