"""The cards of both editions: the shelf on which they all stand, one shared face for each, and what an edition takes
from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from hordekeep.engines.lanes.content.card import Card, vocabulary
from hordekeep.engines.lanes.content.written import SECOND_BOXES, WrittenSet, read_sets
from hordekeep.kernel import BadInput, enforces, once, said_by_field
from hordekeep.language.packs import Pack, packs_in_use
from hordekeep.language.problems import did_you_mean
from hordekeep.language.shelf import CardSource, read_stock

__all__ = [
    "FIRST_GAME",
    "FOLDERS",
    "SOURCE",
    "Card",
    "CardSet",
    "Shelf",
    "card_sets",
    "content_of",
    "copies_of",
    "shelf",
    "shelf_for",
]

ENGINE = Path(__file__).parents[1]
GAMES = ENGINE.parents[1] / "games"
FIRST_GAME = "skytear-horde"


def content_of(slug: str) -> Path:
    """The folder with the content that a game of this engine brings."""
    return GAMES / slug.replace("-", "_") / "content"


FOLDERS = tuple(content_of(slug) / "cards" for slug in (FIRST_GAME, "monoliths"))
"""The cards of the first edition and of the second. They are read together, whatever is played: castles and outsiders
of one name heroes and hordes of the other, and Monoliths is played with both (HM-MODE-03)."""
SOURCE = CardSource(FIRST_GAME, FOLDERS, list[WrittenSet], read_sets, vocabulary, ENGINE)
"""Where the cards come from."""


class CardSet(msgspec.Struct, frozen=True):
    """The cards of one file: a ready-made alliance deck, a horde set, or other cards that belong together."""

    id: str
    names: Mapping[str, str]
    kind: str
    faction: str
    box: str
    pack: str
    cards: tuple[Card, ...]
    is_deck: bool
    difficulty: str = ""

    @enforces("SH-COMP-08")
    def copies(self) -> list[Card]:
        """Every copy of every card, in order, as they lie in the box."""
        return copies_of(self.cards)


def copies_of(cards: Iterable[Card]) -> list[Card]:
    """Every copy of every one of these cards, in order."""
    found: list[Card] = []
    for card in cards:
        found += [card] * card.copies
    return found


def card_sets(written: Iterable[WrittenSet], trees: Mapping[str, Any]) -> list[CardSet]:
    """The sets with the faces of their cards."""
    sets = []
    for each in written:
        heading = each.heading
        names = said_by_field(heading, "name")
        cards = tuple(Card(card, heading, each.pack, trees) for card in each.cards)
        sets.append(
            CardSet(
                heading.id,
                names,
                heading.kind,
                heading.faction,
                heading.box,
                each.pack,
                cards,
                each.is_deck,
                heading.difficulty or "",
            )
        )
    return sets


class Shelf:
    """Cards by id and by what they are for; everything in the order of the files. Of several faces under one id, as
    minions have, the first stands for it, or with `newest` the last."""

    def __init__(self, sets: Iterable[CardSet], packs: tuple[Pack, ...], *, newest: bool = False) -> None:
        self.packs = packs
        self.cards: dict[str, Card] = {}
        self.sets: dict[str, CardSet] = {}
        self.decks: dict[str, CardSet] = {}
        self.horde_sets: dict[str, CardSet] = {}
        every = list(sets)
        for each in every:
            for card in each.cards:
                if newest or card.id not in self.cards:
                    self.cards[card.id] = card
        for each in every:
            faces = tuple(self.cards[card.id] if newest else card for card in each.cards)
            found = each if faces == each.cards else msgspec.structs.replace(each, cards=faces)
            self.sets[found.id] = found
            if found.is_deck:
                self.decks[found.id] = found
            elif found.kind == "horde":
                self.horde_sets[found.id] = found
        self.castles = self._of_type("castle")
        self.heroes = self._of_type("hero")
        self.portals = self._of_type("portal")
        self.minions = self._of_type("minion")
        self.tokens = self._of_type("token")
        self.outsider_lines: dict[str, tuple[Card, ...]] = {}
        for card in sorted(self._of_type("outsider").values(), key=lambda card: card.stage):
            self.outsider_lines[card.line] = (*self.outsider_lines.get(card.line, ()), card)

    def _of_type(self, type: str) -> dict[str, Card]:
        return {card.id: card for card in self.cards.values() if card.type == type}

    def find(self, id: str) -> Card:
        """The card with this id; `BadInput` with the nearest id if there is none."""
        card = self.cards.get(id)
        if card is None:
            raise BadInput(f"There is no card {id!r}.", advice=did_you_mean(id, self.cards))
        return card


def shelf() -> Shelf:
    """The cards of both editions and of the packs in use: for looking up a card by its id, whatever is played."""
    return _shelf(packs_in_use())


def shelf_for(slug: str) -> Shelf:
    """The cards that a game is played with, by its name, those of packs in use among them."""
    return _selected(slug, packs_in_use())


@once
def _shelf(folders: tuple[Path, ...]) -> Shelf:
    stock = read_stock(SOURCE, folders)
    return Shelf(card_sets(stock.content, stock.trees), stock.packs)


@once
@enforces("HM-MODE-03", "HM-MIN-04", "HM-SET1-03")
def _selected(edition: str, folders: tuple[Path, ...]) -> Shelf:
    """The first edition knows its own boxes; the second is played with all of them, and with its own faces of minions
    and portals."""
    every = _shelf(folders)
    if edition != FIRST_GAME:
        return Shelf(every.sets.values(), every.packs, newest=True)
    found = []
    for each in every.sets.values():
        cards = tuple(card for card in each.cards if card.box not in SECOND_BOXES)
        if cards or not each.cards:
            found.append(each if len(cards) == len(each.cards) else msgspec.structs.replace(each, cards=cards))
    return Shelf(found, every.packs)
