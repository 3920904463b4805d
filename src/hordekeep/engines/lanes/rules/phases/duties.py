"""Duties at the end of the Alliance Phase: reveal, leave monsters that cannot be engaged, engage those that taunt."""

from __future__ import annotations

from typing import Final

from hordekeep.engines.lanes.asking.choices import InLane
from hordekeep.engines.lanes.asking.questions import ask, choose_lane
from hordekeep.engines.lanes.asking.regarding import About, Asking
from hordekeep.engines.lanes.content.keywords import TAUNT
from hordekeep.engines.lanes.effects.in_force import around, text_of
from hordekeep.engines.lanes.effects.values import keyword
from hordekeep.engines.lanes.rules.concepts.happened import DiscardedInPlay
from hordekeep.engines.lanes.rules.concepts.movement import free_lanes, leave, move
from hordekeep.engines.lanes.rules.concepts.picking import in_lane
from hordekeep.engines.lanes.rules.into_play.turned_up import reveal_all
from hordekeep.engines.lanes.rules.order.settling import finish
from hordekeep.engines.lanes.rules.phases.choices import DISCARD_AT, MOVES, Discard, Move
from hordekeep.engines.lanes.state.battle import ALLIANCE, LANES, Battle, Piece
from hordekeep.engines.lanes.state.places import place_of
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question

NOT_ENGAGED_BY: Final = "cannot-be-engaged-by"


@enforces("SH-GLOS-16")
def can_engage(g: Battle, ally: Piece, monster: Piece) -> bool:
    """Unless a card says that this ally cannot engage this monster."""
    if monster.marks is not None and monster.marked("cannot-be-engaged"):
        return False
    for static in text_of(monster).own.get(NOT_ENGAGED_BY, ()):
        if static.amount(g, monster, ally):
            return False
    for holder, static in around(g).statics.get(NOT_ENGAGED_BY, ()):
        if static.applies is not None and static.applies(g, holder, monster) and static.amount(g, holder, ally):
            return False
    return True


def all_can_engage(g: Battle) -> bool:
    """Is there no card at all in the lanes that some ally could not engage? Quicker than to ask for each of them."""
    if NOT_ENGAGED_BY in around(g).statics:
        return False
    for monster in g.horde_row:
        if monster is not None:
            if monster.marks is not None and monster.marked("cannot-be-engaged"):
                return False
            if NOT_ENGAGED_BY in text_of(monster).own:
                return False
    return True


def taunters(g: Battle) -> list[Piece]:
    """Monsters in the lanes with Taunt that no ally engages."""
    found = []
    for lane, monster in enumerate(g.horde_row):
        if monster is not None and monster.card.is_creature:
            defender = g.alliance_row[lane]
            if (defender is None or defender.card.is_tower) and keyword(g, monster, TAUNT):
                found.append(monster)
    return found


@enforces("SH-VS-33", "SH-VS-35")
def is_challenged(g: Battle, ally: Piece) -> bool:
    """Does the monster that it faces challenge it, in the lane in which it was exhausted?"""
    monster = g.horde_row[ally.lane]
    return monster is not None and monster.marked("challenges") == ally.lane + 1


def _is_bound(g: Battle, ally: Piece) -> bool:
    """It engages a taunting monster already, is held, or is challenged: taunt does not ask for it."""
    monster = g.monster_in(ally.lane)
    if ally.marked("cannot-move"):
        return True
    if monster is None:
        return False
    return is_challenged(g, ally) or (keyword(g, monster, TAUNT) > 0 and can_engage(g, ally, monster))


def answers_to_taunt(g: Battle) -> list[Move | Discard]:
    """The moves that would answer a taunt: a free ally to the taunting monster's lane, a tower there discarded."""
    waiting = taunters(g)
    if not waiting:
        return []
    free = [p for p in g.in_lanes(ALLIANCE) if not p.card.is_tower and not _is_bound(g, p)]
    found: list[Move | Discard] = []
    for monster in waiting:
        able = [ally for ally in free if can_engage(g, ally, monster)]
        if not able:
            continue
        if g.alliance_row[monster.lane] is None:
            found += [MOVES[ally.lane][monster.lane] for ally in able]
        else:
            found.append(DISCARD_AT(LANES + monster.lane))
    return found


@enforces("SH-GLOS-47", "SH-GLOS-48", "SH-GLOS-49", "SH-GLOS-50")
def why_not_done(g: Battle, seat: int) -> Refusal | None:
    """The phase may not close while a taunt can be answered, at any cost; with two players, whoever can answer it is
    not done."""
    for choice in answers_to_taunt(g):
        answering = g.alliance_row[choice.here if isinstance(choice, Move) else choice.place - LANES]
        assert answering is not None
        if answering.seat == seat:
            break
    else:
        return None
    lane = next(monster for monster in taunters(g)).lane
    return Refusal("SH-GLOS-47", Text("no-taunt", lane=lane + 1))


def alliance_ends(g: Battle, _: object) -> Rules[None] | None:
    """The phase closes."""
    return g.edition.close_alliance(g)


def duties(g: Battle) -> Rules[None] | None:
    """The duties, in the order: concealed cards, allies that must leave, taunts."""
    if not g.hides and not _misplaced(g):
        return None
    return _duties(g)


def _duties(g: Battle) -> Rules[None]:
    if g.hides:
        yield from reveal_all(g)
    for ally in _misplaced(g):
        if ally.lane >= 0 and ally in _misplaced(g):
            yield from _make_leave(g, ally)
    while answers := answers_to_taunt(g):
        answer = yield from ask(g, g.alliance_seats, ANSWER_TAUNT, answers, About(among=answers))
        if isinstance(answer, Move):
            mover = g.alliance_row[answer.here]
            assert mover is not None
            move(g, mover, answer.there, "SH-GLOS-47")
        else:
            tower = g.alliance_row[answer.place - LANES]
            assert tower is not None
            untold = (DiscardedInPlay(tower.card.id, place_of(g, tower)), "SH-GLOS-47") if g.tell else None
            leave(g, tower, untold=untold)
        yield from finish(g)


@enforces("SH-GLOS-47")
def taunts_wait(g: Battle) -> None:
    """Taunting monsters do nothing: the players have to answer them."""


@enforces("SH-GLOS-16")
def _misplaced(g: Battle) -> list[Piece]:
    """Allies that share a lane with a monster that they cannot engage."""
    found = []
    for ally in g.in_lanes(ALLIANCE):
        monster = g.monster_in(ally.lane)
        if monster is not None and not ally.card.is_tower and not can_engage(g, ally, monster):
            found.append(ally)
    return found


@enforces("SH-GLOS-16")
def _make_leave(g: Battle, ally: Piece) -> Rules[None]:
    """It has to move to another lane, if one is open for it; else it stays."""
    lanes = []
    for lane in free_lanes(g, ALLIANCE):
        monster = g.monster_in(lane)
        if monster is None or can_engage(g, ally, monster):
            lanes.append(lane)
    if lanes and not ally.marked("cannot-move"):
        lane = yield from choose_lane(g, (ally.seat,), MUST_LEAVE, lanes, ally.card)
        move(g, ally, lane, "SH-GLOS-16")
        yield from finish(g)


# -- the questions -----------------------------------------------------------------------------------------------------


def _why_not_answer(g: Battle, ask: Asked, seat: int, choice: Move | Discard) -> Refusal | None:
    """What would answer a taunt; all else is forbidden as it always is, or answers none."""
    if choice in ask.facts.among:
        return None
    check = g.edition.action.answers[type(choice)]
    return check(g, ask, seat, choice) or Refusal(ask.rule, Text("no-taunt-answer"))


ANSWER_TAUNT: Question[Move | Discard] = Asking(
    "answer-taunt", "SH-GLOS-47", {Move: _why_not_answer, Discard: _why_not_answer}
)
MUST_LEAVE: Question[InLane] = Asking("must-leave", "SH-GLOS-16", {InLane: in_lane(ALLIANCE)})
