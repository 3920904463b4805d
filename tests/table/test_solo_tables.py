"""Tables for one over HTTP, and options that are texts or for few."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from hordekeep.table.api.games import games_in
from hordekeep.table.setting_words import settings_in_words
from tests.table.at_home import at_home
from tests.table.at_the_table import become
from tests.table.live.games import installed
from tests.watch import GAME

Client = TestClient[Litestar]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A service with the Watch, in this process."""
    games_in.forget()
    with installed(GAME), at_home(tmp_path_factory.mktemp("solo")) as client:
        become(client, "Ann")
        yield client
    games_in.forget()


def test_a_form_is_told_of_texts_and_of_what_few_want(home: Client) -> None:
    (watch,) = [game for game in home.get("/api/games").json()["games"] if game["slug"] == "watch"]
    wind, song, nights = watch["options"]
    assert (watch["fewest"], watch["most"]) == (1, 3)
    assert (song["kind"], song["default"], song["values"]) == (
        "text",
        "",
        [{"name": "ballad", "label": "Ballad", "fewest": 1, "most": 99}],
    )
    assert [option["advanced"] for option in (wind, song, nights)] == [False, False, True]


def test_a_table_for_one_starts_at_once(home: Client) -> None:
    wanted = {"game": "watch", "seats": [{"kind": "me"}], "options": {"song": "ballad"}}
    opened = home.post("/api/tables", json=wanted)
    assert opened.status_code == 201
    table = home.get(f"/api/tables/{opened.json()['id']}").json()
    assert (table["status"], table["mine"], table["asked"]) == ("playing", [0], [0])
    assert "A song: Ballad" in table["settings"]


@pytest.mark.parametrize(
    ("options", "where"),
    [
        ({"song": "la la"}, "option 'song'"),
        ({"song": "x" * 2000}, "option 'song'"),
        ({"song": "two\nlines"}, "option 'song'"),
        ({"wind": "wild"}, "option 'wind'"),
    ],
)
def test_what_the_game_refuses_is_told_at_its_option(home: Client, options: dict[str, str], where: str) -> None:
    refused = home.post("/api/tables", json={"game": "watch", "seats": [{"kind": "me"}], "options": options})
    assert (refused.status_code, refused.json()["where"]) == (400, where)


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize(
    ("song", "language", "said"),
    [("", "en", []), ("ballad", "fr", ["Une chanson\u202f: Ballade"]), ("x", "en", ["A song: x"])],
)
def test_a_text_is_told_by_its_name_or_as_it_is(song: str, language: str, said: list[str]) -> None:
    assert settings_in_words("watch", {"song": song}, ("Ann",), language) == said
