"""The built client: its files, its one page at every address, and what is said when it was not built."""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from hordekeep.table import web
from tests.table.at_home import at_home

Client = TestClient[Litestar]
PAGE = "<!doctype html><title>Hordekeep</title>"
SCRIPT = "console.log('horde');\n" * 100


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a small client in it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "keep.svg").write_text("<svg/>")
    (folder / "assets" / "index-1a2b.js").write_text(SCRIPT)
    monkeypatch.setattr(web, "CLIENT", web.Client(folder))
    return folder


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """One service for all these tests."""
    with at_home(tmp_path_factory.mktemp("home")) as client:
        yield client


@pytest.fixture
def client(built: Path, home: Client) -> Client:
    """A browser at a service with the small client."""
    return home


@pytest.mark.parametrize(
    "path", ["/", "/new", "/t/abc?invite=x", "/rules/plankton-horde/PH-PICK-03", "/replay/r-12?at=3", "/no/such/page"]
)
def test_every_address_of_the_client_is_its_page(client: Client, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert client.head(path).headers["content-type"] == "text/html; charset=utf-8"


def test_assets_are_kept_for_ever_and_pressed(client: Client) -> None:
    answer = client.get("/assets/index-1a2b.js")
    assert answer.text == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")
    plain = client.get("/assets/index-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert plain.text == SCRIPT
    assert "content-encoding" not in plain.headers
    assert len(gzip.compress(SCRIPT.encode())) >= int(answer.headers["content-length"])


def test_what_the_browser_has_is_not_sent_again(client: Client) -> None:
    etag = client.get("/keep.svg").headers["etag"]
    again = client.get("/keep.svg", headers={"If-None-Match": etag})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get("/keep.svg", headers={"If-None-Match": '"older"'}).status_code == 200


@pytest.mark.parametrize(
    "path", ["/assets/index-old.js", "/favicon.ico", "/../pyproject.toml", "/assets/..%2f..%2fweb.py"]
)
def test_a_file_that_is_not_there_is_a_404_and_never_another(client: Client, path: str) -> None:
    assert client.get(path).status_code == 404


def test_a_client_that_is_built_anew_is_read_anew(client: Client, built: Path) -> None:
    assert client.get("/").text == PAGE
    (built / "index.html").write_text("new")
    os.utime(built / "index.html", (1, 1))
    assert client.get("/").text == "new"


def test_without_a_built_client_the_page_says_what_to_do(
    home: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web, "CLIENT", web.Client(tmp_path / "nothing"))
    answer = home.get("/t/abc")
    assert answer.status_code == 503
    assert "make web" in answer.text
    assert home.get("/api/me").status_code == 200
