"""What holds at any ask of any game of Skytear, whatever was chosen before. Positions, clones and records of every
table are in test_random_games."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from hordekeep.kernel import Dice, Keep
from tests.games.playing import choose_at_random
from tests.games.properties import everything_can_be_undone, shape, undo_returns
from tests.games.skytear.invariants import cards_of, check
from tests.games.skytear.strategies import Table, tables

SOME = settings(max_examples=12)


@SOME
@given(tables(), st.integers(1, 12))
def test_undo_returns_the_same_position_ask_and_log(table: Table, count: int) -> None:
    undo_returns(*table, count)


@settings(max_examples=5)
@given(tables())
def test_everything_can_be_undone_to_the_start(table: Table) -> None:
    everything_can_be_undone(table.match)


@SOME
@given(tables())
def test_any_seat_can_imagine_and_play_forty_choices_on(table: Table) -> None:
    match, luck = table
    before = shape(match)
    for seat in range(match.state.seats):
        dream = match.imagine(seat, Dice(f"dream {luck.random()}"), Keep.CHECKPOINT)
        in_play = dream.state.phase != "setup"
        cards = cards_of(dream.state)
        for _ in range(40):
            if dream.ask is None:
                break
            choose_at_random(dream, luck)
            if in_play:
                check(dream, cards)
        assert dream.ask is not None or dream.outcome() is not None
    assert shape(match) == before
