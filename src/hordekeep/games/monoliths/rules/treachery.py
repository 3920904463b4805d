"""The Treachery phase: how many cards are turned up; nothing of it is planned here (HM-TREACH-01, HM-TREACH-17)."""

from __future__ import annotations

from hordekeep.engines.lanes.effects.in_force import around
from hordekeep.engines.lanes.rules.phases.treachery import FEWER, MORE, begin
from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.kernel import Rules, enforces


@enforces("HM-TREACH-01", "HM-TREACH-12", "HM-TREACH-02", "HM-TREACH-03", "HM-TREACH-10", "HM-TREACH-11")
def treachery(g: Battle, _: object) -> Rules[None]:
    """Each treachery card is revealed and resolved on its own, then reactions follow.

    Its sides alone count, so it gives no mana, and a single monster is on both sides (HM-TREACH-05); an ability that
    does not speak of the boosted monster needs none, and where it leaves a choice the alliance or the horde player has
    it."""
    return begin(g, ())


@enforces("HM-TREACH-17")
def how_many(g: Battle) -> int:
    """One card, more or fewer as cards say; with none the step is skipped."""
    more = sum([static.amount(g, holder, holder) for holder, static in around(g).statics.get(MORE, ())])
    return max(1 + more - g.castle.marked(FEWER), 0)
