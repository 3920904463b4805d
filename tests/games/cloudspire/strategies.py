"""Hypothesis strategies: matches of Cloudspire at any table, at any ask, by chance or eager to fight."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.options import FACTION_OPTIONS
from hordekeep.kernel import Keep
from tests.games.cloudspire.played import IDLE, LIKED
from tests.games.cloudspire.playing import TABLES, CloudspireMatch, new_match
from tests.games.playing import choose_at_random, choose_eagerly

MOST_CHOICES = 240


class Table(NamedTuple):
    """A match that has come some way, and the luck with which it goes on."""

    match: CloudspireMatch
    luck: Random


@st.composite
def tables(draw: st.DrawFn, most: int = MOST_CHOICES, keep: Keep = Keep.HISTORY) -> Table:
    """A game of any mode, with any number of seats, on any isles and with any factions, somewhere in its course."""
    seats, options = draw(st.sampled_from(TABLES))
    is_eager = draw(st.booleans())
    luck = Random(draw(st.integers(0, 2**32 - 1)))
    if options.get("mode") != "tutorial":
        factions = luck.sample(sorted(box().factions), seats)
        options = {**options, **dict(zip(FACTION_OPTIONS, factions, strict=False))}
    match = new_match(seats, options, f"table {luck.random()}", keep)
    for _ in range(draw(st.integers(0, most))):
        if match.ask is None:
            break
        if is_eager:
            choose_eagerly(match, luck, LIKED, IDLE)
        else:
            choose_at_random(match, luck)
    return Table(match, luck)
