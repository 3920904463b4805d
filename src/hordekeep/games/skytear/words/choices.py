"""Choices that the words of cards ask for: cards on heroes, effects on the Stack."""

from __future__ import annotations

from hordekeep.games.skytear.asking.choices import Doing
from hordekeep.games.skytear.content.names import what_name
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.state.kinds import PowerCardId, StackedPlace
from hordekeep.games.skytear.state.wording import piece_name
from hordekeep.kernel import Ask, Text


class TakeOff(Doing, verb="take-off", touched=("card:{card}",), late="SM-POW-10"):
    """This card leaves the hero."""

    card: PowerCardId


class ThisEffect(Doing, verb="effect", late="SM-STK-13"):
    """The effect at this place on the Stack."""

    place: StackedPlace

    def label(self, state: Arena) -> Text:
        """What it is and whose, with its place from the top."""
        if self.place > len(state.stack):
            return Text("label-effect-place", **self.words())
        entry = state.stack[-self.place]
        return Text("label-effect", what=what_name(entry.what), hero=piece_name(state, entry.caster), **self.words())

    def touches(self, state: Arena, ask: Ask) -> tuple[str, ...]:
        """The effect, if the Stack is so high."""
        return (f"stack:{state.stack[-self.place].serial}",) if self.place <= len(state.stack) else ()
