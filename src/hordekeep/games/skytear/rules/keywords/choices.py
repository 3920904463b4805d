"""Choices when cards are flipped or looked at."""

from __future__ import annotations

from hordekeep.games.skytear.asking.choices import Doing
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.state.kinds import LookedAtPlace, Modifier
from hordekeep.games.skytear.state.wording import looked_at
from hordekeep.kernel import Text


class UseModifier(Doing, verb="modifier", late="SM-ATK-05"):
    """Use this modifier of the flipped cards."""

    modifier: Modifier


class _LookedAt(Doing, touched=("top:{place}",), late="SM-EFF-14"):
    place: LookedAtPlace

    def label(self, state: Arena) -> Text:
        """The card, by its name; its owner alone is asked (SM-EFF-14)."""
        cards = looked_at(state)
        if self.place > len(cards):
            return Text(f"label-{self.word}-place", **self.words())
        return Text(f"label-{self.word}", card=Text(f"card-{cards[self.place - 1].id}"), **self.words())


class Discard(_LookedAt, verb="discard"):
    """Discard the card at this place."""


class Top(_LookedAt, verb="top"):
    """The card at this place comes next from the top."""
