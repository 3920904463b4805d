"""The levels at which bots play at a table: which bot, and how long it may think."""

from __future__ import annotations

from difflib import get_close_matches

import msgspec

from hordekeep.kernel import BadInput, Say


class Level(msgspec.Struct, frozen=True):
    """A level: its name, the bot that plays it (as `find_bot` knows it), and what people read."""

    name: str
    bot: str
    label: Say
    about: Say


LEVELS = (
    Level(
        "novice",
        "random",
        Say("Novice", "Novice"),
        Say("Plays any legal choice.", "Joue n'importe quel coup permis."),
    ),
    Level(
        "steady",
        "greedy",
        Say("Steady", "Appliqué"),
        Say("Takes what looks best at once.", "Prend ce qui paraît le mieux sur le moment."),
    ),
    Level(
        "keen",
        "ismcts:0.3s",
        Say("Keen", "Vif"),
        Say("Thinks ahead for a moment.", "Réfléchit un instant à la suite."),
    ),
    Level(
        "cunning",
        "ismcts:1s",
        Say("Cunning", "Rusé"),
        Say("Thinks ahead for a second.", "Réfléchit une seconde entière."),
    ),
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
