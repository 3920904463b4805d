"""Reports of problems: what the reporter saw, nothing of what they may not know, and the record when it is over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from hordekeep import __version__
from hordekeep.kernel import Record
from hordekeep.table.protocol import Report, Welcome
from tests.table.at_home import at_home
from tests.table.at_the_table import Client, become, bring, choose, open_table, random_game

GAME = random_game(2, "reported")


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """Beth, at a service of her own."""
    with at_home(tmp_path) as client:
        become(client)
        yield client


def report(client: Client, table: str, note: str = "", **query: str) -> Report:
    answer = client.post(f"/api/tables/{table}/report", json={"note": note}, params=query)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=Report)


def read(client: Client, id: str) -> Report:
    answer = client.get(f"/api/reports/{id}")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Report)


def table_before_the_end(client: Client, left: int) -> str:
    """A table, with Beth on both seats, at which so many choices are left to the end."""
    replay = bring(client, GAME.record())
    at = len(GAME.record().choices) - left
    source = {"from": "replay", "replay": replay, "at": at}
    return open_table(client, "me", "me", source=source)


def test_a_report_keeps_exactly_what_its_reporter_saw(client: Client) -> None:
    table = open_table(client, "me", "nobody")
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        seen = msgspec.json.decode(socket.receive_text(), type=Welcome)
    made = report(client, table, "The Ooze looks like a Troll.")
    assert (made.table, made.note, made.version, made.rules_version) == (
        table,
        "The Ooze looks like a Troll.",
        __version__,
        1,
    )
    assert (made.frame, made.log) == (seen.frame, seen.log)
    assert read(client, made.id) == made


def test_while_the_game_goes_on_a_report_tells_nothing_that_its_reporter_may_not_know(tmp_path: Path) -> None:
    with at_home(tmp_path) as beth:
        become(beth, "Beth")
        table = open_table(beth, "me", "open", public=True)
        own = dict(beth.cookies)
        beth.cookies.clear()
        become(beth, "Ann")
        assert beth.post(f"/api/tables/{table}/seats/1/take").status_code == 200
        anns = dict(beth.cookies)
        (starter,) = beth.get(f"/api/tables/{table}").json()["asked"]
        beth.cookies.clear()
        beth.cookies.update((own, anns)[starter])
        choose(beth, table, (starter, "token:8"))
        for cookies, seat in ((own, 0), (anns, 1), ({}, None)):
            beth.cookies.clear()
            beth.cookies.update(cookies)
            made = report(beth, table)
            assert made.record is None
            assert made.choices == ((f"{'AB'[starter]} token:8",) if seat == starter else ())
            assert made.seq == 1
            assert made.frame is not None
            assert made.frame.seat == seat
            assert not made.frame.open
            assert "deck" not in made.frame.view
            hidden = [each for each in (0, 1) if each != seat]
            assert all("horde" not in made.frame.view["seats"][each] for each in hidden)
            assert read(beth, made.id).record is None


def test_own_choices_are_in_the_report_and_those_of_others_only_when_the_game_is_over(client: Client) -> None:
    last = GAME.record().choices[-1]
    table = table_before_the_end(client, 1)
    running = report(client, table)
    assert running.record is None
    choose(client, table, last)
    over = report(client, table)
    assert f"{'AB'[last[0]]} {last[1]}" in over.choices
    assert over.seq > running.seq
    assert over.record is not None
    assert Record.from_text(over.record).choices == GAME.record().choices
    assert over.frame is not None
    assert over.frame.outcome is not None
    assert read(client, running.id).record == over.record, "the record comes when the game is over"


def test_a_private_table_can_be_reported_only_by_those_who_may_see_it(client: Client) -> None:
    table = open_table(client, "me", "open")
    invite = client.get(f"/api/tables/{table}").json()["invite"]
    client.cookies.clear()
    assert client.post(f"/api/tables/{table}/report", json={}).status_code == 403
    assert client.post(f"/api/tables/{table}/report", json={}, params={"invite": "x"}).status_code == 403
    made = report(client, table, invite=invite)
    assert made.frame is None, "the game has not started"


def test_what_is_not_there_cannot_be_reported_or_read(client: Client) -> None:
    assert client.post("/api/tables/no-such-table/report", json={}).status_code == 404
    answer = client.get("/api/reports/no-such-report", headers={"Accept-Language": "fr"})
    assert answer.status_code == 404
    assert answer.json()["because"] == "Il n’y a pas de tel signalement."


def test_a_note_has_a_length(client: Client) -> None:
    table = open_table(client, "me", "nobody")
    assert client.post(f"/api/tables/{table}/report", json={"note": "x" * 1001}).status_code == 400


def test_the_ids_of_reports_cannot_be_guessed(client: Client) -> None:
    table = open_table(client, "me", "nobody")
    ids = {report(client, table).id for _ in range(3)}
    assert len(ids) == 3
    assert min(map(len, ids)) >= 22
