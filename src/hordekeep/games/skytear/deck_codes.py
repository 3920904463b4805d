"""Deck codes: a deck or a pool in one short word, such as SK1-..., that can be sent, typed and put in an address.

After `SK1-` come signs of five bits (Crockford's 32: nothing is mistaken for something else, case does not matter). The
last four are a checksum. The others are numbers, four bits a sign: how many heroes a pool has, 0 for a deck; then the
cards of the deck, or each hero with its pile. Cards are written as groups: how many groups, 0 for the pile that comes
with the game; then for each the number of copies, how many different cards have it, and those cards' own numbers, each
as its distance from the one before. The number of a hero or card is its line in `content/deck_numbers.txt`, to which
lines are only added, so that a code stays what it is.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import blake2b
from importlib import resources
from typing import Final

from hordekeep.games.skytear.cards import Hero, PowerCard, shelf
from hordekeep.games.skytear.deck_building import Pile, Pool, premade
from hordekeep.games.skytear.deck_lists import MOST_CARDS, UnreadableDeck, read_list, read_pool_list
from hordekeep.kernel import Text

PREFIX: Final = "SK1"
SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_MISREAD = str.maketrans("OIL", "011")
_CHECK: Final = 4
_LONGEST: Final = 600
_MOST_HEROES: Final = 32
_CODE = re.compile(r"SK(1|[IL])\s*-", re.IGNORECASE)


def deck_from(text: str) -> tuple[PowerCard, ...]:
    """The deck that a text stands for: a code or a plain list. `UnreadableDeck` says what is wrong with it."""
    if not _CODE.match(text.strip()):
        return read_list(text)
    found = from_code(text)
    cards = tuple([each for each in found if isinstance(each, PowerCard)])
    if len(cards) != len(found):
        raise UnreadableDeck(Text("deck-is-pool"), Text("deck-is-pool-advice"))
    return cards


def pool_from(text: str) -> Pool:
    """The pool that a text stands for: a code or a plain list. `UnreadableDeck` says what is wrong with it."""
    if not _CODE.match(text.strip()):
        return read_pool_list(text)
    found = from_code(text)
    pool = tuple([each for each in found if isinstance(each, Pile)])
    if len(pool) != len(found):
        raise UnreadableDeck(Text("pool-is-deck"), Text("pool-is-deck-advice"))
    return pool


# -- writing -----------------------------------------------------------------------------------------------------------


def to_code(cards: Iterable[PowerCard]) -> str:
    """The code of a deck."""
    return _code([0, *_groups(cards)])


def to_pool_code(pool: Pool) -> str:
    """The code of a pool.

    >>> to_pool_code((premade(shelf().hero("yami")),))
    'SK1-140ZQZT'
    """
    numbers = [len(pool)]
    for pile in pool:
        same = Counter(pile.cards) == Counter(pile.hero.copies())
        numbers += [card_numbers()[pile.hero.id], *([0] if same else _groups(pile.cards))]
    return _code(numbers)


def _groups(cards: Iterable[PowerCard]) -> list[int]:
    copies = Counter(card_numbers()[card.id] for card in cards)
    counts = sorted(set(copies.values()), reverse=True)
    numbers = [len(counts)]
    for count in counts:
        these = sorted(number for number, copied in copies.items() if copied == count)
        steps = [here - before for before, here in zip([0, *these], these, strict=False)]
        numbers += [count, len(these), *steps]
    return numbers


def _code(numbers: Iterable[int]) -> str:
    signs = "".join(SIGNS[value] for number in numbers for value in _to_values(number))
    return f"{PREFIX}-{signs}{_checksum(signs)}"


def _to_values(number: int) -> list[int]:
    values = []
    while number >= 16:
        values.append(16 | number & 15)
        number >>= 4
    return [*values, number]


def _checksum(signs: str) -> str:
    digest = blake2b(f"{PREFIX}-{signs}".encode(), digest_size=_CHECK).digest()
    return "".join(SIGNS[byte & 31] for byte in digest)


@cache
def card_numbers() -> dict[str, int]:
    """The number of every hero and power card in deck codes: its line in the list, from 1."""
    text = resources.files("hordekeep.games.skytear").joinpath("content", "deck_numbers.txt").read_text("utf-8")
    return {name: number for number, name in enumerate(text.split(), 1)}


# -- reading -----------------------------------------------------------------------------------------------------------


def from_code(code: str) -> tuple[PowerCard, ...] | Pool:
    """The deck or pool of a code. How it is typed does not matter: case, spaces, dashes, O for 0."""
    signs = "".join(sign for sign in code.upper() if sign.isalnum()).translate(_MISREAD).removeprefix(PREFIX)
    if not _CHECK < len(signs) <= _LONGEST or any(sign not in SIGNS for sign in signs):
        raise _no_code()
    body = signs[:-_CHECK]
    if _checksum(body) != signs[-_CHECK:]:
        raise UnreadableDeck(Text("deck-code-mistyped"), Text("deck-code-again"))
    reading = iter([SIGNS.index(sign) for sign in body])
    heroes = _read_number(reading)
    if heroes > _MOST_HEROES:
        raise _no_code()
    found = tuple([_read_pile(reading) for _ in range(heroes)]) if heroes else tuple(_read_cards(reading))
    if not found or next(reading, None) is not None:
        raise _no_code()
    return found


def _read_pile(reading: Iterator[int]) -> Pile:
    hero = _face(_read_number(reading))
    if not isinstance(hero, Hero):
        raise _no_code()
    cards = _read_cards(reading)
    return Pile(hero, tuple(cards)) if cards else premade(hero)


def _read_cards(reading: Iterator[int]) -> list[PowerCard]:
    cards: list[PowerCard] = []
    for _ in range(_read_number(reading)):
        copies, different = _read_number(reading), _read_number(reading)
        number = 0
        for _ in range(different):
            number += _read_number(reading)
            card = _face(number)
            if not isinstance(card, PowerCard):
                raise _no_code()
            if len(cards) + copies > MOST_CARDS:
                raise UnreadableDeck(Text("deck-too-large", most=MOST_CARDS), Text("deck-too-large-advice"))
            cards += [card] * copies
    return cards


def _read_number(reading: Iterator[int]) -> int:
    number = shift = 0
    while shift <= 16:
        value = next(reading, None)
        if value is None:
            raise _no_code()
        number |= (value & 15) << shift
        shift += 4
        if value < 16:
            return number
    raise _no_code()


def _face(number: int) -> Hero | PowerCard:
    name = _ids().get(number, "")
    found = shelf().heroes.get(name) or shelf().power_cards.get(name)
    if found is None:
        raise UnreadableDeck(Text("deck-code-unknown"), Text("deck-code-unknown-advice"))
    return found


@cache
def _ids() -> dict[int, str]:
    return {number: name for name, number in card_numbers().items()}


def _no_code() -> UnreadableDeck:
    return UnreadableDeck(Text("deck-no-code"), Text("deck-no-code-advice"))
