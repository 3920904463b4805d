"""Destructions interrupt (HM-DEST-10): what falls is seen to before a sentence goes on; all else waits for its end.

What waits because something was destroyed is urgent: the destructions themselves and the abilities that follow one
(HM-ABR-05). Of several the players choose the order (HM-ABIL-02), with a horde player the horde's come first. Nothing
interrupts a destruction that is under way (`destroying`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.engines.lanes.effects.in_force import text_of
from hordekeep.engines.lanes.effects.values import stands
from hordekeep.engines.lanes.rules.concepts.resolving import resolve
from hordekeep.engines.lanes.rules.order.likes import without_likes
from hordekeep.engines.lanes.rules.order.settling import perform_trigger, settle, settle_one
from hordekeep.engines.lanes.state.abilities import Ability, Cause
from hordekeep.engines.lanes.state.battle import ALLIANCE, HORDE, Battle, Piece
from hordekeep.engines.lanes.state.happenings import DESTROYED
from hordekeep.engines.lanes.state.waiting import is_elusive, queue_ability
from hordekeep.kernel import Rules, enforces

if TYPE_CHECKING:
    from hordekeep.engines.lanes.state.waiting import Waiting


@enforces("HM-ABR-05")
def is_urgent(waiting: Waiting) -> bool:
    """Is it a destruction, or an ability that follows one? They trigger together."""
    ability = waiting.ability
    return ability is None or (ability.watch is not None and ability.watch.moment is DESTROYED)


@enforces("HM-DEST-10", "HM-ABR-07")
def interrupt(g: Battle) -> Rules[None]:
    """In the middle of an ability: what was destroyed goes now, with all that follows from it; other triggers wait
    until the ability is resolved completely."""
    if g.destroying:
        return
    while any(is_urgent(each) for each in g.waiting):
        yield from settle_one(g)


def finish(g: Battle) -> Rules[None]:
    """An ability or a lane's strikes are done: what waits is done."""
    if g.waiting:
        yield from settle(g)


@enforces("HM-ABR-07", "HM-GLO-40")
def trigger(g: Battle, waiting: Waiting) -> Rules[None]:
    """A triggered ability is resolved completely before what waited beside it: only what it destroys itself interrupts
    it. What an ally's slipping away sets off comes with it, before whatever is destroyed."""
    beside, g.waiting = g.waiting, []
    yield from perform_trigger(g, waiting)
    if is_elusive(waiting) and any(is_urgent(each) for each in beside):
        yield from settle(g)
    g.waiting = beside + g.waiting


@enforces("HM-ABR-06")
def play_among_others(g: Battle, p: Piece) -> Rules[None]:
    """The "Play:" ability of a card and what follows its arrival trigger together: where there is both, the players
    choose the order. A spell never enters play."""
    text = text_of(p)
    arrival = [each for each in g.waiting if each.happening is not None and each.happening.subject is p]
    if not text.play or not arrival or not (stands(p) or p.host is not None):
        yield from resolve(g, p, text.play)
        return

    def all_of_it(g: Battle, c: Cause) -> Rules[None]:
        yield from resolve(g, p, text.play)

    together = Ability("play", all_of_it)
    together.index = text.play[0].index
    queue_ability(g, p, together, None)


@enforces("HM-GLO-37", "HM-GLO-40", "HM-ABIL-02", "HM-FIGHT-11")
def free_order(g: Battle) -> tuple[int, list[Waiting]]:
    """What is urgent comes first, but not before those who slip away. The players put it in order as they like; with a
    horde player the horde's effects come before the alliance's. So it is with two that fell each other."""
    waiting = [each for each in g.waiting if is_urgent(each)]
    elusive = [each for each in g.waiting if is_elusive(each)]
    if waiting and elusive:
        return ALLIANCE, without_likes(g, elusive + [each for each in waiting if not _is_of_monsters_fall(each)])
    waiting = waiting or g.waiting
    side = ALLIANCE
    if g.horde_seat >= 0:
        horde = [each for each in waiting if each.side == HORDE]
        side, waiting = (HORDE, horde) if horde else (ALLIANCE, waiting)
    return side, without_likes(g, waiting)


def _is_of_monsters_fall(waiting: Waiting) -> bool:
    """Is it the destruction of a monster, or does it follow one?"""
    fallen = waiting.holder if waiting.happening is None else waiting.happening.subject
    return fallen is not None and fallen.side == HORDE
