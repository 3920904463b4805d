"""What "it", "them", "that ally", "its" and "another" refer to, and when that is refused."""

from __future__ import annotations

from typing import Any

import pytest

from hordekeep.language import BadSentence, Vocabulary
from tests.language.toy_words import TOY

MEANT = {
    "Play: destroy a monster, then deal 1 damage to it.": [("it", 1, "a monster")],
    "Play: destroy a monster. Destroy an ally. Destroy it.": [("it", 2, "an ally")],
    "Play: destroy a monster. Destroy an ally. Destroy that monster.": [("that monster", 1, "a monster")],
    "Play: destroy a hero. Destroy a monster. Destroy that ally.": [("that ally", 1, "a hero")],
    "After a monster is destroyed, it gets +1 attack this turn.": [("it", 1, "a monster")],
    "After a monster is destroyed, move this next to it.": [("it", 1, "a monster")],
    "Play: destroy up to two allies. Destroy a monster. Deal 1 damage to them.": [("them", 1, "up to two allies")],
    "Play: destroy a neighbour of a monster, then destroy it.": [("it", 1, "a neighbour of a monster")],
    "Play: destroy a neighbour of a monster, then destroy that monster.": [("that monster", 2, "a monster")],
    "Play: destroy an ally or the castle. Destroy it.": [("it", 1, "an ally or the castle")],
    "Play: destroy an ally and a monster. Destroy them.": [("them", 1, "an ally and a monster")],
    "Play: destroy an ally and a monster. Destroy that monster.": [("that monster", 3, "a monster")],
    "Play: destroy an ally and its crow.": [("its crow", 2, "of an ally")],
    "Play: destroy up to two allies. Destroy a monster. Destroy their crow.": [
        ("their crow", 1, "of up to two allies")
    ],
    "Play: destroy this and its crow.": [("its crow", 0, "of this")],
    "This has +1 armor while it is wounded.": [("it", 0, "this")],
    "Play: destroy another ally.": [("another ally", 0, "other than this")],
    "Play: destroy a monster. Destroy another ally.": [("another ally", 0, "other than this")],
    "Play: destroy a hero. Destroy another ally.": [("another ally", 1, "other than a hero")],
    "Play: destroy an ally. Destroy another ally. Destroy it.": [
        ("another ally", 1, "other than an ally"),
        ("it", 2, "another ally"),
    ],
    "Play: choose one: destroy an ally; or destroy another ally.": [("another ally", 0, "other than this")],
}


@pytest.mark.parametrize(("sentence", "meant"), MEANT.items())
def test_what_it_stands_for(sentence: str, meant: list[tuple[str, int, str]]) -> None:
    assert TOY.references(TOY.parse(sentence)) == meant


@pytest.mark.parametrize(
    ("sentence", "column", "why"),
    [
        ("Play: destroy it.", 15, "“it” stands for nothing"),
        ("Play: destroy a neighbour of it.", 30, "“it” stands for nothing"),
        ("Play: destroy its neighbour of this.", 15, "stands for nothing"),
        ("Play: destroy its crow.", 15, "“its crow” stands for nothing"),
        ("Play: destroy this. Destroy their crow.", 29, "“their crow” stands for nothing"),
        ("Play: destroy an ally. Destroy them.", 32, "“them” stands for nothing"),
        ("Play: destroy an ally. Destroy that hero.", 32, "“that hero” stands for nothing"),
        ("Play: destroy it, then destroy a monster.", 15, "“it” stands for nothing"),
        ("Play: destroy this. Destroy that ally.", 29, "“that ally” stands for nothing"),
        ("Play: destroy an ally and a monster. Destroy it.", 46, "could be “an ally” or “a monster”"),
        ("Play: destroy an ally and a hero. Destroy that ally.", 43, "could be “an ally” or “a hero”"),
        ("Play: destroy an ally or the castle. Destroy that ally.", 46, "could be “an ally” or “the castle”"),
        ("Play: choose one: destroy a monster; or destroy it.", 49, "“it” stands for nothing"),
    ],
)
def test_what_is_unclear_is_refused_where_it_stands(sentence: str, column: int, why: str) -> None:
    with pytest.raises(BadSentence, match=why) as bad:
        TOY.parse(sentence)
    assert bad.value.column == column


def test_a_tree_that_is_unclear_is_not_built_either() -> None:
    with pytest.raises(BadSentence, match="stands for nothing"):
        TOY.build(("play", ("destroy", ("it",))))


def test_functions_are_told_the_mentions() -> None:
    built = TOY.build(TOY.parse("Play: destroy an ally. Move another ally next to it."))
    first, second = built["e"]["a"], built["e"]["b"]
    assert first["t"] == {"word": "a", "np": {"word": "ally"}, "mention": 1}
    assert second["t"] == {"word": "another", "np": {"word": "ally"}, "mention": 2, "other": 1}
    assert second["u"] == {"word": "it", "mention": 2}


def test_its_owner_is_told_apart_from_what_it_names() -> None:
    both = TOY.build(TOY.parse("Play: destroy an ally and its crow."))["e"]["t"]
    assert both["mention"] == 1
    assert both["b"] == {"word": "its", "np": {"word": "crow"}, "mention": 3, "of": 2}


def test_after_an_or_without_a_mention_of_its_own_it_is_unclear() -> None:
    v = Vocabulary("or", start="ability")

    def make(**given: Any) -> None: ...

    v.word("ability", "hit {a:target}, hit {b:target}.", name="hits")(make)
    v.word("target", "{a:one} or {b:one}", name="either", joins="or")(make)
    v.rung("target", "one")
    v.word("one", "[a|an] {np:noun}", name="a", mentions=True)(make)
    v.word("one", "it", name="it", refers=True)(make)
    v.word("noun", "ally", name="ally", sort="ally")(make)
    v.word("noun", "monster", name="monster", sort="monster")(make)
    with pytest.raises(BadSentence, match="could be “a monster” or “an ally”"):
        v.parse("Hit an ally or a monster, hit it.")
