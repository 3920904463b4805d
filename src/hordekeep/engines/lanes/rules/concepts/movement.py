"""Entering, changing and leaving lanes, and being exhausted.

`leave` is the only way out of play: allies and monsters stay until something makes them leave (SH-CARD-01, SH-CARD-02).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hordekeep.engines.lanes.effects.noticing import after, watched
from hordekeep.engines.lanes.effects.values import is_idle, stands
from hordekeep.engines.lanes.rules.concepts.happened import (
    Attached,
    Moved,
    OutsiderStage,
    PutUnder,
    Returned,
    Swapped,
    ToSupply,
    ToSupplyFromPlay,
)
from hordekeep.engines.lanes.state.abilities import printed
from hordekeep.engines.lanes.state.battle import ALLIANCE, HORDE, LANES, NOWHERE, REAR_SLOTS, Battle, Piece
from hordekeep.engines.lanes.state.happenings import ENGAGED, EXHAUSTED, LEFT_PLAY, MOVED, TUCKED, Happening
from hordekeep.engines.lanes.state.places import place_of, told
from hordekeep.kernel import Refusal, Rules, Text, enforces

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.cards import Card
    from hordekeep.engines.lanes.state.happened import Untold


BROUGHT: Final = "brought-by-a-card"
"""The mark of a minion that a card brought into a lane this turn: no ally holds it there."""


@enforces("SH-SETUP-02")
def row_of(g: Battle, side: int) -> list[Piece | None]:
    """The places above (horde) or below (alliance) the lane markers."""
    return g.horde_row if side == HORDE else g.alliance_row


@enforces("SH-GLOS-26", "SH-GLOS-27", "SH-LANE-01", "SH-LANE-02")
def free_lanes(g: Battle, side: int) -> list[int]:
    """Lanes without a card of that side, whatever the other side has there: a lane holds at most one monster, and one
    ally or tower."""
    row = row_of(g, side)
    return [lane for lane in range(LANES) if row[lane] is None]


def any_free_lane(g: Battle, p: Piece, side: int) -> list[int]:
    """The lanes that a card may come to: every free one, whoever stands opposite."""
    return free_lanes(g, side)


def anybody(g: Battle, p: Piece, lane: int, side: int) -> bool:
    """A card may come to any lane, whoever stands opposite."""
    return True


def all_of_these(g: Battle, seat: int, card: Card, free: list[int]) -> list[int]:
    """The lanes that a card may be played to: every free one, whoever stands opposite."""
    return free


def vacate(g: Battle, p: Piece) -> None:
    """A piece gives up its place on the board, in a lane or in the back line."""
    if p.lane >= 0:
        row_of(g, p.side)[p.lane] = None
        p.lane = NOWHERE
    elif p.rear >= 0:
        _fill_slot(g, p.rear, None)
        p.rear = NOWHERE


@enforces("SH-GLOS-23")
def enter(g: Battle, p: Piece, lane: int) -> None:
    """A piece comes to stand in a free lane; creatures that now share it are engaged."""
    row_of(g, p.side)[lane] = p
    p.lane = lane
    if "mute" in printed(p.card).by_kind:
        g.hushes = True
    g.board_changed()
    note_engagement(g, lane)


def note_engagement(g: Battle, lane: int) -> None:
    """A monster and an ally came to share a lane."""
    monster, ally = g.monster_in(lane), g.ally_in(lane)
    if monster is not None and ally is not None:
        after(g, Happening(ENGAGED, monster, ally))


@enforces("SH-GLOS-22")
def can_move(g: Battle, p: Piece) -> bool:
    """May an effect move it, whatever the effect? A tower never moves, and "cannot move this turn" holds for all of
    them, Elusive too."""
    return not (p.doomed or p.marked("cannot-move") or p.card.is_tower or is_idle(g, p))


@enforces("SH-ALLI-10")
def move(g: Battle, p: Piece, lane: int, rule: str) -> None:
    """Move a piece to a free lane of its side; a minion that it engaged goes back."""
    if p.lane == lane:
        return
    start = place_of(g, p)
    lane_left = p.lane
    vacate(g, p)
    enter(g, p, lane)
    if g.tell:
        g.tell(Moved(start, place_of(g, p), told(p)), rule)
    if watched(g, MOVED):
        after(g, Happening(MOVED, p))
    if p.side == ALLIANCE:
        g.edition.ally_left(g, lane_left)


def slide(g: Battle, p: Piece, lane: int, rule: str) -> None:
    """A horde card slides along the lanes when all close up, which is no move of its own."""
    start, g.horde_row[p.lane], g.horde_row[lane] = p.lane, None, p
    p.lane = lane
    g.board_changed()
    if g.tell:
        g.tell(Moved(start, lane, told(p)), rule)


@enforces("SH-ALLI-16")
def swap(g: Battle, one: Piece, other: Piece, rule: str) -> None:
    """Two pieces of one side exchange lanes as one move."""
    row = row_of(g, one.side)
    here, there = one.lane, other.lane
    row[here], row[there] = other, one
    one.lane, other.lane = there, here
    g.board_changed()
    if g.tell:
        g.tell(Swapped(told(one), place_of(g, one), told(other), place_of(g, other)), rule)
    if watched(g, MOVED):
        after(g, Happening(MOVED, one))
        after(g, Happening(MOVED, other))
    if one.side == ALLIANCE:
        g.edition.ally_left(g, here)
        g.edition.ally_left(g, there)
    note_engagement(g, here)
    note_engagement(g, there)


def swap_backwards(rule: str, here: int, there: int) -> Refusal:
    """Two cards that may change places are offered once, from the left one to the right one."""
    return Refusal(rule, Text("no-swap-backwards", here=there + 1, there=here + 1))


@enforces("SH-GLOS-27", "SH-COOP-08")
def change_side(g: Battle, p: Piece, lane: int, seat: int) -> None:
    """A monster becomes a player's ally in a free lane; the horde still owns its card, and what it bears."""
    start = place_of(g, p)
    vacate(g, p)
    p.side = ALLIANCE
    p.seat = seat
    p.fresh = p.concealed = False
    for each in p.attached or ():
        each.side = ALLIANCE
        each.seat = seat if each.owner < 0 else each.owner
    enter(g, p, lane)
    if g.tell:
        g.tell(Moved(start, place_of(g, p), p.card.id), "SH-GLOS-27")


@enforces("SH-ALLI-10", "SH-ALLI-11", "SH-ALLI-12", "SH-ALLI-13")
def minion_goes_back(g: Battle, lane: int) -> None:
    """In the Alliance Phase a minion returns at once when its ally leaves the lane; one that a card brought there was
    not engaged by that ally, and stays."""
    if lane < 0 or g.phase != "alliance":
        return
    minion = g.horde_row[lane]
    if minion is not None and minion.card.is_minion and not minion.doomed and not minion.marked(BROUGHT):
        to_back_line(g, minion, "SH-ALLI-10")


@enforces("SH-MINION-09")
def to_back_line(g: Battle, minion: Piece, rule: str) -> None:
    """A minion leaves its lane for the back line, with its tokens."""
    g.horde_row[minion.lane] = None
    minion.lane = NOWHERE
    g.board_changed()
    if g.tell:
        g.tell(Moved(None, place_of(g, minion), minion.card.id), rule)


def free_slot(g: Battle) -> int:
    """The first slot of the back line where no monster stands; NOWHERE when all are taken."""
    for slot, piece in enumerate(g.rear):
        if piece is None:
            return slot
    return len(g.rear) if len(g.rear) < REAR_SLOTS else NOWHERE


def enter_rear(g: Battle, p: Piece, slot: int) -> None:
    """A monster comes to stand in a free slot of the back line, and keeps it until it leaves."""
    _fill_slot(g, slot, p)
    p.rear = slot
    g.board_changed()


def _fill_slot(g: Battle, slot: int, p: Piece | None) -> None:
    slots = [*g.rear, *[None] * (slot + 1 - len(g.rear))]
    slots[slot] = p
    g.rear = tuple(slots)


def to_rear(g: Battle, p: Piece, rule: str) -> bool:
    """A monster that is no minion goes from its lane to the back line, if there is room; did it?"""
    slot = free_slot(g)
    if p.lane < 0 or slot < 0:
        return False
    start = place_of(g, p)
    vacate(g, p)
    enter_rear(g, p, slot)
    if g.tell:
        g.tell(Moved(start, place_of(g, p), told(p)), rule)
    return True


@enforces("SH-REF-09", "HM-EXH-04")
def exhaust(g: Battle, p: Piece) -> None:
    """Turn a card sideways: it cannot be exhausted again before it is readied."""
    p.ready = False
    if watched(g, EXHAUSTED):
        after(g, Happening(EXHAUSTED, p))


def discards_of(g: Battle, owner: int) -> list[Card]:
    """The discard pile of an owner's cards."""
    return g.players[owner].discard if owner >= 0 else g.horde_discard


@enforces("SH-COOP-08", "SH-COMP-07", "HM-SERV-05", "SH-HEALTH-12")
def discard_card(g: Battle, card: Card, owner: int) -> None:
    """Put a face on its owner's discard pile; Skeletons and other servants go back to the supply, outsiders and their
    thralls to the box."""
    if card.is_servant:
        return
    if owner >= 0:
        g.players[owner].discard.append(card)
    elif card.type not in ("outsider", "thrall"):
        g.horde_discard.append(card)


def tell_now(g: Battle, untold: Untold) -> Untold:
    """Tell what has not been told yet: nothing is left to be told."""
    if untold is not None and g.tell:
        g.tell(*untold)
    return None


@enforces("SH-HEALTH-05", "SH-HEALTH-06", "SH-CARD-10", "SH-CARD-01", "SH-CARD-02")
def leave(g: Battle, p: Piece, to: list[Card] | None = None, untold: Untold = None) -> None:
    """Take a piece out of play: attachments and cards underneath to their owners' discard piles, the card itself to
    `to`, under the card that it is bound for, or to where it belongs. What is `untold` is told when it lies there."""
    gone = [*(p.attached or ()), p] if watched(g, LEFT_PLAY) else []
    for attachment in p.attached or ():
        discard_card(g, attachment.card, attachment.owner)
    p.attached = None
    for card, owner in p.under or ():
        discard_card(g, card, owner)
    p.under = None
    lane = p.lane
    if p.host is not None:
        assert p.host.attached is not None
        p.host.attached.remove(p)
        p.host = None
    else:
        vacate(g, p)
    g.board_changed()
    if p.card.is_hero and p.owner >= 0:
        g.note(f"left:{p.card.id}")
    if p.bound_for is not None and stands(p.bound_for):
        untold = tell_now(g, untold)
        tuck(g, p.card, p.owner, p.bound_for)
    elif to is g.pile or (to is not None and not p.card.is_servant and p.card.type not in ("outsider", "thrall")):
        to.append(p.card)
    else:
        discard_card(g, p.card, p.owner)
    if untold:
        tell_now(g, untold)
    for each in gone:
        after(g, Happening(LEFT_PLAY, each))
    if p.side == ALLIANCE:
        g.edition.ally_left(g, lane)


@enforces("SH-COOP-08", "HM-SERV-05")
def to_owners_hand(g: Battle, card: Card, owner: int) -> None:
    """A card goes to its owner's hand; where nobody plays the horde its cards are discarded, and servants go back to
    the supply."""
    if card.is_servant:
        if g.tell:
            g.tell(ToSupply(card.id))
        return
    if owner < 0 and g.horde_seat < 0:
        discard_card(g, card, owner)
        return
    (g.horde_hand if owner < 0 else g.players[owner].hand).append(card)
    if g.tell:
        g.tell(Returned(g.horde_seat if owner < 0 else owner, card.id))


@enforces("SH-CARD-10", "HM-SERV-05")
def take_back(g: Battle, p: Piece) -> Rules[None]:
    """A piece leaves play for its owner's hand; its attachments are discarded. A servant goes back to the supply
    instead."""
    taken: list[Card] = []
    at = place_of(g, p)
    yield from g.edition.depart(g, p, taken)
    if g.tell and p.card.is_servant and p.bound_for is None:
        g.tell(ToSupplyFromPlay(p.card.id, at))
    for card in taken:
        to_owners_hand(g, card, p.owner)


@enforces("SH-CARD-10", "HM-SERV-05")
def tuck(g: Battle, card: Card, owner: int, host: Piece) -> None:
    """Put a face under a card in play; it goes to its owner's discard pile with it. A servant lies there as any other
    card: that is neither a deck nor a discard pile nor a hand."""
    if host.under is None:
        host.under = []
    host.under.append((card, owner))
    if g.tell:
        g.tell(PutUnder(card.id, place_of(g, host), told(host)))
    after(g, Happening(TUCKED, host, amount=len(host.under)))


@enforces("SH-HEALTH-15")
def depart(g: Battle, p: Piece, to: list[Card] | None = None, untold: Untold = None) -> Rules[None]:
    """A card leaves play without being destroyed, and nothing of its own happens."""
    leave(g, p, to, untold)
    if p.card.type == "outsider":
        g.edition.outsider_falls(g, p)
    yield from ()


@enforces("SH-HEALTH-13", "SH-CARD-22")
def outsider_gone(g: Battle, p: Piece) -> None:
    """After an outsider its next stage, if any, goes to the bottom of the pile, to be summoned in a later Horde
    Phase."""
    if g.later_stages:
        stage = g.later_stages.pop(0)
        g.pile.insert(0, stage)
        if g.tell:
            g.tell(OutsiderStage(stage.id))
    else:
        g.note("last-outsider-destroyed")


@enforces("SH-CARD-09", "SH-HORDE-18")
def attach(g: Battle, p: Piece, host: Piece) -> None:
    """Slide an attachment beneath its host, leaving the lane it was summoned to."""
    vacate(g, p)
    p.host = host
    if host.attached is None:
        host.attached = []
    host.attached.append(p)
    g.board_changed()
    if g.tell:
        g.tell(Attached(p.card.id, place_of(g, host), told(host)))
