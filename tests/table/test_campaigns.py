"""Campaigns over HTTP: what a run begins with, its battles, tables for them, and what their games count for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from hordekeep.table.protocol import (
    Games,
    Me,
    Opened,
    Problem,
    ShownBattle,
    ShownCampaign,
    ShownRun,
    TableInfo,
    WeighedRun,
)
from tests.table.at_home import at_home

Client = TestClient[Litestar]
GAME = "monoliths"
AT = f"/api/campaigns/{GAME}"
ORDER = ["renegade", "undead", "predator", "nightmare", "monoliths", "sinklings", "slitherers", "the-brood"]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """Nobody yet."""
    with at_home(tmp_path) as client:
        yield client


def become(client: Client, name: str = "Beth") -> Me:
    """Be somebody new from now on."""
    client.cookies.clear()
    return msgspec.json.decode(client.post("/api/people", json={"name": name}).content, type=Me)


def shown(client: Client, language: str = "en") -> ShownCampaign:
    answer = client.get(AT, headers={"Accept-Language": language})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=ShownCampaign)


def begin(client: Client, seats: int = 1, **options: Any) -> ShownRun:
    answer = client.post(f"{AT}/runs", json={"seats": seats, "options": options})
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=ShownRun)


def look(client: Client, run: ShownRun) -> ShownRun:
    answer = client.get(f"{AT}/runs/{run.id}")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=ShownRun)


def fight(client: Client, run: ShownRun, battle: str, winners: tuple[str, ...] | None = None, **data: Any) -> str:
    """Open the table of a battle; with winners its game ends for them."""
    answer = client.post(f"{AT}/runs/{run.id}/battles/{battle}", json=data)
    assert answer.status_code == 201, answer.text
    table = msgspec.json.decode(answer.content, type=Opened).id
    if winners is not None:
        client.blocking_portal.call(client.app.state.service.store.end_battle, table, winners, 0, 1000.0)
    return table


def find(run: ShownRun, id: str) -> ShownBattle:
    return next(each for each in run.battles if each.id == id)


def refused(answer: Any, status: int) -> Problem:
    assert answer.status_code == status, answer.text
    return msgspec.json.decode(answer.content, type=Problem)


def test_a_stranger_sees_what_a_run_begins_with_in_words(client: Client) -> None:
    english, french = shown(client), shown(client, "fr")
    assert (english.name, french.name) == ("Battle plan", "Plan de bataille")
    assert [option.name for option in english.options][:2] == ["deck", "castle"]
    assert english.runs == ()
    assert english.most == 2


def test_games_name_their_campaign(client: Client) -> None:
    games = msgspec.json.decode(client.get("/api/games").content, type=Games).games
    assert {game.slug: game.campaign for game in games}[GAME] == "Battle plan"
    assert {game.slug: game.campaign for game in games}["skytear-horde"] == ""


def test_a_game_without_a_campaign_is_unknown_here(client: Client) -> None:
    for game in ("skytear-horde", "no-such-game"):
        answer = client.get(f"/api/campaigns/{game}", headers={"Accept-Language": "fr"})
        assert "campagne" in refused(answer, 404).because


def test_a_run_has_a_battle_against_every_horde_in_order(client: Client) -> None:
    become(client)
    run = begin(client)
    assert [battle.id for battle in run.battles] == ORDER
    assert (run.won, run.needed, run.victorious, run.over, run.next) == (0, 6, False, False, "renegade")
    assert find(run, "undead").options["outsider"] == "the-death-dealer"
    assert find(run, "sinklings").note == "Total difficulty 2.5"
    assert run.options["deck"] == "liothan"
    assert look(client, run) == run
    assert shown(client).runs == (run,)


def test_with_the_box_of_monoliths_alone_three_hordes_are_fought(client: Client) -> None:
    become(client)
    run = begin(client, first_set=False, nupten=False, utsesh=False, diviners=False, brood=False, colossals=False)
    assert [battle.id for battle in run.battles] == ["monoliths", "sinklings", "slitherers"]
    assert run.options["deck"] == "liothan-enforcers"
    assert run.needed == 3


def test_how_hard_the_battles_will_be_is_told_before_a_run_begins(client: Client) -> None:
    def weighed(language: str = "en", **options: Any) -> dict[str, str]:
        said = client.post(f"{AT}/weigh", json={"options": options}, headers={"Accept-Language": language})
        assert said.status_code == 200, said.text
        run = msgspec.json.decode(said.content, type=WeighedRun)
        assert {battle.rule for battle in run.battles} == {"HM-HOV-03"}
        return {battle.name: battle.says for battle in run.battles}

    easy = weighed(level="2")
    assert list(easy) == ["Monoliths", "Sinklings", "Slitherers", "The Brood"]
    assert easy["Sinklings"] == "Total difficulty 2.5"
    assert weighed(level="5")["Sinklings"] > easy["Sinklings"]
    assert weighed("fr", level="2")["Abyssaux"] == "Difficulté totale 2,5"
    assert client.post("/api/campaigns/plankton-horde/weigh", json={}).status_code == 404


def test_without_a_preference_the_decks_come_in_order(client: Client) -> None:
    become(client)
    assert [begin(client).options["deck"] for _ in range(3)] == ["liothan", "taulot", "kurumo"]
    assert begin(client, castle="zeno-of-kaeno").options["deck"] == "auto"


def test_games_of_a_battle_are_told_and_one_victory_wins_it(client: Client) -> None:
    beth = become(client)
    run = begin(client)
    first = fight(client, run, "renegade")
    playing = look(client, run)
    assert find(playing, "renegade").result == ""
    assert [(game.table, game.result) for game in find(playing, "renegade").games] == [(first, "")]
    client.blocking_portal.call(client.app.state.service.store.end_battle, first, (), 0, 1000.0)
    lost = look(client, run)
    assert (find(lost, "renegade").result, lost.won, lost.next) == ("lost", 0, "undead")
    again = fight(client, run, "renegade", (beth.id,))
    won = look(client, run)
    assert (find(won, "renegade").result, won.won, won.next) == ("won", 1, "undead")
    assert {game.table: game.result for game in find(won, "renegade").games} == {first: "lost", again: "won"}
    assert "Horde: Renegade" in find(won, "renegade").games[0].settings


def test_six_victories_make_a_run_one_and_five_do_not(client: Client) -> None:
    beth = become(client)
    run = begin(client)
    for battle in (*ORDER[:2], *ORDER[3:6]):
        fight(client, run, battle, (beth.id,))
    assert (look(client, run).won, look(client, run).victorious) == (5, False)
    fight(client, run, ORDER[2], ())
    fight(client, run, ORDER[6], ())
    fight(client, run, ORDER[7], (beth.id,))
    done = look(client, run)
    assert (done.won, done.victorious, done.over, done.next) == (6, True, True, "predator")


def test_after_four_victories_outsiders_come_at_random_and_stay_what_they_are(client: Client) -> None:
    beth = become(client)
    runs = [begin(client) for _ in range(4)]
    drawn = set()
    for run in runs:
        for battle in ORDER[:3]:
            fight(client, run, battle, (beth.id,))
        assert find(look(client, run), "sinklings").options["outsider"] == "damsel-of-silence"
        fight(client, run, ORDER[3], (beth.id,))
        later = look(client, run)
        assert look(client, run) == later
        drawn |= {(run.id, battle.options["outsider"]) for battle in later.battles[4:]}
        assert find(later, "renegade").options["outsider"] == "the-hate-bringer"
    assert len({outsider for _, outsider in drawn}) > 4


def test_the_table_of_a_battle_is_dealt_with_its_options(client: Client) -> None:
    become(client)
    run = begin(client, deck="taulot-custodians", level="3")
    table = fight(client, run, "slitherers")
    info = msgspec.json.decode(client.get(f"/api/tables/{table}").content, type=TableInfo)
    assert info.status == "playing"
    assert "Horde: Slitherers" in info.settings
    assert "Level: 3" in info.settings


def test_two_players_sit_at_the_table_of_a_run_for_two(client: Client) -> None:
    become(client)
    run = begin(client, seats=2)
    table = fight(client, run, "monoliths")
    info = msgspec.json.decode(client.get(f"/api/tables/{table}").content, type=TableInfo)
    assert [seat.kind for seat in info.seats] == ["person", "open"]
    answer = client.post(f"{AT}/runs/{run.id}/battles/monoliths", json={"seats": [{"kind": "me"}]})
    assert "2 seats" in refused(answer, 400).because
    bots = [{"kind": "bot"}, {"kind": "bot"}]
    assert "yours" in refused(client.post(f"{AT}/runs/{run.id}/battles/monoliths", json={"seats": bots}), 400).because


def test_what_will_not_do_is_refused_when_a_run_begins(client: Client) -> None:
    become(client)
    wrong = (
        ({"seats": 3}, "at most 2"),
        ({"options": {"deck": "no-such-deck"}}, "deck"),
        ({"options": {"deck": "taulot", "castle": "beraph-of-grialth"}}, "set and faction"),
        ({"options": {"level": "6"}}, "level"),
    )
    for data, said in wrong:
        answer = client.post(f"{AT}/runs", json=data)
        assert said in str(refused(answer, 400))
    assert shown(client).runs == ()


def test_a_run_is_nobody_elses_and_can_be_forgotten(client: Client) -> None:
    become(client)
    run = begin(client)
    become(client, "Stuart")
    refused(client.get(f"{AT}/runs/{run.id}"), 404)
    refused(client.post(f"{AT}/runs/{run.id}/battles/renegade", json={}), 404)
    refused(client.delete(f"{AT}/runs/{run.id}"), 404)
    mine = begin(client)
    refused(client.post(f"{AT}/runs/{mine.id}/battles/no-such-horde", json={}), 404)
    assert client.delete(f"{AT}/runs/{mine.id}").status_code == 204
    assert shown(client).runs == ()
