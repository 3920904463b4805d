"""Placing minions (SM-PLC): as close as possible to the control token, in sight of it. Repositioning (SM-ADV-14)."""

from __future__ import annotations

from typing import Final

from hordekeep.games.skytear.asking.choices import ThisHex
from hordekeep.games.skytear.asking.questions import TEAM, choose_hex, of_hexes
from hordekeep.games.skytear.content.setting import MINIONS, NOBODY
from hordekeep.games.skytear.ground.boards import SIGHT
from hordekeep.games.skytear.rules.keywords.open_hexes import closed_to_minions, open_to_minions, why_closed
from hordekeep.games.skytear.rules.minions.happened import MinionRepositioned, MinionWithdrawn
from hordekeep.games.skytear.rules.minions.lane_damage import lane_minions
from hordekeep.games.skytear.state.arena import OFF, Arena
from hordekeep.games.skytear.state.pieces import put
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question
from hordekeep.kernel.hexes import hexes_in

MIN_PLACE_DISTANCE: Final = 1
"""Minions stand around a token, not on it (SM-PLC-06)."""
ON_THE_TOKEN: Final = Refusal("SM-PLC-06", Text("no-sm-plc-06"))
NEARER_FIRST: Final = Refusal("SM-PLC-02", Text("no-nearer-first"))


@enforces("SM-PLC-06", "SM-PLC-02")
def no_hex_for_minion(g: Arena, ask: Asked, hex: int) -> Refusal:
    """Where a minion cannot be placed: something is there, it is the token's own hex, or there are nearer hexes that
    see the token."""
    closed = why_closed(closed_to_minions(g, g.setting.sides[ask.seats[0]]), hex)
    return closed or (ON_THE_TOKEN if hex == g.tokens[ask.about] else NEARER_FIRST)


PLACE_MINION: Question[ThisHex] = Question("place-minion", "SM-PLC-01", of_hexes(no_hex_for_minion), says=TEAM)


@enforces("SM-PLC-01", "SM-PLC-02", "SM-PLC-07")
def nearest_hexes(g: Arena, side: int, lane: int) -> int:
    """Where a minion may be placed at a Lane's token: the closest legal hexes that see it, farther ones if nothing
    closer is legal; 0 if there are none. Both sides may have to share the last free hexes (SM-SPN-06)."""
    token = g.tokens[lane]
    legal = g.field.sees[token] & open_to_minions(g, side)
    for steps in range(MIN_PLACE_DISTANCE, SIGHT + 1):
        found = g.field.board.ring(token, steps) & legal
        if found:
            return found
    return 0


def place_minion(g: Arena, minion: int, lane: int, hex: int) -> None:
    """A minion stands on a hex, and belongs to the Lane from now on (SM-Q-MULTITOKENLANE)."""
    put(g, minion, hex)
    g.minion_lane[minion - MINIONS] = lane


@enforces("SM-ADV-14", "SM-PLC-07", "SM-MIN-03")
def reposition(g: Arena, of: tuple[int, int]) -> Rules[None]:
    """A side lifts all of its minions of a Lane and places them one by one on the closest legal hexes. One that finds
    none goes to the Nexus."""
    lane, side = of
    lifted = lane_minions(g, side, 1 << lane)
    for minion in lifted:
        put(g, minion, OFF)
    while lifted:
        hexes = nearest_hexes(g, side, lane)
        if not hexes:
            break
        if hexes.bit_count() <= len(lifted):  # all of them are filled: minions are interchangeable (SM-MIN-03)
            filled: tuple[int, ...] = hexes_in(hexes)
        else:
            seats = g.setting.seats_of(side)
            filled = ((yield from choose_hex(PLACE_MINION, seats, hexes, about=lane)),)
        for there in filled:
            place_minion(g, lifted.pop(), lane, there)
            if g.tell:
                g.tell(MinionRepositioned(side, lane, there))
    for minion in lifted:
        g.minion_lane[minion - MINIONS] = NOBODY
        if g.tell:
            g.tell(MinionWithdrawn(side, lane))
