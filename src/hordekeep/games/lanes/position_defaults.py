"""What a position means that does not say more: the table of each edition's first game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hordekeep.games.lanes.setting import Setting


@dataclass(frozen=True, slots=True)
class Defaults:
    """What is on the table unless a position says otherwise."""

    difficulties: tuple[str, ...]
    """The difficulties, the first of them unless said."""
    castle: str
    decks: tuple[str, str]
    """The decks of the first and the second player."""
    hordes: tuple[str, ...]
    """The sets of the horde deck, from the top."""
    outsider: str
    """The line of the outsider."""
    outsider_waits: bool
    """Is the outsider set aside until something puts it into the pile?"""
    portals: Callable[[Setting], list[str]]
    """The portals of a setting, the first one first."""


def _first_portals(setting: Setting) -> list[str]:
    mode = setting.mode
    return [f"{mode}-{setting.difficulty}-1", f"{mode}-{setting.difficulty}-2", f"{mode}-3"]


def _second_portals(setting: Setting) -> list[str]:
    if setting.difficulty in ("normal", "hard", "painful"):  # with a horde of the first set (HM-SET1-02)
        return _first_portals(setting)
    mode = f"versus{setting.seats}" if setting.mode == "versus" else setting.mode
    return [f"portal-{mode}-{stage}" for stage in (1, 2, 3, 4)]


_DEFAULTS = {
    "skytear-horde": Defaults(
        difficulties=("normal", "hard", "painful"),
        castle="the-gaping-maw",
        decks=("liothan", "kurumo"),
        hordes=("renegade", "common"),
        outsider="the-hate-bringer",
        outsider_waits=False,
        portals=_first_portals,
    ),
    "monoliths": Defaults(
        difficulties=("1", "2", "3", "4", "5", "normal", "hard", "painful"),
        castle="beraph-of-grialth",
        decks=("liothan-enforcers", "kurumo-artificers"),
        hordes=("monoliths",),
        outsider="purple-circle",
        outsider_waits=True,
        portals=_second_portals,
    ),
}


def defaults_of(edition: str) -> Defaults:
    """The defaults of an edition, by its name."""
    return _DEFAULTS[edition]
