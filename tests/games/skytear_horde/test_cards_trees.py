"""Every sentence of every card: its stored tree is what is parsed now, and says the sentence letter for letter."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from click.testing import CliRunner

from hordekeep.cli import group
from hordekeep.engines.lanes.content.cards import FOLDERS, SOURCE
from hordekeep.language import as_tree
from hordekeep.language.problems import Problem
from hordekeep.language.shelf import TREES_FILE, fresh_trees, read_trees, trees_text

ROOT = Path(__file__).parents[3]
FOLDER = FOLDERS[0]
TREES = read_trees(FOLDER / TREES_FILE)


def test_the_stored_trees_are_those_of_the_sentences() -> None:
    problems: list[Problem] = []
    text = trees_text(fresh_trees(SOURCE, FOLDER, problems.append))
    assert problems == []
    assert (FOLDER / TREES_FILE).read_text("utf-8") == text, "run: python scripts/card_trees.py"


def test_every_tree_says_its_sentence_letter_for_letter() -> None:
    vocabulary = SOURCE.vocabulary()
    assert {sentence: vocabulary.english(as_tree(tree)) for sentence, tree in TREES.items()} == {
        sentence: sentence for sentence in TREES
    }


def test_every_sentence_can_be_said_in_french_and_built() -> None:
    vocabulary = SOURCE.vocabulary()
    for tree in map(as_tree, TREES.values()):
        assert vocabulary.french(tree).endswith(".")
        assert vocabulary.build(tree) is not None


def test_all_cards_are_built_without_a_parser() -> None:
    program = (
        "import sys\n"
        "from hordekeep.engines.lanes.content.cards import shelf\n"
        "built = [card.abilities and card.text_in('fr') for card in shelf().cards.values()]\n"
        "print(len(built), 'lark' in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    count, parsed = done.stdout.split()
    assert int(count) > 180
    assert parsed == "False"


def test_the_example_pack_is_understood() -> None:
    outcome = CliRunner().invoke(group, ["cards", "check", str(ROOT / "examples" / "packs" / "north-wind")])
    assert outcome.exit_code == 0, outcome.stderr
