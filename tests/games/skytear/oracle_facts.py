"""What the oracle knows of heroes, cards and outsiders: their printed figures, read from the content files."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

RANGES = {"melee": 1, "ranged": 3}


class HeroFacts(NamedTuple):
    """The front of a hero card (SM-HERO-01 to SM-HERO-12)."""

    faction: str
    is_mage: bool
    range: int
    runes: frozenset[str]
    attack: int
    flips: int
    hp: int
    armor: int


class CardFacts(NamedTuple):
    """A power card: its runes, type and modifier, and whose portrait it bears (SM-POW-01, SM-ULT-01)."""

    runes: tuple[str, ...]
    is_reaction: bool
    modifier: int
    portrait: str

    @property
    def cost(self) -> int:
        """One mana for each rune (SM-POW-01)."""
        return len(self.runes)


class OutsiderFacts(NamedTuple):
    """An outsider's card."""

    range: int
    attack: int
    flips: int
    move: int
    skills: tuple[str, ...]


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((files("hordekeep.games.skytear") / "content" / name).read_text("utf-8"))


HERO_FILES = (
    *("akhuti", "brylvar", "corjof", "cotlic", "gulbjarn", "haburat", "hogosai", "kichie"),
    *("nelaclen", "sakoshi", "setheru", "shaidrus", "tlakali", "vorhild", "yami", "zacoal"),
)


@cache
def heroes() -> dict[str, HeroFacts]:
    """All heroes by name."""
    found = {}
    for name in HERO_FILES:
        hero = _read(f"heroes/{name}.toml")["hero"]
        found[name] = HeroFacts(
            hero["faction"],
            hero["class"] == "mage",
            RANGES[hero["range"]],
            frozenset(hero["runes"]),
            *(hero[value] for value in ("attack", "flips", "hp", "armor")),
        )
    return found


@cache
def cards() -> dict[str, CardFacts]:
    """All power cards by id."""
    found = {}
    for name in (*(f"heroes/{each}" for each in HERO_FILES), "further_cards", "skytear_flux"):
        for card in _read(f"{name}.toml")["card"]:
            portrait = name.removeprefix("heroes/") if card.get("ultimate") else ""
            found[card["id"]] = CardFacts(
                tuple(card["runes"]), card["type"] == "reaction", card.get("modifier", 0), portrait
            )
    return found


@cache
def outsiders() -> dict[str, OutsiderFacts]:
    """All outsiders by id; a skill goes by the name of its owner and its own."""
    found = {}
    for card in _read("outsiders.toml")["card"]:
        skills = tuple(f"{card['id']}/{skill['name'].lower().replace(' ', '-')}" for skill in card["skill"])
        figures = (card["attack"], card["flips"], card["move"])
        found[card["id"]] = OutsiderFacts(RANGES[card["range"]], *figures, skills)
    return found
