"""Decks and pools as plain lists, for people. A deck has a card on each line, "3 Crippling Precision"; a pool a hero on
each, with its pile: "Yami: 1 Kneel Before Me, 2 Dragon Punch, 2 Clear Mind, 3 Combustion", or the hero alone with the
pile that comes with the game. Where there are no lines, in an option, a semicolon ends one.

They are read back in English and French, with the number before or after the name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, TypeVar

from hordekeep.games.skytear.content.cards import Hero, PowerCard, shelf
from hordekeep.games.skytear.decks.deck_building import Pile, Pool, card_name, hero_name, premade
from hordekeep.games.skytear.decks.deck_signs import CODES
from hordekeep.kernel import Text, once
from hordekeep.language.deck_lines import by_names, copies_and_name, folded, lines_in, nearest

MOST_LINES: Final = 100
MOST_CARDS: Final = 200
"""More than anybody wants, and little enough to be looked through at once."""


def to_list(cards: Iterable[PowerCard], language: str) -> str:
    """A deck as a plain list, the dearest cards first.

    >>> print(to_list(shelf().hero("yami").copies(), "en"))
    1 Kneel Before Me
    2 Dragon Punch
    2 Clear Mind
    3 Combustion
    """
    return "\n".join(_counted(cards, language))


def to_pool_list(pool: Pool, language: str) -> str:
    """A pool as a plain list, a hero with its pile on each line.

    >>> to_pool_list((premade(shelf().hero("yami")),), "en")
    'Yami: 1 Kneel Before Me, 2 Dragon Punch, 2 Clear Mind, 3 Combustion'
    """
    return "\n".join([f"{pile.hero.names[language]}: {', '.join(_counted(pile.cards, language))}" for pile in pool])


def _counted(cards: Iterable[PowerCard], language: str) -> list[str]:
    copies = sorted(Counter(cards).items(), key=lambda each: (-each[0].cost, each[1], each[0].id))
    return [f"{count} {card.names[language]}" for card, count in copies]


def read_list(text: str) -> tuple[PowerCard, ...]:
    """The deck of a plain list; `UnreadableDeck` says which line names no card."""
    cards: list[PowerCard] = []
    for number, line in _lines(text):
        cards += _cards_of(line, number)
        _check_size(cards)
    return _something(tuple(cards))


def read_pool_list(text: str) -> Pool:
    """The pool of a plain list; `UnreadableDeck` says which line names no hero or card."""
    pool: list[Pile] = []
    for number, line in _lines(text):
        name, _, pile = line.partition(":")
        hero = _named(name, _heroes(), number, "deck-no-such-hero")
        cards = [card for each in pile.split(",") if each.strip() for card in _cards_of(each.strip(), number)]
        _check_size(cards)
        pool.append(Pile(hero, tuple(cards)) if pile.strip() else premade(hero))
    return _something(tuple(pool))


def is_pool_list(text: str) -> bool:
    """Is it a list of heroes, with their piles or without, and not of cards?

    >>> is_pool_list("Yami; Sakoshi"), is_pool_list("zzz: 3 Gank"), is_pool_list("3 Gank")
    (True, True, False)
    """
    return any(":" in line or folded(line) in _heroes() for _, line in _lines(text))


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, each with its number; what stands after a # does not count."""
    whole = "\n".join([line.partition("#")[0].replace(";", "\n") for line in text.splitlines()])
    if len(whole.splitlines()) > MOST_LINES:
        raise CODES.too_large(MOST_CARDS)
    return lines_in(whole)


def _cards_of(line: str, number: int) -> list[PowerCard]:
    copies, name = copies_and_name(line)
    return [_named(name, _power_cards(), number, "deck-no-such-card")] * copies


_Face = TypeVar("_Face", Hero, PowerCard)


def _named(name: str, faces: Mapping[str, _Face], number: int, what: str) -> _Face:
    """The hero or card that a name means; `UnreadableDeck` with the nearest name if there is none."""
    found = faces.get(folded(name))
    if found is not None:
        return found
    near, advice = nearest(name, faces), Text("deck-list-advice")
    if near is not None:
        advice = Text("deck-near", nearest=hero_name(near) if isinstance(near, Hero) else card_name(near))
    raise CODES.unreadable(Text(what, line=number, text=name.strip()[:80]), advice)


@once
def _power_cards() -> dict[str, PowerCard]:
    return by_names((card, (card.id, *card.names.values())) for card in shelf().power_cards.values())


@once
def _heroes() -> dict[str, Hero]:
    return by_names((hero, (hero.id, *hero.names.values())) for hero in shelf().heroes.values())


_Brought = TypeVar("_Brought", tuple[PowerCard, ...], Pool)


def _something(found: _Brought) -> _Brought:
    if not found:
        raise CODES.unreadable(Text("deck-nothing"), Text("deck-nothing-advice"))
    return found


def _check_size(cards: Sequence[PowerCard]) -> None:
    if len(cards) > MOST_CARDS:
        raise CODES.too_large(MOST_CARDS)
