"""Hypothesis strategies: matches of an edition in every mode, at any ask, from the start or from a late position."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from hordekeep.kernel import Keep
from tests.games.lanes.playing import TABLES, Box, LanesMatch
from tests.games.playing import play_on

MOST_CHOICES = 250


class Table(NamedTuple):
    """A match that has come some way, and the luck with which it goes on."""

    match: LanesMatch
    luck: Random


@st.composite
def tables(draw: st.DrawFn, box: Box) -> Table:
    """A game of any mode, decks and hordes after any number of choices, from none to all."""
    mode, seats = draw(st.sampled_from(TABLES))
    is_late = draw(st.booleans())
    luck = Random(draw(st.integers(0, 2**32 - 1)))
    match = box.any_match(mode, seats, f"table {luck.random()}", luck, Keep.HISTORY)
    if is_late:
        match = box.late_match(match, luck)
    onward = luck.getrandbits(32)
    whole = match.clone(Keep.NOTHING)
    play_on(whole, Random(onward), MOST_CHOICES)
    choices = sum(not forced for _, _, forced in whole.made)
    play_on(match, Random(onward), draw(st.integers(0, MOST_CHOICES)) % (choices + 1))
    return Table(match, luck)
