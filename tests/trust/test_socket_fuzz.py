"""Anything may come over a socket: random, malformed, huge, reordered, foreign. Nothing breaks, leaks or gets stuck."""

from __future__ import annotations

import re
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from hordekeep.table import protocol
from tests.table.harness.people import Guest, Line
from tests.table.harness.service import RunningService
from tests.trust.playing import asked_one, random_key, seat_all

pytestmark = pytest.mark.servers
MESSAGES = 600


def strange_text(luck: Random) -> str:
    """Text that was never meant to be a message."""
    return luck.choice(
        [
            "",
            "null",
            "[]",
            "{}",
            '"choose"',
            '{"type":"choose"}',
            '{"type":"nonsense","id":"1"}',
            '{"type":"choose","id":1,"ask":"x","seat":-1,"key":null}',
            '{"type":"ping","id":""}',
            '{"type":"ping","id":"' + "x" * 5000 + '"}',
            '{"type":"say","id":"1","text":"' + "\\u0000" * 30 + '"}',
            '{"type":"speak","language":"de"}',
            "\ud7ff\x00\x1f",
            "[" * 4000,
            '{"a":' * 500,
            "".join(chr(luck.randrange(1, 0xD000)) for _ in range(luck.randrange(300))),
        ]
    )


def foreign_message(luck: Random, number: int, ask: int) -> protocol.FromClient:
    """A well-formed message about anything: other seats, other asks, other people, choices that are none."""
    seat = luck.randrange(8)
    about = luck.choice([ask, ask - 1, ask + 1, 0, 999_999, luck.randrange(200)])
    key = luck.choice(["stop", "token:8", "pick:flayer", "", "!undo:0", "!agree", "pick:", "x" * 200, "take ☃"])
    kind: Any = luck.choice(get_args(protocol.FromClient))
    facts: dict[str, Any] = {
        "id": f"m{number}",
        "seat": seat,
        "ask": max(0, about),
        "key": key,
        "touched": luck.choice(["", "pool:flayer", "row:", "::", "horde:0:demon"]),
        "agree": luck.random() < 0.5,
        "text": luck.choice(["hello", "<script>alert(1)</script>", "\u202e", "🐉" * 100]),
        "person": luck.choice(["", "nobody", "x" * 64]),
        "on": luck.random() < 0.5,
        "language": luck.choice(["en", "fr"]),
        "orders": protocol.Orders(ask=luck.choice(["able", "always", "never"]), stops=luck.choice([(), ("nothing",)])),
    }
    names = {each.name for each in msgspec.structs.fields(kind)}
    message: protocol.FromClient = kind(**{name: fact for name, fact in facts.items() if name in names})
    return message


def is_well(line: Line) -> None:
    """The service still answers over this socket."""
    line.send(protocol.Ping(id="still there"))
    while line.hear(protocol.Pong).id != "still there":
        pass


def test_a_stream_of_nonsense_changes_nothing_and_the_game_goes_on(service: RunningService) -> None:
    luck = Random("nonsense")
    with (
        Guest(service.address, "Ada") as ada,
        Guest(service.address, "Bo") as bo,
        Guest(service.address, "Eve") as eve,
    ):
        table = seat_all([ada, bo], public=True)
        with ada.sit(table) as at_a, bo.sit(table) as at_b, eve.sit(table) as watching:
            only_for_seats: set[str] = set()
            for number in range(MESSAGES):
                if number % 60 == 59:  # the people at the table go on meanwhile
                    line = asked_one([at_a, at_b])
                    assert isinstance(line.choose(random_key(line, luck)), protocol.Done)
                if luck.random() < 0.3:
                    watching.socket.send(strange_text(luck))
                elif luck.random() < 0.1:
                    watching.socket.send(luck.randbytes(luck.randrange(400)))
                else:
                    ask = at_a.frame.ask.number if at_a.frame and at_a.frame.ask else 0
                    message = foreign_message(luck, number, ask)
                    if isinstance(message, protocol.Choose | protocol.Undo | protocol.AnswerUndo):
                        only_for_seats.add(message.id)
                    watching.send(message)
            assert only_for_seats
            is_well(watching)
            assert watching.frame is not None
            assert watching.frame.seat is None
            done = {each.id for each in watching.heard if isinstance(each, protocol.Done)}
            assert not done & only_for_seats
            while not (at_a.is_over or at_b.is_over):
                line = asked_one([at_a, at_b])
                assert isinstance(line.choose(random_key(line, luck)), protocol.Done)
    no_faults(service)


def test_a_player_who_sends_anything_at_all_can_still_play(service: RunningService) -> None:
    luck = Random("anything")
    with Guest(service.address, "Ada") as ada:
        table = ada.open_table("me", "novice")
        with ada.sit(table) as line:
            for number in range(MESSAGES):
                if luck.random() < 0.3:
                    line.socket.send(strange_text(luck))
                else:
                    ask = line.frame.ask.number if line.frame and line.frame.ask else 0
                    line.send(foreign_message(luck, number, ask))
            is_well(line)
            while line.until_asked_or_over().outcome is None:
                answer = line.choose(random_key(line, luck))
                assert isinstance(answer, protocol.Done) or answer.code == "stale", answer
    no_faults(service)


def test_a_huge_message_costs_its_sender_the_socket_at_most(service: RunningService) -> None:
    with Guest(service.address, "Ada") as ada, Guest(service.address, "Bo") as bo:
        table = seat_all([ada, bo])
        with ada.sit(table) as at_a, bo.sit(table) as at_b:
            at_a.socket.send("x" * 40_000)  # too large, yet answered
            assert isinstance(at_a.hear(protocol.Trouble), protocol.Trouble)
            with pytest.raises(ConnectionClosed):
                send_and_listen(at_a, "x" * 20_000_000)
            is_well(at_b)
        with ada.sit(table) as again:
            is_well(again)
    no_faults(service)


def send_and_listen(line: Line, text: str) -> None:
    """Send something, then listen for as long as the socket is open."""
    line.socket.send(text)
    while True:
        line.next()


def test_a_closed_table_and_a_foreign_page_get_no_socket(service: RunningService) -> None:
    with Guest(service.address, "Ada") as ada, Guest(service.address, "Eve") as eve:
        private = ada.open_table("me", "open")
        for table in (private, "nosuchtable", "..%2f..%2f", "x" * 300):
            with pytest.raises(Exception) as refused:  # noqa: PT011  # how a refused handshake looks depends on where
                eve.sit(table)
            assert not isinstance(refused.value, AssertionError)
        invite = ada.table(private).invite
        assert invite
        with pytest.raises(Exception) as refused:  # noqa: PT011
            eve.sit(private, invite[:-1] + ("A" if invite[-1] != "A" else "B"))
        assert not isinstance(refused.value, AssertionError)
        with eve.sit(private, invite) as welcome:
            assert welcome.frame is None
        eve.http.headers["Origin"] = "https://elsewhere.example"
        assert eve.say("POST", "/api/tables", {}).status_code == 403
    no_faults(service)


def no_faults(service: RunningService) -> None:
    """The service's log tells of no fault of its own."""
    assert not re.search(r"Traceback|\bERROR\b|status=5\d\d", service.log), service.log
