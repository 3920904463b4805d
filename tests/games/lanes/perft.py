"""Counting the ways on from positions of an edition, with the invariants on along every way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.kernel import Keep
from tests.games.lanes.invariants import cards_of, check
from tests.games.perft import ways_on
from tests.games.playing import asked

if TYPE_CHECKING:
    from hordekeep.kernel import Document
    from tests.games.lanes.playing import Box


def counts(box: Box, position: Document, depth: int) -> list[int]:
    """How many ways on there are of each length."""
    match = box.load(Keep.CHECKPOINT, **position)
    cards = cards_of(match.state)
    return ways_on(match, depth, lambda each: check(each, cards))


def first_keys(box: Box, position: Document) -> list[str]:
    """What the first ask of a position offers, to the first seat that is asked."""
    ask = asked(box.load(**position))
    return sorted(box.game.words.key(choice) for choice in ask.choices_of(ask.seats[0]))
