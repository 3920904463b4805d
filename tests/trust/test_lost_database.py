"""The database goes away in the middle of a game and comes back: people are told just that, and nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from hordekeep.table import protocol
from tests.patience import PATIENCE
from tests.table.harness.fixtures import StartService
from tests.table.harness.people import READ, Guest, Line
from tests.table.harness.servers import Postgres, postgres_server
from tests.table.test_sockets import dial

pytestmark = [pytest.mark.servers, pytest.mark.slow]

AWAY = {
    "en": "Our memory is away for a moment. Nothing of your game is lost.",
    "fr": "Notre mémoire s’absente un instant. Rien de votre partie n’est perdu.",
}


@pytest.fixture
def server() -> Iterator[Postgres]:
    """A PostgreSQL of this test's own."""
    with postgres_server() as server:
        yield server


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_lost_database_is_told_as_such_and_the_game_goes_on_when_it_is_back(
    start_service: StartService, server: Postgres, language: protocol.Language
) -> None:
    service = start_service(database=server.address)
    with Guest(service.address, "Ada", language) as ada:
        table = ada.open_table("me", "me")
        with ada.sit(table) as line:
            first = offered(line)
            assert isinstance(line.choose(first), protocol.Done)
            server.stop()
            noes = [
                told(line, protocol.Say(id="say", text="Hello?")),
                told(line, protocol.Mute(id="mute", person="somebody", on=True)),
                told(line, protocol.Choose(id="a", ask=number(line), seat=seat(line), key=offered(line))),
                told(line, protocol.Choose(id="b", ask=number(line), seat=seat(line), key=offered(line))),
                told(line, protocol.Undo(id="undo", seat=0)),
            ]
            assert noes == [AWAY[language]] * len(noes)
            pages = [ada.http.get("/api/me"), ada.http.get("/api/tables"), ada.http.post(f"/api/tables/{table}/leave")]
            assert [(page.status_code, page.json()["because"]) for page in pages] == [(503, AWAY[language])] * 3
            with dial(ada, table, language=language) as unlucky:
                said = READ.decode(unlucky.recv(timeout=PATIENCE))
                assert said == protocol.Trouble(because=AWAY[language])
            server.start()
            until_ready(service.address)
            line.hear(protocol.Welcome)
            assert isinstance(line.choose(offered(line)), protocol.Done)


def offered(line: Line) -> str:
    """The first choice that is offered."""
    assert line.frame is not None
    assert line.frame.ask is not None
    return line.frame.ask.offers[0].key


def number(line: Line) -> int:
    """The number of the present ask."""
    assert line.frame is not None
    assert line.frame.ask is not None
    return line.frame.ask.number


def seat(line: Line) -> int:
    """The seat that is shown."""
    assert line.frame is not None
    assert line.frame.seat is not None
    return line.frame.seat


def told(line: Line, message: protocol.FromClient) -> str:
    """Why something cannot be done."""
    line.send(message)
    said = line.answer(getattr(message, "id", ""))
    assert isinstance(said, protocol.No), said
    return said.because


def until_ready(address: str) -> None:
    """Wait until the service says that people can play."""
    with httpx.Client(timeout=PATIENCE) as client:
        while client.get(f"{address}/ready").status_code != 200:
            continue
