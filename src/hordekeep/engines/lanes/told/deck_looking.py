"""A deck looked at, as the document that deck-builders are shown: what it holds, what is wrong, what still fits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from hordekeep.engines.lanes.content.card_words import word
from hordekeep.engines.lanes.content.names import PACKAGES
from hordekeep.engines.lanes.decks.deck_building import (
    DECK_TYPES,
    MOST_LEGENDARY,
    MOST_MYTHIC,
    SIZE,
    Deck,
    DeckProblem,
    deck_problems,
    is_deck_card,
    problems_together,
    room_for,
)
from hordekeep.engines.lanes.decks.deck_codes import deck_from, to_code
from hordekeep.engines.lanes.decks.deck_filling import curve_of, filled
from hordekeep.engines.lanes.decks.deck_lists import UnreadLine, read_list, to_list
from hordekeep.engines.lanes.state.edition import Edition, shelf_of
from hordekeep.kernel import Document, Text, say

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.cards import Card, Shelf

LIMITS = (
    ("cards", SIZE, "SH-CUST-17"),
    ("legendary", MOST_LEGENDARY, "SH-CUST-18"),
    ("mythic", MOST_MYTHIC, "SH-CUST-18"),
)


def look(text: str, language: str, *, beside: Sequence[str] = (), fill: bool = False, edition: Edition) -> Document:
    """The deck that a text stands for, judged alone and together with the decks `beside` it, and filled if wished.

    `UnreadableDeck` if a text is no deck at all; lines of a list that name no card are only told.
    """
    shelf = shelf_of(edition)
    deck, unread = _read(text, shelf)
    others = tuple(deck_from(each, shelf) for each in beside)
    if fill:
        deck = filled(deck, shelf, others)
    problems = deck_problems(deck, edition.cites)
    problems += problems_together([deck, *others], edition.cites)
    return {
        "code": to_code(deck),
        "list": to_list(deck, language),
        "ready": deck.ready,
        "castle": deck.castle.id if deck.castle is not None else "",
        "cards": [{"card": card.id, "copies": count} for card, count in _in_order(deck)],
        "size": len(deck.cards),
        "legal": not problems and not unread,
        "problems": [_problem(each, language) for each in problems],
        "unread": [
            {"line": each.number, "text": each.text, "nearest": each.nearest.names[language] if each.nearest else ""}
            for each in unread
        ],
        "room": [_room(deck, card, others, language, edition) for card in shelf.cards.values() if is_deck_card(card)],
        "kinds": _kinds(deck, language),
        "limits": [_limit(deck, limit, most, edition.cites.get(rule, rule), language) for limit, most, rule in LIMITS],
        "curve": curve_of(deck),
    }


def _read(text: str, shelf: Shelf) -> tuple[Deck, list[UnreadLine]]:
    """The deck of a text. An empty one is a deck that is just begun, and a list may have lines that name no card."""
    if not text.strip():
        return Deck(None, ()), []
    if "\n" in text.strip():
        return read_list(text, shelf)
    return deck_from(text, shelf), []


def _in_order(deck: Deck) -> list[tuple[Card, int]]:
    """The hero first, then by cost and name."""
    hero = deck.castle.hero if deck.castle is not None else ""
    return sorted(deck.copies().items(), key=lambda each: (each[0].id != hero, each[0].cost or 0, each[0].names["en"]))


def _problem(problem: DeckProblem, language: str) -> Document:
    said: dict[str, Any] = problem._asdict()
    return said | {
        "because": say(problem.because, PACKAGES, language),
        "advice": say(problem.advice, PACKAGES, language),
    }


def _room(deck: Deck, card: Card, others: Sequence[Deck], language: str, edition: Edition) -> Document:
    most, against = room_for(deck, card, others)
    room: Document = {"card": card.id, "most": most}
    if against is not None and deck.copies()[card] >= most:
        room |= {
            "rule": edition.cites.get(against.rule, against.rule),
            "because": say(against.because, PACKAGES, language),
            "short": say(against.short, PACKAGES, language),
        }
    return room


def _kinds(deck: Deck, language: str) -> list[Document]:
    counts = Counter(card.type for card in deck.cards)
    return [{"id": kind, "name": word(kind, language), "count": counts[kind]} for kind in DECK_TYPES]


def _limit(deck: Deck, id: str, most: int, rule: str, language: str) -> Document:
    count = len(deck.cards) if id == "cards" else deck.count(id)
    name = say(Text(f"deck-limit-{id}"), PACKAGES, language)
    return {"id": id, "name": name, "count": count, "most": most, "rule": rule}
