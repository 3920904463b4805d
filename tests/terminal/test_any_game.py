"""A game of somebody else's, without a board or a rulebook of its own, can be played all the same."""

from __future__ import annotations

from typing import Any

import pytest

from hordekeep import Match
from hordekeep.terminal.seats import read_seats
from hordekeep.terminal.session import play
from hordekeep.terminal.table import Table
from tests.kernel.toy import GAME
from tests.terminal.sitting import screen_of, shown


def lanterns(seats: str, typed: list[str], *, plain: bool = True, language: str = "en") -> Table:
    who = read_seats(seats, "Keeper", GAME)
    match: Match[Any] = Match(GAME, seed="toy", names=[seat.name for seat in who])
    return Table(match, who, language, screen_of(typed, plain=plain))


@pytest.mark.parametrize("plain", [True, False], ids=["plain", "boxes"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_is_played_to_its_end_with_scores(plain: bool, language: str) -> None:
    table = lanterns("you,greedy", ["look", "hint", "rules", "why 2", *["1"] * 40], plain=plain, language=language)
    play(table)
    told = shown(table.screen)
    outcome = table.match.outcome()
    assert outcome is not None
    assert table.say(outcome.because) in told
    assert "turns: " in told
    for name in table.match.names:
        assert f"{name} has " in told or f"{name} a " in told
    assert ("no rulebook here" if language == "en" else "pas de livre de règles") in told


def test_where_several_may_answer_each_person_gets_the_screen() -> None:
    table = lanterns("Anna,Beth", ["", "keep", "", "redraw"])
    play(table)
    told = shown(table.screen)
    assert told.index("Pass the screen to Anna") < told.index("Pass the screen to Beth")
    assert table.match.made[:2] == [(0, ("keep",), False), (1, ("redraw",), False)]


def test_a_secret_event_is_told_to_its_seat_alone() -> None:
    table = lanterns("Anna,Beth", ["", "redraw", "", "keep", ""])
    play(table)
    told = shown(table.screen)
    (secret,) = [table.say(GAME.words.describe(event)) for event in table.match.log if event.kind == "redrew"]
    for scene in told.split("\n" * 20):
        if secret in scene:
            assert "Beth, press Enter" not in scene
    beths = told.partition("Pass the screen to Beth")[2].partition("Pass the screen to Anna")[0]
    assert secret not in beths
    assert secret in told.partition("Pass the screen to Anna")[2].partition("Pass the screen to Beth")[2]
