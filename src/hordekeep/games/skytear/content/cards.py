"""The heroes, power cards, victory cards and outsiders of the game: one shared, immutable face for each, and the shelf
on which they stand.

A face never changes; what a hero lost, where a card lies and what lasts is the game's state. Faces are equal only to
themselves, so that they are quick to compare and to look up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar

import msgspec

from hordekeep.games.skytear.content.card_files import (
    FACTION_RUNES,
    Content,
    WrittenFlux,
    WrittenHeroSkill,
    WrittenPowerCard,
    WrittenSkill,
    read_content,
)
from hordekeep.kernel import BadInput, enforces, once, said_by_field
from hordekeep.language.card_files import CardFile
from hordekeep.language.packs import card_paths, id_of
from hordekeep.language.problems import BadCards, Problem, did_you_mean
from hordekeep.language.shelf import read_files

CONTENT = Path(__file__).parent
HEROES = CONTENT / "heroes"
SETS = ("further_cards.toml", "outsiders.toml", "skytear_flux.toml", "victory_cards.toml")
"""The files beside the heroes' own."""
FOLDERS = (HEROES, CONTENT)
"""Where all card files lie."""


class Skill(msgspec.Struct, frozen=True, eq=False):
    """A skill of a hero (SM-HERO-01) or an outsider (SM-OACT-02). Without an icon a hero's is always active
    (SM-WOR-01); `icon` is "" for an outsider's."""

    id: str
    names: Mapping[str, str]
    icon: str
    area: str
    text: tuple[str, ...]
    ours: tuple[str, ...]


class PowerCard(msgspec.Struct, frozen=True, eq=False):
    """A power card. Its cost is a mana for each rune (SM-POW-01), in `colours` that whoever plays it must have
    (SM-HERO-08, SM-HERO-09). `hero` is in whose premade pile it lies, "" for none, and of an ultimate the only one who
    plays it (SM-ULT-01). The modifier counts only when it is flipped (SM-POW-12)."""

    id: str
    names: Mapping[str, str]
    faction: str
    hero: str
    ultimate: bool
    copies: int
    runes: tuple[str, ...]
    cost: int
    colours: frozenset[str]
    reaction: bool
    modifier: int
    area: str
    text: tuple[str, ...]
    ours: tuple[str, ...]


class Hero(msgspec.Struct, frozen=True, eq=False):
    """A hero card (SM-HERO-01 to SM-HERO-11) and the hero's premade pile, each card once; mages have `piercing`
    (SM-HERO-12)."""

    id: str
    names: Mapping[str, str]
    faction: str
    starter: bool
    class_: str
    piercing: bool
    melee: bool
    runes: tuple[str, ...]
    attack: int
    flips: int
    hp: int
    armor: int
    skills: tuple[Skill, ...]
    pile: tuple[PowerCard, ...]
    ultimate: PowerCard
    ours: tuple[str, ...]

    @enforces("SM-DECK-01")
    def copies(self) -> list[PowerCard]:
        """The eight cards of the pile, in the order of the file."""
        return [card for card in self.pile for _ in range(card.copies)]


class VictoryCard(msgspec.Struct, frozen=True, eq=False):
    """A victory card (SM-GOAL-02), and the moment at which its condition can come true."""

    id: str
    number: int
    names: Mapping[str, str]
    checked: str
    text: tuple[str, ...]
    ours: tuple[str, ...]


class Outsider(msgspec.Struct, frozen=True, eq=False):
    """An outsider: how it is placed (SM-OACT-01), and what it does with its AP (SM-OACT-02)."""

    id: str
    names: Mapping[str, str]
    melee: bool
    attack: int
    flips: int
    move: int
    placement: tuple[str, ...]
    skills: tuple[Skill, ...]
    ours: tuple[str, ...]


class Shelf(msgspec.Struct, frozen=True, eq=False):
    """Everything by its id, in order: heroes by faction and name, the power cards of their piles with them. Skytear
    Flux is no card of a deck (SM-FLUX-05) and stands apart."""

    heroes: Mapping[str, Hero]
    power_cards: Mapping[str, PowerCard]
    victory_cards: Mapping[str, VictoryCard]
    outsiders: Mapping[str, Outsider]
    flux: PowerCard

    def hero(self, id: str) -> Hero:
        """The hero with this id; `BadInput` with the nearest id if there is none."""
        return _find(self.heroes, id, "hero")

    def power_card(self, id: str) -> PowerCard:
        """The power card with this id; `BadInput` with the nearest id if there is none."""
        return _find(self.power_cards, id, "power card")

    @enforces("SM-CAS-01", "SM-SET-06")
    def heroes_of(self, faction: str, *, starter: bool = False) -> tuple[Hero, ...]:
        """The heroes of a faction, or only those of the starter box.

        >>> [hero.id for hero in shelf().heroes_of("kurumo", starter=True)]
        ['sakoshi', 'yami']
        """
        if faction not in FACTION_RUNES:
            raise BadInput(f"There is no faction {faction!r}.", advice=did_you_mean(faction, FACTION_RUNES))
        every = [each for each in self.heroes.values() if each.faction == faction]
        return tuple([each for each in every if each.starter or not starter])

    @enforces("SM-COMP-07")
    def deck_of(self, heroes: Iterable[Hero]) -> list[PowerCard]:
        """The piles of these heroes as one deck, not yet shuffled."""
        return [card for hero in heroes for card in hero.copies()]

    @enforces("SM-SET-12")
    def first_deck(self, factions: Iterable[str]) -> list[PowerCard]:
        """The premade deck of the first game for who picked these factions, not yet shuffled.

        >>> len(shelf().first_deck(["liothan", "nupten"]))
        32
        """
        return self.deck_of(hero for faction in factions for hero in self.heroes_of(faction, starter=True))


@once
def shelf() -> Shelf:
    """The content of the game, read once.

    >>> shelf().hero("yami").ultimate.names["fr"]
    'À genoux devant moi'
    >>> shelf().power_card("gnak")
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: There is no power card 'gnak'. Did you mean 'gank'?
    """
    problems: list[Problem] = []
    paths = [path for folder in FOLDERS for path in card_paths(folder)]
    return read_shelf(read_files(paths, problems.append), problems)


def card_of(id: str) -> PowerCard:
    """A power card, or Skytear Flux, by its id."""
    flux = shelf().flux
    return flux if id == flux.id else shelf().power_cards[id]


@once
def hero_skills() -> tuple[str, ...]:
    """All skills of heroes, as "akhuti/retribution"."""
    return tuple([f"{hero.id}/{skill.id}" for hero in shelf().heroes.values() for skill in hero.skills])


@once
def outsider_skills() -> tuple[str, ...]:
    """All skills of outsiders, as "shardling/shockwave"."""
    return tuple([f"{each.id}/{skill.id}" for each in shelf().outsiders.values() for skill in each.skills])


def read_shelf(files: Iterable[CardFile], problems: Iterable[Problem] = ()) -> Shelf:
    """The shelf that card files fill; `BadCards` tells all that is wrong with them, and was before."""
    found = list(problems)
    content = read_content(list(files), found.append)
    if content.flux is None and not found:
        found.append(Problem("content", 0, 0, "There is no Skytear Flux (SM-FLUX-01).", 'Write a set of kind "flux".'))
    if found or content.flux is None:
        raise BadCards(found)
    heroes = sorted(_heroes(content), key=lambda hero: (list(FACTION_RUNES).index(hero.faction), hero.id))
    cards = [card for hero in heroes for card in hero.pile]
    cards += [_power_card(card, faction, "") for faction, card in content.power_cards]
    return Shelf(
        heroes=_by_id(heroes),
        power_cards=_by_id(cards),
        victory_cards=_by_id(sorted(_victory_cards(content), key=lambda card: card.number)),
        outsiders=_by_id(_outsiders(content)),
        flux=_flux(content.flux),
    )


_Face = TypeVar("_Face", Hero, PowerCard, VictoryCard, Outsider)


def _by_id(faces: Iterable[_Face]) -> Mapping[str, _Face]:
    return MappingProxyType({face.id: face for face in faces})


def _find(faces: Mapping[str, _Face], id: str, kind: str) -> _Face:
    found = faces.get(id)
    if found is None:
        raise BadInput(f"There is no {kind} {id!r}.", advice=did_you_mean(id, faces))
    return found


def _names(written: msgspec.Struct) -> Mapping[str, str]:
    return MappingProxyType(said_by_field(written, "name"))


def _heroes(content: Content) -> Iterator[Hero]:
    for file in content.heroes:
        written = file.hero
        pile = tuple([_power_card(card, written.faction, written.id) for card in file.pile])
        yield Hero(
            id=written.id,
            names=_names(written),
            faction=written.faction,
            starter=written.starter,
            class_=written.class_,
            piercing=written.class_ == "mage",
            melee=written.range == "melee",
            runes=written.runes,
            attack=written.attack,
            flips=written.flips,
            hp=written.hp,
            armor=written.armor,
            skills=tuple([_skill(each) for each in file.skills]),
            pile=pile,
            ultimate=next(card for card in pile if card.ultimate),
            ours=written.ours,
        )


def _skill(written: WrittenSkill) -> Skill:
    icon = written.icon if isinstance(written, WrittenHeroSkill) else ""
    names = _names(written)
    return Skill(id_of(written.name), names, icon, written.area, written.text, written.ours)


def _power_card(written: WrittenPowerCard, faction: str, hero: str) -> PowerCard:
    return PowerCard(
        id=written.id,
        names=_names(written),
        faction=faction,
        hero=hero,
        ultimate=written.ultimate,
        copies=written.copies,
        runes=written.runes,
        cost=len(written.runes),
        colours=frozenset(written.runes),
        reaction=written.type == "reaction",
        modifier=written.modifier,
        area=written.area,
        text=written.text,
        ours=written.ours,
    )


@enforces("SM-FLUX-04")
def _flux(written: WrittenFlux) -> PowerCard:
    """Skytear Flux as a power card of no faction, which costs nothing and needs no colour."""
    return PowerCard(
        id=written.id,
        names=_names(written),
        faction="",
        hero="",
        ultimate=False,
        copies=1,
        runes=(),
        cost=0,
        colours=frozenset(),
        reaction=written.type == "reaction",
        modifier=0,
        area="",
        text=written.text,
        ours=written.ours,
    )


def _victory_cards(content: Content) -> Iterator[VictoryCard]:
    for written in content.victory_cards:
        names = _names(written)
        yield VictoryCard(written.id, written.number, names, written.checked, written.text, written.ours)


def _outsiders(content: Content) -> Iterator[Outsider]:
    for written, skills in content.outsiders:
        yield Outsider(
            id=written.id,
            names=_names(written),
            melee=written.range == "melee",
            attack=written.attack,
            flips=written.flips,
            move=written.move,
            placement=written.placement,
            skills=tuple([_skill(each) for each in skills]),
            ours=written.ours,
        )
