"""Replays: every step of a record in words, every moment of it as a frame; and records that people bring."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hordekeep.kernel import BadInput, Match, Record, commitment
from hordekeep.table.protocol import Replay, ReplaySource, Studied, Study
from hordekeep.table.reels import STRIDE, Reel, moment_at, replay_of, wind
from hordekeep.table.replays import read_record, wind_brought
from hordekeep.table.study import look, record_from, replay_subject
from tests.table.at_home import at_home
from tests.table.at_the_table import HORDE, Client, become, bring, choose, open_table, random_game

REGRESSIONS = sorted((Path(__file__).parents[1] / "regressions").glob("*.record"))


GAMES = [random_game(seats, f"game {seats}") for seats in (2, 3, 4)]
REELS = [wind(match.record()) for match in GAMES]
every_game = pytest.mark.parametrize(("match", "reel"), list(zip(GAMES, REELS, strict=True)), ids=["2", "3", "4"])


# -- steps -----------------------------------------------------------------------------------------------------------


@every_game
def test_a_replay_tells_every_choice_and_all_of_the_log(match: Match[Any], reel: Reel) -> None:
    replay = replay_of("r", reel, "en")
    assert tuple((step.seat, step.key) for step in replay.steps) == match.record().choices
    assert [step.number for step in replay.steps] == list(range(1, len(replay.steps) + 1))
    assert [step.forced for step in replay.steps] == [forced for _, _, forced in match.made]
    lines = [*replay.opening, *(line for step in replay.steps for line in step.log)]
    assert [line.text for line in lines] == match.tell_log()
    assert [line.number for line in lines] == list(range(len(lines)))
    assert all(line.choice == step.number for step in replay.steps for line in step.log)
    assert replay.text == match.record().to_text()
    outcome = match.outcome()
    assert outcome is not None
    assert replay.result == match.say(outcome.because)


@every_game
def test_labels_and_headings_are_those_of_the_moment_of_the_choice(match: Match[Any], reel: Reel) -> None:
    """Checked against a second playing of the game, in which every ask is looked at."""
    replay = replay_of("r", reel, "fr")
    again: Match[Any] = Match(HORDE, len(match.names), match.seed, match.options, match.names)
    for step in replay.steps:
        if step.forced:
            continue
        labels = {offer.key: offer.label for offer in again.offers(step.seat, "fr")}
        assert step.label == labels[step.key]
        assert again.game.extras.progress is not None
        assert step.heading == again.say(again.game.extras.progress(again.state).heading, "fr")
        again.choose(step.key, step.seat)
        if not replay.steps[min(step.number, len(replay.steps) - 1)].forced:
            expected = [again.game.search.evaluate(again.state, seat) for seat in range(len(match.names))]
            assert step.values == pytest.approx(expected, abs=0.001)


@every_game
def test_the_timeline_ends_with_the_winner(match: Match[Any], reel: Reel) -> None:
    outcome = match.outcome()
    assert outcome is not None
    assert replay_of("r", reel, "en").steps[-1].values == pytest.approx(outcome.shares())


def test_settings_and_commitment_are_shown() -> None:
    basic = replay_of("r", wind(random_game(2, "b", "basic").record()), "fr")
    assert basic.settings == ("Simple : 64 cartes, sans cartes doubles ni triples.",)
    assert basic.seed == "b"
    assert basic.commitment == commitment("b")


# -- moments ---------------------------------------------------------------------------------------------------------


@every_game
def test_every_moment_of_a_record_is_the_one_that_a_replay_from_the_start_leads_to(
    match: Match[Any], reel: Reel
) -> None:
    record = match.record()
    for at in range(len(record.choices) + 1):
        plain: Match[Any] = Match.from_record(record, until=at)
        moment = moment_at(reel, at)
        assert moment.match.shown() == plain.shown()
        assert (moment.match.ask is None) == (plain.ask is None)


def test_a_moment_comes_with_what_the_last_choice_led_to() -> None:
    reel = REELS[0]
    replay = replay_of("r", reel, "en")
    for at in (0, 1, STRIDE, STRIDE + 1, len(replay.steps)):
        lines = replay.steps[at - 1].log if at else replay.opening
        told = [reel.end.say(reel.end.game.words.describe(event)) for _, event in moment_at(reel, at).told]
        assert told == [line.text for line in lines]


def test_a_moment_of_a_replay_can_be_studied_and_played_on_from() -> None:
    reel = REELS[2]
    subject = replay_subject("r", reel, 30, "en")
    study = Study(source=ReplaySource(replay="r", at=30))
    seen = look(subject, study, "en")
    assert seen.frame.open
    assert seen.frame.ask is not None
    key = seen.frame.ask.offers[-1].key
    further = look(subject, Study(source=study.source, choices=(key,)), "en")
    assert further.log[: len(seen.log)] == seen.log
    assert further.log[-1].choice == 1
    record = record_from(subject, [key], "en")
    played_on: Match[Any] = Match.from_record(record)
    assert played_on.laid_open() == further.frame.view
    assert record.choices[:30] == reel.record.choices[:30]


@pytest.mark.parametrize("path", REGRESSIONS, ids=lambda path: path.stem)
def test_every_record_that_is_kept_can_be_shown(path: Path) -> None:
    replay = replay_of("r", wind(read_record(path.read_text())), "fr")
    assert replay.result
    assert all(step.label for step in replay.steps)


def test_a_game_that_was_not_finished_has_no_result() -> None:
    match: Match[Any] = Match(HORDE, 2, "doc")
    assert replay_of("r", wind(match.record()), "en").result == ""
    match.choose("token:8")
    replay = replay_of("r", wind(match.record()), "en")
    assert (replay.result, len(replay.steps)) == ("", 1)


def test_a_record_that_began_from_a_position_is_shown_without_options() -> None:
    start = Match(HORDE, 2, "doc").to_position()
    match: Match[Any] = Match.from_position(HORDE, start, ("Anna", "Beth"))
    match.choose("token:8")
    replay = replay_of("r", wind(read_record(match.record().to_text())), "en")
    assert replay.settings == ()
    assert replay.names == ("Anna", "Beth")


# -- records that people bring ---------------------------------------------------------------------------------------

GOOD = GAMES[0].record().to_text()


def test_a_record_is_kept_as_this_program_writes_it() -> None:
    commented = GOOD.replace("game:", "# a remark\ngame:", 1).replace("\n", "\r\n")
    assert read_record(commented).to_text() == GOOD


def test_a_result_that_a_record_claims_is_not_believed() -> None:
    record = GAMES[0].record()
    lie = Record(record.game, 1, record.names, record.options, record.seed, record.choices, "Anna is a genius.")
    assert read_record(lie.to_text()).result == record.result


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1"),
        ("hordekeep record 1\n", "breaks off"),
        (GOOD[: len(GOOD) // 2], "line "),
        (GOOD.replace("seed: game 2", "seed: game 3"), "checksum"),
        (GOOD.replace("token:8", "token:9", 1), "checksum"),
        (GOOD + "more\n", "follows"),
    ],
    ids=["empty", "only the first line", "half", "another seed", "another choice", "too much"],
)
def test_a_text_that_is_no_record_says_what_is_wrong_and_where(text: str, said: str) -> None:
    with pytest.raises(BadInput) as bad:
        read_record(text)
    assert said in str(bad.value)
    assert bad.value.where


def test_a_record_that_does_not_replay_says_at_which_choice() -> None:
    record = GAMES[0].record()
    choices = ((record.choices[0][0], "stop"), *record.choices[1:])
    text = Record(record.game, 1, record.names, record.options, record.seed, choices).to_text()
    with pytest.raises(BadInput, match=r"choice 1, . 'stop'"):
        read_record(text)


def test_names_that_cannot_be_shown_are_refused() -> None:
    record = Record(HORDE, 1, ("Anna", "Be\x1b[31mth"), {}, "doc", ())
    with pytest.raises(BadInput, match="printable"):
        read_record(record.to_text())


@pytest.mark.parametrize(
    "broken",
    [
        {"phase": "monster", "row": [{"battle": "water", "token": None}]},
        {"phase": "monster", "row": [], "battle_pile": [], "tokens_left": []},
        {"phase": "monster", "seats": [{"flayers_added": 1}, {}]},
        {"phase": "nonsense"},
        {"seats": []},
        {"deck": 5},
    ],
)
def test_a_position_that_cannot_be_is_bad_input(broken: dict[str, Any]) -> None:
    text = Record(HORDE, 1, ("A", "B"), {}, "doc", (), position={"seats": [{}, {}], **broken}).to_text()
    with pytest.raises(BadInput):
        wind_brought(text)


# -- over HTTP -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """Beth, at a service that these tests share."""
    with at_home(tmp_path_factory.mktemp("replays")) as client:
        become(client)
        yield client


def test_a_record_that_is_brought_can_be_looked_at_by_anybody_in_any_language(client: Client) -> None:
    brought = bring(client, GAMES[0].record())
    assert bring(client, GAMES[0].record()) == brought, "the same text, the same id"
    answer = client.get(f"/api/replays/{brought}", headers={"Accept-Language": "fr", "Cookie": ""})
    replay = msgspec.json.decode(answer.content, type=Replay)
    assert replay == replay_of(brought, REELS[0], "fr")


def test_a_moment_of_a_record_is_studied_and_played_on_from(client: Client) -> None:
    source = {"from": "replay", "replay": bring(client, GAMES[1].record()), "at": 25}
    answer = client.post("/api/study", json={"source": source})
    seen = msgspec.json.decode(answer.content, type=Studied)
    assert seen.frame.view == msgspec.json.decode(msgspec.json.encode(moment_at(REELS[1], 25).match.laid_open()))
    table = open_table(client, "me", "me", "nobody", source=source)
    info = client.get(f"/api/tables/{table}").json()
    assert (info["sandbox"], info["status"]) == (True, "playing")
    assert client.post("/api/study", json={"source": {**source, "at": 100_000}}).status_code == 404


def test_a_game_that_is_played_here_is_no_replay_before_it_is_over(client: Client) -> None:
    record = GAMES[0].record()
    source = {"from": "replay", "replay": bring(client, record), "at": len(record.choices) - 1}
    table = open_table(client, "me", "me", source=source)
    study = {"source": {"from": "replay", "replay": table, "at": 0}}
    assert client.get(f"/api/replays/{table}").status_code == 404
    assert client.post("/api/study", json=study).status_code == 404
    new = {"game": HORDE, "seats": [{"kind": "me"}] * 2, **study}
    assert client.post("/api/tables", json=new).status_code == 404
    choose(client, table, record.choices[-1])
    replay = msgspec.json.decode(client.get(f"/api/replays/{table}").content, type=Replay)
    assert replay.id == table
    assert tuple((step.seat, step.key) for step in replay.steps) == record.choices
    assert replay.result
    assert client.post("/api/study", json=study).status_code == 200
    at_the_end = {"from": "replay", "replay": table, "at": len(record.choices)}
    new = {"game": HORDE, "seats": [{"kind": "me"}] * 2, "source": at_the_end}
    assert client.post("/api/tables", json=new).status_code == 409, "there is nothing to play on"


@pytest.mark.parametrize("is_public", [False, True])
def test_a_finished_private_game_is_for_those_who_sat_there_or_hold_its_link(client: Client, is_public: bool) -> None:
    seats = ("me", "novice") if is_public else ("me", "me")
    table = open_table(client, *seats, public=is_public, options={"level": "basic"})
    info = play_to_the_end(client, table)
    mine = msgspec.json.decode(client.get(f"/api/replays/{table}").content, type=Replay)
    assert mine.invite == ("" if is_public else info["invite"])

    client.cookies.clear()
    invited = {"from": "replay", "replay": table, "at": 0, "invite": info["invite"]}
    for who in ("nobody", "Mallory"):
        if who != "nobody":
            become(client, who)
        for invite in ("", "wrong"):
            answers = [
                client.get(f"/api/replays/{table}?invite={invite}"),
                client.post("/api/study", json={"source": {**invited, "invite": invite}}),
            ]
            if who != "nobody":
                new = {"game": HORDE, "seats": [{"kind": "me"}] * 2, "source": {**invited, "invite": invite}}
                answers.append(client.post("/api/tables", json=new))
            for answer in answers:
                assert answer.status_code == (answer.request.url.path == "/api/tables") + 200 if is_public else 403
                assert is_public or (info["seed"] not in answer.text and "Ask somebody" in answer.text)
        assert client.get(f"/api/tables/{table}/record").status_code == (200 if is_public else 403)
        found = client.get(f"/api/replays/{table}?invite={info['invite']}")
        assert msgspec.json.decode(found.content, type=Replay) == mine
        assert client.post("/api/study", json={"source": invited}).status_code == 200
    new = {"game": HORDE, "seats": [{"kind": "me"}] * 2, "source": invited}
    assert client.post("/api/tables", json=new).status_code == 201


def play_to_the_end(client: Client, table: str) -> dict[str, Any]:
    """Play a game with the first choice each time, alone at all its seats; the table as it then is."""
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        frame = socket.receive_json()["frame"]
        while frame["outcome"] is None:
            ask = frame["ask"]
            if ask and ask["offers"]:
                seat = frame["seat"] if frame["seat"] in ask["seats"] else ask["seats"][0]
                chosen = {
                    "type": "choose",
                    "id": "c",
                    "ask": ask["number"],
                    "seat": seat,
                    "key": ask["offers"][0]["key"],
                }
                socket.send_json(chosen)
            message = socket.receive_json()
            while message["type"] != "update":
                message = socket.receive_json()
            frame = message["frame"]
    return dict(client.get(f"/api/tables/{table}").json())


def test_a_record_of_older_rules_says_that_it_can_no_longer_be_replayed(client: Client) -> None:
    record = Record(HORDE, 0, ("Anna", "Beth"), {}, "doc", ())
    with client.portal() as portal:
        kept = portal.call(client.app.state.service.store.keep_replay, record.to_text())
    answer = client.get(f"/api/replays/{kept}", headers={"Accept-Language": "fr"})
    assert answer.status_code == 409
    assert "anciennes règles" in answer.json()["because"]


def test_a_table_that_waits_is_no_replay(client: Client) -> None:
    assert client.get(f"/api/replays/{open_table(client, 'me', 'open')}").status_code == 404


@pytest.mark.parametrize("id", ["no-such-record", "r-00000000000000000000", "..", "%00", "x" * 500])
def test_what_is_not_there_is_a_problem_and_no_fault(client: Client, id: str) -> None:
    assert client.get(f"/api/replays/{id}").status_code in (400, 404)


def test_bad_records_are_told_what_is_wrong_with_them(client: Client) -> None:
    answer = client.post("/api/replays", json={"text": GOOD[:-40]})
    assert answer.status_code == 400
    assert "line" in answer.json()["where"]
    assert "breaks off" in answer.json()["because"]
    assert client.post("/api/replays", json={"text": "x" * 400_001}).status_code == 400
    assert client.post("/api/replays", json={}).status_code == 400
    assert client.post("/api/replays", content=b'{"text": "\\ud800"}').status_code == 400
