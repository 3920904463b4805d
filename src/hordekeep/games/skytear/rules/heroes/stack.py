"""The Stack (SM-STK): effects wait on it, last in first out, while players may answer."""

from __future__ import annotations

from hordekeep.games.skytear.rules.heroes.happened import Stacked
from hordekeep.games.skytear.state.arena import Arena, Entry
from hordekeep.kernel import enforces


@enforces("SM-STK-02")
def push(g: Arena, entry: Entry) -> None:
    """An effect goes on top of the Stack."""
    g.serial += 1
    g.stack.append(entry._replace(serial=g.serial))
    if g.tell:
        g.tell(Stacked(entry.kind, entry.what, entry.caster, entry.seat))


@enforces("SM-STK-03", "SM-STK-06")
def begin_priority(g: Arena) -> None:
    """A round of priority begins with the active player."""
    g.passes = 0
    g.asked = g.active_seat


@enforces("SM-STK-04", "SM-TEAM-19")
def pass_on(g: Arena) -> None:
    """The next player clockwise has priority."""
    g.passes += 1
    g.asked = (g.asked + 1) % g.seats


def find(g: Arena, serial: int) -> int:
    """Where an effect lies on the Stack; -1 if it is gone."""
    for at, entry in enumerate(g.stack):
        if entry.serial == serial:
            return at
    return -1
