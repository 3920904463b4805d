"""What the second reading of the book knows of the cards: what is printed on them, read from the files that list them,
and the few differences between the two sets."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

LANES: Final = 6
MOST_MANA: Final = 10
MOST_IN_HAND: Final = 7
MINIONS: Final = ("onikai", "yetnar", "zephylite", "ratamil")
TOKENS: Final = ("token", "ally-token", "thrall")
"""Cards that come from the supply and go back there."""


class Set(NamedTuple):
    """How one set is played, where it differs from the other."""

    folders: tuple[str, ...]
    """Where its cards are listed; a later folder replaces cards of an earlier one."""
    phases: tuple[str, ...]
    mana_in: str
    """The phase whose first step gives the portal's mana."""
    shares_mana: bool
    """Two alliance players have one mana token in versus (SH-VS-02)."""
    moving_exhausts: bool
    """Moving, swapping and engaging exhaust the ally (HM-UNIV-01 to HM-UNIV-03)."""
    shifts: bool
    """The monsters close their gaps after a wave (SH-HORDE-13)."""
    falls_bare: bool
    """What is destroyed loses its tokens before anything else happens (SH-HEALTH-03), not after (HM-DEST-03)."""


SETS: Final = {
    "skytear-horde": Set(
        folders=("skytear_horde",),
        phases=("refresh", "horde", "alliance", "treachery", "fight", "pillage", "end"),
        mana_in="refresh",
        shares_mana=True,
        moving_exhausts=False,
        shifts=True,
        falls_bare=True,
    ),
    "monoliths": Set(
        folders=("skytear_horde", "monoliths"),
        phases=("horde", "alliance", "treachery", "fight", "pillage", "resolution"),
        mana_in="horde",
        shares_mana=False,
        moving_exhausts=True,
        shifts=False,
        falls_bare=False,
    ),
}


class Printed(NamedTuple):
    """What stands on a card."""

    id: str
    type: str
    cost: int
    attack: int
    health: int | None
    text: tuple[str, ...]
    boost: int
    corner: int
    side: str
    swords: int
    waves: tuple[int, ...]
    stage: int
    epic: bool
    enchantment: str

    def is_ally(self) -> bool:
        """Does it fight for the alliance?"""
        return self.type in ("ally", "hero", "ally-token")

    def number(self, keyword: str) -> int:
        """The number after a keyword of its text, all added up; 0 if it has none.

        >>> Printed("x", "ally", 0, 0, 0, ("Heroic 2.", "Armor 1."), 0, 0, "", 0, (), 0, False, "").number("Heroic")
        2
        """
        return sum(int(found.group(1)) for each in self.text if (found := re.fullmatch(rf"{keyword} (\d)\.", each)))

    def has(self, keyword: str) -> bool:
        """Does it have a keyword without a number?"""
        return f"{keyword}." in self.text


@cache
def cards_of(slug: str) -> dict[str, Printed]:
    """Every card of a set, by its id."""
    found: dict[str, Printed] = {}
    for folder in SETS[slug].folders:
        content = files("hordekeep.games") / folder / "content" / "cards"
        for file in sorted(content.iterdir(), key=lambda each: each.name):
            if file.name.endswith(".toml"):
                for card in tomllib.loads(file.read_text(encoding="utf-8")).get("card", ()):
                    found[card["id"]] = _printed(card)
    return found


def enchantment_of(slug: str, outsider: str) -> str:
    """What an Enchanter says for the whole game (HM-OUT-06); nothing where there is none."""
    return cards_of(slug)[outsider].enchantment if outsider else ""


def _printed(card: dict[str, Any]) -> Printed:
    return Printed(
        id=card["id"],
        type=card["type"],
        cost=card.get("cost", 0),
        attack=card.get("attack", 0),
        health=card.get("health"),
        text=tuple(card.get("text", ())),
        boost=card.get("boost", 0),
        corner=card.get("corner", 0),
        side=card.get("side", ""),
        swords=card.get("swords", 0),
        waves=tuple(card.get("waves", ())),
        stage=card.get("stage", 0),
        epic=card.get("epic", False),
        enchantment=" ".join(str(each) for each in card.get("enchantment", ())),
    )
