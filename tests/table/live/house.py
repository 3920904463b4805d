"""A small house for live tables: the real store and journal on a file, tables in memory, bots that do as told.

Everything runs in one loop without sockets: a `Seated` person sends messages and reads what their connection would
carry out.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic, time
from typing import Any, TypeVar

import msgspec

from hordekeep.kernel import SEAT_LETTERS, Match, Record, find_game
from hordekeep.table import protocol
from hordekeep.table.hints import Hint, Listener, Roll, RollListener
from hordekeep.table.live.connection import Connection
from hordekeep.table.live.driving import look_at_bots
from hordekeep.table.live.lives import Lives
from hordekeep.table.live.loading import join, leave
from hordekeep.table.live.surroundings import Surroundings
from hordekeep.table.live.table import LiveTable
from hordekeep.table.lobby import new_row
from hordekeep.table.messages import answer
from hordekeep.table.metrics import Metrics
from hordekeep.table.people import People
from hordekeep.table.presence import Presence
from hordekeep.table.security import Allowances, Signer
from hordekeep.table.service import Service
from hordekeep.table.sessions import Sessions
from hordekeep.table.settings import Settings
from hordekeep.table.storage import Journal, Person, SeatRow, Store
from hordekeep.table.thinking import Thought, WeighedKey
from tests.patience import PATIENCE
from tests.table.harness.empty import sqlite_at

READ: msgspec.json.Decoder[protocol.FromServer] = msgspec.json.Decoder(protocol.FromServer)
Heard = TypeVar("Heard", bound=protocol.Said)


class Obedient:
    """Bots that take the first legal choice, when they are allowed to. `asked`: table, seat, bot, and for whom."""

    def __init__(self) -> None:
        self.may_think = asyncio.Event()
        self.may_think.set()
        self.asked: list[tuple[str, int, str, str]] = []
        self.has_ideas = True
        self.are_ready = True

    async def think(
        self,
        record: Record,
        seat: int,
        bot: str,
        *,
        table: str,
        person: str,
        is_watched: Callable[[], bool] = lambda: True,
    ) -> Thought | None:
        """The first legal choice."""
        self.asked.append((table, seat, bot, person))
        await self.may_think.wait()
        if not self.has_ideas:
            return None
        match: Match[Any] = Match.from_record(record)
        assert match.ask is not None
        keys = [match.game.words.key(choice) for choice in match.ask.choices_of(seat)]
        return Thought(keys[0], tuple(WeighedKey(key, 0.5, 10) for key in keys))


class Wire:
    """Hints between the houses of one test; cut, nothing passes."""

    def __init__(self) -> None:
        self.ends: list[WireEnd] = []
        self.is_cut = False


class WireEnd:
    """One house's end of the wire."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.listeners: list[Listener] = []
        self.roll_listeners: list[RollListener] = []
        wire.ends.append(self)

    def send(self, table: str, about: str, seq: int = 0) -> None:
        """Tell the others."""
        if not self.wire.is_cut:
            for end in self.wire.ends:
                if end is not self:
                    for listener in end.listeners:
                        asyncio.get_running_loop().call_soon(listener, Hint(table, about, seq))

    def listen(self, listener: Listener) -> None:
        """Hear the others."""
        self.listeners.append(listener)

    def send_roll(self, people: Mapping[str, tuple[str, ...]], *, is_whole: bool) -> None:
        """Tell the others who is here, and hear it back."""
        if not self.wire.is_cut:
            for end in self.wire.ends:
                roll = Roll(str(self.wire.ends.index(self)), dict(people), is_whole, end is self)
                for listener in end.roll_listeners:
                    asyncio.get_running_loop().call_soon(listener, roll)

    def listen_to_rolls(self, listener: RollListener) -> None:
        """Hear who is where."""
        self.roll_listeners.append(listener)

    async def is_reached(self) -> bool:
        """Is the wire whole?"""
        return not self.wire.is_cut

    async def close(self) -> None:
        """Nothing was open."""


class House:
    """A service without network, with people who come in."""

    def __init__(self, service: Service, bots: Obedient) -> None:
        self.service = service
        self.store = service.store
        self.lives = service.lives
        self.around = service.lives.around
        self.bots = bots

    async def person(self, name: str, id: str = "") -> Person:
        """Somebody new."""
        person = Person(id=id or f"id-{name}", name=name, language="en", created=time())
        await self.store.add_person(person)
        return person

    async def table(
        self,
        *seats: Person | str,
        game: str = "plankton-horde",
        start: Record | None = None,
        seed: str = "doc",
        public: bool = False,
        **options: Any,
    ) -> str:
        """A table; a seat is a person, `open`, `nobody` or a level. The first person is the host."""
        rows = tuple(seat_row(number, seat) for number, seat in enumerate(seats))
        if start is None:
            start = Match(find_game(game), len(seats), seed, options, list(SEAT_LETTERS[: len(seats)])).record()
        host = next((seat.id for seat in seats if isinstance(seat, Person)), None)
        row = new_row(start, host or "", rows, is_public=public, is_sandbox=False)
        row = msgspec.structs.replace(row, host=host)
        await self.store.add_table(row, rows)
        await self.lives.wake(row.id)
        return row.id

    def live(self, id: str) -> LiveTable:
        """The table in memory."""
        return self.lives.tables[id]

    async def sit(self, person: Person | None, id: str, language: protocol.Language = "en") -> Seated:
        """Somebody opens the table."""
        muted = await self.store.muted_by(person.id) if person else frozenset()
        connection = Connection(person, language, muted)
        async with self.lives.visit(id) as table:
            await join(table, connection)
        seated = Seated(self, table, connection)
        await seated.hear(protocol.Welcome)
        return seated


def seat_row(number: int, seat: Person | str) -> SeatRow:
    """A seat from a person or a word."""
    if isinstance(seat, Person):
        return SeatRow(number=number, kind="person", name=seat.name, person=seat.id)
    if seat in ("open", "nobody"):
        return SeatRow(number=number, kind=seat)  # type: ignore[arg-type]
    return SeatRow(number=number, kind="bot", level=seat)


class Seated:
    """Somebody at a table: their messages, and what they were told, as a client keeps it."""

    def __init__(self, house: House, table: LiveTable, connection: Connection) -> None:
        self.house = house
        self.at = table
        self.connection = connection
        self.number = 0
        self.heard: list[protocol.FromServer] = []
        self.texts: list[str] = []
        self.frame: protocol.Frame | None = None
        self.table: protocol.TableInfo
        self.log: list[protocol.LogLine] = []
        self.chat: list[protocol.ChatLine] = []
        self.undo: protocol.UndoAsked | None = None

    async def next(self) -> protocol.FromServer:
        """The next message that is carried out to them."""
        async with asyncio.timeout(PATIENCE):
            text = await self.connection.next()
        assert text is not None, "the connection is closed"
        self.texts.append(text)
        message = READ.decode(text)
        self.heard.append(message)
        match message:
            case protocol.Welcome():
                self.table, self.frame, self.undo = message.table, message.frame, message.undo
                self.log, self.chat = list(message.log), list(message.chat)
            case protocol.Update():
                self.frame = message.frame
                self.log[message.log_from :] = message.log
            case protocol.TableChanged():
                self.table = message.table
            case protocol.UndoChanged():
                self.undo = message.undo
            case protocol.ChatSaid():
                self.chat.append(message.line)
            case _:
                pass
        return message

    async def hear(self, kind: type[Heard]) -> Heard:
        """Read on until a message of this kind."""
        while True:
            message = await self.next()
            if isinstance(message, kind):
                return message

    async def catch_up(self) -> None:
        """Read everything that was sent so far."""
        pong = await self.send(protocol.Ping, id="catch up")
        assert isinstance(pong, protocol.Pong)

    async def until(self, is_so: Callable[[Seated], bool]) -> None:
        """Read on until it is so."""
        while not is_so(self):
            await self.next()

    async def send(self, kind: type[protocol.Said], **fields: Any) -> protocol.FromServer:
        """Send a message and read on to its answer."""
        self.number += 1
        request = fields.pop("id", str(self.number))
        message: Any = kind(id=request, **fields)
        await answer(self.house.service, self.at, self.connection, message)
        while True:
            said = await self.next()
            if getattr(said, "id", None) == request:
                return said

    async def choose(
        self, key: str | None = None, seat: int | None = None, ask: int | None = None
    ) -> protocol.FromServer:
        """Answer the present ask: with this key, or with the first that is offered."""
        await self.catch_up()
        assert self.frame is not None
        shown = self.frame.ask
        if key is None:
            assert shown is not None
            key = shown.offers[0].key
        number = ask if ask is not None else self.at.fold.number
        chair = seat if seat is not None else self.frame.seat
        return await self.send(protocol.Choose, ask=number, seat=chair if chair is not None else 0, key=key)

    def leave(self) -> None:
        """Go away."""
        leave(self.at, self.connection)


@asynccontextmanager
async def open_house(
    path: Path,
    *,
    wire: Wire | None = None,
    bots: Obedient | None = None,
    idle_seconds: float = 300.0,
    grace: float = 0.0,
    away_seconds: float = 0.0,
    clock: Callable[[], float] = monotonic,
) -> AsyncIterator[House]:
    """A house on the database file at `path`; with a wire, one of several on it."""
    settings = Settings(database=sqlite_at(path))
    store = await Store.open(settings.database)
    bots = bots or Obedient()
    metrics, signer = Metrics(), Signer(b"a secret of this house")
    journal = Journal(store)
    hints = WireEnd(wire or Wire())
    around = Surroundings(
        store=store,
        journal=journal,
        hints=hints,
        presence=Presence(hints, is_alone=wire is None, clock=clock),
        thinkers=bots,
        metrics=metrics,
        signer=signer,
        look_at_bots=look_at_bots,
        grace=grace,
        away_seconds=away_seconds,
    )
    lives = Lives(around, is_alone=wire is None, idle_seconds=idle_seconds)
    service = Service(
        settings=settings,
        store=store,
        journal=journal,
        hints=around.hints,
        signer=signer,
        people=People(store),
        sessions=Sessions(store, signer, around.hints),
        allowances=Allowances(settings.limits),
        metrics=metrics,
        lives=lives,
    )
    try:
        yield House(service, bots)
    finally:
        await lives.close()
        await journal.close()
        await store.close()


Story = Callable[[House], Awaitable[None]]


def in_house(story: Story) -> Callable[[Path], None]:
    """Make a test of a story that is told in a house of its own."""

    def test(tmp_path: Path) -> None:
        async def told() -> None:
            async with open_house(tmp_path / "house.sqlite") as house:
                await story(house)

        asyncio.run(told())

    test.__name__, test.__doc__ = story.__name__, story.__doc__
    return test


async def play_on(players: Sequence[Seated], choices: int) -> None:
    """Let these people make so many choices, the first offered each time."""
    for _ in range(choices):
        [asked] = players[0].at.asked
        player = next(each for each in players if asked in each.connection.mine)
        said = await player.choose(seat=asked)
        assert isinstance(said, protocol.Done), said
