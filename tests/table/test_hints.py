"""Hints between nodes: gathered, heard by the others only, and heard again after Redis was away."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack

import pytest

from hordekeep.kernel import BadInput
from hordekeep.table.hints import ChannelHints, Hint, NobodyElse, open_hints
from tests.patience import PATIENCE
from tests.table.harness.servers import free_port, running_redis

WARMING_UP = "warming up"
"""The table of hints that are only sent to find out whether anybody listens; some may come late."""


async def next_hint(heard: asyncio.Queue[Hint]) -> Hint:
    """The next hint that comes, of those that mean something."""
    while (hint := await asyncio.wait_for(heard.get(), PATIENCE)).table == WARMING_UP:
        pass
    return hint


async def pair(address: str) -> tuple[ChannelHints, ChannelHints, asyncio.Queue[Hint], asyncio.Queue[Hint]]:
    """Two nodes, and what each hears."""
    nodes = [await open_hints(address), await open_hints(address)]
    heard: list[asyncio.Queue[Hint]] = [asyncio.Queue(), asyncio.Queue()]
    for node, queue in zip(nodes, heard, strict=True):
        node.listen(queue.put_nowait)
    first, second = nodes
    assert isinstance(first, ChannelHints)
    assert isinstance(second, ChannelHints)
    return first, second, heard[0], heard[1]


async def until_heard(sender: ChannelHints, heard: asyncio.Queue[Hint]) -> None:
    """Send until it is heard: whoever listens anew may miss the first."""
    for number in range(int(PATIENCE / 0.05)):
        sender.send(WARMING_UP, "log", number)
        try:
            await asyncio.wait_for(heard.get(), 0.05)
        except TimeoutError:
            continue
        return
    raise AssertionError("no hint came through")


@pytest.mark.servers
def test_a_hint_reaches_the_others_and_not_its_sender(redis: str) -> None:
    async def check() -> None:
        first, second, at_first, at_second = await pair(redis)
        await until_heard(first, at_second)
        first.send("t1", "log", 1)
        first.send("t1", "log", 2)
        first.send("t1", "chat")
        second.send("t2", "seats")
        assert [await next_hint(at_second), await next_hint(at_second)] == [
            Hint("t1", "log", 2),
            Hint("t1", "chat", 0),
        ]
        assert await next_hint(at_first) == Hint("t2", "seats", 0)
        assert at_first.empty()
        await first.close()
        await second.close()

    asyncio.run(check())


@pytest.mark.servers
def test_hints_are_heard_again_after_redis_was_away() -> None:
    async def check() -> None:
        port = free_port()
        with ExitStack() as server:
            address = server.enter_context(running_redis(port))
            first, second, at_first, at_second = await pair(address)
            await until_heard(first, at_second)
        first.send("t1", "log", 7)  # nobody hears it, and nobody is hurt
        with running_redis(port):
            await until_heard(first, at_second)
            await until_heard(second, at_first)
        await asyncio.wait_for(asyncio.gather(first.close(), second.close()), PATIENCE)

    asyncio.run(check())


@pytest.mark.servers
def test_a_service_may_start_before_its_redis() -> None:
    async def check() -> None:
        port = free_port()
        first, second, _, at_second = await pair(f"redis://127.0.0.1:{port}/0")
        with running_redis(port):
            await until_heard(first, at_second)
        await asyncio.wait_for(asyncio.gather(first.close(), second.close()), PATIENCE)

    asyncio.run(check())


def test_alone_there_is_nobody_to_tell() -> None:
    async def check() -> None:
        hints = await open_hints("")
        assert isinstance(hints, NobodyElse)
        hints.listen(lambda _: pytest.fail("nobody could have said this"))
        hints.send("t1", "log", 1)
        await hints.close()

    asyncio.run(check())


def test_a_wrong_address_is_named() -> None:
    with pytest.raises(BadInput, match="channels: "):
        asyncio.run(open_hints("redis://127.0.0.1:not-a-port/0"))
