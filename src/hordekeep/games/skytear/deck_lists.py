"""Decks and pools as plain lists, for people. A deck has a card on each line, "3 Crippling Precision"; a pool a hero on
each, with its pile: "Yami: 1 Kneel Before Me, 2 Dragon Punch, 2 Clear Mind, 3 Combustion", or the hero alone with the
pile that comes with the game. Where there are no lines, in an option, a semicolon ends one.

They are read back in English and French, with the number before or after the name.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Final, TypeVar

from hordekeep.games.skytear.cards import Hero, PowerCard, shelf
from hordekeep.games.skytear.deck_building import Pile, Pool, premade
from hordekeep.games.skytear.names import PACKAGE
from hordekeep.kernel import BadInput, Text

PACKAGES: Final = (PACKAGE,)
MOST_LINES: Final = 100
MOST_CARDS: Final = 200
"""More than anybody wants, and little enough to be looked through at once."""
_BEFORE = re.compile(r"(\d{1,3})\s*[x×*]?\s+(.+)", re.IGNORECASE)
_AFTER = re.compile(r"(.+?)\s*[x×*]\s*(\d{1,3})", re.IGNORECASE)


class UnreadableDeck(BadInput):
    """A text that stands for no deck or pool: what is wrong and what to do, to be said in any language."""

    def __init__(self, because: Text, advised: Text) -> None:
        super().__init__(because, where="deck", advice=advised, packages=PACKAGES)


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


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, each with its number; what stands after a # does not count."""
    lines = [line for whole in text.splitlines() for line in whole.partition("#")[0].split(";")]
    if len(lines) > MOST_LINES:
        raise _too_large()
    for number, line in enumerate(lines, 1):
        if line.strip():
            yield number, line.strip()


def _cards_of(line: str, number: int) -> list[PowerCard]:
    copies, name = 1, line
    if before := _BEFORE.fullmatch(line):
        copies, name = int(before[1]), before[2]
    elif after := _AFTER.fullmatch(line):
        copies, name = int(after[2]), after[1]
    return [_named(name, _power_cards(), number, "deck-no-such-card")] * copies


_Face = TypeVar("_Face", Hero, PowerCard)


def _named(name: str, faces: Mapping[str, _Face], number: int, what: str) -> _Face:
    """The hero or card that a name means; `UnreadableDeck` with the nearest name if there is none."""
    found = faces.get(_folded(name))
    if found is not None:
        return found
    near = get_close_matches(_folded(name)[:80], faces, n=1, cutoff=0.7)
    advice = Text("deck-list-advice")
    if near:
        kind = "hero" if isinstance(faces[near[0]], Hero) else "card"
        advice = Text("deck-near", nearest=Text(f"{kind}-{faces[near[0]].id}"))
    raise UnreadableDeck(Text(what, line=number, text=name.strip()[:80]), advice)


@cache
def _power_cards() -> dict[str, PowerCard]:
    return {name: card for card in shelf().power_cards.values() for name in _names(card)}


@cache
def _heroes() -> dict[str, Hero]:
    return {name: hero for hero in shelf().heroes.values() for name in _names(hero)}


def _names(face: Hero | PowerCard) -> list[str]:
    """Its id and its name in every language, folded."""
    return [_folded(name) for name in (face.id, *face.names.values())]


def _folded(name: str) -> str:
    """A name without what people type differently: case, accents, apostrophes, hyphens.

    >>> _folded("Shuriken-Storm "), _folded("À genoux devant moi")
    ('shuriken storm', 'a genoux devant moi')
    """
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return re.sub(r"[\W_]+", " ", letters).strip()


_Brought = TypeVar("_Brought", tuple[PowerCard, ...], Pool)


def _something(found: _Brought) -> _Brought:
    if not found:
        raise UnreadableDeck(Text("deck-nothing"), Text("deck-nothing-advice"))
    return found


def _check_size(cards: Sequence[PowerCard]) -> None:
    if len(cards) > MOST_CARDS:
        raise _too_large()


def _too_large() -> UnreadableDeck:
    return UnreadableDeck(Text("deck-too-large", most=MOST_CARDS), Text("deck-too-large-advice"))
