"""Positions: the whole battle as one readable document. `position_reading` gives the battle back.

`phase` (a step of `steps`) and `lane` say where the turn stands; the agenda is written only where it is not what they
imply. Decks and the outsider pile are written from the top. Anything left out has its default, so that a scenario
writes only what matters to its rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from hordekeep.engines.lanes.rules.second_edition.defecting import loses
from hordekeep.engines.lanes.state.battle import BLANK, HORDE_OWNER, NOWHERE, Battle, Piece
from hordekeep.engines.lanes.state.steps import lane_now, pending, step_now, turn_now
from hordekeep.engines.lanes.written.position_document import Position
from hordekeep.kernel.positions import dice_document, written

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hordekeep.engines.lanes.content.cards import Card
    from hordekeep.kernel import Document

SIDES = ("alliance", "horde")


def to_position(g: Battle) -> Document:
    """The whole battle at a beat's start. `from_position` gives the same battle back."""
    if g.waiting:
        raise AssertionError(f"effects wait at the start of the beat {pending(g)[-1]!r}")
    return laid_out(g)


def laid_out(g: Battle) -> Document:
    """The battle as a document; in the middle of a beat it tells all but what the rules hold in suspense."""
    step, is_plain = step_now(g)
    document: Document = {
        "edition": g.edition.name,
        **{name: value for name, value in msgspec.structs.asdict(g.setting).items() if name != "score" or value},
        "turn": turn_now(g),
        "phase": step,
        "castle": piece_document(g.castle),
        "portal": {**piece_document(g.portal), "at": g.portal_at},
        "portals": ids(g.portals),
        "minions": {minion.card.id: piece_document(minion) for minion in g.minions if minion.lane < 0},
        "lanes": [lane_document(monster, ally) for monster, ally in zip(g.horde_row, g.alliance_row, strict=True)],
        "players": [player_document(g, seat) for seat in g.alliance_seats],
        "horde": _horde_document(g),
        "pile": ids(reversed(g.pile)),
        "later_stages": ids(g.later_stages),
        "deeds": dict(g.deeds),
        "lasting": [{"what": what, "side": SIDES[side]} for what, side in g.lasting],
        "done": [seat for seat in g.alliance_seats if g.done >> seat & 1],
        "dice": dice_document(g.dice),
    }
    lane = lane_now(g)
    if lane >= 0:
        document["lane"] = lane + 1
    if not is_plain:
        document["agenda"] = [[name] if argument is None else [name, argument] for name, argument in pending(g)]
    if g.treachery is not None:
        document["treachery"] = g.treachery.id
    document.update(further_document(g))
    return document


def further_document(g: Battle) -> Document:
    """How it ended, and what only the second edition lays out: the other monsters of the back line, and all about its
    outsiders."""
    document = written(Position, g)
    if rear := rear_document(g):
        document["rear"] = rear
    if g.enchanter is not None:
        document["enchanter"] = g.enchanter.id
    if g.defectors:
        document["defectors"] = [_defector(*each) for each in g.defectors]
    if g.outsider_kept is not None:
        document["outsider_kept"] = piece_document(g.outsider_kept)
    return document


def _defector(card: Card, owner: int, lost: int) -> Document:
    """An ally in the outsider pile; what it has lost is told only if its own card does not say so."""
    document: Document = {"card": card.id, "owner": owner}
    if lost == BLANK != loses(card):
        document["blank"] = True
    return document


def rear_document(g: Battle) -> list[Document]:
    """The monsters of the back line that are no minions; after an empty slot, with their slot."""
    found: list[Document] = []
    next_slot = 0
    for slot, p in enumerate(g.rear):
        if p is not None:
            document = piece_document(p)
            if slot != next_slot:
                document["slot"] = slot + 1
            found.append(document)
            next_slot = slot + 1
    return found


def ids(cards: Iterable[Card]) -> list[str]:
    """Cards as their ids."""
    return [card.id for card in cards]


def piece_document(p: Piece) -> Document:
    """A piece with all that lies on it, as files write it: what is not there is not written."""
    rest: Document = {
        "plate": p.plate,
        "turn": turn_document(p),
        "armor_used": p.armor_used,
        "exhausted": not p.ready,
        "concealed": p.concealed,
        "fresh": p.fresh,
        "blank" if p.blank == BLANK else "shorn": bool(p.blank),
        "borrowed": p.borrowed,
        "collapsing" if p.card.is_portal else "doomed": p.doomed,
        "marks": p.marks and _marks_document(p.marks),
        "attached": p.attached and [piece_document(each) for each in p.attached],
        "under": p.under and [_tucked_document(*each) for each in p.under],
    }
    return {
        "card": p.card.id,
        **_whose_document(p),
        **token_document(p),
        **{name: value for name, value in rest.items() if value},
    }


def _whose_document(p: Piece) -> Document:
    """Whose card it is and who decides for it, where that is not what its face implies."""
    document: Document = {}
    if p.owner != default_owner(p.card):
        document["owner"] = p.owner
    if p.seat != p.owner:
        document["seat"] = p.seat
    return document


def _marks_document(marks: dict[str, int]) -> list[str] | dict[str, int]:
    """What holds until the end of the turn by name; with numbers where one of them counts."""
    return dict(marks) if any(amount != 1 for amount in marks.values()) else list(marks)


def _tucked_document(card: Card, owner: int) -> str | Document:
    """A card below another."""
    return card.id if owner == default_owner(card) else {"card": card.id, "owner": owner}


def token_document(p: Piece) -> Document:
    """The tokens on a card; those of a pair cancel each other (SH-TOKEN-02, SH-TOKEN-03)."""
    if not p.vigor and not p.edge:
        return {}
    tokens = {"health": p.vigor, "wounds": -p.vigor, "attack": p.edge, "weaken": -p.edge}
    return {name: number for name, number in tokens.items() if number > 0}


def turn_document(p: Piece) -> Document:
    """What changes the card until the end of the turn."""
    if not (p.turn_attack or p.turn_health or p.turn_armor):
        return {}
    changes = {"attack": p.turn_attack, "health": p.turn_health, "armor": p.turn_armor}
    return {name: number for name, number in changes.items() if number}


def default_owner(card: Card) -> int:
    """Whose card it is unless a position says otherwise: the first player's, or the horde's."""
    return HORDE_OWNER if belongs_to_horde(card) else 0


def belongs_to_horde(card: Card) -> bool:
    """Is it a card of the horde: of a horde set, an outsider, a minion, a token or a portal?"""
    return card.is_monster or not (card.faction or card.is_ally)


def lane_document(monster: Piece | None, ally: Piece | None) -> Document:
    """Who stands in a lane; on the alliance's side an ally or a tower."""
    document: Document = {}
    if monster is not None:
        document["monster"] = piece_document(monster)
    if ally is not None:
        document["tower" if ally.card.is_tower else "ally"] = piece_document(ally)
    return document


def player_document(g: Battle, seat: int) -> Document:
    """The cards and the mana of an alliance player."""
    player = g.players[seat]
    document: Document = {
        "hand": ids(player.hand),
        "deck": ids(reversed(player.deck)),
        "discard": ids(player.discard),
        "mana": g.mana[g.purse_of(seat)],
        "reshuffles": player.reshuffles,
    }
    if player.aside:
        document["aside"] = ids(player.aside)
    return document


def _horde_document(g: Battle) -> Document:
    """The horde's cards; its hand and mana only where somebody plays it."""
    decks = [ids(reversed(deck)) for deck in g.horde_decks]
    document: Document = {"deck": decks[0]} if len(decks) == 1 else {"decks": decks}
    document["discard"] = ids(g.horde_discard)
    if len(decks) > 1:
        document["tier"] = g.tier
        document["treachery_tier"] = g.treachery_tier
    if g.horde_seat != NOWHERE:
        document.update(
            hand=ids(g.horde_hand),
            mana=g.mana[g.purse_of(g.horde_seat)],
            played=g.wave_played,
            known_top=g.known_top,
            hidden_swapped=g.hidden_swapped,
        )
        if g.horde_aside:
            document["aside"] = ids(g.horde_aside)
    elif g.hidden_swapped:
        document["hidden_swapped"] = True
    return document
