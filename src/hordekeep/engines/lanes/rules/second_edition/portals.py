"""Portals I to IV: a destroyed one is replaced at once by the next level (HM-DEST-07)."""

from __future__ import annotations

from hordekeep.engines.lanes.rules.phases.end import open_next_portal
from hordekeep.engines.lanes.rules.second_edition.commanding import OF_THE_TURN
from hordekeep.engines.lanes.rules.second_edition.outsiders import portal_destroyed
from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.engines.lanes.state.waiting import queue_destruction
from hordekeep.kernel import enforces


@enforces("HM-DEST-07", "HM-DEST-08")
def queue_replacement(g: Battle) -> None:
    """Its destruction is one like any other, and damage beyond it is lost."""
    queue_destruction(g, g.portal)


@enforces("HM-DEST-07", "HM-DEST-08", "HM-OUT-20")
def replace(g: Battle) -> None:
    """Step 3 of its destruction: the next level lies there, undamaged and upright. Behind the last one, which can only
    fall as the outsider, there is none: it stays, and has no health again."""
    portal_destroyed(g)
    if not g.portals:
        g.portal.doomed = False
    else:
        fallen = g.portal
        open_next_portal(g, "HM-DEST-07")
        for mark in OF_THE_TURN:
            if amount := fallen.marked(mark):
                g.portal.mark(mark, amount)
