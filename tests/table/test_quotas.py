"""Quotas: nobody fills the disk alone, and whoever has no name shares theirs."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from tests.table.at_home import UNLIMITED, at_home
from tests.table.at_the_table import become, open_table, random_game

RECORDS = [random_game(2, f"quota {number}").record().to_text() for number in range(4)]


def test_a_person_brings_so_many_records_and_the_next_one_has_their_own(tmp_path: Path) -> None:
    with at_home(tmp_path, replace(UNLIMITED, kept_records=2)) as client:
        become(client)
        statuses = [client.post("/api/replays", json={"text": text}).status_code for text in RECORDS[:3]]
        assert statuses == [201, 201, 429]
        again = client.post("/api/replays", json={"text": RECORDS[0]})
        assert again.status_code == 201, "it is kept already"
        refused = client.post("/api/replays", json={"text": RECORDS[2]}, headers={"Accept-Language": "fr"})
        assert "pas plus pour une personne" in refused.json()["because"]
        become(client, "Carl")
        assert client.post("/api/replays", json={"text": RECORDS[2]}).status_code == 201


def test_people_without_a_name_share_one_quota_and_are_told_to_take_one(tmp_path: Path) -> None:
    with at_home(tmp_path, replace(UNLIMITED, kept_records=2)) as client:
        statuses = [client.post("/api/replays", json={"text": text}).status_code for text in RECORDS[:3]]
        assert statuses == [201, 201, 429]
        assert client.post("/api/replays", json={"text": RECORDS[2]}).json()["advice"] == "Tell us a name first."
        become(client)
        assert client.post("/api/replays", json={"text": RECORDS[2]}).status_code == 201


def test_a_person_reports_so_many_problems(tmp_path: Path) -> None:
    with at_home(tmp_path, replace(UNLIMITED, kept_reports=2)) as client:
        become(client)
        table = open_table(client, "me", "open", public=True)
        statuses = [client.post(f"/api/tables/{table}/report", json={}).status_code for _ in range(3)]
        assert statuses == [201, 201, 429]
        client.cookies.clear()
        statuses = [client.post(f"/api/tables/{table}/report", json={}).status_code for _ in range(3)]
        assert statuses == [201, 201, 429]
