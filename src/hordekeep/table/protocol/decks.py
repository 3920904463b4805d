"""Over HTTP: decks, looked at and kept."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from hordekeep.table.protocol.base import ShortText, Thing

DeckName = Annotated[str, Meta(min_length=1, max_length=40)]
DeckText = Annotated[str, Meta(max_length=4000)]
"""A deck's code, the name of a deck that comes with the game, or a plain list: "3 Clan of the Oak" in each line. Where
pools are built too, a hero with its pile: "Yami: 1 Kneel Before Me, 2 Gank"."""


class CheckDeck(Thing, frozen=True):
    """A deck to be looked at, beside the decks of those who play together; with `fill`, cards that fit are added."""

    game: ShortText
    deck: DeckText
    beside: Annotated[tuple[DeckText, ...], Meta(max_length=3)] = ()
    fill: bool = False


class DeckLine(Thing, frozen=True):
    """So many copies of a card."""

    card: str
    copies: int


class DeckProblem(Thing, frozen=True):
    """A rule that a deck breaks: which card, why, what to do. `missing`: more cards alone can mend it."""

    rule: str
    because: str
    advice: str
    card: str
    missing: bool


class UnreadLine(Thing, frozen=True):
    """A line of a list in which no card is named, and the card whose name is nearest, if any is near."""

    line: int
    text: str
    nearest: str


class DeckRoom(Thing, frozen=True):
    """How many copies of a card the deck may hold in all; where it has them, which rule is against one more, and why.

    `short` says the same in a word or two.
    """

    card: str
    most: int
    rule: str = ""
    because: str = ""
    short: str = ""


class DeckCount(Thing, frozen=True):
    """How many of a deck's cards are of a kind."""

    id: str
    name: str
    count: int


class DeckLimit(Thing, frozen=True):
    """A limit of the whole deck: how much of it is used, and its rule."""

    id: str
    name: str
    count: int
    most: int
    rule: str


class DeckHero(Thing, frozen=True):
    """A hero that a deck is for, in a pool with the cards of its pile; where that is full, its rule, and why."""

    hero: str
    cards: tuple[DeckLine, ...] = ()
    rule: str = ""
    because: str = ""
    short: str = ""


class CheckedDeck(Thing, frozen=True):
    """A deck, looked at: what is in it, whether it is legal and if not why, and what still fits.

    `curve` counts the cards that cost 0, 1, 2 ... and, at its end, 7 or more. A `ready` deck comes with the game. Where
    decks are built for `heroes`, its `form` is "deck", or "pool" if each has a pile of its own.
    """

    code: str
    list: str
    ready: str
    castle: str
    cards: tuple[DeckLine, ...]
    size: int
    legal: bool
    problems: tuple[DeckProblem, ...]
    unread: tuple[UnreadLine, ...]
    room: tuple[DeckRoom, ...]
    kinds: tuple[DeckCount, ...]
    limits: tuple[DeckLimit, ...]
    curve: tuple[int, ...]
    form: str = "deck"
    heroes: tuple[DeckHero, ...] = ()


class SaveDeck(Thing, frozen=True):
    """A deck to be kept under a name. It need not be legal yet."""

    game: ShortText
    name: DeckName
    deck: DeckText


class SavedDeck(Thing, frozen=True):
    """A deck of mine."""

    id: str
    game: str
    name: str
    code: str
    castle: str
    size: int
    legal: bool
    updated: float
    form: str = "deck"
    heroes: tuple[str, ...] = ()


class SavedDecks(Thing, frozen=True):
    """My decks, the latest first."""

    decks: tuple[SavedDeck, ...]
