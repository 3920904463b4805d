"""Cards readied, chosen, moved and discarded by effects of the second edition's cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hordekeep.engines.lanes.asking.questions import choose_lane, choose_piece, deciders
from hordekeep.engines.lanes.effects.values import in_play, lane_of
from hordekeep.engines.lanes.rules.concepts.happened import DiscardedInPlay, ReadiedCard
from hordekeep.engines.lanes.rules.concepts.movement import attach, can_move
from hordekeep.engines.lanes.rules.concepts.questions import PICK, PICK_LANE
from hordekeep.engines.lanes.rules.into_play import summon
from hordekeep.engines.lanes.rules.into_play.playing import hosts
from hordekeep.engines.lanes.rules.second_edition.raiding import is_pillager, withdraw
from hordekeep.engines.lanes.state.abilities import Cause, printed
from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.engines.lanes.state.places import place_of
from hordekeep.engines.lanes.words.charging import come_to
from hordekeep.engines.lanes.words.kinds import verb
from hordekeep.engines.lanes.words.marks import put_mark
from hordekeep.kernel import Rules, enforces


@verb(
    "ready {t:target}",
    fr="[rendez|rendre] {t} [disponible|disponibles:t]",
    rule="HM-EXH-02",
    can=lambda g, c, t: any(not p.ready for p in t),
    helps={"t": lambda g, c, p, slots: not p.ready},
)
def ready(g: Battle, c: Cause, t: list[Piece]) -> bool:
    """It may be exhausted again."""
    exhausted = [p for p in t if not p.ready]
    for p in exhausted:
        p.ready = True
        if g.tell:
            g.tell(ReadiedCard(place_of(g, p), p.card.id))
    return bool(exhausted)


@verb("choose {t:target}", fr="[choisissez|choisir] {t}", rule="HM-ABIL-02", name="choose_target")
def choose_target(g: Battle, c: Cause, t: list[Piece]) -> None:
    """Nothing but a choice, of which the words that follow speak."""


@verb(
    "discard this",
    fr="[défaussez|défausser] cette carte",
    rule="HM-DEST-12",
    can=lambda g, c: in_play(g, c.me) and not c.me.doomed,
)
def discard_this(g: Battle, c: Cause) -> Rules[bool]:
    """It leaves play undestroyed, to its owner's discard pile."""
    if not in_play(g, c.me) or c.me.doomed:
        return False
    untold = (DiscardedInPlay(c.me.card.id, place_of(g, c.me)), "HM-DEST-12") if g.tell else None
    yield from g.edition.depart(g, c.me, untold=untold)
    return True


def _can_come(g: Battle, c: Cause, p: Piece, slots: Mapping[str, Any]) -> bool:
    return can_move(g, p) and lane_of(c.me) in g.edition.lanes_for(g, p, p.side)


@verb(
    "move {t:target} to this lane",
    fr="[déplacez|déplacer] {t} sur cette rangée",
    rule="HM-KEY-03",
    helps={"t": _can_come},
)
def move_here(g: Battle, c: Cause, t: list[Piece]) -> bool:
    """From a lane or from the back line, while its side has nothing here."""
    here = lane_of(c.me)
    return here >= 0 and bool(t) and come_to(g, t[0], here, "HM-KEY-03")


def _to_one_of(g: Battle, c: Cause, p: Piece, lanes: list[int]) -> Rules[bool]:
    """A card moves to one of some lanes, of choice."""
    if not lanes or not can_move(g, p):
        return False
    lane = yield from choose_lane(g, deciders(g, c), PICK_LANE, lanes, c.me.card, "HM-GLO-59")
    return come_to(g, p, lane, "HM-GLO-59")


@verb("move {t:target} to a free lane", fr="[déplacez|déplacer] {t} sur une rangée libre", rule="HM-GLO-59")
def move_free(g: Battle, c: Cause, t: list[Piece]) -> Rules[bool]:
    """To any lane that it may come to."""
    moved = False
    for p in t:
        moved |= yield from _to_one_of(g, c, p, g.edition.lanes_for(g, p, p.side))
    return moved


@verb(
    "move {t:target} to an adjacent free lane",
    fr="[déplacez|déplacer] {t} sur une rangée libre adjacente",
    rule="HM-GLO-01",
)
def move_adjacent(g: Battle, c: Cause, t: list[Piece]) -> Rules[bool]:
    """One lane to the left or to the right."""
    moved = False
    for p in t:
        near = [lane for lane in g.edition.lanes_for(g, p, p.side) if abs(lane - p.lane) == 1]
        moved |= yield from _to_one_of(g, c, p, near if p.lane >= 0 else [])
    return moved


@enforces("HM-ALLY-08")
def _bearers(g: Battle, attachment: Piece) -> list[Piece]:
    """Who may bear an attachment that is moved: whom its own sentence allows. One of the horde, which came by its
    "Play:" ability, has no such sentence: any card like the one that bears it."""
    if any(ability.kind == "attach" for ability in printed(attachment.card).all):
        return hosts(g, attachment.card)
    host = attachment.host
    return [] if host is None else [p for p in g.in_lanes(host.side) if p.card.is_creature == host.card.is_creature]


def _can_give(g: Battle, c: Cause, p: Piece, slots: Mapping[str, Any]) -> bool:
    """Has it an attachment that another card may bear?"""
    return any(host is not p for each in p.attached or () for host in _bearers(g, each))


def _can_bear(g: Battle, c: Cause, p: Piece, slots: Mapping[str, Any]) -> bool:
    """May it bear an attachment of whoever gives one, or of anybody while that is not chosen yet?"""
    givers = [each for pieces in c.mentioned.values() for each in pieces if each.attached] or g.in_lanes(p.side)
    moving = [each for giver in givers if giver is not p for each in giver.attached or ()]
    return any(p is host for each in moving for host in _bearers(g, each))


@verb(
    "move an attachment from {t:target} to {u:target}",
    fr="[déplacez|déplacer] une Amélioration {de:t} {à:u}",
    rule="HM-ALLY-08",
    helps={"t": _can_give, "u": _can_bear},
)
def move_attachment(g: Battle, c: Cause, t: list[Piece], u: list[Piece]) -> Rules[bool]:
    """To a host that may bear it; it does not leave play."""
    if not t or not u:
        return False
    able = [each for each in t[0].attached or () if u[0] in _bearers(g, each)]
    if not able:
        return False
    moved = yield from choose_piece(g, deciders(g, c), PICK["attachment"], able, c.me.card, "HM-ALLY-08")
    assert t[0].attached is not None
    t[0].attached.remove(moved)
    attach(g, moved, u[0])
    return True


@verb("{t:target} takes no damage this turn", fr="{t} ne subit aucun dégât ce tour-ci", rule="HM-ABR-02")
def takes_no_damage(g: Battle, c: Cause, t: list[Piece]) -> None:
    """Nothing damages it until the end of the turn."""
    for p in t:
        put_mark(g, p, "no-damage-taken")


@verb(
    "resolve the Play ability of {t:target}",
    fr="[résolvez|résoudre] la capacité « Jouez : » {de:t}",
    rule="HM-GLO-45",
)
@enforces("HM-GLO-51")
def resolve_play(g: Battle, c: Cause, t: list[Piece]) -> Rules[None]:
    """Once more, as if it had just come: Pillager is such an ability too."""
    for p in t:
        yield from summon.resolve_play(g, p)
        if is_pillager(g, p):
            withdraw(g, p, "HM-GLO-51")
