"""The faces of heroes, skills, power cards, victory cards and outsiders as clients are shown them, in one language."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import TYPE_CHECKING, Final

from hordekeep.games.skytear.content.area_shapes import load_shapes
from hordekeep.games.skytear.content.card_files import FACTION_RUNES
from hordekeep.games.skytear.content.cards import shelf
from hordekeep.games.skytear.content.keywords import KEYWORDS
from hordekeep.games.skytear.content.printed_words import ICONS, KINDS, PACKAGE, said, word
from hordekeep.games.skytear.decks.deck_codes import to_code
from hordekeep.games.skytear.words.reading import SENTENCES, text_in
from hordekeep.kernel import FIRST, Document, Text, once
from hordekeep.kernel.hexes import write_coordinate
from hordekeep.language.glossary import explained, words_on

if TYPE_CHECKING:
    from hordekeep.games.skytear.content.cards import Hero, Outsider, PowerCard, Skill, VictoryCard

CASTER: Final = "caster"
"""What a diagram begins with whose hex 0.0 has to lie on the caster (SM-AOE-03)."""


@once
def faces(language: str) -> Document:
    """Every face of the game in a language.

    >>> [face for face in faces("fr")["cards"] if face["id"] == "yami"][0]["type_line"]
    'guerrier, mêlée'
    >>> [face["runes"] for face in faces("en")["cards"] if face["id"] == "dodge"]
    [['fire']]
    """
    known = shelf()
    heroes, outsiders = known.heroes.values(), known.outsiders.values()
    holders: list[Hero | Outsider] = [*heroes, *outsiders]
    skills = [_skill(skill, holder, language) for holder in holders for skill in holder.skills]
    cards = [
        *(_hero(hero, language) for hero in heroes),
        *(_power_card(card, language) for card in (*known.power_cards.values(), known.flux)),
        *(_victory(card, language) for card in known.victory_cards.values()),
        *(_outsider(outsider, language) for outsider in outsiders),
        *skills,
    ]
    return {
        "cards": cards,
        "keywords": _keywords(language),
        "decks": [_ready(pair, language) for pair in combinations(FACTION_RUNES, 2)],
        "factions": [{"id": faction, "name": faction.capitalize()} for faction in FACTION_RUNES],
        "kinds": [{"id": kind, "name": word(kind, language)} for kind in KINDS],
    }


def _ready(factions: tuple[str, ...], language: str) -> Document:
    """The premade deck of a first game for who picked these factions (SM-SET-12)."""
    first, second = [faction.capitalize() for faction in factions]
    return {
        "id": "-".join(factions),
        "name": said("and", first=first, second=second).to(language),
        "faction": factions[0],
        "code": to_code(shelf().first_deck(factions)),
    }


def _listed(words: Iterable[str]) -> str:
    return ", ".join([word for word in words if word])


@once
def _keywords(language: str) -> list[Document]:
    """The glossary that explains the words of cards."""
    return [explained(each.id, each.rule, (PACKAGE,), language, picture=each.picture) for each in KEYWORDS]


def _keywords_on(text: Iterable[str], *more: str) -> list[str]:
    """Those that stand in sentences, and more that are written elsewhere on the card."""
    rules = {rule for sentence in text for rule in SENTENCES.rules(sentence)}
    return words_on(_keywords(FIRST), rules, " ".join([*text, *more]))


def _face(id: str, name: str, kind: str, type_line: str, abilities: list[Document], **more: object) -> Document:
    """A face with what all have; what it has not is nothing."""
    nothing: Document = {
        **{"faction": "", "set": "", "traits": [], "rarity": "", "copies": 0, "cost": None, "attack": None},
        **{"health": None, "epic": False, "stage": 0, "corner": "", "boost": 0, "side": "", "swords": 0},
        **{"symbol": False, "waves": [], "emblem": ""},
    }
    own = {"id": id, "name": name, "kind": kind, "type_line": type_line, "abilities": abilities}
    return {**nothing, **own, **more}


def _sentences(text: Iterable[str], language: str) -> str:
    return " ".join([text_in(sentence, language) for sentence in text])


def _ability(lead: str, text: Iterable[str], language: str) -> Document:
    return {"lead": lead, "text": _sentences(text, language)}


def _lead(skill: Skill, language: str) -> str:
    """The name of a skill, with its icon in words."""
    name = skill.names[language]
    return f"{name} ({word(skill.icon, language)})" if skill.icon in ICONS else name


def _hero(hero: Hero, language: str) -> Document:
    line = [word(hero.class_, language), word("melee" if hero.melee else "ranged", language)]
    if hero.piercing:
        line.append(word("piercing", language))
    return _face(
        hero.id,
        hero.names[language],
        "hero",
        _listed(line),
        [_ability(_lead(skill, language), skill.text, language) for skill in hero.skills],
        faction=hero.faction,
        set="starter" if hero.starter else "",
        attack=hero.attack,
        flips=hero.flips,
        health=hero.hp,
        armor=hero.armor,
        runes=list(hero.runes),
        keywords=_keywords_on(_sentences_of(hero), *_icons(hero)),
    )


def _power_card(card: PowerCard, language: str) -> Document:
    kind = "reaction" if card.reaction else "action"
    line = [word(kind, language)]
    if card.ultimate:
        line.append(said("ultimate-of", hero=Text(f"hero-{card.hero}")).to(language))
    is_flux = card is shelf().flux
    return _face(
        card.id,
        card.names[language],
        "power-card",
        _listed(line),
        [_ability("", card.text, language)],
        faction=card.faction,
        set=card.hero,
        rarity=kind,
        copies=card.copies,
        cost=card.cost,
        epic=card.ultimate,
        runes=list(card.runes),
        modifier=None if is_flux else card.modifier,
        area=_diagram(card.area),
        keywords=_keywords_on(card.text),
    )


def _diagram(area: str) -> list[str]:
    """The hexes of a diagram as clients draw it; the caster's own is none of them (SM-AOE-03)."""
    if not area:
        return []
    shape = load_shapes()[area]
    hexes = [write_coordinate(cell) for cell in shape.cells if not (shape.pinned and cell == (0, 0))]
    return [CASTER, *hexes] if shape.pinned else hexes


def _victory(card: VictoryCard, language: str) -> Document:
    return _face(
        card.id,
        card.names[language],
        "victory",
        word("victory-card", language),
        [_ability("", card.text, language)],
        keywords=_keywords_on(card.text),
    )


def _outsider(outsider: Outsider, language: str) -> Document:
    line = [word("outsider", language), word("melee" if outsider.melee else "ranged", language)]
    placement = _ability(word("placement", language), outsider.placement, language)
    skills = [_ability(skill.names[language], skill.text, language) for skill in outsider.skills]
    return _face(
        outsider.id,
        outsider.names[language],
        "outsider",
        _listed(line),
        [placement, *skills],
        attack=outsider.attack,
        flips=outsider.flips,
        keywords=_keywords_on((*outsider.placement, *_sentences_of(outsider))),
    )


def _skill(skill: Skill, holder: Hero | Outsider, language: str) -> Document:
    """A skill by what effects call it: "akhuti/retribution"."""
    line = said("skill-of", holder=holder.names[language]).to(language)
    return _face(
        f"{holder.id}/{skill.id}",
        skill.names[language],
        "skill",
        line,
        [_ability("", skill.text, language)],
        area=_diagram(skill.area),
        keywords=_keywords_on(skill.text, skill.icon),
    )


def _icons(hero: Hero) -> list[str]:
    """What is printed on a hero besides sentences: the icons of its skills, Piercing."""
    return [*(skill.icon for skill in hero.skills), *(["piercing"] if hero.piercing else [])]


def _sentences_of(holder: Hero | Outsider) -> tuple[str, ...]:
    """What all its skills say."""
    return tuple([sentence for skill in holder.skills for sentence in skill.text])
