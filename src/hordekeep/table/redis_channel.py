"""Litestar's Redis channel, made to outlive the loss of its Redis. As it comes, one error silences it for good."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import Any, Self

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from hordekeep.kernel import BadInput

PAUSE_SECONDS = 0.5
PATIENT_SECONDS = 2.0
_LOG = logging.getLogger(__name__)


class LastingRedis(RedisChannelsPubSubBackend):
    """While Redis is away, messages are dropped; when it is back, they are heard again."""

    def __init__(self, redis: Redis) -> None:
        super().__init__(redis=redis, key_prefix="HORDEKEEP")
        self._wanted: set[str] = set()
        self._away = False

    @classmethod
    def at(cls, address: str) -> Self:
        """The channel at an address such as redis://HOST:PORT/0."""
        try:
            return cls(Redis.from_url(address, socket_connect_timeout=2.0))
        except ValueError as error:
            raise BadInput(f"{error}.", where="channels", advice="Write it as redis://HOST:PORT/0.") from None

    async def on_shutdown(self) -> None:
        """Hang up."""
        try:
            await super().on_shutdown()
            await self._redis.aclose()
        except (RedisError, OSError) as error:
            self._tell(error)

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listen to these; if Redis is away, as soon as it is back."""
        self._wanted.update(channels)
        self._has_subscribed.set()
        try:
            await super().subscribe(self._wanted)
        except (RedisError, OSError) as error:
            self._tell(error)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Say it to whoever listens; if Redis is away, nobody does."""
        try:
            await super().publish(data, channels)
        except (RedisError, OSError) as error:
            self._tell(error)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """What is said, for ever."""
        while True:
            try:
                if not self._pub_sub.subscribed:
                    await super().subscribe(self._wanted)
                async for event in super().stream_events():
                    self._away = False
                    yield event
            except (RedisError, OSError) as error:
                self._tell(error)
                await asyncio.sleep(PAUSE_SECONDS)

    async def is_reached(self) -> bool:
        """Does Redis answer?"""
        try:
            async with asyncio.timeout(PATIENT_SECONDS):
                await self._redis.ping()
        except (RedisError, OSError, TimeoutError):
            return False
        return True

    def _tell(self, error: Exception) -> None:
        """One line when it goes, not one for each try."""
        if not self._away:
            self._away = True
            _LOG.warning("redis is away", extra={"fields": {"error": type(error).__name__}})
