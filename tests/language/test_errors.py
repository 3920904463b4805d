"""A sentence that is not understood: where, what could stand there, and what its author may have meant."""

from __future__ import annotations

import pytest

from hordekeep.kernel import BadInput
from hordekeep.language import BadSentence
from tests.language.toy_words import TOY


@pytest.mark.parametrize(
    ("sentence", "column", "what", "nearest"),
    [
        ("Play: deel 2 damage to a monster.", 7, "“deel”", "deal … damage to …"),
        ("Play: deal 2 dammage to a monster.", 14, "“dammage”", "deal … damage to …"),
        ("Play: destroy a monstre.", 17, "“monstre”", "monster"),
        ("Play: deal two damage to a monster.", 12, "“two”", "deal … damage to …"),
        ("Play: draw 2 cards, than destroy this.", 21, "“than”", "…, then …"),
        ("Play: draw 2 cards", 19, "ends too early", ""),
        ("", 1, "ends too early", ""),
        ("Play: sing.", 7, "“sing”", ""),
        ("Play: draw (2) cards.", 12, "“(”", "draw … cards"),
        ("Guerrilla 2. Draw 1 card.", 12, "No other sentence can follow here.", ""),
        ("Guerrilla +2.", 11, "“+2”", "Guerrilla …."),
    ],
)
def test_where_and_what(sentence: str, column: int, what: str, nearest: str) -> None:
    with pytest.raises(BadSentence) as bad:
        TOY.parse(sentence)
    assert bad.value.column == column
    assert what in bad.value.what
    assert bad.value.nearest == nearest
    assert bad.value.sentence == sentence


def test_what_could_stand_there_is_listed_and_shortened() -> None:
    with pytest.raises(BadSentence) as bad:
        TOY.parse("Play: draw cards.")
    assert bad.value.expected == ("a number",)
    with pytest.raises(BadSentence) as bad:
        TOY.parse("Play: sing.")
    assert bad.value.expected[:3] == ("“a”", "“an”", "“another”")
    assert bad.value.expected[-1] == "…"
    assert len(bad.value.expected) == 9


def test_the_message_says_it_all_and_is_bad_input() -> None:
    with pytest.raises(BadInput) as bad:
        TOY.parse("Play: draw tow cards.")
    assert str(bad.value) == (
        "column 12: “tow” is not understood here. Here could stand: a number. The nearest known phrase: draw … cards"
    )
