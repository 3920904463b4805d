"""Fight Phase: lane by lane from left to right, horde abilities, alliance abilities, then the strikes (SH-FIGHT-01)."""

from __future__ import annotations

from hordekeep.engines.lanes.asking.questions import ask, orders
from hordekeep.engines.lanes.asking.regarding import About
from hordekeep.engines.lanes.effects.in_force import text_of
from hordekeep.engines.lanes.rules.concepts.choices import FIRST
from hordekeep.engines.lanes.rules.concepts.concealing import reveal
from hordekeep.engines.lanes.rules.concepts.questions import WHICH_FIRST
from hordekeep.engines.lanes.rules.concepts.resolving import resolve
from hordekeep.engines.lanes.rules.health.strike import strikes_now
from hordekeep.engines.lanes.rules.order.settling import finish
from hordekeep.engines.lanes.rules.phases.happened import LaneFights, PhaseBegins
from hordekeep.engines.lanes.state.battle import LANES, NOWHERE, Battle, Piece
from hordekeep.engines.lanes.state.places import place_of
from hordekeep.kernel import Rules, enforces


@enforces("SH-VS-39")
def fight(g: Battle, only_engaged: object) -> None:
    """Lay out the six lanes, in versus in the same order; an extra fight phase may be for lanes with engaged monsters
    only."""
    g.phase = "fight"
    if g.tell:
        g.tell(PhaseBegins("fight"))
    g.agenda.append(("fight_ends", None))
    lanes = list(range(LANES))
    if only_engaged:
        lanes = [lane for lane in lanes if g.monster_in(lane) and g.ally_in(lane)]
    g.agenda.extend(("fight_lane", lane) for lane in reversed(lanes))


@enforces("HM-FIGHT-14")
def fight_ends(g: Battle, _: object) -> None:
    """All lanes are resolved; the next phase begins."""
    g.fight_lane = NOWHERE


@enforces("SH-FIGHT-01", "SH-FIGHT-15", "SH-FIGHT-16")
def fight_lane(g: Battle, lane: int) -> Rules[None] | None:
    """One lane, fully resolved before the next; an empty one is passed over.

    Who is in it is seen when its turn comes: what entered meanwhile fights too.
    """
    g.fight_lane = lane
    for minion in g.minions:
        if minion.lane == lane:
            minion.mark("fought")  # it does not pillage this turn (SH-PILL-06)
    if g.horde_row[lane] is None and g.alliance_row[lane] is None:
        return None
    return _fight(g, lane)


def _fight(g: Battle, lane: int) -> Rules[None]:
    if g.tell:
        g.tell(LaneFights(lane))
    monster = g.monster_in(lane)
    if monster is not None and _may_do_something(monster):
        yield from _fight_abilities(g, monster)
    defender = g.alliance_row[lane]
    if defender is not None and _may_do_something(defender):
        yield from _fight_abilities(g, defender)
    if g.hides and g.edition.strikes_reveal:
        yield from _turn_up(g, lane)
    yield from strikes_now(g, lane)
    yield from finish(g)


@enforces("SH-VS-29")
def _turn_up(g: Battle, lane: int) -> Rules[None]:
    """A concealed card that an ally is about to strike is turned up and resolved first: only a fight before the end of
    the Alliance Phase finds one."""
    monster = g.monster_in(lane)
    if monster is not None and monster.concealed and g.ally_in(lane) is not None:
        yield from reveal(g, monster)
        yield from finish(g)


def _may_do_something(p: Piece) -> bool:
    return bool(p.attached) or bool(text_of(p).fight)


@enforces("SH-FIGHT-02", "SH-FIGHT-03", "SH-EDGE-04", "SH-EDGE-05", "SH-FIGHT-05")
def _fight_abilities(g: Battle, p: Piece) -> Rules[None]:
    """The "Fight:" abilities of a card and of what is attached to it, card by card in the order that the players
    choose."""
    done: list[Piece] = []
    while p.lane >= 0 and not p.doomed:
        able = [each for each in (p, *(p.attached or ())) if text_of(each).fight]
        left = [each for each in able if all(each is not other for other in done)]
        if not left:
            return
        chosen = left[0]
        if len({_fight_sentences(each) for each in left}) > 1:  # of equal ones any may be first
            names = [FIRST(each.card.id, place_of(g, each), _first_index(each)) for each in left]
            answer = yield from ask(g, orders(g, p.side), WHICH_FIRST, names, About(among=names))
            chosen = left[names.index(answer)]
        done.append(chosen)
        yield from resolve(g, chosen, text_of(chosen).fight)
        yield from finish(g)


def _fight_sentences(p: Piece) -> tuple[str, ...]:
    if p.borrowed:
        return (p.card.id, p.borrowed)
    return tuple(p.card.text[ability.index] for ability in text_of(p).fight)


def _first_index(p: Piece) -> int:
    return text_of(p).fight[0].index
