"""Summoning: a horde card is placed in the leftmost free lane, later resolved: mana boost, then "Play:"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hordekeep.engines.lanes.effects.in_force import around, text_of
from hordekeep.engines.lanes.effects.noticing import after
from hordekeep.engines.lanes.effects.values import stands
from hordekeep.engines.lanes.rules.concepts.movement import enter, free_lanes, leave
from hordekeep.engines.lanes.rules.concepts.resolving import resolve
from hordekeep.engines.lanes.rules.concepts.resources import gain_mana, give_mana
from hordekeep.engines.lanes.rules.into_play.happened import HordeReshuffled, OnPile, Summoned
from hordekeep.engines.lanes.rules.order.settling import settle
from hordekeep.engines.lanes.state.battle import HORDE, HORDE_OWNER, Battle, Piece
from hordekeep.engines.lanes.state.happenings import REVEALED, Happening
from hordekeep.kernel import Rules, enforces

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.cards import Card
    from hordekeep.engines.lanes.state.abilities import Cause


TWICE: Final = "plays-twice"
"""The value that a card in play gives: each "Play:" ability of a horde card is resolved twice."""

ENOUGH: Final = 99
"""More servants of a kind than anything could make."""


@enforces("SH-HORDE-16", "SH-HORDE-17", "SH-CARD-19")
def next_horde_card(g: Battle, tier: int = 0) -> Card | None:
    """The top card of a horde deck, its discards shuffled into a new one first if it is empty; None when there is none
    at all, which loses nobody the game."""
    deck = g.horde_decks[tier]
    if not deck:
        refill(g, tier)
        deck = g.horde_decks[tier]
        if not deck:
            return None
    g.known_top = max(g.known_top - 1, 0)
    return deck.pop()


@enforces("SH-HORDE-16", "SH-CUST-07")
def refill(g: Battle, tier: int) -> None:
    """Shuffle the horde discards of this tier into a new deck."""
    if len(g.horde_decks) == 1:
        deck, g.horde_discard = g.horde_discard, []
    else:
        deck = [card for card in g.horde_discard if tier_of(card) == tier]
        g.horde_discard = [card for card in g.horde_discard if tier_of(card) != tier]
    g.dice.shuffle(deck)
    g.known_top = 0
    g.horde_decks[tier] = deck
    if g.tell and deck:
        g.tell(HordeReshuffled(len(deck)))


@enforces("SH-CUST-05")
def tier_of(card: Card) -> int:
    """Tier two (deck 0, summoned first) are the cards with II, tier one (deck 1) all others."""
    return 0 if card.corner == 2 else 1


@enforces("SH-CUST-06")
def draw_summon(g: Battle) -> Card | None:
    """The next card to summon; with tier decks they alternate, beginning with tier two."""
    tier = g.tier
    if len(g.horde_decks) > 1:
        g.tier = 1 - tier
    return next_horde_card(g, tier)


@enforces("SH-HORDE-02", "SH-HORDE-04", "SH-HORDE-05")
def place(g: Battle, card: Card, lane: int | None = None) -> Piece | None:
    """Put a horde card face up in the leftmost free lane, or in the lane given; with six lanes full it goes on top of
    the outsider pile and is not summoned. Spells fill their lane too."""
    if lane is None:
        free = free_lanes(g, HORDE)
        if not free:
            g.edition.overflow(g, card)
            return None
        lane = free[0]
    piece = Piece(card, HORDE, HORDE_OWNER)
    piece.fresh = card.type != "token"
    enter(g, piece, lane)
    if g.tell:
        g.tell(Summoned(card.id, lane))
    after(g, Happening(REVEALED, piece))
    return piece


@enforces("SH-GLOS-42")
def to_be_resolved(g: Battle, card: Card, lane: int | None) -> Rules[Piece | None]:
    """A summoned card is placed, and resolved when the present card is done."""
    yield from ()
    return place(g, card, lane)


@enforces("SH-GLOS-43")
def from_the_deck(g: Battle, c: Cause, lane: int | None) -> Rules[bool]:
    """An ability summons the next horde card, to a lane given or to the first that is free; was there one?"""
    card = draw_summon(g)
    if card is None:
        return False
    yield from g.edition.summon(g, card, lane)
    g.edition.taken(g)
    return True


@enforces("SH-COMP-01")
def from_the_supply(g: Battle, c: Cause, card: Card) -> Rules[Piece | None]:
    """A token from the supply, which never runs out; it is summoned like any horde card."""
    return g.edition.summon(g, card, None)


@enforces("SH-COMP-01")
def always_enough(g: Battle, card: Card) -> int:
    """More servants than lanes can hold."""
    return ENOUGH


@enforces("SH-COMP-01")
def supply_never_ends(g: Battle, c: Cause, card: Card) -> bool:
    """There is always one more."""
    return True


@enforces("SH-HORDE-16")
def deck_stays_empty(g: Battle) -> None:
    """A horde deck without cards is filled again only when one is needed."""


@enforces("SH-HORDE-04")
def onto_pile(g: Battle, card: Card) -> None:
    """The card lies face up as the new top of the outsider pile."""
    g.pile.append(card)
    if g.tell:
        g.tell(OnPile(card.id))


@enforces("SH-HORDE-06", "SH-HORDE-12", "SH-GLOS-46")
def leftmost_fresh(g: Battle) -> Piece | None:
    """The next card to resolve: the leftmost that is placed and not yet resolved, none of earlier turns."""
    for piece in g.horde_row:
        if piece is not None and piece.fresh and not piece.doomed and not piece.concealed:  # SH-VS-24
            return piece
    return None


@enforces("SH-HORDE-07", "SH-HORDE-09", "SH-HORDE-10", "SH-HORDE-11", "SH-VS-17", "SH-VS-16", "SH-VS-49")
def resolve_horde_card(g: Battle, p: Piece, *, played: bool = False) -> Rules[None]:
    """Mana first, then "Play:", then a spell is discarded.

    A boost is for the alliance, whoever brought the card; I marks pay for playing alone."""
    p.fresh = False
    yield from settle(g)  # what waited for its arrival may take it away first
    if p.doomed or not stands(p):
        return
    card = p.card
    if card.boost:
        yield from give_mana(g, card.boost, "SH-HORDE-07")
    elif played and card.corner and g.horde_seat >= 0:
        gain_mana(g, g.purse_of(g.horde_seat), card.corner, "SH-VS-15")
    yield from resolve_play(g, p)
    if p.lane >= 0 and not card.is_creature:  # a spell, or an attachment without a host (SH-HORDE-11, SH-HORDE-19)
        leave(g, p)


@enforces("SH-HORDE-09")
def resolve_play(g: Battle, p: Piece) -> Rules[None]:
    """The "Play:" abilities of a horde card, each twice if a card in play says so."""
    for ability in text_of(p).play:
        again = TWICE in around(g).statics
        yield from resolve(g, p, (ability,))
        if again:
            yield from resolve(g, p, (ability,))


def settle_and_resolve(g: Battle) -> Rules[None]:
    """Do what waits, and resolve what was summoned meanwhile, from left to right."""
    if g.waiting:
        yield from settle(g)
    for monster in g.horde_row:
        if monster is not None and monster.fresh:
            yield from _resolve_summoned(g)
            break


def _resolve_summoned(g: Battle) -> Rules[None]:
    while (fresh := leftmost_fresh(g)) is not None:
        yield from resolve_horde_card(g, fresh)
        yield from settle(g)
