"""What a table needs of either edition: why a touched card cannot be used, and how far the game has come."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.lanes.boxes import each_box
from tests.games.lanes.playing import Box
from tests.games.lanes.strategies import tables
from tests.games.telling import log_can_be_told, progress_can_be_said, touched_pieces_tell_why_not


@each_box
@settings(max_examples=12)
@given(data=st.data())
def test_every_card_that_a_choice_could_touch_is_either_legal_or_tells_why_not(box: Box, data: st.DataObject) -> None:
    touched_pieces_tell_why_not(*data.draw(tables(box)))


@each_box
@settings(max_examples=40)
@given(data=st.data())
def test_the_progress_of_every_moment_can_be_said(box: Box, data: st.DataObject) -> None:
    match = data.draw(tables(box)).match
    progress_can_be_said(match)
    assert box.game.extras.progress is not None
    assert len(box.game.extras.progress(match.state).phases) == len(match.state.edition.turn)


@each_box
@settings(max_examples=20)
@given(data=st.data())
def test_every_seat_is_told_the_log_in_every_language(box: Box, data: st.DataObject) -> None:
    log_can_be_told(data.draw(tables(box)).match)
