"""Decks as plain lists, for people: the castle, then a line for each card, "3 Clan of the Oak". They are read back in
English and French, with the number before or after the name, and with small mistakes of spelling pointed out.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from hordekeep.engines.lanes.decks.deck_building import SIZE, Deck, is_deck_card
from hordekeep.engines.lanes.decks.deck_signs import CODES
from hordekeep.kernel import LANGUAGES, in_languages
from hordekeep.language.deck_lines import by_names, copies_and_name, folded, lines_in, nearest

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.cards import Card, Shelf

MOST_LINES = 200
MOST_CARDS = 4 * SIZE
MOST_GUESSES = 20
"""For how many lines the nearest name is looked for; who has more of them pasted something else."""
_CASTLE = re.compile(r"(?:castle|ch[aâ]teau)\s*:\s*(.+)", re.IGNORECASE)
_CASTLE_WORD = in_languages({"en": "Castle:", "fr": "Château\N{NARROW NO-BREAK SPACE}:"})


class UnreadLine(NamedTuple):
    """A line in which no card is named, and the card whose name is nearest, if any is near."""

    number: int
    text: str
    nearest: Card | None


def to_list(deck: Deck, language: str) -> str:
    """The deck as a plain list: the castle, then the cards by cost."""
    lines = [f"{_CASTLE_WORD[language]} {deck.castle.names[language]}"] if deck.castle is not None else []
    copies = sorted(deck.copies().items(), key=lambda each: (each[0].cost or 0, each[0].id))
    return "\n".join([*lines, *(f"{count} {card.names[language]}" for card, count in copies)])


def read_list(
    text: str, shelf: Shelf, is_meant: Callable[[Card], bool] = is_deck_card
) -> tuple[Deck, list[UnreadLine]]:
    """The deck of a plain list, and the lines that name no card that is meant.

    Empty lines do not count, nor what stands after a #.
    """
    if len(text.splitlines()) > MOST_LINES:
        raise CODES.too_large(MOST_CARDS)
    names = _names(shelf, is_meant)
    castle: Card | None = None
    cards: list[Card] = []
    unread: list[UnreadLine] = []
    for number, line in lines_in(text):
        copies, name = _copies_and_name(line)
        card = names.get(folded(name))
        if card is None:
            near = nearest(name, names) if len(unread) < MOST_GUESSES else None
            unread.append(UnreadLine(number, line[:80], near))
        elif card.type == "castle":
            castle = card
        else:
            cards += [card] * copies
            if len(cards) > MOST_CARDS:
                raise CODES.too_large(MOST_CARDS)
    return Deck(castle, cards), unread


def _copies_and_name(line: str) -> tuple[int, str]:
    named = _CASTLE.fullmatch(line)
    return (1, named[1]) if named else copies_and_name(line)


def _names(shelf: Shelf, is_meant: Callable[[Card], bool]) -> dict[str, Card]:
    """Every card that is meant and every castle by its names and its id, folded."""
    meant = [card for card in shelf.cards.values() if is_meant(card) or card.type == "castle"]
    return by_names((card, (card.id, *[card.names[language] for language in reversed(LANGUAGES)])) for card in meant)
