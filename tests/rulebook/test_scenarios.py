"""The scenario format and its runner: what they accept, what they refuse, and how a failure reads."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner

from hordekeep.commands.check import command
from hordekeep.kernel import BadInput, Dice, Event, Match, Refused
from hordekeep.rulebook.scenario_lines import value_lines
from hordekeep.rulebook.scenario_paths import look_up
from hordekeep.rulebook.scenario_questions import SHOWN
from hordekeep.rulebook.scenario_runner import run_scenario
from hordekeep.rulebook.scenario_setup import has_stopped, set_up, set_up_laid_out
from hordekeep.rulebook.scenario_verdicts import Verdict, is_written, written
from hordekeep.rulebook.scenarios import Scenario, parse_scenarios, read_scenarios
from tests import scenario_items

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
    assert '    "flayer-added Andy 3"\n        Andy adds a Flayer and now has 3. [PH-FLAY-01]\n' in report


def test_what_a_failure_shows_of_the_log_can_be_copied() -> None:
    shown = verdict(CHOICE, tables='[scenario.expect]\n"tokens_lost" = [6]\n').events
    assert shown
    found = verdict(f"{CHOICE}log = {json.dumps(shown)}\n")
    assert found.passed, found.report()


def test_hexes_and_seats_of_events_are_written_as_people_do() -> None:
    match: Match[Any] = Match("cloudspire", names=["Andy", "Becca"], seed="doc")
    event = Event("pillaged", "CS-PILL-01", {"seat": 1, "taker": 0, "amount": 6})
    assert written(match, event) == "pillaged Becca Andy 6"
    assert is_written(match, event, "pillaged 0 6 CS-PILL-01")  # as the code has it, too
    assert not is_written(match, event, "pillaged Chuck")
    dropped = Event("dropped", "CS-ITEM-06", {"chip": {"face": "shard", "hex": ""}, "hex": "1.-1"})
    assert written(match, dropped) == "dropped shard 1.-1"
    rolled = Event("die-rolled", "CS-TALENT-01", {"seat": -1, "die": "kaze", "face": "+1 move and +1 attack"})
    assert written(match, rolled) == "die-rolled -1 kaze +1 move and +1 attack"
    assert is_written(match, rolled, written(match, rolled))


def test_a_chip_that_is_told_with_its_hex_is_found_by_its_name_alone() -> None:
    match: Match[Any] = Match("cloudspire", names=["Andy", "Becca"], seed="doc")
    event = Event("cleared", "CS-DEF-03", {"chip": {"face": "bounty-hunter", "hex": "4.0"}, "hex": "4.0"})
    assert is_written(match, event, "cleared bounty-hunter")
    assert is_written(match, event, "cleared bounty-hunter@4.0")
    assert not is_written(match, event, "cleared bounty-hunter@4.1")
    assert not is_written(match, event, "cleared bounty")


def test_an_illegal_choice_shows_the_question_whose_it_is_and_the_keys() -> None:
    report = verdict('choose = ["Andy demon"]\nnever = ["picked"]\n').report()
    assert "expected: Andy demon\n" in report
    asked = "    asked:    'wild' of Andy (PH-WILD-02): Andy, the battle for Troll is worth 8. Add a wild card?\n"
    assert asked + "              legal: pass, flayer\n" in report
    other = verdict('asks = [{ prompt = "trick" }, { seats = ["Becca"] }, { rule = "PH-WILD-01" }]\n').failures
    assert [each.asked.startswith("'wild' of Andy (PH-WILD-02)") for each in other] == [True, True, True]
    over = verdict('choose = ["Andy flayer", "Andy pass"]\nnever = ["picked"]\n').report()
    assert "asked:    nothing: the game is over" in over


def test_of_many_keys_the_nearest_are_shown_and_how_many_more() -> None:
    pool = [
        f"{realm}-{kind}"
        for realm in ("fire", "sun", "moon")
        for kind in ("ooze", "troll", "golem", "dragon", "skeleton")
    ]
    row = 'phase = "monster"\nrow = [{ battle = "sun", token = 8 }]\nseats = [{}, {}, {}]\n'
    position = f"[scenario.position]\n{row}pool = {json.dumps(pool)}\n"
    report = verdict('choose = ["pick:dragon"]\nnever = ["picked"]\n', position).report()
    [line] = [line for line in report.splitlines() if "legal: " in line]
    assert "dragon" in line.partition("legal: ")[2].partition(",")[0]
    assert line.endswith(" and 3 more")
    assert line.count(", ") == SHOWN - 1


@pytest.mark.parametrize(
    ("fields", "what"),
    [
        ('choose = ["Andy demon"]\nexpect = {}\nnever = ["picked"]\n', "choice 1 must be legal"),
        ('choose = ["Becca flayer"]\nnever = ["picked"]\n', "choice 1 must be legal"),
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
        ('until = "game end"\nnever = ["picked"]\n', "The game end must have come"),
        ('until = "phase end"\nnever = ["picked"]\n', "The phase end must have come"),
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
        (HEAD + 'never = ["picked"]\n', "line 4, 'position'", "either 'start' or 'position'"),
        (HEAD + 'start = { seats = 2 }\ndice = [0]\nnever = ["picked"]\n', "line 8, 'dice'", "a start has a seed"),
        (HEAD + 'until = "later"\nnever = ["picked"]\n' + POSITION, "line 7, 'until'", "'later' is neither"),
        (
            HEAD.replace('["PH-FLAY-02"]', "[]") + 'never = ["picked"]\n' + POSITION,
            "line 5, 'rules'",
            "must name a rule",
        ),
        (HEAD.partition("\n")[2] + 'never = ["picked"]\n' + POSITION, "'game'", "Which game?"),
    ],
)
def test_bad_files_are_refused_with_line_and_field(text: str, place: str, what: str) -> None:
    with pytest.raises(BadInput) as caught:
        parse_scenarios(text, "f.toml")
    assert place in caught.value.where
    assert what in caught.value.what


@pytest.mark.parametrize(
    ("broken", "place"),
    [
        (POSITION.replace('"sun-troll"', '"sun-cat"'), "f.toml, line 13, 'position.seats.1.horde': There is no card"),
        (POSITION.replace("phase", "phaze"), "line 9, 'position.phaze': "),
        (POSITION.replace('"battles"', '"tea"'), "line 9, 'position.phase': "),
        (POSITION.replace("token = 8", 'token = "8"'), "line 10, 'position.row.0.token': "),
        (POSITION.replace("    {},", "    { hoard = [] },"), "line 14, 'position.seats.2.hoard': "),
        (POSITION + 'pool = ["flayer", "nobody"]\n', "line 16, 'position.pool': "),
    ],
)
def test_bad_positions_fail_with_file_line_title_and_field(broken: str, place: str) -> None:
    found = verdict('never = ["picked"]\n', broken)
    assert not found.passed
    assert place in found.error
    assert found.report().startswith("f.toml:4: A Flayer can force a tie (PH-FLAY-02)\n  f.toml, line ")


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ("asks = [\n    { after = 0 },\n    { after = 3 },\n]\n", "line 9, 'asks.1': There is no choice 3"),
        ('refused = [{ key = "flayer", rule = "PH-FLAY-03", seat = "Dora" }]\n', "line 7, 'refused.0.seat': Nobody"),
    ],
)
def test_what_cannot_be_expected_fails_with_line_and_field(fields: str, place: str) -> None:
    assert place in verdict(fields).error


@pytest.mark.parametrize(
    ("start", "place"),
    [
        ('start = { seats = 9 }\nnever = ["picked"]\n', "line 7, 'start.seats': "),
        ('start = { seats = 2, options = { level = "tea" } }\nnever = ["picked"]\n', "line 7, 'start.options.level': "),
    ],
)
def test_bad_starts_fail_with_line_and_field(start: str, place: str) -> None:
    assert place in verdict(start, "").error


def test_one_that_cannot_be_read_does_not_stop_the_others(tmp_path: Path) -> None:
    good = CHOICE + POSITION + "[scenario.expect]\ntokens_lost = [8]\n"
    second = HEAD.partition("\n\n")[2]
    misspelt = second.replace("A Flayer", "A Flayer (misspelt)") + "chose = []\n" + POSITION
    impossible = second + POSITION.replace("sun-troll", "sun-cat") + "[scenario.expect]\ntokens_lost = [8]\n"
    (tmp_path / "a.toml").write_text(HEAD + good + misspelt + impossible + second + good, encoding="utf-8")
    (tmp_path / "b.toml").write_text("game = [", encoding="utf-8")
    (tmp_path / "c.toml").write_text(HEAD + good, encoding="utf-8")
    said = CliRunner().invoke(command, [str(tmp_path)])
    assert said.exit_code == 1
    assert "A Flayer (misspelt) can force a tie" in said.output
    assert "'chose': It contains unknown field `chose`." in said.output
    assert "'position.seats.1.horde': There is no card 'sun-cat'." in said.output
    assert "No valid TOML" in said.output
    assert said.output.endswith("3 passed, 3 failed\n")
    lines = CliRunner().invoke(command, ["--json", str(tmp_path)]).output.splitlines()
    assert [json.loads(line)["passed"] for line in lines] == [True, False, False, True, False, True]
    assert json.loads(lines[1])["title"] == "A Flayer (misspelt) can force a tie"
    assert "'chose'" in json.loads(lines[1])["error"]


def test_a_mistake_of_the_program_is_shown_and_stops_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_located: object) -> Verdict:
        raise AssertionError("a card was lost")

    (tmp_path / "a.toml").write_text(HEAD + 'never = ["picked"]\n' + POSITION, encoding="utf-8")
    monkeypatch.setattr("hordekeep.rulebook.scenario_runner.run_scenario", broken)
    said = CliRunner().invoke(command, [str(tmp_path)])
    assert "AssertionError: a card was lost" in said.output
    assert said.output.endswith("0 passed, 1 failed\n")


def test_pytest_collects_the_others_of_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pair = HEAD + "chose = []\n" + POSITION + HEAD.partition("\n\n")[2] + 'never = ["picked"]\n' + POSITION
    (tmp_path / "a.toml").write_text(pair, encoding="utf-8")
    monkeypatch.setattr(scenario_items.ScenarioItem, "from_parent", lambda _file, **given: given["name"])
    file = SimpleNamespace(path=tmp_path / "a.toml")
    names: list[object] = list(scenario_items.ScenarioFile.collect(file))  # type: ignore[arg-type]  # all it needs is a path
    assert names == [
        "unreadable, line 4: A Flayer can force a tie",
        "PH-FLAY-02: A Flayer can force a tie",
    ]


def test_a_start_that_must_be_refused_is_proven_both_ways() -> None:
    five = HEAD + 'start = { seats = 5 }\nerror = "PH-COMP-01"\n'
    two = HEAD + 'start = { seats = 2 }\nerror = "PH-COMP-01"\n'
    assert run_scenario(parse_scenarios(five, "f")[0]).passed
    assert not run_scenario(parse_scenarios(two, "f")[0]).passed


def test_a_scenario_stops_where_a_field_changes() -> None:
    position = '[scenario.position]\nphase = "end"\nseats = [{ picks = ["sun-ooze"] }, {}, {}]\n'
    tables = '[scenario.expect]\n"round" = 2\n"row" = []\n"phase" = "battle-card"\n"seats.Andy.horde" = ["sun-ooze"]\n'
    found = verdict('until = "round end"\n', position, tables)
    assert found.passed, found.report()


def stopped_scenario(folder: str) -> Scenario:
    """A scenario of a game that its `until` stops before any choice."""
    files = sorted((scenario_items.SCENARIOS / folder).glob("*.toml"))
    scenarios = (each.scenario for file in files for each in read_scenarios(file))
    ending = (each for each in scenarios if each.until not in ("ask", "game end") and not each.choose)
    return next(each for each in ending if has_stopped(set_up(each)))


@pytest.mark.parametrize("set_match_up", [set_up, set_up_laid_out])
@pytest.mark.parametrize("folder", ["plankton_horde", "skytear_horde", "monoliths", "skytear", "cloudspire"])
def test_a_match_that_has_stopped_can_be_looked_at_all_over(
    set_match_up: Callable[[Scenario], Match[Any]], folder: str
) -> None:
    match = set_match_up(stopped_scenario(folder))
    assert has_stopped(match)
    assert match.offers() == match.offers(0) == []
    assert (match.prompt(), match.prompt("fr")) == ("The scenario stops here.", "Le scénario s’arrête ici.")
    some = match.game.words.candidates(match.state)[0]
    refusal = match.why_not(match.game.words.key(some))
    assert refusal is not None
    assert match.say(refusal.because) == "The scenario stops here."
    with pytest.raises(Refused, match="stops here"):
        match.choose(some)
    assert match.why_not_touch("nothing", 0) is not None
    assert match.view(0)
    assert match.view(None)
    assert match.shown()
    assert match.to_position()
    assert match.outcome() is None
    assert match.record().position == match.start
    assert match.clone().shown() == match.shown()
    assert match.imagine(0, Dice("dream")).ask is not None
    assert isinstance(match.tell_log(), list)


def test_a_choice_after_the_stop_is_a_failure_and_no_crash() -> None:
    position = '[scenario.position]\nphase = "end"\nseats = [{}, {}]\n'
    found = verdict('until = "round end"\nchoose = ["token:8"]\n', position, '[scenario.expect]\n"round" = 2\n')
    assert [failure.what for failure in found.failures] == ["the round end must not come before choice 1"]


@pytest.mark.parametrize(
    ("fields", "what", "advice"),
    [
        ('rules = ["PH-FLAY-02", "PH-FLYA-01"]\nnever = ["picked"]\n', "'rules.1'", "Did you mean 'PH-FLAY-01'?"),
        ('refused = [{ key = "demon", rule = "PH-DEMN-01" }]\n', "'refused.0.rule'", "Did you mean 'PH-DEM-01'?"),
        ('asks = [{ rule = "PH-WILDE-02" }]\n', "'asks.0.rule'", "Did you mean 'PH-WILD-02'?"),
        (CHOICE + 'outcome = { winners = [], rule = "PH-VICT-02" }\n', "'outcome.rule'", "Did you mean 'PH-VIC-02'?"),
        (CHOICE + 'log = ["flayer-added Andy PH-FLY-01"]\n', "'log.0'", "Did you mean 'PH-FLAY-01'?"),
        (CHOICE + 'never = ["picked PH-PICKS-01"]\n', "'never.0'", "Did you mean 'PH-PICK-01'?"),
        (CHOICE + 'never = ["flayer-aded"]\n', "must never happen", "Did you mean 'flayer-added'?"),
        (CHOICE + 'log = ["flayer-aded Andy"]\n', "log line 1", "Did you mean 'flayer-added'?"),
    ],
)
def test_unknown_rules_and_kinds_fail_with_the_nearest(fields: str, what: str, advice: str) -> None:
    head = HEAD.replace('rules = ["PH-FLAY-02"]\n', "") if fields.startswith("rules") else HEAD
    [located] = parse_scenarios(head + fields + POSITION, "f.toml")
    failures = run_scenario(located).failures
    assert any(what in failure.what and advice in str(failure.found) for failure in failures), failures


def test_of_an_event_with_other_words_those_there_are_shown() -> None:
    report = verdict(CHOICE + 'log = ["flayer-added Becca"]\n').report()
    assert "(not there); of this kind, in the whole log: flayer-added Andy 3" in report


NOWHERE = '"(not there)"'


@pytest.mark.parametrize(
    ("tables", "advice"),
    [
        (f'[scenario.expect]\n"tokens_lots" = {NOWHERE}\n', "Did you mean 'tokens_lost'?"),
        (f'[scenario.expect]\n"tokens_lots.0" = {NOWHERE}\n', "Did you mean 'tokens_lost'?"),
        (f'[scenario.expect]\n"seats.Andy.hord" = {NOWHERE}\n', "Did you mean 'horde'?"),
        (f'[scenario.expect]\n"seats.Andi.horde" = {NOWHERE}\n', "or a name: Andy, Becca, Chuck."),
        (f'[scenario.expect]\n"phase.name" = {NOWHERE}\n', "which has no field 'name'."),
        (f'[scenario.expect]\n"row[batle=troll].token" = {NOWHERE}\n', "Did you mean 'battle'?"),
        (f'[scenario.midway.0]\n"rounds" = {NOWHERE}\n', "Did you mean 'round'?"),
        (
            f'[[scenario.views]]\nseat = "Becca"\n[scenario.views.expect]\n"rounds" = {NOWHERE}\n',
            "Did you mean 'round'?",
        ),
        ('[[scenario.views]]\nseat = "Becca"\nhidden = ["seats.Andy.hordes"]\n', "Did you mean 'horde'?"),
    ],
)
def test_misspelt_paths_fail_with_the_nearest_field(tables: str, advice: str) -> None:
    report = verdict("", tables=tables).report()
    assert advice in report


@pytest.mark.parametrize("path", ["row.3.token", "just_picked.card", "seats.Andy.horde.9", "tokens_lost.0"])
def test_what_could_be_there_may_be_said_not_to_be(path: str) -> None:
    found = verdict("", tables=f'[scenario.expect]\n"{path}" = {NOWHERE}\n')
    assert found.passed, found.report()


def test_a_scenario_cannot_run_until_a_field_changes_that_is_not_there() -> None:
    assert (
        "'until': There is no field 'rond'. Did you mean 'round'?"
        in verdict('until = "rond end"\nnever = ["picked"]\n').error
    )


def test_a_choice_may_be_refused_by_any_rule() -> None:
    assert verdict('refused = [{ key = "demon", after = 0 }]\n').passed
    failed = verdict('refused = [{ key = "flayer", after = 0 }]\n').failures
    assert [(each.expected, each.found) for each in failed] == [("any rule", "it is legal")]
    assert "legal: pass, flayer" in failed[0].asked


def test_items_are_found_by_what_they_have() -> None:
    assert verdict("", tables='[scenario.expect]\n"row[battle=troll].token" = 8\n').passed
    assert not verdict("", tables='[scenario.expect]\n"row[battle=troll].token" = 6\n').passed
    document = {"units": [{"chip": "awsh", "hex": "1.0"}, {"chip": "awsh", "hex": "1.1", "moved": True}]}
    assert look_up(document, "units[hex=1.1].chip") == "awsh"
    assert look_up(document, "units[chip=awsh].count") == 2
    assert look_up(document, "units[chip=awsh,hex=1.1].moved") is True
    assert look_up(document, "units[moved=true].hex") == "1.1"
    assert look_up(document, "units[hex=2.0].chip") == "(not there)"
    assert look_up({"heroes": {"blue.yami": {"side": "blue", "hp": 3}}}, "heroes[side=blue].hp") == 3
    with pytest.raises(BadInput, match="2 have"):
        look_up(document, "units[chip=awsh].hex")
    with pytest.raises(BadInput, match="no condition"):
        look_up(document, "units[awsh].hex")


def test_a_path_that_finds_several_fails() -> None:
    failures = verdict("", tables='[scenario.expect]\n"seats[flayers_added=0].horde" = []\n').failures
    assert [each.what for each in failures] == ["seats[flayers_added=0].horde"]
    assert "3 have [flayers_added=0]." in failures[0].found


def test_what_is_empty_is_said_by_a_word() -> None:
    assert verdict("", tables='[scenario.expect]\n"just_picked" = "(nothing)"\n').passed
    assert not verdict("", tables='[scenario.expect]\n"just_picked" = "(not there)"\n').passed
    assert not verdict("", tables='[scenario.expect]\n"round" = "(nothing)"\n').passed
    assert look_up({"printed": [None, 20]}, "printed") == ["(nothing)", 20]


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


def test_the_lines_of_all_values_are_found() -> None:
    def leaves(value: object, path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        if isinstance(value, dict | list):
            for key, part in value.items() if isinstance(value, dict) else enumerate(value):
                yield from leaves(part, (*path, str(key)))
        else:
            yield path

    for file in sorted((scenario_items.SCENARIOS / "cloudspire").glob("*.toml")):
        text = file.read_text(encoding="utf-8")
        lines, rows = value_lines(text), text.splitlines()
        for path in leaves(tomllib.loads(text), ()):
            assert path[-1].isdigit() or path[-1] in rows[lines[path] - 1]


SPIRE = """\
game = "cloudspire"
names = ["Ada", "Bo"]
[[scenario]]
rules = ["CS-SPIRE-10"]
title = "What a spire rolls"
dice = DICE
until = "stage end"
log = ["rolled Ada FACE"]
[scenario.position]
stage = "fire"
turn = 1
players = [
    { spires = { "3.0" = { chip = "siege-tower", upgrades = "AR" } } },
    { units = { "1.0" = "ybanthe", "-2.1" = "war-briar" } },
]
[scenario.expect]
"players.Bo.units[hex=1.0].chip" = "ybanthe"
"""


@pytest.mark.parametrize(("dice", "face"), [('["0"]', "0"), ('["1"]', "1"), ('["2"]', "2"), ("[0]", "0"), ("[2]", "1")])
def test_dice_show_the_faces_that_a_scenario_says(dice: str, face: str) -> None:
    [located] = parse_scenarios(SPIRE.replace("DICE", dice).replace("FACE", face), "f.toml")
    found = run_scenario(located)
    assert found.passed, found.report()


@pytest.mark.parametrize(
    ("dice", "said"), [('["7"]', "There is no face '7'. There are: 0, 1, 2."), ("[7]", "The loaded roll 7")]
)
def test_dice_that_cannot_roll_so_fail_with_line_and_field(dice: str, said: str) -> None:
    [located] = parse_scenarios(SPIRE.replace("DICE", dice).replace("FACE", "2"), "f.toml")
    assert f"f.toml, line 6, 'dice': {said}" in run_scenario(located).error
