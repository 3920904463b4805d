"""Every sentence of the content: parsed as stored, said letter for letter, built, and said in French; and random games
in which all of them are in force."""

from __future__ import annotations

import random
from typing import Any

import pytest
from click.testing import CliRunner

from hordekeep.cli import group
from hordekeep.games.cloudspire.content.options import OPTIONS
from hordekeep.games.cloudspire.effects.meanings import meaning_of
from hordekeep.games.cloudspire.rules.beats import BEATS
from hordekeep.games.cloudspire.rules.setup.setup import setup
from hordekeep.games.cloudspire.state.pieces import masks_from
from hordekeep.games.cloudspire.told.catalogue import catalogue
from hordekeep.games.cloudspire.words.reading import SOURCE, meaning, text_in
from hordekeep.games.cloudspire.words.vocabulary import VOCABULARY
from hordekeep.kernel import Dice, GameOver
from hordekeep.kernel.options import read_options
from hordekeep.language import BadSentence, as_tree
from hordekeep.language.problems import Problem
from hordekeep.language.shelf import TREES_FILE, fresh_trees, read_trees, trees_text
from hordekeep.rulebook.ledger import load_ledger
from tests.games.cloudspire.grounds import listed

TREES = {sentence: tree for folder in SOURCE.content for sentence, tree in read_trees(folder / TREES_FILE).items()}
CARDS = list(catalogue().cards.values())
BY_NAME = {
    *("air-defense", "flying", "crush", "incorporeal", "foreboding", "stubborn", "lone-wolf", "neglected"),
    *("multi-target", "elfin"),
}
"""Talents that the rules themselves ask for by name."""
KEYWORDS = ("grouped_only", "ungrouped_only", "leaves_group")
"""Keywords of the book that no printed chip bears (CS-GROUP-13 to CS-GROUP-15): `test_groups` gives them to some."""


@pytest.mark.parametrize("folder", SOURCE.content, ids=lambda folder: folder.name)
def test_the_stored_trees_are_those_of_the_sentences(folder: Any) -> None:
    problems: list[Problem] = []
    text = trees_text(fresh_trees(SOURCE, folder, problems.append))
    assert problems == []
    assert (folder / TREES_FILE).read_text("utf-8") == text, "run: python scripts/card_trees.py"


def test_every_sentence_has_a_tree_and_no_tree_is_left_over() -> None:
    assert set(TREES) == {sentence for card in CARDS for sentence in card.text}
    assert len(CARDS) == 82 + 64 + 15 + 16


@pytest.mark.parametrize("sentence", TREES)
def test_a_tree_is_said_letter_for_letter_and_in_french(sentence: str) -> None:
    tree = as_tree(TREES[sentence])
    assert VOCABULARY.english(tree) == sentence
    french = text_in(sentence, "fr")
    assert french != sentence
    assert french.endswith(".")
    assert "{" not in french


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.id))
def test_every_card_means_something(card: Any) -> None:
    found = meaning(card.text)
    assert any(found) != (card.id in BY_NAME)


def test_every_word_is_used_and_names_a_rule_of_the_ledger() -> None:
    ledger = load_ledger("cloudspire")
    kinds = ("talent", "advancement", "relic", "event")
    known = {*(rule.id for rule in ledger.rules), *(entry["id"] for kind in kinds for entry in listed(kind))}
    assert [word.name for word in VOCABULARY.words() if word.rule not in known] == []
    said = repr(list(TREES.values()))
    unused = [word.name for word in VOCABULARY.words() if f"'{word.name}'" not in said]
    assert set(unused) == set(KEYWORDS)


def test_what_is_not_understood_is_refused() -> None:
    with pytest.raises(BadSentence):
        VOCABULARY.parse("Its controller gains two Source.")


@pytest.mark.parametrize(
    "arguments", [["words", "cloudspire", "health"], ["list", "cloudspire"], ["show", "cloudspire", "Hunter"]]
)
def test_the_cards_can_be_looked_up(arguments: list[str]) -> None:
    result = CliRunner().invoke(group, ["cards", *arguments])
    assert result.exit_code == 0, result.output
    assert "health" in result.output or "Hunter" in result.output


@pytest.mark.parametrize(
    ("mode", "seats", "seed"),
    [
        ("pvp", 2, "w0"),
        ("pvp", 3, "w1"),
        ("pvp", 4, "w2"),
        ("teams", 4, "w3"),
        ("solo", 1, "w4"),
        ("coop", 2, "w5"),
    ],
)
def test_random_games_with_all_words_in_force(mode: str, seats: int, seed: str) -> None:
    """Nothing breaks, and the masks stay those of the chips, until the game is over."""
    g = setup(seats, read_options(OPTIONS, {"mode": mode}, seats=seats), Dice(seed))
    chosen = random.Random(seed)
    count = 0
    while g.agenda and not g.over:
        name, arg = g.agenda.pop()
        rules = BEATS[name](g, arg)
        if rules is None:
            continue
        try:
            ask = next(rules)
            while True:
                assert masks_from(g) == (g.units, g.heroes, g.spires, g.landmarks)
                count += 1
                assert count < 20_000
                ask = rules.send(chosen.choice(ask.choices))
        except StopIteration:
            continue
        except GameOver:
            break
    assert g.result is not None
    assert meaning_of("talent/hunter").statics
