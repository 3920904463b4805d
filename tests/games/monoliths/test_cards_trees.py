"""Every sentence of the second edition's cards: parsed as stored, said letter for letter, in both languages."""

from __future__ import annotations

import tomllib

from click.testing import CliRunner

from hordekeep.cli import group
from hordekeep.engines.lanes.content.cards import FOLDERS, SOURCE, shelf, shelf_for
from hordekeep.engines.lanes.content.written import SECOND_BOXES
from hordekeep.engines.lanes.state.abilities import Ability, Printed, enchantment
from hordekeep.engines.lanes.state.edition import shelf_of
from hordekeep.games.skytear_horde.edition import FIRST
from hordekeep.language import as_tree
from hordekeep.language.problems import Problem
from hordekeep.language.shelf import TREES_FILE, fresh_trees, read_trees, trees_text

FOLDER = FOLDERS[1]
TREES = read_trees(FOLDER / TREES_FILE)


def written() -> set[str]:
    """All sentences of the cards."""
    cards = [card for path in FOLDER.glob("*.toml") for card in tomllib.loads(path.read_text("utf-8"))["card"]]
    return {sentence for card in cards for sentence in (*card.get("text", ()), *card.get("enchantment", ()))}


def test_the_stored_trees_are_those_of_all_sentences() -> None:
    problems: list[Problem] = []
    text = trees_text(fresh_trees(SOURCE, FOLDER, problems.append))
    assert (FOLDER / TREES_FILE).read_text("utf-8") == text, "run: python scripts/card_trees.py"
    assert problems == []
    assert set(TREES) == written()


def test_every_tree_says_its_sentence_letter_for_letter_and_in_french_and_is_built() -> None:
    vocabulary = SOURCE.vocabulary()
    for sentence, stored in TREES.items():
        tree = as_tree(stored)
        assert vocabulary.english(tree) == sentence
        assert vocabulary.french(tree).endswith(".")
        assert isinstance(vocabulary.build(tree), Ability)


def test_the_command_line_understands_them_all() -> None:
    outcome = CliRunner().invoke(group, ["cards", "check", str(FOLDER)])
    assert outcome.exit_code == 0, outcome.stderr


def test_the_first_edition_knows_none_of_the_second_and_the_second_all_of_both() -> None:
    first, both = shelf_of(FIRST), shelf_for("monoliths")
    assert first is shelf_of(FIRST) is shelf_for("skytear-horde")
    assert not any(card.box in SECOND_BOXES for card in first.cards.values())
    assert not any(each.box in SECOND_BOXES for each in first.sets.values())
    assert set(both.cards) == set(shelf().cards) > set(first.cards)
    assert all(both.cards[name] is card for name, card in first.cards.items() if not (card.is_minion or card.is_portal))


def test_each_edition_has_its_own_faces_of_the_minions() -> None:
    first, second = shelf_of(FIRST).minions, shelf_for("monoliths").minions
    assert list(first) == list(second)
    assert "Trample." in first["onikai"].text
    assert "Pillager." in second["onikai"].text
    assert shelf().find("onikai") is first["onikai"]


def test_the_fields_of_the_second_edition() -> None:
    """HM-COMP-05, HM-COMP-10, HM-OUT-08, HM-OUT-19, HM-SERV-01."""
    known = shelf_for("monoliths")
    assert (known.find("firebreather-2").power, known.horde_sets["slitherers"].difficulty) == (2, "hard")
    circle = known.find("purple-circle")
    assert (circle.outsider, circle.line, circle.suits) == ("enchanter", "purple-circle", "monoliths")
    assert circle.enchantment_in("fr") == ("Mise en place\u202f: Renforcer 3.",)
    assert isinstance(enchantment(circle), Printed)
    assert [each.kind for each in enchantment(circle).all] == ["setup"]
    terror, coils = known.find("abyssal-terror"), known.find("coils")
    assert terror.order == ("coils", "abyssal-terror", "coils")
    assert (coils.line, coils.is_monster, coils.is_outsider) == ("abyssal-terror", True, False)
    assert known.find("rider-of-death-mount").mount
    assert known.find("doom-vines").spell
    troop = known.find("troop")
    assert (troop.is_ally, troop.is_servant, troop.is_monster) == (True, True, False)
    assert known.find("beraph-of-grialth").free_type == "ally"
    assert (known.find("portal-versus3-4").stage, known.find("portal-versus3-4").mode) == (4, "versus3")
    assert known.find("troop").ours == ("attack", "health")
