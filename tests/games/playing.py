"""How the tests of all games play: random legal choices."""

from __future__ import annotations

from collections.abc import Container, Iterator
from random import Random
from typing import Any

from hordekeep.kernel import Ask, Match


def asked(match: Match[Any]) -> Ask:
    """The ask of a match that is not over."""
    assert match.ask is not None
    return match.ask


def choose_at_random(match: Match[Any], luck: Random) -> None:
    """One legal choice of somebody who is asked."""
    ask = asked(match)
    seat = ask.seats[0] if len(ask.seats) == 1 else luck.choice(ask.seats)
    match.play(luck.choice(ask.choices_of(seat)), seat)


def choose_eagerly(match: Match[Any], luck: Random, liked: Container[Any], idle: Container[Any]) -> None:
    """What is liked where possible, and anything rather than nothing."""
    ask = asked(match)
    seat = luck.choice(ask.seats)
    choices = ask.choices_of(seat)
    best = [each for each in choices if each[0] in liked or each[-1] in liked]
    busy = [each for each in choices if each[0] not in idle]
    match.play(luck.choice(best or busy or choices), seat)


def play_on(match: Match[Any], luck: Random, count: int) -> None:
    """So many random choices, or fewer if the game ends."""
    for _ in range(count):
        if match.ask is None:
            return
        choose_at_random(match, luck)


def asks_of(match: Match[Any], luck: Random, most: int) -> Iterator[Ask]:
    """The asks of a match that goes on at random, so many or fewer."""
    for _ in range(most):
        if match.ask is None:
            return
        yield match.ask
        choose_at_random(match, luck)


def goes_on_or_is_over(match: Match[Any]) -> None:
    """Whoever is asked has choices, each of them once; if nobody is, the game is over and has an outcome."""
    ask = match.ask
    if ask is None:
        assert match.state.over
        assert match.outcome() is not None
        return
    for seat in ask.seats:
        choices = ask.choices_of(seat)
        assert choices, f"seat {seat} is asked {ask.prompt} and has no choice"
        assert len(choices) == len(set(choices)), (ask.prompt, choices)


def until_asked(match: Match[Any], prompt: str) -> None:
    """Make the first choice again and again, until this is asked."""
    while asked(match).prompt != prompt:
        match.play(asked(match).choices_of(asked(match).seats[0])[0], asked(match).seats[0])
