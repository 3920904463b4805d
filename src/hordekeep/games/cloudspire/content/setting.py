"""The setting of a game: its mode, its fortresses, who is allied with whom, and the limits that follow from the number
of players (CS-C-LIMITS)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from hordekeep.kernel import enforces, once

NOBODY: Final = -1
"""No seat, no chip, no hex."""
NEUTRAL: Final = 4
"""The column of what belongs to nobody: landmarks and what stands on them."""
WAVES: Final = 4
"""The most waves of a game."""
enforces("CS-WAVE-01")(WAVES)
INCOME: Final = (5, 7, 9, 11)
"""Source and CP of each wave."""
enforces("CS-WAVE-04", "CS-WAVE-05", "CS-WAVE-06", "CS-WAVE-07")(INCOME)
GATE_HEALTH: Final = 10
"""The health of a gate; nothing raises it above that by default."""
enforces("CS-SETUP-01", "CS-GATE-23")(GATE_HEALTH)
CAPACITY: Final = 20
"""The Source that a faction can hold."""
enforces("CS-SETUP-02")(CAPACITY)
EXTRA_SOURCE: Final[Mapping[str, int]] = {"easy": 0, "normal": 2, "hard": 4}
EXTRA_CP: Final[Mapping[str, int]] = {"easy": 0, "normal": 0, "hard": 1}
"""What the automaton has more in each wave, by its level (CS-K-AI-02)."""
SUPPLY: Final = {"A": 18, "R": 14, "D": 12}
"""Upgrade chips for all players together."""
enforces("CS-UPG-01")(SUPPLY)

PVP: Final = "pvp"
TEAMS: Final = "teams"
SOLO: Final = "solo"
COOP: Final = "coop"
TUTORIAL: Final = "tutorial"
"""The modes: every faction for itself, two against two (CS-Q-34-TEAMS), one against the automaton (CS-Q-19-SOLO), the
Drowned Beacon (CS-Q-20-COOP), Learning the Vines (CS-Q-33-TUTORIAL)."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What does not change during a game.

    `fortresses` are numbered like the seats, clockwise; where an automaton plays, it has the last of them and is no
    seat. `allies[s]` are the seats on the side of s, itself among them. `spires` is the limit of each faction and
    `offers` how many market chips are shown (CS-SETUP-05 to CS-SETUP-07).

    >>> Setting("pvp", 3).spires, Setting("solo", 1).automaton, Setting("teams", 4).allies[1]
    (5, 1, (0, 1))
    >>> coop = Setting("coop", 2)
    >>> coop.fortresses, coop.offers, coop.opponents(2)
    (3, 4, (0, 1))
    """

    mode: str
    seats: int
    level: str = "normal"
    fortresses: int = field(init=False)
    automaton: int = field(init=False)
    allies: tuple[tuple[int, ...], ...] = field(init=False)
    spires: int = field(init=False)
    offers: int = field(init=False)
    waves: int = field(init=False)

    def __post_init__(self) -> None:
        automatic = self.mode in (SOLO, COOP, TUTORIAL)
        fortresses = self.seats + 1 if automatic else self.seats
        column = min(fortresses, 3) if self.mode == COOP else fortresses
        found = {
            "fortresses": fortresses,
            "automaton": self.seats if automatic else NOBODY,
            "allies": _allies(self.mode, fortresses),
            "spires": 8 - column,
            "offers": column + 1,
            "waves": 3 if self.mode == TUTORIAL else WAVES,
        }
        for name, value in found.items():
            object.__setattr__(self, name, value)

    @enforces("CS-FACTION-05", "CS-FACTION-06")
    def are_friends(self, one: int, other: int) -> bool:
        """Are these two seats on one side? Nobody is a friend of nobody."""
        return one >= 0 and other >= 0 and other in self.allies[one]

    @enforces("CS-SPIRE-08")
    def opponents(self, seat: int) -> tuple[int, ...]:
        """The seats on other sides, in turn order from the left of this one."""
        return _opponents(self.allies)[seat]

    @enforces("CS-K-AI-02", "CS-K-COOP-04")
    def income_of_automaton(self, base: int) -> int:
        """More Source by its level, half as much again in the co-op game."""
        return -(-base * 3 // 2) if self.mode == COOP else base + EXTRA_SOURCE[self.level]

    @enforces("CS-K-AI-02", "CS-K-COOP-04")
    def points_of_automaton(self, base: int) -> int:
        """More CP by its level, half as much again in the co-op game."""
        return -(-base * 3 // 2) if self.mode == COOP else base + EXTRA_CP[self.level]

    @enforces("CS-TURN-01")
    def around(self, first: int) -> tuple[int, ...]:
        """All seats in turn order from this one."""
        return _around(self.fortresses)[first]


@once
def _opponents(allies: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    around = _around(len(allies))
    return tuple([tuple([each for each in around[seat] if each not in mine]) for seat, mine in enumerate(allies)])


@once
def _around(count: int) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple([(first + step) % count for step in range(count)]) for first in range(count)])


@enforces("CS-K-COOP-02")
def _allies(mode: str, fortresses: int) -> tuple[tuple[int, ...], ...]:
    """A+B against C+D in 2v2 (CS-Q-34-TEAMS); all humans together in co-op."""
    if mode == TEAMS:
        return ((0, 1), (0, 1), (2, 3), (2, 3))
    if mode == COOP:
        humans = tuple(range(fortresses - 1))
        return (*(humans for _ in humans), (fortresses - 1,))
    return tuple((seat,) for seat in range(fortresses))
