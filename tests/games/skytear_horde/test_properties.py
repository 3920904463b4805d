"""What holds at any ask of any game of Skytear Horde, whatever was chosen before."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from hordekeep.kernel import CHECKPOINT, Dice
from tests.games.playing import choose_at_random
from tests.games.properties import (
    a_clone_goes_on_identically,
    a_position_goes_on_identically,
    a_record_replays,
    everything_can_be_undone,
    forced_choices_are_recorded,
    shape,
    undo_returns,
)
from tests.games.skytear_horde.invariants import cards_of, check
from tests.games.skytear_horde.strategies import Table, tables

SOME = settings(max_examples=25)


@SOME
@given(tables())
def test_a_clone_stands_at_the_same_ask_and_goes_on_identically(table: Table) -> None:
    a_clone_goes_on_identically(*table)


@SOME
@given(tables(), st.integers(1, 12))
def test_undo_returns_the_same_position_ask_and_log(table: Table, count: int) -> None:
    undo_returns(*table, count)


@settings(max_examples=12)
@given(tables())
def test_everything_can_be_undone_to_the_start(table: Table) -> None:
    everything_can_be_undone(table.match)


@SOME
@given(tables())
def test_a_position_goes_there_and_back_and_on_identically(table: Table) -> None:
    a_position_goes_on_identically(*table)


@SOME
@given(tables())
def test_a_record_goes_through_text_and_replays(table: Table) -> None:
    a_record_replays(table.match)


@settings(max_examples=8)
@given(tables())
def test_forced_choices_are_recorded_and_only_they_are_not_asked(table: Table) -> None:
    forced_choices_are_recorded(table.match)


@SOME
@given(tables())
def test_any_seat_can_imagine_and_play_forty_choices_on(table: Table) -> None:
    match, luck = table
    before = shape(match)
    for seat in range(match.state.seats):
        dream = match.imagine(seat, Dice(f"dream {luck.random()}"), CHECKPOINT)
        cards = None
        for _ in range(40):
            if dream.ask is None:
                break
            if cards is None and not dream.ask.committed:
                cards = cards_of(dream.state)
            if cards is not None:
                check(dream, cards)
            choose_at_random(dream, luck)
        assert dream.ask is not None or dream.outcome() is not None
    assert shape(match) == before
