"""Hypothesis strategies: matches of Horde in every mode, at any ask, from the start or from a position dealt anyhow."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from hordekeep.kernel import Keep
from tests.games.plankton_horde.playing import LEVELS, SEATS, HordeMatch, dealt_match, new_match
from tests.games.playing import play_on


class Table(NamedTuple):
    """A match that has come some way, and the luck with which it goes on."""

    match: HordeMatch
    luck: Random


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A game of any mode after any number of choices, from none to all."""
    seats = draw(st.sampled_from(SEATS))
    level = draw(st.sampled_from(LEVELS))
    is_dealt = draw(st.booleans())
    luck = Random(draw(st.integers(0, 2**32 - 1)))
    match = dealt_match(luck, seats, level) if is_dealt else new_match(level, seats, f"table {luck.random()}")
    onward = luck.getrandbits(32)
    whole = match.clone(Keep.NOTHING)
    play_on(whole, Random(onward), 1000)
    choices = sum(not forced for _, _, forced in whole.made)
    play_on(match, Random(onward), draw(st.integers(0, 1000)) % (choices + 1))
    return Table(match, luck)
