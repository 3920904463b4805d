"""The cards of both editions: one shared, immutable face for each, the shelf on which they all stand, and what an
edition takes from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, total_ordering
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from hordekeep.games.lanes.written import SECOND_BOXES, Heading, WrittenCard, WrittenSet, read_sets
from hordekeep.kernel import BadInput
from hordekeep.language import as_tree
from hordekeep.language.packs import Pack, packs_in_use
from hordekeep.language.problems import did_you_mean
from hordekeep.language.shelf import CardSource, read_stock

if TYPE_CHECKING:
    from hordekeep.games.lanes.editions import Edition
    from hordekeep.language import Tree, Vocabulary


def _vocabulary() -> Vocabulary:
    from hordekeep.games.lanes.words import VOCABULARY

    return VOCABULARY


CONTENT = Path(__file__).parent / "content"
FIRST_GAME = "skytear-horde"
FOLDERS = (CONTENT / "skytear_horde", CONTENT / "monoliths")
"""The cards of the first edition and of the second; castles and outsiders of one name heroes, hordes of the other."""
SOURCE = CardSource(FIRST_GAME, FOLDERS, list[WrittenSet], read_sets, _vocabulary, CONTENT.parent)
"""Where the cards come from."""
MONSTERS = frozenset(("monster", "outsider", "thrall", "minion", "token"))


@total_ordering
class Card:
    """A card's face. There is one for each id, so that equal means identical, whatever its picture (HM-COMP-13); in
    order of ids, for redraws.

    `trees`, `abilities`, `printed` and `text_fr` are made when somebody first asks for them, and are plain attributes
    afterwards; so are `enchantment` and `enchantment_fr`, of the second list of sentences that an Enchanter has
    (HM-OUT-06).
    """

    __slots__ = (
        "abilities",
        "attack",
        "banned_hero",
        "banned_trait",
        "base",
        "boost",
        "box",
        "copies",
        "corner",
        "cost",
        "difficulty",
        "enchantment",
        "enchantment_fr",
        "enchantment_text",
        "epic",
        "faction",
        "free_trait",
        "free_type",
        "health",
        "hero",
        "id",
        "is_ally",
        "is_attachment",
        "is_castle",
        "is_creature",
        "is_hero",
        "is_minion",
        "is_monster",
        "is_outsider",
        "is_portal",
        "is_servant",
        "is_spell",
        "is_tower",
        "kept_trees",
        "line",
        "mode",
        "mount",
        "names",
        "order",
        "ours",
        "outsider",
        "pack",
        "power",
        "printed",
        "rare",
        "rarity",
        "set",
        "side",
        "spell",
        "stage",
        "suits",
        "swords",
        "symbol",
        "text",
        "text_fr",
        "traits",
        "trees",
        "type",
        "waves",
    )

    trees: tuple[Tree, ...]
    abilities: tuple[Any, ...]
    printed: Any
    text_fr: tuple[str, ...]
    enchantment: Any
    enchantment_fr: tuple[str, ...]

    def __init__(  # noqa: PLR0915 - a card has that many fields
        self, written: WrittenCard, heading: Heading, pack: str, trees: Mapping[str, Any]
    ) -> None:
        self.id = written.id
        self.names: Mapping[str, str] = {"en": written.name, "fr": written.name_fr or written.name}
        self.type: str = written.type
        self.text = written.text
        self.traits: frozenset[str] = frozenset(written.traits)
        self.faction = written.faction or heading.faction
        self.set = heading.id
        self.box = written.box or heading.box
        self.pack = pack
        self.rarity: str = written.rarity or ""
        self.copies = written.copies
        self.cost = written.cost
        self.attack = written.attack
        self.health = written.health
        self.epic = written.epic
        self.corner = written.corner or 0
        self.boost = written.boost or 0
        self.side: str = written.side or ""
        self.swords = written.swords or 0
        self.symbol = written.symbol
        self.power = written.power
        self.outsider: str = written.outsider or ""
        self.enchantment_text = written.enchantment
        self.order = written.order
        self.suits = written.suits
        self.spell = written.spell
        self.mount = written.mount
        self.stage = written.stage or 0
        self.line = written.line
        self.mode: str = written.mode or ""
        self.difficulty: str = written.difficulty or ""
        self.waves: tuple[int, ...] = written.waves or ()
        self.hero = written.hero
        self.rare = written.rare
        self.base = written.base
        self.free_trait: str = written.free_trait or ""
        self.free_type: str = written.free_type or ""
        self.banned_trait: str = written.banned_trait or ""
        self.banned_hero = written.banned_hero
        self.ours = written.ours
        self.is_monster = written.type in MONSTERS and not written.spell  # HM-OUT-19
        self.is_hero = written.type == "hero"
        self.is_ally = self.is_hero or written.type in ("ally", "ally-token")
        self.is_servant = written.type in ("token", "ally-token")
        self.is_creature = self.is_monster or self.is_ally
        self.is_tower = written.type == "tower"
        self.is_spell = written.type == "spell" or written.spell
        self.is_attachment = written.type == "attachment"
        self.is_outsider = written.type == "outsider"
        self.is_minion = written.type == "minion"
        self.is_castle = written.type == "castle"
        self.is_portal = written.type == "portal"
        self.kept_trees = trees

    if not TYPE_CHECKING:  # so that a misspelt attribute is still an error of types

        def __getattr__(self, name: str) -> Any:
            """Make what was not asked for before; Python calls this only while the attribute is empty."""
            match name:
                case "trees":
                    self.trees = tuple(self._tree(sentence) for sentence in self.text)
                    return self.trees
                case "abilities":
                    self.abilities = tuple(_vocabulary().build(tree) for tree in self.trees)
                    return self.abilities
                case "printed":
                    from hordekeep.games.lanes.abilities import Printed

                    self.printed = Printed(self.abilities)
                    return self.printed
                case "text_fr":
                    self.text_fr = tuple(_vocabulary().french(tree) for tree in self.trees)
                    return self.text_fr
                case "enchantment":
                    from hordekeep.games.lanes.abilities import Printed

                    trees = map(self._tree, self.enchantment_text)
                    self.enchantment = Printed(tuple(_vocabulary().build(tree) for tree in trees), len(self.text))
                    return self.enchantment
                case "enchantment_fr":
                    trees = map(self._tree, self.enchantment_text)
                    self.enchantment_fr = tuple(_vocabulary().french(tree) for tree in trees)
                    return self.enchantment_fr
            raise AttributeError(f"a Card has no {name!r}")

    def _tree(self, sentence: str) -> Tree:
        kept = self.kept_trees.get(sentence)
        return _vocabulary().parse(sentence) if kept is None else as_tree(kept)

    def __lt__(self, other: Card) -> bool:
        return self.id < other.id

    def __repr__(self) -> str:
        return f"<Card {self.id}>"

    def name_in(self, language: str) -> str:
        """Its name in a language."""
        return self.names[language]

    def text_in(self, language: str) -> tuple[str, ...]:
        """Its sentences in a language."""
        return self.text_fr if language == "fr" else self.text

    def enchantment_in(self, language: str) -> tuple[str, ...]:
        """The sentences of its enchantment in a language."""
        return self.enchantment_fr if language == "fr" else self.enchantment_text


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

    def copies(self) -> list[Card]:
        """Every copy of every card, in order, as they lie in the box (SH-COMP-08)."""
        return [card for card in self.cards for _ in range(card.copies)]


def card_sets(written: Iterable[WrittenSet], trees: Mapping[str, Any]) -> list[CardSet]:
    """The sets with the faces of their cards."""
    sets = []
    for each in written:
        heading = each.heading
        names = {"en": heading.name, "fr": heading.name_fr or heading.name}
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
            if newest and any(self.cards[card.id] is not card for card in each.cards):
                faces = tuple(self.cards[card.id] for card in each.cards)
                each = msgspec.structs.replace(each, cards=faces)  # noqa: PLW2901 - the same set with other faces
            self.sets[each.id] = each
            if each.is_deck:
                self.decks[each.id] = each
            elif each.kind == "horde":
                self.horde_sets[each.id] = each
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


def shelf_of(edition: Edition) -> Shelf:
    """The cards that an edition is played with, those of packs in use among them."""
    return _selected(edition.name, packs_in_use())


def shelf_for(slug: str) -> Shelf:
    """The cards that a game is played with, by its name."""
    return _selected(slug, packs_in_use())


@cache
def _shelf(folders: tuple[Path, ...]) -> Shelf:
    stock = read_stock(SOURCE, folders)
    return Shelf(card_sets(stock.content, stock.trees), stock.packs)


@cache
def _selected(edition: str, folders: tuple[Path, ...]) -> Shelf:
    """The first edition knows its own boxes; the second is played with all of them (HM-MODE-03), and with its own faces
    of minions and portals (HM-MIN-04, HM-SET1-03)."""
    every = _shelf(folders)
    if edition != FIRST_GAME:
        return Shelf(every.sets.values(), every.packs, newest=True)
    found = []
    for each in every.sets.values():
        cards = tuple(card for card in each.cards if card.box not in SECOND_BOXES)
        if cards or not each.cards:
            found.append(each if len(cards) == len(each.cards) else msgspec.structs.replace(each, cards=cards))
    return Shelf(found, every.packs)
