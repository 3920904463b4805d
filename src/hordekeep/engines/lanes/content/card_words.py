"""The words on a card beside its sentences: type, traits, rarity, faction. They are messages, `word-<id>`."""

from __future__ import annotations

from typing import Final

from hordekeep.engines.lanes.content.cards import SOURCE, Card, shelf_for
from hordekeep.kernel import has_message, said_by
from hordekeep.language.card_language import CardLanguage

PACKAGE: Final = "hordekeep.engines.lanes"
said = said_by(PACKAGE)
SERVANTS: Final = "horde-servants"


def word(id: str, language: str) -> str:
    """A word in a language; a name that is not listed (the faction of a pack) as it is written.

    >>> word("royal-guard", "fr"), word("high-elves", "en")
    ('Garde royale', 'High Elves')
    """
    message = f"word-{id}"
    return said(message).to(language) if has_message(message, PACKAGE) else id.replace("-", " ").title()


def type_line(card: Card, language: str, *, servants: bool = False) -> str:
    """Type and traits: what the rules go by, on one line. Tokens of the second set are called servants, and with its
    cards so is the Skeleton of the first (HM-SERV-01)."""
    kind = word("servant" if card.set == SERVANTS or (servants and card.type == "token") else card.type, language)
    if card.epic:
        kind = said("epic-kind", kind=kind, lower=kind.lower()).to(language)
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


CARD_LANGUAGE: Final = CardLanguage(SOURCE, shelf_for, type_line, figures, word)
