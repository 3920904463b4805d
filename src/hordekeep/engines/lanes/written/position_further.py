"""Reading the horde's side of a position, and what only the second edition lays out there: other monsters than minions
in the back line, allies that joined the horde, and all about its outsiders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.engines.lanes.rules.concepts.movement import enter_rear
from hordekeep.engines.lanes.rules.second_edition.defecting import loses
from hordekeep.engines.lanes.state.battle import BLANK, HORDE, REAR_SLOTS, Battle, Piece
from hordekeep.engines.lanes.written.position import belongs_to_horde
from hordekeep.engines.lanes.written.position_pieces import find_card, piece_from
from hordekeep.kernel.positions import bad

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hordekeep.engines.lanes.content.cards import Card
    from hordekeep.engines.lanes.written.position_document import PiecePosition, Position

CREATURES = ("monster", "outsider", "minion", "token", "thrall")
DEFECTORS = ("ally", "hero", "ally-token")
"""What may join the horde, where cards can make it (HM-GLO-72)."""


def monster_from(g: Battle, written: PiecePosition, where: str) -> Piece:
    """A card on the horde's side of a lane; spells and attachments only while they wait to be resolved."""
    joined = DEFECTORS if g.edition.defection else ()
    monster = piece_from(g, written, HORDE, where, (*CREATURES, "spell", "attachment", *joined))
    if not belongs_to_horde(monster.card) and monster.card.type not in joined:
        raise bad(f"{monster.card.id!r} is no card of the horde.", f"{where}.card")
    if not (monster.card.is_creature or monster.fresh or monster.concealed):
        advice = "Write fresh = true for a card that waits to be resolved."
        raise bad(f"{monster.card.id!r} is no monster.", f"{where}.card", advice)
    if monster.concealed:
        if g.horde_seat < 0 and not g.edition.conceals_alone:
            raise bad("Only a horde player conceals cards. [SH-VS-23]", f"{where}.concealed")
        g.hides = True
    return monster


def lay_out_rear(g: Battle, position: Position) -> None:
    """The other monsters of the back line, each in its slot."""
    if position.rear and not g.edition.rear_slots:
        raise bad("Only minions stand in the back line. [SH-MINION-05]", "rear")
    slot = 0
    for number, written in enumerate(position.rear):
        where = f"rear.{number}"
        if written.slot is not None:
            if written.slot <= slot:
                raise bad("Slots are written in order, each once.", f"{where}.slot")
            slot = written.slot - 1
        if slot >= REAR_SLOTS:
            raise bad(f"The back line has room for {REAR_SLOTS} of them.", where)
        piece = monster_from(g, written, where)
        if piece.card.is_minion or not piece.card.is_creature:
            raise bad(f"{piece.card.id!r} does not stand there.", f"{where}.card")
        enter_rear(g, piece, slot)
        slot += 1


def lay_out_defectors(g: Battle, position: Position, pile: Sequence[str]) -> list[Card]:
    """The allies in the outsider pile, each with its owner."""
    for number, written in enumerate(position.defectors):
        where = f"defectors.{number}"
        card = find_card(g, written.card, f"{where}.card")
        if not g.edition.defection or card.type not in DEFECTORS:
            raise bad(f"{card.id!r} cannot join the horde.", f"{where}.card")
        if not 0 <= written.owner < g.setting.alliance:
            raise bad(f"There is no alliance player {written.owner}.", f"{where}.owner")
        g.defectors += ((card, written.owner, BLANK if written.blank else loses(card)),)
    found = [card for card, _, _ in g.defectors]
    in_pile = [name for name in pile if find_card(g, name, "pile").type in DEFECTORS]
    if found and sorted(in_pile) != sorted(card.id for card in found):
        raise bad("They are not the allies in the outsider pile.", "defectors")
    return found


def lay_out_further(g: Battle, position: Position) -> None:
    """The enchanter, and what is known of the outsider pile and of the outsider in it."""
    if position.late > len(g.pile):
        raise bad("So many cards are not in the outsider pile.", "late")
    if position.outsider_kept is not None:
        g.outsider_kept = piece_from(g, position.outsider_kept, HORDE, "outsider_kept", ("outsider",))
    if position.enchanter is not None:
        g.enchanter = find_card(g, position.enchanter, "enchanter")
        if not g.enchanter.is_outsider:
            raise bad(f"{g.enchanter.id!r} is no outsider.", "enchanter")
    else:
        g.enchanter = _enchanter_in(g)


def outsider_card(g: Battle) -> Card | None:
    """The outsider that lies in a lane or in the back line, face up or face down."""
    return next((p.card for p in (*g.in_lanes(HORDE), *g.in_rear()) if p.card.is_outsider), None)


def _enchanter_in(g: Battle) -> Card | None:
    """The enchanter of the battle, if its card is set aside, in the pile or in play."""
    here = outsider_card(g)
    cards = [*g.pile, *g.later_stages] if here is None else [here]
    return next((card for card in cards if card.outsider == "enchanter"), None)
