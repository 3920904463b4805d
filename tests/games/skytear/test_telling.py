"""What a table needs of Skytear: why a touched piece cannot be used, and how far the game has come."""

from __future__ import annotations

from hypothesis import given, settings

from tests.games.skytear.strategies import Table, tables
from tests.games.telling import log_can_be_told, progress_can_be_said, touched_pieces_tell_why_not


@settings(max_examples=8)
@given(tables())
def test_every_piece_that_a_choice_could_touch_is_either_legal_or_tells_why_not(table: Table) -> None:
    touched_pieces_tell_why_not(*table)


@settings(max_examples=20)
@given(tables())
def test_the_progress_of_every_moment_can_be_said(table: Table) -> None:
    progress_can_be_said(table.match)


@settings(max_examples=10)
@given(tables())
def test_every_seat_is_told_the_log_in_every_language(table: Table) -> None:
    log_can_be_told(table.match)
