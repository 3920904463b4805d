"""The pages of the rulebooks: books, rules with their scenarios, search."""

from __future__ import annotations

from pathlib import Path

import pytest

from hordekeep.kernel import LANGUAGES
from hordekeep.rulebook import ledger_in, ledger_slugs, load_ledger
from hordekeep.rulebook.scenario_shelf import Shelved
from hordekeep.rulebook.scenarios import parse_scenarios
from hordekeep.table.problems import Unknown
from hordekeep.table.rulebook import book_of, books, rule_of, search, shown_scenario
from tests.table.at_home import at_home

HORDE = "plankton-horde"
PLAYABLE = [HORDE, "skytear-horde", "monoliths", "skytear", "cloudspire"]
FRENCH = PLAYABLE
"""The games that can be read in French: all that can be played."""


def test_all_five_books_are_listed_and_can_be_played() -> None:
    cards = books("en").books
    assert sorted(card.game for card in cards) == sorted(ledger_slugs())
    assert [card.game for card in cards if card.playable] == [card.game for card in cards] == PLAYABLE
    assert all(card.scenarios > 300 for card in cards[:3])
    assert all(card.rules == len(load_ledger(card.game).rules) for card in cards)


@pytest.mark.parametrize("slug", ledger_slugs())
def test_the_chapters_of_a_book_hold_all_its_rules_in_its_order(slug: str) -> None:
    book = book_of(slug, "en")
    ids = [rule.id for rule in load_ledger(slug).rules]
    assert [rule.id for rule in book.rules] == ids
    assert [rule for chapter in book.chapters for rule in chapter.rules] == ids
    assert len({chapter.id for chapter in book.chapters}) == len(book.chapters)
    assert all(chapter.title for chapter in book.chapters)


@pytest.mark.parametrize("slug", PLAYABLE)
def test_a_chapter_counts_a_scenario_once_however_many_of_its_rules_it_shows(slug: str) -> None:
    book = book_of(slug, "en")
    by_rule = {rule.id: rule.scenarios for rule in book.rules}
    summed = [sum(by_rule[rule] for rule in chapter.rules) for chapter in book.chapters]
    counted = [chapter.scenarios for chapter in book.chapters]
    assert all(few <= many for few, many in zip(counted, summed, strict=True))
    assert all(max(by_rule[rule] for rule in chapter.rules) <= chapter.scenarios for chapter in book.chapters)
    assert max(counted) <= book.scenarios < sum(summed)


@pytest.mark.parametrize("slug", ledger_slugs())
def test_one_can_read_a_book_from_its_first_rule_to_its_last(slug: str) -> None:
    ids = [rule.id for rule in load_ledger(slug).rules]
    read: list[str] = []
    at: str | None = ids[0]
    while at is not None:
        rule = rule_of(slug, at, "en")
        assert rule.before == (read[-1] if read else None)
        read.append(rule.id)
        at = rule.after
    assert read == ids


def test_every_rule_of_horde_is_shown_with_the_scenarios_that_it_counts() -> None:
    for short in book_of(HORDE, "en").rules:
        for language in LANGUAGES:
            rule = rule_of(HORDE, short.id, language)
            assert len(rule.scenarios) == short.scenarios
            assert all(short.id in scenario.rules for scenario in rule.scenarios)
            assert all(step.label for scenario in rule.scenarios for step in scenario.steps)
    assert sum(bool(rule.scenarios) for rule in book_of(HORDE, "en").rules) > 180


def test_the_scenarios_of_a_rule_have_steps_in_the_language_of_the_reader() -> None:
    english, french = (rule_of(HORDE, "PH-EX-06", language).scenarios[0] for language in LANGUAGES)
    assert english.id == french.id == "sample-round.the-sample-round-of-the-book"
    assert (english.steps[0].name, english.steps[0].seat) == ("Andy", 0)
    assert (english.steps[0].key, english.steps[0].label) == ("token:-3", "Put -3 on Water")
    assert french.steps[0].label == "Mettre -3 sur Eau"
    refusal = french.refused[0]
    assert (refusal.after, refusal.name, refusal.rule) == (6, "Becca", "PH-MATCH-02")
    assert refusal.label == "Prendre : Squelette d’Eau"
    assert "assorti" in refusal.because


def test_a_refusal_by_any_rule_names_the_one_that_says_no() -> None:
    text = 'game = "plankton-horde"\n[[scenario]]\ntitle = "t"\nrules = ["PH-BC-06"]\nrefused = [{ key = "stop" }]'
    [located] = parse_scenarios(text + "\nposition = { seats = [{}, {}] }", "f.toml")
    [refused] = shown_scenario(Shelved("f.t", located.scenario), "en").refused
    assert (refused.key, refused.rule) == ("stop", "PH-BC-06")


def test_a_rule_is_found_in_small_letters_and_under_a_number_that_was_folded_into_it() -> None:
    assert rule_of(HORDE, "ph-bet-01", "en").id == "PH-BET-01"
    assert rule_of("monoliths", "HM-GLO-36", "en").id == "HM-KEY-02"


@pytest.mark.parametrize("slug", ledger_slugs())
def test_rules_of_every_book_are_readable_with_their_scenarios(slug: str) -> None:
    rule = rule_of(slug, load_ledger(slug).rules[0].id, "en")
    assert rule.text
    assert rule.scenarios


def test_a_search_goes_through_one_book_or_all_and_ignores_case_and_accents() -> None:
    everywhere = search("TROLL", None, "en")
    assert {found.game for found in everywhere.rules} > {HORDE}
    here = search("Vampíre bonus", HORDE, "en")
    assert here.rules[0].id == "PH-VAMP-02"
    assert {found.game for found in here.rules} == {HORDE}
    assert search("  ", None, "en").rules == ()
    assert search("no rule says abracadabra", None, "en").rules == ()


def test_a_french_reader_reads_in_french_whatever_book_there_is_in_french_and_the_others_in_english() -> None:
    assert {card.game: card.language for card in books("fr").books} == {
        slug: "fr" if slug in FRENCH else "en" for slug in ledger_slugs()
    }
    assert {card.language for card in books("en").books} == {"en"}
    assert book_of(HORDE, "fr").chapters[0].title == "Matériel"
    assert search("écorcheur forcer", HORDE, "fr").rules[0].language == "fr"
    wave = rule_of("cloudspire", "CS-WAVE-01", "fr")
    assert (wave.language, wave.text) == ("fr", ledger_in("cloudspire", "fr").rules[0].text)
    assert search("when", None, "fr").rules == ()


@pytest.mark.parametrize("slug", FRENCH)
def test_no_page_of_a_french_book_holds_an_english_text(slug: str) -> None:
    english = {rule.text for rule in load_ledger(slug).rules}
    english |= {text for rule in load_ledger(slug).rules for text in (rule.check, rule.ruling) if text}
    for short in book_of(slug, "fr").rules:
        rule = rule_of(slug, short.id, "fr")
        original = rule_of(slug, short.id, "en")
        assert (rule.language, original.language) == ("fr", "en")
        assert rule.text == short.text
        assert english.isdisjoint((rule.text, rule.check, rule.ruling))
        for told, first in zip(rule.scenarios, original.scenarios, strict=True):
            assert told.id == first.id
            assert told.title != first.title
            assert not first.note or told.note not in ("", first.note)
            for step, before in zip(told.steps, first.steps, strict=True):
                assert (step.key, step.name) == (before.key, before.name)


def test_what_is_not_there_is_unknown_in_the_language_of_the_reader() -> None:
    with pytest.raises(Unknown, match="no such rule"):
        rule_of(HORDE, "PH-BET-99", "en")
    with pytest.raises(Unknown, match="livret"):
        book_of("chess", "fr")
    with pytest.raises(Unknown):
        rule_of("../ledgers/chess", "X", "fr")
    with pytest.raises(Unknown):
        search("troll", "chess", "fr")


def test_the_rulebook_is_read_over_http(tmp_path: Path) -> None:
    with at_home(tmp_path) as client:
        assert client.get("/api/books").json()["books"][0]["game"] == HORDE
        assert len(client.get("/api/rules/cloudspire").json()["rules"]) > 600
        rule = client.get(f"/api/rules/{HORDE}/PH-EX-06", headers={"Accept-Language": "fr"}).json()
        assert rule["scenarios"][0]["steps"][0]["label"] == "Mettre -3 sur Eau"
        assert rule["scenarios"][0]["title"] == "La manche d’exemple du livre"
        assert (rule["language"], rule["section"]) == ("fr", "La manche d’exemple")
        french = {"words": "ecorcheur forcer", "game": HORDE}
        found = client.get("/api/rules", params=french, headers={"Accept-Language": "fr"}).json()
        assert [each["id"] for each in found["rules"]] == ["PH-FLAY-02"]
        assert client.get("/api/rules", params=french).json()["rules"] == []
        assert client.get("/api/books", headers={"Accept-Language": "fr"}).json()["books"][0]["language"] == "fr"
        found = client.get("/api/rules", params={"words": "vampire bonus", "game": HORDE}).json()
        assert found["rules"][0]["id"] == "PH-VAMP-02"
        for nowhere in ("/api/rules/chess", f"/api/rules/{HORDE}/PH-X-1", "/api/rules?words=troll&game=chess"):
            assert client.get(nowhere).status_code == 404
        assert client.get("/api/rules", params={"words": "x" * 201}).status_code == 400


def test_a_book_tells_what_each_rule_changes_in_the_edition_before() -> None:
    english, french = book_of("monoliths", "en"), book_of("monoliths", "fr")
    changed = {rule.id: rule.changes for rule in english.rules if rule.changes}
    assert changed == {rule.id: rule.changes for rule in load_ledger("monoliths").rules if rule.changes}
    assert len(changed) > 60
    assert {rule.id for rule in french.rules if rule.changes} == set(changed)
    assert not set(changed.values()) & {rule.changes for rule in french.rules}
    assert not any(rule.changes for rule in book_of("skytear-horde", "en").rules)
