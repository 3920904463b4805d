"""Who notices what happens: the abilities in play that wait for it, which queue up."""

from __future__ import annotations

from hordekeep.engines.lanes.effects.in_force import around
from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.engines.lanes.state.happenings import Happening, Moment
from hordekeep.engines.lanes.state.waiting import queue_ability
from hordekeep.kernel import enforces


def watched(g: Battle, moment: Moment) -> bool:
    """Does something in play wait for this? Asked before a happening is made of what happens all the time."""
    return moment.wanted and moment in around(g).watchers


@enforces("SH-EDGE-04")
def after(g: Battle, happening: Happening) -> None:
    """Let every ability that waits for this queue up; matched while its subject still lies there."""
    for holder, ability in around(g).watchers.get(happening.moment, ()):
        assert ability.watch is not None
        if ability.watch.fits(g, holder, happening):
            queue_ability(g, holder, ability, happening)
