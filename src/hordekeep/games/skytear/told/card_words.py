"""What stands on a card beside its sentences, as lines: its kind, and its runes, icons and figures."""

from __future__ import annotations

from typing import Final

from hordekeep.games.skytear.content.cards import Hero, Outsider, PowerCard, VictoryCard
from hordekeep.games.skytear.content.printed_words import word
from hordekeep.games.skytear.told.catalogue import SOURCE, Leaf, catalogue
from hordekeep.language.card_language import CardLanguage, without_packs


def type_line(card: Leaf, language: str) -> str:
    """What a card is.

    >>> from hordekeep.games.skytear.told.catalogue import catalogue
    >>> [type_line(catalogue().find(id), "fr") for id in ("yami", "kneel-before-me", "overrun")]
    ['Héros · guerrier', 'Action · Ultime', 'Carte Victoire']
    """
    face = card.face
    if isinstance(face, Hero):
        return f"{word('hero', language)} · {word(face.class_, language)}"
    if isinstance(face, PowerCard):
        kind = word("reaction" if face.reaction else "action", language)
        return f"{kind} · {word('ultimate', language)}" if face.ultimate else kind
    return word("outsider" if isinstance(face, Outsider) else "victory-card", language)


def figures(card: Leaf, language: str) -> str:
    """The numbers and marks of a card on one line, in the order in which they are looked for.

    >>> from hordekeep.games.skytear.told.catalogue import catalogue
    >>> figures(catalogue().find("yami"), "en")
    'melee, attack 4 + 1 flip, 13 HP, Armor 1, earth fire, starter box'
    >>> figures(catalogue().find("shuriken-storm"), "fr")
    'coût 3 (feu feu feu), modificateur +0, zone flower7'
    """
    face = card.face
    if isinstance(face, VictoryCard):
        return str(face.number)
    if isinstance(face, PowerCard):
        return ", ".join(_power_card(face, language))
    return ", ".join(_miniature(face, language))


def _power_card(face: PowerCard, language: str) -> list[str]:
    runes = f" ({_runes(face.runes, language)})" if face.runes else ""
    parts = [f"{word('cost', language)} {face.cost}{runes}"]
    if face.runes:  # Skytear Flux is never flipped (SM-FLUX-05)
        parts.append(f"{word('modifier', language)} {face.modifier:+d}")
    if face.area:
        parts.append(f"{word('area', language)} {face.area}")
    return [*parts, f"×{face.copies}"] if face.copies > 1 else parts


def _miniature(face: Hero | Outsider, language: str) -> list[str]:
    flips = f"{face.flips} {word('flip' if face.flips == 1 else 'flips', language)}"
    parts = [word("melee" if face.melee else "ranged", language)]
    parts.append(f"{word('attack', language)} {face.attack} + {flips}")
    if isinstance(face, Outsider):
        return [*parts, f"{word('move', language)} {face.move}"]
    parts += [f"{face.hp} {word('hp', language)}", f"{word('armor', language)} {face.armor}"]
    parts.append(_runes(face.runes, language))
    return [*parts, word("starter", language)] if face.starter else parts


def _runes(runes: tuple[str, ...], language: str) -> str:
    return " ".join(word(rune, language) for rune in runes)


CARD_LANGUAGE: Final = CardLanguage(SOURCE, without_packs(catalogue), type_line, figures, word)
