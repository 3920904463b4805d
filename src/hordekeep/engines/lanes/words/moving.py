"""Lanes: moving, engaging, swapping, and monsters that change sides."""

from __future__ import annotations

from hordekeep.engines.lanes.asking.choices import STOP, Stop
from hordekeep.engines.lanes.asking.questions import ask, choose_lane, choose_piece, deciders
from hordekeep.engines.lanes.asking.regarding import About
from hordekeep.engines.lanes.effects.values import attack, health, stands
from hordekeep.engines.lanes.rules.concepts.movement import BROUGHT, can_move, change_side, move, row_of, swap
from hordekeep.engines.lanes.rules.concepts.questions import PICK, PICK_LANE
from hordekeep.engines.lanes.rules.phases.choices import MOVES
from hordekeep.engines.lanes.rules.phases.moving import CHOOSE_MOVE
from hordekeep.engines.lanes.state.abilities import Cause
from hordekeep.engines.lanes.state.battle import ALLIANCE, HORDE, LANES, Battle, Piece
from hordekeep.engines.lanes.words.kinds import verb
from hordekeep.kernel import Rules, enforces


@enforces("SH-VS-41")
def end_lane(g: Battle, c: Cause, lanes: list[int], last: int) -> Rules[int]:
    """The leftmost (0) or rightmost (-1) of some lanes; a horde player may read the one for the other."""
    if c.side == HORDE and g.horde_seat >= 0 and g.edition.mirrored:
        ends = sorted({lanes[0], lanes[-1]})
        return (yield from choose_lane(g, (g.horde_seat,), PICK_LANE, ends, c.me.card, "SH-VS-41"))
    return lanes[last]


def move_to_end(g: Battle, c: Cause, pieces: list[Piece], last: int) -> Rules[bool]:
    moved = False
    for p in pieces:
        free = g.edition.lanes_for(g, p, p.side)
        if free and can_move(g, p):
            if p.card.is_minion and p.lane < 0:
                p.mark(BROUGHT)
            move(g, p, (yield from end_lane(g, c, free, last)), "SH-GLOS-26")
            moved = True
    return moved


@verb(
    "move {t:target} to the leftmost free lane",
    fr="[déplacez|déplacer] {t} sur la rangée libre la plus à gauche",
    rule="SH-GLOS-26",
    name="move_to_the_leftmost",
)
def move_to_the_leftmost(g: Battle, c: Cause, t: list[Piece]) -> Rules[bool]:
    """From a lane or from the back line; without a free lane it stays."""
    return (yield from move_to_end(g, c, t, 0))


@verb(
    "move {t:target} to the rightmost free lane",
    fr="[déplacez|déplacer] {t} sur la rangée libre la plus à droite",
    rule="SH-GLOS-26",
    name="move_to_the_rightmost",
)
def move_to_the_rightmost(g: Battle, c: Cause, t: list[Piece]) -> Rules[bool]:
    """From a lane or from the back line; without a free lane it stays."""
    return (yield from move_to_end(g, c, t, -1))


@verb(
    "move {t:target} to the leftmost free lane from strongest to weakest",
    fr="[déplacez|déplacer] {t} sur la rangée libre la plus à gauche, du plus fort au plus faible",
    rule="SH-GLOS-40",
)
@enforces("SH-GLOS-40")
def move_by_strength(g: Battle, c: Cause, t: list[Piece]) -> Rules[bool]:
    """One after the other, the strongest first; of equals the alliance says which."""
    left = [p for p in t if can_move(g, p)]
    moved = False
    while left:
        best = max((attack(g, p), health(g, p)) for p in left)
        equals = [p for p in left if (attack(g, p), health(g, p)) == best]
        p = yield from choose_piece(g, g.alliance_seats, PICK["minion"], equals, c.me.card, "SH-GLOS-40")
        left.remove(p)
        moved |= yield from move_to_end(g, c, [p], 0)
    return moved


@verb(
    "move {t:target} to the rightmost lane if that lane is free",
    fr="[déplacez|déplacer] {t} sur la rangée la plus à droite si elle est libre",
    rule="SH-GLOS-26",
)
@enforces("SH-VS-41")
def move_to_the_last_lane(g: Battle, c: Cause, t: list[Piece]) -> Rules[bool]:
    """Lane 6, or lane 1 where the horde player reads it so."""
    moved = False
    for p in t:
        mirrored = c.side == HORDE and g.horde_seat >= 0 and g.edition.mirrored
        lanes = [0, LANES - 1] if mirrored else [LANES - 1]
        free = [lane for lane in lanes if lane in g.edition.lanes_for(g, p, p.side)]
        if free and can_move(g, p):
            move(g, p, (yield from end_lane(g, c, free, -1)), "SH-GLOS-26")
            moved = True
    return moved


@verb("move {t:target} to engage {u:target}", fr="[déplacez|déplacer] {t} pour engager {u}", rule="SH-GLOS-23")
@enforces("SH-ALLI-16", "SH-ALLI-17")
def move_to_engage(g: Battle, c: Cause, t: list[Piece], u: list[Piece]) -> bool:
    """Into the other's lane; an ally there changes places with it, a tower bars the way."""
    if not t or not u or u[0].lane < 0 or not can_move(g, t[0]):
        return False
    p, lane = t[0], u[0].lane
    there = row_of(g, p.side)[lane]
    if not g.edition.may_face(g, p, lane, p.side):
        return False
    if there is None:
        move(g, p, lane, "SH-GLOS-23")
    elif there is not p and can_move(g, there) and g.edition.may_face(g, there, p.lane, p.side):
        swap(g, p, there, "SH-GLOS-23")
    return p.lane == lane


@verb(
    "move any number of allies to free lanes",
    fr="[déplacez|déplacer] autant d’Alliés que vous voulez sur des rangées libres",
    rule="SH-GLOS-27",
)
def move_any_allies(g: Battle, c: Cause) -> Rules[None]:
    """Each at most once, in any order: a lane that one leaves is free for the next."""
    left = [p for p in g.in_lanes(ALLIANCE) if can_move(g, p)]
    while left:
        choices = [MOVES[p.lane][lane] for p in left for lane in g.edition.lanes_for(g, p, ALLIANCE)]
        if not choices:
            return
        about = About(c.me.card, among=[p.lane for p in left])
        answer = yield from ask(g, deciders(g, c), CHOOSE_MOVE, [*choices, STOP], about)
        if isinstance(answer, Stop):
            return
        p = next(each for each in left if each.lane == answer.here)
        left.remove(p)
        move(g, p, answer.there, "SH-GLOS-27")


@verb(
    "let {t:target} swap lanes",
    fr="[faites|faire] échanger leurs rangées {à:t}",
    rule="SH-ALLI-16",
    can=lambda g, c, t: len(t) >= 2,
)
def swap_lanes(g: Battle, c: Cause, t: list[Piece]) -> bool:
    """Two cards of one side change places; one that is drawn twice stays where it is."""
    if len(t) != 2 or t[0].side != t[1].side or min(p.lane for p in t) < 0 or not all(can_move(g, p) for p in t):
        return False
    one, other = t
    if not (g.edition.may_face(g, one, other.lane, one.side) and g.edition.may_face(g, other, one.lane, one.side)):
        return False
    swap(g, one, other, "SH-ALLI-16")
    return True


@verb(
    "{t:target} becomes your ally in a free lane",
    fr="{t} devient votre Allié sur une rangée libre",
    rule="SH-GLOS-27",
    can=lambda g, c, t: bool(t and g.edition.lanes_for(g, t[0], ALLIANCE)),
)
def becomes_your_ally(g: Battle, c: Cause, t: list[Piece]) -> Rules[bool]:
    """It fights for the alliance from now on, with what lies on it; its card still belongs to the horde."""
    if not t or t[0].doomed or not stands(t[0]) or t[0].card.is_minion:
        return False
    free = g.edition.lanes_for(g, t[0], ALLIANCE)
    if not free:
        return False
    lane = yield from choose_lane(g, deciders(g, c), PICK_LANE, free, c.me.card)
    change_side(g, t[0], lane, c.seat)
    return True
