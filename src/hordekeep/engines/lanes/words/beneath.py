"""Cards beneath others: put under a card, and attached to one."""

from __future__ import annotations

from hordekeep.engines.lanes.effects.values import stands
from hordekeep.engines.lanes.rules.concepts.happened import Moved
from hordekeep.engines.lanes.rules.concepts.movement import attach, discard_card, discards_of, enter, tuck
from hordekeep.engines.lanes.state.abilities import Cause
from hordekeep.engines.lanes.state.battle import ALLIANCE, HORDE, Battle, Piece
from hordekeep.engines.lanes.state.places import place_of
from hordekeep.engines.lanes.words.kinds import verb
from hordekeep.engines.lanes.words.meant import Noun
from hordekeep.engines.lanes.words.piles import Pile, cards_in, choose_from
from hordekeep.kernel import Rules, enforces


def _can_go_under(g: Battle, c: Cause, p: Piece) -> bool:
    """Is there a card to put under this, and is this still there? One that has just left play lies on its discards."""
    return stands(c.me) and not p.card.is_minion and (stands(p) or p.card in discards_of(g, p.owner))


@verb(
    "put {t:target} under this",
    fr="[placez|placer] {t} sous cette carte",
    rule="SH-HEALTH-05",
    name="put_under_this",
    can=lambda g, c, t: any(_can_go_under(g, c, p) for p in t),
)
@enforces("SH-EDGE-09", "HM-DEST-10")
def put_under_this(g: Battle, c: Cause, t: list[Piece]) -> Rules[bool]:
    """Off the board; what is being destroyed goes there when its destruction is done, what has left play already from
    where it lies now."""
    able = [p for p in t if _can_go_under(g, c, p)]
    for p in able:
        if not stands(p):
            discards_of(g, p.owner).remove(p.card)
            tuck(g, p.card, p.owner, c.me)
            continue
        p.bound_for = c.me
        if not p.doomed:
            yield from g.edition.depart(g, p)
    return bool(able)


@verb(
    "put {t:target} under this keeping its attachments",
    fr="[placez|placer] {t} sous cette carte en conservant ses Améliorations",
    rule="HM-GLO-61",
    name="under_this_keeping",
    can=lambda g, c, t: stands(c.me) and any(stands(p) and not p.doomed for p in t),
)
def under_this_keeping(g: Battle, c: Cause, t: list[Piece]) -> Rules[bool]:
    """It leaves play, its tokens are lost; its attachments go along and will be on it again."""
    able = [p for p in t if stands(p) and not p.doomed and stands(c.me)]
    for p in able:
        kept, p.attached = p.attached or [], None
        g.board_changed()
        p.bound_for = c.me
        yield from g.edition.depart(g, p)
        for each in kept:
            tuck(g, each.card, each.owner, c.me)
    return bool(able)


@verb(
    "return the cards under this to the leftmost free lane",
    fr="[renvoyez|renvoyer] les cartes sous celle-ci sur la rangée libre la plus à gauche",
    rule="HM-GLO-73",
    name="under_to_lane",
    can=lambda g, c: bool(c.me.under),
)
def under_to_lane(g: Battle, c: Cause) -> bool:
    """An ally comes back into play with what was attached to it; without a free lane all of it is discarded."""
    under, c.me.under = c.me.under or [], None
    ally: Piece | None = None
    for card, owner in under:
        if card.is_ally and owner >= 0:
            ally = Piece(card, ALLIANCE, owner)
            lanes = g.edition.lanes_for(g, ally, ALLIANCE)
            if lanes:
                enter(g, ally, lanes[0])
                if g.tell:
                    g.tell(Moved(None, place_of(g, ally), card.id), "HM-GLO-73")
                continue
            ally = None
        elif card.is_attachment and ally is not None:
            attach(g, Piece(card, HORDE if owner < 0 else ALLIANCE, owner), ally)
            continue
        discard_card(g, card, owner)
    return bool(under)


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
@enforces("SH-HORDE-19", "HM-ABR-01")
def attach_this(g: Battle, c: Cause, t: list[Piece]) -> bool:
    """Beneath its host, out of the lane it was summoned to; without a host it is discarded."""
    able = [p for p in t if not p.doomed]
    if not able or not (stands(c.me) or c.me.fresh):
        return False
    attach(g, c.me, able[0])
    c.me.fresh = False
    c.me.doomed = False  # even a destroyed monster stays, as an attachment: its card beats the book (HM-ABR-01)
    return True
