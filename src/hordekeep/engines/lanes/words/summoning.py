"""Summons by effects: they work as in the Horde Phase (SH-GLOS-42)."""

from __future__ import annotations

from hordekeep.engines.lanes.content.cards import shelf
from hordekeep.engines.lanes.rules.concepts.movement import free_lanes
from hordekeep.engines.lanes.rules.phases.horde import summon_pile
from hordekeep.engines.lanes.state.abilities import Cause
from hordekeep.engines.lanes.state.battle import HORDE, Battle
from hordekeep.engines.lanes.words.kinds import verb
from hordekeep.engines.lanes.words.moving import end_lane
from hordekeep.kernel import Rules, enforces


@verb(
    "summon {n:number} [Skeleton|Skeletons:n]", fr="[invoquez|invoquer] {n} [Squelette|Squelettes:n]", rule="SH-COMP-07"
)
def summon_skeletons(g: Battle, c: Cause, n: int) -> Rules[None]:
    """Tokens from the supply; with six lanes full they go on the outsider pile like any horde card."""
    for _ in range(n * c.times):
        yield from g.edition.create(g, c, shelf().tokens["skeleton"])


@verb("summon a horde card", fr="[invoquez|invoquer] une carte Horde", rule="SH-GLOS-42", name="summon_horde_card")
@enforces("SH-GLOS-43")
def summon_horde_card(g: Battle, c: Cause) -> Rules[bool]:
    """From the horde deck to the leftmost free lane; resolved when the present card is done."""
    done = False
    for _ in range(c.times):
        done |= yield from g.edition.summon_another(g, c, None)
    return done


@verb(
    "summon a horde card in the rightmost free lane",
    fr="[invoquez|invoquer] une carte Horde sur la rangée libre la plus à droite",
    rule="SH-GLOS-42",
)
@enforces("SH-HORDE-04")
def summon_at_the_right(g: Battle, c: Cause) -> Rules[bool]:
    """From the horde deck to the other end; with six lanes full it goes on the outsider pile."""
    free = free_lanes(g, HORDE)
    lane = (yield from end_lane(g, c, free, -1)) if free else None
    return (yield from g.edition.summon_another(g, c, lane))


@verb(
    "summon the outsider pile",
    fr="[invoquez|invoquer] la pile Outsider",
    rule="SH-GLOS-44",
    can=lambda g, c: bool(g.pile) and g.edition.portals_summon,
    name="summon_pile",
)
@enforces("SH-GLOS-45", "SH-WIN-08", "HM-SET1-11")
def summon_the_pile(g: Battle, c: Cause) -> Rules[None]:
    """All of it, top card first, as far as there are lanes; no stage 1 portal says so. Where every Horde phase does so,
    a portal's word for it adds nothing."""
    if g.edition.portals_summon:
        yield from summon_pile(g)


@verb(
    "summon the topmost monster of the horde discard pile",
    fr="[invoquez|invoquer] le Monstre le plus haut de la défausse Horde",
    rule="SH-GLOS-43",
)
def summon_from_the_discards(g: Battle, c: Cause) -> Rules[bool]:
    """The monster that was discarded last."""
    card = next((each for each in reversed(g.horde_discard) if each.is_monster), None)
    if card is None:
        return False
    at = len(g.horde_discard) - 1 - g.horde_discard[::-1].index(card)
    yield from g.edition.summon(g, g.horde_discard.pop(at), None)
    return True


@verb(
    "summon the cards under this",
    fr="[invoquez|invoquer] les cartes sous celle-ci",
    rule="SH-GLOS-42",
    can=lambda g, c: bool(c.me.under),
)
def summon_the_cards_under(g: Battle, c: Cause) -> Rules[bool]:
    """They come back as monsters of the horde."""
    under, c.me.under = c.me.under or [], None
    for card, _ in under:
        yield from g.edition.summon(g, card, None)
    return bool(under)


@verb(
    "add a fight phase before the alliance phase for lanes with an engaged monster",
    fr="[ajoutez|ajouter] une phase Combat avant la phase Alliance pour les rangées où un Monstre est engagé",
    rule="SH-FIGHT-01",
)
@enforces("SH-EDGE-02")
def add_a_fight_phase(g: Battle, c: Cause) -> bool:
    """Once the Horde Phase is over; in a turn whose Alliance Phase has begun there is no room for it."""
    at = next((n for n, beat in enumerate(g.agenda) if beat == ("alliance", None)), None)
    if at is None:
        return False
    g.agenda.insert(at + 1, ("fight", True))
    return True


@verb(
    "summon the topmost card of the horde discard pile",
    fr="[invoquez|invoquer] la carte du dessus de la défausse Horde",
    rule="HM-SUMMON-01",
    can=lambda g, c: bool(g.horde_discard),
)
def summon_topmost_card(g: Battle, c: Cause) -> Rules[bool]:
    """The card that was discarded last."""
    if not g.horde_discard:
        return False
    yield from g.edition.summon(g, g.horde_discard.pop(), None)
    return True
