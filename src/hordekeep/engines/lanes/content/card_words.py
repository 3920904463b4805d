"""The words on a card beside its sentences: type, traits, rarity, faction, in English and French."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from hordekeep.kernel import Say

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.cards import Card

WORDS: Mapping[str, Say] = {
    "ally": Say("Ally", "Allié"),
    "hero": Say("Hero", "Héros"),
    "tower": Say("Tower", "Tour"),
    "spell": Say("Spell", "Sort"),
    "attachment": Say("Attachment", "Amélioration"),
    "monster": Say("Monster", "Monstre"),
    "outsider": Say("Outsider", "Outsider"),
    "thrall": Say("Thrall", "Servitude"),
    "minion": Say("Minion", "Sbire"),
    "token": Say("Token", "Jeton"),
    "servant": Say("Servant", "Serviteur"),
    "ally-token": Say("Ally servant", "Serviteur Allié"),
    "castle": Say("Castle", "Château"),
    "portal": Say("Portal", "Portail"),
    "royal-guard": Say("Royal Guard", "Garde royale"),
    "shapeshifter": Say("Shapeshifter", "Métamorphe"),
    "dryad": Say("Dryad", "Dryade"),
    "tribesmen": Say("Tribesmen", "Tribu"),
    "shadows": Say("Shadows", "Ombres"),
    "bushido": Say("Bushido", "Bushido"),
    "weapon": Say("Weapon", "Arme"),
    "rogue": Say("Rogue", "Roublard"),
    "phalanx": Say("Phalanx", "Phalange"),
    "mentalist": Say("Mentalist", "Mentaliste"),
    "base": Say("base", "base"),
    "rare": Say("rare", "rare"),
    "mythic": Say("mythic", "mythique"),
    "legendary": Say("legendary", "légendaire"),
    "epic": Say("epic", "épique"),
    "cost": Say("cost", "coût"),
    "stage": Say("stage", "niveau"),
    "health": Say("health", "Santé"),
    "boost": Say("boost", "bonus de Mana"),
    "corner": Say("corner", "coin"),
    "power": Say("power", "puissance"),
    "left": Say("leftmost", "à gauche"),
    "right": Say("rightmost", "à droite"),
    "treachery": Say("treachery", "traîtrise"),
    "waves": Say("waves", "vagues"),
    "solo": Say("solo", "solo"),
    "coop": Say("co-op", "coopératif"),
    "versus": Say("versus", "compétitif"),
    "versus2": Say("versus for two", "compétitif à deux"),
    "versus3": Say("versus for three", "compétitif à trois"),
    "normal": Say("normal", "normal"),
    "hard": Say("hard", "difficile"),
    "painful": Say("painful", "éprouvant"),
}

SERVANTS: Final = "horde-servants"


def word(id: str, language: str) -> str:
    """A word in a language; a name that is not listed (the faction of a pack) as it is written.

    >>> word("royal-guard", "fr"), word("high-elves", "en")
    ('Garde royale', 'High Elves')
    """
    return WORDS[id].to(language) if id in WORDS else id.replace("-", " ").title()


def type_line(card: Card, language: str, *, servants: bool = False) -> str:
    """Type and traits: what the rules go by, on one line. Tokens of the second set are called servants, and with its
    cards so is the Skeleton of the first (HM-SERV-01)."""
    kind = word("servant" if card.set == SERVANTS or (servants and card.type == "token") else card.type, language)
    if card.epic:
        epic = word("epic", language)
        kind = f"{kind} {epic}" if language == "fr" else f"{epic.capitalize()} {kind.lower()}"
    return " · ".join((kind, *(word(trait, language) for trait in sorted(card.traits))))


def figures(card: Card, language: str) -> str:
    """The numbers and marks of a card on one line, in the order in which they are looked for."""

    def say(id: str) -> str:
        return word(id, language)

    parts = [f"{say('cost')} {card.cost}" if card.cost is not None else ""]
    if card.attack is not None:
        parts.append(f"{card.attack}/{card.health}")
    elif card.health is not None:
        parts.append(f"{say('health')} {card.health}")
    parts += [say(each) if each else "" for each in (card.mode, card.difficulty)]
    parts.append(f"{say('stage')} {card.stage}" if card.stage else "")
    parts.append(f"{say('waves')} {'-'.join(map(str, card.waves))}" if card.waves else "")
    parts.append(f"{say('power')} {card.power}" if card.power else "")
    parts.append(f"{say('boost')} {card.boost}" if card.boost else "")
    parts.append(f"{say('corner')} {'I' * card.corner}" if card.corner else "")
    if card.side:
        mark = f"+{card.swords}" if card.swords else "⚡"
        parts.append(f"{say('treachery')} {say(card.side)} {mark}")
    parts.append(say(card.rarity) if card.rarity else "")
    parts.append(f"×{card.copies}" if card.copies > 1 else "")
    return ", ".join(part for part in parts if part)
