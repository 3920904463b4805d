"""Sentences become trees, and the trees become the same sentences again, letter for letter."""

from __future__ import annotations

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from hordekeep.language import BadSentence, Tree, Vocabulary, Word, as_tree
from hordekeep.language.productions import BUILT_IN
from tests.language.toy_words import TOY

SENTENCES = {
    "Play: deal 2 damage to a monster within 1 lane.": ("play", ("deal", 2, ("a", ("within", ("monster",), 1)))),
    "⚡ Play: draw 1 card.": ("react", ("draw", 1)),
    "Guerrilla 2.": ("guerrilla", 2),
    "Other allies have +1 armor.": ("always", ("others", ("ally",)), ("armor", 1)),
    "Play: up to three heroes get -2 attack this turn.": (
        "play",
        ("gets", ("up_to", 3, ("hero",)), ("attack", -2)),
    ),
    "Play: choose one: destroy an ally; or draw 2 cards.": (
        "play",
        ("choose", 1, ("destroy", ("a", ("ally",))), ("draw", 2)),
    ),
    "Play: destroy Yetnar. Deal 1 damage to the castle.": (
        "play",
        ("next", ("destroy", ("yetnar",)), ("deal", 1, ("castle",))),
    ),
}


@pytest.mark.parametrize(("sentence", "tree"), SENTENCES.items())
def test_a_sentence_has_its_tree_and_the_tree_its_sentence(sentence: str, tree: Tree) -> None:
    assert TOY.parse(sentence) == tree
    assert TOY.english(tree) == sentence


@pytest.mark.parametrize(
    ("sloppy", "column", "canonical"),
    [
        ("Play: destroy a ally.", 15, "Play: destroy an ally."),
        ("Play: draw 1 cards.", 14, "Play: draw 1 card."),
        ("play: draw 1 card.", 1, "Play: draw 1 card."),
        ("Play: Draw 1 card.", 7, "Play: draw 1 card."),
        ("Play: destroy yetnar.", 15, "Play: destroy Yetnar."),
        ("Play: destroy Yetnar. destroy the castle.", 23, "Play: destroy Yetnar. Destroy the castle."),
        ("Other ally have +1 armor.", 7, "Other allies have +1 armor."),
        ("Other allies has +1 armor.", 14, "Other allies have +1 armor."),
        ("Play: draw  1 card.", 11, "Play: draw 1 card."),
        ("Play: draw 1 card. ", 18, "Play: draw 1 card."),
        ("Play: draw 01 card.", 12, "Play: draw 1 card."),
    ],
)
def test_only_the_canonical_sentence_is_taken_and_it_is_shown(sloppy: str, column: int, canonical: str) -> None:
    with pytest.raises(BadSentence) as bad:
        TOY.parse(sloppy)
    assert (bad.value.column, bad.value.canonical) == (column, canonical)


def test_trees_survive_being_stored() -> None:
    tree = TOY.parse("Play: deal 2 damage to a monster within 1 lane.")
    assert as_tree(["play", ["deal", 2, ["a", ["within", ["monster"], 1]]]]) == tree


@st.composite
def some(draw: st.DrawFn, vocabulary: Vocabulary, kind: str, depth: int) -> Tree | int:
    """Any phrase of a kind, not much deeper than said."""
    if kind in BUILT_IN:
        return draw(st.integers({"number": 0, "signed": -9, "count": 1}[kind], 10))
    choices: list[Word | str] = [word for word in vocabulary.words() if word.kind == kind]
    choices += [below for above, below in vocabulary.rungs() if above == kind]
    if depth <= 0:
        choices = [choice for choice in choices if isinstance(choice, str) or not choice.slots] or choices
    chosen = draw(st.sampled_from(choices))
    if isinstance(chosen, str):
        return draw(some(vocabulary, chosen, depth))
    return (chosen.name, *(draw(some(vocabulary, slot.with_, depth - 1)) for slot in chosen.slots))


@settings(max_examples=300, deadline=None)
@given(some(TOY, "ability", 4))
def test_any_tree_that_is_clear_is_read_back_from_its_sentence(tree: Tree) -> None:
    sentence = TOY.english(tree)
    assert TOY.french(tree)
    try:
        TOY.references(tree)
    except BadSentence:
        with pytest.raises(BadSentence, match=r"stands for nothing|is unclear"):
            TOY.parse(sentence)
        reject()
    assert TOY.parse(sentence) == tree
