"""A deck or a pool looked at, as the document that deck-builders are shown: what it holds, what is wrong, what fits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from hordekeep.games.skytear.content.cards import PowerCard, shelf
from hordekeep.games.skytear.content.names import PACKAGES
from hordekeep.games.skytear.content.printed_words import KINDS, word
from hordekeep.games.skytear.decks.deck_building import PER_HERO, POOL_SIZES, DeckProblem, Pool, pool_problems
from hordekeep.games.skytear.decks.deck_codes import deck_from, from_code, pool_from, to_code, to_pool_code
from hordekeep.games.skytear.decks.deck_lists import is_pool_list, to_list, to_pool_list
from hordekeep.games.skytear.decks.deck_room import (
    FACTIONS,
    MOST_HEROES,
    Against,
    factions_in,
    filled,
    filled_pool,
    full_pile,
    heroes_in,
    problems_alone,
    room_for,
    room_in_pool,
    team_of,
)
from hordekeep.games.skytear.decks.deck_signs import CODES
from hordekeep.kernel import Document, Text, enforces, say

CURVE_END: Final = 7
"""Costs from here on count as one."""


@enforces("SM-COMP-01")
def look(text: str, language: str, *, beside: Sequence[str] = (), fill: bool = False) -> Document:
    """The deck or pool that a text stands for, judged by the rules whoever will be drafted, and filled if wished.

    `UnreadableDeck` if the text is neither. No rule is about decks `beside` each other: everybody brings cards of their
    own.
    """
    del beside
    found = _read(text)
    if isinstance(found, list):
        return _deck(filled(found) if fill else tuple(found), language)
    return _pool(filled_pool(found) if fill else found, language)


def _read(text: str) -> list[PowerCard] | Pool:
    """Cards of a deck, or a pool. An empty text is a deck that is just begun."""
    if not text.strip():
        return []
    if not CODES.is_code(text):
        return pool_from(text) if is_pool_list(text) else list(deck_from(text))
    found = from_code(text)
    cards = [each for each in found if isinstance(each, PowerCard)]
    return cards if len(cards) == len(found) else pool_from(text)


def _deck(cards: tuple[PowerCard, ...], language: str) -> Document:
    heroes, problems = heroes_in(cards), problems_alone(cards)
    room = [_room(card, cards.count(card), *room_for(cards, card), language) for card in shelf().power_cards.values()]
    limits = [
        ("cards", len(cards), PER_HERO * len(heroes), "SM-DECK-03"),
        ("heroes", len(heroes), MOST_HEROES, "SM-DECK-01"),
        ("factions", len(factions_in(cards)), FACTIONS, "SM-CAS-06"),
    ]
    return {
        **_common(cards, problems, limits, language),
        "form": "deck",
        "code": to_code(cards),
        "list": to_list(cards, language),
        "heroes": [{"hero": hero.id, "cards": []} for hero in heroes],
        "room": room,
    }


def _pool(pool: Pool, language: str) -> Document:
    cards = tuple([card for pile in pool for card in pile.cards])
    team = team_of(pool)
    limits = [
        ("cards", len(cards), PER_HERO * len(pool), "SM-COMP-03"),
        ("heroes", len(pool), POOL_SIZES[team], "SM-COMP-02"),
    ]
    every = shelf().power_cards.values()
    return {
        **_common(cards, pool_problems(pool, team), limits, language),
        "form": "pool",
        "code": to_pool_code(pool),
        "list": to_pool_list(pool, language),
        "heroes": [
            {"hero": pile.hero.id, "cards": _lines(pile.cards), **_said(full_pile(pile), language)} for pile in pool
        ],
        "room": [_room(card, cards.count(card), *room_in_pool(pool, card), language) for card in every],
    }


def _common(
    cards: tuple[PowerCard, ...],
    problems: list[DeckProblem],
    limits: Iterable[tuple[str, int, int, str]],
    language: str,
) -> Document:
    """What the documents of decks and pools have alike."""
    kinds = Counter("reaction" if card.reaction else "action" for card in cards)
    curve = Counter(min(card.cost, CURVE_END) for card in cards)
    return {
        "ready": "",
        "castle": "",
        "cards": _lines(cards),
        "size": len(cards),
        "legal": not problems,
        "problems": [_problem(each, language) for each in problems],
        "unread": [],
        "kinds": [{"id": kind, "name": word(kind, language), "count": kinds[kind]} for kind in KINDS],
        "limits": [
            {"id": what, "name": _say(f"deck-limit-{what}", language), "count": count, "most": most, "rule": rule}
            for what, count, most, rule in limits
        ],
        "curve": [curve[cost] for cost in range(CURVE_END + 1)],
    }


def _say(id: str, language: str) -> str:
    return say(Text(id), PACKAGES, language)


def _lines(cards: Sequence[PowerCard]) -> list[Document]:
    """Ultimates first, then by cost and name."""
    order = sorted(Counter(cards).items(), key=lambda each: (not each[0].ultimate, each[0].cost, each[0].id))
    return [{"card": card.id, "copies": count} for card, count in order]


def _problem(problem: DeckProblem, language: str) -> Document:
    return {
        "rule": problem.rule,
        "because": say(problem.because, PACKAGES, language),
        "advice": say(problem.advice, PACKAGES, language),
        "card": problem.about,
        "missing": problem.missing,
    }


def _room(card: PowerCard, count: int, most: int, against: Against, language: str) -> Document:
    return {"card": card.id, "most": most, **(_said(against, language) if count >= most else {})}


def _said(against: Against | None, language: str) -> Document:
    if against is None:
        return {}
    return {
        "rule": against.rule,
        "because": say(against.because, PACKAGES, language),
        "short": say(against.short, PACKAGES, language),
    }
