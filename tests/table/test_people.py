"""People over HTTP: a name at once, a cookie that cannot be forged, a code for the other device, and the way out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar
from litestar.testing import TestClient

from hordekeep.kernel import BadInput
from hordekeep.table.people import clean_name, hash_code, new_code
from hordekeep.table.sessions import COOKIE
from hordekeep.table.settings import Limits
from tests.table.at_home import at_home

Client = TestClient[Litestar]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """Somebody whom the service does not know yet."""
    with at_home(tmp_path) as client:
        yield client


def become(client: Client, name: str = "Beth") -> str:
    """Become a guest; returns the id."""
    answer = client.post("/api/people", json={"name": name})
    assert answer.status_code == 201
    return str(answer.json()["id"])


def test_a_name_is_enough_and_the_cookie_knows_the_guest_again(client: Client) -> None:
    assert client.get("/api/me").json() is None
    answer = client.post("/api/people", json={"name": "  Beth ", "language": "fr"})
    assert answer.status_code == 201
    me = answer.json()
    assert (me["name"], me["language"], me["has_recovery"]) == ("Beth", "fr", False)
    assert client.get("/api/me").json() == me


def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites(client: Client) -> None:
    answer = client.post("/api/people", json={"name": "Beth"})
    morsel = SimpleCookie(answer.headers["set-cookie"])[COOKIE]
    assert morsel["httponly"] is True
    assert morsel["samesite"].lower() == "lax"
    assert morsel["path"] == "/"
    assert not morsel["secure"]
    assert int(morsel["max-age"]) > 300 * 24 * 3600


def test_over_https_the_cookie_stays_there(tmp_path: Path) -> None:
    with at_home(tmp_path) as client:
        answer = client.post("https://keep.test/api/people", json={"name": "Beth"})
    assert SimpleCookie(answer.headers["set-cookie"])[COOKIE]["secure"] is True


def test_looking_in_renews_the_cookie(client: Client) -> None:
    become(client)
    assert COOKIE in SimpleCookie(client.get("/api/me").headers["set-cookie"])


@pytest.mark.parametrize("change", ["id", "signature", "nothing after the dot", "no dot", "another table's"])
def test_a_changed_cookie_is_nobody(client: Client, change: str) -> None:
    become(client)
    genuine = client.cookies[COOKIE]
    who, _, signature = genuine.partition(".")
    forged = {
        "id": f"{'B' if who[0] != 'B' else 'C'}{who[1:]}.{signature}",
        "signature": f"{who}.{'B' if signature[0] != 'B' else 'C'}{signature[1:]}",
        "nothing after the dot": f"{who}.",
        "no dot": who,
        "another table's": f"{who}.{'A' * 28}",
    }[change]
    client.cookies.clear()
    assert client.get("/api/me", headers={"Cookie": f"{COOKIE}={forged}"}).json() is None
    assert client.get("/api/me", headers={"Cookie": f"{COOKIE}={genuine}"}).json()["id"] == who


def test_a_cookie_of_another_service_is_nobody(tmp_path: Path) -> None:
    (tmp_path / "here").mkdir()
    (tmp_path / "there").mkdir()
    with at_home(tmp_path / "here") as here, at_home(tmp_path / "there") as there:
        become(here)
        assert there.get("/api/me", headers={"Cookie": f"{COOKIE}={here.cookies[COOKIE]}"}).json() is None


def test_the_cookie_outlives_a_restart(tmp_path: Path) -> None:
    with at_home(tmp_path) as client:
        who = become(client)
        cookie = client.cookies[COOKIE]
    with at_home(tmp_path) as client:
        assert client.get("/api/me", headers={"Cookie": f"{COOKIE}={cookie}"}).json()["id"] == who


def test_name_and_language_change_one_by_one(client: Client) -> None:
    become(client)
    assert client.patch("/api/me", json={"name": "Lise"}).json()["name"] == "Lise"
    changed = client.patch("/api/me", json={"language": "fr"}).json()
    assert (changed["name"], changed["language"]) == ("Lise", "fr")
    assert client.get("/api/me").json() == changed


def test_who_is_not_known_is_asked_for_a_name_in_their_language(client: Client) -> None:
    for method, path in (("PATCH", "/api/me"), ("POST", "/api/me/recovery"), ("DELETE", "/api/me")):
        answer = client.request(method, path, json={} if method == "PATCH" else None, headers={"Accept-Language": "fr"})
        assert answer.status_code == 401
        assert answer.json()["because"] == "Nous ne vous connaissons pas encore."


def test_a_recovery_code_carries_the_account_to_another_device(tmp_path: Path) -> None:
    with at_home(tmp_path) as client:
        who = become(client)
        code = client.post("/api/me/recovery").json()["code"]
        assert client.get("/api/me").json()["has_recovery"] is True
        client.cookies.clear()  # the other device
        answer = client.post("/api/recover", json={"code": code.lower().replace("-", " ")})
        assert answer.status_code == 200
        assert answer.json()["id"] == who
        assert client.get("/api/me").json()["id"] == who


def test_a_newer_code_makes_the_older_worthless(client: Client) -> None:
    become(client)
    older, newer = (client.post("/api/me/recovery").json()["code"] for _ in range(2))
    assert client.post("/api/recover", json={"code": older}).status_code == 404
    assert client.post("/api/recover", json={"code": newer}).status_code == 200


def test_the_code_itself_is_not_stored(tmp_path: Path) -> None:
    with at_home(tmp_path) as client:
        become(client)
        code = client.post("/api/me/recovery").json()["code"]
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"Beth" in stored
    assert code.encode() not in stored
    assert code.replace("-", "").encode() not in stored


def test_recovery_codes_are_long_readable_and_never_the_same() -> None:
    codes = {new_code() for _ in range(200)}
    assert len(codes) == 200
    for code in codes:
        assert re.fullmatch(r"[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){5}", code)
    assert len({hash_code(code) for code in codes}) == 200


def test_guessing_codes_is_slowed_down(tmp_path: Path) -> None:
    with at_home(tmp_path, Limits(recoveries=3)) as client:
        answers = [client.post("/api/recover", json={"code": new_code()}) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [404, 404, 404, 429]
    assert int(answers[-1].headers["retry-after"]) > 0
    assert "seconds" in answers[-1].json()["advice"]


def test_leaving_forgets_the_cookie_but_not_the_account(client: Client) -> None:
    who = become(client)
    code = client.post("/api/me/recovery").json()["code"]
    assert client.post("/api/me/leave").status_code == 204
    assert client.get("/api/me").json() is None
    assert client.post("/api/recover", json={"code": code}).json()["id"] == who


def test_whoever_deletes_the_account_is_gone_also_by_an_old_cookie_or_code(client: Client) -> None:
    become(client)
    code = client.post("/api/me/recovery").json()["code"]
    cookie = client.cookies[COOKIE]
    assert client.delete("/api/me").status_code == 204
    assert client.get("/api/me", headers={"Cookie": f"{COOKIE}={cookie}"}).json() is None
    assert client.post("/api/recover", json={"code": code}).status_code == 404


@pytest.mark.parametrize("name", ["", " ", "\t\n", "x" * 25, "a,b", "a\0b", "a\u202eb", "\u200b", "a\x07"])
def test_a_name_that_cannot_be_one_is_refused_politely(client: Client, name: str) -> None:
    answer = client.post("/api/people", json={"name": name})
    assert answer.status_code == 400
    assert answer.json()["where"] == "name"


@pytest.mark.parametrize("name", ["B", "x" * 24, "Élisabeth d’Ys", "李小龍", "🦑", "O'Neil-Smith"])
def test_names_of_all_kinds_are_welcome(client: Client, name: str) -> None:
    assert client.post("/api/people", json={"name": name}).json()["name"] == name


@given(st.text(max_size=40))
def test_a_cleaned_name_is_clean(name: str) -> None:
    with suppress(BadInput):
        clean = clean_name(name)
        assert 1 <= len(clean) <= 24
        assert clean == clean.strip() == clean_name(clean)
        assert len(clean.splitlines()) == 1


@given(st.text(max_size=80))
def test_any_text_may_be_tried_as_a_code(code: str) -> None:
    assert len(hash_code(code)) == 64
