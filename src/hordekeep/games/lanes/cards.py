"""The cards of the game: one shared, immutable face for each, and the shelf on which they all stand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, total_ordering
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from hordekeep.games.lanes.written import Heading, WrittenCard, WrittenSet, read_sets
from hordekeep.kernel import BadInput
from hordekeep.language import as_tree
from hordekeep.language.packs import Pack, packs_in_use
from hordekeep.language.problems import did_you_mean
from hordekeep.language.shelf import CardSource, read_stock

if TYPE_CHECKING:
    from hordekeep.language import Tree, Vocabulary


def _vocabulary() -> Vocabulary:
    from hordekeep.games.lanes.words import VOCABULARY

    return VOCABULARY


CONTENT = Path(__file__).parent / "content"
SOURCE = CardSource("skytear-horde", CONTENT / "skytear_horde", list[WrittenSet], read_sets, _vocabulary)
"""Where the cards come from."""
MONSTERS = frozenset(("monster", "outsider", "minion", "token"))


@total_ordering
class Card:
    """A card's face. There is one for each id, so that equal means identical; in order of ids, for redraws.

    `trees`, `abilities`, `printed` and `text_fr` are made when somebody first asks for them, and are plain attributes
    afterwards.
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
        "epic",
        "faction",
        "free_trait",
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
        "is_spell",
        "is_tower",
        "kept_trees",
        "line",
        "mode",
        "names",
        "ours",
        "pack",
        "printed",
        "rare",
        "rarity",
        "set",
        "side",
        "stage",
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

    def __init__(self, written: WrittenCard, heading: Heading, pack: str, trees: Mapping[str, Any]) -> None:
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
        self.stage = written.stage or 0
        self.line = written.line
        self.mode: str = written.mode or ""
        self.difficulty: str = written.difficulty or ""
        self.waves: tuple[int, ...] = written.waves or ()
        self.hero = written.hero
        self.rare = written.rare
        self.base = written.base
        self.free_trait: str = written.free_trait or ""
        self.banned_trait: str = written.banned_trait or ""
        self.banned_hero = written.banned_hero
        self.ours = written.ours
        self.is_monster = written.type in MONSTERS
        self.is_hero = written.type == "hero"
        self.is_ally = self.is_hero or written.type == "ally"
        self.is_creature = self.is_monster or self.is_ally
        self.is_tower = written.type == "tower"
        self.is_spell = written.type == "spell"
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


class CardSet(msgspec.Struct, frozen=True):
    """The cards of one file: a ready-made alliance deck, a horde set, or other cards that belong together."""

    id: str
    names: Mapping[str, str]
    kind: str
    faction: str
    box: str
    pack: str
    cards: tuple[Card, ...]

    def copies(self) -> list[Card]:
        """Every copy of every card, in order, as they lie in the box (SH-COMP-08)."""
        return [card for card in self.cards for _ in range(card.copies)]


class Shelf:
    """All cards in use, by id and by what they are for; everything in the order of the files."""

    def __init__(self, written: Iterable[WrittenSet], packs: tuple[Pack, ...], trees: Mapping[str, Any]) -> None:
        self.packs = packs
        self.cards: dict[str, Card] = {}
        self.sets: dict[str, CardSet] = {}
        self.decks: dict[str, CardSet] = {}
        self.horde_sets: dict[str, CardSet] = {}
        for each in written:
            heading = each.heading
            cards = tuple(Card(card, heading, each.pack, trees) for card in each.cards)
            self.cards.update((card.id, card) for card in cards)
            names = {"en": heading.name, "fr": heading.name_fr or heading.name}
            found = CardSet(heading.id, names, heading.kind, heading.faction, heading.box, each.pack, cards)
            self.sets[found.id] = found
            if each.is_deck:
                self.decks[found.id] = found
            elif heading.kind == "horde":
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
    """The cards of the game and of the packs in use."""
    return _shelf(packs_in_use())


@cache
def _shelf(folders: tuple[Path, ...]) -> Shelf:
    stock = read_stock(SOURCE, folders)
    return Shelf(stock.content, stock.packs, stock.trees)
