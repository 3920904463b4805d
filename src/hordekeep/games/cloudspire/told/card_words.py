"""The words on a card beside its sentences: what it is, what it costs, how long it lasts, in English and French."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.content.chips import Advancement, Card, box
from hordekeep.games.cloudspire.content.names import PACKAGE, said
from hordekeep.games.cloudspire.told.catalogue import Leaf, catalogue
from hordekeep.games.cloudspire.words.reading import SOURCE
from hordekeep.kernel import has_message
from hordekeep.language.card_language import CardLanguage, without_packs


def word(id: str, language: str) -> str:
    """A word in a language; a faction by its name.

    >>> word("relic", "fr"), word("grovetenders", "fr")
    ('Relique', 'Gardiens du bosquet')
    """
    message = f"word-{id}"
    if has_message(message, PACKAGE):
        return said(message).to(language)
    return box().factions[id].names[language] if id in box().factions else id.replace("-", " ").title()


def type_line(card: Leaf, language: str) -> str:
    """What a card is.

    >>> from hordekeep.games.cloudspire.told.catalogue import catalogue
    >>> [type_line(catalogue().find(id), "en") for id in ("hunter", "sky-key", "drought", "brawnen-smelter-1")]
    ['Talent', 'Relic', 'Event', 'Advancement']
    """
    if isinstance(card.face, Card):
        return word("event" if card.face.phase else "relic", language)
    return word("advancement" if isinstance(card.face, Advancement) else "talent", language)


def figures(card: Leaf, language: str) -> str:
    """What it costs, or how long it lasts and from which phase on.

    >>> from hordekeep.games.cloudspire.told.catalogue import catalogue
    >>> [figures(catalogue().find(id), "fr") for id in ("sky-key", "drought", "brawnen-smelter-1")]
    ['usage unique', 'pour la vague, phase de Revenu', 'coûte 4 Source']
    """
    face = card.face
    if isinstance(face, Advancement):
        return said("word-cost", cost=face.cost).to(language)
    if isinstance(face, Card):
        phase = "event-phase" if face.phase == "event" else face.phase
        return ", ".join(word(each, language) for each in (face.lasts, phase) if each)
    return ""


CARD_LANGUAGE: Final = CardLanguage(SOURCE, without_packs(catalogue), type_line, figures, word)
