"""How much of what is kept may be one person's: rates let anybody write on for ever, and disks are not endless."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import time

from hordekeep.table.problems import TooMuch
from hordekeep.table.storage import Person
from hordekeep.table.words import tell

MONTH, DAY = 30 * 24 * 3600.0, 24 * 3600.0

Count = Callable[[str | None, float], Awaitable[int]]
"""Tells how many things a person has made since then, or all who have no name."""


async def must_have_room(count: Count, most: int, me: Person | None, language: str) -> None:
    """Refuse who has made so many in a month. Those without a name have as many together, in a day."""
    if most == 0:
        return
    if me is not None:
        if await count(me.id, time() - MONTH) >= most:
            raise TooMuch(tell("quota-reached", language, count=most))
    elif await count(None, time() - DAY) >= most:
        raise TooMuch(tell("quota-of-nobody", language), advice=tell("no-guest-advice", language))
