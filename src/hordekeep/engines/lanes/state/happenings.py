"""What can happen, as typed values: a trigger and the rule that fires it share the same object, so none is misspelt.

`noticing` lets what waits for a happening queue up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.cards import Card
    from hordekeep.engines.lanes.state.battle import Piece


class Moment:
    """A kind of thing that abilities wait for; `wanted` once the abilities of some card wait for it."""

    __slots__ = ("name", "wanted")

    def __init__(self, name: str) -> None:
        self.name = name
        self.wanted = False

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
MOVED = Moment("moved")
"""`subject` has come to another lane, from a lane or from the back line."""
EXHAUSTED = Moment("exhausted")
"""`subject` was exhausted."""
ENTERED = Moment("entered play")
"""`subject` has entered play, together with its "Play:" (HM-ABR-06)."""
LEFT_PLAY = Moment("left play")
"""`subject` has left play, destroyed or not; its card lies where it belongs by now."""
DREW = Moment("drew")
"""The player `seat` drew `card`."""
REBUILT = Moment("rebuilt")
"""The player `seat` put `amount` cards under a deck."""
MUTATED = Moment("mutated")
"""`subject` got the tokens of Mutaform `amount`."""
GAINED_MANA = Moment("gained mana")
"""The mana token `seat` went up by `amount`."""
GAINED_HEALTH_TOKENS = Moment("gained health tokens")
"""`amount` health tokens were put on `subject`."""
SUMMONED_FROM_PILE = Moment("summoned from the outsider pile")
"""`subject` came into play from the outsider pile."""
TREACHERY_RESOLVED = Moment("treachery resolved")
"""A treachery card, `card`, was resolved; `subject` is the monster that it boosted, if any."""
END_OF_HORDE_PHASE = Moment("end of the horde phase")
START_OF_HORDE = Moment("start of the horde phase")
START_OF_TREACHERY = Moment("start of the treachery phase")
START_OF_TURN = Moment("start of the turn")
END_OF_TURN = Moment("end of the turn")


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
