"""Chips, advancements, relics, events and talents as their files write them, and what must be true of them.

A faction's file begins with `[faction]`; its heroes, minions, spires and structures are `[[card]]`, the levels of a
structure `[[card.level]]`. All other content stands in files that begin with `[set]`, whose kind says what it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Annotated, Final, Literal, TypeVar, Union

import msgspec

from hordekeep.kernel import enforces, in_every_language
from hordekeep.language.card_files import CardFile, Table, read_table
from hordekeep.language.content_reading import ContentReading, Tell
from hordekeep.language.packs import id_of
from hordekeep.language.problems import did_you_mean

Terrain = Literal["path", "grass", "forest", "mountain", "water"]
Side = Literal["basic", "promoted"]
Phase = Literal["event", "income", "market", "build", "prep", "onslaught"]
Kind = Literal["market", "landmarks", "relics", "events", "talents", "dice"]
Amount = Annotated[int, msgspec.Meta(ge=0, le=20)]
Health = Annotated[int, msgspec.Meta(ge=1, le=20)]
Chips = Annotated[str, msgspec.Meta(pattern="^[ARD]{1,6}$")]
"""Starting upgrades: A attack, R range, D fortification (CS-Q-06-NOTATION)."""

FACTIONS: Final = ("brawnen", "grovetenders", "heirs", "narora")
UNITS_PER_FACTION: Final = 15
SPIRES_PER_CHIP: Final = 4
"""CS-SETUP-15."""
_NUMBERED = re.compile(r"([0-9]) (.*)|(.*) ([0-9])")


class Face(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One side of a unit. No `attack` means that it has no attack stat (CS-ATK-17)."""

    health: Health
    move: Amount
    terrain: Terrain = "path"
    attack: Union[Amount, None] = None
    cap: Amount = 0
    reward: Amount = 0
    talents: tuple[str, ...] = ()


@in_every_language("name", "alt_name")
class WrittenUnit(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A hero or minion of a faction, with a promoted side (CS-SIDE-01) or a second basic one (CS-SIDE-16)."""

    type: Literal["hero", "minion"]
    id: str
    name: str
    chips: Amount
    cp: Amount
    basic: Face
    alt_name: str = ""
    promoted: Union[Face, None] = None
    alt: Union[Face, None] = None
    ours: tuple[str, ...] = ()


@in_every_language("name")
class WrittenSpire(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One side of a faction's spire; the two with the same `chip` are printed back to back (CS-Q-06-NOTATION)."""

    type: Literal["spire"]
    id: str
    name: str
    chip: Amount
    side: Side
    cost: Amount
    start: Chips
    cap: Amount
    reward: Amount
    talents: tuple[str, ...] = ()
    ours: tuple[str, ...] = ()


class WrittenLevel(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A fortress advancement (CS-BUILD-11)."""

    cost: Amount
    text: tuple[str, ...]
    ours: tuple[str, ...] = ()


@in_every_language("name")
class WrittenStructure(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A structure of a fortress, whose advancements are bought in order (CS-BUILD-12)."""

    type: Literal["structure"]
    id: str
    name: str
    ours: tuple[str, ...] = ()


@in_every_language("name")
class WrittenFaction(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A faction; any of `starting_heroes` may be the hero of wave 1 (CS-HERO-02, CS-FACTION-09)."""

    id: str
    name: str
    fortress: Amount
    starting_heroes: tuple[str, ...]
    ours: tuple[str, ...] = ()


@in_every_language("name")
class WrittenMerc(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A market chip: a merc hero, minion or spire, or equipment (CS-MKT-01)."""

    type: Literal["hero", "minion", "spire", "equipment"]
    id: str
    name: str
    cost: Amount
    basic: Union[Face, None] = None
    start: Union[Chips, None] = None
    cap: Amount = 0
    reward: Amount = 0
    talents: tuple[str, ...] = ()
    ours: tuple[str, ...] = ()


class WrittenReward(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a landmark pays: Source, relics, a spire (CS-REWARD-01)."""

    source: Amount = 0
    relic: Amount = 0
    spire: bool = False


@in_every_language("name")
class WrittenLandmark(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A landmark (CS-LAND-01); a `unit` has a border (CS-LAND-05)."""

    id: str
    name: str
    type: Literal["swamp", "ruin", "temple", "unique"]
    chips: Amount
    unit: bool
    health: Amount = 0
    attack: Union[Amount, None] = None
    move: Amount = 0
    terrain: Terrain = "path"
    reward: WrittenReward = WrittenReward()
    talents: tuple[str, ...] = ()
    ours: tuple[str, ...] = ()


@in_every_language("name")
class WrittenRelic(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A relic (CS-RELIC-03, CS-RELIC-06)."""

    id: str
    name: str
    lasts: Literal["once", "wave", "ongoing"]
    text: tuple[str, ...]
    ours: tuple[str, ...] = ()


@in_every_language("name")
class WrittenEvent(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An event, and the phase in which it takes effect (CS-EVENT-02)."""

    id: str
    name: str
    phase: Phase
    lasts: Literal["wave", "ongoing"]
    text: tuple[str, ...]
    ours: tuple[str, ...] = ()


@in_every_language("name")
class WrittenTalent(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A talent (CS-TALENT-01). A `#` in its name stands for the number that is printed beside it."""

    id: str
    name: str
    text: tuple[str, ...]
    ours: tuple[str, ...] = ()


class WrittenDie(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A die by its six faces (CS-Q-04-DIE), and whose slot in the fortress it lies in: a faction's from the start, or
    once it has an advancement (CS-FORT-04)."""

    id: str
    faces: Annotated[tuple[str, ...], msgspec.Meta(min_length=6, max_length=6)]
    slot: str = ""
    ours: tuple[str, ...] = ()


@in_every_language("name")
class WrittenSet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The heading of a file with content of one kind."""

    id: str
    name: str
    kind: Kind


class FactionFile(msgspec.Struct, frozen=True):
    """A faction with its units, spires and structures."""

    faction: WrittenFaction
    units: tuple[WrittenUnit, ...]
    spires: tuple[WrittenSpire, ...]
    structures: tuple[tuple[WrittenStructure, tuple[WrittenLevel, ...]], ...]


class Content(msgspec.Struct):
    """All that the files hold, in their order."""

    factions: list[FactionFile] = msgspec.field(default_factory=list)
    market: list[WrittenMerc] = msgspec.field(default_factory=list)
    landmarks: list[WrittenLandmark] = msgspec.field(default_factory=list)
    relics: list[WrittenRelic] = msgspec.field(default_factory=list)
    events: list[WrittenEvent] = msgspec.field(default_factory=list)
    talents: list[WrittenTalent] = msgspec.field(default_factory=list)
    dice: list[WrittenDie] = msgspec.field(default_factory=list)


def talent_of(printed: str) -> tuple[str, int]:
    """The id of a talent as a chip prints it, and its number, 0 if it has none.

    >>> talent_of("2 Range"), talent_of("Lookout 4"), talent_of("Yrtel's Way")
    (('range', 2), ('lookout', 4), ('yrtels-way', 0))
    """
    found = _NUMBERED.fullmatch(printed)
    if found is None:
        return id_of(printed), 0
    before, after, name, number = found.groups()
    return (id_of(after), int(before)) if before else (id_of(name), int(number))


def read_content(files: Sequence[CardFile], tell: Tell) -> Content:
    """What the files hold; whatever is wrong with any of them is told."""
    reading = _Reading(tell)
    for file in files:
        reading.file(file)
    reading.check_talents()
    return reading.content


class _Reading(ContentReading):
    """Files being read: what they held so far, and the talents that chips print."""

    never_ours = ("id", "ours", "type")
    sentence = re.compile(r"[A-Z0-9+#].*\.")

    def __init__(self, tell: Tell) -> None:
        super().__init__(tell)
        self.content = Content()
        self.printed: list[tuple[Table, str]] = []

    def file(self, file: CardFile) -> None:
        """One file, by its heading."""
        advice = "Begin with [faction] for a faction, with [set] for anything else."
        match self.heading_of(file, ("faction", "set"), advice):
            case "faction":
                self.faction(file)
            case "set":
                self.set(file)

    def faction(self, file: CardFile) -> None:
        """A faction, its units, spires and structures."""
        heading = file.headings["faction"]
        faction = self.read(heading, WrittenFaction)
        units: list[WrittenUnit] = []
        spires: list[WrittenSpire] = []
        structures: list[tuple[WrittenStructure, tuple[WrittenLevel, ...]]] = []
        for table in file.cards:
            match table.values.get("type"):
                case "hero" | "minion":
                    units += self.unit(table, heading)
                case "spire":
                    spires += self.spire(table, heading)
                case "structure":
                    structures += self.structure(table, heading)
                case other:
                    advice = 'Write type = "hero", "minion", "spire" or "structure".'
                    self.tell(table.problem("type", f"{other!r} is none.", advice))
        if faction is None:
            return
        self.id(heading, faction.id, "faction")
        self.check_counts(heading, units, spires)
        heroes = [unit.id for unit in units if unit.type == "hero"]
        for each in faction.starting_heroes:
            if each not in heroes:
                advice = did_you_mean(each, heroes)
                self.tell(heading.problem("starting_heroes", f"There is no hero {each!r}.", advice))
        self.content.factions.append(FactionFile(faction, tuple(units), tuple(spires), tuple(structures)))

    @enforces("CS-SETUP-15")
    def check_counts(self, heading: Table, units: Iterable[WrittenUnit], spires: Iterable[WrittenSpire]) -> None:
        """Every faction has 15 unit chips, and spires of two kinds, each with two sides."""
        count = sum(unit.chips for unit in units)
        if count != UNITS_PER_FACTION:
            what = f"A faction has {UNITS_PER_FACTION} unit chips (CS-SETUP-15), this one {count}."
            self.tell(heading.problem("id", what, "Change `chips` of its units."))
        chips = sorted(spire.chip for spire in spires)
        if chips != [1, 1, 2, 2]:
            what = f"A faction has two kinds of spires with two sides each (CS-SETUP-15), not {chips}."
            self.tell(heading.problem("id", what, "Write two spires with chip = 1 and two with chip = 2."))

    def unit(self, table: Table, heading: Table) -> list[WrittenUnit]:
        unit = self.read(table, WrittenUnit)
        if unit is None:
            return []
        self.id(table, unit.id, f"unit of {heading.values.get('id')}")
        if (unit.promoted is None) == (unit.alt is None):
            advice = "Write `promoted` or `alt`, not both."
            self.tell(table.problem("promoted", "A faction's unit has two sides (CS-SIDE-01, CS-SIDE-16).", advice))
        for face in (unit.basic, unit.promoted, unit.alt):
            if face is not None:
                self.talents(table, face.talents)
        return [unit]

    def spire(self, table: Table, heading: Table) -> list[WrittenSpire]:
        spire = self.read(table, WrittenSpire)
        if spire is None:
            return []
        self.id(table, spire.id, f"spire of {heading.values.get('id')}")
        self.talents(table, spire.talents)
        return [spire]

    def structure(self, table: Table, heading: Table) -> list[tuple[WrittenStructure, tuple[WrittenLevel, ...]]]:
        place, parts = table.parts("level")
        structure = self.read(place, WrittenStructure)
        levels = self.every(parts, WrittenLevel)
        for part, level in levels:
            self.sentences(part, level.text)
        if structure is None:
            return []
        self.id(place, structure.id, f"structure of {heading.values.get('id')}")
        if not parts:
            self.tell(place.problem("id", "A structure has advancements.", "Begin one with a line [[card.level]]."))
        return [(structure, tuple(level for _, level in levels))]

    def set(self, file: CardFile) -> None:
        """Content of one kind."""
        table = file.headings["set"]
        heading = read_table(table, WrittenSet, self.tell)
        if heading is None:
            return
        self.id(table, heading.id, "set")
        match heading.kind:
            case "market":
                self.market(file)
            case "landmarks":
                self.landmarks(file)
            case "relics":
                self.content.relics += self.spoken(file, WrittenRelic, "relic")
            case "events":
                self.content.events += self.spoken(file, WrittenEvent, "event")
            case "talents":
                self.content.talents += self.spoken(file, WrittenTalent, "talent")
            case "dice":
                for place, die in self.every(file.cards, WrittenDie):
                    self.id(place, die.id, "die")
                    self.content.dice.append(die)

    def market(self, file: CardFile) -> None:
        for place, merc in self.every(file.cards, WrittenMerc):
            self.id(place, merc.id, "market chip")
            if (merc.type in ("hero", "minion")) != (merc.basic is not None):
                self.tell(place.problem("basic", "Units have figures, and nothing else has.", "Write both or neither."))
            if (merc.type == "spire") != (merc.start is not None):
                advice = 'Write start = "AR", say, for a spire alone.'
                self.tell(place.problem("start", "Spires have starting upgrades, and nothing else has.", advice))
            self.talents(place, merc.basic.talents if merc.basic is not None else merc.talents)
            self.content.market.append(merc)

    def landmarks(self, file: CardFile) -> None:
        for place, landmark in self.every(file.cards, WrittenLandmark):
            self.id(place, landmark.id, "landmark")
            self.talents(place, landmark.talents)
            self.content.landmarks.append(landmark)

    def spoken(self, file: CardFile, kind: type[_Spoken], word: str) -> list[_Spoken]:
        """Content that is made of sentences."""
        found: list[_Spoken] = []
        for place, read in self.every(file.cards, kind):
            self.id(place, read.id, word)
            self.sentences(place, read.text)
            found.append(read)
        return found

    @enforces("CS-TALENT-01")
    def check_talents(self) -> None:
        """Whatever a chip prints is a talent of the list, with a number if that has one."""
        known = {talent.id: "#" in talent.name for talent in self.content.talents}
        for place, printed in self.printed:
            name, number = talent_of(printed)
            if name not in known:
                self.tell(place.problem("talents", f"There is no talent {printed!r}.", did_you_mean(name, known)))
            elif known[name] != (number > 0):
                advice = "Write the number that is printed." if known[name] else "Leave the number out."
                self.tell(place.problem("talents", f"{printed!r} is not how it is written.", advice))

    def talents(self, table: Table, talents: Iterable[str]) -> None:
        self.printed += [(table, each) for each in talents]


_Spoken = TypeVar("_Spoken", WrittenRelic, WrittenEvent, WrittenTalent)
