"""The setting of a game: battlefield, format, and how the seats share sides, heroes and decks (SM-TEAM, SM-DECK).

Also how pieces are numbered: every hero, minion, pillar, illusion and outsider is a number in the columns of an arena.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from hordekeep.kernel import enforces

Side = Literal["blue", "red"]
SIDES: Final[tuple[Side, Side]] = ("blue", "red")
BLUE: Final = 0
RED: Final = 1
"""The sides by their numbers, and as texts write them."""
HEROES: Final = 0
MINIONS: Final = 16
PILLARS: Final = 32
ILLUSIONS: Final = 48
OUTSIDERS: Final = 60
PIECES: Final = 62
"""Where each kind of piece begins: heroes from 0, and so on; `PIECES` is how many numbers there are."""
MINIONS_PER_TEAM: Final = 8
"""SM-Q-MINIONS3."""
NOBODY: Final = -1
"""No side, no seat, no hero."""
ROWS: Final = {"two-lanes": 5, "three-lanes": 7}
"""The rows of the mana counter on each battlefield (SM-Q-MANA): games last three to five turns."""
enforces("SM-TURN-05")(ROWS)
SHARED_FROM: Final = 5
"""From so many players on, a team shares its deck (SM-DECK-02) and its heroes (SM-TEAM-04)."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What does not change during a game.

    `team` is how many heroes each side fields (SM-SET-07, SM-L3-01), `rows` the length of the mana counter
    (SM-GOAL-04). Seats sit clockwise and alternate between the sides as far as possible (SM-TEAM-19): `sides` tells the
    side of each, `purses` the deck that each draws and flips from, its own or its team's (SM-DECK-01, SM-DECK-02,
    SM-TEAM-21), `shares` whether a team shares its heroes and its deck (SM-TEAM-04, SM-DECK-02), `one_team` whether all
    heroes of a side are anybody's there: a team that shares, or a single player. `heroes` are the slots of each side's
    heroes, `side_of` tells the side of every piece, a teammate's too (SM-TEAM-02), `mask_of` which of an arena's
    masks shows it.

    >>> three = Setting("two-lanes", 3, "casual")
    >>> three.sides, three.purses, three.seats_of(0)
    ((0, 1, 0), (0, 1, 2), (0, 2))
    >>> Setting("three-lanes", 6, "casual").purses
    (0, 1, 0, 1, 0, 1)
    """

    board: str
    seats: int
    format: str
    simplified: bool = False
    rows: int = 0
    shares: bool = field(init=False)
    one_team: bool = field(init=False)
    team: int = field(init=False)
    heroes: tuple[range, range] = field(init=False)
    sides: tuple[int, ...] = field(init=False)
    purses: tuple[int, ...] = field(init=False)
    side_of: tuple[int, ...] = field(init=False)
    mask_of: tuple[int, ...] = field(init=False)

    @enforces("SM-SET-07", "SM-L3-01", "SM-TEAM-02", "SM-TEAM-21", "SM-DECK-01", "SM-DECK-02")
    def __post_init__(self) -> None:
        team = 6 if self.board == "three-lanes" else 4
        shares = self.seats >= SHARED_FROM
        sides = tuple([seat % 2 for seat in range(self.seats)])
        side_of = _sides_of_pieces(team)
        found = {
            "rows": self.rows or ROWS[self.board],
            "shares": shares,
            "one_team": shares or self.seats == 2,
            "team": team,
            "heroes": (range(team), range(team, 2 * team)),
            "sides": sides,
            "purses": sides if shares else tuple(range(self.seats)),
            "side_of": side_of,
            "mask_of": _masks_of_pieces(side_of),
        }
        for name, value in found.items():
            object.__setattr__(self, name, value)

    def seats_of(self, side: int) -> tuple[int, ...]:
        """The seats of a side, clockwise."""
        return tuple(range(side, self.seats, 2))


def _sides_of_pieces(team: int) -> tuple[int, ...]:
    sides = [NOBODY] * PIECES
    for side in (0, 1):
        for each in range(team):
            sides[HEROES + side * team + each] = side
            sides[ILLUSIONS + side * team + each] = side
        for each in range(MINIONS_PER_TEAM):
            sides[MINIONS + side * MINIONS_PER_TEAM + each] = side
            sides[PILLARS + side * MINIONS_PER_TEAM + each] = side
    return tuple(sides)


def _masks_of_pieces(side_of: tuple[int, ...]) -> tuple[int, ...]:
    kinds = (HEROES, MINIONS, PILLARS, ILLUSIONS, OUTSIDERS, PIECES)
    found: list[int] = []
    for piece, side in enumerate(side_of):
        kind = next(k for k in range(5) if kinds[k] <= piece < kinds[k + 1])
        found.append(2 * kind + max(side, 0))
    return tuple(found)
