"""Decks as plain lists, for people: the castle, then a line for each card, "3 Clan of the Oak". They are read back in
English and French, with the number before or after the name, and with small mistakes of spelling pointed out.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from difflib import get_close_matches
from typing import TYPE_CHECKING, NamedTuple

from hordekeep.games.lanes.deck_building import SIZE, Deck, is_deck_card
from hordekeep.games.lanes.unreadable import UnreadableDeck
from hordekeep.kernel import Text

if TYPE_CHECKING:
    from hordekeep.games.lanes.cards import Card, Shelf

MOST_LINES = 200
MOST_CARDS = 4 * SIZE
MOST_GUESSES = 20
"""For how many lines the nearest name is looked for; who has more of them pasted something else."""
_CASTLE = re.compile(r"(?:castle|ch[aâ]teau)\s*:\s*(.+)", re.IGNORECASE)
_BEFORE = re.compile(r"(\d{1,3})\s*[x×*]?\s+(.+)", re.IGNORECASE)
_AFTER = re.compile(r"(.+?)\s*[x×*]\s*(\d{1,3})", re.IGNORECASE)
_CASTLE_WORD = {"en": "Castle:", "fr": "Château\N{NARROW NO-BREAK SPACE}:"}


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
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise UnreadableDeck(Text("deck-too-large", most=MOST_CARDS), Text("deck-too-large-advice"))
    names = _names(shelf, is_meant)
    castle: Card | None = None
    cards: list[Card] = []
    unread: list[UnreadLine] = []
    for number, raw in enumerate(lines, 1):
        line = raw.partition("#")[0].strip()
        if not line:
            continue
        copies, name = _copies_and_name(line)
        card = names.get(_folded(name))
        if card is None:
            looked_for = len(unread) < MOST_GUESSES
            near = get_close_matches(_folded(name)[:80], names, n=1, cutoff=0.7) if looked_for else []
            unread.append(UnreadLine(number, line[:80], names[near[0]] if near else None))
        elif card.type == "castle":
            castle = card
        else:
            cards += [card] * copies
            if len(cards) > MOST_CARDS:
                raise UnreadableDeck(Text("deck-too-large", most=MOST_CARDS), Text("deck-too-large-advice"))
    return Deck(castle, cards), unread


def _copies_and_name(line: str) -> tuple[int, str]:
    if named := _CASTLE.fullmatch(line):
        return 1, named[1]
    if before := _BEFORE.fullmatch(line):
        return int(before[1]), before[2]
    if after := _AFTER.fullmatch(line):
        return int(after[2]), after[1]
    return 1, line


def _names(shelf: Shelf, is_meant: Callable[[Card], bool]) -> dict[str, Card]:
    """Every card that is meant and every castle by its names and its id, folded."""
    found: dict[str, Card] = {}
    for card in shelf.cards.values():
        if is_meant(card) or card.type == "castle":
            for name in (card.id, card.names["fr"], card.names["en"]):
                found[_folded(name)] = card
    return found


def _folded(name: str) -> str:
    """A name without what people type differently: case, accents, apostrophes, hyphens, a leading article.

    >>> _folded("The Leviathan’s Temple"), _folded("clan-du-chêne")
    ('leviathan s temple', 'clan du chene')
    """
    plain = unicodedata.normalize("NFKD", name.casefold())
    words = re.sub(r"[^\w]+", " ", "".join(sign for sign in plain if not unicodedata.combining(sign))).strip()
    return re.sub(r"[\s_]+", " ", words).removeprefix("the ")
