"""The log folded: which choices count, what the ask is called, who asks to undo, what was taken back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hordekeep.table.live.fold import AGREE, REFUSE, Fold, Kept, Question, TakenBack, ask_undo_verb, undo_verb
from hordekeep.table.storage import Entry
from hordekeep.table.storage.rows import Maker


def log(*lines: tuple[int, str, Maker]) -> list[Entry]:
    """Entries numbered from 1."""
    return [Entry(table="t", seq=n, seat=seat, key=key, by=by, at=0.0) for n, (seat, key, by) in enumerate(lines, 1)]


def test_an_empty_log_asks_number_zero() -> None:
    fold = Fold()
    assert (fold.number, fold.height, fold.choices, fold.question, fold.undone) == (0, 0, [], None, 0)


def test_choices_count_and_the_ask_is_named_by_the_last_of_them() -> None:
    fold = Fold(log((0, "a", "person"), (1, "b", "game")))
    assert fold.choices == [Kept(0, "a", "person", 1), Kept(1, "b", "game", 2)]
    assert (fold.number, fold.height) == (2, 2)


def test_a_question_does_not_rename_the_ask_but_an_undo_does() -> None:
    entries = log((0, "a", "person"), (1, "b", "person"), (0, ask_undo_verb(0), "person"))
    fold = Fold(entries)
    assert fold.number == 2
    assert fold.question == Question(0, 0)
    fold.add(Entry(table="t", seq=4, seat=1, key=AGREE, by="person", at=0.0))
    assert (fold.number, fold.question) == (2, Question(0, 0, frozenset({1})))
    fold.add(Entry(table="t", seq=5, seat=0, key=undo_verb(0, beyond=True), by="person", at=0.0))
    assert fold.question is None
    assert (fold.number, fold.choices, fold.undone) == (5, [], 1)


@pytest.mark.parametrize("last", [(1, REFUSE, "person"), (1, "c", "person"), (1, "c", "bot")])
def test_a_no_or_a_new_choice_ends_the_question(last: tuple[int, str, Maker]) -> None:
    assert Fold(log((0, "a", "person"), (0, ask_undo_verb(0), "person"), last)).question is None


def test_an_answer_without_a_question_means_nothing() -> None:
    assert Fold(log((0, AGREE, "person"), (0, REFUSE, "person"))).question is None


def test_only_the_undoing_seats_own_choices_beyond_the_free_ones_are_counted() -> None:
    played: list[tuple[int, str, Maker]] = [(0, "a", "person"), (1, "b", "bot"), (0, "c", "game"), (0, "d", "person")]
    assert Fold(log(*played, (0, undo_verb(0, beyond=True), "person"))).undone == 2
    assert Fold(log(*played, (0, undo_verb(0, beyond=False), "person"))).undone == 0
    assert Fold(log(*played, (1, undo_verb(1, beyond=True), "person"))).undone == 1


def test_what_was_taken_back_is_told_until_the_game_goes_further_back() -> None:
    played: list[tuple[int, str, Maker]] = [(0, "a", "person"), (1, "b", "person")]
    first = [*played, (1, undo_verb(1, beyond=False), "person")]
    assert Fold(log(*first)).taken_back == [TakenBack(1, 1)]
    assert Fold(log(*first, (0, undo_verb(0, beyond=False), "person"))).taken_back == [TakenBack(0, 0)]


def test_what_the_game_itself_gave_up_nobody_took_back() -> None:
    assert Fold(log((0, "a", "person"), (0, undo_verb(0, beyond=False), "game"))).taken_back == []


def test_answered_asks_are_remembered_but_not_forever() -> None:
    fold = Fold(log(*((n % 2, f"key{n}", "person") for n in range(20))))
    assert fold.answered[19] == (1, "key19")
    assert 0 not in fold.answered
    assert len(fold.answered) == 16


def test_a_forced_choice_answers_no_ask() -> None:
    fold = Fold(log((0, "a", "person"), (1, "b", "game"), (0, "c", "person")))
    assert fold.answered == {0: (0, "a"), 2: (0, "c")}


def test_an_entry_that_does_not_follow_is_an_error() -> None:
    with pytest.raises(ValueError, match="cannot follow"):
        Fold(log((0, "a", "person"))).add(Entry(table="t", seq=3, seat=0, key="b", by="person", at=0.0))


def test_an_unknown_verb_is_an_error() -> None:
    with pytest.raises(ValueError, match="unknown verb"):
        Fold(log((0, "!dance", "person")))


# -- against a slow and simple model ---------------------------------------------------------------------------------


@st.composite
def logs(draw: st.DrawFn) -> list[Entry]:
    """Logs as tables write them."""
    lines: list[tuple[int, str, Maker]] = []
    count = 0
    for number in range(draw(st.integers(0, 25))):
        seat = draw(st.integers(0, 2))
        kind = draw(st.sampled_from(["choice", "choice", "choice", "undo", "ask", "answer"]))
        if kind == "choice":
            by: Maker = draw(st.sampled_from(["person", "bot", "game"]))
            lines.append((seat, f"key{number}", by))
            count += 1
        elif kind == "undo":
            count = draw(st.integers(0, count))
            lines.append((seat, undo_verb(count, beyond=draw(st.booleans())), "person"))
        elif kind == "ask":
            lines.append((seat, ask_undo_verb(draw(st.integers(0, count))), "person"))
        else:
            lines.append((seat, draw(st.sampled_from([AGREE, REFUSE])), "person"))
    return log(*lines)


@given(logs())
def test_the_choices_that_count_are_those_that_no_undo_took_back(entries: list[Entry]) -> None:
    kept: list[tuple[int, str]] = []
    number = 0
    for entry in entries:
        if not entry.key.startswith("!"):
            kept.append((entry.seat, entry.key))
            number = entry.seq
        elif entry.key.startswith("!undo"):
            kept = kept[: int(entry.key.split(":")[1])]
            number = entry.seq
    fold = Fold(entries)
    assert [(choice.seat, choice.key) for choice in fold.choices] == kept
    assert fold.number == number
    assert fold.height == len(entries)
    assert [choice.seq for choice in fold.choices] == sorted({choice.seq for choice in fold.choices})


@given(logs(), st.data())
def test_folding_can_stop_anywhere_and_go_on(entries: list[Entry], data: st.DataObject) -> None:
    cut = data.draw(st.integers(0, len(entries)))
    fold = Fold(entries[:cut])
    for entry in entries[cut:]:
        fold.add(entry)
    whole = Fold(entries)
    assert all(getattr(fold, name) == getattr(whole, name) for name in Fold.__slots__)


@given(logs())
def test_every_accepted_choice_is_remembered_under_the_ask_that_it_answered(entries: list[Entry]) -> None:
    fold = Fold()
    for entry in entries:
        number = fold.number
        fold.add(entry)
        if not entry.key.startswith("!") and entry.by != "game":
            assert fold.answered[number] == (entry.seat, entry.key)
