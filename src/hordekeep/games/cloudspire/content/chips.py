"""The chips of the game: every physical chip has a number, the same in every game, and one or two faces.

A face never changes; where a chip lies, which face shows and what lies under it is the state's. Whatever factions are
in play, chip 0 is the Brawnen's Awsh, so that positions and choices can name chips without knowing the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from hordekeep.games.cloudspire.content import written
from hordekeep.games.cloudspire.content.boards import PATH, TERRAINS
from hordekeep.games.cloudspire.content.written import (
    FACTIONS,
    SPIRES_PER_CHIP,
    Content,
    read_content,
    talent_of,
)
from hordekeep.kernel import in_languages, once, said_by_field
from hordekeep.language.packs import card_paths
from hordekeep.language.problems import BadCards, Problem
from hordekeep.language.shelf import read_files

CONTENT: Final = Path(__file__).parent
FOLDERS: Final = (CONTENT / "factions", CONTENT / "cards")
"""Where files with sentences lie."""
NONE: Final = -1
"""No attack stat (CS-ATK-17)."""

HERO: Final = 0
MINION: Final = 1
SPIRE: Final = 2
EQUIPMENT: Final = 3
LANDMARK: Final = 4
TRAXXYR: Final = 5
BEACON: Final = 6
SHARD: Final = 7
"""What a chip is. A landmark may be a unit, then it is a landmark minion (CS-LAND-05); the ancient traxxyr is none
(CS-LAND-13). The Beacon and its shards are of the co-op game (CS-K-COOP-01)."""
KINDS: Final = ("hero", "minion", "spire", "equipment", "landmark", "traxxyr", "beacon", "shard")
"""Their names, in this order."""
MERC: Final = "merc"
"""The faction of what comes from the market."""
SHARDS: Final = 3


class Talent(msgspec.Struct, frozen=True):
    """A talent as a chip prints it: its id and its number, 0 if it has none."""

    id: str
    number: int = 0


class Face(msgspec.Struct, frozen=True, eq=False):
    """One side of a chip. A spire's health, attack and move are 0: its chips are all it has (CS-SPIRE-02)."""

    id: str
    names: Mapping[str, str]
    promoted: bool = False
    health: int = 0
    attack: int = NONE
    move: int = 0
    terrain: int = PATH
    cap: int = 0
    cost: int = 0
    start: str = ""
    source: int = 0
    relics: int = 0
    spire_reward: bool = False
    talents: tuple[Talent, ...] = ()
    flags: frozenset[str] = frozenset()
    """The ids of its talents."""


class Chip(msgspec.Struct, frozen=True, eq=False):
    """A chip: what it is, whose, and its faces. `cp` and `cost` are what it takes to select, to buy or to construct.

    `faction` is a faction's id, "merc" for the market's, "" for landmarks. `type` is a landmark's (CS-LAND-01).
    """

    number: int
    kind: int
    faction: str
    faces: tuple[Face, ...]
    cp: int = 0
    cost: int = 0
    type: str = ""
    unit: bool = False


class Advancement(msgspec.Struct, frozen=True, eq=False):
    """One level of a structure (CS-BUILD-11). Its id is "brawnen/source-drill/1"."""

    id: str
    cost: int
    text: tuple[str, ...]
    ours: tuple[str, ...]


class Structure(msgspec.Struct, frozen=True, eq=False):
    """A structure of a fortress and its advancements in order (CS-BUILD-12)."""

    id: str
    names: Mapping[str, str]
    levels: tuple[Advancement, ...]


class Faction(msgspec.Struct, frozen=True, eq=False):
    """A faction: its chips by number, its structures, and the heroes that may open the game (CS-HERO-02)."""

    id: str
    names: Mapping[str, str]
    fortress: int
    starting_heroes: tuple[str, ...]
    units: range
    spires: range
    structures: tuple[Structure, ...]


class Card(msgspec.Struct, frozen=True, eq=False):
    """A relic or an event: its sentences, how long it lasts, and of an event the phase (CS-EVENT-02)."""

    id: str
    names: Mapping[str, str]
    lasts: str
    text: tuple[str, ...]
    ours: tuple[str, ...]
    phase: str = ""


class TalentCard(msgspec.Struct, frozen=True, eq=False):
    """What a talent says (CS-TALENT-01)."""

    id: str
    names: Mapping[str, str]
    text: tuple[str, ...]
    ours: tuple[str, ...]


class Box(msgspec.Struct, frozen=True, eq=False):
    """All that is in the box. `market` and `landmarks` are ranges of chips; `landmarks` leaves the ancient traxxyr out
    (CS-LAND-02). `slots` tells which faction or advancement brings a die into a fortress (CS-FORT-04)."""

    chips: tuple[Chip, ...]
    factions: Mapping[str, Faction]
    market: range
    landmarks: range
    traxxyr: int
    beacon: int
    shards: range
    relics: Mapping[str, Card]
    events: Mapping[str, Card]
    talents: Mapping[str, TalentCard]
    dice: Mapping[str, tuple[str, ...]]
    slots: Mapping[str, str]

    def chips_with(self, face: str) -> tuple[int, ...]:
        """The chips that show this face on one of their sides, in order of their numbers.

        >>> box().chips_with("battleborn")
        (3, 4, 5)
        """
        return _chips_by_face().get(face, ())


@once
def box() -> Box:
    """The content of the game, read once.

    >>> box().chips[0].faces[0].names["en"], len(box().chips)
    ('Awsh', 135)
    """
    problems: list[Problem] = []
    paths = [path for folder in FOLDERS for path in card_paths(folder)]
    content = read_content(list(read_files(paths, problems.append)), problems.append)
    missing = [each for each in FACTIONS if each not in [file.faction.id for file in content.factions]]
    if missing and not problems:
        problems.append(Problem("content", 0, 0, f"There is no faction {missing[0]!r}.", "Write its file."))
    if problems:
        raise BadCards(problems)
    return _pack(content)


@once
def _chips_by_face() -> Mapping[str, tuple[int, ...]]:
    found: dict[str, list[int]] = {}
    for chip in box().chips:
        for face in chip.faces:
            found.setdefault(face.id, []).append(chip.number)
    return {name: tuple(numbers) for name, numbers in found.items()}


def _pack(content: Content) -> Box:
    """Number all chips: faction by faction its units and spires, then the market, the landmarks, the co-op chips."""
    chips: list[Chip] = []
    factions: dict[str, Faction] = {}
    for file in sorted(content.factions, key=lambda each: FACTIONS.index(each.faction.id)):
        first = len(chips)
        chips += _units(file, first)
        spires = len(chips)
        chips += _spires(file, spires)
        factions[file.faction.id] = Faction(
            file.faction.id,
            said_by_field(file.faction, "name"),
            file.faction.fortress,
            file.faction.starting_heroes,
            range(first, spires),
            range(spires, len(chips)),
            tuple(_structures(file)),
        )
    market = len(chips)
    chips += [_merc(each, market + n) for n, each in enumerate(content.market)]
    landmarks = len(chips)
    basic = [each for each in content.landmarks if each.type != "unique" for _ in range(each.chips)]
    chips += [_landmark(each, landmarks + n) for n, each in enumerate(basic)]
    traxxyr = len(chips)
    chips.append(_landmark(next(each for each in content.landmarks if each.type == "unique"), traxxyr))
    beacon = len(chips)
    chips.append(Chip(beacon, BEACON, "", (Face("beacon", in_languages({"en": "Beacon", "fr": "Phare"})),)))
    shard = Face("shard", in_languages({"en": "Shard", "fr": "Éclat"}))
    chips += [Chip(beacon + 1 + n, SHARD, "", (shard,)) for n in range(SHARDS)]
    return Box(
        chips=tuple(chips),
        factions=factions,
        market=range(market, landmarks),
        landmarks=range(landmarks, traxxyr),
        traxxyr=traxxyr,
        beacon=beacon,
        shards=range(beacon + 1, len(chips)),
        relics={each.id: _card(each, each.lasts) for each in content.relics},
        events={each.id: _card(each, each.lasts, each.phase) for each in content.events},
        talents={
            each.id: TalentCard(each.id, said_by_field(each, "name"), each.text, each.ours) for each in content.talents
        },
        dice={each.id: each.faces for each in content.dice},
        slots={each.id: each.slot for each in content.dice if each.slot},
    )


def _talents(printed: Sequence[str]) -> tuple[tuple[Talent, ...], frozenset[str]]:
    found = tuple([Talent(*talent_of(each)) for each in printed])
    return found, frozenset(each.id for each in found)


def _face(name: str, called: Mapping[str, str], face: written.Face, *, promoted: bool = False) -> Face:
    talents, flags = _talents(face.talents)
    return Face(
        id=name,
        names=called,
        promoted=promoted,
        health=face.health,
        attack=NONE if face.attack is None else face.attack,
        move=face.move,
        terrain=TERRAINS.index(face.terrain),
        cap=face.cap,
        source=face.reward,
        talents=talents,
        flags=flags,
    )


def _units(file: written.FactionFile, first: int) -> Iterator[Chip]:
    number = first
    for unit in file.units:
        called = said_by_field(unit, "name")
        faces = [_face(unit.id, called, unit.basic)]
        if unit.promoted is not None:
            faces.append(_face(f"{unit.id}-promoted", called, unit.promoted, promoted=True))
        elif unit.alt is not None:
            other = said_by_field(unit, "alt_name") if unit.alt_name else called
            name = other["en"].lower().replace(" ", "-") if unit.alt_name else f"{unit.id}-alt"
            faces.append(_face(name, other, unit.alt))
        for _ in range(unit.chips):
            yield Chip(
                number,
                HERO if unit.type == "hero" else MINION,
                file.faction.id,
                tuple(faces),
                cp=unit.cp,
                unit=True,
            )
            number += 1


def _spires(file: written.FactionFile, first: int) -> Iterator[Chip]:
    number = first
    for chip in (1, 2):
        faces = tuple([_spire_face(spire) for spire in file.spires if spire.chip == chip])
        for _ in range(SPIRES_PER_CHIP):
            yield Chip(number, SPIRE, file.faction.id, faces)
            number += 1


def _spire_face(spire: written.WrittenSpire) -> Face:
    talents, flags = _talents(spire.talents)
    return Face(
        id=spire.id,
        names=said_by_field(spire, "name"),
        promoted=spire.side == "promoted",
        cap=spire.cap,
        cost=spire.cost,
        start=spire.start,
        source=spire.reward,
        talents=talents,
        flags=flags,
    )


def _structures(file: written.FactionFile) -> Iterator[Structure]:
    for structure, levels in file.structures:
        name = f"{file.faction.id}/{structure.id}"
        advancements = [
            Advancement(f"{name}/{n}", level.cost, level.text, level.ours) for n, level in enumerate(levels, 1)
        ]
        yield Structure(structure.id, said_by_field(structure, "name"), tuple(advancements))


def _merc(merc: written.WrittenMerc, number: int) -> Chip:
    called = said_by_field(merc, "name")
    kind = KINDS.index(merc.type)
    if merc.basic is not None:
        return Chip(number, kind, MERC, (_face(merc.id, called, merc.basic),), cost=merc.cost, unit=True)
    talents, flags = _talents(merc.talents)
    face = Face(
        id=merc.id,
        names=called,
        cap=merc.cap,
        start=merc.start or "",
        source=merc.reward,
        talents=talents,
        flags=flags,
    )
    return Chip(number, kind, MERC, (face,), cost=merc.cost)


def _landmark(landmark: written.WrittenLandmark, number: int) -> Chip:
    talents, flags = _talents(landmark.talents)
    face = Face(
        id=landmark.id,
        names=said_by_field(landmark, "name"),
        health=landmark.health,
        attack=NONE if landmark.attack is None else landmark.attack,
        move=landmark.move,
        terrain=TERRAINS.index(landmark.terrain),
        source=landmark.reward.source,
        relics=landmark.reward.relic,
        spire_reward=landmark.reward.spire,
        talents=talents,
        flags=flags,
    )
    kind = TRAXXYR if landmark.type == "unique" else LANDMARK
    return Chip(number, kind, "", (face,), type=landmark.type, unit=landmark.unit)


def _card(each: written.WrittenRelic | written.WrittenEvent, lasts: str, phase: str = "") -> Card:
    return Card(each.id, said_by_field(each, "name"), lasts, each.text, each.ours, phase)
