"""Every keyword is declared once, and is read, shown, explained and drawn everywhere by that declaration."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import hordekeep.engines.lanes as engine
from hordekeep.engines.lanes.content.keywords import BY_ID, FIRST_LASTING, KEYWORDS, LASTING, Keyword
from hordekeep.engines.lanes.words import VOCABULARY
from hordekeep.games import monoliths
from hordekeep.kernel import LANGUAGES, find_game
from hordekeep.kernel.plain_board import board_of
from hordekeep.rulebook import load_ledger
from tests.games.lanes.boxes import each_box
from tests.games.lanes.playing import Box
from tests.terminal.test_boards import told

EMBLEMS = Path(__file__).parents[3] / "web" / "src" / "emblems" / "emblems.svg"
RULES = {rule.id for slug in ("skytear-horde", "monoliths") for rule in load_ledger(slug).rules}


def lasting_in(box: Box) -> tuple[str, ...]:
    return LASTING if box.slug == "monoliths" else FIRST_LASTING


def test_every_keyword_has_rules_of_the_books() -> None:
    for known in KEYWORDS:
        assert known.rule or known.second, known
        assert {known.rule, known.second} <= {*RULES, ""}, known


def test_every_keyword_that_stands_on_a_card_is_a_word_of_the_cards() -> None:
    words = {word.name: word.rule for word in VOCABULARY.words() if word.kind == "keyword"}
    assert words == {known.id: known.rule or known.second for known in KEYWORDS if known.lead != ("", "")}


@each_box
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_keyword_of_a_book_is_explained(box: Box, language: str) -> None:
    assert box.game.extras.cards is not None
    shown = {each["id"]: each for each in box.game.extras.cards.faces(language)["keywords"]}
    assert set(shown) == {known.id for known in KEYWORDS if known.rule or box.slug == "monoliths"}
    for name, each in shown.items():
        assert each["name"][0].isupper(), each
        assert each["means"].endswith("."), each
        assert each["rule"] in {rule.id for rule in load_ledger(box.slug).rules}
        assert (each["numbered"], each["picture"]) == (BY_ID[name].numbered, BY_ID[name].picture)
    assert shown["taunt"]["name"] == {"en": "Taunt", "fr": "Provocation"}[language]


@each_box
def test_what_a_keyword_means_is_told_anew_where_the_second_book_changes_it(box: Box) -> None:
    other = {"skytear-horde": "monoliths", "monoliths": "skytear-horde"}[box.slug]
    assert box.game.extras.cards is not None
    means = {each["id"]: each["means"] for each in box.game.extras.cards.faces("en")["keywords"]}
    cards = find_game(other).extras.cards
    assert cards is not None
    elsewhere = {each["id"]: each["means"] for each in cards.faces("en")["keywords"]}
    both = means.keys() & elsewhere.keys()
    changed = {known.id for known in KEYWORDS if known.rule and known.second}
    assert {each for each in both if means[each] != elsewhere[each]} == changed


def test_every_keyword_that_lasts_is_drawn() -> None:
    drawn = set(re.findall(r'id="([a-z-]+)"', EMBLEMS.read_text(encoding="utf-8")))
    pictures = [known.picture for known in KEYWORDS if known.lasts or known.id == "armor"]
    assert set(pictures) <= drawn
    assert len(set(pictures)) == len(pictures), "each has its own"


@each_box
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_keyword_that_lasts_is_shown_on_a_card_in_play(box: Box, language: str) -> None:
    """In what clients are sent, and in the words of the terminal: with its number where it has one."""
    for name in lasting_in(box):
        monster = {"card": "deep-howlers", "marks": {name: 2}}
        match = box.load(phase="alliance", lanes=[{"monster": monster}], players=[{"hand": ["shamans"], "mana": 9}])
        assert match.view(0)["lanes"][0]["monster"]["keywords"] == {name: 2}, "as the rules have it"
        assert box.game.extras.cards is not None
        names = {each["id"]: each["name"] for each in box.game.extras.cards.faces(language)["keywords"]}
        said = f"{names[name]} 2" if BY_ID[name].numbered else names[name]
        assert said in told(board_of(box.game), match, 0, language), (name, language)


def in_rules(known: Keyword) -> list[str]:
    """Where rules ask for a keyword by a string of their own instead of its declaration."""
    found = []
    for file in (engine.__file__, monoliths.__file__):
        for path in Path(file).parent.rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                match node:
                    case ast.Call(func=ast.Name(id="keyword"), args=[_, _, ast.Constant(value=known.id)]):
                        found.append(f"{path.name}:{node.lineno}")
    return found


@pytest.mark.parametrize("known", KEYWORDS, ids=lambda known: known.id)
def test_rules_ask_for_a_keyword_by_its_declaration(known: Keyword) -> None:
    assert in_rules(known) == []
