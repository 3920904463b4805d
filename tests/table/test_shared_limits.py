"""Limits that several nodes count together, in a real Redis; and what becomes of them when it goes."""

from __future__ import annotations

import asyncio

import pytest

from hordekeep.table.problems import TooMuch
from hordekeep.table.redis_limits import SharedAllowances
from hordekeep.table.security import Allowances
from hordekeep.table.settings import Limits
from tests.table.harness.servers import free_port

pytestmark = pytest.mark.servers


def plainly(name: str, asker: str) -> str:
    return f"{name} {asker}"


def test_a_bucket_is_shared_and_tells_how_long_to_wait(redis: str) -> None:
    async def story() -> None:
        nodes = [SharedAllowances.at(redis, plainly) for _ in range(2)]
        try:
            waits = [await nodes[turn % 2].wait_for("guests", "one", 4) for turn in range(5)]
            assert waits[:4] == [0.0] * 4
            assert waits[4] is not None
            assert 0.0 < waits[4] <= 15.0
            assert await nodes[0].wait_for("guests", "another", 4) == 0.0
            assert await nodes[0].wait_for("tables", "one", 4) == 0.0
        finally:
            for node in nodes:
                await node.close()

    asyncio.run(story())


def test_without_redis_a_node_counts_for_itself() -> None:
    async def story() -> None:
        nobody = SharedAllowances.at(f"redis://127.0.0.1:{free_port()}/0", plainly)
        try:
            allowances = Allowances(Limits(guests=3), nobody)
            for _ in range(3):
                await allowances.spend("guests", "one")
            with pytest.raises(TooMuch):
                await allowances.spend("guests", "one")
        finally:
            await nobody.close()

    asyncio.run(story())
