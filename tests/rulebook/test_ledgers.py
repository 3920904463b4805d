"""The five ledgers: whole, well-formed, nothing lost on the way from TOML, and found again."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hordekeep import BadInput
from hordekeep.rulebook import Rule, find_entry, find_rule, ledger_slugs, load_ledger, search_rules
from hordekeep.rulebook.ledger import entry_ids, ledger_file, ledger_of, read_ledger, rules_by_id
from hordekeep.rulebook.search import terms_in

REPOSITORY = Path(__file__).parents[2]
SLUGS = ledger_slugs()

COUNTS = {
    "cloudspire": {"rule": 604, "component": 19, "content": 316, "question": 37},
    "monoliths": {"rule": 394, "term": 163, "component": 16, "question": 17},
    "plankton-horde": {"rule": 191, "component": 45, "question": 12},
    "skytear": {"rule": 497, "component": 117, "question": 41},
    "skytear-horde": {"rule": 374, "component": 33, "question": 20},
}


def toml_of(slug: str) -> dict[str, Any]:
    return tomllib.loads(ledger_file(slug, "en").read_text(encoding="utf-8"))


def back_to_toml(slug: str) -> dict[str, Any]:
    """The ledger as plain data again, `more` spread out as it stood in the file."""
    document: dict[str, Any] = json.loads(json.dumps(msgspec.to_builtins(load_ledger(slug))))
    for table in ("component", "content", "question"):
        for row in document.get(table, ()):
            row.update(row.pop("more", {}))
    return document


def test_every_game_of_the_project_has_a_ledger() -> None:
    assert set(SLUGS) == set(COUNTS)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_ledger_says_which_game_and_which_book_it_is_about(slug: str) -> None:
    ledger = load_ledger(slug)
    assert ledger.game == slug
    assert ledger.title
    assert re.fullmatch(r".+, .+, 20\d\d, (English|French)", ledger.source)
    assert ledger.source_language == {"French": "fr", "English": "en"}[ledger.source.rpartition(", ")[2]]


@pytest.mark.parametrize("slug", SLUGS)
def test_no_entry_of_a_ledger_is_missing(slug: str) -> None:
    ledger = load_ledger(slug)
    tables = {
        "rule": ledger.rules,
        "term": ledger.terms,
        "component": ledger.components,
        "content": ledger.contents,
        "question": ledger.questions,
    }
    assert {name: len(rows) for name, rows in tables.items() if rows} == COUNTS[slug]


@pytest.mark.parametrize("slug", SLUGS)
def test_nothing_of_the_toml_is_lost(slug: str) -> None:
    assert back_to_toml(slug) == toml_of(slug)


def test_ids_are_unique_over_all_ledgers() -> None:
    tables = ("rule", "component", "content", "question")
    ids = Counter(row["id"] for slug in SLUGS for table in tables for row in toml_of(slug).get(table, ()))
    assert ids.most_common(1)[0][1] == 1
    assert set(ids) <= frozenset().union(*map(entry_ids, SLUGS))


def test_an_id_folded_into_another_rule_is_no_rule_of_its_own() -> None:
    for slug in SLUGS:
        own = {rule.id for rule in load_ledger(slug).rules}
        folded = {merged for rule in load_ledger(slug).rules for merged in rule.merges}
        assert own.isdisjoint(folded)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_rule_has_a_text_a_check_and_modes_of_its_game(slug: str) -> None:
    ledger = load_ledger(slug)
    for rule in ledger.rules:
        assert re.fullmatch(r"[A-Z]{2}(-[A-Z0-9]+)+-\d\d+", rule.id)
        assert ledger_of(rule.id) == slug
        for field in (rule.section, rule.text, rule.check, rule.kind):
            assert field.strip(), rule.id
        assert set(rule.modes) <= set(ledger.modes), rule.id


@pytest.mark.parametrize("slug", SLUGS)
def test_the_rules_of_a_chapter_stand_together(slug: str) -> None:
    sections = [rule.section for rule in load_ledger(slug).rules]
    headings = [section for before, section in zip(["", *sections], sections, strict=False) if section != before]
    assert len(headings) == len(set(headings))


def test_a_ledger_with_an_unknown_field_is_refused() -> None:
    toml = (
        'game = "g"\ntitle = "G"\nsource = "s"\nplayers = "2"\nmodes = []\n'
        '[[rule]]\nid = "GG-A-01"\nsection = "A"\ntext = "t"\ncheck = "c"\nkind = "core"\n'
    )
    assert read_ledger(toml).rules[0] == Rule("GG-A-01", "A", "t", "c", "core")
    with pytest.raises(msgspec.ValidationError, match="rulling"):
        read_ledger(toml + 'rulling = "a slip of the pen"\n')


def test_a_ledger_is_read_once() -> None:
    assert load_ledger("plankton-horde") is load_ledger("plankton-horde")


@pytest.mark.parametrize("field", Rule.__struct_fields__)
def test_a_rule_cannot_be_changed(field: str) -> None:
    with pytest.raises(AttributeError):
        setattr(find_rule("plankton-horde", "PH-BET-01"), field, "")


def test_a_rule_is_found_in_capitals_or_not() -> None:
    assert find_rule("plankton-horde", "ph-bet-01") is find_rule("plankton-horde", "PH-BET-01")


def test_an_id_that_was_folded_into_a_rule_finds_that_rule() -> None:
    assert find_rule("monoliths", "HM-GLO-36").id == "HM-KEY-02"
    assert rules_by_id("monoliths")["HM-KEY-02"].merges == ("HM-GLO-36",)


def test_an_unknown_id_gets_the_nearest_one() -> None:
    with pytest.raises(BadInput, match=r"^plankton-horde has no rule 'PH-BTE-01'\. Did you mean 'PH-BET-01'\?$"):
        find_rule("plankton-horde", "PH-BTE-01")


def test_an_id_like_no_other_gets_a_few_that_exist() -> None:
    with pytest.raises(BadInput, match=r"There are: PH-COMP-01, .* and more\.$"):
        find_rule("plankton-horde", "???")


def test_an_unknown_rulebook_gets_the_nearest_one() -> None:
    with pytest.raises(BadInput, match=r"^There is no rulebook 'cloudspir'\. Did you mean 'cloudspire'\?$"):
        load_ledger("cloudspir")
    with pytest.raises(BadInput, match=r"There are: cloudspire, monoliths, plankton-horde, skytear, skytear-horde\.$"):
        load_ledger("???")


def test_a_path_is_no_rulebook() -> None:
    with pytest.raises(BadInput):
        load_ledger("../ledgers/cloudspire")


def test_questions_components_and_contents_are_found_too() -> None:
    assert find_entry("plankton-horde", "ph-q-01").id == "PH-Q-01"
    assert find_entry("plankton-horde", "PH-C-MISC").id == "PH-C-MISC"
    assert find_entry("cloudspire", "CS-K-AI-01").id == "CS-K-AI-01"
    assert find_entry("cloudspire", "CS-WAVE-01") is find_rule("cloudspire", "CS-WAVE-01")


def test_a_search_wants_all_words_whatever_their_case_and_accents() -> None:
    found = search_rules("VAMPÎRE bonus", "plankton-horde")
    assert [rule.id for _, rule in found[:2]] == ["PH-VAMP-02", "PH-VAMP-03"]
    for _, rule in found:
        everything = f"{rule.id} {rule.section} {rule.text} {rule.ruling}".casefold()
        assert "vampire" in everything
        assert "bonus" in everything


def test_a_search_ranks_id_before_section_before_text_before_ruling() -> None:
    def rank(rule: Rule, word: str) -> int:
        places = (rule.id, rule.section, rule.text, rule.ruling)
        return next(rank for rank, place in enumerate(places) if word in place.casefold())

    ranks = [rank(rule, "token") for _, rule in search_rules("token")]
    assert ranks == sorted(ranks)
    assert set(ranks) == {0, 1, 2, 3}


def test_a_search_without_a_game_looks_in_all_of_them() -> None:
    assert {slug for slug, _ in search_rules("player")} == set(SLUGS)
    assert {slug for slug, _ in search_rules("player", "skytear")} == {"skytear"}


def test_a_search_for_nothing_is_refused() -> None:
    with pytest.raises(BadInput, match="nothing to search for"):
        search_rules("  ")


def test_a_search_for_an_unknown_word_finds_nothing() -> None:
    assert search_rules("xylophone") == []


def test_terms_are_found_in_the_plural_and_misprints_are_not() -> None:
    ledger = load_ledger("monoliths")
    assert [term.fr for term in terms_in(ledger, "Two allies and their minions.")] == ["Allié", "Sbire"]
    assert terms_in(load_ledger("plankton-horde"), "Two allies") == []


def test_the_package_itself_imports_no_rulebook() -> None:
    code = "import hordekeep, sys; print([name for name in sys.modules if name.startswith('hordekeep.rulebook')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_importing_the_rulebook_reads_no_ledger() -> None:
    code = "import hordekeep.rulebook.ledger as ledger; print(ledger.load_ledger.cache_info().currsize)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "0\n"


def test_no_file_names_a_place_on_somebodys_machine() -> None:
    kinds = {".py", ".toml", ".ftl", ".md"}
    files = [path for path in (REPOSITORY / "src").rglob("*") if path.suffix in kinds]
    files += [path for path in (REPOSITORY / "docs").rglob("*") if path.suffix in kinds]
    files += [path for path in REPOSITORY.iterdir() if path.suffix in kinds]
    private = re.compile(r"(?<![\w.])/(?:home|root|tmp|work)\b|\b\d{3}_[0-9a-f]{16}\b|research/components")
    named = [path.name for path in files if private.search(path.read_text(encoding="utf-8"))]
    assert len(files) > len(SLUGS)
    assert named == []
