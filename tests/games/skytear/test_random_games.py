"""Random whole games on all battlefields, in all formats and with all numbers of seats, with the invariants on.

`HORDEKEEP_SOAK_GAMES` sets how many games are played of all kinds together (36 unless said).
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from hordekeep.games.skytear.game import GAME
from hordekeep.games.skytear.told.hidden import deal_anew
from hordekeep.kernel import Dice, Keep
from tests.games.playing import choose_at_random, play_on
from tests.games.properties import (
    a_clone_goes_on_identically,
    a_position_goes_on_identically,
    a_position_is_read_back_at_every_beat,
    a_record_replays,
    it_ends,
    question,
    undo_returns,
)
from tests.games.skytear.invariants import Cards, cards_of, check
from tests.games.skytear.playing import TABLES, SkytearMatch, any_match, brawl, each_table, new_match, numbered_match

GAMES_OF_A_KIND = max(2, int(os.environ.get("HORDEKEEP_SOAK_GAMES", "36")) // len(TABLES))
MOST_CHOICES = 6000
ONWARD = 40


def checking(match: SkytearMatch) -> Callable[[], None]:
    """The invariants; which cards there are is known when the set-up is over."""
    cards: Cards = []

    def step() -> None:
        if not cards and match.state.phase != "setup":
            cards.extend(cards_of(match.state))
        check(match, cards)

    return step


@each_table
def test_random_games_keep_all_invariants(seats: int, options: dict[str, Any]) -> None:
    seen: Counter[str] = Counter()
    for number in range(GAMES_OF_A_KIND):
        match = any_match(seats, options, number, Keep.CHECKPOINT)
        name = f"{seats} seats, {options}, game {number}"
        seen += it_ends(match, Random(number), MOST_CHOICES, checking(match), name)
    assert {"activate", "act", "react", "move-to", "skirmish", "spawn"} <= set(seen)


@each_table
def test_a_position_goes_there_and_back_at_every_beat(seats: int, options: dict[str, Any]) -> None:
    match = new_match(seats, options, "positions", Keep.CHECKPOINT)
    for _ in a_position_is_read_back_at_every_beat(match, Random(seats)):
        pass


@each_table
def test_positions_clones_undo_and_records_go_on_identically(seats: int, options: dict[str, Any]) -> None:
    a_position_goes_on_identically(numbered_match(seats, options, 0), Random(0))
    a_position_goes_on_identically(numbered_match(seats, options, 1), Random(1))
    a_clone_goes_on_identically(numbered_match(seats, options, 3), Random(3))
    undo_returns(numbered_match(seats, options, 5), Random(5), 8)
    a_record_replays(numbered_match(seats, options, 6))


@each_table
def test_what_is_hidden_shows_in_no_view_and_in_no_observation(seats: int, options: dict[str, Any]) -> None:
    match, luck = brawl(seats, options, "hidden", Keep.CHECKPOINT), Random(seats)
    count = 0
    while match.ask is not None:
        if count % 7 == 0:
            for seat in (*luck.sample(range(seats), 2), None):
                other = match.state.clone()
                deal_anew(other, seat, Dice(f"other {count}"))
                if seat is not None:
                    assert GAME.lab.observe(other, seat) == GAME.lab.observe(match.state, seat)
                assert GAME.positions.view(other, seat) == GAME.positions.view(match.state, seat)
        choose_at_random(match, luck)
        count += 1


@each_table
def test_any_seat_imagines_and_plays_on(seats: int, options: dict[str, Any]) -> None:
    """At any ask, for any seat: what is dealt anew can be played on; who is asked is asked the same."""
    match, luck = brawl(seats, options, "imagined", Keep.CHECKPOINT), Random(seats)
    count = 0
    while match.ask is not None:
        if count % 12 == 0 or (count % 3 == 0 and match.ask.committed):
            for seat in luck.sample(range(seats), min(seats, 2)):
                dream = match.imagine(seat, Dice(f"dream {count}"))
                if match.ask.committed or seat in match.ask.seats:
                    assert dream.ask is not None
                    assert dream.ask.prompt == match.ask.prompt
                if seat in match.ask.seats and len(match.ask.seats) == 1:
                    assert question(dream) == question(match)
                play_on(dream, luck, ONWARD)
        choose_at_random(match, luck)
        count += 1
