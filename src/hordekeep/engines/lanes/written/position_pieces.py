"""Reading the cards of a position: pieces in play with their tokens, and cards in piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.engines.lanes.content.cards import Card
from hordekeep.engines.lanes.state.battle import ALLIANCE, BLANK, HORDE, HORDE_OWNER, SHORN, WHOLE, Battle, Piece
from hordekeep.engines.lanes.state.edition import shelf_of
from hordekeep.engines.lanes.written.position import belongs_to_horde, default_owner
from hordekeep.kernel.positions import bad
from hordekeep.language.problems import did_you_mean

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hordekeep.engines.lanes.written.position_document import PiecePosition, UnderCard


def find_card(g: Battle, name: str, where: str) -> Card:
    """The card of the battle's edition with this id; `BadInput` with the nearest id if there is none."""
    cards = shelf_of(g.edition).cards
    if name not in cards:
        raise bad(f"There is no card {name!r}.", where, did_you_mean(name, cards))
    return cards[name]


def cards_from(
    g: Battle, names: Sequence[str], where: str, kinds: tuple[str, ...], *, of_horde: bool | None = None
) -> list[Card]:
    """The cards of a pile, each of a kind that belongs there, and of the side that the pile is of."""
    found = []
    for number, name in enumerate(names):
        card = find_card(g, name, f"{where}.{number}")
        if card.type not in kinds or (of_horde is not None and belongs_to_horde(card) != of_horde):
            raise bad(f"{name!r} does not belong there.", f"{where}.{number}")
        found.append(card)
    return found


def piece_from(g: Battle, written: PiecePosition, side: int, where: str, kinds: tuple[str, ...]) -> Piece:
    """A card in play of one of these kinds, with everything that lies on it and under it."""
    card = find_card(g, written.card, f"{where}.card")
    if card.type not in kinds:
        raise bad(f"{card.id!r} is {card.type}, not {' or '.join(kinds)}.", f"{where}.card")
    piece = Piece(card, side, _owner(g, card, written.owner, where))
    _charm(g, piece, written, where)
    _put_tokens(piece, written, where)
    piece.turn_attack, piece.turn_health, piece.turn_armor = (
        written.turn.attack,
        written.turn.health,
        written.turn.armor,
    )
    piece.armor_used = written.armor_used
    piece.ready = not written.exhausted
    piece.concealed = written.concealed
    piece.fresh = written.fresh
    piece.blank = BLANK if written.blank else SHORN if written.shorn else WHOLE
    if written.borrowed:
        piece.borrowed = find_card(g, written.borrowed, f"{where}.borrowed").id
    piece.doomed = written.doomed
    if written.marks:
        piece.marks = dict.fromkeys(written.marks, 1) if isinstance(written.marks, list) else dict(written.marks)
    if written.under:
        piece.under = [_under(g, each, f"{where}.under.{number}") for number, each in enumerate(written.under)]
    if written.attached:
        _attach(g, piece, written, where)
    return piece


def _charm(g: Battle, piece: Piece, written: PiecePosition, where: str) -> None:
    """A horde card on the alliance's side is some player's, the first one's unless said (SH-COOP-08); an alliance card
    on the horde's side nobody's (HM-GLO-72)."""
    if piece.owner == HORDE_OWNER and piece.side == ALLIANCE:
        piece.seat = written.seat or 0
        if not 0 <= piece.seat < g.setting.alliance:
            raise bad(f"There is no alliance player {piece.seat}.", f"{where}.seat")
    elif piece.owner != HORDE_OWNER and piece.side == HORDE and written.seat in (None, HORDE_OWNER):
        piece.seat = HORDE_OWNER
    elif written.seat is not None:
        raise bad(f"{piece.card.id!r} has changed no sides.", f"{where}.seat", "Leave it out.")


def _put_tokens(piece: Piece, written: PiecePosition, where: str) -> None:
    if written.health and written.wounds:
        raise bad("Health tokens and wounds cancel each other. [SH-TOKEN-02]", where, "Write only what is left.")
    if written.attack and written.weaken:
        raise bad("Attack and weaken tokens cancel each other. [SH-TOKEN-03]", where, "Write only what is left.")
    piece.vigor = written.health - written.wounds
    piece.edge = written.attack - written.weaken
    piece.plate = written.plate


def _attach(g: Battle, host: Piece, written: PiecePosition, where: str) -> None:
    """The attachments on a card, each of the side of its owner (SH-CARD-09); a monster may have become one."""
    if len(written.attached) > g.edition.ranks:
        raise bad(f"At most {g.edition.ranks} attachments fit on a card.", f"{where}.attached")
    host.attached = []
    for number, each in enumerate(written.attached):
        here = f"{where}.attached.{number}"
        kinds = ("attachment", "monster") if g.edition.defection else ("attachment",)
        found = piece_from(g, each, ALLIANCE, here, kinds)
        if found.attached:
            raise bad("An attachment bears no attachments.", f"{here}.attached")
        if found.owner == HORDE_OWNER and each.seat is None:
            found.side, found.seat = HORDE, HORDE_OWNER
        found.host = host
        host.attached.append(found)


def _under(g: Battle, written: str | UnderCard, where: str) -> tuple[Card, int]:
    name, owner = (written, None) if isinstance(written, str) else (written.card, written.owner)
    card = find_card(g, name, where)
    return card, _owner(g, card, owner, where)


def _owner(g: Battle, card: Card, owner: int | None, where: str) -> int:
    """Horde cards belong to the horde, alliance cards to one of the players (SH-COOP-08)."""
    if owner is None:
        return default_owner(card)
    if belongs_to_horde(card) != (owner == HORDE_OWNER):
        raise bad(f"{card.id!r} cannot belong to {owner}.", f"{where}.owner", "-1 is the horde, 0 the first player.")
    if not HORDE_OWNER <= owner < g.setting.alliance:
        raise bad(f"There is no alliance player {owner}.", f"{where}.owner")
    return owner
