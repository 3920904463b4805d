"""What the laboratory and bots are told about a battle of either edition, and that bots play it to its end."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hordekeep.bots import Bot, Budget, Ismcts, chair_at, find_bot
from hordekeep.kernel import Dice
from tests.games.lanes.boxes import each_box, each_table
from tests.games.lanes.playing import Box
from tests.games.lanes.strategies import tables
from tests.games.playing import asked
from tests.sampling import sampled


@each_box
@settings(max_examples=40)
@given(data=st.data())
def test_an_evaluation_lies_between_lost_and_won_and_changes_nothing(box: Box, data: st.DataObject) -> None:
    match = data.draw(tables(box)).match
    before = match.shown()
    outcome = match.outcome()
    for seat in range(match.state.seats):
        value = box.game.search.evaluate(match.state, seat)
        assert 0 <= value <= 1
        if outcome is not None:
            assert value == float(seat in outcome.winners)
    assert match.shown() == before


@each_box
@settings(max_examples=40)
@given(data=st.data())
def test_partners_stand_alike_and_the_horde_player_against_them(box: Box, data: st.DataObject) -> None:
    g = data.draw(tables(box)).match.state
    alliance = {box.game.search.evaluate(g, seat) for seat in g.alliance_seats}
    assert len(alliance) == 1
    if g.horde_seat >= 0:
        assert box.game.search.evaluate(g, g.horde_seat) == pytest.approx(1 - alliance.pop())


@each_box
@settings(max_examples=40)
@given(data=st.data())
def test_observations_have_their_size_and_lie_between_minus_one_and_one(box: Box, data: st.DataObject) -> None:
    g = data.draw(tables(box)).match.state
    for seat in range(g.seats):
        numbers = box.game.lab.observe(g, seat)
        assert len(numbers) == box.game.lab.observation_size(g.seats)
        assert all(isinstance(number, float) and -1 <= number <= 1 for number in numbers)


@each_box
@each_table
def test_the_quick_policy_chooses_what_is_offered_and_never_goes_on_for_ever(box: Box, mode: str, seats: int) -> None:
    assert box.game.search.rollout is not None
    for number in range(6):
        luck = Random(number)
        match = box.any_match(mode, seats, f"instinct {number}", luck)
        while match.ask is not None:
            seat = luck.choice(asked(match).seats)
            choice = box.game.search.rollout(match.state, match.ask, seat, luck)
            assert choice in match.ask.choices_of(seat)
            match.play(choice, seat)
            assert len(match.made) < 2000


@each_box
@settings(max_examples=30)
@given(data=st.data())
def test_what_is_worth_a_search_is_offered_and_not_empty(box: Box, data: st.DataObject) -> None:
    match = data.draw(tables(box)).match
    assert box.game.search.sensible is not None
    if match.ask is None:
        return
    for seat in match.ask.seats:
        offered = match.ask.choices_of(seat)
        kept = box.game.search.sensible(match.state, match.ask, seat, offered)
        assert kept
        assert set(kept) <= set(offered)
        assert len(set(kept)) == len(kept)


@each_box
@each_table
@pytest.mark.parametrize("is_late", sampled([False, True], {0}), ids=["setup", "late"])
def test_a_search_plays_every_seat_to_the_end(box: Box, mode: str, seats: int, is_late: bool) -> None:
    luck = Random(f"{mode} {seats}")
    match = box.any_match(mode, seats, "search", luck)
    if is_late:
        match = box.late_match(match, luck)
    dice = [Dice(f"seat {seat}") for seat in range(seats)]
    bots: tuple[Bot, ...] = (Ismcts(Budget(iterations=6)), find_bot("rollout", box.game))
    while match.ask is not None:
        seat = luck.choice(match.ask.seats)
        bot = bots[len(match.made) > 250]  # a battle that lasts is played on quickly
        match.choose(bot.think(chair_at(match, seat, dice[seat])).choice, seat)
        assert len(match.made) < 2000
    assert match.outcome() is not None
