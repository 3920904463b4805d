"""Sessions: where somebody is known, listed and ended; a cookie whose session has ended is nobody's."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from hordekeep.table.sessions import COOKIE, device_of
from hordekeep.table.storage.sessions import MOST_SESSIONS
from tests.patience import PATIENCE
from tests.table.at_home import at_home
from tests.table.harness.fixtures import StartService
from tests.table.harness.people import Guest, Line

Client = TestClient[Litestar]
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1 (KHTML) Version/17.5 Safari/604.1"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with at_home(tmp_path) as client:
        yield client


def become(client: Client, agent: str = FIREFOX) -> str:
    """Become a guest at a browser; the cookie."""
    client.cookies.clear()
    assert client.post("/api/people", json={"name": "Beth"}, headers={"User-Agent": agent}).status_code == 201
    return client.cookies[COOKIE]


def recover(client: Client, code: str, **more: bool) -> str:
    """Come from another device; its cookie."""
    client.cookies.clear()
    answer = client.post("/api/recover", json={"code": code, **more}, headers={"User-Agent": SAFARI})
    assert answer.status_code == 200
    return client.cookies[COOKIE]


def is_known(client: Client, cookie: str) -> bool:
    """Does the service know whoever has this cookie?"""
    client.cookies.clear()
    known = client.get("/api/me", headers={"Cookie": f"{COOKIE}={cookie}"}).json() is not None
    client.cookies.clear()
    return known


def say(client: Client, method: str, path: str, cookie: str) -> tuple[int, object]:
    """Ask with a cookie."""
    client.cookies.clear()
    answer = client.request(method, path, headers={"Cookie": f"{COOKIE}={cookie}"})
    client.cookies.clear()
    return answer.status_code, answer.json() if answer.content else None


def test_all_devices_are_listed_and_each_can_be_ended(client: Client) -> None:
    home = become(client)
    code = client.post("/api/me/recovery").json()["code"]
    away = recover(client, code)
    listed = client.get("/api/me/sessions").json()["sessions"]
    assert [(each["device"], each["here"], each["before"]) for each in listed] == [
        ("Safari, iPhone", True, False),
        ("Firefox, Linux", False, False),
    ]
    assert say(client, "DELETE", f"/api/me/sessions/{listed[1]['id']}", away)[0] == 204
    assert (is_known(client, home), is_known(client, away)) == (False, True)
    assert say(client, "GET", "/api/me/sessions", home)[0] == 401
    assert say(client, "DELETE", f"/api/me/sessions/{listed[1]['id']}", away)[0] == 404


def test_nobody_ends_what_is_anothers(client: Client) -> None:
    home = become(client)
    [session] = client.get("/api/me/sessions").json()["sessions"]
    other = become(client)
    assert say(client, "DELETE", f"/api/me/sessions/{session['id']}", other)[0] == 404
    assert say(client, "DELETE", "/api/me/sessions", other)[0] == 204
    assert is_known(client, home)


@pytest.mark.parametrize("wish", [False, True])
def test_recovering_elsewhere_ends_the_others_if_that_is_wished(client: Client, wish: bool) -> None:
    home = become(client)
    code = client.post("/api/me/recovery").json()["code"]
    away = recover(client, code, end_others=wish)
    assert (is_known(client, home), is_known(client, away)) == (not wish, True)


def test_all_others_end_at_once_and_leaving_ends_ones_own(client: Client) -> None:
    home = become(client)
    code = client.post("/api/me/recovery").json()["code"]
    away, again = recover(client, code), recover(client, code)
    assert say(client, "DELETE", "/api/me/sessions", again)[0] == 204
    assert [is_known(client, each) for each in (home, away, again)] == [False, False, True]
    client.cookies.clear()
    client.post("/api/me/leave", headers={"Cookie": f"{COOKIE}={again}"})
    assert not is_known(client, again), "whoever copied the cookie is nobody, too"
    assert is_known(client, recover(client, code))


def test_a_cookie_from_before_is_known_gets_a_session_and_can_be_ended(client: Client) -> None:
    new = become(client)
    who = new.partition(".")[0]
    service = client.app.state.service
    old = f"{who}.{service.signer.sign('cookie', who)}"
    assert not is_known(client, old), "nobody of today has one"
    row = f"INSERT INTO sessions VALUES ('old-{who}', '{who}', '', 1.0, 1.0)"

    async def upgrade() -> None:
        async with service.store.writing() as connection:
            await connection.exec_driver_sql(row)

    with client.portal() as portal:
        portal.call(upgrade)
    client.cookies.clear()
    answer = client.get("/api/me", headers={"Cookie": f"{COOKIE}={old}", "User-Agent": SAFARI})
    assert answer.json()["id"] == who
    renewed = answer.cookies[COOKIE]
    assert renewed.count(".") == 2
    assert is_known(client, renewed)
    _, listed = say(client, "GET", "/api/me/sessions", renewed)
    assert isinstance(listed, dict)
    assert [each["id"] for each in listed["sessions"] if each["before"]] == [f"old-{who}"]
    assert say(client, "DELETE", f"/api/me/sessions/old-{who}", renewed)[0] == 204
    assert (is_known(client, old), is_known(client, renewed)) == (False, True)


def test_no_more_sessions_are_kept_than_anybody_needs(client: Client) -> None:
    first = become(client)
    code = client.post("/api/me/recovery").json()["code"]
    last = [recover(client, code) for _ in range(MOST_SESSIONS)][-1]
    _, listed = say(client, "GET", "/api/me/sessions", last)
    assert isinstance(listed, dict)
    assert len(listed["sessions"]) == MOST_SESSIONS
    assert not is_known(client, first)


@pytest.mark.parametrize(("agent", "device"), [(FIREFOX, "Firefox, Linux"), (SAFARI, "Safari, iPhone"), ("", "")])
def test_a_device_is_known_by_two_words(agent: str, device: str) -> None:
    assert device_of(agent) == device


def test_over_tls_browsers_are_told_to_stay_there(client: Client) -> None:
    assert "strict-transport-security" not in client.get("/api/games").headers
    over = client.get("https://keep.test/api/games").headers["strict-transport-security"]
    assert int(over.removeprefix("max-age=")) >= 180 * 24 * 3600


def test_a_proxy_that_is_trusted_says_whether_it_was_tls(start_service: StartService) -> None:
    said = {"X-Forwarded-Proto": "https"}
    trusting, wary = start_service(), start_service(env={"HORDEKEEP_PROXIES": "10.0.0.1"})
    with Guest(trusting.address, None) as ada, Guest(wary.address, None) as bo:
        assert "strict-transport-security" in ada.http.get("/health", headers=said).headers
        assert "strict-transport-security" not in ada.http.get("/health").headers
        assert "strict-transport-security" not in bo.http.get("/health", headers=said).headers


def heard_the_end(line: Line) -> bool:
    """Whether the service hangs up."""
    line.socket.recv_events_thread.join(PATIENCE)
    return not line.socket.recv_events_thread.is_alive()


def test_an_ended_session_loses_its_sockets_and_no_other_does(start_service: StartService) -> None:
    service = start_service()
    with Guest(service.address) as ada, Guest(service.address, None) as again:
        code = ada.say("POST", "/api/me/recovery").json()["code"]
        again.say("POST", "/api/recover", {"code": code})
        table = ada.open_table("me", "novice")
        with ada.sit(table) as line, again.sit(table) as other:
            assert again.say("DELETE", "/api/me/sessions").status_code == 204
            assert heard_the_end(line)
            other.socket.send('{"type":"ping","id":"1"}')
            while '"pong"' not in str(other.socket.recv(timeout=PATIENCE)):
                pass
    service.stop()
    assert "Traceback" not in service.log


@pytest.mark.servers
def test_on_another_node_too(start_service: StartService, postgres: str, redis: str) -> None:
    one, two = (start_service("--channels", redis, database=postgres) for _ in range(2))
    with Guest(one.address) as ada, Guest(two.address, None) as again:
        code = ada.say("POST", "/api/me/recovery").json()["code"]
        again.say("POST", "/api/recover", {"code": code})
        with ada.sit(ada.open_table("me", "open")) as line:
            assert again.say("DELETE", "/api/me/sessions").status_code == 204
            assert heard_the_end(line)
        assert ada.say("GET", "/api/me").json() is None
