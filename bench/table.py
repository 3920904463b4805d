"""Load on the real service over WebSockets: N games at once with scripted seats, at full speed or at a given rate.

    python bench/table.py --games 1000 --seconds 20              # moves/s
    python bench/table.py --games 1000 --seconds 20 --rate 750   # latency from choice to everyone's update

It starts a service of its own on an empty database (SQLite unless --database says otherwise), sits two people at every
table, and lets each asked seat answer with a random legal choice. Memory is the service's resident size with all games
open and at rest, less what it had before them, both players' sockets included. With --count-syncs strace counts how
often the service waits for the disk, from its start to its end; the other figures are then somewhat worse.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import click
import httpx
import msgspec
import uvloop
import websockets
from websockets.asyncio.client import ClientConnection


class Offered(msgspec.Struct):
    """The part of an offer that the load needs."""

    key: str


class Asked(msgspec.Struct):
    """The part of an ask that the load needs."""

    number: int
    seats: list[int]
    offers: list[Offered]


class Seen(msgspec.Struct):
    """The part of a frame that the load needs."""

    ask: Asked | None


class Heard(msgspec.Struct):
    """Any message of the service: what the load needs of it."""

    type: str
    frame: Seen | None = None
    because: str = ""


HEARD = msgspec.json.Decoder(Heard)


@dataclass
class Game:
    """One table with its two sockets."""

    lines: list[ClientConnection] = field(default_factory=list)
    ask: Asked | None = None
    """What the seat that is asked may choose."""
    sent: float = 0.0
    waiting: int = 0
    """How many sockets have not heard of the last choice yet."""


@dataclass
class Tally:
    """What was measured."""

    latencies: list[float] = field(default_factory=list)
    moves: int = 0
    refused: int = 0
    finished: int = 0


@contextmanager
def own_service(database: str | None, *, count_syncs: bool) -> Iterator[tuple[str, int]]:
    """A service of our own, without limits: its address and its process id."""
    with tempfile.TemporaryDirectory() as folder:
        count = Path(folder) / "syncs"
        strace = ["strace", "-D", "-f", "-c", "--seccomp-bpf", "-e", "trace=fsync,fdatasync", "-o", str(count)]
        limits = ("requests", "guests", "tables", "sockets", "messages", "open_tables", "bot_tables", "open_sockets")
        env = {**os.environ, **{f"HORDEKEEP_LIMITS_{name.upper()}": "0" for name in limits}}
        env["HORDEKEEP_LOG_LEVEL"] = "warning"
        words = ["serve", "--port", "0", "--database", database or f"sqlite:///{folder}/bench.sqlite"]
        child = subprocess.Popen(
            [*(strace if count_syncs else []), sys.executable, "-m", "hordekeep.cli", *words],
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            assert child.stdout is not None
            said: list[str] = []
            for line in child.stdout:
                said.append(line)
                if found := re.search(r"http://[\d.]+:\d+", line):
                    yield found[0], child.pid
                    break
            else:
                raise SystemExit("The service did not start:\n" + "".join(said))
        finally:
            child.terminate()
            child.wait(20)
            if count_syncs:
                child.communicate()  # strace goes after it, and its end of the pipe with it
                click.echo(count.read_text("utf-8"))


def resident(pid: int) -> int:
    """The resident memory of a process, in kB."""
    status = Path(f"/proc/{pid}/status").read_text("utf-8")
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found[1]) if found else 0


def processor_seconds(pid: int) -> float:
    """The processor time that a process has used."""
    parts = Path(f"/proc/{pid}/stat").read_text("utf-8").rsplit(")", 1)[1].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


async def open_games(address: str, count: int) -> list[Game]:
    """Open `count` tables with two people at each, and their sockets."""
    headers = {"Origin": address}
    async with (
        httpx.AsyncClient(base_url=address, headers=headers, timeout=60) as first,
        httpx.AsyncClient(base_url=address, headers=headers, timeout=60) as second,
    ):
        people = (first, second)
        for name, person in zip(("Ada", "Bo"), people, strict=True):
            (await person.post("/api/people", json={"name": name})).raise_for_status()
        cookies = ["; ".join(f"{name}={value}" for name, value in person.cookies.items()) for person in people]
        free = asyncio.Semaphore(16)

        async def open_game() -> Game:
            async with free:
                seats = [{"kind": "me"}, {"kind": "open"}]
                made = await first.post("/api/tables", json={"game": "plankton-horde", "seats": seats, "public": True})
                made.raise_for_status()
                table = made.json()["id"]
                (await second.post(f"/api/tables/{table}/seats/1/take")).raise_for_status()
                game = Game()
                for cookie in cookies:
                    line = await websockets.connect(
                        f"{address.replace('http', 'ws')}/ws/tables/{table}",
                        additional_headers={"Cookie": cookie},
                        origin=websockets.Origin(address),
                        compression=None,
                        max_queue=None,
                        ping_interval=None,
                    )
                    game.lines.append(line)
                return game

        return list(await asyncio.gather(*(open_game() for _ in range(count))))


async def listen(game: Game, seat: int, ready: asyncio.Queue[Game], tally: Tally) -> None:
    """Hear what comes over one socket; a game whose people have all heard of the last choice is ready for the next."""
    async for message in game.lines[seat]:
        heard = HEARD.decode(message)
        if heard.type in ("welcome", "update") and heard.frame is not None:
            ask = heard.frame.ask
            if ask is None:
                tally.finished += 1
                return
            if seat in ask.seats:
                game.ask = ask
            if heard.type == "update":
                game.waiting -= 1
                if game.waiting == 0:
                    tally.latencies.append(time.perf_counter() - game.sent)
                    tally.moves += 1
                    ready.put_nowait(game)
        elif heard.type in ("no", "trouble"):
            tally.refused += 1
            click.echo(f"refused: {heard.because}", err=True)


async def play(games: list[Game], seconds: float, rate: float, tally: Tally, luck: random.Random) -> float:
    """Let the games go on for so many seconds, at most `rate` choices a second (0: as fast as it goes)."""
    ready: asyncio.Queue[Game] = asyncio.Queue()
    ears = [asyncio.create_task(listen(game, seat, ready, tally)) for game in games for seat in (0, 1)]
    while any(game.ask is None for game in games):
        await asyncio.sleep(0.05)
    for game in games:
        ready.put_nowait(game)
    began = time.perf_counter()
    made = 0
    while (now := time.perf_counter()) < began + seconds:
        if rate and made / rate > now - began:
            await asyncio.sleep(made / rate - (now - began))
            continue
        try:
            game = await asyncio.wait_for(ready.get(), 1)
        except TimeoutError:
            continue
        ask = game.ask
        if ask is None:
            continue
        game.ask = None
        seat = ask.seats[0]
        choice = {"type": "choose", "id": "m", "ask": ask.number, "seat": seat, "key": luck.choice(ask.offers).key}
        game.waiting = len(game.lines)
        game.sent = time.perf_counter()
        await game.lines[seat].send(msgspec.json.encode(choice).decode())
        made += 1
    took = time.perf_counter() - began
    for ear in ears:
        ear.cancel()
    await asyncio.gather(*ears, return_exceptions=True)
    return took


def part(latencies: list[float], share: float) -> float:
    """The latency, in ms, that `share` of all choices stayed under."""
    ordered = sorted(latencies)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000


async def measure(address: str, pid: int, arguments: argparse.Namespace) -> None:
    """Run the load and print what came of it."""
    before = resident(pid)
    began = time.perf_counter()
    games = await open_games(address, arguments.games)
    await asyncio.sleep(2)
    opened = resident(pid)
    click.echo(f"{len(games)} games opened in {time.perf_counter() - began - 2:.1f} s")
    tally = Tally()
    gc.disable()
    used, own = processor_seconds(pid), time.process_time()
    took = await play(games, arguments.seconds, arguments.rate, tally, random.Random("load"))
    used, own = processor_seconds(pid) - used, time.process_time() - own
    await asyncio.sleep(2)
    rest = resident(pid)
    moves = tally.moves
    goal = f" (asked for {arguments.rate:.0f})" if arguments.rate else ""
    click.echo(f"moves/s              {moves / took:8.0f}{goal}")
    click.echo(
        f"choice to everyone   p50 {part(tally.latencies, 0.5):6.1f} ms   p99 {part(tally.latencies, 0.99):6.1f} ms"
    )
    click.echo(f"service, processor   {used / took:8.0%} of one core, {used / moves * 1e6:.0f} us a move")
    click.echo(f"this load, processor {own / took:8.0%} of one core")
    click.echo(
        f"memory a game        {(opened - before) / len(games):8.0f} kB opened, "
        f"{(rest - before) / len(games):.0f} kB at rest after this"
    )
    click.echo(f"games finished {tally.finished // 2}, choices refused {tally.refused}")
    for game in games:
        for line in game.lines:
            line.transport.abort()


def main() -> None:
    """Read the command line and run."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=0, help="choices a second; 0: as fast as it goes")
    parser.add_argument("--database", help="a database URL; default: a temporary SQLite file")
    parser.add_argument("--count-syncs", action="store_true", help="count fsync and fdatasync; needs strace")
    arguments = parser.parse_args()
    with own_service(arguments.database, count_syncs=arguments.count_syncs) as (address, pid):
        uvloop.run(measure(address, pid, arguments))


if __name__ == "__main__":
    main()
