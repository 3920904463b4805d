"""Deck codes: a whole deck in one short word, such as SH1-..., that can be sent, typed and put in an address.

After `SH1-` come signs of five bits (Crockford's 32: nothing is mistaken for something else, case does not matter).
The last four are a checksum. The others are numbers, four bits a sign: the castle; then for each number of copies that
number, how many different cards have it, and those cards' own numbers, each as its distance from the one before. A
card's number is its line in `content/deck_numbers.txt`, to which lines are only added, so that a code stays what it is.
Cards of packs have no number: they come last, after a 0, by a hash of their id.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import blake2b
from importlib import resources
from typing import TYPE_CHECKING

from hordekeep.games.lanes.deck_building import SIZE, Deck, name_of
from hordekeep.games.lanes.deck_lists import read_list
from hordekeep.games.lanes.unreadable import UnreadableDeck
from hordekeep.kernel import Text

if TYPE_CHECKING:
    from hordekeep.games.lanes.cards import Card, Shelf

PREFIX = "SH1"
SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MOST_CARDS = 4 * SIZE
"""More than anybody wants in a deck that is still being built, and little enough to be looked through at once."""
_MISREAD = str.maketrans("OIL", "011")
_CHECK = 4
_HASH = 6
_LONGEST = 1500
_LONGEST_TO_MEND = 200
_CODE = re.compile(r"SH(1|[IL](?=\s*-))", re.IGNORECASE)
_NONE, _NAMED, _FIRST = 0, 1, 2
"""A castle's place: there is none; it is named by its hash; its number, counted from here."""


def deck_from(text: str, shelf: Shelf) -> Deck:
    """The deck that a text stands for: the id of a deck that comes with the game, a deck code, or a plain list.

    `UnreadableDeck`, a `BadInput`, says what is wrong with it and what was probably meant.
    """
    text = text.strip()
    if text.lower() in ready_ids(shelf):
        return ready_deck(text.lower(), shelf)
    if "\n" not in text and _CODE.match(text):
        return from_code(text, shelf)
    deck, unread = read_list(text, shelf)
    if unread:
        first = unread[0]
        near = Text("deck-near", nearest=name_of(first.nearest)) if first.nearest else Text("deck-list-advice")
        raise UnreadableDeck(Text("deck-no-such-card", line=first.number, text=first.text), near)
    if not deck.cards and deck.castle is None:
        raise UnreadableDeck(Text("deck-nothing"), Text("deck-nothing-advice"))
    return deck


@cache
def ready_ids(shelf: Shelf) -> tuple[str, ...]:
    """The ids of the decks that come with the game: those that are whole (SH-COMP-08)."""
    return tuple([deck.id for deck in shelf.decks.values() if sum([card.copies for card in deck.cards]) == SIZE])


def ready_deck(id: str, shelf: Shelf) -> Deck:
    """A deck that comes with the game (SH-SETUP-11)."""
    return Deck(None, shelf.decks[id].copies(), ready=id)


def to_code(deck: Deck) -> str:
    """The code of a deck. A deck that comes with the game is named by its id, so this is the code of its cards."""
    numbers = card_numbers()
    values = [*_castle_values(deck.castle)]
    copies = sorted(deck.copies().items(), key=lambda each: each[0].id)
    for count in sorted({count for card, count in copies if card.id in numbers}, reverse=True):
        these = sorted(numbers[card.id] for card, copied in copies if copied == count and card.id in numbers)
        steps = [here - before for before, here in zip([0, *these], these, strict=False)]
        for number in (count, len(these), *steps):
            values += _to_values(number)
    named = sorted((_hash_of(card.id), count) for card, count in copies if card.id not in numbers)
    if named:
        values += _to_values(0)
        for hashed, count in named:
            values += [*_to_values(count), *hashed]
    signs = "".join(SIGNS[value] for value in values)
    return f"{PREFIX}-{signs}{_checksum(signs)}"


def from_code(code: str, shelf: Shelf) -> Deck:
    """The deck of a code. How it is typed does not matter: case, spaces, dashes, O for 0."""
    signs = _signs_of(code)
    if not _CHECK < len(signs) <= _LONGEST or any(sign not in SIGNS for sign in signs):
        raise _no_code()
    body, check = signs[:-_CHECK], signs[-_CHECK:]
    if _checksum(body) != check:
        meant = _probably_meant(signs)
        advice = Text("deck-code-meant", code=f"{PREFIX}-{meant}") if meant else Text("deck-code-again")
        raise UnreadableDeck(Text("deck-code-mistyped"), advice)
    reading = iter([SIGNS.index(sign) for sign in body])
    deck = Deck(_read_castle(reading, shelf), list(_read_cards(reading, shelf)))
    if _signs_of(to_code(deck)) != signs:
        raise _no_code()
    return deck


@cache
def card_numbers() -> dict[str, int]:
    """The number of every card and castle of the game in deck codes: its line in the list, from 1."""
    text = resources.files(__package__).joinpath("content", "deck_numbers.txt").read_text(encoding="utf-8")
    return {card: number for number, card in enumerate(text.split(), 1)}


@cache
def _cards_by_number() -> dict[int, str]:
    return {number: card for card, number in card_numbers().items()}


def _signs_of(code: str) -> str:
    signs = "".join(sign for sign in code.upper() if sign.isalnum()).translate(_MISREAD)
    return signs.removeprefix(PREFIX)


def _checksum(signs: str) -> str:
    digest = blake2b(f"{PREFIX}-{signs}".encode(), digest_size=_CHECK).digest()
    return "".join(SIGNS[byte & 31] for byte in digest)


def _probably_meant(signs: str) -> str:
    """The only code that one wrong sign, or two that changed places, could have made of this one; "" if unsure."""
    if len(signs) > _LONGEST_TO_MEND:
        return ""
    near = {signs[:n] + sign + signs[n + 1 :] for n in range(len(signs)) for sign in SIGNS}
    near |= {signs[:n] + signs[n + 1] + signs[n] + signs[n + 2 :] for n in range(len(signs) - 1)}
    fitting = [each for each in near if _checksum(each[:-_CHECK]) == each[-_CHECK:]]
    return fitting[0] if len(fitting) == 1 else ""


def _to_values(number: int) -> list[int]:
    values = []
    while number >= 16:
        values.append(16 | number & 15)
        number >>= 4
    return [*values, number]


def _read_number(reading: Iterator[int]) -> int:
    number = shift = 0
    while shift <= 16:
        value = _next(reading)
        number |= (value & 15) << shift
        shift += 4
        if value < 16:
            return number
    raise _no_code()


def _next(reading: Iterator[int]) -> int:
    value = next(reading, None)
    if value is None:
        raise _no_code()
    return value


def _no_code() -> UnreadableDeck:
    return UnreadableDeck(Text("deck-no-code"), Text("deck-no-code-advice"))


def _hash_of(id: str) -> tuple[int, ...]:
    return tuple(byte & 31 for byte in blake2b(id.encode(), digest_size=_HASH).digest())


def _castle_values(castle: Card | None) -> list[int]:
    if castle is None:
        return _to_values(_NONE)
    number = card_numbers().get(castle.id)
    return [*_to_values(_NAMED), *_hash_of(castle.id)] if number is None else _to_values(number - 1 + _FIRST)


def _read_castle(reading: Iterator[int], shelf: Shelf) -> Card | None:
    place = _read_number(reading)
    if place == _NONE:
        return None
    castle = _named(reading, shelf) if place == _NAMED else _numbered(place - _FIRST + 1, shelf)
    if not castle.is_castle:
        raise _no_code()
    return castle


def _read_cards(reading: Iterator[int], shelf: Shelf) -> Iterator[Card]:
    read = 0
    for first in reading:
        copies = _read_number(_chained(first, reading))
        if copies == 0:
            break
        number = 0
        for _ in range(_read_number(reading)):
            number += _read_number(reading)
            read = _counted(read, copies)
            yield from [_numbered(number, shelf)] * copies
    for first in reading:
        copies = _read_number(_chained(first, reading))
        read = _counted(read, copies)
        yield from [_named(reading, shelf)] * copies


def _chained(first: int, rest: Iterator[int]) -> Iterator[int]:
    yield first
    yield from rest


def _counted(read: int, copies: int) -> int:
    if read + copies > MOST_CARDS:
        raise UnreadableDeck(Text("deck-too-large", most=MOST_CARDS), Text("deck-too-large-advice"))
    return read + copies


def _numbered(number: int, shelf: Shelf) -> Card:
    card = shelf.cards.get(_cards_by_number().get(number, ""))
    if card is None:
        raise UnreadableDeck(Text("deck-code-unknown"), Text("deck-code-unknown-advice"))
    return card


def _named(reading: Iterator[int], shelf: Shelf) -> Card:
    hashed = tuple(_next(reading) for _ in range(_HASH))
    card = _unnumbered(shelf.cards.values()).get(hashed)
    if card is None:
        raise UnreadableDeck(Text("deck-code-unknown"), Text("deck-code-unknown-advice"))
    return card


def _unnumbered(cards: Iterable[Card]) -> dict[tuple[int, ...], Card]:
    return {_hash_of(card.id): card for card in cards if card.id not in card_numbers()}
