"""The games over HTTP: in which order they are shown, and how hard one will be."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from hordekeep.kernel import find_game
from hordekeep.table.protocol import Games, Weighed
from hordekeep.table.shown_options import shown_option
from tests.table.at_home import at_home

Client = TestClient[Litestar]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """Nobody yet."""
    with at_home(tmp_path) as client:
        yield client


def weighed(client: Client, game: str, language: str = "en", seats: int = 1, **options: Any) -> Weighed:
    body = {"seats": seats, "options": options}
    answer = client.post(f"/api/games/{game}/weigh", json=body, headers={"Accept-Language": language})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Weighed)


def test_the_short_and_simple_games_come_first(client: Client) -> None:
    games = msgspec.json.decode(client.get("/api/games").content, type=Games).games
    assert [game.slug for game in games] == ["plankton-horde", "skytear-horde", "monoliths", "skytear", "cloudspire"]
    assert len({game.about for game in games}) == len(games)


def test_a_faction_is_chosen_for_every_fortress_and_for_no_other() -> None:
    """One more than there are players where the automaton plays; the first game brings its own."""
    factions = [option for option in find_game("cloudspire").rules.options if option.name.startswith("faction_")]

    def asked(mode: str, seats: int) -> str:
        return "".join(each.name[-1] for each in factions if each.matters({"mode": mode}, seats=seats))

    assert [asked("auto", seats) for seats in (1, 2, 3, 4)] == ["ab", "ab", "abc", "abcd"]
    assert [asked("coop", seats) for seats in (2, 3)] == ["abc", "abcd"]
    assert (asked("solo", 1), asked("tutorial", 1)) == ("ab", "")
    shown = shown_option(factions[1], 4, "en")
    assert (shown.fewest, shown.fewest_when) == (2, {"mode": {"auto": 1, "solo": 1}})


def test_a_game_of_monoliths_tells_its_total_difficulty(client: Client) -> None:
    assert weighed(client, "monoliths") == Weighed(says="Total difficulty 2", rule="HM-HOV-03")
    harder = weighed(client, "monoliths", horde="sinklings", level="4", outsider="silent-ambassador")
    assert harder.says == "Total difficulty 5"
    assert weighed(client, "monoliths", "fr", seats=2, mode="coop", horde="sinklings").says == "Difficulté totale 2,5"


def test_where_the_book_has_no_total_nothing_is_said(client: Client) -> None:
    assert weighed(client, "monoliths", horde="undead") == Weighed(says="", rule="")
    assert weighed(client, "skytear-horde") == Weighed(says="", rule="")


def test_what_no_option_allows_is_refused(client: Client) -> None:
    assert client.post("/api/games/monoliths/weigh", json={"options": {"level": "9"}}).status_code == 400
    assert client.post("/api/games/no-such-game/weigh", json={}).status_code == 400
