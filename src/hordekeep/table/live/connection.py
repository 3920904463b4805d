"""A connection to a table: who it is, what they may see, and what waits to be sent to them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

import msgspec

from hordekeep.table.protocol import Frame, FromServer, Language
from hordekeep.table.security import Allowance
from hordekeep.table.storage.rows import Person

MOST_WAITING = 256
"""How many messages may wait for a client. One that is further behind is closed, and reconnects to the whole truth."""

_encode = msgspec.json.Encoder().encode


def written(message: FromServer) -> str:
    """A message as it goes over the socket."""
    return _encode(message).decode()


class Connection:
    """One open socket at a table. Sending never waits: a task of the socket carries the messages out.

    `quiet` is what they last saw while there was a window: the frame, and how long their log was.
    When too many wait, the connection `is_lost` and `on_lost` is called once.
    """

    __slots__ = (
        "_is_closed",
        "_waiting",
        "_wake",
        "allowances",
        "hinted",
        "is_lost",
        "language",
        "looking",
        "mine",
        "muted",
        "on_lost",
        "person",
        "quiet",
    )

    def __init__(self, person: Person | None, language: Language, muted: frozenset[str] = frozenset()) -> None:
        self.person = person
        self.language = language
        self.muted = muted
        self.mine: tuple[int, ...] = ()
        self.looking: int | None = None
        self.quiet: tuple[Frame, int] | None = None
        self.hinted: asyncio.Task[None] | None = None
        self.allowances: dict[str, Allowance] = {}
        self.is_lost = False
        self.on_lost: Callable[[], object] = self.close
        self._waiting: deque[str] = deque()
        self._wake = asyncio.Event()
        self._is_closed = False

    @property
    def who(self) -> str | None:
        """The id of the person, None for a stranger who watches."""
        return self.person.id if self.person else None

    @property
    def is_closed(self) -> bool:
        """Is nothing more carried out to them?"""
        return self._is_closed

    def shown_seat(self, asked: tuple[int, ...]) -> int | None:
        """Through which seat's eyes they look: the asked one among theirs, else their first, else none.

        Where that leaves several, it is the one that they last wanted to look through.
        """
        mine = self.mine
        if not mine:
            return None
        if len(mine) == 1:
            return mine[0]
        asked_of_mine = [seat for seat in mine if seat in asked] or mine
        return self.looking if self.looking in asked_of_mine else asked_of_mine[0]

    def say(self, message: FromServer) -> None:
        """Send a message."""
        self.send(written(message))

    def send(self, text: str) -> None:
        """Send a message that is written already."""
        if self._is_closed:
            return
        self._waiting.append(text)
        self._wake.set()
        if len(self._waiting) > MOST_WAITING:
            self.drop()

    def drop(self) -> None:
        """Hang up at once, whatever waits."""
        if not self._is_closed:
            self.is_lost = self._is_closed = True
            self._waiting.clear()
            self.on_lost()

    def close(self) -> None:
        """Carry out what waits, then no more."""
        self._is_closed = True
        self._wake.set()
        if self.hinted is not None:
            self.hinted.cancel()

    async def next(self) -> str | None:
        """The next message to carry out; None when the connection is closed and nothing waits."""
        while not self._waiting:
            if self._is_closed:
                return None
            self._wake.clear()
            await self._wake.wait()
        return self._waiting.popleft()
