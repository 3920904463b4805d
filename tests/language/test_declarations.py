"""What can be wrong with a vocabulary is said when it is declared or built, with the words involved."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from hordekeep.kernel import BadInput
from hordekeep.language import BadSentence, BadVocabulary, Vocabulary
from tests.language.toy_words import TOY


def anything(**given: Any) -> None: ...


def vocabulary(*words: tuple[str, str, str], rungs: tuple[tuple[str, str], ...] = ()) -> Vocabulary:
    """A vocabulary of (kind, English, name)."""
    made = Vocabulary("made", start="ability")
    for kind, english, name in words:
        made.word(kind, english, name=name)(anything)
    for kind, below in rungs:
        made.rung(kind, below)
    return made


def test_a_word_may_end_where_a_longer_one_goes_on_and_both_are_named() -> None:
    made = vocabulary(
        ("ability", "{v:verb}.", "ability"),
        ("verb", "move this to the left", "move_left"),
        ("verb", "move {t:target} to {u:target}", "move_to"),
        ("target", "this", "this"),
    )
    with pytest.raises(BadVocabulary, match=r"Before “to” the phrase 'this' could end, or a longer one .*: move_left"):
        made.check()


def test_a_kind_may_end_where_a_longer_word_goes_on_and_both_are_named() -> None:
    made = vocabulary(
        ("ability", "{v:verb} to win.", "win"),
        ("verb", "move {t:target}", "move"),
        ("verb", "move {t:target} to {u:target}", "move_to"),
        ("target", "this", "this"),
    )
    with pytest.raises(BadVocabulary, match=r"Before “to” the phrase 'move' could end, .*: move_to, win"):
        made.check()


def test_two_words_that_cannot_be_told_apart_are_both_named() -> None:
    made = vocabulary(
        ("ability", "hit {a:ally}", "hit"),
        ("ability", "hit {b:foe}", "strike"),
        ("ally", "this", "friend"),
        ("foe", "this", "enemy"),
    )
    with pytest.raises(BadVocabulary, match=r"'friend' and 'enemy'|'enemy' and 'friend'"):
        made.check()


def test_two_words_that_read_alike_are_both_named() -> None:
    made = vocabulary(("ability", "draw [card|cards]", "draw"), ("ability", "draw cards", "draw_more"))
    with pytest.raises(BadVocabulary, match="'draw' and 'draw_more' read alike"):
        made.check()


def test_a_kind_without_words_and_a_word_out_of_reach_are_named() -> None:
    with pytest.raises(BadVocabulary, match="Nothing is a target; it is wanted by hit"):
        vocabulary(("ability", "hit {t:target}", "hit")).check()
    with pytest.raises(BadVocabulary, match="No ability can have these words: lonely"):
        vocabulary(("ability", "rest", "rest"), ("verb", "sing", "lonely")).check()


def test_a_number_that_could_be_written_in_two_ways_is_refused() -> None:
    made = vocabulary(("ability", "draw {n:amount}", "draw"), rungs=(("amount", "number"), ("amount", "count")))
    made.word("amount", "all", name="all")(anything)
    with pytest.raises(BadVocabulary, match="kind amount could be written as count or as number"):
        made.english(("draw", 2))


@pytest.mark.parametrize(
    ("english", "about", "why"),
    [
        ("hit {t}", {}, r"\{t\} should be \{slot:kind\}"),
        ("hit {t:target", {}, "'{' has no partner"),
        ("{t:target}'s hand", {}, "a slot stands apart"),
        ("hit {t:target} and {t:target}", {}, "two slots have the same name"),
        ("within 1 lane", {}, "numbers stand in slots"),
        ("draw [card|cards:n]", {}, r"\[…:n\] names no slot"),
        ("draw [one|two|three]", {}, "should have two forms"),
        ("hit {t:target}", {"fr": "frappez"}, r"the French leaves out \{t\}"),
        ("hit", {"fr": "frappez {t}"}, r"the French slot \{t\} is not in the English"),
        ("hit", {"fr": "[a|b|c]"}, "should have two or four forms"),
        ("hit", {"gender": "x"}, "'x' should be one of m, f"),
        ("hit", {"number": "n"}, "'n' should be one of s, p"),
        ("hit", {"mentions": True, "refers": True}, "cannot both introduce a mention and stand for one"),
        ("", {}, "it has no words"),
    ],
)
def test_a_declaration_that_cannot_work_is_refused_at_once(english: str, about: dict[str, Any], why: str) -> None:
    with pytest.raises(BadVocabulary, match=why):
        Vocabulary("bad", start="ability").word("ability", english, name="bad", **about)(anything)


def test_a_function_that_does_not_take_what_it_is_given_is_refused_at_once() -> None:
    v = Vocabulary("bad", start="ability")
    with pytest.raises(BadVocabulary, match="its function should take n, mention"):
        v.word("ability", "draw {n:number}", name="draw", mentions=True)(lambda n: n)


def test_a_name_is_declared_once() -> None:
    made = vocabulary(("ability", "draw", "draw"))
    with pytest.raises(BadVocabulary, match="'draw' is declared twice: draw; pick"):
        made.word("ability", "pick", name="draw")(anything)


def test_a_vocabulary_lends_its_words_and_keeps_its_own() -> None:
    more = Vocabulary("more", base=TOY)
    more.word("ability", "Taunt.", name="taunt")(lambda: "taunt")
    assert more.build(more.parse("Taunt.")) == "taunt"
    assert more.parse("Guerrilla 2.") == ("guerrilla", 2)
    assert "taunt" not in {word.name for word in TOY.words()}
    with pytest.raises(BadSentence):
        TOY.parse("Taunt.")


def test_a_word_declared_after_a_sentence_was_read_counts() -> None:
    late = vocabulary(("ability", "rest", "rest"))
    assert late.parse("Rest") == ("rest",)
    late.word("ability", "sleep", name="sleep")(anything)
    assert late.parse("Sleep") == ("sleep",)


def test_the_dictionary_has_everything_about_a_word() -> None:
    (deal,) = (word for word in TOY.words() if word.name == "deal")
    assert (deal.kind, deal.english, deal.rule) == ("verb", "deal {n:number} damage to {t:target}", "TOY-02")
    assert deal.french.startswith("[infligez|infliger]")


@pytest.mark.parametrize("tree", [("nonsense",), ("play",), ("guerrilla", 1, 2)])
def test_a_stored_tree_that_no_longer_fits_is_refused(tree: tuple[Any, ...]) -> None:
    with pytest.raises(BadInput, match="does not fit the vocabulary"):
        TOY.english(tree)


def test_rendering_and_building_never_load_the_parser() -> None:
    program = (
        "import sys; from tests.language.toy_words import TOY; tree = ('play', ('draw', 2))\n"
        "print(TOY.english(tree), TOY.build(tree)['word'], len(TOY.french(tree)) > 9, 'lark' in sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "Play: draw 2 cards. play True False"
