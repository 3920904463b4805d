"""Colossal outsiders: they come with their thralls, monsters of their own, into adjacent lanes (HM-OUT-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.engines.lanes.asking.questions import choose_lane
from hordekeep.engines.lanes.effects.noticing import after, watched
from hordekeep.engines.lanes.effects.values import stands
from hordekeep.engines.lanes.rules.concepts.movement import enter, free_lanes, note_engagement, slide
from hordekeep.engines.lanes.rules.into_play.happened import Summoned
from hordekeep.engines.lanes.rules.phases.horde import PILE_LANE
from hordekeep.engines.lanes.rules.second_edition.arriving import resolve_card
from hordekeep.engines.lanes.state.battle import HORDE, HORDE_OWNER, LANES, Battle, Piece
from hordekeep.engines.lanes.state.edition import shelf_of
from hordekeep.engines.lanes.state.happenings import MOVED, Happening
from hordekeep.kernel import Rules, enforces

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.cards import Card


@enforces("HM-OUT-12", "HM-OUT-10")
def summon(g: Battle, card: Card) -> Rules[Piece | None]:
    """The Colossal and its thralls enter together in the order of its card, and only then their "Play:" abilities are
    resolved from left to right; without room nothing of it enters. Its piece, or None."""
    first = yield from _room(g, card)
    if first is None:
        g.edition.overflow(g, card)
        return None
    body = _body(g, card)
    cards = shelf_of(g.edition).cards
    group = [body if name == card.id else Piece(cards[name], HORDE, HORDE_OWNER) for name in card.order]
    for lane, piece in enumerate(group, first):
        enter(g, piece, lane)
        if g.tell:
            g.tell(Summoned(piece.card.id, lane), "HM-OUT-12")
    for piece in group:
        if stands(piece) and not piece.doomed:
            yield from resolve_card(g, piece)
    return body


def _body(g: Battle, card: Card) -> Piece:
    """The outsider itself: with what lay on it when it went back into the pile, if it keeps that."""
    kept = g.outsider_kept
    if kept is None or kept.card is not card:
        return Piece(card, HORDE, HORDE_OWNER)
    g.outsider_kept = None
    return kept


def runs(free: list[int], length: int) -> list[int]:
    """Where that many adjacent free lanes begin.

    >>> runs([0, 2, 3, 4, 5], 3)
    [2, 3]
    """
    return [lane for lane in free if all(lane + n in free for n in range(length))]


@enforces("HM-OUT-11", "HM-VS-09", "HM-OUT-09", "HM-OUT-10")
def _room(g: Battle, card: Card) -> Rules[int | None]:
    """The leftmost run of enough free lanes, in versus one that the horde player chooses; if there is none, all horde
    cards first shift to the left, unless that does not help."""
    length = len(card.order)
    free = free_lanes(g, HORDE)
    if found := runs(free, length):
        if g.horde_seat >= 0:
            return (yield from choose_lane(g, (g.horde_seat,), PILE_LANE, found, card, "HM-VS-09"))
        return found[0]
    if len(free) < length:
        return None
    shift_left(g)
    return LANES - len(free)


@enforces("HM-OUT-09")
def shift_left(g: Battle) -> None:
    """All horde cards in the lanes close up to the left and keep their order."""
    row = g.in_lanes(HORDE)
    moved = []
    for lane, p in enumerate(row):
        if p.lane != lane:
            slide(g, p, lane, "HM-OUT-09")
            moved.append(p)
    wanted = watched(g, MOVED)
    for p in moved:
        if wanted:
            after(g, Happening(MOVED, p))
        note_engagement(g, p.lane)
