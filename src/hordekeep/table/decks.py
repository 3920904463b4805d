"""Decks: looked at by the rules of their game, and kept for the person who built them."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from secrets import token_urlsafe
from time import time

import msgspec

from hordekeep.kernel import BadInput
from hordekeep.table.cards import cards_of
from hordekeep.table.problems import Conflict, Unknown
from hordekeep.table.protocol import CheckedDeck, Language, SavedDeck, SaveDeck
from hordekeep.table.service import Service
from hordekeep.table.storage import DeckRow, Person
from hordekeep.table.words import tell


def check_deck(
    game: str, text: str, language: Language, *, beside: Sequence[str] = (), fill: bool = False
) -> CheckedDeck:
    """A deck, looked at by the rules of its game. `BadInput` if the text is no deck at all."""
    return msgspec.convert(cards_of(game, language).look(text, language, beside=beside, fill=fill), CheckedDeck)


def clean_deck_name(name: str, language: str) -> str:
    """A deck's name as it is kept: trimmed, one line; `BadInput` if nothing is left of it."""
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    hidden = any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn") for sign in clean)
    if not clean or len(clean) > 40 or hidden:
        raise BadInput(tell("deck-name", language), where="name")
    return clean


async def save_deck(service: Service, person: Person, deck: SaveDeck, language: Language) -> SavedDeck:
    """Keep a new deck."""
    row = _row(token_urlsafe(12), person, deck, language)
    most = service.settings.limits.kept_decks
    if not await service.store.add_deck(row, most):
        raise Conflict(tell("no-many-decks", language, count=most))
    return show_deck(row, language)


async def change_deck(service: Service, person: Person, id: str, deck: SaveDeck, language: Language) -> SavedDeck:
    """Write a deck of mine anew."""
    row = _row(id, person, deck, language)
    if not await service.store.change_deck(row):
        raise Unknown(tell("no-such-deck", language))
    return show_deck(row, language)


async def find_deck(service: Service, person: Person, id: str, language: Language) -> SavedDeck:
    """A deck of mine."""
    row = await service.store.find_deck(id, person.id)
    if row is None:
        raise Unknown(tell("no-such-deck", language))
    return show_deck(row, language)


async def my_decks(service: Service, person: Person, game: str | None, language: Language) -> tuple[SavedDeck, ...]:
    """All decks of mine, the latest first."""
    return tuple(show_deck(row, language) for row in await service.store.decks_of(person.id, game))


async def drop_deck(service: Service, person: Person, id: str, language: Language) -> None:
    """Delete a deck of mine."""
    if not await service.store.drop_deck(id, person.id):
        raise Unknown(tell("no-such-deck", language))


def show_deck(row: DeckRow, language: Language) -> SavedDeck:
    """A kept deck as shown in a list. One whose game or cards are gone meanwhile is shown all the same."""
    try:
        checked = check_deck(row.game, row.code, language)
    except (BadInput, Unknown):
        return _saved(row, castle="", size=0, legal=False)
    return _saved(row, castle=checked.castle, size=checked.size, legal=checked.legal)


def _saved(row: DeckRow, *, castle: str, size: int, legal: bool) -> SavedDeck:
    return SavedDeck(
        id=row.id,
        game=row.game,
        name=row.name,
        code=row.code,
        castle=castle,
        size=size,
        legal=legal,
        updated=row.updated,
    )


def _row(id: str, person: Person, deck: SaveDeck, language: Language) -> DeckRow:
    name = clean_deck_name(deck.name, language)
    checked = check_deck(deck.game, deck.deck, language)
    if checked.unread:
        line = checked.unread[0]
        raise BadInput(tell("deck-line", language, line=line.line, text=line.text), where="deck")
    return DeckRow(id=id, person=person.id, game=deck.game, name=name, code=checked.code, updated=time())
