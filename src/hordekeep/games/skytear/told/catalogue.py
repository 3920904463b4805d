"""All cards of the game to look up and read: heroes with their piles, the other cards set by set, in both languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from hordekeep.games.skytear.content.card_files import Content, read_content
from hordekeep.games.skytear.content.cards import CONTENT, FOLDERS, Hero, Outsider, PowerCard, Skill, VictoryCard, shelf
from hordekeep.games.skytear.content.printed_words import ICONS, labelled, word
from hordekeep.games.skytear.words.judging import judge
from hordekeep.games.skytear.words.reading import text_in, tree_of
from hordekeep.games.skytear.words.vocabulary import VOCABULARY
from hordekeep.kernel import LANGUAGES, once
from hordekeep.language import Tree
from hordekeep.language.catalogue import Catalogue, LeafSet
from hordekeep.language.shelf import CardSource

SOURCE = CardSource("skytear", FOLDERS, Content, read_content, lambda: VOCABULARY, CONTENT.parent, judge)
"""Where the cards come from, for those who check and translate their sentences."""
Face: TypeAlias = Hero | PowerCard | VictoryCard | Outsider


class Leaf:
    """A card with where it stands and what it says."""

    __slots__ = ("face", "set")

    def __init__(self, face: Face, set: str) -> None:
        self.face = face
        self.set = set

    @property
    def id(self) -> str:
        """The id of the card."""
        return self.face.id

    @property
    def names(self) -> Mapping[str, str]:
        """Its name in every language."""
        return self.face.names

    @property
    def faction(self) -> str:
        """Its faction, "" if it has none."""
        return self.face.faction if isinstance(self.face, Hero | PowerCard) else ""

    @property
    def copies(self) -> int:
        """How many there are."""
        return self.face.copies if isinstance(self.face, PowerCard) else 1

    @property
    def skills(self) -> tuple[Skill, ...]:
        """The skills of a hero or outsider."""
        return self.face.skills if isinstance(self.face, Hero | Outsider) else ()

    @property
    def text(self) -> tuple[str, ...]:
        """All its sentences, those of its skills too."""
        return tuple(sentence for sentences in self._paragraphs() for sentence in sentences)

    @property
    def trees(self) -> tuple[Tree, ...]:
        """The trees of its sentences."""
        return tuple(tree_of(sentence) for sentence in self.text)

    def name_in(self, language: str) -> str:
        """Its name in a language."""
        return self.face.names[language]

    def text_in(self, language: str) -> tuple[str, ...]:
        """What it says in a language, a paragraph for each skill.

        >>> catalogue().find("sakoshi").text_in("en")[1]
        'Weak Spot: The caster gets +1 Attack against Marked heroes.'
        """
        said = [" ".join(text_in(sentence, language) for sentence in each) for each in self._paragraphs()]
        return tuple(
            labelled(label, text, language) if label else text
            for label, text in zip(self._labels(language), said, strict=True)
        )

    def enchantment_in(self, _: str) -> tuple[str, ...]:
        """No card of this game has a second list of sentences."""
        return ()

    def _paragraphs(self) -> list[tuple[str, ...]]:
        skills = [skill.text for skill in self.skills]
        if isinstance(self.face, Outsider):
            return [self.face.placement, *skills]
        return skills if isinstance(self.face, Hero) else [self.face.text]

    def _labels(self, language: str) -> Iterator[str]:
        if isinstance(self.face, Outsider):
            yield word("placement", language)
        if not self.skills:
            yield ""
        for skill in self.skills:
            name = skill.names[language]
            yield f"{name} ({word(skill.icon, language)})" if skill.icon in ICONS else name


@once
def catalogue() -> Catalogue[Leaf]:
    """The catalogue of the game's own cards."""
    known = shelf()
    sets = [_set(hero.id, hero.names, [hero, *hero.pile]) for hero in known.heroes.values()]
    others: dict[str, list[Face]] = {
        "further-cards": [card for card in known.power_cards.values() if not card.hero],
        "skytear-flux": [known.flux],
        "outsiders": list(known.outsiders.values()),
        "victory-cards": list(known.victory_cards.values()),
    }
    sets += [_set(name, {each: word(name, each) for each in LANGUAGES}, faces) for name, faces in others.items()]
    return Catalogue(sets)


def _set(id: str, names: Mapping[str, str], faces: list[Face]) -> LeafSet[Leaf]:
    return LeafSet(id, names, tuple(Leaf(face, id) for face in faces))
