"""The words on a card beside its sentences: what it is, what it costs, how long it lasts, in English and French."""

from __future__ import annotations

from collections.abc import Mapping

from hordekeep.games.cloudspire.content.chips import Advancement, Card, box
from hordekeep.games.cloudspire.told.catalogue import Leaf
from hordekeep.kernel import Say

WORDS: Mapping[str, Say] = {
    "talent": Say("Talent", "Talent"),
    "advancement": Say("Advancement", "Amélioration"),
    "relic": Say("Relic", "Relique"),
    "event": Say("Event", "Événement"),
    "once": Say("single use", "usage unique"),
    "wave": Say("for the wave", "pour la vague"),
    "ongoing": Say("ongoing", "permanent"),
    "income": Say("Income Phase", "phase de Revenu"),
    "market": Say("Market Phase", "phase de Marché"),
    "build": Say("Build Phase", "phase de Construction"),
    "prep": Say("Prep Phase", "phase de Préparation"),
    "onslaught": Say("Onslaught Phase", "phase d’Assaut"),
    "event-phase": Say("Event Phase", "phase d’Événement"),
    "cost": Say("costs {cost} Source", "coûte {cost} Source"),
}


def word(id: str, language: str) -> str:
    """A word in a language; a faction by its name.

    >>> word("relic", "fr"), word("grovetenders", "fr")
    ('Relique', 'Gardiens du bosquet')
    """
    if id in WORDS:
        return WORDS[id].to(language)
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
        return WORDS["cost"].to(language).format(cost=face.cost)
    if isinstance(face, Card):
        phase = "event-phase" if face.phase == "event" else face.phase
        return ", ".join(word(each, language) for each in (face.lasts, phase) if each)
    return ""
