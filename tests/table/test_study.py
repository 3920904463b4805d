"""Studying scenarios and lessons: every step of every scenario can be shown, tried and played on from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from hordekeep.kernel import BadInput, Document, LoadedDice, Match
from hordekeep.rulebook.scenario_paths import look_up
from hordekeep.rulebook.scenario_setup import seat_and_key, set_up
from hordekeep.rulebook.scenario_shelf import Shelved, find_scenario, scenarios_of
from hordekeep.rulebook.scenarios import Scenario
from hordekeep.table.moments import Moment, played
from hordekeep.table.problems import Conflict, Unknown
from hordekeep.table.protocol import LessonSource, ScenarioSource, Studied, Study
from hordekeep.table.rulebook import book_of, shown_scenario
from hordekeep.table.study import Subject, lesson_subject, look, record_from, scenario_subject
from tests.table.at_home import at_home
from tests.table.at_the_table import HORDE, Client, become, choose, open_table
from tests.table.going_back import as_it_was

SAMPLE = "sample-round.the-sample-round-of-the-book"
SHELF: dict[str, Shelved] = {
    shelved.id: shelved for rule in book_of(HORDE, "en").rules for shelved in scenarios_of(HORDE, rule.id)
}
VIEWABLE = [shelved for shelved in SHELF.values() if not shelved.scenario.error]


def scenario(id: str) -> Subject:
    return scenario_subject(ScenarioSource(game=HORDE, scenario=id), "en")


def lesson(number: int, language: str = "en") -> Subject:
    return lesson_subject(LessonSource(game=HORDE, lesson=number), language)


def studied(subject: Subject, *choices: str, language: str = "en", **more: Any) -> Studied:
    source = ScenarioSource(game=HORDE, scenario="any")  # `look` is given what the source names
    return look(subject, Study(source=source, choices=choices, **more), language)


# -- every scenario --------------------------------------------------------------------------------------------------


def test_all_scenarios_are_on_the_shelf() -> None:
    assert len(SHELF) > 300
    assert max(map(len, SHELF)) <= 64


@pytest.mark.parametrize("shelved", VIEWABLE, ids=lambda shelved: shelved.id)
def test_every_scenario_is_shown_as_it_expects(shelved: Shelved) -> None:
    """The frame after all choices shows what the scenario's own runner looks into; so do those on the way."""
    wanted = shelved.scenario
    subject = scenario(shelved.id)
    for count in range(len(wanted.choose) + 1):
        shown = studied(subject, *wanted.choose[:count])
        assert shown.refused is None
        assert shown.frame.open
        match = played(set_up(wanted), wanted.choose[:count]).match
        assert shown.frame.view == match.laid_open()
        for path, value in wanted.midway.get(str(count), {}).items():
            assert look_up(match.shown(), path, match.names) == value
    for path, value in wanted.expect.items():
        assert look_up(match.shown(), path, match.names) == value
    if wanted.outcome is not None:
        assert shown.frame.outcome is not None
        assert [match.names[seat] for seat in shown.frame.outcome.winners] == wanted.outcome.winners


def seen_at_events(match: Match[Any], seat: int | None) -> list[Document]:
    """A list that grows with every event: what is seen then."""
    seen: list[Document] = []
    match.listen(lambda _: seen.append(match.laid_open() if seat is None else match.view(seat)))
    return seen


@pytest.mark.parametrize("seat", [None, 0])
def test_the_lines_of_the_last_choice_come_with_how_the_view_was(seat: int | None) -> None:
    subject, wanted = scenario(SAMPLE), SHELF[SAMPLE].scenario
    gone_back = 0
    for count in range(1, len(wanted.choose)):
        match = played(set_up(wanted), wanted.choose[: count - 1]).match
        seen = seen_at_events(match, seat)
        chooser, key = seat_and_key(wanted.choose[count - 1], match.names)
        match.choose(key, chooser)
        shown = studied(subject, *wanted.choose[:count], seat=seat)
        view = shown.frame.view
        assert len(shown.earlier) == len(seen)
        for differences in reversed(shown.earlier):
            view = as_it_was(view, differences)
            assert view == seen.pop()
            gone_back += 1
    assert gone_back > 5


@pytest.mark.parametrize("shelved", VIEWABLE, ids=lambda shelved: shelved.id)
def test_every_refusal_of_a_scenario_is_told_where_it_happens(shelved: Shelved) -> None:
    shown = shown_scenario(shelved, "fr")
    keys = [f"{step.name} {step.key}" for step in shown.steps]
    assert len(shown.refused) == len(shelved.scenario.refused)
    for refusal in shown.refused:
        tried = studied(scenario(shelved.id), *keys[: refusal.after], f"{refusal.name} {refusal.key}", language="fr")
        assert tried.refused is not None
        assert (tried.refused.code, tried.refused.rule) == ("rule", refusal.rule)
        assert tried.refused.because == refusal.because != ""


# -- looking ---------------------------------------------------------------------------------------------------------


def test_the_log_tells_after_which_choice_each_thing_happened_and_grows_with_the_choices() -> None:
    subject = scenario(SAMPLE)
    one = studied(subject, "token:-3").log
    two = studied(subject, "token:-3", "pick:sun-skeleton").log
    assert two[: len(one)] == one
    assert [(line.choice, line.text, line.rule) for line in two] == [
        (1, "Andy puts -3 on Water.", "PH-BC-02"),
        (2, "Andy takes Sun Skeleton.", "PH-PICK-06"),
    ]
    assert [line.number for line in two] == [0, 1]


def test_choices_may_name_the_seat_by_name_or_letter() -> None:
    subject = scenario(SAMPLE)
    plain = studied(subject, "token:-3", "pick:sun-skeleton", "stop")
    assert plain == studied(subject, "Andy token:-3", "A pick:sun-skeleton", "Andy stop")
    assert plain.frame.ask is not None
    assert plain.frame.ask.seats == (1,)
    assert plain.frame.ask.number == 3


def test_a_refused_choice_names_its_rule_and_leaves_out_what_comes_after_it() -> None:
    subject = scenario(SAMPLE)
    good = studied(subject, "token:-3", language="fr")
    tried = studied(subject, "token:-3", "stop", "pick:flayer", language="fr")
    assert (tried.frame, tried.log) == (good.frame, good.log)
    assert tried.refused is not None
    assert (tried.refused.id, tried.refused.rule) == ("stop", "PH-PICK-03")
    assert tried.refused.because == "Vous ouvrez la manche : il faut prendre au moins un monstre."


@pytest.mark.parametrize("choice", ["", "nonsense", "Zoe stop", "\x00", "Andy ", " stop", "pick:", "!undo:0", "💀 💀"])
def test_a_choice_that_does_not_exist_is_refused_politely(choice: str) -> None:
    tried = studied(scenario(SAMPLE), choice)
    assert tried.refused is not None
    assert tried.refused.code in ("unknown", "rule")
    assert tried.refused.because


def test_a_seat_that_is_not_asked_cannot_choose() -> None:
    tried = studied(scenario(SAMPLE), "Becca token:8")
    assert tried.refused is not None
    assert "not your turn" in tried.refused.because


def test_what_is_touched_says_why_not() -> None:
    subject = lesson(5)
    tried = studied(subject, seat=0, touched="pool:fire-golem")
    assert tried.refused is not None
    assert (tried.refused.id, tried.refused.rule) == ("pool:fire-golem", "PH-MATCH-02")
    assert studied(subject, seat=0, touched="pool:sun-dragon").refused is None
    assert studied(subject, touched="no such thing").refused is not None


def test_a_seat_sees_only_what_it_may_know() -> None:
    subject = lesson(3)
    mine, open_ = studied(subject, seat=0), studied(subject)
    assert not mine.frame.open
    assert "horde" not in mine.frame.view["seats"][1]
    assert "deck" not in mine.frame.view
    assert len(open_.frame.view["seats"][1]["horde"]) == 8
    other = studied(subject, seat=1)
    assert other.frame.ask is not None
    assert other.frame.ask.offers == ()


def test_a_seat_that_is_not_there_is_bad_input() -> None:
    with pytest.raises(BadInput, match="seat"):
        studied(lesson(3), seat=5)


def test_a_scenario_is_shown_as_it_is_laid_out_before_anything_happens() -> None:
    shelved = next(
        each for each in VIEWABLE if not each.scenario.choose and (each.scenario.position or {}).get("phase") == "end"
    )
    subject = scenario(shelved.id)
    before, after = studied(subject, laid_out=True), studied(subject)
    assert before.log == ()
    assert (before.frame.ask, before.frame.outcome) == (None, None)
    assert before.frame.view["phase"] == "end"
    assert after.log
    assert shown_scenario(shelved, "en").happens
    touched = studied(subject, laid_out=True, touched="pool:sun-ooze")
    assert touched.refused is not None


def test_a_scenario_that_stops_in_the_middle_is_shown_there_and_can_be_played_on() -> None:
    stopping = "sample-round.the-sample-round-of-the-book-ends-with-totals-of-5"
    wanted = find_scenario(HORDE, stopping)
    assert wanted.until == "phase end"
    stopped = studied(scenario(stopping), *wanted.choose)
    assert stopped.frame.ask is None
    assert stopped.frame.outcome is None
    assert [side["total"] for side in stopped.frame.view["seats"]] == [5, 3, 5]
    assert not studied(scenario(stopping), *wanted.choose, seat=1).frame.open
    another = studied(scenario(stopping), "pick:fire-golem", "pick:water-troll")
    assert another.frame.ask is not None
    beyond = studied(scenario(stopping), *wanted.choose, "token:8")
    assert beyond.refused is None
    assert beyond.frame.ask is not None


def test_studying_one_way_leaves_the_other_ways_as_they_were() -> None:
    subject = scenario(SAMPLE)
    first = studied(subject, "token:-3")
    studied(subject, "token:-3", "pick:flayer", "pick:sun-skeleton")
    studied(subject, "token:-3", "pick:trickster")
    assert studied(subject, "token:-3") == first


def test_a_scenario_with_a_refused_start_is_not_to_be_shown() -> None:
    refused = next(shelved for shelved in SHELF.values() if shelved.scenario.error)
    assert not shown_scenario(refused, "en").viewable
    with pytest.raises(Conflict):
        scenario(refused.id)


def test_what_is_not_there_is_unknown() -> None:
    with pytest.raises(Unknown):
        scenario("no-such-scenario")
    with pytest.raises(Unknown):
        scenario_subject(ScenarioSource(game="no-such-game", scenario=SAMPLE), "fr")
    with pytest.raises(Unknown):
        lesson(99)


def test_a_study_has_a_size() -> None:
    source = {"from": "scenario", "game": HORDE, "scenario": SAMPLE}
    for too_much in ({"choices": ["stop"] * 401}, {"choices": ["x" * 201]}, {"touched": "x" * 201}, {"seat": 8}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"source": source, **too_much}, Study)


# -- playing on ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shelved", VIEWABLE, ids=lambda shelved: shelved.id)
def test_a_table_can_go_on_from_every_scenario(shelved: Shelved) -> None:
    subject = scenario(shelved.id)
    for count in range(len(shelved.scenario.choose) + 1):
        choices = shelved.scenario.choose[:count]
        try:
            record = record_from(subject, choices, "en")
        except Conflict:
            by_the_rules_alone = subject._replace(scenario=None)  # its `until` may have stopped it before the end
            assert studied(by_the_rules_alone, *choices).frame.outcome is not None
            continue
        match: Match[Any] = Match.from_record(record)
        twin = played(Match.from_record(record), ()).match
        assert match.ask is not None
        assert match.shown() == twin.shown()
        if count < len(shelved.scenario.choose):
            assert match.laid_open() == studied(subject, *choices).frame.view


def test_choices_that_are_refused_start_no_table() -> None:
    with pytest.raises(BadInput, match="PH-PICK-03"):
        record_from(scenario(SAMPLE), ["token:-3", "stop"], "en")


def test_loaded_dice_are_in_force_and_a_table_goes_on_from_the_position_instead() -> None:
    loaded = Scenario(
        rules=["PH-BC-02"],
        title="Loaded",
        game=HORDE,
        position={"seats": [{}, {}], "phase": "battle-card"},
        dice=[3, 1],
    )
    subject = Subject("loaded", lambda: _begin(loaded), loaded)
    dice = subject.begin().match.state.dice
    assert isinstance(dice, LoadedDice)
    assert dice.rolls == (3, 1)
    record = record_from(subject, ["token:8"], "en")
    match: Match[Any] = Match.from_record(record)
    assert match.laid_open()["row"] == studied(subject, "token:8").frame.view["row"]
    assert not isinstance(match.state.dice, LoadedDice)


def _begin(scenario: Scenario) -> Moment:
    return played(set_up(scenario, stopping=False), ())


# -- over HTTP -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """Beth, at a service that these tests share."""
    with at_home(tmp_path_factory.mktemp("study")) as client:
        become(client)
        yield client


SOURCE = {"from": "scenario", "game": HORDE, "scenario": SAMPLE}


def test_a_scenario_is_studied_over_http_by_anybody(client: Client) -> None:
    answer = client.post(
        "/api/study",
        json={"source": SOURCE, "choices": ["token:-3", "stop"], "seat": 1},
        headers={"Accept-Language": "fr", "Cookie": ""},
    )
    assert answer.status_code == 200, answer.text
    seen = msgspec.json.decode(answer.content, type=Studied)
    assert seen.refused is not None
    assert seen.refused.rule == "PH-PICK-03"
    assert "Vous ouvrez" in seen.refused.because
    assert "horde" not in seen.frame.view["seats"][0]


def test_a_sandbox_goes_on_from_a_scenario_after_some_choices(client: Client) -> None:
    table = open_table(client, "me", "me", "me", source=SOURCE, choices=["Andy token:-3", "Andy pick:sun-skeleton"])
    welcome = choose(client, table, (0, "stop"), (1, "pick:sun-skeleton"), (2, "pick:flayer"))
    assert welcome.frame is not None
    assert welcome.frame.view["row"][1]["token"] == -3
    wrong = {"game": HORDE, "seats": [{"kind": "me"}] * 3, "source": SOURCE, "choices": ["stop"]}
    assert client.post("/api/tables", json=wrong).status_code == 400


def test_a_lesson_is_studied_in_the_language_of_the_learner(client: Client) -> None:
    source = {"from": "lesson", "game": HORDE, "lesson": 1}
    answer = client.post("/api/study", json={"source": source, "seat": 0}, headers={"Accept-Language": "fr"})
    frame = msgspec.json.decode(answer.content, type=Studied).frame
    assert frame.names == ("Gardien", "Ronce")
    assert frame.ask is not None
    assert frame.ask.prompt == "Gardien, vous ouvrez : prenez un monstre de la Réserve."
    lessons = client.get(f"/api/lessons/{HORDE}", headers={"Accept-Language": "fr"}).json()
    assert lessons["lessons"][1]["title"] == "Un monstre a deux noms"
    assert client.get("/api/lessons/chess").status_code == 404


@pytest.mark.parametrize(
    ("study", "status"),
    [
        ({"source": {**SOURCE, "scenario": "none"}}, 404),
        ({"source": {**SOURCE, "game": "chess"}}, 404),
        ({"source": {**SOURCE, "from": "table"}}, 400),
        ({"source": {"from": "lesson", "game": HORDE, "lesson": 99}}, 404),
        ({"source": {"from": "lesson", "game": HORDE, "lesson": -1}}, 400),
        ({"source": SOURCE, "seat": 7}, 400),
        ({"source": SOURCE, "choices": ["x"] * 401}, 400),
        ({"source": {**SOURCE, "scenario": "components.one-player-alone-cannot-play"}}, 409),
        ({}, 400),
    ],
)
def test_what_cannot_be_studied_is_a_problem(client: Client, study: dict[str, Any], status: int) -> None:
    answer = client.post("/api/study", json=study)
    assert answer.status_code == status, answer.text
    assert answer.json()["because"]
