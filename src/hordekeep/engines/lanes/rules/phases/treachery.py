"""Treachery Phase: a horde card is turned up against the alliance, which may then react."""

from __future__ import annotations

from typing import Final

from hordekeep.engines.lanes.effects.noticing import after, watched
from hordekeep.engines.lanes.rules.concepts.resolving import perform
from hordekeep.engines.lanes.rules.into_play.summon import next_horde_card
from hordekeep.engines.lanes.rules.order.settling import finish, settle
from hordekeep.engines.lanes.rules.phases.happened import Boosted, PhaseBegins, TreacheryRevealed
from hordekeep.engines.lanes.state.abilities import Cause, printed
from hordekeep.engines.lanes.state.battle import HORDE, HORDE_OWNER, Battle, Piece
from hordekeep.engines.lanes.state.happenings import REVEALED, START_OF_TREACHERY, TREACHERY_RESOLVED, Happening
from hordekeep.engines.lanes.state.places import place_of
from hordekeep.kernel import Rules, enforces

FEWER: Final = "fewer-treachery-cards"
"""The castle's mark for the turn: so many cards fewer are turned up (HM-TREACH-17)."""
MORE: Final = "treachery-cards"
"""The value that cards in play give: so many cards more are turned up (HM-TREACH-17)."""


@enforces("SH-VS-21")
def treachery(g: Battle, _: object) -> Rules[None]:
    """The phase begins; a horde player may plan its card first."""
    return begin(g, ("plan_treachery",) if g.horde_seat >= 0 else ())


@enforces("SH-TREA-17")
def begin(g: Battle, first: tuple[str, ...]) -> Rules[None]:
    """What happens at the start of the phase, and the beats that come first; then the treachery card, then
    reactions."""
    g.phase = "treachery"
    g.done = 0
    if g.tell:
        g.tell(PhaseBegins("treachery"))
    g.agenda.append(("reactions", None))
    g.agenda += [("treachery_card", None)] * g.edition.treacheries(g)
    g.agenda += [(beat, None) for beat in first]
    after(g, Happening(START_OF_TREACHERY))
    yield from finish(g)


@enforces("SH-TREA-01", "SH-TREA-11", "SH-TREA-02", "SH-TREA-03", "SH-TREA-13", "SH-TREA-10", "SH-TREA-12")
@enforces("SH-TREA-14", "SH-CUST-08")
def treachery_card(g: Battle, _: object) -> Rules[None]:
    """Step 1: the top horde card lies open on the discards; its side tells whom it boosts.

    Nothing else of it counts: no mana, no lane, no "Play:"; without symbols nothing happens, and attack symbols without
    a monster do nothing."""
    tier = g.treachery_tier
    if len(g.horde_decks) > 1:  # its own alternation, beginning with tier two (SH-CUST-08)
        g.treachery_tier = 1 - tier
    card = next_horde_card(g, tier)
    if card is None:
        return
    g.treachery = card
    g.horde_discard.append(card)
    if g.tell:
        g.tell(TreacheryRevealed(card.id))
    _forget_boosted(g)
    turned_up = Piece(card, HORDE, HORDE_OWNER)
    after(g, Happening(REVEALED, turned_up))
    yield from settle(g)  # what waited for it may take it away first
    if turned_up.doomed:
        g.edition.taken(g)
        return
    boosted = boosted_monster(g, card.side) if card.side else None
    if boosted is not None:
        boosted.mark("boosted")
    if card.swords:
        if boosted is not None:  # this monster keeps it (SH-TREA-12): no token (SH-TREA-10), no health (SH-TREA-14)
            boosted.turn_attack += card.swords
            if g.tell:
                g.tell(Boosted(place_of(g, boosted), boosted.card.id, card.swords))
    elif card.symbol:
        cause = Cause(turned_up)
        for ability in printed(card).by_kind.get("treachery", ()):
            yield from perform(g, ability, cause)
        yield from finish(g)
    if watched(g, TREACHERY_RESOLVED):
        after(g, Happening(TREACHERY_RESOLVED, boosted, card=card))
        yield from finish(g)
    g.edition.taken(g)


@enforces("HM-TREACH-15")
def _forget_boosted(g: Battle) -> None:
    """Each treachery card has a boosted monster of its own; the one before keeps its tokens."""
    for p in g.in_lanes(HORDE):
        if p.marks is not None:
            p.marks.pop("boosted", None)


@enforces("SH-TREA-01")
def one_card(g: Battle) -> int:
    """One treachery card a turn."""
    return 1


@enforces("SH-TREA-04", "SH-TREA-05", "SH-TREA-06", "SH-TREA-07", "SH-VS-38", "SH-VS-42")
def boosted_monster(g: Battle, side: str) -> Piece | None:
    """The leftmost or rightmost monster in the lanes, engaged minions and the outsider included.

    In versus the sides are the horde player's, who sits opposite and may not exchange them."""
    monsters = [p for p in g.in_lanes(HORDE) if p.card.is_creature and not p.doomed]
    if not monsters:
        return None
    leftmost = (side == "left") != (g.horde_seat >= 0 and g.edition.mirrored)
    return monsters[0] if leftmost else monsters[-1]
