"""How soon a bot answers a newcomer, while one guest looks on at many tables where searching bots play.

    python bench/fair_thinking.py                      # 30 tables of four Cunning bots, a newcomer against a Steady one
    python bench/fair_thinking.py --level cunning      # the newcomer's own bot searches, too

It starts a service of its own on an empty database. The newcomer plays Horde with random choices; measured is the time
from each choice to the newcomer's next question, where a bot has answered in between: first alone, then beside the
crowd. Each of the two ends after so many answers or seconds, and an answer that has not come by then counts as long.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from dataclasses import dataclass, field

import click
import httpx
import msgspec
import uvloop
import websockets
from table import HEARD, own_service, part
from websockets.asyncio.client import ClientConnection

GAME = "plankton-horde"


@dataclass
class Guest:
    """Somebody with a name: the cookie, and the way to the service."""

    address: str
    http: httpx.AsyncClient

    @classmethod
    async def come(cls, address: str, name: str) -> Guest:
        """A new guest."""
        http = httpx.AsyncClient(base_url=address, headers={"Origin": address}, timeout=60)
        (await http.post("/api/people", json={"name": name})).raise_for_status()
        return cls(address, http)

    async def open_table(self, *seats: str) -> ClientConnection:
        """Open a table and its socket; a seat is `me` or the level of a bot."""
        wanted = [{"kind": "me"} if seat == "me" else {"kind": "bot", "level": seat} for seat in seats]
        made = await self.http.post("/api/tables", json={"game": GAME, "seats": wanted})
        made.raise_for_status()
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return await websockets.connect(
            f"{self.address.replace('http', 'ws')}/ws/tables/{made.json()['id']}",
            additional_headers={"Cookie": cookie},
            origin=websockets.Origin(self.address),
            compression=None,
            max_queue=None,
            ping_interval=None,
        )


@dataclass
class Crowd:
    """Tables of bots, all looked at by one guest; a game that is over is followed by another."""

    guest: Guest
    updates: int = 0
    ears: list[asyncio.Task[None]] = field(default_factory=list)

    async def gather(self, tables: int, level: str) -> None:
        """Open the tables."""
        self.ears = [asyncio.create_task(self._look_on(level)) for _ in range(tables)]
        while self.updates < tables:
            await asyncio.sleep(0.1)

    async def _look_on(self, level: str) -> None:
        while True:
            async with await self.guest.open_table(level, level, level, level) as line:
                async for message in line:
                    heard = HEARD.decode(message)
                    self.updates += heard.type in ("welcome", "update")
                    if heard.frame is not None and heard.frame.ask is None:
                        break

    async def go(self) -> None:
        """Close all tables."""
        for ear in self.ears:
            ear.cancel()
        await asyncio.gather(*self.ears, return_exceptions=True)


@dataclass
class Waited:
    """How long the newcomer waited for each answer."""

    seconds: list[float] = field(default_factory=list)
    is_cut: bool = False
    """Did the last one not come in time?"""

    def tell(self, when: str) -> None:
        """Print it."""
        click.echo(
            f"{when:<20} {len(self.seconds):4} answers   p50 {part(self.seconds, 0.5):6.0f} ms   "
            f"p95 {part(self.seconds, 0.95):6.0f} ms   longest {max(self.seconds) * 1000:6.0f} ms"
            f"{', and it had not come' if self.is_cut else ''}"
        )


async def play(guest: Guest, level: str, answers: int, seconds: float, luck: random.Random) -> Waited:
    """Play game after game, for so many answers or seconds."""
    waited, until = Waited(), time.perf_counter() + seconds
    while len(waited.seconds) < answers and not waited.is_cut:
        async with await guest.open_table("me", level) as line:
            await _play_one(line, answers, until, waited, luck)
    return waited


async def _play_one(line: ClientConnection, answers: int, until: float, waited: Waited, luck: random.Random) -> None:
    sent, has_bot_moved = time.perf_counter(), False
    while len(waited.seconds) < answers:
        try:
            heard = HEARD.decode(await asyncio.wait_for(line.recv(), max(0.0, until - time.perf_counter())))
        except TimeoutError:
            waited.is_cut = True
            waited.seconds.append(time.perf_counter() - sent)
            return
        if heard.frame is None:
            continue
        ask = heard.frame.ask
        if ask is None:
            return
        if not ask.offers:
            has_bot_moved = True
            continue
        if has_bot_moved:
            waited.seconds.append(time.perf_counter() - sent)
        sent, has_bot_moved = time.perf_counter(), False
        choice = {"type": "choose", "id": "m", "ask": ask.number, "seat": 0, "key": luck.choice(ask.offers).key}
        await line.send(msgspec.json.encode(choice).decode())


async def measure(address: str, arguments: argparse.Namespace) -> None:
    """Let the newcomer play alone, then beside the crowd."""
    luck = random.Random("newcomer")
    newcomer, host = await Guest.come(address, "Newcomer"), await Guest.come(address, "Crowd")
    await play(newcomer, arguments.level, 3, arguments.seconds, luck)  # what is imported once is not measured
    (await play(newcomer, arguments.level, arguments.answers, arguments.seconds, luck)).tell("alone")
    crowd = Crowd(host)
    await crowd.gather(arguments.tables, arguments.crowd)
    began, seen = time.perf_counter(), crowd.updates
    beside = await play(newcomer, arguments.level, arguments.answers, arguments.seconds, luck)
    beside.tell(f"beside {arguments.tables} tables")
    click.echo(f"the crowd meanwhile: {(crowd.updates - seen) / (time.perf_counter() - began):.1f} choices a second")
    await crowd.go()


def main() -> None:
    """Read the command line and run."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=30, help="tables of the crowd")
    parser.add_argument("--crowd", default="cunning", help="the level of its bots")
    parser.add_argument("--level", default="steady", help="the level of the newcomer's bot")
    parser.add_argument("--answers", type=int, default=200, help="how many answers of it are measured")
    parser.add_argument("--seconds", type=float, default=90, help="how long that may take")
    parser.add_argument("--database", help="a database URL; default: a temporary SQLite file")
    arguments = parser.parse_args()
    with own_service(arguments.database) as (address, _):
        uvloop.run(measure(address, arguments))


if __name__ == "__main__":
    main()
