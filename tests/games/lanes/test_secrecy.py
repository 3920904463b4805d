"""What a seat cannot see changes nothing of what it does or is told: bots, forecasts and the other side's choices.

Views, observations and imagined games are compared in test_hidden.
"""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hordekeep.bots.ismcts import Ismcts
from hordekeep.bots.protocol import Bot, Budget
from hordekeep.bots.simple import GreedyBot, RandomBot, RolloutBot
from hordekeep.kernel import Dice, Event
from tests.games.lanes.boxes import each_box, each_table
from tests.games.lanes.playing import Box, LanesMatch, asks_of
from tests.games.lanes.strategies import tables
from tests.games.lanes.worlds import other_world
from tests.games.playing import asked
from tests.games.properties import question
from tests.games.secrecy import (
    a_bot_chooses_the_same,
    a_certain_forecast_comes_true,
    a_forecast_is_the_same,
    to_a_beats_start,
)

BOTS: tuple[Bot, ...] = (RandomBot(), RolloutBot(), GreedyBot(), Ismcts(Budget(iterations=8)))


def worlds_at(match: LanesMatch, seat: int, luck: Random) -> LanesMatch | None:
    """Another world at the same ask; None if there somebody has but one choice, so that the game has gone on."""
    other = other_world(match, seat, luck)
    return None if other.made else other


@pytest.mark.rule("SH-VS-47", "SH-VS-23", "HM-GLO-24")
@each_box
@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: str(bot.name))
@settings(max_examples=8)
@given(data=st.data())
def test_bots_choose_the_same_whatever_is_hidden(box: Box, bot: Bot, data: st.DataObject) -> None:
    match, luck = data.draw(tables(box))
    if not to_a_beats_start(match, luck):
        return
    for seat in asked(match).seats:
        other = worlds_at(match, seat, luck)
        if other is not None:
            a_bot_chooses_the_same(bot, seat, match, other)


@each_box
@settings(max_examples=20)
@given(data=st.data())
def test_a_forecast_is_the_same_whatever_is_hidden_and_what_is_certain_comes_true(
    box: Box, data: st.DataObject
) -> None:
    match, luck = data.draw(tables(box))
    if not to_a_beats_start(match, luck):
        return
    seat = luck.choice(asked(match).seats)
    key = box.game.words.key(luck.choice(asked(match).choices_of(seat)))
    other = worlds_at(match, seat, luck)
    if other is not None:
        a_forecast_is_the_same(seat, key, match, other)
    a_certain_forecast_comes_true(match, seat, key, to_the_end=True)


@pytest.mark.rule("SH-VS-47", "SH-VS-23")
@each_box
@each_table
def test_no_event_finds_a_secret_in_a_view(box: Box, mode: str, seats: int) -> None:
    """In the middle of a beat, too: what a seat cannot know, dealt anew, changes nothing of what it sees."""
    match, luck = box.numbered_match(mode, seats, "secrets in the middle", 1), Random(3)
    looked_at = 0

    def heard(event: Event) -> None:
        nonlocal looked_at
        for seat in range(seats):
            if event.is_for(seat):
                twin = match.state.clone()
                box.game.positions.redraw_hidden(twin, seat, Dice(f"anew {looked_at}"))
                assert box.game.positions.view(twin, seat) == match.view(seat), event
                looked_at += 1

    match.listen(heard)
    for _ in asks_of(match, luck, 200):
        pass
    assert looked_at > 50


@each_box
def test_other_worlds_do_differ(box: Box) -> None:
    """The tests above would prove nothing if the worlds were the same."""
    different = 0
    for number in range(20):
        match = box.new_match("versus", 2, f"worlds {number}")
        other = other_world(match, 0, Random(number))
        different += other.shown()["horde"] != match.shown()["horde"] and question(other) is not None
    assert different > 15
