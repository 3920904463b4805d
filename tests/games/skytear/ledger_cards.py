"""Heroes and cards as the ledger lists them, to compare the files with."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources
from typing import Any

from tests.games.skytear.ledger_boards import components

REWORDED: dict[str, tuple[str, ...]] = {
    "When the caster's Attack makes an enemy hero lose HP, the caster heals half of it.": (
        "When the caster's Attack makes an enemy hero lose HP, the caster heals half of the HP lost.",
    ),
    "The caster gets +1 Skirmish Damage for each friendly Shapeshifted hero within 3 hexes.": (
        "The caster gets +1 Skirmish Damage for each Shapeshifted friendly hero within 3 hexes.",
    ),
    "Apply Slow and Disarm to the target.": ("Apply Slow to the target.", "Apply Disarm to the target."),
    "The caster ignores white lines and Cover.": (
        "The caster's LoS ignores white lines.",
        "Cover does not hide enemies from the caster.",
    ),
    "The caster's Move action is 1 hex longer and ignores Blocking Elements.": (
        "The caster's Move action is 1 hex longer.",
        "The caster's Move action ignores Blocking Elements.",
    ),
    "Defeat up to 2 target enemy minions.": ("Choose up to 2 target enemy minions.", "Defeat each target."),
    "Change the target of an Attack against target friendly hero to another friendly hero or friendly illusion.": (
        "Change the target of an Attack against target friendly hero to another friendly hero or a friendly illusion.",
    ),
    "The caster may remove any number of friendly pillars.": ("You may remove any number of friendly pillars.",),
    "For each pillar removed, the caster gets +1 Skirmish Damage.": (
        "The caster gets +1 Skirmish Damage for each pillar removed.",
    ),
    "The caster gets +1 Attack while in a Cover Hex.": (
        "The caster gets +1 Attack while the caster is in a Cover Hex.",
    ),
    "The caster has +1 mana this turn.": ("The caster gets +1 mana this turn.",),
    "You have won lane control tokens 5 times.": ("You have won lane tokens 5 times.",),
    "In one Minions Phase of turn 3 or later, you win every lane token and a Dome.": (
        "In one Minions Phase of turn 3 or later, you win each lane token and a Dome.",
    ),
    "At the end of a Heroes Phase, 2 friendly heroes are adjacent to the enemy Nexus.": (
        "At the end of a Heroes Phase, 2 or more friendly heroes are adjacent to the enemy Nexus.",
    ),
    "a free hex of its Dome or adjacent to it.": (
        "Place the caster on a free hex of its Dome or adjacent to its Dome.",
    ),
}
"""Sentences of the ledger that the cards say in other words: clearer, or as another card says the same."""
MOMENTS = {
    "when control damage is applied": "control-damage",
    "after each defeat": "defeat",
    "after step 1 of a Lane": "lane-won",
    "after step 1 of a Dome": "dome-won",
    "at the start of upkeep": "upkeep",
    "after each effect": "effect",
    "after step 1 of the last Dome": "last-dome-won",
    "when the last hero becomes Exhausted": "heroes-phase-over",
}
"""How the ledger names the moments at which victory cards are looked at."""


def listed(start: str) -> dict[str, dict[str, Any]]:
    """The components whose ids begin so, by name."""
    return {each["name"]: each for name, each in components().items() if name.startswith(start)}


def listed_heroes() -> dict[str, dict[str, Any]]:
    """The components that are heroes, by name."""
    return {each["name"].partition(" (")[0]: each for each in components().values() if "pile" in each}


def sentences(text: str) -> list[str]:
    """The sentences of a text of the ledger, before they are reworded."""
    return [each.strip() for each in re.findall(r"[^.]+\.", text)]


def spoken(text: str) -> tuple[str, ...]:
    """The sentences in the words of the cards."""
    return tuple(each for one in sentences(text) for each in REWORDED.get(one, (one,)))


@cache
def decisions() -> dict[str, str]:
    """The decisions of the ledger by the ids of their questions."""
    text = resources.files("hordekeep.games.skytear").joinpath("ledger", "en.toml").read_text(encoding="utf-8")
    return {each["id"]: each["decision"] for each in tomllib.loads(text)["question"]}
