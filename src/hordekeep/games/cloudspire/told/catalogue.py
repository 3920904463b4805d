"""All that speaks in sentences, to look up and read: talents, advancements, relics and events, in both languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from hordekeep.games.cloudspire.content.chips import Advancement, Card, TalentCard, box
from hordekeep.games.cloudspire.words.reading import text_in, tree_of
from hordekeep.kernel import in_languages, once
from hordekeep.language import Tree
from hordekeep.language.catalogue import Catalogue, LeafSet

Face: TypeAlias = TalentCard | Card | Advancement
SETS: Mapping[str, Mapping[str, str]] = {
    "talents": in_languages({"en": "Talents"}),
    "relics": in_languages({"en": "Relics", "fr": "Reliques"}),
    "events": in_languages({"en": "Events", "fr": "Événements"}),
}


class Leaf(NamedTuple):
    """A card with its names and the set that it stands in."""

    face: Face
    names: Mapping[str, str]
    set: str
    faction: str = ""
    copies: int = 1

    @property
    def id(self) -> str:
        """Its id; an advancement's is "brawnen-source-drill-1"."""
        return self.face.id.replace("/", "-")

    @property
    def text(self) -> tuple[str, ...]:
        """All its sentences."""
        return self.face.text

    @property
    def trees(self) -> tuple[Tree, ...]:
        """The trees of its sentences."""
        return tuple(tree_of(sentence) for sentence in self.text)

    def name_in(self, language: str) -> str:
        """Its name in a language."""
        return self.names[language]

    def text_in(self, language: str) -> tuple[str, ...]:
        """What it says in a language.

        >>> catalogue().find("hunter").text_in("fr")
        ('Elle inflige 1 dégât d’attaque de plus aux lieux.',)
        """
        return tuple(text_in(sentence, language) for sentence in self.text)

    def enchantment_in(self, _: str) -> tuple[str, ...]:
        """Nothing in this game has a second list of sentences."""
        return ()


@once
def catalogue() -> Catalogue[Leaf]:
    """The catalogue of the game."""
    known = box()
    sets = [_set("talents", known.talents), _set("relics", known.relics), _set("events", known.events)]
    for faction in known.factions.values():
        leaves = [
            Leaf(level, {each: f"{name} {n}" for each, name in structure.names.items()}, faction.id, faction.id)
            for structure in faction.structures
            for n, level in enumerate(structure.levels, 1)
        ]
        sets.append(LeafSet(faction.id, faction.names, tuple(leaves)))
    return Catalogue(sets)


def _set(id: str, cards: Mapping[str, TalentCard] | Mapping[str, Card]) -> LeafSet[Leaf]:
    return LeafSet(id, SETS[id], tuple([Leaf(card, card.names, id) for card in cards.values()]))
