"""Pillage Phase: the minions of the back line take cards from the decks, then all minions return (SH-PILL-09)."""

from __future__ import annotations

from hordekeep.engines.lanes.asking.choices import STOP, Stop
from hordekeep.engines.lanes.asking.questions import ask, orders
from hordekeep.engines.lanes.asking.regarding import About, Asking
from hordekeep.engines.lanes.effects.in_force import text_of
from hordekeep.engines.lanes.effects.values import health, keyword
from hordekeep.engines.lanes.rules.concepts.choices import FIRST, First
from hordekeep.engines.lanes.rules.concepts.movement import to_back_line
from hordekeep.engines.lanes.rules.concepts.picking import first
from hordekeep.engines.lanes.rules.concepts.resources import pillage as take_cards
from hordekeep.engines.lanes.rules.health.strike import strike_from_back_line
from hordekeep.engines.lanes.rules.order.pillage_order import concerns_pillaging
from hordekeep.engines.lanes.rules.order.settling import finish
from hordekeep.engines.lanes.rules.phases.happened import PhaseBegins
from hordekeep.engines.lanes.state.battle import ALLIANCE, HORDE, Battle, Piece
from hordekeep.engines.lanes.state.waiting import Waiting, queue_ability
from hordekeep.kernel import Rules, enforces
from hordekeep.kernel.declaring import Question, allowed


@enforces("SH-PILL-01", "SH-PILL-05", "SH-PILL-04", "SH-PILL-06")
def pillages(g: Battle, minion: Piece) -> int:
    """How many cards a minion takes: its health in the back line, also after it was engaged and left again; none in a
    lane, if it fought or was barred. Cards may make it take more."""
    if minion.lane >= 0 or minion.marked("fought") or minion.marked("cannot-pillage"):
        return 0
    taken = health(g, minion)
    more = keyword(g, minion, "pillages-more") + minion.marked("pillages-more-per-token") * max(minion.vigor, 0)
    return taken + more if taken > 0 else 0


def back_line(g: Battle) -> list[Piece]:
    """Who may pillage: the minions."""
    return g.minions


@enforces("SH-ACH-06")
def pillaged(g: Battle) -> int:
    """How many cards each alliance player would lose in the Pillage Phase as things stand; in Upside Down none, for the
    minions strike instead."""
    if g.setting.challenge == "upside-down":
        return 0
    return sum([g.edition.pillages(g, raider) for raider in g.edition.raiders(g)])


@enforces("SH-PILL-07", "SH-PILL-08", "SH-PILL-09")
def pillage(g: Battle, _: object) -> Rules[None]:
    """Step 1: the pillaging and "Pillage:" abilities, as the players order them; step 2: all minions return to the back
    line."""
    g.phase = "pillage"
    if g.tell:
        g.tell(PhaseBegins("pillage"))
    _queue_abilities(g)
    if g.waiting and any(pillages(g, minion) for minion in g.minions):
        yield from _before_pillaging(g)
    if g.setting.challenge == "upside-down":  # who would pillage strikes (SH-ACH-06)
        for minion in g.minions:
            if pillages(g, minion):
                yield from strike_from_back_line(g, minion)
    else:
        take_cards(g, pillaged(g), "SH-PILL-01")
    yield from finish(g)
    for minion in g.minions:
        if minion.lane >= 0:
            to_back_line(g, minion, "SH-PILL-08")


@enforces("SH-PILL-07")
def _queue_abilities(g: Battle) -> None:
    """The "Pillage:" abilities in the back line, of who pillages or not."""
    for minion in g.minions:
        if minion.lane < 0:
            for each in (minion, *(minion.attached or ())):
                for ability in text_of(each).by_kind.get("pillage", ()):
                    if health(g, minion) > 0:
                        queue_ability(g, each, ability, None)


@enforces("SH-PILL-07", "SH-EDGE-04")
def _before_pillaging(g: Battle) -> Rules[None]:
    """The abilities that the players put before the pillaging, with all that follows from them.

    The pillaging is a step of the book and no effect of a card: what an ability sets off among allies waits for other
    effects of monsters, not for it."""
    while abilities := [each for each in g.waiting if each.side == HORDE]:
        has_answers = any(each.side == ALLIANCE for each in g.waiting)
        if not has_answers and not any(_concerns(g, each, len(abilities)) for each in abilities):
            return
        names = {FIRST(*each.name()): each for each in abilities}
        answer = yield from ask(g, orders(g, HORDE), BEFORE_PILLAGING, [*names, STOP], About(among=names))
        if isinstance(answer, Stop):
            return
        g.waiting.remove(names[answer])
        yield from g.edition.trigger(g, names[answer])
    yield from finish(g)


def _concerns(g: Battle, waiting: Waiting, together: int) -> bool:
    return waiting.ability is None or concerns_pillaging(g, waiting.holder, waiting.ability, together)


# -- the questions -----------------------------------------------------------------------------------------------------

BEFORE_PILLAGING: Question[First | Stop] = Asking("before-pillaging", "SH-PILL-07", {First: first, Stop: allowed})
