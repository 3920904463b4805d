"""Hypothesis strategies: matches of Skytear at any table, at any ask, from the start or with heroes close together."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from tests.games.playing import play_on
from tests.games.skytear.playing import TABLES, SkytearMatch, brawl, new_match

MOST_CHOICES = 400


class Table(NamedTuple):
    """A match that has come some way, and the luck with which it goes on."""

    match: SkytearMatch
    luck: Random


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A game on any battlefield, of any format and with any number of seats, somewhere in its course."""
    seats, options = draw(st.sampled_from(TABLES))
    begin = draw(st.sampled_from((new_match, brawl)))
    luck = Random(draw(st.integers(0, 2**32 - 1)))
    match = begin(seats, options, f"table {luck.random()}")
    play_on(match, luck, draw(st.integers(0, MOST_CHOICES)))
    return Table(match, luck)
