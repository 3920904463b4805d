"""Whoever writes a position by hand may write anything: it is refused by its place, or can be looked at and played.

Every field of every game's document gets numbers, words and lists that nobody meant.
"""

from __future__ import annotations

import importlib
import logging
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from msgspec.structs import replace

from hordekeep import Match, Record, find_game, game_slugs
from tests.table.at_home import UNLIMITED, at_home

pytestmark = pytest.mark.slow
CRAFTED = 700
"""How many positions are tried for each game."""
STRANGE: tuple[Any, ...] = (
    -1,
    -2,
    -1000,
    7,
    99,
    1_000_000,
    2**53 + 1,
    2**63 - 1,
    1e30,
    0.5,
    True,
    None,
    "x",
    "",
    [],
    {},
)
TOO_MANY = 1001
DOCUMENTS = {
    "plankton-horde": "games.plankton_horde.written.position_document",
    "skytear-horde": "engines.lanes.written.position_document",
    "monoliths": "engines.lanes.written.position_document",
    "skytear": "games.skytear.written.position_document",
    "cloudspire": "games.cloudspire.written.position_document",
}
Place = tuple[str | int, ...]


def positions(slug: str, luck: Random) -> Iterator[Record]:
    """Positions from random games: as they are written, and with every field that may be left out."""
    game = find_game(slug)
    document = importlib.import_module(f"hordekeep.{DOCUMENTS[slug]}").Position
    for number, length in enumerate((0, 5, 40, 150, 400)):
        match: Match[Any] = Match(slug, seats=luck.randint(game.fewest, game.most), seed=f"crafted {number}")
        while match.ask is not None and len(match.made) < length:
            seat = luck.choice(match.ask.seats)
            match.choose(luck.choice(match.ask.choices_of(seat)), seat)
        written = msgspec.json.decode(msgspec.json.encode(match.to_position()))
        name = written.pop("game")
        for each in (written, msgspec.to_builtins(msgspec.convert(written, document))):
            yield Record(slug, game.rules.version, match.names, {}, "seed", (), position={"game": name, **each})


def fields(document: Any, path: Place = ()) -> Iterator[Place]:
    """The places of everything in a document."""
    parts = (
        document.items() if isinstance(document, dict) else enumerate(document) if isinstance(document, list) else ()
    )
    for name, part in parts:
        yield (*path, name)
        yield from fields(part, (*path, name))


def crafted(slug: str, luck: Random) -> list[tuple[Record, Place, Any]]:
    """Positions with something strange in one place; each kind of place gets each strange thing once."""
    found: dict[Any, tuple[Record, Place, Any]] = {}
    for record in positions(slug, luck):
        for path in fields(record.position):
            kind = tuple("*" if isinstance(name, int) else name for name in path)
            old = part_at(record.position, path)
            for strange in (*STRANGE, *([((old or ["x"]) * TOO_MANY)[:TOO_MANY]] if isinstance(old, list) else ())):
                found.setdefault((kind, repr(strange)[:40]), (record, path, strange))
    every = list(found.values())
    luck.shuffle(every)
    return every[:CRAFTED]


def part_at(document: Any, path: Place) -> Any:
    """What stands in a place."""
    for name in path:
        document = document[name]
    return document


def with_part(record: Record, path: Place, part: Any) -> str:
    """The text of a record whose position has something else in one place."""
    document = deepcopy(record.position)
    part_at(document, path[:-1])[path[-1]] = part
    return replace(record, position=document).to_text()


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    with at_home(tmp_path_factory.mktemp("crafted"), limits=replace(UNLIMITED, open_tables=0, sockets=0)) as client:
        client.post("/api/people", json={"name": "Mallory"})
        yield client


@pytest.mark.parametrize("slug", game_slugs())
def test_a_crafted_position_is_refused_by_its_place_or_can_be_studied_and_played(
    client: TestClient[Litestar], slug: str, caplog: pytest.LogCaptureFixture
) -> None:
    accepted = 0
    for record, path, strange in crafted(slug, Random(slug)):
        what = f"{'.'.join(map(str, path))} = {strange!r:.60}"
        text = with_part(record, path, strange)
        caplog.clear()
        brought = client.post("/api/replays", json={"text": text})
        assert brought.status_code in (201, 400), f"{what}: {brought.text}"
        if brought.status_code == 201:
            accepted += 1
            look_and_play(client, brought.json()["id"], record, what)
        else:
            assert brought.json()["where"], f"{what}: {brought.text}"
        loud = [
            (each.getMessage(), getattr(each, "fields", ""))
            for each in caplog.records
            if each.levelno >= logging.WARNING
        ]
        assert not loud, f"{what}: {loud}"
    assert accepted > 20


def look_and_play(client: TestClient[Litestar], replay: str, record: Record, what: str) -> None:
    """Study a record through all eyes, and sit down at a table that goes on from it."""
    source = {"from": "replay", "replay": replay, "at": 0}
    assert client.get(f"/api/replays/{replay}").status_code == 200, what
    for seat in (None, *range(len(record.names))):
        studied = client.post("/api/study", json={"source": source, "seat": seat})
        assert studied.status_code == 200, f"{what}: {studied.text}"
    seats = [{"kind": "me"} for _ in record.names]
    opened = client.post("/api/tables", json={"game": record.game, "seats": seats, "source": source})
    assert opened.status_code in (201, 409), f"{what}: {opened.text}"  # there may be nothing left to play
    if opened.status_code == 201:
        with client.websocket_connect(f"/ws/tables/{opened.json()['id']}") as socket:
            assert socket.receive_json()["type"] == "welcome", what
