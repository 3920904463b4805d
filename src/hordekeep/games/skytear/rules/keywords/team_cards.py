"""How many cards a team gets, and how its players share them (SM-TEAM-09 to SM-TEAM-14, SM-DRAW-01, SM-DRAW-02)."""

from __future__ import annotations

from typing import Final

from hordekeep.games.skytear.asking.choices import ThisPlayer
from hordekeep.games.skytear.asking.questions import OF_PLAYERS, TEAM, choose_player
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.kernel import Rules, enforces
from hordekeep.kernel.declaring import Question

FIRST_HAND: Final = 6
SECOND_HAND: Final = 5
"""The starting hands of two players."""
enforces("SM-DRAW-01", "SM-SET-13")(SECOND_HAND)
TEAM_HANDS: Final = {3: 6, 4: 6, 5: 9, 6: 9, 7: 12, 8: 12}
"""A team's starting cards by the number of players: no more for the first team (SM-TEAM-09 to SM-TEAM-11,
SM-TEAM-14)."""
TEAM_DRAWS: Final = {2: 2, 3: 2, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4}
"""A team's cards each turn by the number of players."""
enforces("SM-DRAW-02", "SM-TEAM-12")(TEAM_DRAWS)

WHO_DRAWS_MORE: Question[ThisPlayer] = Question("who-draws-more", "SM-TEAM-13", OF_PLAYERS, says=TEAM)


@enforces("SM-SET-13", "SM-TEAM-14")
def starting_cards(g: Arena, side: int) -> int:
    """The cards that a side starts with."""
    if g.seats == 2:
        return FIRST_HAND if side == g.first_side else SECOND_HAND
    return TEAM_HANDS[g.seats]


@enforces("SM-DRAW-02")
def cards_each_turn(g: Arena) -> int:
    """The cards that a side draws each turn."""
    return TEAM_DRAWS[g.seats]


@enforces("SM-TEAM-13")
def shares(g: Arena, side: int, total: int) -> Rules[list[tuple[int, int]]]:
    """How many of a team's cards each of its players draws: as evenly as possible, and the team decides who gets the
    odd one. No number of players leaves more than one odd card."""
    seats = g.setting.seats_of(side)
    each, odd = divmod(total, len(seats))
    if not odd:
        return [(seat, each) for seat in seats]
    more = yield from choose_player(WHO_DRAWS_MORE, seats, seats, committed=False)
    return [(seat, each + (seat == more)) for seat in seats]
