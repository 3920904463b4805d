"""The words of a game's cards that are not explained on them: each is explained beside every card that uses it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from hordekeep.games.skytear.content.keywords import KEYWORDS
from hordekeep.games.skytear.words.vocabulary import VOCABULARY
from hordekeep.kernel import LANGUAGES, find_game, game_slugs
from hordekeep.rulebook import load_ledger

EMBLEMS = Path(__file__).parents[2] / "web" / "src" / "emblems" / "emblems.svg"
WITH_CARDS = [slug for slug in game_slugs() if find_game(slug).extras.cards is not None]


def faces(slug: str, language: str) -> dict[str, Any]:
    cards = find_game(slug).extras.cards
    assert cards is not None
    return dict(cards.faces(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", WITH_CARDS)
def test_every_keyword_has_a_name_a_meaning_and_a_rule(slug: str, language: str) -> None:
    known = {rule.id for rule in load_ledger(slug).rules}
    glossary = faces(slug, language)["keywords"]
    assert glossary
    for each in glossary:
        assert each["name"][0].isupper(), each
        assert re.search(r"[.!]$", each["means"]), each
        assert each["rule"] in known, each
    assert len({each["name"] for each in glossary}) == len({each["id"] for each in glossary}) == len(glossary)


@pytest.mark.parametrize("slug", WITH_CARDS)
def test_every_keyword_stands_on_a_card_and_no_card_on_one_that_nobody_explains(slug: str) -> None:
    shown = {language: faces(slug, language) for language in LANGUAGES}
    standing = {language: {card["id"]: card["keywords"] for card in each["cards"]} for language, each in shown.items()}
    assert standing["en"] == standing["fr"], "whatever the language of the card"
    assert {each for words in standing["en"].values() for each in words} == {
        each["id"] for each in shown["en"]["keywords"]
    }


def test_what_a_sentence_means_by_other_words_is_found_by_its_rule() -> None:
    skytear = {card["id"]: set(card["keywords"]) for card in faces("skytear", "fr")["cards"]}
    assert {"heal", "marked", "caster"} <= skytear["yami"] | skytear["hogosai"]
    assert "piercing" not in skytear["dodge"]
    cloudspire = {card["id"]: set(card["keywords"]) for card in faces("cloudspire", "en")["cards"]}
    assert "talent/flying" in cloudspire["talent/air-defense"]
    assert "talent/flying" not in cloudspire["talent/flying"], "it says itself what it means"


def test_every_condition_of_skytear_is_a_word_of_the_cards_and_drawn() -> None:
    conditions = [each for each in KEYWORDS if each.bit]
    assert [each.bit for each in conditions] == [1, 2, 4, 8, 16, 32]
    words = {word.rule: word.english for word in VOCABULARY.words() if word.kind == "state"}
    assert words == {each.rule: each.words[0] for each in conditions}
    drawn = set(re.findall(r'id="([a-z-]+)"', EMBLEMS.read_text(encoding="utf-8")))
    assert {each.picture for each in conditions} <= drawn
    assert len({each.picture for each in conditions}) == len(conditions), "each has its own"
