"""What can happen, as typed values: a trigger and the rule that fires it share the same object, so none is misspelt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.games.lanes.abilities import around
from hordekeep.games.lanes.waiting import queue_ability

if TYPE_CHECKING:
    from hordekeep.games.lanes.battle import Battle, Piece
    from hordekeep.games.lanes.cards import Card


class Moment:
    """A kind of thing that abilities wait for."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"<{self.name}>"


DESTROYED = Moment("destroyed")
"""A piece is doomed: `subject` is it, `by` what doomed it."""
STRUCK = Moment("struck")
"""`by` has struck `subject`, a creature, the portal or the castle; `amount` came through."""
DAMAGED = Moment("damaged")
"""`subject` took damage from `by` (SH-GLOS-18)."""
HEALED = Moment("healed")
"""Wounds were removed from `subject` by `by`."""
PLAYED = Moment("played")
"""An alliance player played a card: `card`; `subject` is its piece, `seat` the player."""
ENGAGED = Moment("engaged")
"""`subject`, a monster, and `by`, an ally, came to share a lane (SH-GLOS-23)."""
LOST_HEALTH_TOKENS = Moment("lost health tokens")
"""`subject` lost `amount` health tokens, by damage or otherwise."""
REVEALED = Moment("revealed")
"""A horde card was turned up by a summon or as the treachery card: `subject` is its piece, not yet resolved."""
TUCKED = Moment("tucked")
"""A card was put under `subject`, which now has `amount` of them."""
END_OF_HORDE_PHASE = Moment("end of the horde phase")
START_OF_TREACHERY = Moment("start of the treachery phase")
START_OF_TURN = Moment("start of the turn")


class Happening:
    """One thing that happened, with the values of that moment: its subject may be gone when they are read."""

    __slots__ = ("amount", "attack", "by", "card", "health", "lane", "moment", "seat", "subject")

    def __init__(
        self,
        moment: Moment,
        subject: Piece | None = None,
        by: Piece | None = None,
        amount: int = 0,
        *,
        card: Card | None = None,
        seat: int = -1,
    ) -> None:
        self.moment = moment
        self.subject = subject
        self.by = by
        self.amount = amount
        self.card = card
        self.seat = seat
        self.lane = -1 if subject is None else subject.lane
        self.attack = 0
        self.health = 0


def after(g: Battle, happening: Happening) -> None:
    """Let every ability that waits for this queue up (SH-EDGE-04); matched while its subject still lies there."""
    for holder, ability in around(g).watchers.get(happening.moment, ()):
        assert ability.watch is not None
        if ability.watch.fits(g, holder, happening):
            queue_ability(g, holder, ability, happening)
