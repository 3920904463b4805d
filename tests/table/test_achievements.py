"""Achievements over HTTP: all that a game has for everybody, my best for me."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from hordekeep import Match, find_game
from hordekeep.table.protocol import Achieved, Games, Me, Problem, ShownAchievement
from hordekeep.table.storage import AchievementRow
from tests.table.at_home import at_home

Client = TestClient[Litestar]
GAME = "skytear-horde"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """Nobody yet."""
    with at_home(tmp_path) as client:
        yield client


def become(client: Client, name: str) -> Me:
    """Be somebody new from now on."""
    client.cookies.clear()
    return msgspec.json.decode(client.post("/api/people", json={"name": name}).content, type=Me)


def achieved(client: Client, language: str = "en") -> Achieved:
    answer = client.get(f"/api/achievements/{GAME}", headers={"Accept-Language": language})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Achieved)


def award(client: Client, person: str, **more: Any) -> None:
    row = {"person": person, "game": GAME, "achievement": "mentalist", "symbols": 2, "undone": 0, "table": None}
    rows = [AchievementRow(**{**row, "at": 1000.0, **more})]
    client.blocking_portal.call(client.app.state.service.store.award, rows)


def find(shown: Achieved, id: str) -> ShownAchievement:
    return next(each for each in shown.achievements if each.id == id)


def test_all_twelve_are_shown_in_words_also_to_a_stranger(client: Client) -> None:
    english, french = achieved(client), achieved(client, "fr")
    assert len(english.achievements) == 12
    assert english.most == 3
    assert {each.symbols for each in english.achievements} == {0}
    assert find(english, "cheated").name == "Cheated!"
    assert [each.id for each in english.achievements] == [each.id for each in french.achievements]
    assert all(one.asks != two.asks for one, two in zip(english.achievements, french.achievements, strict=True))


def test_everybody_sees_their_own_best(client: Client) -> None:
    beth = become(client, "Beth")
    award(client, beth.id, undone=3)
    award(client, beth.id, achievement="cheater", symbols=1)
    mine = achieved(client)
    assert [each.id for each in mine.achievements if each.symbols] == ["mentalist", "cheater"]
    assert find(mine, "mentalist") == msgspec.structs.replace(
        find(mine, "mentalist"), symbols=2, at=1000.0, undone=True, table=None
    )
    assert not find(mine, "cheater").undone
    become(client, "Stuart")
    assert {each.symbols for each in achieved(client).achievements} == {0}


def test_a_game_without_achievements_is_unknown_here_in_the_language_of_who_asks(client: Client) -> None:
    for game, language in (("plankton-horde", "fr"), ("no-such-game", "en")):
        answer = client.get(f"/api/achievements/{game}", headers={"Accept-Language": language})
        assert answer.status_code == 404
        assert ("succès" in msgspec.json.decode(answer.content, type=Problem).because) == (language == "fr")


def test_games_tell_how_many_they_have(client: Client) -> None:
    games = msgspec.json.decode(client.get("/api/games").content, type=Games).games
    told = {game.slug: game.achievements for game in games}
    assert told == {"cloudspire": 0, "monoliths": 0, "plankton-horde": 0, "skytear": 0, GAME: 12}


@pytest.mark.parametrize("each", find_game(GAME).extras.achievements.all("en"), ids=lambda each: each["id"])  # type: ignore[union-attr]
def test_every_achievement_can_be_tried_with_the_options_that_it_names(each: dict[str, Any]) -> None:
    match: Match[Any] = Match(GAME, seats=1, seed="doc", options=each["options"])
    assert match.ask is not None
    assert match.state.setting.challenge == each["id"]
