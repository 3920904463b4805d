"""What passes the gate and how: origins, headers, problems, limits, the log and the figures."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.routes import HTTPRoute
from litestar.testing import TestClient
from sqlalchemy.exc import OperationalError

from hordekeep import Match
from hordekeep.kernel.record import _checksum
from hordekeep.table.logs import JsonLines, TextLines
from hordekeep.table.protocol import Problem
from hordekeep.table.security import Allowance, Signer
from hordekeep.table.settings import Limits
from hordekeep.table.storage import NotWritten
from tests.table.at_home import at_home

Client = TestClient[Litestar]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """One service for those tests that need none of their own."""
    with at_home(tmp_path_factory.mktemp("home"), origins=("https://friend.test",)) as client:
        yield client


@pytest.fixture
def client(home: Client) -> Client:
    """A client that is no browser, and whom nobody knows: it sends no origin and no cookie."""
    home.cookies.clear()
    return home


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"Origin": "http://keep.test"}, 201),
        ({"Origin": "http://keep.test:80"}, 201),
        ({"Origin": "https://friend.test"}, 201),
        ({"Sec-Fetch-Site": "same-origin"}, 201),
        ({"Origin": "http://evil.test"}, 403),
        ({"Origin": "http://keep.test:8080"}, 403),
        ({"Origin": "http://keep.test.evil.test"}, 403),
        ({"Origin": "http://evil.friend.test"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://["}, 403),
        ({"Origin": ""}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
    ],
)
def test_pages_of_other_sites_cannot_act_here(client: Client, headers: dict[str, str], status: int) -> None:
    answer = client.post("/api/people", json={"name": "Beth"}, headers=headers)
    assert answer.status_code == status
    if status == 403:
        assert "set-cookie" not in answer.headers


def hear_until_the_end(client: Client, address: str, headers: dict[str, str]) -> None:
    """Open a socket and listen; ends with `WebSocketDisconnect`."""
    with client.websocket_connect(address, headers=headers) as socket:
        while True:
            socket.receive_json()


@pytest.mark.parametrize(
    ("origin", "code"),
    [
        (None, 4404),
        ("http://keep.test", 4404),
        ("https://friend.test", 4404),
        ("http://evil.test", 4403),
        ("null", 4403),
    ],
)
def test_pages_of_other_sites_cannot_open_sockets(client: Client, origin: str | None, code: int) -> None:
    headers = {} if origin is None else {"Origin": origin}
    with pytest.raises(WebSocketDisconnect) as end:
        hear_until_the_end(client, "/ws/tables/no-such-table", headers)
    assert end.value.code == code


def test_looking_is_allowed_from_anywhere_but_no_script_of_another_site_may_read_it(client: Client) -> None:
    answer = client.get("/api/me", headers={"Origin": "http://evil.test"})
    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/me", "/api/nothing", "/health", "/assets/nothing.js"])
def test_every_answer_carries_the_headers_that_protect_it(client: Client, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert len(headers["x-request-id"]) == 12
    assert headers["cache-control"] in ("no-store", "no-cache")


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "where"),
    [
        ("GET", "/api/nothing", None, 404, ""),
        ("GET", "/api", None, 404, ""),
        ("GET", "/api/me/nothing/at/all", None, 404, ""),
        ("POST", "/api/nothing", b"{}", 404, ""),
        ("DELETE", "/api/people", None, 405, ""),
        ("POST", "/about", b"{}", 405, ""),
        ("GET", "/assets/nothing.js", None, 404, ""),
        ("POST", "/api/people", b"", 400, "body"),
        ("POST", "/api/people", b"{", 400, ""),
        ("POST", "/api/people", b"\xff\xfe", 400, ""),
        ("POST", "/api/people", b"[]", 400, "body"),
        ("POST", "/api/people", b'{"name": 3}', 400, "name"),
        ("POST", "/api/people", b'{"name": "Beth", "language": {}}', 400, "language"),
        ("POST", "/api/people", b'{"name": "Beth", "admin": true}', 400, "body"),
        ("POST", "/api/people", b'{"name": "\\ud800"}', 400, ""),
        ("GET", "/t/%00", None, 400, ""),
        ("GET", "/api/me?x=%00", None, 400, ""),
    ],
)
def test_what_cannot_be_done_is_a_problem(
    client: Client, method: str, path: str, body: bytes | None, status: int, where: str
) -> None:
    answer = client.request(method, path, content=body, headers={"Content-Type": "application/json"})
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert (answer.status_code, problem.status) == (status, status)
    assert problem.where == where
    assert problem.because
    assert answer.headers["content-type"] == "application/json"


UNREADABLE = {
    "too deep": b"[" * 50_000,
    "deep and closed": b'{"a":' * 3000 + b"1" + b"}" * 3000,
    "no text": b'{"name": "\xff\xfe", "text": "\xc3("}',
    "half a sign": b'{"name": "Beth\xe2\x82"}',
}


@pytest.mark.parametrize("body", UNREADABLE.values(), ids=UNREADABLE)
def test_whatever_a_body_is_no_route_calls_it_our_fault(
    client: Client, body: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "hordekeep")
    client.post("/api/people", json={"name": "Beth"})
    routes = [
        (method, route.path_format.replace("{number}", "0"))
        for route in client.app.routes
        if isinstance(route, HTTPRoute)
        for method, (handler, _) in route.route_handler_map.items()
        if "data" in handler.parsed_fn_signature.parameters
    ]
    assert len(routes) > 10
    for method, path in routes:
        caplog.clear()
        answer = client.request(str(method), path, content=body, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["status"]) == (400, 400), (method, path)
        ours = [each for each in caplog.records if each.name.startswith("hordekeep")]
        assert [each.getMessage() for each in ours] == ["request"], (method, path)
        assert not ours[0].exc_info


def test_a_record_whose_position_lies_too_deep_is_refused(client: Client) -> None:
    match: Match[Any] = Match("plankton-horde", seed="deep")
    text = match.record().to_text()
    for depth in (40, 500, 100_000):
        deep = '{"seats":' + "[" * depth + "]" * depth + "}"
        lines = text.replace("\nseed: deep\n", f"\nseed: deep\nposition: {deep}\n").splitlines()[:-1]
        brought = "\n".join([*lines, f"end 0 choices, checksum {_checksum(lines)}"])
        answer = client.post("/api/replays", json={"text": brought})
        assert answer.status_code == 400
        assert "position" in answer.json()["where"] + answer.json()["because"]


def test_a_405_says_what_is_allowed(client: Client) -> None:
    assert "POST" in client.delete("/api/people").headers["allow"]
    assert client.options("/api/me").headers["allow"] == "DELETE, GET, OPTIONS, PATCH"


def test_problems_speak_the_language_of_the_request(client: Client) -> None:
    answer = client.get("/api/nothing", headers={"Accept-Language": "fr-CA, en;q=0.5"})
    assert answer.json()["because"] == "Il n’y a rien à cette adresse."


def test_a_body_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    with at_home(tmp_path, Limits(body_bytes=2000)) as client:
        answer = client.post("/api/people", content=b'{"name": "' + b"x" * 3000 + b'"}')
        assert answer.status_code == 413
        assert answer.json()["status"] == 413
        assert client.post("/api/people", json={"name": "Beth"}).status_code == 201


def test_new_guests_are_limited_for_an_address_and_requests_for_a_person(tmp_path: Path) -> None:
    with at_home(tmp_path, Limits(guests=2, requests=6)) as client:
        made = [client.post("/api/people", json={"name": "Beth"}).status_code for _ in range(3)]
        assert made == [201, 201, 429]
        client.cookies.clear()
        looked = [client.get("/api/me").status_code for _ in range(6)]
        assert looked[-1] == 429


def test_our_own_bug_is_a_500_that_tells_nothing_and_a_log_that_tells_all(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_: object) -> None:
        raise ZeroDivisionError("a secret detail")

    monkeypatch.setattr(client.app.state.service.sessions, "read", broken)
    answer = client.get("/api/me")
    assert answer.status_code == 500
    assert "secret detail" not in answer.text
    assert answer.headers["x-request-id"] in answer.json()["advice"]
    assert "a secret detail" in caplog.text


@pytest.mark.parametrize(
    "error",
    [
        OperationalError("SELECT 1", {}, OSError("gone")),
        ConnectionRefusedError("gone"),
        NotWritten("The log of t1 could not be written."),
    ],
    ids=lambda error: type(error).__name__,
)
def test_a_database_that_is_away_is_told_as_such(
    client: Client, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async def away(_: object) -> None:
        raise error

    monkeypatch.setattr(client.app.state.service.sessions, "find", away)
    answer = client.get("/api/me")
    assert answer.status_code == 503
    assert answer.json()["advice"] == "Try again in a few seconds."
    assert answer.headers["retry-after"] == "5"


def test_one_line_a_request_without_cookies_codes_or_invitations(
    client: Client, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    client.post("/api/people", json={"name": "Beth"})
    cookie = client.cookies["hordekeep"]
    code = client.post("/api/me/recovery").json()["code"]
    answer = client.get("/t/abc?invite=hush-hush")
    lines = [record for record in caplog.records if record.name == "hordekeep.table.requests"]
    assert [(line.fields["path"], line.fields["status"]) for line in lines] == [  # type: ignore[attr-defined]
        ("/api/people", 201),
        ("/api/me/recovery", 201),
        ("/t/abc", answer.status_code),
    ]
    ours = [record for record in caplog.records if record.name.startswith("hordekeep")]
    told = "\n".join(form.format(record) for record in ours for form in (JsonLines(), TextLines()))
    assert answer.headers["x-request-id"] in told
    for secret in (cookie, cookie.partition(".")[2], code, "hush-hush"):
        assert secret not in told


def test_logs_are_json_lines_for_programs_and_readable_for_people() -> None:
    record = logging.LogRecord("hordekeep.table", logging.WARNING, "", 0, "redis is %s", ("away",), None)
    record.fields = {"error": "ConnectionError", "ms": 3}
    line = msgspec.json.decode(JsonLines().format(record))
    assert line["event"] == "redis is away"
    assert (line["level"], line["error"], line["ms"]) == ("warning", "ConnectionError", 3)
    assert TextLines().format(record).endswith("warning: redis is away error=ConnectionError ms=3")


def test_nobody_can_write_lines_of_their_own_into_the_log(client: Client, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    client.get("/t/x%0A12:00:00 our fault")
    lines = [record for record in caplog.records if record.name == "hordekeep.table.requests"]
    for form in (JsonLines(), TextLines()):
        assert len(form.format(lines[-1]).splitlines()) == 1


def test_health_and_readiness(client: Client) -> None:
    assert client.get("/health").json()["status"] == "alive"
    ready = client.get("/ready")
    assert ready.status_code == 200
    assert all(ready.json()["parts"].values())


def test_figures_count_requests_by_route_and_never_by_address(tmp_path: Path) -> None:
    with at_home(tmp_path) as client:
        client.get("/api/me")
        client.get("/api/nothing")
        client.get("/t/abc")
        figures = client.get("/metrics").text
    assert 'hordekeep_requests_total{method="GET",route="/api/me",status="200"} 1.0' in figures
    assert "hordekeep_append_seconds_bucket" in figures
    assert "nothing" not in figures
    assert "abc" not in figures


def test_without_its_database_the_service_is_alive_but_not_ready(tmp_path: Path) -> None:
    with at_home(tmp_path) as client:
        with client.portal() as portal:
            portal.call(client.app.state.service.store.engine.dispose)
        for file in tmp_path.iterdir():
            file.unlink()
        ready = client.get("/ready")
        assert ready.status_code == 503
        assert ready.json()["parts"]["database"] is False
        assert client.get("/health").status_code == 200


def test_large_answers_are_compressed_for_whoever_can_read_that(client: Client) -> None:
    assert client.get("/api/schema").headers["content-encoding"] == "gzip"
    plain = client.get("/api/schema", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert "content-encoding" not in client.get("/api/me").headers


def test_the_document_describes_every_route_and_its_problems(client: Client) -> None:
    document = client.get("/api/schema").json()
    assert document == client.get("/api/schema/openapi.json").json()
    for path, routes in document["paths"].items():
        for method, operation in routes.items():
            assert operation.get("summary"), (method, path)
            assert operation.get("description"), (method, path)
            if path.startswith("/api"):
                assert operation["responses"]["429"]["content"]["application/json"]["schema"] == {
                    "$ref": "#/components/schemas/Problem"
                }, (method, path)
    me = document["components"]["schemas"]["NewGuest"]
    assert me["additionalProperties"] is False
    assert me["description"] == "A name is enough to sit down."
    assert document["paths"]["/api/me"]["patch"]["security"] == [{"guest": []}]


def test_a_signature_fits_its_parts_its_purpose_and_its_secret_only() -> None:
    signer = Signer(b"secret")
    signature = signer.sign("invite", "ab", "c")
    assert signer.fits(signature, "invite", "ab", "c")
    assert not signer.fits(signature, "invite", "a", "bc")
    assert not signer.fits(signature, "cookie", "ab", "c")
    assert not signer.fits("", "invite", "ab", "c")
    assert not signer.fits("é" * 28, "invite", "ab", "c")
    assert not Signer(b"other").fits(signature, "invite", "ab", "c")
    assert len(signature) >= 27


def test_an_allowance_refills_and_is_each_askers_own() -> None:
    allowance = Allowance(60)
    assert [allowance.wait_for("Beth", 0.0) for _ in range(60)] == [0.0] * 60
    assert allowance.wait_for("Beth", 0.0) == pytest.approx(1.0)
    assert allowance.wait_for("Stuart", 0.0) == 0.0
    assert allowance.wait_for("Beth", 0.5) == pytest.approx(0.5)
    assert allowance.wait_for("Beth", 1.5) == 0.0
    assert Allowance(0).wait_for("Beth", 0.0) == 0.0
