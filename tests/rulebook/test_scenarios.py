"""The scenario format and its runner: what they accept, what they refuse, and how a failure reads."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from hordekeep.commands.check import command
from hordekeep.kernel import BadInput
from hordekeep.rulebook.scenario_runner import Verdict, look_up, run_scenario
from hordekeep.rulebook.scenarios import parse_scenarios

HEAD = """\
game = "plankton-horde"
names = ["Andy", "Becca", "Chuck"]

[[scenario]]
rules = ["PH-FLAY-02"]
title = "A Flayer can force a tie"
"""
POSITION = """\
[scenario.position]
phase = "battles"
row = [{ battle = "troll", token = 8 }]
seats = [
    { horde = ["water-troll", "fire-troll", "flayer"] },
    { horde = ["sun-troll", "moon-troll", "royal-troll"] },
    {},
]
"""
CHOICE = 'choose = ["Andy flayer"]\n'


def verdict(fields: str, position: str = POSITION, tables: str = "") -> Verdict:
    [located] = parse_scenarios(HEAD + fields + position + tables, "f.toml")
    return run_scenario(located)


def test_a_scenario_that_holds_passes() -> None:
    found = verdict(
        CHOICE + 'log = ["flayer-added Andy 3", "token-lost 8"]\n', tables="[scenario.expect]\ntokens_lost = [8]\n"
    )
    assert found.passed, found.report()


def test_a_failure_shows_the_expectation_both_values_and_the_log() -> None:
    report = verdict(CHOICE, tables='[scenario.expect]\n"tokens_lost" = [6]\n').report()
    assert "f.toml:4: A Flayer can force a tie (PH-FLAY-02)" in report
    assert "tokens_lost" in report
    assert "expected: [6]" in report
    assert "found:    [8]" in report
    assert "Andy adds a Flayer and now has 3. [PH-FLAY-01]" in report


@pytest.mark.parametrize(
    ("fields", "what"),
    [
        ('choose = ["Andy demon"]\nexpect = {}\nnever = ["x"]\n', "choice 1 must be legal"),
        ('choose = ["Becca flayer"]\nnever = ["x"]\n', "choice 1 must be legal"),
        (CHOICE + 'log = ["token-lost 8", "flayer-added Andy"]\n', "log line 2 must come in this order"),
        (CHOICE + 'log = ["flayer-added Andy 0"]\n', "log line 1 must come in this order"),
        (CHOICE + 'never = ["token-lost"]\n', "must never happen"),
        (CHOICE + 'outcome = { winners = ["Andy"] }\n', "winners"),
        (CHOICE + 'outcome = { winners = ["Andy", "Becca", "Chuck"], rule = "PH-VIC-02" }\n', "the rule that ended"),
        (CHOICE + "asks = [{ after = 1 }]\n", "the ask after choice 1"),
        ("asks = [{ over = true }]\n", "the ask after choice 0"),
        ('asks = [{ seats = ["Becca"] }]\n', "the ask after choice 0: seats"),
        ('asks = [{ prompt = "pick" }]\n', "the ask after choice 0: prompt"),
        ('asks = [{ choices = ["pass"] }]\n', "the ask after choice 0: choices"),
        ('asks = [{ includes = ["demon"] }]\n', "the ask after choice 0 must include"),
        ('asks = [{ excludes = ["flayer"] }]\n', "the ask after choice 0 must not include"),
        ('refused = [{ key = "flayer", rule = "PH-FLAY-03" }]\n', "'flayer' must be refused"),
        ('refused = [{ key = "demon", rule = "PH-DEM-04" }]\n', "'demon' must be refused"),
        ('until = "game end"\nnever = ["x"]\n', "The game end must have come"),
        ('until = "phase end"\nnever = ["x"]\n', "The phase end must have come"),
    ],
)
def test_every_kind_of_expectation_can_fail(fields: str, what: str) -> None:
    found = verdict(fields)
    assert not found.passed
    assert any(what in failure.what for failure in found.failures), found.report()


@pytest.mark.parametrize(
    ("tables", "what"),
    [
        ('[[scenario.views]]\nseat = "Becca"\nhidden = ["seats.Becca.horde"]\n', "must not see seats.Becca.horde"),
        ('[[scenario.views]]\nseat = "spectator"\n[scenario.views.expect]\n"round" = 2\n', "spectator sees round"),
        ("[scenario.midway.0]\nround = 2\n", "after choice 0, round"),
    ],
)
def test_views_and_midway_expectations_can_fail(tables: str, what: str) -> None:
    found = verdict("", tables=tables)
    assert any(what in failure.what for failure in found.failures), found.report()


@pytest.mark.parametrize(
    ("text", "place", "what"),
    [
        ("game = [", "f.toml", "No valid TOML"),
        ("rounds = 3\n", "f.toml", "Unknown field 'rounds'"),
        ('game = "plankton-horde"\n', "f.toml", "There is no [[scenario]]"),
        (HEAD + "chose = []\n" + POSITION, "line 7, 'chose'", "unknown field `chose`"),
        (HEAD + 'choose = "Andy flayer"\n' + POSITION, "line 7, 'choose'", "Expected `array`"),
        (HEAD.replace('title = "A Flayer can force a tie"\n', "") + POSITION, "'title'", "lacks the"),
        (HEAD + POSITION, "line 4, 'expect'", "expects nothing"),
        (HEAD + 'never = ["x"]\n', "line 4, 'position'", "either 'start' or 'position'"),
        (HEAD + 'until = "later"\nnever = ["x"]\n' + POSITION, "line 7, 'until'", "'later' is neither"),
        (HEAD.replace('["PH-FLAY-02"]', "[]") + 'never = ["x"]\n' + POSITION, "line 4, 'rules'", "must name a rule"),
        (HEAD.partition("\n")[2] + 'never = ["x"]\n' + POSITION, "'game'", "Which game?"),
    ],
)
def test_bad_files_are_refused_with_line_and_field(text: str, place: str, what: str) -> None:
    with pytest.raises(BadInput) as caught:
        list(parse_scenarios(text, "f.toml"))
    assert place in caught.value.where
    assert what in caught.value.what


@pytest.mark.parametrize(
    ("broken", "place"),
    [
        (POSITION.replace('"sun-troll"', '"sun-cat"'), "line 12, 'horde'"),
        (POSITION.replace("phase", "phaze"), "line 9, 'phaze'"),
        (POSITION.replace('"battles"', '"tea"'), "line 9, 'phase'"),
        (POSITION.replace("token = 8", 'token = "8"'), "'row'"),
    ],
)
def test_bad_positions_are_refused_with_line_and_field(broken: str, place: str) -> None:
    with pytest.raises(BadInput) as caught:
        verdict('never = ["x"]\n', broken)
    if "'horde'" in place:
        assert "'horde'" in caught.value.where
    else:
        assert place in caught.value.where


def test_a_start_that_must_be_refused_is_proven_both_ways() -> None:
    five = HEAD + 'start = { seats = 5 }\nerror = "PH-COMP-01"\n'
    two = HEAD + 'start = { seats = 2 }\nerror = "PH-COMP-01"\n'
    assert run_scenario(next(parse_scenarios(five, "f"))).passed
    assert not run_scenario(next(parse_scenarios(two, "f"))).passed


def test_a_scenario_stops_where_a_field_changes() -> None:
    position = '[scenario.position]\nphase = "end"\nseats = [{ picks = ["sun-ooze"] }, {}, {}]\n'
    tables = '[scenario.expect]\n"round" = 2\n"row" = []\n"phase" = "battle-card"\n"seats.Andy.horde" = ["sun-ooze"]\n'
    found = verdict('until = "round end"\n', position, tables)
    assert found.passed, found.report()


def test_a_choice_after_the_stop_is_a_failure_and_no_crash() -> None:
    position = '[scenario.position]\nphase = "end"\nseats = [{}, {}]\n'
    found = verdict('until = "round end"\nchoose = ["token:8"]\n', position, '[scenario.expect]\n"round" = 2\n')
    assert [failure.what for failure in found.failures] == ["the round end must not come before choice 1"]


def test_paths_count_sort_and_name_seats() -> None:
    document = {"seats": [{"won": [8, -1, 8]}], "pool": ["b", "a"]}
    assert look_up(document, "seats.Andy.won.count.8", ("Andy",)) == 2
    assert look_up(document, "pool.sorted.0") == "a"
    assert look_up(document, "pool.count") == 2
    assert look_up(document, "pool.7") == "(not there)"
    assert look_up(document, "deck") == "(not there)"


def test_check_reports_and_exits_by_result(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(HEAD + CHOICE + POSITION + "[scenario.expect]\ntokens_lost = [8]\n", encoding="utf-8")
    bad.write_text(HEAD + CHOICE + POSITION + "[scenario.expect]\ntokens_lost = [6]\n", encoding="utf-8")
    passed = CliRunner().invoke(command, [str(good)])
    assert (passed.exit_code, passed.output) == (0, "1 passed, 0 failed\n")
    failed = CliRunner().invoke(command, [str(tmp_path)])
    assert failed.exit_code == 1
    assert failed.output.endswith("1 passed, 1 failed\n")
    lines = CliRunner().invoke(command, ["--json", str(tmp_path)]).output.splitlines()
    assert [json.loads(line)["passed"] for line in lines] == [False, True]
    assert json.loads(lines[0])["failures"] == [{"what": "tokens_lost", "expected": [6], "found": [8]}]
