"""What a seat is offered tells it nothing that its view hides: it is offered the same in every world that looks alike.

At random asks what the seat cannot know is dealt anew, and the rules ask again from the beginning of the beat; then
they are followed while the seat composes, in all worlds alike.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hordekeep.kernel import Dice, Keep, Match, find_game
from scripts.refusals import TABLES
from tests.games.playing import choose_at_random
from tests.games.secrecy import at_rest

GAMES = 3
WORLDS = 3
SOMETIMES = 0.15


@pytest.mark.parametrize("slug", TABLES)
def test_what_is_offered_tells_nothing_that_the_view_hides(slug: str) -> None:
    luck = Random(slug)
    compared = 0
    for seats, options in TABLES[slug]:
        for number in range(GAMES):
            match: Match[Any] = Match(slug, seats=seats, seed=f"offers {number}", options=options)
            while match.ask is not None:
                if at_rest(match) and luck.random() < SOMETIMES:
                    compared += compose_in_worlds(match, luck)
                choose_at_random(match, luck)
    assert compared > 100


def compose_in_worlds(match: Match[Any], luck: Random) -> int:
    """Compare what the asked seat is offered, and again while it composes at random; returns how often."""
    assert match.ask is not None
    seat = luck.choice(match.ask.seats)
    view = match.view(seat)
    worlds = [other_world(match, seat, Dice(f"{luck.random()}")) for _ in range(WORLDS)]
    alike = [world for world in worlds if world.view(seat) == view]
    true, compared = match.clone(), 0
    while true.ask is not None and true.ask.seats == (seat,) and not true.ask.committed:
        for world in alike:
            assert offered(world, seat) == offered(true, seat), (true.ask, true.made[-3:], world.made)
            compared += 1
        choice, made, rolled = luck.choice(true.ask.choices_of(seat)), len(true.made), true.state.dice.used
        for each in (true, *alike):
            each.play(choice, seat)
        if len(true.made) != made + 1 or at_rest(true) or true.state.dice.used != rolled:
            break  # the beat is over, or dice have fallen, which every world has its own of
    return compared


def other_world(match: Match[Any], seat: int, dice: Dice) -> Match[Any]:
    """The match at the start of its beat, with all that the seat cannot know dealt anew."""
    game = find_game(match.game.slug)
    return Match.from_position(game, match.imagine(seat, dice, Keep.CHECKPOINT).to_position(), match.names)


def offered(match: Match[Any], seat: int) -> tuple[str, list[tuple[str, str]]]:
    """The question, and all choices as clients are sent them: their keys, and what they are about."""
    ask, words = match.ask, match.game.words
    assert ask is not None
    return ask.prompt, sorted((words.key(each), repr(words.about(match.state, each))) for each in ask.choices_of(seat))
