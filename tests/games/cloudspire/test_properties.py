"""What holds at any ask of any game of Cloudspire, whatever was chosen before: over player counts, modes, factions and
layouts. Positions and clones of every table are in test_random_games."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hordekeep.games.cloudspire.content.setting import WAVES
from hordekeep.games.cloudspire.rules.onslaught.stalemate import MOST_ROUNDS
from hordekeep.kernel import Dice, Keep
from tests.games.cloudspire.invariants import check
from tests.games.cloudspire.playing import CloudspireMatch
from tests.games.cloudspire.strategies import Table, tables
from tests.games.playing import choose_at_random
from tests.games.properties import (
    a_record_replays,
    everything_can_be_undone,
    forced_choices_are_recorded,
    shape,
    undo_returns,
)

MOST_CHOICES = 8000


@settings(max_examples=6)
@given(tables(), st.integers(1, 8))
def test_undo_returns_the_same_position_ask_and_log(table: Table, count: int) -> None:
    undo_returns(*table, count)


@settings(max_examples=2)
@given(tables(most=80))
def test_everything_can_be_undone_to_the_start(table: Table) -> None:
    everything_can_be_undone(table.match)


@settings(max_examples=4)
@given(tables())
def test_a_record_goes_through_text_and_replays(table: Table) -> None:
    a_record_replays(table.match)


@settings(max_examples=2)
@given(tables(most=60))
def test_forced_choices_are_recorded_and_only_they_are_not_asked(table: Table) -> None:
    forced_choices_are_recorded(table.match)


@settings(max_examples=6)
@given(tables())
def test_any_seat_can_imagine_and_play_forty_choices_on(table: Table) -> None:
    match, luck = table
    before = shape(match)
    for seat in range(match.state.seats):
        dream = match.imagine(seat, Dice(f"dream {luck.random()}"), Keep.CHECKPOINT)
        for _ in range(40):
            if dream.ask is None:
                break
            choose_at_random(dream, luck)
            check(dream)
        assert dream.ask is not None or dream.outcome() is not None
    assert shape(match) == before


@pytest.mark.rule("CS-UPG-01", "CS-EARTH-07", "CS-MARK-03")
@settings(max_examples=6)
@given(tables(keep=Keep.CHECKPOINT))
def test_chips_supplies_and_roads_hold_and_somebody_can_always_go_on(table: Table) -> None:
    """Every chip is somewhere, once; upgrades are as many as ever; path links all marks; who is asked has a choice."""
    match, luck = table
    chips = len(match.state.place)
    for _ in range(120):
        check(match)
        assert len(match.state.place) == chips
        if match.ask is None:
            break
        choose_at_random(match, luck)


@pytest.mark.rule("CS-ENDWAVE-01", "CS-ENDGAME-06", "CS-DISP-08")
@settings(max_examples=4)
@given(tables(keep=Keep.CHECKPOINT))
def test_every_wave_ends_and_so_does_the_game(table: Table) -> None:
    match, luck = table
    waves = waves_to_the_end(match, luck)
    assert match.ask is None, f"it does not end: {match.ask}"
    assert match.outcome() is not None
    assert waves == sorted(waves)
    assert waves[-1] <= WAVES


def waves_to_the_end(match: CloudspireMatch, luck: Random) -> list[int]:
    """Random choices until the end; the waves, in their order, none of them longer than a stalemate allows."""
    waves = [match.state.wave]
    for _ in range(MOST_CHOICES):
        if match.ask is None:
            break
        choose_at_random(match, luck)
        assert match.state.round <= MOST_ROUNDS + 1
        if match.state.wave != waves[-1]:
            waves.append(match.state.wave)
    return waves
