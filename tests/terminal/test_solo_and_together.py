"""The terminal with one person, with people who answer together, and with options that are texts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hordekeep.kernel import BadInput, Match
from hordekeep.terminal.opening import begin
from hordekeep.terminal.reading import find_choices
from hordekeep.terminal.seats import read_seats
from hordekeep.terminal.session import play
from hordekeep.terminal.table import Table
from tests.table.live.games import installed
from tests.terminal.sitting import screen_of, shown
from tests.watch import FEED, GAME, REST


@pytest.fixture(autouse=True)
def watch() -> Iterator[None]:
    with installed(GAME):
        yield


def sit(seats: str | None, typed: list[str], *options: str, language: str = "en") -> Table:
    table = begin("watch", seats, options, "terminal", language, plain=True)
    table.screen = screen_of(typed)
    play(table)
    return table


def test_one_person_plays_alone_and_passes_the_screen_to_nobody() -> None:
    table = sit(None, ["feed", "undo", *["rest"] * 5])
    told = shown(table.screen)
    assert table.match.names == ("Keeper",)
    assert table.match.ask is None
    assert "Pass the screen" not in told
    outcome = table.match.outcome()
    assert outcome is not None
    assert table.say(outcome.because) in told


def test_names_from_content_are_understood_in_every_language() -> None:
    match: Match[Any] = Match(GAME, 1, "names")
    for words in ("oak log", "bûche de chêne", "feed oak", "feed:log"):
        assert find_choices(words, match, 0) == [FEED]
    assert "Feed the fire: Oak log" in shown(sit(None, []).screen)
    assert "Nourrir le feu : Bûche de chêne" in shown(sit(None, [], language="fr").screen)


def test_where_several_people_may_answer_one_lets_the_other_do_it() -> None:
    table = sit("Anna,Beth", ["", "feed", "switch", "", "feed", "changer", "", "rest"])
    assert [(seat, choice) for seat, choice, _ in table.match.made] == [(0, FEED), (1, FEED), (0, REST)]
    told = shown(table.screen)
    assert told.index("Pass the screen to Anna") < told.index("Pass the screen to Beth")


def test_where_a_bot_may_answer_too_it_can_be_let_for_one_choice() -> None:
    table = sit("you,rollout", ["feed", "switch", "help"])
    assert [seat for seat, _, _ in table.match.made] == [0, 1]
    assert "switch: where others may answer too" in shown(table.screen)


def test_alone_there_is_nobody_to_switch_to_and_nothing_is_said_of_it() -> None:
    told = shown(sit(None, ["help", "switch"]).screen)
    assert "switch:" not in told
    assert "“switch” is nothing I know" in told


def test_bots_alone_answer_for_everybody() -> None:
    table = sit("random,greedy", [])
    assert table.match.ask is None


def test_a_text_is_given_on_the_command_line_and_told() -> None:
    assert "Ballad" in shown(sit(None, [], "song=ballad").screen)
    with pytest.raises(BadInput, match=r"option 'song': Nobody knows the song 'la la'"):
        sit(None, [], "song=la la")


def test_the_quick_bot_plays_only_where_the_game_has_its_policy() -> None:
    (seat,) = read_seats("rollout", "Keeper", GAME)
    assert seat.bot is not None
    with pytest.raises(BadInput, match="There is no bot 'rollout'"):
        begin("plankton-horde", "you,rollout", [], "x", "en", plain=True)
