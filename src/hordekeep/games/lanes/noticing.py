"""Who notices what happens: the abilities in play that wait for it, which queue up."""

from __future__ import annotations

from hordekeep.games.lanes.battle import Battle
from hordekeep.games.lanes.happenings import Happening, Moment
from hordekeep.games.lanes.in_force import around
from hordekeep.games.lanes.waiting import queue_ability


def watched(g: Battle, moment: Moment) -> bool:
    """Does something in play wait for this? Asked before a happening is made of what happens all the time."""
    return moment.wanted and moment in around(g).watchers


def after(g: Battle, happening: Happening) -> None:
    """Let every ability that waits for this queue up (SH-EDGE-04); matched while its subject still lies there."""
    for holder, ability in around(g).watchers.get(happening.moment, ()):
        assert ability.watch is not None
        if ability.watch.fits(g, holder, happening):
            queue_ability(g, holder, ability, happening)
