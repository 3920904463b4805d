"""Options: every kind reads what people type and refuses the rest with a reason."""

from __future__ import annotations

import pytest

from hordekeep.kernel import SEAT_LETTERS, BadInput, Option, OptionValue, Value, read_options
from hordekeep.kernel.options import LONGEST_TEXT
from tests.kernel.toy import OPTIONS, said

TURNS, STORM, WICK, FIRST = OPTIONS
SONG = Option("song", "text", "", said("option-song"), values=(Value("ballad", said("option-song-ballad")),))


@pytest.mark.parametrize(("raw", "value"), [("short", "short"), ("long", "long")])
def test_a_choice_is_one_of_its_values(raw: str, value: str) -> None:
    assert WICK.read(raw, seats=2) == value


@pytest.mark.parametrize(("raw", "value"), [(1, 1), (9, 9), ("1", 1), ("9", 9), (" 4 ", 4)])
def test_a_number_lies_within_its_bounds(raw: OptionValue, value: int) -> None:
    assert TURNS.read(raw, seats=2) == value


@pytest.mark.parametrize(
    ("raw", "value"),
    [(True, True), (False, False), ("yes", True), ("no", False), ("true", True), ("false", False), ("YES", True)],
)
def test_a_flag_is_yes_or_no(raw: OptionValue, value: bool) -> None:
    assert STORM.read(raw, seats=2) is value


@pytest.mark.parametrize(("raw", "value"), [("A", "A"), ("b", "B"), ("random", "random")])
def test_a_seat_is_a_letter_or_random(raw: str, value: str) -> None:
    assert FIRST.read(raw, seats=2) == value


def test_a_seat_must_exist_at_this_table() -> None:
    assert FIRST.read("c", seats=3) == "C"
    with pytest.raises(BadInput, match=r"^option 'first': 'C' is not one of random, A, B\.$"):
        FIRST.read("c", seats=2)


@pytest.mark.parametrize(
    ("option", "raw", "sentence"),
    [
        (WICK, "lon", "option 'wick': 'lon' is not one of short, long. Did you mean 'long'?"),
        (WICK, "zzz", "option 'wick': 'zzz' is not one of short, long."),
        (WICK, True, "option 'wick': 'True' is not one of short, long."),
        (TURNS, "many", "option 'turns': 'many' is not a whole number."),
        (TURNS, "1.5", "option 'turns': '1.5' is not a whole number."),
        (TURNS, "", "option 'turns': '' is not a whole number."),
        (TURNS, 0, "option 'turns': 0 is not between 1 and 9."),
        (TURNS, "10", "option 'turns': 10 is not between 1 and 9."),
        (STORM, "maybe", "option 'storm': 'maybe' is not one of yes, no, true, false."),
        (STORM, "ye", "option 'storm': 'ye' is not one of yes, no, true, false. Did you mean 'yes'?"),
        (STORM, 1, "option 'storm': '1' is not one of yes, no, true, false."),
        (FIRST, "rando", "option 'first': 'RANDO' is not one of random, A, B."),
        (FIRST, 0, "option 'first': '0' is not one of random, A, B."),
    ],
)
def test_what_an_option_cannot_be_is_refused_with_its_name(option: Option, raw: OptionValue, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        option.read(raw, seats=2)
    assert str(refused.value) == sentence
    assert refused.value.where == f"option {option.name!r}"


@pytest.mark.parametrize(("raw", "value"), [("", ""), (" a song ", "a song"), ("ballad", "ballad"), (7, "7")])
def test_a_text_is_any_line_and_its_values_only_suggest(raw: OptionValue, value: str) -> None:
    assert SONG.read(raw, seats=2) == value


@pytest.mark.parametrize("raw", ["two\nlines", "bell\x07", "x" * (LONGEST_TEXT + 1)])
def test_a_text_of_several_lines_or_without_end_is_refused(raw: str) -> None:
    with pytest.raises(BadInput, match=r"^option 'song': This is not one line of at most 1000 letters\.$"):
        SONG.read(raw, seats=2)
    assert SONG.read("x" * LONGEST_TEXT, seats=2) == "x" * LONGEST_TEXT


def test_an_option_is_for_everybody_unless_it_is_advanced() -> None:
    assert not SONG.advanced
    assert Option("depth", "number", 1, said("option-turns"), low=1, high=2, advanced=True).advanced


def test_options_that_are_not_given_have_their_defaults() -> None:
    assert read_options(OPTIONS, {}, seats=2) == {"turns": 6, "storm": False, "wick": "long", "first": "A"}


def test_options_that_are_given_are_read_and_keep_the_order_of_the_game() -> None:
    read = read_options(OPTIONS, {"first": "b", "storm": "yes"}, seats=2)
    assert list(read.items()) == [("turns", 6), ("storm", True), ("wick", "long"), ("first", "B")]


def test_an_unknown_option_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(BadInput, match=r"^There is no option 'strom'\. Did you mean 'storm'\?$"):
        read_options(OPTIONS, {"strom": True}, seats=2)


def test_an_unknown_option_without_a_near_name_lists_them_all() -> None:
    with pytest.raises(BadInput, match=r"^There is no option 'xyz'\. There are: turns, storm, wick, first\.$"):
        read_options(OPTIONS, {"xyz": True}, seats=2)
    with pytest.raises(BadInput, match=r"^There is no option 'xyz'\. There are: none\.$"):
        read_options([], {"xyz": True}, seats=2)


def test_a_bad_value_is_refused_within_all_options() -> None:
    with pytest.raises(BadInput, match="option 'turns': 12 is not between 1 and 9"):
        read_options(OPTIONS, {"turns": 12}, seats=2)


def test_sentences_come_in_both_languages() -> None:
    assert WICK.sentence == said("option-wick")
    assert (WICK.sentence.to("en"), WICK.sentence.to("fr")) == ("The wick.", "La mèche.")
    assert Value("short", said("option-wick-short")).sentence.to("fr") == "Courte"


def test_there_are_letters_for_eight_seats() -> None:
    assert SEAT_LETTERS == "ABCDEFGH"
