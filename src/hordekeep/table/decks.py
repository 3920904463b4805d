"""Decks: looked at by the rules of their game, and kept for the person who built them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import lru_cache
from secrets import token_urlsafe
from time import time
from typing import NamedTuple

import msgspec

from hordekeep.kernel import BadInput, Cards, LookAtDeck
from hordekeep.table.cards import cards_of
from hordekeep.table.problems import Conflict, Unknown
from hordekeep.table.protocol import CheckedDeck, Language, SavedDeck, SaveDeck
from hordekeep.table.service import Service
from hordekeep.table.signs import is_plain_name, one_line
from hordekeep.table.storage import DeckRow, Person
from hordekeep.table.words import tell


def check_deck(
    game: str, text: str, language: Language, *, beside: Sequence[str] = (), fill: bool = False
) -> CheckedDeck:
    """A deck, looked at by the rules of its game. `BadInput` if the text is no deck at all."""
    look = _look_of(cards_of(game, language), language)
    return msgspec.convert(look(text, language, beside=beside, fill=fill), CheckedDeck)


def _look_of(cards: Cards, language: str) -> LookAtDeck:
    """How a game looks at a deck; `Unknown` if it has none to be built."""
    if cards.look is None:
        raise Unknown(tell("no-such-cards", language), where="game")
    return cards.look


def clean_deck_name(name: str, language: str) -> str:
    """A deck's name as it is kept: trimmed, one line; `BadInput` if nothing is left of it."""
    clean = one_line(name)
    if not clean or len(clean) > 40 or not is_plain_name(clean):
        raise BadInput(tell("deck-name", language), where="name")
    return clean


async def save_deck(service: Service, person: Person, deck: SaveDeck, language: Language) -> SavedDeck:
    """Keep a new deck."""
    row = await asyncio.to_thread(_row, token_urlsafe(12), person, deck, language)
    most = service.settings.limits.kept_decks
    if not await service.store.add_deck(row, most):
        raise Conflict(tell("no-many-decks", language, count=most))
    return show_deck(row)


async def change_deck(service: Service, person: Person, id: str, deck: SaveDeck, language: Language) -> SavedDeck:
    """Write a deck of mine anew."""
    row = await asyncio.to_thread(_row, id, person, deck, language)
    if not await service.store.change_deck(row):
        raise Unknown(tell("no-such-deck", language))
    return show_deck(row)


async def find_deck(service: Service, person: Person, id: str, language: Language) -> SavedDeck:
    """A deck of mine."""
    row = await service.store.find_deck(id, person.id)
    if row is None:
        raise Unknown(tell("no-such-deck", language))
    return show_deck(row)


async def my_decks(service: Service, person: Person, game: str | None) -> tuple[SavedDeck, ...]:
    """All decks of mine, the latest first."""
    rows = await service.store.decks_of(person.id, game)
    return await asyncio.to_thread(lambda: tuple(show_deck(row) for row in rows))


async def drop_deck(service: Service, person: Person, id: str, language: Language) -> None:
    """Delete a deck of mine."""
    if not await service.store.drop_deck(id, person.id):
        raise Unknown(tell("no-such-deck", language))


def show_deck(row: DeckRow) -> SavedDeck:
    """A kept deck as shown in a list. One whose game or cards are gone meanwhile is shown all the same."""
    try:
        seen = _glance(cards_of(row.game, "en"), row.code)
    except (BadInput, Unknown):
        seen = _Glance()
    return SavedDeck(
        id=row.id,
        game=row.game,
        name=row.name,
        code=row.code,
        updated=row.updated,
        **seen._asdict(),
    )


class _Glance(NamedTuple):
    """What a list tells of a deck."""

    castle: str = ""
    size: int = 0
    legal: bool = False
    form: str = "deck"
    heroes: tuple[str, ...] = ()


@lru_cache(maxsize=4096)
def _glance(cards: Cards, code: str) -> _Glance:
    """A glance at a deck; remembered, for the same decks are listed again and again."""
    looked = msgspec.convert(_look_of(cards, "en")(code, "en"), CheckedDeck)
    heroes = tuple([each.hero for each in looked.heroes])
    return _Glance(looked.castle, looked.size, looked.legal, looked.form, heroes)


def _row(id: str, person: Person, deck: SaveDeck, language: Language) -> DeckRow:
    name = clean_deck_name(deck.name, language)
    checked = check_deck(deck.game, deck.deck, language)
    if checked.unread:
        line = checked.unread[0]
        raise BadInput(tell("deck-line", language, line=line.line, text=line.text), where="deck")
    return DeckRow(id=id, person=person.id, game=deck.game, name=name, code=checked.code, updated=time())
