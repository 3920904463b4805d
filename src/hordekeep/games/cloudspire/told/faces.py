"""The faces of chips, talents, advancements, relics and events as clients are shown them, in one language.

A chip shows its figures and, in full, what each of its talents says (CS-TALENT-01).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from hordekeep.games.cloudspire.content.boards import TERRAINS
from hordekeep.games.cloudspire.content.chips import KINDS, MERC, NONE, SPIRE, box
from hordekeep.games.cloudspire.content.keywords import KEYWORDS, TALENTS
from hordekeep.games.cloudspire.content.names import PACKAGE, said
from hordekeep.games.cloudspire.content.tiles import load_earthscapes
from hordekeep.games.cloudspire.told.card_words import figures, type_line, word
from hordekeep.games.cloudspire.told.catalogue import catalogue
from hordekeep.games.cloudspire.words.reading import SENTENCES, text_in
from hordekeep.kernel import FIRST, Document, once
from hordekeep.kernel.texts import Word
from hordekeep.language.glossary import explained, is_written, words_on

if TYPE_CHECKING:
    from hordekeep.games.cloudspire.content.chips import Chip, Face, Talent, TalentCard
    from hordekeep.games.cloudspire.content.tiles import Earthscape
    from hordekeep.games.cloudspire.told.catalogue import Leaf


@once
def faces(language: str) -> Document:
    """Every face of the game in a language.

    >>> aegis = [face for face in faces("fr")["cards"] if face["id"] == "aegis"][0]
    >>> aegis["type_line"], aegis["cost"], aegis["abilities"][0]["lead"]
    ('Sbire, Brawnen', 4, 'Blindé')
    """
    known = box()
    chips = {face.id: _chip(chip, face, language) for chip in known.chips for face in chip.faces}
    return {
        "cards": [
            *chips.values(),
            *(_leaf(leaf, language) for leaf in catalogue().cards.values()),
            *(_earthscape(each, language) for each in load_earthscapes().values()),
        ],
        "keywords": _keywords(language),
        "factions": [{"id": each.id, "name": each.names[language]} for each in known.factions.values()],
        "kinds": [{"id": kind, "name": word(kind, language)} for kind in KINDS],
    }


@once
def _keywords(language: str) -> list[Document]:
    """The glossary that explains the words of cards, and the talents that other cards name."""
    book = [explained(keyword, rule, (PACKAGE,), language) for keyword, rule in KEYWORDS.items()]
    return book + [_explained(talent, language) for talent in _named_talents()]


@once
def _named_talents() -> list[str]:
    """The talents that sentences of other cards name ("units with Flying")."""
    sentences = {sentence for leaf in catalogue().cards.values() for sentence in leaf.text}
    talents = box().talents.values()
    return [each.id for each in talents if _is_named(each, " ".join(sorted(sentences.difference(each.text))))]


def _is_named(talent: TalentCard, text: str) -> bool:
    return is_written(_plain(talent.names[FIRST]), text, exactly=True)


def _keywords_on(sentences: Iterable[str], own: Iterable[str] = ()) -> list[str]:
    """Talents of its `own` it explains itself."""
    rules, text = {rule for sentence in sentences for rule in SENTENCES.rules(sentence)}, " ".join(sentences)
    talents = [each for each in _named_talents() if each not in own and _is_named(box().talents[each], text)]
    return [*words_on(_keywords(FIRST)[: len(KEYWORDS)], rules, text), *(f"talent/{each}" for each in talents)]


def _on_chip(face: Face) -> list[str]:
    own = [talent.id for talent in face.talents]
    return _keywords_on([sentence for talent in own for sentence in box().talents[talent].text], own)


def _explained(talent: str, language: str) -> Document:
    known = box().talents[talent]
    means = " ".join([text_in(sentence, language) for sentence in known.text])
    return {
        **{"id": f"talent/{talent}", "name": _capital(_plain(known.names[language])), "means": means, "rule": TALENTS},
        **{"numbered": False, "picture": ""},
    }


def _plain(name: str) -> str:
    """The name of a talent without its number."""
    return name.replace("#", "").strip()


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]


def _card(id: str, name: str, kind: str, abilities: list[Document], **more: object) -> Document:
    """A face with what all have; what it has not is nothing."""
    nothing: Document = {
        **{"type_line": "", "faction": "", "set": "", "traits": [], "rarity": "", "copies": 0, "cost": None},
        **{"attack": None, "health": None, "epic": False, "stage": 0, "corner": "", "boost": 0, "side": ""},
        **{"swords": 0, "symbol": False, "waves": [], "emblem": "", "runes": []},
        "keywords": [],
    }
    return {**nothing, "id": id, "name": name, "kind": kind, "abilities": abilities, **more}


def _chip(chip: Chip, face: Face, language: str) -> Document:
    """One side of a chip. What it costs is CP for a faction's units, and Source for all else."""
    cost = chip.cp if chip.unit and chip.faction != MERC else face.cost or chip.cost
    return _card(
        face.id,
        face.names[language],
        KINDS[chip.kind],
        [_talent(talent, language) for talent in face.talents],
        type_line=", ".join(_line(chip, face, language)),
        faction=chip.faction,
        set=chip.type,
        traits=list(_figures(chip, face, language)),
        copies=len(box().chips_with(face.id)),
        cost=cost if chip.faction else None,
        attack=None if face.attack == NONE or not chip.unit else face.attack,
        health=face.health or None,
        epic=face.promoted,
        stage=face.cap,
        corner=face.start,
        keywords=_on_chip(face),
    )


def _line(chip: Chip, face: Face, language: str) -> list[str]:
    kind = "landmark-minion" if chip.type and chip.unit else KINDS[chip.kind]
    line = [word(kind, language)]
    if chip.type:
        line.append(word(chip.type, language))
    if chip.faction == MERC:
        line.append(word("from-market", language))
    elif chip.faction:
        line.append(box().factions[chip.faction].names[language])
    if face.promoted:
        line.append(word("promoted", language))
    return line


def _figures(chip: Chip, face: Face, language: str) -> Iterable[str]:
    """What is printed on a chip besides health, attack and cost, in words."""

    def figure(name: str, what: Word) -> str:
        return said(f"figure-{name}", what=what).to(language)

    if chip.unit:
        yield figure("move", face.move)
        yield said(f"enters-{TERRAINS[face.terrain]}").to(language)
    if face.cap:
        yield figure("cap", face.cap)
    if chip.kind == SPIRE and face.start:
        yield figure("starts", ", ".join([said(f"upgrade-name-{letter}").to(language) for letter in face.start]))
    if face.source:
        yield figure("reward", face.source)
    if face.relics:
        yield figure("relic" if face.relics == 1 else "relics", face.relics)
    if face.spire_reward:
        yield said("figure-spire").to(language)


def _talent(talent: Talent, language: str) -> Document:
    """A talent of a chip, with its number wherever one stands (CS-TALENT-01)."""
    card = box().talents[talent.id]
    number = str(talent.number)
    text = " ".join([text_in(sentence, language) for sentence in card.text])
    return {"lead": card.names[language].replace("#", number), "text": text.replace("#", number)}


def _leaf(leaf: Leaf, language: str) -> Document:
    """A talent, advancement, relic or event by the id that rules call it by, such as "brawnen/smelter/2"."""
    kind = {"relics": "relic", "events": "event", "talents": "talent"}.get(leaf.set, "advancement")
    text = " ".join(leaf.text_in(language))
    line = ", ".join([each for each in (type_line(leaf, language), figures(leaf, language)) if each])
    return _card(
        leaf.face.id if kind == "advancement" else f"{kind}/{leaf.face.id}",
        leaf.name_in(language),
        kind,
        [{"lead": "", "text": text}],
        type_line=line,
        faction=leaf.faction,
        cost=getattr(leaf.face, "cost", None),
        keywords=_keywords_on(leaf.text, (leaf.face.id,)),
    )


def _earthscape(earthscape: Earthscape, language: str) -> Document:
    """An earthscape by its number; its `runes` are the terrains of its hexes, clockwise, "+well" behind a well's."""
    spaces = [TERRAINS[space.terrain] + ("+well" if space.well else "") for space in earthscape.spaces]
    name = said("earthscape-of", number=earthscape.number).to(language)
    return _card(f"earthscape/{earthscape.number}", name, "earthscape", [], runes=spaces)
