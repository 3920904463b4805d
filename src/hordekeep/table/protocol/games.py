"""Over HTTP: the games that can be played here, their options, and the levels of bots."""

from __future__ import annotations

from typing import Literal, Union

from msgspec import field

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
    only with at least so many seats as `fewest`, or as `fewest_when` says where another option has a value; and if it
    names others in `when`, only where they have those values.
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
    fewest_when: dict[str, dict[str, int]] = field(default_factory=dict)
    when: dict[str, str] = field(default_factory=dict)


class ShownLevel(Thing, frozen=True):
    """A level of bots: its name, label, and what it is like."""

    name: str
    label: str
    about: str


class ShownGame(Thing, frozen=True):
    """A game that can be played here."""

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
    decks: bool
    options: tuple[ShownOption, ...]


class Games(Thing, frozen=True):
    """All games, and the levels that bots play at."""

    games: tuple[ShownGame, ...]
    levels: tuple[ShownLevel, ...]
