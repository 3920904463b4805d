"""A store with something in it, for tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from hordekeep import Match
from hordekeep.table.storage import Entry, Person, SeatRow, Store, TableRow

NOW = 1_800_000_000.0
START = Match("plankton-horde", seats=2, seed="doc", names=["Beth", "Stuart"]).record()


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    """A store, closed afterwards."""
    store = await Store.open(database)
    try:
        yield store
    finally:
        await store.close()


def person(id: str, name: str = "Beth") -> Person:
    """A person."""
    return Person(id=id, name=name, language="en", created=NOW, seen=NOW)


def table(id: str, **more: Any) -> TableRow:
    """A table of Horde for two."""
    plain: dict[str, Any] = {
        "game": "plankton-horde",
        "start": START,
        "host": None,
        "public": False,
        "sandbox": False,
        "salt": "salt",
        "created": NOW,
        "updated": NOW,
    }
    return TableRow(id=id, **(plain | more))


def seats(first: str | None = None, second: str | None = None) -> list[SeatRow]:
    """Two seats, each for a person or for a bot."""
    return [
        SeatRow(number=number, kind="person", name="Beth", person=who)
        if who
        else SeatRow(number=number, kind="bot", name="Keen", level="keen")
        for number, who in enumerate((first, second))
    ]


def entries(of: str, first: int, count: int = 1, key: str = "token:8") -> list[Entry]:
    """Consecutive entries of a table's log."""
    return [Entry(table=of, seq=seq, seat=1, key=key, by="person", at=NOW) for seq in range(first, first + count)]
