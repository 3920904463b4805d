"""Destructions interrupt (HM-DEST-10): what falls is seen to before a sentence goes on; all else waits for its end.

What waits because something was destroyed is urgent: the destructions themselves and the abilities that follow one
(HM-ABR-05). Of several the players choose the order (HM-ABIL-02), with a horde player the horde's come first. Nothing
interrupts a destruction that is under way (`destroying`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.games.lanes.abilities import Ability, Cause, around, text_of
from hordekeep.games.lanes.battle import ALLIANCE, HORDE, Battle, Piece
from hordekeep.games.lanes.happenings import DESTROYED, LEFT_PLAY, Happening, watched
from hordekeep.games.lanes.monoliths.leaving import gives_draw
from hordekeep.games.lanes.resolving import resolve
from hordekeep.games.lanes.settling import perform_trigger, settle, settle_one
from hordekeep.games.lanes.strike import slip_away
from hordekeep.games.lanes.values import stands
from hordekeep.games.lanes.waiting import queue_ability
from hordekeep.kernel import Rules

if TYPE_CHECKING:
    from hordekeep.games.lanes.waiting import Waiting


def is_urgent(waiting: Waiting) -> bool:
    """Is it a destruction, or an ability that follows one? They trigger together (HM-ABR-05)."""
    ability = waiting.ability
    return ability is None or (ability.watch is not None and ability.watch.moment is DESTROYED)


def interrupt(g: Battle) -> Rules[None]:
    """In the middle of an ability: what was destroyed goes now, with all that follows from it (HM-DEST-10); other
    triggers wait until the ability is resolved completely (HM-ABR-07)."""
    if g.destroying:
        return
    while any(is_urgent(each) for each in g.waiting):
        yield from _let_slip_away(g)
        yield from settle_one(g)


def finish(g: Battle) -> Rules[None]:
    """An ability or a lane's strikes are done: elusive allies slip away before anything is destroyed (HM-GLO-40), then
    what waits is done."""
    if g.destroying:
        return
    if [ally for ally in g.alliance_row if ally is not None and ally.marks is not None]:  # mostly nobody
        yield from _let_slip_away(g)
    while g.waiting:
        yield from settle(g)
        yield from _let_slip_away(g)


def _let_slip_away(g: Battle) -> Rules[None]:
    """Every ally that has struck and may slip away does so without exhausting (HM-GLO-37), unless the exchange has
    destroyed it (HM-GLO-40)."""
    for ally in g.alliance_row:
        if ally is not None and ally.marks is not None and "slips-away" in ally.marks:
            if ally.doomed:
                del ally.marks["slips-away"]
            else:
                yield from slip_away(g, ally)


def trigger(g: Battle, waiting: Waiting) -> Rules[None]:
    """A triggered ability is resolved completely before what waited beside it (HM-ABR-07): only what it destroys itself
    interrupts it."""
    beside, g.waiting = g.waiting, []
    yield from perform_trigger(g, waiting)
    g.waiting = beside + g.waiting


def play_among_others(g: Battle, p: Piece) -> Rules[None]:
    """The "Play:" ability of a card and what follows its arrival trigger together (HM-ABR-06): where there is both, the
    players choose the order. A spell never enters play."""
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


def free_order(g: Battle) -> tuple[int, list[Waiting]]:
    """What is urgent comes first. The players put it in order as they like; with a horde player the horde's effects
    come before the alliance's (HM-ABIL-02). So it is with two that fell each other (HM-FIGHT-11)."""
    waiting = [each for each in g.waiting if is_urgent(each)] or g.waiting
    side = ALLIANCE
    if g.horde_seat >= 0:
        horde = [each for each in waiting if each.side == HORDE]
        side, waiting = (HORDE, horde) if horde else (ALLIANCE, waiting)
    return side, _without_likes(g, waiting)


def _without_likes(g: Battle, waiting: list[Waiting]) -> list[Waiting]:
    """Nobody is asked where it makes no difference: what leaves without anything else goes first, and of several that
    only give a draw one is enough to choose from."""
    if len(waiting) < 2:
        return waiting
    kept: list[Waiting] = []
    has_quiet = False
    for each in waiting:
        is_quiet = each.ability is None and _falls_quietly(g, each.holder)
        if is_quiet and not gives_draw(each.holder):
            return [each]
        if not (is_quiet and has_quiet):
            kept.append(each)
        has_quiet = has_quiet or is_quiet
    return kept


def _falls_quietly(g: Battle, p: Piece) -> bool:
    """Does nothing of its own happen when it goes, a draw apart?"""
    if p.attached or p.under or p is g.portal or p.card.is_outsider or text_of(p).by_kind.get("destroyed"):
        return False
    if watched(g, LEFT_PLAY):
        gone = Happening(LEFT_PLAY, p)
        for holder, ability in around(g).watchers[LEFT_PLAY]:
            if ability.watch is not None and ability.watch.fits(g, holder, gone):
                return False
    return True
