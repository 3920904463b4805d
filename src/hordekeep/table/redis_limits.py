"""How often somebody did something, counted in a Redis for all nodes together.

Redis keeps one bucket for each limit and asker, under a name that tells nobody who it is, and only until it would be
full again. While Redis is away every node counts for itself.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import monotonic
from typing import Self

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

PATIENCE_SECONDS = 0.5
"""How long Redis may take to count. Nobody waits longer for being counted."""
PAUSE_SECONDS = 2.0
"""How long Redis is left alone after it failed."""
_LOG = logging.getLogger(__name__)

_SPEND = """
local rate = tonumber(ARGV[1])
local clock = redis.call('TIME')
local now = tonumber(clock[1]) + tonumber(clock[2]) / 1000000
local kept = redis.call('HMGET', KEYS[1], 'left', 'since')
local left = tonumber(kept[1]) or rate
local since = tonumber(kept[2]) or now
left = math.min(rate, left + math.max(0, now - since) * rate / 60)
local wait = 0
if left >= 1 then left = left - 1 else wait = (1 - left) * 60 / rate end
redis.call('HSET', KEYS[1], 'left', string.format('%.6f', left), 'since', string.format('%.6f', now))
redis.call('EXPIRE', KEYS[1], 61)
return string.format('%.6f', wait)
"""
"""The same bucket as `security.Allowance`, filled and emptied in one step, by the clock of Redis."""


class SharedAllowances:
    """Buckets that all nodes share. `name_of` hides who an asker is."""

    def __init__(self, redis: Redis, name_of: Callable[[str, str], str]) -> None:
        self._redis = redis
        self._name_of = name_of
        self._spend = redis.register_script(_SPEND)
        self._resting_until = 0.0

    @classmethod
    def at(cls, address: str, name_of: Callable[[str, str], str]) -> Self:
        """The buckets at an address such as redis://HOST:PORT/0."""
        redis = Redis.from_url(
            address,
            socket_connect_timeout=PATIENCE_SECONDS,
            socket_timeout=PATIENCE_SECONDS,
            retry=Retry(NoBackoff(), 1),  # a connection that a restarted Redis has cut is opened again
        )
        return cls(redis, name_of)

    async def wait_for(self, name: str, asker: str, a_minute: int) -> float | None:
        """Seconds until the asker may go on; 0.0 is now, and that counts. None if Redis is away."""
        if monotonic() < self._resting_until:
            return None
        try:
            return float(await self._spend(keys=[f"HORDEKEEP:{self._name_of(name, asker)}"], args=[a_minute]))
        except (RedisError, OSError) as error:
            self._resting_until = monotonic() + PAUSE_SECONDS
            _LOG.warning("redis is away: each process counts for itself", extra={"fields": {"error": str(error)}})
            return None

    async def close(self) -> None:
        """Hang up."""
        await self._redis.aclose()
