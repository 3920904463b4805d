"""The words printed on cards beside their sentences, in English and French."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hordekeep.kernel import Say

WORDS: Mapping[str, Say] = {
    "hero": Say("Hero", "Héros"),
    "action": Say("Action", "Action"),
    "reaction": Say("Reaction", "Réaction"),
    "ultimate": Say("Ultimate", "Ultime"),
    "victory-card": Say("Victory card", "Carte Victoire"),
    "outsider": Say("Outsider", "Outsider"),
    "mage": Say("mage", "mage"),
    "tank": Say("tank", "tank"),
    "warrior": Say("warrior", "guerrier"),
    "marksman": Say("marksman", "tireur"),
    "support": Say("support", "soutien"),
    "specialist": Say("specialist", "spécialiste"),
    "fire": Say("fire", "feu"),
    "ice": Say("ice", "glace"),
    "earth": Say("earth", "terre"),
    "air": Say("air", "air"),
    "melee": Say("melee", "mêlée"),
    "ranged": Say("ranged", "à distance"),
    "attack": Say("attack", "attaque"),
    "flip": Say("flip", "retournement"),
    "flips": Say("flips", "retournements"),
    "hp": Say("HP", "PV"),
    "armor": Say("Armor", "Armure"),
    "move": Say("Move", "Déplacement"),
    "cost": Say("cost", "coût"),
    "modifier": Say("modifier", "modificateur"),
    "area": Say("area", "zone"),
    "starter": Say("starter box", "boîte de base"),
    "worship": Say("Worship", "Culte"),
    "shapeshifted": Say("Shapeshifted", "Métamorphosé"),
    "pillar": Say("pillar", "pilier"),
    "illusion": Say("illusion", "illusion"),
    "placement": Say("Placement", "Placement"),
    "further-cards": Say("Further power cards", "Autres cartes Pouvoir"),
    "outsiders": Say("Outsiders", "Outsiders"),
    "skytear-flux": Say("Skytear Flux", "Flux Skytear"),
    "victory-cards": Say("Victory cards", "Cartes Victoire"),
}
KINDS: Final = {kind: WORDS[kind] for kind in ("action", "reaction")}
"""The kinds of power cards, by the words that cards have for them."""


def word(id: str, language: str) -> str:
    """A word in a language; a name that is not listed (a faction) as it is written.

    >>> word("warrior", "fr"), word("kurumo", "en")
    ('guerrier', 'Kurumo')
    """
    return WORDS[id].to(language) if id in WORDS else id.replace("-", " ").title()
