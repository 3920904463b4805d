"""A card's face: what is printed on it, and what its sentences mean.

Apart from the shelf on which the cards stand because the rules look at faces all the time: `make fast` compiles this.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from hordekeep.engines.lanes.content.written import Heading, WrittenCard
from hordekeep.kernel import FIRST, said_by_field
from hordekeep.language import as_tree

if TYPE_CHECKING:
    from hordekeep.language import Tree, Vocabulary


_WORDS: list[Callable[[], Vocabulary]] = []


def words_are_read_by(read: Callable[[], Vocabulary]) -> None:
    """Say how the words of the cards are read: they know the rules, of which a face knows nothing."""
    _WORDS[:] = [read]


def vocabulary() -> Vocabulary:
    """The words of the cards, read when first needed."""
    if not _WORDS:
        raise AssertionError("nobody has said how the words of the cards are read")
    return _WORDS[0]()


MONSTERS: Final = frozenset(("monster", "outsider", "thrall", "minion", "token"))
ALLIES: Final = frozenset(("hero", "ally", "ally-token"))


class Card:
    """A card's face. There is one for each id, so that equal means identical, whatever its picture (HM-COMP-13).

    `trees`, `abilities` and `text_in` are made when somebody first asks for them; so is `enchantment_in`, of the second
    list of sentences that an Enchanter has (HM-OUT-06). `made` and `enchanted` are the abilities of both sorted for the
    rules, once `abilities.printed` and `abilities.enchantment` were asked for them.
    """

    __slots__ = (
        "_abilities",
        "_enchantments",
        "_texts",
        "_trees",
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
        "enchanted",
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
        "made",
        "mode",
        "mount",
        "names",
        "order",
        "ours",
        "outsider",
        "pack",
        "power",
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
        "traits",
        "type",
        "waves",
    )

    def __init__(  # noqa: PLR0915 - a card has that many fields
        self, written: WrittenCard, heading: Heading, pack: str, trees: Mapping[str, Any]
    ) -> None:
        self.id = written.id
        self.names = said_by_field(written, "name")
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
        self.is_ally = written.type in ALLIES
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
        self.made: Any = None
        self.enchanted: Any = None
        self._trees: tuple[Tree, ...] | None = None
        self._abilities: tuple[Any, ...] | None = None
        self._texts: dict[str, tuple[str, ...]] = {}
        self._enchantments: dict[str, tuple[str, ...]] = {}

    @property
    def trees(self) -> tuple[Tree, ...]:
        """Its sentences as they were understood."""
        found = self._trees
        if found is None:
            found = self._trees = tuple([self._tree(sentence) for sentence in self.text])
        return found

    def tree_of(self, index: int) -> Tree | None:
        """One of its sentences as it was understood, those of its enchantment after those of its text."""
        if index < len(self.text):
            return self.trees[index] if index >= 0 else None
        further = index - len(self.text)
        return self._tree(self.enchantment_text[further]) if further < len(self.enchantment_text) else None

    @property
    def abilities(self) -> tuple[Any, ...]:
        """What its sentences mean, one by one."""
        found = self._abilities
        if found is None:
            found = self._abilities = tuple([vocabulary().build(tree) for tree in self.trees])
        return found

    @property
    def enchantment(self) -> tuple[Any, ...]:
        """What the sentences of its enchantment mean, one by one."""
        return tuple([vocabulary().build(self._tree(sentence)) for sentence in self.enchantment_text])

    def _tree(self, sentence: str) -> Tree:
        kept = self.kept_trees.get(sentence)
        return vocabulary().parse(sentence) if kept is None else as_tree(kept)

    def __repr__(self) -> str:
        return f"<Card {self.id}>"

    def name_in(self, language: str) -> str:
        """Its name in a language."""
        return self.names[language]

    def text_in(self, language: str) -> tuple[str, ...]:
        """Its sentences in a language."""
        found = self._texts.get(language)
        if found is None:
            found = self._texts[language] = self._said(self.text, language)
        return found

    def enchantment_in(self, language: str) -> tuple[str, ...]:
        """The sentences of its enchantment in a language."""
        found = self._enchantments.get(language)
        if found is None:
            found = self._enchantments[language] = self._said(self.enchantment_text, language)
        return found

    def _said(self, sentences: tuple[str, ...], language: str) -> tuple[str, ...]:
        if language == FIRST or not vocabulary().speaks(language):
            return sentences
        return tuple([vocabulary().said(self._tree(sentence), language) for sentence in sentences])
