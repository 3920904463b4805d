"""How many cards a team gets, and how its players share them (SM-TEAM-09 to SM-TEAM-14, SM-DRAW-01, SM-DRAW-02)."""

from __future__ import annotations

from typing import Final

from hordekeep.games.skytear.state.arena import Arena
from hordekeep.kernel import Ask, Choice, Rules

FIRST_HAND: Final = 6
SECOND_HAND: Final = 5
"""The starting hands of two players (SM-DRAW-01, SM-SET-13)."""
TEAM_HANDS: Final = {3: 6, 4: 6, 5: 9, 6: 9, 7: 12, 8: 12}
"""A team's starting cards by the number of players: no more for the first team (SM-TEAM-09 to SM-TEAM-11,
SM-TEAM-14)."""
TEAM_DRAWS: Final = {2: 2, 3: 2, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4}
"""A team's cards each turn by the number of players (SM-DRAW-02, SM-TEAM-12)."""


def starting_cards(g: Arena, side: int) -> int:
    """The cards that a side starts with."""
    if g.seats == 2:
        return FIRST_HAND if side == g.first_side else SECOND_HAND
    return TEAM_HANDS[g.seats]


def cards_each_turn(g: Arena) -> int:
    """The cards that a side draws each turn."""
    return TEAM_DRAWS[g.seats]


def shares(g: Arena, side: int, total: int) -> Rules[list[tuple[int, int]]]:
    """How many of a team's cards each of its players draws: as evenly as possible, and the team decides who gets the
    odd one (SM-TEAM-13). No number of players leaves more than one odd card."""
    seats = g.setting.seats_of(side)
    each, odd = divmod(total, len(seats))
    if not odd:
        return [(seat, each) for seat in seats]
    more = yield from team_names(g, side, "who-draws-more", "SM-TEAM-13")
    return [(seat, each + (seat == more)) for seat in seats]


def team_names(g: Arena, side: int, prompt: str, rule: str, *, committed: bool = False) -> Rules[int]:
    """One player of a team, named by any of them; who has no teammates is not asked."""
    seats = g.setting.seats_of(side)
    if len(seats) == 1:
        return seats[0]
    choices: list[Choice] = [("seat", seat) for seat in seats]
    answer = yield Ask.of(dict.fromkeys(seats, choices), prompt, rule, committed=committed)
    return int(answer[1])
