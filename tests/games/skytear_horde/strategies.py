"""Hypothesis strategies: matches of Skytear Horde in every mode, at any ask, from the start or from a late position."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from hordekeep.games.skytear_horde.game import GAME
from hordekeep.kernel import NOTHING, Match
from tests.games.playing import play_on
from tests.games.skytear_horde.playing import TABLES, HordeMatch, any_options, make_late

MOST_CHOICES = 250


class Table(NamedTuple):
    """A match that has come some way, and the luck with which it goes on."""

    match: HordeMatch
    luck: Random


def late_match(match: HordeMatch, luck: Random) -> HordeMatch:
    """The same game, from a position with a later portal and cards in the lanes."""
    position = match.to_position()
    position.pop("game")
    g = GAME.from_position(position)
    make_late(g, luck)
    return Match.from_position(GAME, GAME.to_position(g))


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A game of any mode, decks and hordes after any number of choices, from none to all."""
    mode, seats = draw(st.sampled_from(TABLES))
    is_late = draw(st.booleans())
    luck = Random(draw(st.integers(0, 2**32 - 1)))
    match: HordeMatch = Match(GAME, seats, f"table {luck.random()}", {"mode": mode, **any_options(mode, luck)})
    if is_late:
        match = late_match(match, luck)
    onward = luck.getrandbits(32)
    whole = match.clone(NOTHING)
    play_on(whole, Random(onward), MOST_CHOICES)
    choices = sum(not forced for _, _, forced in whole.made)
    play_on(match, Random(onward), draw(st.integers(0, MOST_CHOICES)) % (choices + 1))
    return Table(match, luck)
