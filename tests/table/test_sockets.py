"""The socket of a table over a real connection: what cannot be read is told so, and nothing said can hurt anybody."""

from __future__ import annotations

import json
from contextlib import ExitStack
from urllib.parse import urlencode

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from hordekeep.table import protocol
from hordekeep.table.live.connection import MOST_WAITING, Connection
from tests.patience import PATIENCE
from tests.table.harness.fixtures import StartService
from tests.table.harness.people import READ, Guest, Line
from tests.table.harness.service import RunningService

pytestmark = pytest.mark.servers


def dial(guest: Guest, table: str, **query: str) -> ClientConnection:
    """A bare socket."""
    return connect(
        f"{guest.address.replace('http', 'ws', 1)}/ws/tables/{table}?{urlencode(query)}",
        origin=Origin(guest.address),
        additional_headers={"Cookie": guest.cookie} if guest.cookie else {},
        open_timeout=PATIENCE,
        ping_timeout=PATIENCE,
        compression=None,
    )


def hear(socket: ClientConnection) -> protocol.FromServer:
    return READ.decode(socket.recv(timeout=PATIENCE))


def trouble_and_close(socket: ClientConnection) -> tuple[str, int]:
    """What is said before the socket is closed, and the code that closes it."""
    said = hear(socket)
    while not isinstance(said, protocol.Trouble):
        said = hear(socket)
    try:
        while True:
            last = hear(socket)
            said = last if isinstance(last, protocol.Trouble) else said
    except ConnectionClosed as closed:
        return said.because, closed.rcvd.code if closed.rcvd else 0


def still_talks(line: Line) -> None:
    """The socket is open, and the table answers."""
    line.send(protocol.Ping(id="still there"))
    assert line.hear(protocol.Pong).id == "still there"


# -- coming in -------------------------------------------------------------------------------------------------------


def test_a_table_that_does_not_exist_is_said_so(shared_service: RunningService) -> None:
    with Guest(shared_service.address) as guest, dial(guest, "nowhere") as socket:
        assert trouble_and_close(socket) == ("There is no such table.", 4404)


def test_a_private_table_is_closed_without_its_invitation(shared_service: RunningService) -> None:
    with Guest(shared_service.address) as host, Guest(shared_service.address, "Eve", "fr") as eve:
        table = host.open_table("me", "nobody")
        invite = host.table(table).invite
        assert invite
        for wrong in ("", invite[:-1], invite + "A", "é" * 20):
            with dial(eve, table, invite=wrong, language="fr") as socket:
                because, code = trouble_and_close(socket)
                assert code == 4404
                assert because.endswith("joue ici sur invitation.")
        with dial(eve, table, invite=invite) as socket:
            welcome = hear(socket)
            assert isinstance(welcome, protocol.Welcome)
            assert (welcome.table.mine, welcome.table.invite) == ((), None)


def test_strangers_watch_public_tables(shared_service: RunningService) -> None:
    with Guest(shared_service.address) as host, Guest(shared_service.address, None) as nobody:
        table = host.open_table("me", "nobody", public=True)
        with dial(nobody, table) as socket:
            welcome = hear(socket)
            assert isinstance(welcome, protocol.Welcome)
            assert (welcome.you, welcome.protocol) == (None, protocol.PROTOCOL)


def test_the_language_is_the_one_asked_for(shared_service: RunningService) -> None:
    with Guest(shared_service.address) as guest:
        table = guest.open_table("me", "nobody")
        for words, heading in (({"language": "fr"}, "Manche 1 sur 11"), ({"language": "de"}, "Round 1 of 11")):
            with dial(guest, table, **words) as socket:
                welcome = hear(socket)
                assert isinstance(welcome, protocol.Welcome)
                assert welcome.table.heading == heading


# -- what cannot be read ---------------------------------------------------------------------------------------------


UNREADABLE: list[str | bytes] = [
    "",
    "hello",
    "null",
    "[]",
    "{}",
    '{"type":"dance"}',
    '{"type":"welcome"}',
    '{"type":"choose"}',
    '{"type":"choose","id":"1","ask":0,"seat":0,"key":7}',
    '{"type":"choose","id":"1","ask":-1,"seat":0,"key":"x"}',
    '{"type":"choose","id":"1","ask":0,"seat":99,"key":"x"}',
    '{"type":"choose","id":"","ask":0,"seat":0,"key":"x"}',
    '{"type":"choose","id":"1","ask":0,"seat":0,"key":"x","more":1}',
    json.dumps({"type": "choose", "id": "1", "ask": 0, "seat": 0, "key": "k" * 300}),
    json.dumps({"type": "say", "id": "1", "text": ""}),
    json.dumps({"type": "say", "id": "1", "text": "s" * 501}),
    '{"type":"speak","language":"de"}',
    "[" * 5000,
    '{"type":"say","id":"1","text":"\\ud800"}',
    "x" * 20_000,
    b"\x00\xff",
    msgspec.json.encode(protocol.Ping(id="1")),
]


def test_what_cannot_be_read_is_told_and_the_socket_stays_open(shared_service: RunningService) -> None:
    with Guest(shared_service.address) as guest, guest.sit(guest.open_table("me", "nobody")) as line:
        for message in UNREADABLE:
            line.socket.send(message)
            assert line.hear(protocol.Trouble).because, message
        still_talks(line)


def test_troubles_are_told_in_the_persons_language(shared_service: RunningService) -> None:
    with Guest(shared_service.address, "Zoé", "fr") as guest, guest.sit(guest.open_table("me", "nobody")) as line:
        line.socket.send("x" * 20_000)
        assert line.hear(protocol.Trouble).because == "Ce message est trop grand."
        line.socket.send(b"\x00")
        assert line.hear(protocol.Trouble).because == "Seuls les messages de texte sont compris ici."


def test_every_message_gets_its_answer_in_order(shared_service: RunningService) -> None:
    with Guest(shared_service.address) as guest, guest.sit(guest.open_table("me", "nobody")) as line:
        for number in range(50):
            kind: protocol.FromClient = (
                protocol.Ping(id=str(number))
                if number % 2
                else protocol.Choose(id=str(number), ask=999, seat=0, key="stop")
            )
            line.send(kind)
        answers = [getattr(line.hear(protocol.Pong, protocol.No), "id", "") for _ in range(50)]
        assert answers == [str(number) for number in range(50)]


def test_who_sends_nothing_but_nonsense_is_shown_the_door(shared_service: RunningService) -> None:
    with Guest(shared_service.address) as guest:
        table = guest.open_table("me", "nobody")
        with dial(guest, table) as socket:
            for _ in range(100):
                socket.send("nonsense")
            _, code = trouble_and_close(socket)
            assert code == 4429
        with guest.sit(table) as line:
            still_talks(line)


def test_a_flood_is_slowed_and_then_stopped(start_service: StartService) -> None:
    service = start_service(env={"HORDEKEEP_LIMITS_MESSAGES": "20", "HORDEKEEP_LIMITS_OPEN_SOCKETS": "2"})
    with Guest(service.address) as guest, ExitStack() as sockets:
        table = guest.open_table("me", "nobody")
        line = sockets.enter_context(guest.sit(table))
        for number in range(25):
            line.send(protocol.Ping(id=str(number)))
        assert line.hear(protocol.Trouble).because == "That is a little fast. Please wait a moment."
        sockets.enter_context(guest.sit(table))
        third = sockets.enter_context(dial(guest, table))
        because, code = trouble_and_close(third)
        assert (because, code) == ("You have too many windows open here. Close one of them first.", 4429)


# -- playing ---------------------------------------------------------------------------------------------------------


def test_two_people_play_and_both_see_it(shared_service: RunningService) -> None:
    with Guest(shared_service.address, "Ada") as ada, Guest(shared_service.address, "Bo") as bo:
        table = ada.open_table("me", "open")
        with ada.sit(table) as at_a:
            assert at_a.frame is None
            bo.take(table, 1, at_a.table.invite or "")
            with bo.sit(table) as at_b:
                for _ in range(10):
                    while not (at_a.is_my_turn or at_b.is_my_turn):
                        at_a.next()
                    mover, other = (at_a, at_b) if at_a.is_my_turn else (at_b, at_a)
                    assert mover.frame is not None
                    assert mover.frame.ask is not None
                    offers = mover.frame.ask.offers
                    assert isinstance(mover.choose(offers[0].key), protocol.Done)
                    number = mover.frame.ask.number if mover.frame.ask else 0
                    while other.frame is None or other.frame.ask is None or other.frame.ask.number < number:
                        other.next()
                assert at_a.log == at_b.log


def test_whoever_reconnects_gets_the_whole_truth(shared_service: RunningService) -> None:
    with Guest(shared_service.address) as guest:
        table = guest.open_table("me", "me")
        with guest.sit(table) as line:
            for _ in range(6):
                assert line.frame is not None
                assert line.frame.ask is not None
                line.choose(line.frame.ask.offers[0].key)
            before = (line.frame, line.log)
        with guest.sit(table) as again:
            assert (again.frame, again.log) == before


# -- those who do not listen -----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_client_that_does_not_read_is_closed_and_the_table_goes_on(shared_service: RunningService) -> None:
    with Guest(shared_service.address, "Ada") as ada, Guest(shared_service.address, "Bo") as bo:
        table = ada.open_table("me", "open")
        bo.take(table, 1, ada.table(table).invite or "")
        with ada.sit(table) as at_a:
            for number in range(20):  # the truth becomes long
                at_a.send(protocol.Say(id=str(number), text="x" * 500))
            with dial(bo, table) as deaf:
                while not at_a.table.seats[1].here:
                    at_a.next()
                english = msgspec.json.encode(protocol.Speak(language="en")).decode()
                for _ in range(1100):
                    try:
                        deaf.send(english)
                    except ConnectionClosed:
                        break
                while at_a.table.seats[1].here:
                    at_a.next()
                still_talks(at_a)


def test_too_many_waiting_messages_lose_the_connection() -> None:
    import asyncio

    async def story() -> None:
        lost: list[bool] = []
        connection = Connection(None, "en")
        connection.on_lost = lambda: lost.append(True)
        for _ in range(MOST_WAITING):
            connection.send("x")
        assert not connection.is_lost
        connection.send("x")
        connection.send("x")
        assert (connection.is_lost, lost) == (True, [True])
        assert await connection.next() is None

    asyncio.run(story())


def test_a_closed_connection_carries_out_what_waits_and_no_more() -> None:
    import asyncio

    async def story() -> None:
        connection = Connection(None, "en")
        connection.send("one")
        connection.close()
        connection.send("two")
        assert await connection.next() == "one"
        assert await connection.next() is None

    asyncio.run(story())
