"""Triggers (SM-TRIG): what "When ..." skills and cards hear, and how they come to the Stack."""

from __future__ import annotations

from hordekeep.games.skytear.content.setting import NOBODY
from hordekeep.games.skytear.effects.meanings import meaning_of
from hordekeep.games.skytear.state.arena import Arena, Entry
from hordekeep.kernel import enforces


@enforces("SM-TRIG-01", "SM-TRIG-03", "SM-TEAM-25")
def happens(g: Arena, moment: str, *, by: int, seat: int, subject: int = -1, memo: int = 0) -> None:
    """Something happened: every skill and lasting effect that it concerns waits for the Stack, where it goes when the
    effect in progress has finished.

    `seat` is whose doing it was. A trigger waits for what its own hero does, so it is theirs, whoever drafted the hero;
    what a card has left behind is theirs who played it.
    """
    standing = g.standing
    if standing is not None:
        for owner, what, trigger in standing.triggers.get(moment, ()):
            if trigger.concerns(g, owner, by, subject):
                g.waiting.append(Entry(-1, "skill", seat, owner, what, (), memo))
    for each in g.lasting:
        if each.kind.startswith("trigger/"):
            what = each.kind.removeprefix("trigger/")
            for trigger in meaning_of(what).triggers:
                if trigger.moment == moment and trigger.concerns(g, each.piece, by, subject):
                    whose = seat if each.seat == NOBODY else each.seat
                    g.waiting.append(Entry(-1, "skill", whose, each.piece, what, (), memo))
