"""The faces of chips, talents, advancements, relics and events as clients are shown them, in one language.

A chip shows its figures and, in full, what each of its talents says (CS-TALENT-01).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from hordekeep.games.cloudspire.content.boards import TERRAINS
from hordekeep.games.cloudspire.content.chips import KINDS, MERC, NONE, SPIRE, box
from hordekeep.games.cloudspire.content.tiles import load_earthscapes
from hordekeep.games.cloudspire.told.card_words import figures, type_line
from hordekeep.games.cloudspire.told.catalogue import catalogue
from hordekeep.games.cloudspire.words.reading import text_in
from hordekeep.kernel import Document, Say, once

if TYPE_CHECKING:
    from hordekeep.games.cloudspire.content.chips import Chip, Face, Talent
    from hordekeep.games.cloudspire.content.tiles import Earthscape
    from hordekeep.games.cloudspire.told.catalogue import Leaf

WORDS: Final = {
    "hero": Say("Hero", "Héros"),
    "minion": Say("Minion", "Sbire"),
    "spire": Say("Spire", "Flèche"),
    "equipment": Say("Equipment", "Équipement"),
    "landmark": Say("Landmark", "Lieu"),
    "traxxyr": Say("Landmark minion", "Sbire de lieu"),
    "beacon": Say("Beacon", "Phare"),
    "shard": Say("Shard", "Éclat"),
    "landmark-minion": Say("Landmark minion", "Sbire de lieu"),
    "market": Say("from the market", "du marché"),
    "promoted": Say("promoted", "face promue"),
    "swamp": Say("swamp", "marais"),
    "ruin": Say("ruin", "ruine"),
    "temple": Say("temple", "temple"),
    "unique": Say("unique", "unique"),
    "earthscape": Say("Earthscape {}", "Terre {}"),
}
"""What a chip is."""
FIGURES: Final = {
    "move": Say("moves {}", "mouvement {}"),
    "cap": Say("room for {}", "place pour {}"),
    "starts": Say("starts with {}", "commence avec {}"),
    "reward": Say("reward {} Source", "récompense {} Source"),
    "relic": Say("reward: a relic", "récompense\u202f: une relique"),
    "relics": Say("reward: {} relics", "récompense\u202f: {} reliques"),
    "spire": Say("reward: a spire", "récompense\u202f: une flèche"),
}
TERRAIN: Final = {
    "path": Say("path only", "chemin seulement"),
    "grass": Say("up to grass", "jusqu’à la plaine"),
    "forest": Say("up to forest", "jusqu’à la forêt"),
    "mountain": Say("up to mountain", "jusqu’à la montagne"),
    "water": Say("any terrain", "tout terrain"),
}
"""What a unit may enter (CS-TERR-02)."""
UPGRADES: Final = {
    "A": Say("attack", "attaque"),
    "R": Say("range", "portée"),
    "D": Say("fortification", "fortification"),
}


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
        "keywords": [],
        "factions": [{"id": each.id, "name": each.names[language]} for each in known.factions.values()],
        "kinds": [{"id": kind, "name": WORDS[kind].to(language)} for kind in KINDS],
    }


def _card(id: str, name: str, kind: str, abilities: list[Document], **more: object) -> Document:
    """A face with what all have; what it has not is nothing."""
    nothing: Document = {
        **{"type_line": "", "faction": "", "set": "", "traits": [], "rarity": "", "copies": 0, "cost": None},
        **{"attack": None, "health": None, "epic": False, "stage": 0, "corner": "", "boost": 0, "side": ""},
        **{"swords": 0, "symbol": False, "waves": [], "emblem": "", "runes": []},
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
    )


def _line(chip: Chip, face: Face, language: str) -> list[str]:
    kind = "landmark-minion" if chip.type and chip.unit else KINDS[chip.kind]
    line = [WORDS[kind].to(language)]
    if chip.type:
        line.append(WORDS[chip.type].to(language))
    if chip.faction == MERC:
        line.append(WORDS["market"].to(language))
    elif chip.faction:
        line.append(box().factions[chip.faction].names[language])
    if face.promoted:
        line.append(WORDS["promoted"].to(language))
    return line


def _figures(chip: Chip, face: Face, language: str) -> Iterable[str]:
    """What is printed on a chip besides health, attack and cost, in words."""

    def said(figure: str, value: object) -> str:
        return FIGURES[figure].to(language).format(value)

    if chip.unit:
        yield said("move", face.move)
        yield TERRAIN[TERRAINS[face.terrain]].to(language)
    if face.cap:
        yield said("cap", face.cap)
    if chip.kind == SPIRE and face.start:
        yield said("starts", ", ".join([UPGRADES[letter].to(language) for letter in face.start]))
    if face.source:
        yield said("reward", face.source)
    if face.relics:
        yield said("relic" if face.relics == 1 else "relics", face.relics)
    if face.spire_reward:
        yield FIGURES["spire"].to(language)


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
    )


def _earthscape(earthscape: Earthscape, language: str) -> Document:
    """An earthscape by its number; its `runes` are the terrains of its hexes, clockwise, "+well" behind a well's."""
    spaces = [TERRAINS[space.terrain] + ("+well" if space.well else "") for space in earthscape.spaces]
    name = WORDS["earthscape"].to(language).format(earthscape.number)
    return _card(f"earthscape/{earthscape.number}", name, "earthscape", [], runes=spaces)
