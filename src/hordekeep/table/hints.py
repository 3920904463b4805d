"""Hints between nodes: "something happened at this table, look", and who has a table open. They may be lost.

They go through Litestar's channels to a Redis. A service alone needs none: it is the only one who could tell it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from secrets import token_hex
from typing import Protocol

import msgspec
from litestar.channels.backends.base import ChannelsBackend

from hordekeep.kernel import BadInput

CHANNEL = "hints"
GATHERED_SECONDS = 0.005
"""What is sent within this time goes in one message."""
_LOG = logging.getLogger(__name__)


class Hint(msgspec.Struct, frozen=True, array_like=True):
    """At `table` something happened: `about` says of which kind, `seq` how high the log is now."""

    table: str
    about: str
    seq: int = 0


class Roll(msgspec.Struct, frozen=True):
    """Who has which tables open at the node `origin`, by table: at all its tables if it `is_whole`, else at those that
    it names. What a node itself sent comes back to it as its own."""

    origin: str
    people: Mapping[str, tuple[str, ...]]
    is_whole: bool
    is_own: bool


class _Bundle(msgspec.Struct, frozen=True, array_like=True):
    origin: str
    hints: tuple[Hint, ...]
    people: dict[str, tuple[str, ...]] | None = None
    is_whole: bool = False


_read = msgspec.json.Decoder(_Bundle)
Listener = Callable[[Hint], None]
RollListener = Callable[[Roll], None]
Reach = Callable[[], Awaitable[bool]]


class Hints(Protocol):
    """How nodes tell each other where to look."""

    def send(self, table: str, about: str, seq: int = 0) -> None:
        """Tell the other nodes; returns at once."""

    def listen(self, listener: Listener) -> None:
        """Call this for every hint of another node."""

    def send_roll(self, people: Mapping[str, tuple[str, ...]], *, is_whole: bool) -> None:
        """Tell the other nodes who has tables open here; returns at once."""

    def listen_to_rolls(self, listener: RollListener) -> None:
        """Call this whenever a node tells who is with it."""

    async def is_reached(self) -> bool:
        """Could anybody be told now?"""
        ...

    async def close(self) -> None:
        """Stop sending and listening."""


class NobodyElse:
    """The hints of a service that runs alone."""

    def send(self, table: str, about: str, seq: int = 0) -> None:
        """There is nobody to tell."""

    def listen(self, listener: Listener) -> None:
        """There is nobody to hear."""

    def send_roll(self, people: Mapping[str, tuple[str, ...]], *, is_whole: bool) -> None:
        """There is nobody to tell."""

    def listen_to_rolls(self, listener: RollListener) -> None:
        """There is nobody to hear."""

    async def is_reached(self) -> bool:
        """There is nobody to miss."""
        return True

    async def close(self) -> None:
        """Nothing was open."""


class ChannelHints:
    """Hints over a channel that several nodes share."""

    def __init__(self, backend: ChannelsBackend, channel: str = CHANNEL, reach: Reach | None = None) -> None:
        self._backend = backend
        self._reach = reach
        self._channel = channel
        self._origin = token_hex(6)
        self._listeners: list[Listener] = []
        self._roll_listeners: list[RollListener] = []
        self._waiting: dict[tuple[str, str], int] = {}
        self._people: dict[str, tuple[str, ...]] | None = None
        self._is_whole = False
        self._sender: asyncio.Task[None] | None = None
        self._reader: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start listening."""
        await self._backend.on_startup()
        await self._backend.subscribe([self._channel])
        self._reader = asyncio.create_task(self._read(), name="hints")

    def send(self, table: str, about: str, seq: int = 0) -> None:
        """Tell the other nodes; returns at once."""
        self._waiting[table, about] = seq
        self._send_soon()

    def listen(self, listener: Listener) -> None:
        """Call this for every hint of another node."""
        self._listeners.append(listener)

    def send_roll(self, people: Mapping[str, tuple[str, ...]], *, is_whole: bool) -> None:
        """Tell the other nodes who has tables open here; returns at once."""
        before = {} if is_whole or self._people is None else self._people
        self._people = {**before, **people}
        self._is_whole = self._is_whole or is_whole
        self._send_soon()

    def listen_to_rolls(self, listener: RollListener) -> None:
        """Call this whenever a node tells who is with it."""
        self._roll_listeners.append(listener)

    async def is_reached(self) -> bool:
        """Could anybody be told now?"""
        return self._reach is None or await self._reach()

    async def close(self) -> None:
        """Send what waits, and stop listening."""
        if self._sender is not None:
            await self._sender
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        await self._backend.on_shutdown()

    def _send_soon(self) -> None:
        if self._sender is None:
            self._sender = asyncio.create_task(self._send(), name="hints sent")

    async def _send(self) -> None:
        try:
            await asyncio.sleep(GATHERED_SECONDS)
            while self._waiting or self._people is not None:
                hints = tuple(Hint(table, about, seq) for (table, about), seq in self._waiting.items())
                bundle = _Bundle(self._origin, hints, self._people, self._is_whole)
                self._waiting, self._people, self._is_whole = {}, None, False
                await self._backend.publish(msgspec.json.encode(bundle), [self._channel])
        finally:
            self._sender = None

    async def _read(self) -> None:
        async for _, message in self._backend.stream_events():
            try:
                bundle = _read.decode(message)
            except msgspec.DecodeError:
                _LOG.warning("a hint could not be read")
                continue
            self._heed(bundle)

    def _heed(self, bundle: _Bundle) -> None:
        is_own = bundle.origin == self._origin
        if bundle.people is not None:
            roll = Roll(bundle.origin, bundle.people, bundle.is_whole, is_own)
            for roll_listener in self._roll_listeners:
                roll_listener(roll)
        if not is_own:
            for hint in bundle.hints:
                for listener in self._listeners:
                    listener(hint)


async def open_hints(address: str, channel: str = CHANNEL) -> Hints:
    """The hints for a service: over the Redis at `address`, or none if it runs alone."""
    if not address:
        return NobodyElse()
    try:
        from hordekeep.table.redis_channel import LastingRedis
    except ModuleNotFoundError as missing:
        raise BadInput(
            f"Redis needs the package {missing.name}.",
            where="channels",
            advice="Install it with: pip install 'hordekeep[redis]'",
        ) from None
    redis = LastingRedis.at(address)
    hints = ChannelHints(redis, channel, redis.is_reached)
    await hints.open()
    return hints
