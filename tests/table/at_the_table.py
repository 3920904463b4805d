"""A person at a table of the application in this very process: opens tables, chooses over the socket."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from litestar import Litestar
from litestar.testing import TestClient

from hordekeep.kernel import Match, Record
from hordekeep.table import protocol

Client = TestClient[Litestar]
HORDE = "plankton-horde"


def random_game(seats: int, seed: str, level: str = "full") -> Match[Any]:
    """A whole game of Horde, played at random."""
    luck = random.Random(seed)
    names = ("Anna", "Beth", "Carl", "Dora")[:seats]
    match: Match[Any] = Match(HORDE, seats, seed, {"level": level}, names)
    while match.ask is not None:
        match.play(luck.choice(match.ask.choices), match.ask.seat)
    return match


def become(client: Client, name: str = "Beth") -> str:
    """Become a guest; returns the id."""
    answer = client.post("/api/people", json={"name": name})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def bring(client: Client, record: Record) -> str:
    """Bring a record; returns its id."""
    answer = client.post("/api/replays", json={"text": record.to_text()})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def open_table(client: Client, *seats: str, **more: Any) -> str:
    """Open a table; seats are `me`, `open`, or a bot's level."""
    asked = [{"kind": seat} if seat in ("me", "open", "nobody") else {"kind": "bot", "level": seat} for seat in seats]
    answer = client.post("/api/tables", json={"game": HORDE, "seats": asked, **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def choose(client: Client, table: str, *choices: tuple[int, str]) -> protocol.Welcome:
    """Make choices at a table, one after another; returns what one saw when one came."""
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        welcome = msgspec.json.decode(socket.receive_text(), type=protocol.Welcome)
        frame = welcome.frame
        for number, (seat, key) in enumerate(choices):
            assert frame is not None
            assert frame.ask is not None
            chosen = {"type": "choose", "id": str(number), "ask": frame.ask.number, "seat": seat, "key": key}
            socket.send_json(chosen)
            answered: protocol.FromServer | None = None
            updated = False
            while not (isinstance(answered, protocol.Done) and updated):
                said = msgspec.json.decode(socket.receive_text(), type=protocol.FromServer)
                assert not isinstance(said, protocol.No | protocol.Trouble), said
                if isinstance(said, protocol.Done):
                    answered = said
                if isinstance(said, protocol.Update):
                    frame, updated = said.frame, True
    return welcome
