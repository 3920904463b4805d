"""The values of a card now: printed, changed by tokens, by this turn and by other cards (SH-GLOS-08, SH-GLOS-09)."""

from __future__ import annotations

from hordekeep.engines.lanes.content.keywords import ARMOR, HEROIC
from hordekeep.engines.lanes.effects.in_force import around, text_of
from hordekeep.engines.lanes.state.battle import HORDE, Battle, Piece
from hordekeep.kernel import enforces


@enforces("HM-ABR-10", "HM-ABR-09")
def _from_cards(g: Battle, p: Piece, value: str) -> int:
    """What sentences in play add to one value of a piece: its own and those of other cards. It lies on no token, and
    nothing that touches tokens touches it."""
    total = 0
    own = text_of(p).own
    if own:
        for static in own.get(value, ()):
            total += static.amount(g, p, p)
    given = around(g).statics
    if value in given:
        for holder, static in given[value]:
            if static.applies is not None and static.applies(g, holder, p):
                total += static.amount(g, holder, p)
    return total


@enforces("SH-TOKEN-07", "SH-GLOS-30", "SH-MINION-02", "SH-MINION-04", "HM-MIN-06", "HM-MIN-11", "SH-VS-28")
@enforces("SH-GLOS-08")
def attack(g: Battle, p: Piece) -> int:
    """Printed attack, attack and weaken tokens, this turn's bonuses, other cards; never below 0.

    Heroic helps while the creature is wounded; that a minion's attack is its health tokens stands on the minions'
    cards, as does their Trample: what lies on a minion changes both at once, a lost health token too.
    """
    if p.concealed:  # nobody knows (SH-VS-28)
        return 0
    total = (p.card.attack or 0) + p.edge + p.turn_attack
    if p.vigor < 0:
        total += keyword(g, p, HEROIC)
    total += _from_cards(g, p, "attack")
    return max(total, 0)


@enforces("SH-TOKEN-08", "HM-FIGHT-12", "HM-FIGHT-13", "SH-GLOS-09")
def health(g: Battle, p: Piece) -> int:
    """Printed health, health tokens less wounds, this turn's changes, other cards, without a limit: the castle's too
    may rise above what is printed."""
    if p.concealed:  # a servant like any other (HM-GLO-24)
        return 1 + p.vigor
    return (p.card.health or 0) + p.vigor + p.turn_health + _from_cards(g, p, "health")


@enforces("SH-GLOS-03", "HM-TOKEN-08", "HM-GLO-03", "HM-GLO-04")
def armor(g: Battle, p: Piece) -> int:
    """The full armor of this turn: all of it added up, armor tokens included, never below 0."""
    return max(keyword(g, p, ARMOR) + p.plate + p.turn_armor, 0)


@enforces("SH-GLOS-03")
def armor_left(g: Battle, p: Piece) -> int:
    """The armor not yet used this turn."""
    return max(armor(g, p) - p.armor_used, 0)


@enforces("HM-GLO-44")
def keyword(g: Battle, p: Piece, name: str) -> int:
    """How much of a keyword a piece has: printed, given for the turn, or given by other cards, all added up; 0 if it
    has not."""
    text = text_of(p)
    total = text.keywords.get(name, 0)
    if name in text.own or name in around(g).statics:
        total += _from_cards(g, p, name)
    return total if p.marks is None else total + p.marks.get(name, 0)


@enforces("SH-GLOS-23", "SH-GLOS-24")
def is_engaged(g: Battle, p: Piece) -> bool:
    """A creature of the other side stands in its lane; else it is unengaged."""
    return opponent(g, p) is not None


def opponent(g: Battle, p: Piece) -> Piece | None:
    """The creature that a creature is engaged with, if any; for an attachment, its host's."""
    lane = lane_of(p)
    if lane < 0:
        return None
    found = g.ally_in(lane) if p.side == HORDE else g.monster_in(lane)
    return None if found is None or found.doomed else found


@enforces("SH-CARD-11")
def lane_of(p: Piece) -> int:
    """The lane of a piece; an attachment lies where its host stands."""
    return p.lane if p.host is None else p.host.lane


@enforces("SH-GLOS-01", "SH-GLOS-34")
def neighbours(g: Battle, p: Piece) -> list[Piece]:
    """The cards of the same side in adjacent lanes, those next to its own."""
    lane = lane_of(p)
    if lane < 0:
        return []
    row = g.horde_row if p.side == HORDE else g.alliance_row
    around = [row[n] for n in (lane - 1, lane + 1) if 0 <= n < len(row)]
    return [each for each in around if each is not None and not each.doomed]


@enforces("SH-MINION-03", "SH-MINION-07", "SH-MINION-10")
def is_idle(g: Battle, p: Piece) -> bool:
    """A minion without health: in play, but neither counted nor hurt.

    Its own health, whatever other cards give: these ask in turn whether it is a monster that counts."""
    return p.card.is_minion and (p.card.health or 0) + p.vigor + p.turn_health <= 0


def stands(p: Piece) -> bool:
    """It has a place of its own on the board: a lane, or a slot in the back line."""
    return p.lane >= 0 or p.rear >= 0


def in_play(g: Battle, p: Piece) -> bool:
    """Is it in play: on the board, attached, castle or portal, or a minion that counts?"""
    if p.lane >= 0 or p.rear >= 0 or p.host is not None:
        return True
    if p.card.is_minion:
        return not is_idle(g, p)
    return p is g.castle or p is g.portal


@enforces("SH-GLOS-57")
def is_wounded(p: Piece) -> bool:
    """At least one wound token lies on it."""
    return p.vigor < 0
