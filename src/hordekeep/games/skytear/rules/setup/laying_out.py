"""What lies on the table by chance or by the picture: victory cards and the first player before the draft (steps A to
C), Towers, control tokens, minions and outsiders after it (steps G to J)."""

from __future__ import annotations

from typing import Any, Final

from hordekeep.games.skytear.content.cards import shelf
from hordekeep.games.skytear.content.setting import BLUE, MINIONS, NOBODY, RED
from hordekeep.games.skytear.rules.setup.happened import (
    ControlTokensPlaced,
    CounterSet,
    FirstPlayer,
    MinionsRallied,
    OutsidersSummoned,
    TowersBuilt,
    VictoryCardsShown,
)
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.state.pieces import minions_of, put, structures_from
from hordekeep.kernel import enforces

VICTORY_CARDS: Final = 3
"""SM-SET-01."""
TOWER_HP: Final = 5
"""Two doubles and a single (SM-SET-18, SM-L3-06)."""


@enforces("SM-SET-01", "SM-GOAL-05")
def flip_victory_cards(g: Arena, _: Any) -> None:
    """Step A: three random victory cards lie face up; on three lanes there are none."""
    cards = list(shelf().victory_cards.values())
    g.dice.shuffle(cards)
    g.victory = tuple(cards[:VICTORY_CARDS])
    if g.tell:
        g.tell(VictoryCardsShown(tuple([card.id for card in g.victory])))


@enforces("SM-SET-02", "SM-L3-13", "SM-TEAM-22", "SM-SET-03", "SM-FLUX-01")
def determine_first_player(g: Arena, wanted: int) -> None:
    """Step B: the token is tossed for the first team, then for one of its players, unless one is `wanted`; to the first
    player goes Skytear Flux, face up."""
    seat = wanted if wanted != NOBODY else g.dice.pick(g.setting.seats_of(g.dice.below(2)))
    g.first_seat = g.flux = seat
    g.side_next = g.first_side
    if g.tell:
        g.tell(FirstPlayer(seat))


@enforces("SM-SET-04")
def set_mana_counter(g: Arena, _: Any) -> None:
    """Step C: the Skytear token starts on row 1."""
    g.turn = 1
    if g.tell:
        g.tell(CounterSet(g.turn, g.setting.rows))


@enforces("SM-SET-18", "SM-L3-06", "SM-SET-19")
def build_towers(g: Arena, _: Any) -> None:
    """Step G: three tower tokens on each tower hex, none on a Nexus."""
    lanes = g.field.lanes
    g.towers = [[TOWER_HP] * len(lanes), [TOWER_HP] * len(lanes)]
    g.structures = structures_from(g)
    rule = "SM-SET-18" if len(lanes) == 2 else "SM-L3-06"
    hexes = [tuple([lane.towers[side] for lane in lanes]) for side in (BLUE, RED)]
    if g.tell:
        g.tell(TowersBuilt(hexes[BLUE], hexes[RED], TOWER_HP), rule)


@enforces("SM-SET-20", "SM-L3-07", "SM-MP-05")
def place_control_tokens(g: Arena, _: Any) -> None:
    """Step H: the numbered control tokens at random on the marked hexes, so that the order of the Lanes differs from
    game to game."""
    lanes = g.field.lanes
    numbers = list(range(1, len(lanes) + 1))
    g.dice.shuffle(numbers)
    g.numbers = tuple(numbers)
    g.tokens = [lane.control_start for lane in lanes]
    rule = "SM-SET-20" if len(lanes) == 2 else "SM-L3-07"
    if g.tell:
        g.tell(ControlTokensPlaced(tuple(sorted(zip(g.numbers, g.tokens, strict=True)))), rule)


@enforces("SM-SET-21", "SM-SET-23", "SM-L3-08", "SM-SET-22")
def rally_minions(g: Arena, _: Any) -> None:
    """Step I: minions on the hexes of the picture; the others wait on their Nexus. All are alike, whichever of the
    side's factions they are of."""
    placed: list[tuple[int, ...]] = []
    for side in (BLUE, RED):
        waiting = iter(minions_of(side))
        for lane, each in enumerate(g.field.lanes):
            for where in each.minions[side]:
                piece = next(waiting)
                put(g, piece, where)
                g.minion_lane[piece - MINIONS] = lane
        placed.append(tuple([where for each in g.field.lanes for where in each.minions[side]]))
    rule = "SM-SET-21" if len(g.field.lanes) == 2 else "SM-L3-08"
    if g.tell:
        g.tell(MinionsRallied(placed[BLUE], placed[RED]), rule)


@enforces("SM-SET-24", "SM-L3-10", "SM-L3-12")
def summon_outsiders(g: Arena, wanted: int | None) -> None:
    """Step J: an outsider's card for each Dome, with its miniature on it: the first card on two lanes, two random ones
    on three (SM-Q-OUTSIDER). Of fewer that are `wanted` there, the first Dome has the one."""
    cards = list(shelf().outsiders.values())
    domes = g.field.domes
    number = len(domes)
    if number > 1:
        g.dice.shuffle(cards)
        number = number if wanted is None else min(wanted, number)
    g.dome_outsiders = (*cards[:number], *[None] * (len(domes) - number))
    rule = "SM-SET-24" if len(domes) == 1 else "SM-L3-10" if number == len(domes) else "SM-L3-12"
    found = tuple([(dome.id, card.id) for dome, card in zip(domes, cards[:number], strict=False)])
    if g.tell:
        g.tell(OutsidersSummoned(found), rule)
