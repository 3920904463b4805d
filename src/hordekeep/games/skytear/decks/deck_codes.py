"""Deck codes: a deck or a pool in one short word, such as SK1-..., that can be sent, typed and put in an address.

After `SK1-` come numbers: how many heroes a pool has, 0 for a deck; then the cards of the deck, or each hero with its
pile. Cards are written as groups: how many groups, 0 for the pile that comes with the game; then for each the number of
copies, how many different cards have it, and those cards' own numbers, each as its distance from the one before. The
number of a hero or card is its line in `content/deck_numbers.txt`, to which lines are only added, so that a code stays
what it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from importlib import resources
from typing import Final

from hordekeep.games.skytear.content.cards import Hero, PowerCard, shelf
from hordekeep.games.skytear.decks.deck_building import Pile, Pool, premade
from hordekeep.games.skytear.decks.deck_lists import MOST_CARDS, read_list, read_pool_list
from hordekeep.games.skytear.decks.deck_signs import CODES
from hordekeep.kernel import Text, once
from hordekeep.language.deck_signs import UnreadableDeck, steps_to, to_values

_MOST_HEROES: Final = 32


def deck_from(text: str) -> tuple[PowerCard, ...]:
    """The deck that a text stands for: a code or a plain list. `UnreadableDeck` says what is wrong with it."""
    if not CODES.is_code(text):
        return read_list(text)
    found = from_code(text)
    cards = tuple([each for each in found if isinstance(each, PowerCard)])
    if len(cards) != len(found):
        raise CODES.unreadable(Text("deck-is-pool"), Text("deck-is-pool-advice"))
    return cards


def pool_from(text: str) -> Pool:
    """The pool that a text stands for: a code or a plain list. `UnreadableDeck` says what is wrong with it."""
    if not CODES.is_code(text):
        return read_pool_list(text)
    found = from_code(text)
    pool = tuple([each for each in found if isinstance(each, Pile)])
    if len(pool) != len(found):
        raise CODES.unreadable(Text("pool-is-deck"), Text("pool-is-deck-advice"))
    return pool


@lru_cache(maxsize=256)
def is_code_of_deck(text: str) -> bool:
    """Is it a deck's code, written just as `to_code` writes it?

    >>> code = to_code(shelf().hero("yami").copies())
    >>> is_code_of_deck(code), is_code_of_deck(code.lower()), is_code_of_deck("3 Gank")
    (True, False, False)
    """
    try:
        return CODES.is_code(text) and to_code(deck_from(text)) == text
    except UnreadableDeck:
        return False


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
        numbers += [count, len(these), *steps_to(these)]
    return numbers


def _code(numbers: Iterable[int]) -> str:
    return CODES.write(value for number in numbers for value in to_values(number))


@once
def card_numbers() -> dict[str, int]:
    """The number of every hero and power card in deck codes: its line in the list, from 1."""
    text = resources.files("hordekeep.games.skytear").joinpath("content", "deck_numbers.txt").read_text("utf-8")
    return {name: number for number, name in enumerate(text.split(), 1)}


# -- reading -----------------------------------------------------------------------------------------------------------


def from_code(code: str) -> tuple[PowerCard, ...] | Pool:
    """The deck or pool of a code. How it is typed does not matter: case, spaces, dashes, O for 0."""
    reading = CODES.read(code)
    heroes = CODES.number(reading)
    if heroes > _MOST_HEROES:
        raise CODES.no_code()
    found = tuple([_read_pile(reading) for _ in range(heroes)]) if heroes else tuple(_read_cards(reading))
    if not found or next(reading, None) is not None:
        raise CODES.no_code()
    return found


def _read_pile(reading: Iterator[int]) -> Pile:
    hero = _face(CODES.number(reading))
    if not isinstance(hero, Hero):
        raise CODES.no_code()
    cards = _read_cards(reading)
    return Pile(hero, tuple(cards)) if cards else premade(hero)


def _read_cards(reading: Iterator[int]) -> list[PowerCard]:
    cards: list[PowerCard] = []
    for _ in range(CODES.number(reading)):
        copies, different = CODES.number(reading), CODES.number(reading)
        number = 0
        for _ in range(different):
            number += CODES.number(reading)
            card = _face(number)
            if not isinstance(card, PowerCard):
                raise CODES.no_code()
            if len(cards) + copies > MOST_CARDS:
                raise CODES.too_large(MOST_CARDS)
            cards += [card] * copies
    return cards


def _face(number: int) -> Hero | PowerCard:
    name = _ids().get(number, "")
    found = shelf().heroes.get(name) or shelf().power_cards.get(name)
    if found is None:
        raise CODES.unknown_card()
    return found


@once
def _ids() -> dict[int, str]:
    return {number: name for name, number in card_numbers().items()}
