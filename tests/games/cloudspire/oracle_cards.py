"""What the second reading knows of the chips: their figures, read from the content files, without its code."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import hordekeep

CONTENT: Final = Path(hordekeep.__file__).parent / "games" / "cloudspire" / "content"
TIERS: Final = ("path", "grass", "forest", "mountain", "water")
"""From the easiest terrain to the hardest (CS-TERR-02)."""
SUPPLY: Final = {"A": 18, "R": 14, "D": 12}
"""CS-UPG-01."""


Told = str | dict[str, str]
"""A chip as positions and events tell it."""


@dataclass(frozen=True)
class Face:
    """One side of a chip. `chip` is the name of its first side, under which it lies in the barracks."""

    id: str
    chip: str
    kind: str
    faction: str = ""
    side: str = "basic"
    cost: int = 0
    health: int = 0
    attack: int | None = None
    move: int = 0
    terrain: str = "path"
    cap: int = 0
    source: int = 0
    relics: int = 0
    spire: bool = False
    start: str = ""
    talents: tuple[str, ...] = ()
    title: str = ""

    @property
    def is_unit(self) -> bool:
        """Heroes and minions, and landmarks that are units (CS-UNIT-01)."""
        return self.kind in ("hero", "minion", "landmark-minion", "traxxyr")


def _slug(name: str) -> str:
    return name.lower().replace("'", "").replace(" ", "-")


def _unit(card: dict[str, Any], faction: str, id: str, side: str, figures: dict[str, Any], title: str = "") -> Face:
    return Face(
        id,
        card["id"],
        card["type"],
        faction,
        side,
        card.get("cp", card.get("cost", 0)),
        figures["health"],
        figures.get("attack"),
        figures["move"],
        figures["terrain"],
        figures["cap"],
        figures.get("reward", 0),
        talents=tuple(map(_slug, figures.get("talents", ()))),
        title=title or card["name"],
    )


def _sides(card: dict[str, Any], faction: str) -> list[Face]:
    """All sides of a hero or minion (CS-SIDE-01, CS-SIDE-16)."""
    found = [_unit(card, faction, card["id"], "basic", card["basic"])]
    if "promoted" in card:
        found.append(_unit(card, faction, f"{card['id']}-promoted", "promoted", card["promoted"]))
    if "alt" in card:
        name = _slug(card["alt_name"]) if "alt_name" in card else f"{card['id']}-alt"
        found.append(_unit(card, faction, name, "alt", card["alt"], card.get("alt_name", "")))
    return found


def _spire(card: dict[str, Any], faction: str, chip: str) -> Face:
    return Face(
        card["id"],
        chip,
        "spire",
        faction,
        card.get("side", "basic"),
        card["cost"],
        cap=card.get("cap", 0),
        source=card.get("reward", 0),
        start=card["start"],
        talents=tuple(map(_slug, card.get("talents", ()))),
        title=card["name"],
    )


def _landmark(card: dict[str, Any]) -> Face:
    reward = card.get("reward", {})
    kind = "traxxyr" if card["type"] == "unique" else "landmark-minion" if card["unit"] else "landmark"
    return Face(
        card["id"],
        card["id"],
        kind,
        "landmark",
        "basic",
        0,
        card.get("health", 0),
        card.get("attack"),
        card.get("move", 0),
        card.get("terrain", "path"),
        0,
        reward.get("source", 0),
        reward.get("relic", 0),
        reward.get("spire", False),
        talents=tuple(map(_slug, card.get("talents", ()))),
        title=card["name"],
    )


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((CONTENT / name).read_text(encoding="utf-8"))


@cache
def faces() -> dict[str, Face]:
    """All sides of all chips by their ids."""
    found: list[Face] = []
    for name in ("brawnen", "grovetenders", "heirs", "narora"):
        spires: dict[int, str] = {}
        for card in _read(f"factions/{name}.toml")["card"]:
            if card["type"] in ("hero", "minion"):
                found += _sides(card, name)
            elif card["type"] == "spire":
                found.append(_spire(card, name, spires.setdefault(card["chip"], card["id"])))
    for card in _read("cards/market.toml")["card"]:
        if card["type"] in ("hero", "minion"):
            found += _sides(card, "merc")
        elif card["type"] == "spire":
            found.append(_spire(card, "merc", card["id"]))
        else:
            gives = tuple(map(_slug, card["talents"]))
            found.append(Face(card["id"], card["id"], "equipment", "merc", cost=card["cost"], talents=gives))
    known = {face.id: face for face in found}
    for card in _read("cards/landmarks.toml")["card"]:
        known.setdefault(card["id"], _landmark(card))
    known["beacon"] = Face("beacon", "beacon", "landmark")
    known["shard"] = Face("shard", "shard", "item")
    return known


def bare(told: Told) -> str:
    """The side of a chip as events or positions tell it: awsh@1.0, battleborn#2."""
    name = told if isinstance(told, str) else told["face"]
    return name.partition("@")[0].partition("#")[0]


def face(told: Told) -> Face:
    """The figures of a chip as it is told."""
    return faces()[bare(told)]


def place(told: Told) -> str:
    """Where a chip is that is told with its hex."""
    return told.partition("@")[2] if isinstance(told, str) else told["hex"]


@cache
def structures(faction: str) -> dict[str, tuple[int, ...]]:
    """The prices of the levels of a faction's structures (CS-BUILD-11)."""
    cards = _read(f"factions/{faction}.toml")["card"]
    return {
        card["id"]: tuple(level["cost"] for level in card["level"]) for card in cards if card["type"] == "structure"
    }


@cache
def _lasting() -> dict[str, str]:
    cards = [card for name in ("events", "relics") for card in _read(f"cards/{name}.toml")["card"]]
    return {card["id"]: card["lasts"] for card in cards}


def lasts(card: str) -> str:
    """How long an event or relic lasts: once, wave or ongoing (CS-EVENT-05, CS-RELIC-06)."""
    return _lasting()[card]
