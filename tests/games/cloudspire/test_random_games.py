"""Random whole games in all modes, on all layouts and with all numbers of seats, with the invariants on.

`HORDEKEEP_SOAK_GAMES` sets how many games are played of all kinds together (9 unless said).
"""

from __future__ import annotations

import os
from collections import Counter
from functools import partial
from random import Random
from typing import Any

from hordekeep.games.cloudspire.game import GAME
from hordekeep.games.cloudspire.told.hidden import deal_anew
from hordekeep.games.cloudspire.written.position import laid_out
from hordekeep.kernel import Dice, Keep
from tests.games.cloudspire.invariants import check, check_cards
from tests.games.cloudspire.playing import TABLES, each_table, new_match, started
from tests.games.playing import choose_at_random, play_on
from tests.games.properties import (
    a_clone_goes_on_identically,
    a_position_goes_on_identically,
    a_position_is_read_back_at_every_beat,
    it_ends,
    undo_returns,
)

GAMES_OF_A_KIND = max(1, int(os.environ.get("HORDEKEEP_SOAK_GAMES", "9")) // len(TABLES))
MOST_CHOICES = 8000
ONWARD = 30


@each_table
def test_random_games_keep_all_invariants_and_end(seats: int, options: dict[str, Any]) -> None:
    seen: Counter[str] = Counter()
    for number in range(GAMES_OF_A_KIND):
        match = new_match(seats, options, f"any {number}", Keep.CHECKPOINT)
        name = f"{seats} seats, {options}, game {number}"
        seen += it_ends(match, Random(number), MOST_CHOICES, partial(check, match), name)
    assert "prep" in seen  # who buys much and falls soon neither builds nor picks who moves


@each_table
def test_a_position_goes_there_and_back_at_every_beat(seats: int, options: dict[str, Any]) -> None:
    match = new_match(seats, options, "positions", Keep.CHECKPOINT)
    for position in a_position_is_read_back_at_every_beat(match, Random(seats)):
        check_cards(GAME.positions.read({name: each for name, each in position.items() if name != "game"}))


@each_table
def test_positions_clones_and_undo_go_on_identically(seats: int, options: dict[str, Any]) -> None:
    for number in range(2):
        a_position_goes_on_identically(*started(seats, options, f"position {number}"))
    a_clone_goes_on_identically(*started(seats, options, "clone"))
    match, luck = new_match(seats, options, "undo"), Random(seats)
    play_on(match, luck, 60)
    undo_returns(match, luck, 8)


@each_table
def test_what_is_hidden_shows_in_no_view_and_in_no_observation(seats: int, options: dict[str, Any]) -> None:
    """Nor does what a seat imagines depend on it: from any two worlds that it cannot tell apart, it imagines alike."""
    match, luck = new_match(seats, options, "hidden", Keep.CHECKPOINT), Random(seats)
    count = 0
    while match.ask is not None:
        if count % 9 == 0:
            for seat in (luck.randrange(seats), None):
                g, other = match.state, match.state.clone()
                deal_anew(other, seat, Dice(f"other {count}"))
                assert GAME.positions.view(other, seat) == GAME.positions.view(g, seat)
                if seat is not None:
                    assert GAME.lab.observe(other, seat) == GAME.lab.observe(g, seat)
                dreams = [g.clone(), other]
                for dream in dreams:
                    dream.dice = Dice("dream")
                    deal_anew(dream, seat, Dice(f"dream {count}"))
                assert laid_out(dreams[0]) == laid_out(dreams[1])
        choose_at_random(match, luck)
        count += 1


@each_table
def test_any_seat_imagines_and_plays_on(seats: int, options: dict[str, Any]) -> None:
    """At any ask, for any seat: what is dealt anew can be played on; who is asked is asked the same."""
    match, luck = new_match(seats, options, "imagined", Keep.CHECKPOINT), Random(seats)
    count = 0
    while match.ask is not None:
        if count % 12 == 0:
            seat = luck.choice(match.ask.seats) if count % 24 else luck.randrange(seats)
            dream = match.imagine(seat, Dice(f"dream {count}"), Keep.CHECKPOINT)
            if seat in match.ask.seats:
                assert dream.ask is not None
                assert dream.ask.prompt == match.ask.prompt
                assert dream.ask.choices_of(seat) == match.ask.choices_of(seat)
            for _ in range(ONWARD):
                if dream.ask is None:
                    break
                choose_at_random(dream, luck)
                check(dream)
        choose_at_random(match, luck)
        count += 1
