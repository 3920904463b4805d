"""Coverage: what counts as a citation, and the arithmetic over scenarios, marked tests and code."""

from __future__ import annotations

from pathlib import Path

import pytest

from hordekeep import BadInput
from hordekeep.rulebook import Enforcement, GameCoverage, enforcement, ledger_slugs, load_ledger, where
from hordekeep.rulebook.citations import (
    Citation,
    citations_in_code,
    mark_citations,
    marks_in,
    package_citations,
    package_files,
    repository_tests,
    scenario_citations,
    scenario_root,
    shown,
)
from hordekeep.rulebook.coverage import count_coverage, is_complete, rule_coverage, unknown_in_code
from hordekeep.rulebook.ids import cited_ids

REPOSITORY = Path(__file__).parents[2]

BATTLES = """
game = "plankton-horde"

[[scenario]]
rules = ["PH-FB-04", "PH-FB-05"]
title = "A tie"
position = {}
expect = { round = 11 }

[[scenario]]
rules = ["PH-FB-04", "PH-FB-99"]
title = "Another tie"
position = {}
expect = { round = 11 }
"""

ELSEWHERE = """
[[scenario]]
game = "skytear-horde"
rules = ["SH-FIGHT-01", "PH-FB-06"]
title = "A tower"
position = {}
expect = { turn = 1 }
"""

TESTS = """
import pytest
from pytest import mark

@pytest.mark.rule("PH-SETUP-01", "PH-SETUP-03")
def test_the_piles_are_hidden():
    text = '@pytest.mark.rule("PH-BC-01")'

@mark.rule("PH-SETUP-02")
class TestTokens:
    pytestmark = pytest.mark.rule("PH-END-01")

@pytest.mark.parametrize("seat", [pytest.param(0, marks=pytest.mark.rule("PH-END-02"))])
def test_it(seat):
    pass
"""


@pytest.fixture
def written(tmp_path: Path) -> Path:
    (tmp_path / "plankton_horde").mkdir()
    (tmp_path / "plankton_horde" / "battles.toml").write_text(BATTLES, encoding="utf-8")
    (tmp_path / "elsewhere.toml").write_text(ELSEWHERE, encoding="utf-8")
    (tmp_path / "test_made_up.py").write_text(TESTS, encoding="utf-8")
    return tmp_path


def rules_in(text: str) -> list[str]:
    return [rule for rule, _ in cited_ids(text)]


def test_a_range_cites_every_rule_between() -> None:
    assert rules_in("(PH-BET-09 to PH-BET-12)") == ["PH-BET-09", "PH-BET-10", "PH-BET-11", "PH-BET-12"]


def test_a_range_may_go_over_the_end_of_a_line() -> None:
    assert rules_in("PH-BET-05 to\n    PH-BET-07.") == ["PH-BET-05", "PH-BET-06", "PH-BET-07"]


def test_a_range_over_two_chapters_cites_its_ends_alone() -> None:
    assert rules_in("PH-BET-05 to PH-DT-07") == ["PH-BET-05", "PH-DT-07"]


def test_a_list_cites_its_members_alone() -> None:
    assert rules_in("PH-BET-05, PH-BET-07 and PH-BET-09") == ["PH-BET-05", "PH-BET-07", "PH-BET-09"]


def test_a_chapter_alone_cites_no_rule() -> None:
    assert rules_in("The Betrayer (PH-BET)") == []


def test_ids_of_several_words_are_read_whole() -> None:
    assert rules_in("CS-K-AI-01, SM-L3-04") == ["CS-K-AI-01", "SM-L3-04"]


def test_a_line_of_code_is_shown_once_for_a_rule_with_its_number() -> None:
    text = "def f():\n    # PH-BC-02, then PH-BC-02 again\n    '''PH-BC-01 to\n    PH-BC-02'''\n"
    citations = list(citations_in_code(text, "f.py"))
    assert [(citation.rule, citation.line, citation.title) for citation in citations] == [
        ("PH-BC-02", 2, "# PH-BC-02, then PH-BC-02 again"),
        ("PH-BC-01", 3, "'''PH-BC-01 to"),
        ("PH-BC-02", 3, "'''PH-BC-01 to"),
    ]


def test_scenarios_are_found_in_all_folders_with_line_title_and_game(written: Path) -> None:
    citations = scenario_citations(written)
    assert [(citation.rule, citation.line, citation.title, citation.game) for citation in citations] == [
        ("SH-FIGHT-01", 2, "A tower", "skytear-horde"),
        ("PH-FB-06", 2, "A tower", "skytear-horde"),
        ("PH-FB-04", 4, "A tie", "plankton-horde"),
        ("PH-FB-05", 4, "A tie", "plankton-horde"),
        ("PH-FB-04", 10, "Another tie", "plankton-horde"),
        ("PH-FB-99", 10, "Another tie", "plankton-horde"),
    ]


def test_a_broken_scenario_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "broken.toml").write_text("[[scenario", encoding="utf-8")
    with pytest.raises(BadInput, match=r"broken\.toml"):
        scenario_citations(tmp_path)


def test_marks_are_found_on_functions_classes_modules_and_parameters(written: Path) -> None:
    assert [(mark.rule, mark.line, mark.title) for mark in mark_citations(written)] == [
        ("PH-SETUP-01", 6, "test_the_piles_are_hidden"),
        ("PH-SETUP-03", 6, "test_the_piles_are_hidden"),
        ("PH-SETUP-02", 10, "TestTokens"),
        ("PH-END-01", 11, "pytestmark"),
        ("PH-END-02", 13, "pytest.param"),
    ]


def test_a_list_of_marks_is_read_whole() -> None:
    text = 'pytestmark = [pytest.mark.slow, pytest.mark.rule("PH-BC-01"), pytest.mark.rule("PH-BC-02")]'
    assert [mark.rule for mark in marks_in(text, "t.py")] == ["PH-BC-01", "PH-BC-02"]


@pytest.mark.parametrize("mark", ["pytest.mark.skip", 'pytest.mark.skip(reason="later")', "pytest.mark.xfail"])
def test_a_test_that_never_runs_or_may_fail_proves_nothing(mark: str) -> None:
    text = f'@{mark}\n@pytest.mark.rule("PH-BC-01")\ndef test_it(): ...'
    assert list(marks_in(text, "t.py")) == []


def test_a_mark_of_another_name_cites_nothing() -> None:
    assert list(marks_in('@pytest.mark.slow("PH-BC-01")\ndef test_it(): ...', "t.py")) == []


def test_a_mark_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(BadInput, match=r"^t\.py, line 1: The ids in pytest\.mark\.rule must be plain strings\.$"):
        list(marks_in("@pytest.mark.rule(*IDS)\ndef test_it(): ...", "t.py"))


def test_covered_and_uncovered_rules_add_up(written: Path) -> None:
    games = count_coverage([*scenario_citations(written), *mark_citations(written)]).games
    horde = games["plankton-horde"]
    covered = {"PH-FB-04", "PH-FB-05", "PH-SETUP-01", "PH-SETUP-02", "PH-SETUP-03", "PH-END-01", "PH-END-02"}
    assert horde.total == 191
    assert horde.covered == len(covered)
    assert horde.uncovered == tuple(rule.id for rule in load_ledger("plankton-horde").rules if rule.id not in covered)
    assert (games["skytear-horde"].covered, games["cloudspire"].covered) == (1, 0)


def test_a_citation_of_a_rule_that_is_not_there_is_unknown(written: Path) -> None:
    games = count_coverage(scenario_citations(written)).games
    assert [(place.rule, place.line) for place in games["plankton-horde"].unknown] == [("PH-FB-99", 10)]


def test_a_scenario_proves_nothing_for_another_game(written: Path) -> None:
    games = count_coverage(scenario_citations(written)).games
    assert "PH-FB-06" in games["plankton-horde"].uncovered
    assert [place.rule for place in games["skytear-horde"].unknown] == ["PH-FB-06"]


def test_a_citation_of_no_ledger_at_all_is_a_stray() -> None:
    strays = (Citation("XX-FB-01", "test_x.py", 1, "test_x"), Citation("PH-FB-01", "x.toml", 1, "A tie", "checkers"))
    report = count_coverage(strays)
    assert report.strays == strays
    assert all(count.covered == 0 and not count.unknown for count in report.games.values())


def test_a_folded_id_counts_for_the_rule_that_holds_it_now() -> None:
    count = count_coverage([Citation("HM-GLO-36", "test_x.py", 1, "test_x")]).games["monoliths"]
    assert count.covered == 1
    assert "HM-KEY-02" not in count.uncovered


def test_no_citation_covers_no_rule() -> None:
    for slug, count in count_coverage([]).games.items():
        assert count == GameCoverage(count.total, 0, tuple(rule.id for rule in load_ledger(slug).rules))


def test_a_hundred_percent_means_every_rule() -> None:
    assert GameCoverage(total=604, covered=603, uncovered=("CS-WAVE-01",)).percent == 99
    assert GameCoverage(total=604, covered=604, uncovered=()).percent == 100


def test_the_repository_is_read_in_place() -> None:
    assert repository_tests() == REPOSITORY / "tests"
    assert scenario_root() == REPOSITORY / "tests" / "scenarios"
    assert set(rule_coverage().games) == set(ledger_slugs())


def test_an_installed_package_reads_the_scenarios_it_ships(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packages = tmp_path / "site-packages"
    shipped = packages / "hordekeep" / "rulebook" / "scenarios"
    shipped.mkdir(parents=True)
    monkeypatch.setattr("hordekeep.rulebook.citations.SOURCE", packages)
    monkeypatch.setattr("hordekeep.rulebook.citations.RULEBOOK", shipped.parent)
    assert scenario_root() == shipped
    assert repository_tests() is None
    assert shown(shipped / "battles.toml") == "hordekeep/rulebook/scenarios/battles.toml"


def test_without_scenarios_and_tests_nothing_is_covered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hordekeep.rulebook.citations.SOURCE", tmp_path)
    monkeypatch.setattr("hordekeep.rulebook.citations.RULEBOOK", tmp_path)
    assert scenario_root() is None
    assert {count.covered for count in rule_coverage().games.values()} == {0}


def test_a_file_outside_the_repository_is_shown_whole(tmp_path: Path) -> None:
    assert shown(tmp_path / "a.toml") == str(tmp_path / "a.toml")


def test_a_rule_is_found_in_the_code_that_enforces_it() -> None:
    files = {citation.file for citation in where("plankton-horde", "ph-trick-03").code}
    assert "src/hordekeep/games/plankton_horde/rules/trickster.py" in files
    for citation in where("plankton-horde", "PH-DT-09").code:
        line = (REPOSITORY / citation.file).read_text(encoding="utf-8").splitlines()[citation.line - 1]
        assert line.strip() == citation.title
    assert [(place.by, place.name) for place in where("plankton-horde", "PH-DT-09").enforced] == [
        ("function", "monster_phase.barred"),
        ("refusal", "no-pick-two-costly"),
    ]


def test_a_rule_is_found_in_scenarios_of_its_game_and_in_tests(written: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hordekeep.rulebook.coverage.scenario_root", lambda: written)
    monkeypatch.setattr("hordekeep.rulebook.coverage.repository_tests", lambda: written)
    assert [place.title for place in where("plankton-horde", "PH-FB-04").scenarios] == ["A tie", "Another tie"]
    assert where("plankton-horde", "PH-FB-06").scenarios == ()
    assert [place.title for place in where("plankton-horde", "PH-SETUP-03").tests] == ["test_the_piles_are_hidden"]


def test_a_game_that_is_not_installed_has_no_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hordekeep.rulebook.coverage.game_slugs", tuple)
    assert where("cloudspire", "CS-WAVE-01").code == ()
    kept = enforcement("cloudspire")
    assert (kept.enforced, len(kept.nowhere), kept.mentioned) == (0, 593, ())
    assert unknown_in_code("cloudspire") == ()
    assert not is_complete("cloudspire")


def test_an_unknown_rule_is_nowhere() -> None:
    with pytest.raises(BadInput, match="Did you mean 'PH-BET-01'"):
        where("plankton-horde", "PH-BTE-01")


def test_what_code_enforces_mentions_and_never_names_adds_up(monkeypatch: pytest.MonkeyPatch) -> None:
    cited = (
        Citation("PH-FB-04", "a.py", 1, "def tie(): ...", by="function", name="a.tie"),
        Citation("PH-FB-05", "a.py", 2, "# PH-FB-05"),
        Citation("PH-FB-09", "a.py", 3, "def count(): ...", by="function", name="a.count"),
        Citation("PH-FB-98", "a.py", 4, "PH-FB-98"),
    )
    monkeypatch.setattr("hordekeep.rulebook.coverage.package_citations", lambda package: cited)
    kept = enforcement("plankton-horde")
    assert (kept.total, kept.enforceable, kept.enforced, kept.mentioned) == (191, 169, 1, ("PH-FB-05",))
    assert len(kept.nowhere) == 167
    assert kept.excepted["PH-FB-09"] == "example"
    assert unknown_in_code("plankton-horde") == cited[3:]


def test_a_rule_of_a_book_that_shares_code_counts_under_its_own_id(monkeypatch: pytest.MonkeyPatch) -> None:
    cited = (Citation("SH-MINION-11", "a.py", 1, "def named(): ...", by="function", name="a.named"),)
    monkeypatch.setattr("hordekeep.rulebook.coverage.package_citations", lambda package: cited)
    assert enforcement("monoliths").enforced == 1
    assert {place.rule for place in where("monoliths", "HM-MIN-13").enforced} == {"SH-MINION-11"}


def test_without_rules_to_enforce_nothing_is_lacking() -> None:
    assert Enforcement(total=1, enforced=0, excepted={"X-1": "advice"}).percent == 0
    assert Enforcement(total=200, enforced=199, nowhere=("X-1",)).percent == 99


def test_code_may_cite_questions_and_ranges_with_gaps(monkeypatch: pytest.MonkeyPatch) -> None:
    cited = (
        Citation("PH-Q-01", "a.py", 1, "see PH-Q-01"),
        Citation("PH-FB-98", "a.py", 2, "PH-FB-14 to PH-FB-99"),
        Citation("CS-WAVE-01", "a.py", 3, "CS-WAVE-01"),
    )
    monkeypatch.setattr("hordekeep.rulebook.coverage.package_citations", lambda package: cited)
    assert unknown_in_code("plankton-horde") == ()


def test_all_files_of_a_package_are_read_and_a_module_is_one_file() -> None:
    files = package_files("hordekeep.games.plankton_horde")
    assert {"__init__.py", "trickster.py"} <= {path.name for path in files}
    assert [path.name for path in package_files("hordekeep.games.plankton_horde.rules.trickster")] == ["trickster.py"]
    assert len(package_citations("hordekeep.games.plankton_horde")) > 100


def test_a_package_without_code_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "hollow_game").mkdir()
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BadInput, match="'hollow_game' has no code on disk"):
        package_files("hollow_game")
