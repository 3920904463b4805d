"""The levels at which bots play at a table: which bot, and how long it may think."""

from __future__ import annotations

from difflib import get_close_matches

import msgspec

from hordekeep.kernel import BadInput, Say
from hordekeep.table.words import said


class Level(msgspec.Struct, frozen=True):
    """A level: its name, and the bot that plays it (as `find_bot` knows it)."""

    name: str
    bot: str

    @property
    def label(self) -> Say:
        """What it is called."""
        return said(f"level-{self.name}")

    @property
    def about(self) -> Say:
        """How it plays."""
        return said(f"level-{self.name}-about")


LEVELS = (
    Level("novice", "random"),
    Level("steady", "greedy"),
    Level("keen", "ismcts:0.3s"),
    Level("cunning", "ismcts:1s"),
)

HINTS = LEVELS[-1]
"""The level that gives hints."""


def find_level(name: str) -> Level:
    """The level called `name`; `BadInput` with the nearest name if there is none.

    >>> find_level("kene")
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: There is no level 'kene'. Did you mean 'keen'?
    """
    for level in LEVELS:
        if level.name == name:
            return level
    names = [level.name for level in LEVELS]
    near = get_close_matches(name, names, n=1)
    raise BadInput(
        f"There is no level {name!r}.",
        advice=f"Did you mean {near[0]!r}?" if near else f"There are: {', '.join(names)}.",
    )
