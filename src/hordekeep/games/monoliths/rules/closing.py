"""The Alliance Phase closes: concealed cards are revealed and taunting monsters pull allies, in the players' order
(HM-ALLY-15)."""

from __future__ import annotations

from hordekeep.engines.lanes.asking.choices import At, No, Yes
from hordekeep.engines.lanes.asking.questions import choose_piece, may, orders
from hordekeep.engines.lanes.asking.regarding import Asking
from hordekeep.engines.lanes.content.keywords import TAUNT
from hordekeep.engines.lanes.effects.values import keyword
from hordekeep.engines.lanes.rules.concepts.concealing import reveal
from hordekeep.engines.lanes.rules.concepts.movement import move
from hordekeep.engines.lanes.rules.concepts.picking import AN_ALLY, at
from hordekeep.engines.lanes.rules.order.settling import finish
from hordekeep.engines.lanes.rules.phases.duties import can_engage
from hordekeep.engines.lanes.state.battle import HORDE, LANES, Battle, Piece
from hordekeep.kernel import Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question, Verb, allowed


@enforces("HM-ALLY-02", "HM-GLO-55")
def whenever(g: Battle, seat: int) -> Refusal | None:
    """A player is done when the player says so: taunts see to themselves."""
    return None


@enforces("HM-GLO-55")
def no_answers(g: Battle) -> list[Verb]:
    """Nobody has to answer a taunt: the monster pulls."""
    return []


@enforces("HM-ALLY-15")
def close(g: Battle) -> Rules[None] | None:
    """The concealed cards and the taunts, each from left to right."""
    if not g.hides:
        return taunts(g)
    return _reveal_and_taunt(g)


@enforces("HM-ABIL-02")
def _reveal_and_taunt(g: Battle) -> Rules[None]:
    """Both belong to the same moment: the players choose whether those who taunt already pull before the reveal.
    Whoever is revealed pulls afterwards; nobody pulls twice."""
    early: list[Piece] = []
    if _order_matters(g) and (yield from may(g, orders(g, HORDE), TAUNTS_FIRST)):
        early = [p for p in g.in_lanes(HORDE) if not p.concealed]
        yield from _pull_all(g, [])
    yield from _reveal_all(g)
    yield from _pull_all(g, early)


def _order_matters(g: Battle) -> bool:
    """Does somebody lie concealed and somebody taunt, with an ally that is free now or may be once it is seen whom it
    faces?"""
    if not any(p.concealed for p in g.in_lanes(HORDE)) or taunts(g) is None:
        return False
    for lane in range(LANES):
        monster = g.monster_in(lane)
        if g.ally_in(lane) is not None and (monster is None or monster.concealed):
            return True
    return False


@enforces("HM-GLO-25")
def _reveal_all(g: Battle) -> Rules[None]:
    """All concealed cards are revealed from left to right, whoever plays the horde."""
    while hidden := [p for p in g.in_lanes(HORDE) if p.concealed]:
        yield from reveal(g, hidden[0])
        yield from finish(g)
    g.hidden_swapped = False


def taunts(g: Battle) -> Rules[None] | None:
    """What the taunting monsters do, if there are any."""
    for lane in range(LANES):
        if _taunter_in(g, lane) is not None:
            return _pull_all(g, [])
    return None


@enforces("HM-GLO-57")
def _taunter_in(g: Battle, lane: int) -> Piece | None:
    """The monster of this lane, if it taunts and nobody stands opposite; before a tower it has no room to pull anybody
    to."""
    monster = g.monster_in(lane)
    if monster is None or monster.doomed or g.alliance_row[lane] is not None:
        return None
    return monster if keyword(g, monster, TAUNT) else None


@enforces("HM-GLO-55", "HM-GLO-58")
def _pull_all(g: Battle, done: list[Piece]) -> Rules[None]:
    """One after the other, from the left, but for those who have done it: who was pulled is engaged, and no other pulls
    it."""
    for lane in range(LANES):
        monster = _taunter_in(g, lane)
        if monster is None or any(monster is each for each in done):
            continue
        nearest = _nearest(g, monster)
        if nearest:  # nobody is free: nothing happens (HM-GLO-56)
            seats = orders(g, HORDE)  # a choice of a horde card (HM-VS-29)
            ally = yield from choose_piece(g, seats, TAUNT_PULLS, nearest, monster.card)
            move(g, ally, lane, "HM-GLO-55")
            yield from finish(g)


@enforces("HM-GLO-55", "HM-GLO-56")
def _nearest(g: Battle, monster: Piece) -> list[Piece]:
    """The unengaged allies at the least distance that may move and engage it, ready or exhausted."""
    best: list[Piece] = []
    least = LANES
    for lane in range(LANES):
        ally = g.ally_in(lane)
        if ally is None or ally.doomed or g.monster_in(lane) is not None or ally.marked("cannot-move"):
            continue
        away = abs(lane - monster.lane)
        if away > least or not can_engage(g, ally, monster):
            continue
        if away < least:
            best = []
            least = away
        best.append(ally)
    return best


# -- the questions -----------------------------------------------------------------------------------------------------

TAUNTS_FIRST: Question[Yes | No] = Asking("taunts-first", "HM-ABIL-02", {Yes: allowed, No: allowed})
"""Shall those who taunt pull before concealed cards are revealed?"""
TAUNT_PULLS: Question[At] = Asking("taunt-pulls", "HM-GLO-55", {At: at(AN_ALLY, Text("no-taunt-pulls"))})
