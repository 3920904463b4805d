"""How a game begins by the book: the table once its set-up is over."""

from __future__ import annotations

from tests.games.skytear.oracle_ground import apart
from tests.games.skytear.oracle_table import SIDES, Table

STARTING = {3: 6, 4: 6, 5: 9, 6: 9, 7: 12, 8: 12}
"""How many cards a team starts with (SM-TEAM-09 to SM-TEAM-11); two players have six and five (SM-DRAW-01)."""
PILE = 8
TOWER_HP = 5


def check_setup(table: Table) -> None:
    """Heroes, cards, Towers, minions, outsiders and counters as they begin."""
    three = len(table.tokens) == 3
    assert table.turn == 1, "the counter starts on row 1 (SM-SET-04)"
    assert table.flux == table.first, "Skytear Flux is the first player's (SM-SET-03)"
    assert len(table.victory) == (0 if three else 3), "three victory cards, none on three lanes (SM-SET-01, SM-L3-04)"
    assert sorted(table.numbers.values()) == list(range(1, len(table.tokens) + 1)), "numbered tokens (SM-SET-20)"
    assert all(hp == TOWER_HP for both in table.towers.values() for hp in both.values()), "whole Towers (SM-SET-18)"
    assert all(hp < 0 for hp in table.nexus.values()), "no Nexus is armed (SM-SET-19)"
    assert not table.outsider_at, "outsiders wait on their cards (SM-SET-24)"
    for side in SIDES:
        _check_side(table, side, 6 if three else 4)
        lanes = sorted(lane for _, lane in table.minions[side])
        assert lanes == (["centre"] * 3 if three else ["left", "left", "right", "right"]), "(SM-SET-21, SM-L3-08)"


def _check_side(table: Table, side: str, heroes: int) -> None:
    """A team's heroes stand beside their Nexus (SM-SET-11), and its cards are dealt (SM-SET-13)."""
    mine = table.heroes_of(side)
    assert len(mine) == heroes, "four heroes, on three lanes six (SM-SET-07, SM-L3-01)"
    for hero in mine:
        assert hero.hex is not None
        assert apart(hero.hex, table.ground.nexus[side]) == 1
        assert (hero.hp, hero.state) == (hero.facts.hp, "ready"), "whole and Ready (SM-STATE-02, SM-SET-10)"
    hands = {seat: sum(table.hands[seat].values()) for seat in table.team(side)}
    if table.seats == 2:
        assert hands == {seat: 6 if seat == table.first else 5 for seat in hands}
    else:
        assert sum(hands.values()) == STARTING[table.seats]
        assert max(hands.values()) - min(hands.values()) <= 1, "as evenly as possible (SM-TEAM-13)"
    purses = {table.purse(seat) for seat in hands}
    dealt = sum(len(table.decks[each]) + sum(table.discards[each].values()) for each in purses)
    assert dealt + sum(hands.values()) == PILE * heroes, "eight cards for each hero (SM-DECK-03)"
