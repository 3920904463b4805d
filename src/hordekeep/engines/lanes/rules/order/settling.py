"""After a card: what waits is done, what was summoned meanwhile is resolved (SH-EDGE-09)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.engines.lanes.asking.questions import ask, orders
from hordekeep.engines.lanes.asking.regarding import About
from hordekeep.engines.lanes.effects.in_force import controller
from hordekeep.engines.lanes.rules.concepts.choices import FIRST
from hordekeep.engines.lanes.rules.concepts.questions import WHICH_FIRST
from hordekeep.engines.lanes.rules.concepts.resolving import perform
from hordekeep.engines.lanes.rules.health.destruction import destroy
from hordekeep.engines.lanes.rules.health.strike import choose_to_slip
from hordekeep.engines.lanes.rules.order.happened import Triggered
from hordekeep.engines.lanes.rules.order.likes import grows_alone, without_likes
from hordekeep.engines.lanes.state.abilities import Cause
from hordekeep.engines.lanes.state.battle import ALLIANCE, HORDE, Battle
from hordekeep.engines.lanes.state.places import lane_at
from hordekeep.engines.lanes.state.waiting import is_elusive
from hordekeep.kernel import Rules, enforces

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hordekeep.engines.lanes.state.waiting import Waiting


@enforces("SH-EDGE-04", "SH-EDGE-05", "HM-DEST-10")
def settle(g: Battle) -> Rules[None]:
    """Do what waits: first what monsters cause, then what the alliance causes, in the order that players choose; what
    these cause in turn queues up behind. Nothing interrupts a destruction that is under way."""
    while g.waiting and not g.destroying:
        yield from settle_one(g)


def settle_one(g: Battle) -> Rules[None]:
    """Do one of the things that wait, as the edition orders them."""
    side, waiting = g.edition.next_waiting(g)
    chosen = waiting[0] if len(waiting) == 1 else (yield from _first(g, side, waiting))
    g.waiting.remove(chosen)
    if chosen.ability is None:
        yield from destroy(g, chosen.holder)
    else:
        yield from g.edition.trigger(g, chosen)


def _first(g: Battle, side: int, waiting: list[Waiting]) -> Rules[Waiting]:
    """Which of several comes first; nobody is asked where it certainly makes no difference. An elusive ally is asked
    whether it slips away before the rest; if not, it is asked again after each of them."""
    different: dict[object, Waiting] = {}
    for each in waiting:
        different.setdefault(each.does(), each)
    if len(different) == 1 or all(grows_alone(g, each) for each in different.values()):
        return waiting[0]
    for each in different.values():
        if _is_idle(g, each) or _minds_no_lane(each, different.values()):
            return each
    elusive = next((each for each in different.values() if is_elusive(each)), None)
    if elusive is not None:
        if (yield from choose_to_slip(g, _cause(g, elusive), before_the_rest=True)):
            return elusive
        del different[elusive.does()]
    names = {FIRST(*each.name()): each for each in different.values()}
    if len(names) == 1:
        return next(iter(names.values()))
    answer = yield from ask(g, orders(g, side), WHICH_FIRST, list(names), About(among=names))
    return names[answer]


def _cause(g: Battle, waiting: Waiting) -> Cause:
    return Cause(waiting.holder, controller(g, waiting.holder), waiting.happening)


def _minds_no_lane(waiting: Waiting, among: Iterable[Waiting]) -> bool:
    """Is it the same wherever anybody stands, and is all else that waits an ally who may slip away?"""
    if waiting.ability is None or not waiting.ability.impersonal:
        return False
    return all(each is waiting or is_elusive(each) for each in among)


def _is_idle(g: Battle, waiting: Waiting) -> bool:
    """Is it the trigger of a card that is being destroyed, or of its attachment, which makes no difference any more?
    Or an ally that has nowhere to slip away to?"""
    ability, holder = waiting.ability, waiting.holder
    if ability is None or ability.idle is None:
        return False
    if not is_elusive(waiting) and not (holder.doomed or (holder.host and holder.host.doomed)):
        return False
    return ability.idle(g, _cause(g, waiting))


@enforces("SH-EDGE-04", "SH-FIGHT-13")
def monsters_first(g: Battle) -> tuple[int, list[Waiting]]:
    """The effects of monster cards, their destruction too, come before those of alliance cards."""
    horde = [each for each in g.waiting if each.side == HORDE]
    return (HORDE, without_likes(g, horde)) if horde else (ALLIANCE, without_likes(g, g.waiting))


@enforces("SH-EDGE-09")
def perform_trigger(g: Battle, waiting: Waiting) -> Rules[None]:
    """Resolve a triggered ability that has waited."""
    ability = waiting.ability
    assert ability is not None
    cause = _cause(g, waiting)
    if cause.lane < 0:  # it has left since, but what it has set off still happens from there (SH-EDGE-10)
        cause.lane = lane_at(waiting.place)
    if g.tell and ability.index >= 0:
        g.tell(Triggered(waiting.holder.card.id, ability.index))
    yield from perform(g, ability, cause)


def finish(g: Battle) -> Rules[None]:
    """The present card is done: what has to follow it, as the edition orders it."""
    return g.edition.finish(g)
