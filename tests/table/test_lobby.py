"""The lobby over HTTP: opening tables from forms and from sources, lists, seats, invitations, rematches, records."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from hordekeep.kernel import LANGUAGES, Match, Record, game_slugs, message_ids
from hordekeep.table.levels import LEVELS
from hordekeep.table.settings import Limits
from tests.table.at_home import UNLIMITED, at_home
from tests.table.at_the_table import HORDE, become, choose, random_game

Client = TestClient[Litestar]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A service in this process, for all tests of this file."""
    with at_home(tmp_path_factory.mktemp("lobby")) as client:
        yield client


@contextmanager
def people(home: Client, *names: str) -> Iterator[list[dict[str, str]]]:
    """Several people at one client: the cookies of each."""
    found = []
    for name in names:
        home.cookies.clear()
        become(home, name)
        found.append(dict(home.cookies))
    home.cookies.clear()
    yield found
    home.cookies.clear()


def ask(home: Client, who: dict[str, str], method: str, path: str, body: Any = None, language: str = "en") -> Any:
    """A request of somebody; the status and the answer."""
    home.cookies.clear()
    for name, value in who.items():
        home.cookies.set(name, value)
    answer = home.request(method, path, json=body, headers={"Accept-Language": language})
    is_json = answer.headers.get("content-type", "").startswith("application/json")
    return answer.status_code, answer.json() if is_json else answer.text


def new_table(home: Client, who: dict[str, str], *seats: str, **more: Any) -> str:
    asked = [{"kind": seat} if seat in ("me", "open", "nobody") else {"kind": "bot", "level": seat} for seat in seats]
    status, answer = ask(home, who, "POST", "/api/tables", {"game": HORDE, "seats": asked, **more})
    assert status == 201, answer
    return str(answer["id"])


# -- what can be played ----------------------------------------------------------------------------------------------


def test_games_describe_their_options_in_the_persons_language(home: Client) -> None:
    _, english = ask(home, {}, "GET", "/api/games")
    _, french = ask(home, {}, "GET", "/api/games", language="fr")
    [horde] = [game for game in english["games"] if game["slug"] == HORDE]
    [same] = [game for game in french["games"] if game["slug"] == HORDE]
    assert {game["slug"] for game in english["games"]} == set(game_slugs())
    assert (horde["fewest"], horde["most"], horde["rules"], horde["board"]) == (2, 4, 191, "tableau")
    level, first = horde["options"]
    assert (level["kind"], level["default"]) == ("choice", "full")
    assert [value["name"] for value in level["values"]] == ["basic", "full"]
    assert [value["name"] for value in first["values"]] == ["random", "A", "B", "C", "D"]
    assert same["options"][0]["label"] != level["label"]
    assert same["about"] != horde["about"]
    assert [each["name"] for each in english["levels"]] == [level.name for level in LEVELS]


def test_the_service_says_everything_in_both_languages() -> None:
    english, french = (message_ids("hordekeep.table", language) for language in LANGUAGES)
    assert english == french
    assert "no-stale" in english


# -- opening ---------------------------------------------------------------------------------------------------------


def test_a_table_without_open_seats_starts_at_once(home: Client) -> None:
    with people(home, "Ann") as [ann]:
        table = new_table(home, ann, "me", "novice", options={"level": "basic", "first": "A"})
        status, info = ask(home, ann, "GET", f"/api/tables/{table}")
        assert status == 200
        assert (info["status"], info["mine"], info["asked"]) == ("playing", [0], [0])
        assert info["options"] == {"level": "basic", "first": "A"}
        assert info["settings"][0] == "Basic: 64 cards, no double or triple cards."
        assert [seat["name"] for seat in info["seats"]] == ["Ann", "Ember"]
        assert len(info["commitment"]) == 64
        assert info["seed"] is None


def test_a_table_with_open_seats_waits(home: Client) -> None:
    with people(home, "Ann") as [ann]:
        table = new_table(home, ann, "me", "open")
        _, info = ask(home, ann, "GET", f"/api/tables/{table}")
        assert (info["status"], info["heading"], info["asked"]) == ("waiting", "", [])


@pytest.mark.parametrize(
    ("body", "where"),
    [
        ({"seats": [{"kind": "me"}]}, "seats"),
        ({"seats": [{"kind": "me"}] * 5}, "seats"),
        ({"seats": [{"kind": "me"}, {"kind": "open"}], "options": {"levle": "full"}}, ""),
        ({"seats": [{"kind": "me"}, {"kind": "open"}], "options": {"level": "ful"}}, "option 'level'"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "godlike"}]}, ""),
        ({"seats": [{"kind": "me"}, {"kind": "open"}], "game": "chess"}, ""),
        ({"seats": [{"kind": "me"}, {"kind": "me"}], "public": True}, "seats"),
        ({"seats": [{"kind": "me"}, {"kind": "open"}], "choices": ["token:8"]}, "choices"),
        ({"seats": []}, None),
        ({"seats": [{"kind": "ghost"}]}, None),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_its_reason(
    home: Client, body: dict[str, Any], where: str | None
) -> None:
    with people(home, "Ann") as [ann]:
        status, problem = ask(home, ann, "POST", "/api/tables", {"game": HORDE, **body})
        assert status == 400
        assert problem["because"]
        if where is not None:
            assert problem["where"] == where


def test_strangers_open_no_tables(home: Client) -> None:
    status, problem = ask(home, {}, "POST", "/api/tables", {"game": HORDE, "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert (status, problem["status"]) == (401, 401)


def test_nobody_keeps_too_many_tables_open(tmp_path: Path) -> None:
    limits = Limits(**dict.fromkeys(("requests", "guests", "tables"), 0), open_tables=2)
    with at_home(tmp_path, limits) as home, people(home, "Ann") as [ann]:
        for _ in range(2):
            new_table(home, ann, "me", "open")
        body = {"game": HORDE, "seats": [{"kind": "me"}, {"kind": "open"}]}
        status, problem = ask(home, ann, "POST", "/api/tables", body)
        assert status == 429
        assert problem["because"] == "You keep 2 tables open. Finish one of them first."
    assert UNLIMITED.open_tables == 200


def test_nobody_lets_bots_play_among_themselves_on_too_many_tables(tmp_path: Path) -> None:
    limits = Limits(**dict.fromkeys(("requests", "guests", "tables"), 0), bot_tables=2)
    bots = {"game": HORDE, "seats": [{"kind": "bot"}, {"kind": "bot"}]}
    with at_home(tmp_path, limits) as home, people(home, "Ann") as [ann]:
        first = new_table(home, ann, "novice", "novice")
        sat = new_table(home, ann, "me", "novice")
        assert ask(home, ann, "PUT", f"/api/tables/{sat}/seats/0", {"kind": "bot"})[0] == 200, "a stand-in is a bot too"
        free = new_table(home, ann, "open", "open")
        mine = new_table(home, ann, "me", "novice")
        because = (
            "Bots play among themselves on 2 tables of yours. Leave one of them first, or sit down there yourself."
        )
        for method, path, body in (
            ("POST", "/api/tables", bots),
            ("POST", f"/api/tables/{free}/start", None),
            ("PUT", f"/api/tables/{mine}/seats/0", {"kind": "bot"}),
        ):
            status, problem = ask(home, ann, method, path, body)
            assert (status, problem["because"]) == (429, because), path
        _, problem = ask(home, ann, "POST", "/api/tables", bots, language="fr")
        assert problem["because"].startswith("Des robots jouent entre eux à 2 de vos tables.")
        assert ask(home, ann, "POST", f"/api/tables/{first}/leave")[0] == 204
        assert ask(home, ann, "POST", "/api/tables", bots)[0] == 201
    assert Limits().bot_tables == 10


def test_a_sandbox_goes_on_from_a_scenario(home: Client) -> None:
    with people(home, "Ann") as [ann]:
        _, rule = ask(home, ann, "GET", f"/api/rules/{HORDE}/PH-PICK-03")
        scenario = next(each for each in rule["scenarios"] if each["steps"])
        source = {"from": "scenario", "game": HORDE, "scenario": scenario["id"]}
        status, studied = ask(home, ann, "POST", "/api/study", {"source": source})
        assert status == 200, studied
        seats = len(studied["frame"]["names"])
        body: dict[str, Any] = {"game": HORDE, "seats": [{"kind": "me"}] * seats, "source": source}
        status, opened = ask(home, ann, "POST", "/api/tables", body)
        assert status == 201, opened
        _, info = ask(home, ann, "GET", f"/api/tables/{opened['id']}")
        assert (info["sandbox"], info["status"], info["mine"]) == (True, "playing", list(range(seats)))
        step = scenario["steps"][0]
        choose(home, opened["id"], (step["seat"], step["key"]))
        for wrong in ({**body, "seats": body["seats"][:-1] or [{"kind": "me"}] * 8}, {**body, "public": True}):
            assert ask(home, ann, "POST", "/api/tables", wrong)[0] == 400


# -- seeing and joining ----------------------------------------------------------------------------------------------


def test_whoever_has_no_invitation_is_told_whom_to_ask(home: Client) -> None:
    with people(home, "Ann", "Eve") as [ann, eve]:
        table = new_table(home, ann, "me", "open")
        _, info = ask(home, ann, "GET", f"/api/tables/{table}")
        status, problem = ask(home, eve, "GET", f"/api/tables/{table}")
        assert (status, problem["because"]) == (403, "Ann plays here by invitation.")
        assert problem["advice"] == "Ask Ann for the link with the invitation in it."
        assert ask(home, {}, "GET", f"/api/tables/{table}")[0] == 403
        assert ask(home, eve, "POST", f"/api/tables/{table}/seats/1/take")[0] == 403
        assert ask(home, eve, "POST", f"/api/tables/{table}/seats/1/take?invite=wrong")[0] == 403
        status, seen = ask(home, eve, "GET", f"/api/tables/{table}?invite={info['invite']}")
        assert (status, seen["invite"], seen["mine"]) == (200, None, [])
        status, sat = ask(home, eve, "POST", f"/api/tables/{table}/seats/1/take?invite={info['invite']}")
        assert (status, sat["status"], sat["mine"], sat["invite"]) == (200, "playing", [1], info["invite"])


def test_public_tables_are_in_the_lobby_until_they_are_over(home: Client) -> None:
    with people(home, "Ann", "Bob") as [ann, bob]:
        table = new_table(home, ann, "me", "open", public=True)
        private = new_table(home, ann, "me", "open")

        def listed(who: dict[str, str], query: str = "") -> dict[str, Any]:
            _, cards = ask(home, who, "GET", f"/api/tables{query}")
            return {card["id"]: card for card in cards["tables"]}

        assert listed({})[table]["mine"] == []
        assert listed(ann)[table]["mine"] == [0]
        assert private not in listed(ann)
        assert table in listed({}, f"?game={HORDE}")
        assert listed({}, "?game=chess") == {}
        ask(home, bob, "POST", f"/api/tables/{table}/seats/1/take")
        card = listed({})[table]
        assert (card["status"], card["heading"], len(card["asked"])) == ("playing", "Round 1 of 11", 1)
        for who in (ann, bob):
            assert ask(home, who, "POST", f"/api/tables/{table}/leave")[0] == 204
        assert table not in listed({})


def test_my_games_say_where_it_is_my_move(home: Client) -> None:
    with people(home, "Ann", "Bob") as [ann, bob]:
        mine = new_table(home, ann, "me", "nobody", options={"first": "A"})
        theirs = new_table(home, ann, "me", "nobody", options={"first": "B"})

        def my_move(who: dict[str, str]) -> dict[str, bool]:
            _, cards = ask(home, who, "GET", "/api/me/tables")
            return {card["id"]: card["your_move"] for card in cards["tables"]}

        assert my_move(ann) == {mine: True, theirs: False}
        assert my_move(bob) == {}
        assert ask(home, ann, "PUT", f"/api/tables/{mine}/seats/0", {"kind": "nobody"})[0] == 200
        assert my_move(ann)[mine] is False
        assert ask(home, {}, "GET", "/api/me/tables")[0] == 401


# -- seats -----------------------------------------------------------------------------------------------------------


def test_the_host_sets_seats_and_starts(home: Client) -> None:
    with people(home, "Ann", "Bob") as [ann, bob]:
        table = new_table(home, ann, "me", "open", "open", "open", public=True)
        status, info = ask(home, ann, "PUT", f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "keen"})
        assert (status, info["seats"][1]["level"]) == (200, "keen")
        assert ask(home, bob, "PUT", f"/api/tables/{table}/seats/1", {"kind": "open"})[0] == 403
        assert ask(home, bob, "POST", f"/api/tables/{table}/start")[0] == 403
        assert ask(home, ann, "PUT", f"/api/tables/{table}/seats/2", {"kind": "person"})[0] == 403
        assert ask(home, ann, "PUT", f"/api/tables/{table}/seats/9", {"kind": "bot"})[0] == 404
        assert ask(home, ann, "PUT", f"/api/tables/{table}/seats/2", {"kind": "bot", "level": "godlike"})[0] == 400
        status, info = ask(home, ann, "POST", f"/api/tables/{table}/start")
        assert (status, info["status"]) == (200, "playing")
        assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "bot", "bot"]
        assert ask(home, ann, "POST", f"/api/tables/{table}/start")[0] == 409


def test_whoever_leaves_gives_up_the_seat(home: Client) -> None:
    with people(home, "Ann", "Bob", "Eve") as [ann, bob, eve]:
        table = new_table(home, ann, "me", "open", public=True)
        ask(home, bob, "POST", f"/api/tables/{table}/seats/1/take")
        assert ask(home, eve, "POST", f"/api/tables/{table}/leave")[0] == 403
        assert ask(home, ann, "POST", f"/api/tables/{table}/leave")[0] == 204
        _, info = ask(home, bob, "GET", f"/api/tables/{table}")
        assert (info["seats"][0]["kind"], info["seats"][0]["person"]) == ("bot", None)
        assert info["host"] == info["seats"][1]["person"]
        assert ask(home, ann, "POST", f"/api/tables/{table}/seats/0/take")[0] == 409


# -- after the end ---------------------------------------------------------------------------------------------------


def almost_over() -> tuple[Record, int]:
    """A game of two, and how many of its choices come before the one that ends it."""
    for number in range(20):
        match = random_game(2, f"almost {number}")
        place = max(n for n, (_, _, was_forced) in enumerate(match.made) if not was_forced)
        record = match.record()
        before: Match[Any] = Match.from_record(record, until=place)
        seat, key = record.choices[place]
        if len(before.made) == place:
            before.choose(key, seat)
            if before.ask is None:
                return record, place
    raise AssertionError("no game of twenty ends with a choice")


def finished_table(home: Client, ann: dict[str, str]) -> str:
    """A table of Ann's own two seats that has just come to its end."""
    record, place = almost_over()
    _, brought = ask(home, ann, "POST", "/api/replays", {"text": record.to_text()})
    source = {"from": "replay", "replay": brought["id"], "at": place}
    body = {"game": HORDE, "seats": [{"kind": "me"}, {"kind": "me"}], "source": source}
    status, opened = ask(home, ann, "POST", "/api/tables", body)
    assert status == 201, opened
    assert ask(home, ann, "GET", f"/api/tables/{opened['id']}/record")[0] == 409
    assert ask(home, ann, "POST", f"/api/tables/{opened['id']}/rematch")[0] == 409
    choose(home, opened["id"], record.choices[place])
    return str(opened["id"])


def test_the_record_comes_with_the_end_and_replays(home: Client) -> None:
    with people(home, "Ann", "Eve") as [ann, eve]:
        table = finished_table(home, ann)
        status, text = ask(home, ann, "GET", f"/api/tables/{table}/record")
        assert status == 200
        record = Record.from_text(text)
        match: Match[Any] = Match.from_record(record)
        assert match.outcome() is not None
        assert record.names == ("Ann", "Ann (B)")
        assert ask(home, eve, "GET", f"/api/tables/{table}/record")[0] == 403
        _, info = ask(home, ann, "GET", f"/api/tables/{table}")
        assert (info["status"], info["seed"], info["commitment"]) == ("over", record.seed, record.commitment)
        assert ask(home, ann, "PUT", f"/api/tables/{table}/seats/0", {"kind": "bot"})[0] == 409
        _, cards = ask(home, ann, "GET", "/api/me/tables")
        [card] = [card for card in cards["tables"] if card["id"] == table]
        assert (card["status"], card["your_move"]) == ("over", False)
        assert card["result"] in record.result


def test_there_is_one_rematch_and_all_come_to_it(home: Client) -> None:
    with people(home, "Ann", "Bob") as [ann, bob]:
        table = new_table(home, ann, "me", "open", "novice", options={"level": "basic"}, public=True)
        ask(home, bob, "POST", f"/api/tables/{table}/seats/1/take")
        assert ask(home, bob, "PUT", f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "novice"})[0] == 200
        assert ask(home, ann, "PUT", f"/api/tables/{table}/seats/0", {"kind": "bot", "level": "novice"})[0] == 200
        with home.websocket_connect(f"/ws/tables/{table}") as socket:  # three bots play it to its end
            while '"status":"over"' not in socket.receive_text():
                pass
        status, first = ask(home, ann, "POST", f"/api/tables/{table}/rematch")
        assert status == 200, first
        assert ask(home, bob, "POST", f"/api/tables/{table}/rematch") == (200, first)
        _, old = ask(home, bob, "GET", f"/api/tables/{table}")
        assert old["rematch"] == first["id"]
        _, info = ask(home, bob, "GET", f"/api/tables/{first['id']}")
        assert [seat["name"] for seat in info["seats"]] == ["Ann", "Bob", "Quill"]
        assert [seat["kind"] for seat in info["seats"]] == ["person", "person", "bot"]
        assert info["options"]["level"] == "basic"
        assert (info["status"], info["public"], info["rematch"]) == ("playing", True, None)
        assert info["commitment"] != old["commitment"]


def test_only_who_sat_there_asks_for_a_rematch(home: Client) -> None:
    with people(home, "Ann", "Eve") as [ann, eve]:
        table = new_table(home, ann, "novice", "novice", public=True)
        with home.websocket_connect(f"/ws/tables/{table}") as socket:
            while '"status":"over"' not in socket.receive_text():
                pass
        assert ask(home, eve, "POST", f"/api/tables/{table}/rematch")[0] == 403
