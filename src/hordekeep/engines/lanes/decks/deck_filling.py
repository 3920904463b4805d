"""Filling a deck up: the castle's hero, then whatever still fits, cheap and dear in good measure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.engines.lanes.decks.deck_building import SIZE, Deck, is_deck_card, room_for

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.cards import Card, Shelf

CURVE_END = 7
"""Costs from here on count as one."""
WANTED = (1, 8, 12, 8, 5, 3, 2, 1)
"""How many cards of each cost a deck that draws well has, about."""


def curve_of(deck: Deck) -> list[int]:
    """How many cards cost 0, 1, 2 ... and, at the end, 7 or more."""
    curve = [0] * (CURVE_END + 1)
    for card in deck.cards:
        curve[min(card.cost or 0, CURVE_END)] += 1
    return curve


def filled(deck: Deck, shelf: Shelf, others: tuple[Deck, ...] = ()) -> Deck:
    """The deck with cards added until it is full, or until nothing more fits. Without a castle it stays as it is."""
    castle = deck.castle
    if castle is None:
        return deck
    hero = shelf.cards.get(castle.hero)
    if hero is not None and hero not in deck.cards and room_for(deck, hero, others)[0]:
        deck = Deck(castle, (*deck.cards, hero))
    known = [card for card in shelf.cards.values() if is_deck_card(card) and not card.is_hero]
    while len(deck.cards) < SIZE:
        fitting = [card for card in known if room_for(deck, card, others)[0] > deck.copies()[card]]
        if not fitting:
            break
        deck = Deck(castle, (*deck.cards, _best(deck, fitting, castle)))
    return deck


def _best(deck: Deck, fitting: list[Card], castle: Card) -> Card:
    """The card whose cost is most wanted; of these one that is there already, then one of the castle's faction."""
    curve, copies = curve_of(deck), deck.copies()

    def worth(card: Card) -> tuple[float, bool, bool, str]:
        cost = min(card.cost or 0, CURVE_END)
        return curve[cost] / WANTED[cost], copies[card] == 0, card.faction != castle.faction, card.id

    return min(fitting, key=worth)
