"""`hordekeep rules`: what it prints, and how it exits."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from click.testing import CliRunner, Result

from hordekeep import BadInput
from hordekeep.commands.rules import command, folded, paragraph
from hordekeep.rulebook import (
    Coverage,
    Enforcement,
    GameCoverage,
    Where,
    enforcement,
    find_rule,
    ledger_slugs,
    load_ledger,
)
from hordekeep.rulebook.citations import Citation
from hordekeep.rulebook.ledger import Entry

TEXT = {rule.id: rule for rule in load_ledger("plankton-horde").rules}


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def rules(*words: str) -> Result:
    return CliRunner().invoke(command, words)


def refusal(*words: str) -> str:
    outcome = rules(*words)
    assert isinstance(outcome.exception, BadInput)
    return str(outcome.exception)


@pytest.fixture
def covering(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Pretend that all rules of every game are covered, except what is given, and that only Horde is complete."""

    def pretend(*uncovered: str, unknown: tuple[Citation, ...] = (), strays: tuple[Citation, ...] = ()) -> None:
        games = {}
        for slug in ledger_slugs():
            ids = [rule.id for rule in load_ledger(slug).rules]
            lacking = tuple(rule for rule in ids if rule in uncovered)
            cited = unknown if slug == "plankton-horde" else ()
            games[slug] = GameCoverage(len(ids), len(ids) - len(lacking), lacking, cited)
        monkeypatch.setattr("hordekeep.commands.rules.rule_coverage", lambda: Coverage(games, strays))
        monkeypatch.setattr("hordekeep.commands.rules.is_complete", lambda slug: slug == "plankton-horde")
        monkeypatch.setattr("hordekeep.commands.rules.unknown_in_code", lambda slug: ())

    return pretend


def test_alone_it_lists_the_games_with_their_rule_counts() -> None:
    outcome = rules()
    assert outcome.exit_code == 0
    lines = outcome.output.splitlines()
    for slug in ledger_slugs():
        [line] = [line for line in lines if line.split()[:1] == [slug]]
        assert line.split()[1] == str(len(load_ledger(slug).rules))


@pytest.mark.parametrize("slug", ledger_slugs())
def test_a_game_shows_all_its_chapters_and_rules(slug: str) -> None:
    lines = rules(slug).output.splitlines()
    ledger = load_ledger(slug)
    assert lines[0] == ledger.title
    for rule in ledger.rules:
        assert rule.section in lines
        assert f"  {rule.id}  {rule.text}" in lines


def test_a_rule_shows_text_ruling_kind_modes_and_check_plainly() -> None:
    assert rules("plankton-horde", "PH-SETUP-07").output == (
        "PH-SETUP-07  Setup\n"
        f"  {TEXT['PH-SETUP-07'].text}\n"
        "\n"
        f"  Ruling    {TEXT['PH-SETUP-07'].ruling}\n"
        "  Kind      setup\n"
        "  Modes     all\n"
        f"  Check     {TEXT['PH-SETUP-07'].check}\n"
    )


def test_the_modes_of_a_rule_are_named() -> None:
    assert "  Modes     full\n" in rules("plankton-horde", "PH-BET-01").output


def test_a_rule_tells_what_it_changed_and_what_it_includes() -> None:
    changed = next(rule for rule in load_ledger("monoliths").rules if rule.changes)
    assert f"  Before    {changed.changes}\n" in rules("monoliths", changed.id).output
    assert "  Includes  HM-GLO-36\n" in rules("monoliths", "HM-KEY-02").output


def test_labels_come_in_french_with_the_words_of_the_french_book() -> None:
    output = rules("monoliths", "HM-KEY-02", "--lang", "fr").output
    assert "  Genre     règle de base\n" in output
    assert "lane = Rangée" in output


def test_horde_is_read_in_french(monkeypatch: pytest.MonkeyPatch) -> None:
    output = rules("PH-FLAY-02", "--lang", "fr").output
    assert output.startswith("PH-FLAY-02  Écorcheurs\n")
    assert f"  Preuve    {find_rule('plankton-horde', 'PH-FLAY-02', 'fr').check}\n" in output
    assert "\nLe Traître\n" in rules("plankton-horde", "--lang", "fr").output
    assert "PH-FLAY-02" in rules("--search", "écorcheur forcer", "--lang", "fr").output
    assert "Un Écorcheur peut forcer l’égalité" in rules("PH-FLAY-02", "--where", "--lang", "fr").output
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert rules("PH-FLAY-02").output == output
    assert rules("PH-FLAY-02", "--lang", "en").output.startswith("PH-FLAY-02  Flayers\n")


@pytest.mark.parametrize("slug", ledger_slugs())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_entry_of_every_ledger_can_be_shown(slug: str, language: str) -> None:
    ledger = load_ledger(slug)
    entries: list[Entry] = [*ledger.rules, *ledger.questions, *ledger.components, *ledger.contents]
    ids = [entry.id for entry in entries]
    outcome = rules(slug, *ids, "--lang", language)
    assert outcome.exit_code == 0
    shown = [line.split("  ")[0] for line in outcome.output.splitlines() if line[:1].isupper()]
    assert shown == ids


def test_an_id_alone_is_enough() -> None:
    assert rules("ph-bet-01").output == rules("plankton-horde", "PH-BET-01").output


def test_a_chapter_can_be_read_by_its_code() -> None:
    lines = rules("plankton-horde", "ph-vamp").output.splitlines()
    assert lines[0] == "Vampires"
    assert [line.split()[0] for line in lines[1:]] == ["PH-VAMP-01", "PH-VAMP-02", "PH-VAMP-03"]


def test_a_question_shows_its_decision_and_its_tables() -> None:
    assert "  Decision  " in rules("plankton-horde", "PH-Q-01").output
    assert '"waves": [1, 2, 0, 1]' in rules("monoliths", "HM-Q-PORTALS").output


def test_where_names_what_enforces_a_rule_then_scenarios_and_tests() -> None:
    output = rules("plankton-horde", "PH-BC-06", "--where").output
    headings = [line for line in output.splitlines() if line in ("Enforced by", "Mentioned in", "Scenarios", "Tests")]
    assert headings == ["Enforced by", "Scenarios", "Tests"]
    code = "src/hordekeep/games/plankton_horde/rules/battle_card_phase.py"
    assert f"\n  battle_card_phase.assign_token  {code}:" in output
    assert "\n  no-token-first (refusal)  " in output
    assert "\n  no-token-first (refus)  " in rules("PH-BC-06", "--where", "--lang", "fr").output


def test_where_tells_code_that_only_mentions_a_rule() -> None:
    output = rules("plankton-horde", "PH-PICK-05", "--where").output
    assert "\nEnforced by\n  none yet\n\nMentioned in\n  src/hordekeep/games/plankton_horde/rules/" in output


def test_where_finds_what_a_card_says() -> None:
    output = rules("CS-K-TAL-64", "--where").output
    assert output.startswith("CS-K-TAL-64  Spire Shot\n")
    assert "\n  statics.spire_shot (word of cards)  src/hordekeep/games/cloudspire/words/statics.py:" in output


def test_where_says_when_nothing_cites_a_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hordekeep.commands.rules.where", lambda slug, rule, language: Where((), (), ()))
    assert rules("cloudspire", "CS-WAVE-01", "--where").output.count("  none yet\n") == 3


def test_a_search_shows_game_id_chapter_and_text() -> None:
    lines = rules("--search", "vampire bonus").output.splitlines()
    assert lines[0] == f"plankton-horde  PH-VAMP-02  (Vampires) {TEXT['PH-VAMP-02'].text}"


def test_the_words_of_a_search_need_no_quotes_and_a_game_narrows_it() -> None:
    assert rules("--search", "vampire", "bonus").output == rules("--search", "vampire bonus").output
    lines = rules("skytear", "--search", "player", "wins").output.splitlines()
    assert lines
    assert {line.split()[0] for line in lines} == {"skytear"}


def test_a_search_that_finds_nothing_exits_with_1() -> None:
    outcome = rules("--search", "xylophone")
    assert (outcome.exit_code, outcome.stdout) == (1, "")
    assert outcome.stderr == "No rule holds all these words: xylophone.\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["plankton-hord"], "There is no rulebook 'plankton-hord'. Did you mean 'plankton-horde'?"),
        (["plankton-horde", "PH-BTE-01"], "plankton-horde has no rule 'PH-BTE-01'. Did you mean 'PH-BET-01'?"),
        (["PH-BTE-01"], "plankton-horde has no rule 'PH-BTE-01'. Did you mean 'PH-BET-01'?"),
        (["coverage", "plankton-hord"], "There is no rulebook 'plankton-hord'. Did you mean 'plankton-horde'?"),
        (["plankton-horde", "--json"], "--json goes with coverage. Try: hordekeep rules coverage --json"),
        (["coverage", "--json", "--search", "x"], "--json goes with coverage. Try: hordekeep rules coverage --json"),
        (["--search", " "], "There is nothing to search for. Give a word or two, such as: betrayer pool"),
        (
            ["plankton-horde", "--where"],
            "--where needs the id of a rule. Try: hordekeep rules plankton-horde ID --where",
        ),
        (
            ["coverage", "--where"],
            "--where goes with a rule. Try: hordekeep rules plankton-horde PH-BET-01 --where",
        ),
        (["plankton-horde", "PH-Q-99", "--where"], "plankton-horde has no rule 'PH-Q-99'."),
        (
            ["plankton-horde", "--unenforced"],
            "--unenforced goes with coverage. Try: hordekeep rules coverage --unenforced",
        ),
    ],
)
def test_what_cannot_be_shown_is_refused_with_advice(words: list[str], sentence: str) -> None:
    assert refusal(*words).startswith(sentence)


def test_coverage_prints_a_line_for_each_game(covering: Callable[..., None]) -> None:
    covering()
    lines = rules("coverage").output.splitlines()
    assert lines[0].split() == ["proven", "enforced"]
    assert "plankton-horde  191/191  100%    169/169  100%" in lines
    assert [line.split()[0] for line in lines[1:6]] == list(ledger_slugs())


def test_coverage_folds_what_is_missing_by_chapter(covering: Callable[..., None]) -> None:
    covering("PH-VAMP-01", "PH-VAMP-02", "PH-VAMP-03", "PH-DT-01", "PH-DT-03")
    output = rules("coverage").output
    assert "plankton-horde  186/191   97%    169/169  100%\n" in output
    assert "plankton-horde: 5 not covered\n" in output
    assert "  Vampires: PH-VAMP-01 to PH-VAMP-03\n" in output
    assert "  Double and Triple Cards: PH-DT-01, PH-DT-03\n" in output


def test_coverage_lists_what_no_code_enforces_with_why(
    covering: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    covering()
    kept = Enforcement(191, 188, ("PH-DT-01",), ("PH-VAMP-01",), {"PH-VIC-01": "by-hand"})
    monkeypatch.setattr("hordekeep.commands.rules.enforcement", lambda slug: kept)
    output = rules("coverage", "plankton-horde", "--unenforced").output
    assert "plankton-horde  191/191  100%    188/190   98%\n" in output
    assert "plankton-horde: 1 not cited in the code\n  Vampires: PH-VAMP-01\n" in output
    assert "plankton-horde: 1 only mentioned in docstrings and comments\n" in output
    assert "plankton-horde: 1 done by people's hands; nobody needs to here\n  Victory: PH-VIC-01\n" in output
    shorter = rules("coverage", "plankton-horde").output
    assert "not cited in the code" in shorter
    assert "only mentioned" not in shorter


def test_a_rule_that_no_code_enforces_says_why() -> None:
    assert "  Code      advice, which nobody has to take\n" in rules("SH-CUST-10").output


def test_coverage_can_be_asked_for_one_game(covering: Callable[..., None]) -> None:
    covering()
    assert list(json.loads(rules("coverage", "plankton-horde", "--json").stdout)) == ["plankton-horde"]


def test_coverage_as_json_is_one_object_keyed_by_game(covering: Callable[..., None]) -> None:
    covering("PH-VAMP-01", unknown=(Citation("PH-FB-99", "battles.toml", 10, "A tie"),))
    report = json.loads(rules("coverage", "--json").stdout)
    assert set(report) == set(ledger_slugs())
    assert report["plankton-horde"] == {
        "total": 191,
        "covered": 190,
        "uncovered": ["PH-VAMP-01"],
        "unknown": [{"rule": "PH-FB-99", "file": "battles.toml", "line": 10}],
        "enforceable": 169,
        "enforced": 169,
        "mentioned": [],
        "nowhere": [],
        "unenforced": dict(enforcement("plankton-horde").excepted),
    }


def test_coverage_of_the_repository_itself_adds_up() -> None:
    report = json.loads(rules("coverage", "--json").stdout)
    for slug, count in report.items():
        assert count["total"] == len(load_ledger(slug).rules)
        assert count["covered"] + len(count["uncovered"]) == count["total"]


def test_coverage_exits_with_0_when_every_complete_game_is_covered(covering: Callable[..., None]) -> None:
    covering("CS-WAVE-01")
    assert rules("coverage").exit_code == 0
    assert rules("coverage", "--json").exit_code == 0


def test_coverage_exits_with_1_when_a_complete_game_lacks_a_rule(covering: Callable[..., None]) -> None:
    covering("PH-VAMP-01")
    assert rules("coverage").exit_code == 1
    assert rules("coverage", "--json").exit_code == 1


def test_coverage_exits_with_1_when_a_test_cites_no_known_rule(covering: Callable[..., None]) -> None:
    covering(unknown=(Citation("PH-FB-99", "battles.toml", 10, "A tie"),))
    outcome = rules("coverage")
    assert outcome.exit_code == 1
    assert "battles.toml:10: A tie (PH-FB-99): cites no rule of its game\n" in outcome.stdout


def test_coverage_exits_with_1_when_the_code_cites_no_known_rule(
    covering: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    covering()
    wrong = (Citation("PH-FB-99", "battles.py", 10, "# PH-FB-99"),)
    monkeypatch.setattr("hordekeep.commands.rules.unknown_in_code", lambda slug: wrong)
    assert rules("coverage").exit_code == 1


def test_coverage_exits_with_1_when_a_test_cites_no_ledger(covering: Callable[..., None]) -> None:
    covering(strays=(Citation("XX-01-01", "test_x.py", 3, "test_x"),))
    outcome = rules("coverage", "--json")
    assert outcome.exit_code == 1
    assert "test_x.py:3: test_x (XX-01-01)" in outcome.stderr
    assert set(json.loads(outcome.stdout)) == set(ledger_slugs())


def test_coverage_says_when_the_python_tests_are_not_installed(
    covering: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    covering()
    assert rules("coverage").stderr == ""
    monkeypatch.setattr("hordekeep.commands.rules.repository_tests", lambda: None)
    assert "not installed here" in rules("coverage").stderr


def test_three_in_a_row_are_folded_and_two_are_not() -> None:
    chapter = ["A-1", "A-2", "A-3", "A-4", "A-5", "A-6"]
    assert list(folded(chapter, {"A-1", "A-2", "A-3", "A-5", "A-6"})) == ["A-1 to A-3", "A-5", "A-6"]
    assert list(folded(chapter, set())) == []


@pytest.fixture
def on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    paged: list[str] = []
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setenv("LINES", "10")
    monkeypatch.setattr("hordekeep.commands.rules.on_terminal", lambda: True)
    monkeypatch.setattr("hordekeep.commands.rules.click.echo_via_pager", paged.append)
    return paged


def test_on_a_terminal_texts_are_wrapped_under_their_start(on_a_terminal: list[str]) -> None:
    lines = paragraph(TEXT["PH-COMP-02"].text, "  PH-COMP-02  ").splitlines()
    assert len(lines) > 1
    assert all(len(line) <= 60 for line in lines)
    assert all(line.startswith(" " * 14) for line in lines[1:])


def test_on_a_terminal_only_long_answers_are_paged(on_a_terminal: list[str]) -> None:
    rules("plankton-horde", "PH-VAMP")
    assert on_a_terminal == []
    rules("plankton-horde")
    assert len(on_a_terminal) == 1
    assert "PH-VIC-05" in on_a_terminal[0]


def test_a_text_of_several_lines_keeps_them(on_a_terminal: list[str]) -> None:
    assert paragraph("one\ntwo", "  X  ") == "  X  one\n     two"


def test_elsewhere_nothing_is_paged_or_wrapped() -> None:
    assert paragraph("word " * 100, "  X  ") == "  X  " + "word " * 100
