"""Over HTTP: the games that can be played here, their options, and the levels of bots."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from msgspec import Meta, field

from hordekeep.table.protocol.base import Thing


class ShownValue(Thing, frozen=True):
    """A value that an option can take, for `fewest` to `most` seats."""

    name: str
    label: str
    fewest: int = 1
    most: int = 99


class ShownOption(Thing, frozen=True):
    """An option of a game, described so that a form can build itself.

    The `values` of a `text` are suggestions. What is `advanced` is for few, and may be folded away. An option matters
    only with at least so many seats as `fewest`, or as `fewest_when` says where another option has a value, and with
    no more than `most`; and if it names others in `when`, only where each has one of the values given.
    """

    name: str
    kind: Literal["choice", "flag", "number", "seat", "text"]
    label: str
    default: Union[str, int, bool]
    values: tuple[ShownValue, ...]
    low: int
    high: int
    advanced: bool = False
    fewest: int = 1
    most: int = 99
    fewest_when: dict[str, dict[str, int]] = field(default_factory=dict)
    when: dict[str, tuple[str, ...]] = field(default_factory=dict)


class ShownLevel(Thing, frozen=True):
    """A level of bots: its name, label, and what it is like."""

    name: str
    label: str
    about: str


class ShownGame(Thing, frozen=True):
    """A game that can be played here; in some, seats win or lose `together`."""

    slug: str
    title: str
    about: str
    minutes: int
    fewest: int
    most: int
    board: str
    rules: int
    lessons: int
    achievements: int
    campaign: str
    decks: bool
    weighs: bool
    together: bool
    options: tuple[ShownOption, ...]


class Weigh(Thing, frozen=True):
    """So many seats and options of a game, to hear how hard it will be; what is left out has its default."""

    seats: Annotated[int, Meta(ge=1, le=8)] = 1
    options: dict[str, Union[str, int, bool]] = field(default_factory=dict)


class Weighed(Thing, frozen=True):
    """How hard a game will be, in words, and the rule that says so; nothing where the rules do not say."""

    says: str
    rule: str


class Games(Thing, frozen=True):
    """All games, and the levels that bots play at."""

    games: tuple[ShownGame, ...]
    levels: tuple[ShownLevel, ...]
