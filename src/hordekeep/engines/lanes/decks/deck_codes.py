"""Deck codes: a whole deck in one short word, such as SH1-..., that can be sent, typed and put in an address.

After `SH1-` come numbers: the castle; then for each number of copies that number, how many different cards have it, and
those cards' own numbers, each as its distance from the one before. A card's number
is its line in `content/deck_numbers.txt`, to which lines are only added, so that a code stays what it is.
Cards of packs have no number: they come last, after a 0, by a hash of their id.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from importlib import resources
from typing import TYPE_CHECKING

from hordekeep.engines.lanes.decks.deck_building import SIZE, Deck, name_of
from hordekeep.engines.lanes.decks.deck_lists import read_list
from hordekeep.engines.lanes.decks.deck_signs import CODES
from hordekeep.kernel import Text, enforces, once
from hordekeep.language.deck_signs import steps_to, to_values

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.cards import Card, Shelf

MOST_CARDS = 4 * SIZE
"""More than anybody wants in a deck that is still being built, and little enough to be looked through at once."""
_HASH = 6
_NONE, _NAMED, _FIRST = 0, 1, 2
"""A castle's place: there is none; it is named by its hash; its number, counted from here."""


def deck_from(text: str, shelf: Shelf) -> Deck:
    """The deck that a text stands for: the id of a deck that comes with the game, a deck code, or a plain list.

    `UnreadableDeck`, a `BadInput`, says what is wrong with it and what was probably meant.
    """
    text = text.strip()
    if text.lower() in ready_ids(shelf):
        return ready_deck(text.lower(), shelf)
    if "\n" not in text and CODES.is_code(text):
        return from_code(text, shelf)
    deck, unread = read_list(text, shelf)
    if unread:
        first = unread[0]
        near = Text("deck-near", nearest=name_of(first.nearest)) if first.nearest else Text("deck-list-advice")
        raise CODES.unreadable(Text("deck-no-such-card", line=first.number, text=first.text), near)
    if not deck.cards and deck.castle is None:
        raise CODES.unreadable(Text("deck-nothing"), Text("deck-nothing-advice"))
    return deck


@once
@enforces("SH-COMP-08")
def ready_ids(shelf: Shelf) -> tuple[str, ...]:
    """The ids of the decks that come with the game: those that are whole."""
    return tuple([deck.id for deck in shelf.decks.values() if sum([card.copies for card in deck.cards]) == SIZE])


@once
@enforces("SH-SETUP-11")
def ready_deck(id: str, shelf: Shelf) -> Deck:
    """A deck that comes with the game."""
    return Deck(None, shelf.decks[id].copies(), ready=id)


def to_code(deck: Deck) -> str:
    """The code of a deck. A deck that comes with the game is named by its id, so this is the code of its cards."""
    numbers = card_numbers()
    values = [*_castle_values(deck.castle)]
    copies = sorted(deck.copies().items(), key=lambda each: each[0].id)
    for count in sorted({count for card, count in copies if card.id in numbers}, reverse=True):
        these = sorted(numbers[card.id] for card, copied in copies if copied == count and card.id in numbers)
        for number in (count, len(these), *steps_to(these)):
            values += to_values(number)
    named = sorted((_hash_of(card.id), count) for card, count in copies if card.id not in numbers)
    if named:
        values += to_values(0)
        for hashed, count in named:
            values += [*to_values(count), *hashed]
    return CODES.write(values)


def from_code(code: str, shelf: Shelf) -> Deck:
    """The deck of a code. How it is typed does not matter: case, spaces, dashes, O for 0."""
    reading = CODES.read(code)
    deck = Deck(_read_castle(reading, shelf), list(_read_cards(reading, shelf)))
    if CODES.bare(to_code(deck)) != CODES.bare(code):
        raise CODES.no_code()
    return deck


@once
def card_numbers() -> dict[str, int]:
    """The number of every card and castle of the game in deck codes: its line in the list, from 1."""
    text = (
        resources.files("hordekeep.engines.lanes").joinpath("content", "deck_numbers.txt").read_text(encoding="utf-8")
    )
    return {card: number for number, card in enumerate(text.split(), 1)}


@once
def _cards_by_number() -> dict[int, str]:
    return {number: card for card, number in card_numbers().items()}


def _next(reading: Iterator[int]) -> int:
    value = next(reading, None)
    if value is None:
        raise CODES.no_code()
    return value


def _hash_of(id: str) -> tuple[int, ...]:
    return tuple(byte & 31 for byte in blake2b(id.encode(), digest_size=_HASH).digest())


def _castle_values(castle: Card | None) -> list[int]:
    if castle is None:
        return to_values(_NONE)
    number = card_numbers().get(castle.id)
    return [*to_values(_NAMED), *_hash_of(castle.id)] if number is None else to_values(number - 1 + _FIRST)


def _read_castle(reading: Iterator[int], shelf: Shelf) -> Card | None:
    place = CODES.number(reading)
    if place == _NONE:
        return None
    castle = _named(reading, shelf) if place == _NAMED else _numbered(place - _FIRST + 1, shelf)
    if not castle.is_castle:
        raise CODES.no_code()
    return castle


def _read_cards(reading: Iterator[int], shelf: Shelf) -> Iterator[Card]:
    read = 0
    for first in reading:
        copies = CODES.number(_chained(first, reading))
        if copies == 0:
            break
        number = 0
        for _ in range(CODES.number(reading)):
            number += CODES.number(reading)
            read = _counted(read, copies)
            yield from [_numbered(number, shelf)] * copies
    for first in reading:
        copies = CODES.number(_chained(first, reading))
        read = _counted(read, copies)
        yield from [_named(reading, shelf)] * copies


def _chained(first: int, rest: Iterator[int]) -> Iterator[int]:
    yield first
    yield from rest


def _counted(read: int, copies: int) -> int:
    if read + copies > MOST_CARDS:
        raise CODES.too_large(MOST_CARDS)
    return read + copies


def _numbered(number: int, shelf: Shelf) -> Card:
    card = shelf.cards.get(_cards_by_number().get(number, ""))
    if card is None:
        raise CODES.unknown_card()
    return card


def _named(reading: Iterator[int], shelf: Shelf) -> Card:
    hashed = tuple(_next(reading) for _ in range(_HASH))
    card = _unnumbered(shelf.cards.values()).get(hashed)
    if card is None:
        raise CODES.unknown_card()
    return card


def _unnumbered(cards: Iterable[Card]) -> dict[tuple[int, ...], Card]:
    return {_hash_of(card.id): card for card in cards if card.id not in card_numbers()}
