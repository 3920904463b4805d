"""Cards beneath others: put under a card, and attached to one."""

from __future__ import annotations

from hordekeep.games.lanes.abilities import Cause
from hordekeep.games.lanes.battle import Battle, Piece
from hordekeep.games.lanes.movement import attach, discard_card, tuck
from hordekeep.games.lanes.values import stands
from hordekeep.games.lanes.words.kinds import Noun, verb
from hordekeep.games.lanes.words.piles import Pile, cards_in, choose_from
from hordekeep.kernel import Rules


@verb(
    "put {t:target} under this", fr="[placez|placer] {t} sous cette carte", rule="SH-HEALTH-05", name="put_under_this"
)
def put_under_this(g: Battle, c: Cause, t: list[Piece]) -> Rules[bool]:
    """Off the board; what is being destroyed goes there when its destruction is done (SH-EDGE-09)."""
    able = [p for p in t if stands(p) and not p.card.is_minion]
    for p in able:
        p.bound_for = c.me
        if not p.doomed:
            yield from g.edition.depart(g, p, None)
    return bool(able)


@verb(
    "put [a|an] {np:np} from {p:pile} under this",
    fr="[placez|placer] {un:np} de {p} sous cette carte",
    rule="SH-EDGE-02",
    can=lambda g, c, np, p: bool(cards_in(g, c, np, p)),
)
def put_from_pile_under(g: Battle, c: Cause, np: Noun, p: Pile) -> Rules[bool]:
    """A card of choice from a pile, if there is such a one."""
    found = cards_in(g, c, np, p)
    if not found or not stands(c.me):
        return False
    card, heap = yield from choose_from(g, c, found)
    heap[1].remove(card)
    tuck(g, card, heap[0], c.me)
    return True


@verb(
    "put the cards under this on their owners' discard piles",
    fr="[placez|placer] les cartes sous celle-ci dans la défausse de leurs propriétaires",
    rule="SH-COOP-08",
)
def discard_the_cards_under(g: Battle, c: Cause) -> None:
    """Each to its owner's; counted for what follows."""
    under, c.me.under = c.me.under or [], None
    c.total = len(under)
    for card, owner in under:
        discard_card(g, card, owner)


@verb("attach this to {t:target}", fr="[attachez|attacher] cette carte {à:t}", rule="SH-HORDE-18")
def attach_this(g: Battle, c: Cause, t: list[Piece]) -> bool:
    """Beneath its host, out of the lane it was summoned to; without a host it is discarded (SH-HORDE-19)."""
    able = [p for p in t if not p.doomed]
    if not able or not stands(c.me):
        return False
    attach(g, c.me, able[0])
    return True
