"""What a seat cannot see does not reach it: not by its view, its numbers, forecasts, bots or what it imagines."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from hordekeep.bots.ismcts import Ismcts
from hordekeep.bots.protocol import Bot, Budget
from hordekeep.bots.simple import GreedyBot, RandomBot
from hordekeep.games.skytear.game import GAME
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.told.hidden import deal_anew
from hordekeep.kernel import Dice, Event
from tests.games.knowing import imagined, seen_by
from tests.games.playing import asked, choose_at_random
from tests.games.secrecy import (
    a_bot_chooses_the_same,
    a_certain_forecast_comes_true,
    a_forecast_is_the_same,
    at_rest,
    to_a_beats_start,
)
from tests.games.skytear.invariants import cards_of
from tests.games.skytear.listening import listen
from tests.games.skytear.playing import brawl, each_table, new_match
from tests.games.skytear.strategies import Table, tables
from tests.games.skytear.worlds import other_world

BOTS: tuple[Bot, ...] = (RandomBot(), GreedyBot(), Ismcts(Budget(iterations=4)))


@pytest.mark.rule("SM-LEAD-02", "SM-LEAD-03", "SM-TEAM-07", "SM-SET-17")
@each_table
def test_views_and_imagined_games_do_not_depend_on_what_is_hidden(seats: int, options: dict[str, Any]) -> None:
    luck = Random(seats)
    compared = 0
    for begin in (new_match, brawl):
        match = begin(seats, options, "secrets")
        for count in range(150):
            if match.ask is None:
                break
            if count % 5 == 0 and at_rest(match):
                for viewer in (None, luck.randrange(seats)):
                    other = other_world(match, viewer, luck)
                    if other.made:  # there the asked seat had a single choice, so the game has gone on
                        continue
                    compared += 1
                    assert seen_by(other, viewer) == seen_by(match, viewer)
                    assert (asked(other).seats, asked(other).prompt) == (match.ask.seats, match.ask.prompt)
                    if viewer is not None:
                        assert imagined(other, viewer, "dream") == imagined(match, viewer, "dream")
                        if viewer in match.ask.seats:
                            assert asked(other).choices_of(viewer) == match.ask.choices_of(viewer)
            choose_at_random(match, luck)
    assert compared > 10


@each_table
def test_at_an_event_too_a_view_does_not_depend_on_what_is_hidden(seats: int, options: dict[str, Any]) -> None:
    """In the middle of a beat nothing is held aside that is dealt to nobody, and nobody sees what they do not know."""
    worlds, cards, luck = Counter[bool](), list[Counter[str]](), Random(seats)

    def count(g: Arena) -> None:
        cards[:] = cards_of(g)

    def hear(g: Arena, event: Event) -> None:
        assert g.phase == "setup" or cards_of(g) == cards, event.kind
        viewer = luck.choice([each for each in (None, *range(seats)) if event.is_for(each)])
        other = g.clone()
        deal_anew(other, viewer, Dice(f"{event.kind} {worlds.total()}"))
        assert GAME.positions.view(other, viewer) == GAME.positions.view(g, viewer), event.kind
        assert cards_of(other) == cards_of(g)
        worlds[other.hands == g.hands] += 1

    listen(seats, options, "event", hear, count)
    assert worlds[False] > worlds[True]


def test_other_worlds_do_differ() -> None:
    """The test above would prove nothing if the worlds were the same."""
    different = 0
    for number in range(20):
        match = brawl(2, {}, f"worlds {number}")
        other = other_world(match, 0, Random(number))
        different += other.shown()["players"][1] != match.shown()["players"][1]
    assert different > 15


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: str(bot.name))
@settings(max_examples=6)
@given(table=tables())
def test_bots_choose_the_same_whatever_is_hidden(bot: Bot, table: Table) -> None:
    match, luck = table
    if not to_a_beats_start(match, luck):
        return
    seat = luck.choice(asked(match).seats)
    other = other_world(match, seat, luck)
    if not other.made:
        a_bot_chooses_the_same(bot, seat, match, other)


@settings(max_examples=15)
@given(tables())
def test_a_forecast_is_the_same_whatever_is_hidden_and_what_is_certain_comes_true(table: Table) -> None:
    match, luck = table
    if not to_a_beats_start(match, luck):
        return
    seat = luck.choice(asked(match).seats)
    key = GAME.words.key(luck.choice(asked(match).choices_of(seat)))
    other = other_world(match, seat, luck)
    if not other.made:
        a_forecast_is_the_same(seat, key, match, other)
    a_certain_forecast_comes_true(match, seat, key, to_the_end=False)


@each_table
def test_what_others_hold_is_dealt_anew_and_no_card_is_lost(seats: int, options: dict[str, Any]) -> None:
    match = brawl(seats, options, "dealt")
    whole = Counter(card.id for pile in (*match.state.decks, *match.state.hands) for card in pile)
    dreams = [match.imagine(0, Dice(f"dream {number}")).state for number in range(6)]
    assert len({tuple(card.id for card in dream.decks[0]) for dream in dreams}) == 6
    assert len({tuple(card.id for card in dream.hands[1]) for dream in dreams}) > 3
    for dream in dreams:
        assert Counter(card.id for pile in (*dream.decks, *dream.hands) for card in pile) == whole
