"""What holds at any ask of any game of either edition, whatever was chosen before."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from hordekeep.kernel import Dice, Keep
from tests.games.lanes.boxes import each_box
from tests.games.lanes.invariants import check, watch_cards
from tests.games.lanes.playing import Box
from tests.games.lanes.strategies import tables
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

SOME = settings(max_examples=25)


@each_box
@SOME
@given(data=st.data())
def test_a_clone_stands_at_the_same_ask_and_goes_on_identically(box: Box, data: st.DataObject) -> None:
    a_clone_goes_on_identically(*data.draw(tables(box)))


@each_box
@SOME
@given(data=st.data(), count=st.integers(1, 12))
def test_undo_returns_the_same_position_ask_and_log(box: Box, data: st.DataObject, count: int) -> None:
    undo_returns(*data.draw(tables(box)), count)


@each_box
@settings(max_examples=12)
@given(data=st.data())
def test_everything_can_be_undone_to_the_start(box: Box, data: st.DataObject) -> None:
    everything_can_be_undone(data.draw(tables(box)).match)


@each_box
@SOME
@given(data=st.data())
def test_a_position_goes_there_and_back_and_on_identically(box: Box, data: st.DataObject) -> None:
    a_position_goes_on_identically(*data.draw(tables(box)))


@each_box
@SOME
@given(data=st.data())
def test_a_record_goes_through_text_and_replays(box: Box, data: st.DataObject) -> None:
    a_record_replays(data.draw(tables(box)).match)


@each_box
@settings(max_examples=8)
@given(data=st.data())
def test_forced_choices_are_recorded_and_only_they_are_not_asked(box: Box, data: st.DataObject) -> None:
    forced_choices_are_recorded(data.draw(tables(box)).match)


@each_box
@SOME
@given(data=st.data())
def test_any_seat_can_imagine_and_play_forty_choices_on(box: Box, data: st.DataObject) -> None:
    match, luck = data.draw(tables(box))
    before = shape(match)
    for seat in range(match.state.seats):
        dream = match.imagine(seat, Dice(f"dream {luck.random()}"), Keep.CHECKPOINT)
        cards = None
        for _ in range(40):
            if dream.ask is None:
                break
            if cards is None and not dream.ask.committed:
                cards = watch_cards(dream)
            if cards is not None:
                check(dream, cards)
            choose_at_random(dream, luck)
        assert dream.ask is not None or dream.outcome() is not None
    assert shape(match) == before
