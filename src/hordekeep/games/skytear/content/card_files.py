"""Heroes, power cards, victory cards and outsiders as their files write them, and what must be true of them.

A hero's file begins with `[hero]`, has its skills as `[[hero.skill]]` and its premade pile as `[[card]]`. All other
cards stand in files that begin with `[set]`, whose kind says what they are; an outsider has `[[card.skill]]`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Final, Literal, TypeVar, Union

import msgspec

from hordekeep.games.skytear.content.area_shapes import load_shapes
from hordekeep.kernel import enforces, in_every_language
from hordekeep.language.card_files import CardFile, Table, read_table
from hordekeep.language.content_reading import ContentReading, Fault, Tell
from hordekeep.language.packs import id_of
from hordekeep.language.problems import did_you_mean

Faction = Literal["kurumo", "liothan", "taulot", "nupten"]
Rune = Literal["fire", "ice", "earth", "air"]
Class = Literal["mage", "tank", "warrior", "marksman", "support", "specialist"]
Range = Literal["melee", "ranged"]
Icon = Literal["none", "worship", "shapeshifted", "pillar", "illusion"]
Type = Literal["action", "reaction"]
Kind = Literal["power-cards", "victory-cards", "outsiders", "flux"]
Moment = Literal[
    "control-damage",
    "defeat",
    "dome-won",
    "effect",
    "heroes-phase-over",
    "lane-won",
    "last-dome-won",
    "upkeep",
]
Amount = Annotated[int, msgspec.Meta(ge=0, le=9)]
Health = Annotated[int, msgspec.Meta(ge=1, le=18)]
"""The health tracker counts from 1 to 18 (SM-Q-STATS)."""
Modifier = Annotated[int, msgspec.Meta(ge=-9, le=9)]

FACTION_RUNES: Final[Mapping[str, str]] = {"kurumo": "fire", "liothan": "ice", "taulot": "earth", "nupten": "air"}
"""The rune that makes a hero one of a faction (SM-HERO-10)."""
FACTION_ICONS: Final[Mapping[str, tuple[str, ...]]] = {
    "kurumo": ("none", "worship"),
    "liothan": ("none", "shapeshifted"),
    "taulot": ("none", "pillar", "worship"),
    "nupten": ("none", "illusion"),
}
"""The icons that the Worship of a faction brings to life (SM-WOR-02, SM-WOR-03)."""
PILE_SIZE: Final = 8
"""Cards for every hero (SM-DECK-01, SM-COMP-03)."""
MOST_COPIES: Final = 3
"""Copies of a power card in a deck (SM-CAS-08)."""


@in_every_language("name")
class WrittenSkill(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A skill of an outsider."""

    name: str
    text: tuple[str, ...]
    area: str = ""
    ours: tuple[str, ...] = ()


class WrittenHeroSkill(WrittenSkill, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A skill of a hero (SM-HERO-01), always active without an icon (SM-WOR-01)."""

    icon: Icon


@in_every_language("name")
class WrittenHero(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"class_": "class"}):
    """A hero card (SM-HERO-01 to SM-HERO-11). `starter` heroes come in the starter box (SM-SET-06)."""

    id: str
    name: str
    faction: Faction
    class_: Class
    range: Range
    runes: tuple[Rune, Rune]
    attack: Amount
    flips: Amount
    hp: Health
    armor: Amount
    starter: bool = False
    ours: tuple[str, ...] = ()


@in_every_language("name")
class WrittenPowerCard(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A power card: a mana for each rune (SM-POW-01), and a modifier for when it is flipped (SM-POW-12)."""

    name: str
    runes: tuple[Rune, ...]
    type: Type
    modifier: Modifier
    text: tuple[str, ...]
    id: str = ""
    ultimate: bool = False
    copies: Amount = 0
    area: str = ""
    ours: tuple[str, ...] = ()


@in_every_language("name")
class WrittenFlux(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Skytear Flux: a power card without runes (SM-FLUX-04) that is never flipped (SM-FLUX-05)."""

    name: str
    type: Type
    text: tuple[str, ...]
    id: str = ""
    runes: tuple[Rune, ...] = ()
    ours: tuple[str, ...] = ()


@in_every_language("name")
class WrittenVictoryCard(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A victory card (SM-GOAL-02), and the moment at which its condition can come true."""

    number: Annotated[int, msgspec.Meta(ge=1, le=99)]
    name: str
    checked: Moment
    text: tuple[str, ...]
    id: str = ""
    ours: tuple[str, ...] = ()


@in_every_language("name")
class WrittenOutsider(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An outsider (SM-OUT-01), with the rule by which it is placed (SM-OACT-01)."""

    name: str
    range: Range
    attack: Amount
    flips: Amount
    move: Amount
    placement: tuple[str, ...]
    id: str = ""
    ours: tuple[str, ...] = ()


@in_every_language("name")
class WrittenSet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The heading of a file with cards that belong to no hero's pile."""

    id: str
    name: str
    kind: Kind
    faction: Union[Faction, None] = None


class HeroFile(msgspec.Struct, frozen=True):
    """A hero with its skills and its premade pile."""

    hero: WrittenHero
    skills: tuple[WrittenHeroSkill, ...]
    pile: tuple[WrittenPowerCard, ...]


class Content(msgspec.Struct):
    """All that the files hold, ids complete, in the order of the files. A power card outside the piles comes with its
    faction, an outsider with its skills."""

    heroes: list[HeroFile] = msgspec.field(default_factory=list)
    power_cards: list[tuple[Faction, WrittenPowerCard]] = msgspec.field(default_factory=list)
    victory_cards: list[WrittenVictoryCard] = msgspec.field(default_factory=list)
    outsiders: list[tuple[WrittenOutsider, tuple[WrittenSkill, ...]]] = msgspec.field(default_factory=list)
    flux: Union[WrittenFlux, None] = None


_Card = TypeVar("_Card", WrittenPowerCard, WrittenFlux, WrittenVictoryCard, WrittenOutsider)


def read_content(files: Sequence[CardFile], tell: Tell) -> Content:
    """What the files hold; whatever is wrong with any of them is told."""
    reading = _Reading(tell)
    for file in files:
        reading.file(file)
    return reading.content


class _Reading(ContentReading):
    """Files being read, and what they held so far."""

    never_ours = ("id", "ours", "starter")

    def __init__(self, tell: Tell) -> None:
        super().__init__(tell)
        self.content = Content()

    def file(self, file: CardFile) -> None:
        """One file, by its heading."""
        advice = "Begin with [hero] for a hero and its pile, with [set] for other cards."
        match self.heading_of(file, ("hero", "set"), advice):
            case "hero":
                self.hero(file)
            case "set":
                self.set(file)

    def hero(self, file: CardFile) -> None:
        """A hero, its skills and its pile."""
        table, parts = file.headings["hero"].parts("skill")
        hero = self.read(table, WrittenHero)
        skills = self.every(parts, WrittenHeroSkill)
        pile = self.every(file.cards, WrittenPowerCard)
        cards = [(place, self.card(place, card, "power card")) for place, card in pile]
        if hero is None:
            return
        self.id(table, hero.id, "hero")
        self.faults(table, _hero_faults(hero, len(parts)))
        for part, skill in skills:
            self.faults(part, _skill_faults(hero, skill))
            self.text(part, skill.text, skill.area)
        for place, card in cards:
            self.faults(place, _power_faults(card, hero))
            self.text(place, card.text, card.area)
        if len(cards) == len(file.cards):
            self.faults(table, _pile_faults([card for _, card in cards]))
        self.content.heroes.append(
            HeroFile(hero, tuple(skill for _, skill in skills), tuple(card for _, card in cards))
        )

    def set(self, file: CardFile) -> None:
        """Cards of one kind that belong to no pile."""
        table = file.headings["set"]
        heading = read_table(table, WrittenSet, self.tell)
        if heading is None:
            return
        self.id(table, heading.id, "set")
        if (heading.kind == "power-cards") != (heading.faction is not None):
            advice = 'Write a line faction = "kurumo", say.' if heading.faction is None else "Leave it out."
            self.tell(table.problem("faction", "Power cards have a faction, and no others.", advice))
        match heading.kind:
            case "power-cards":
                self.power_cards(file, heading.faction)
            case "victory-cards":
                self.victory_cards(file)
            case "outsiders":
                self.outsiders(file)
            case "flux":
                self.flux(file)

    def power_cards(self, file: CardFile, faction: Faction | None) -> None:
        for place, read in self.every(file.cards, WrittenPowerCard):
            card = self.card(place, read, "power card")
            self.faults(place, _power_faults(card, None))
            self.text(place, card.text, card.area)
            if faction is not None:
                self.content.power_cards.append((faction, card))

    def victory_cards(self, file: CardFile) -> None:
        for place, read in self.every(file.cards, WrittenVictoryCard):
            card = self.card(place, read, "victory card")
            if card.number in [each.number for each in self.content.victory_cards]:
                self.tell(place.problem("number", f"There is already a victory card {card.number}.", "Number it anew."))
            self.text(place, card.text)
            self.content.victory_cards.append(card)

    def outsiders(self, file: CardFile) -> None:
        for written in file.cards:
            place, parts = written.parts("skill")
            read = self.read(place, WrittenOutsider)
            skills = self.every(parts, WrittenSkill)
            for part, skill in skills:
                self.text(part, skill.text, skill.area)
            if read is None:
                continue
            card = self.card(place, read, "outsider")
            self.text(place, card.placement, field="placement")
            self.content.outsiders.append((card, tuple(skill for _, skill in skills)))

    def flux(self, file: CardFile) -> None:
        for place, read in self.every(file.cards, WrittenFlux):
            card = self.card(place, read, "power card")
            if self.content.flux is not None:
                self.tell(place.problem("id", "There is one Skytear Flux (SM-FLUX-01).", "Leave this one out."))
            if card.runes:
                self.tell(place.problem("runes", "Skytear Flux has none (SM-FLUX-04).", "Write runes = []."))
            self.text(place, card.text)
            self.content.flux = card

    def card(self, table: Table, card: _Card, kind: str) -> _Card:
        """The card with its id; one that is left out comes from the name."""
        whole = card.id or id_of(card.name)
        self.id(table, whole, kind)
        return msgspec.structs.replace(card, id=whole)

    @enforces("SM-AOE-01")
    def text(self, table: Table, text: tuple[str, ...], area: str = "", *, field: str = "text") -> None:
        """Sentences have the form of sentences, and speak of an area if and only if there is one."""
        self.sentences(table, text, field)
        if area and area not in load_shapes():
            self.tell(table.problem("area", f"There is no area {area!r}.", did_you_mean(area, load_shapes())))
        if bool(area) != any("the area" in sentence for sentence in text):
            advice = "Write both or neither."
            self.tell(table.problem("area", "An area goes with a sentence about 'the area' (SM-AOE-01).", advice))


def _hero_faults(hero: WrittenHero, skills: int) -> Iterator[Fault]:
    rune = FACTION_RUNES[hero.faction]
    if hero.runes[-1] != rune:
        yield "runes", f"The last rune of a hero of {hero.faction} is {rune!r} (SM-HERO-10).", f'Write "{rune}" last.'
    if not skills:
        yield "skill", "A hero has skills of its own (SM-HERO-01).", "Begin one with a line [[hero.skill]]."


def _skill_faults(hero: WrittenHero, skill: WrittenHeroSkill) -> Iterator[Fault]:
    icons = FACTION_ICONS[hero.faction]
    if skill.icon not in icons:
        allowed = ", ".join(icons)
        yield "icon", f"No Worship of {hero.faction} knows {skill.icon!r} (SM-WOR-03).", f"There are: {allowed}."


def _power_faults(card: WrittenPowerCard, hero: WrittenHero | None) -> Iterator[Fault]:
    """What is wrong with a power card, of a hero's pile or of none."""
    if not card.runes:
        yield "runes", "A power card costs mana, one for each rune (SM-POW-01).", 'Write runes = ["fire"], say.'
    if card.copies > MOST_COPIES:
        yield "copies", f"There are at most {MOST_COPIES} of a power card (SM-CAS-08).", f"Write {MOST_COPIES} or less."
    if hero is None:
        if card.ultimate:
            yield "ultimate", "An ultimate belongs to a hero (SM-ULT-01).", "Write it into the hero's file."
        return
    if not card.copies:
        yield "copies", "A card of a pile has at least one copy.", "Write copies = 1."
    if card.ultimate and card.copies > 1:
        yield "copies", "There is one copy of an ultimate (SM-CAS-09).", "Write copies = 1."
    for rune in sorted(set(card.runes) - set(hero.runes)):
        if card.ultimate:
            what = f"{hero.name} has no rune {rune!r} and could never play it (SM-HERO-08, SM-ULT-01)."
            yield "runes", what, f"There are: {', '.join(hero.runes)}."


def _pile_faults(pile: Sequence[WrittenPowerCard]) -> Iterator[Fault]:
    count = sum(card.copies for card in pile)
    if count != PILE_SIZE:
        what = f"A pile has {PILE_SIZE} cards (SM-DECK-01), this one {count}."
        yield "cards", what, "Change copies, or add or leave out a [[card]]."
    ultimates = [card.name for card in pile if card.ultimate]
    if len(ultimates) != 1:
        said = ", ".join(ultimates) or "none"
        yield "cards", f"A pile has one ultimate (SM-COMP-04), this one: {said}.", "Write ultimate = true on one card."
