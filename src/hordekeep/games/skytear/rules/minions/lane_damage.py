"""The damage of a Lane's winner (SM-DMG): to enemy minions first, then to one Tower or Nexus near the token."""

from __future__ import annotations

from typing import Final

from hordekeep.games.skytear.asking.choices import ThisHex, ThisPiece
from hordekeep.games.skytear.asking.questions import TEAM, choose_hex, choose_piece, choose_player, of_hexes, of_pieces
from hordekeep.games.skytear.content.setting import MINIONS, NOBODY
from hordekeep.games.skytear.effects.meanings import Cause
from hordekeep.games.skytear.rules.goal.victory import check_victory
from hordekeep.games.skytear.rules.heroes.resolving import resolve_waiting
from hordekeep.games.skytear.rules.keywords.damage import deal, wards
from hordekeep.games.skytear.rules.keywords.drawing import WHO_DRAWS, draw
from hordekeep.games.skytear.rules.minions.control import lanes_of, point_hexes
from hordekeep.games.skytear.rules.minions.happened import NexusArmed, NexusDamaged, TowerDamaged, TowerDestroyed
from hordekeep.games.skytear.state.arena import UNARMED, Arena
from hordekeep.games.skytear.state.pieces import is_minion, minions_of, side_of, structures_from
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question
from hordekeep.kernel.hexes import hexes_in

REACH: Final = 3
"""How far from the token a Tower or Nexus is damaged (SM-DMG-03, SM-DMG-12)."""
NEXUS_HP: Final = 5
"""What five tower tokens are worth (SM-DMG-08, SM-Q-NEXUS)."""
NO_MINION: Final = Refusal("SM-DMG-02", Text("no-asks-minion"))
NO_ENEMY: Final = Refusal("SM-DMG-02", Text("no-asks-enemy"))
OF_ANOTHER_LANE: Final = Refusal("SM-DMG-02", Text("no-other-lane"))
TOO_FAR: Final = Refusal("SM-DMG-12", Text("no-structure-far", hexes=REACH))
NOT_ARMED: Final = Refusal("SM-DMG-09", Text("no-nexus-yet"))
NO_STRUCTURE: Final = Refusal("SM-DMG-03", Text("no-enemy-tower"))


def _not_hit(g: Arena, ask: Asked, piece: int) -> Refusal:
    """The winner of a Lane hits the enemy minions that belong to it."""
    if not is_minion(piece):
        return NO_MINION
    return NO_ENEMY if side_of(g, piece) == g.setting.sides[ask.seats[0]] else OF_ANOTHER_LANE


@enforces("SM-DMG-09", "SM-DMG-12")
def _no_structure(g: Arena, ask: Asked, hex: int) -> Refusal:
    """What control damage cannot hit: no structure of the enemy, a Nexus without tower tokens, or one too far away."""
    enemy = 1 - g.setting.sides[ask.seats[0]]
    if hex in tower_tokens(g, enemy):
        return TOO_FAR
    return NOT_ARMED if hex == g.field.nexus[enemy] else NO_STRUCTURE


DAMAGE_MINION: Question[ThisPiece] = Question("damage-minion", "SM-DMG-02", of_pieces(_not_hit), says=TEAM)
DAMAGE_STRUCTURE: Question[ThisHex] = Question("damage-structure", "SM-DMG-03", of_hexes(_no_structure), says=TEAM)


@enforces("SM-DMG-01", "SM-DMG-02", "SM-DMG-15", "SM-DMG-03", "SM-DMG-11", "SM-DMG-14")
def lane_damage(g: Arena, damage: tuple[int, int, int]) -> Rules[None]:
    """The winner deals the difference, point by point: to the minions of the Lane while there are any, a protected one
    taking its point too, and all that is left to one structure. Heroes are never hit."""
    points, winner, left = damage
    minions = lane_minions(g, 1 - winner, points)
    if minions and left:
        g.agenda.append(("lane_damage", (points, winner, left - 1)))
        minion = minions[0]
        if left < len(minions) or any(wards(g, each) for each in minions):  # else all fall, in whatever order
            seats = g.setting.seats_of(winner)
            minion = yield from choose_piece(g, DAMAGE_MINION, seats, minions, about=points)
        yield from deal(g, Cause.of(g, g.setting.seats_of(winner)[0], NOBODY, "control"), minion, 1)
        return
    if left:
        yield from _damage_structure(g, points, winner, left)
    yield from resolve_waiting(g)
    check_victory(g, "effect")


@enforces("SM-DMG-02")
def lane_minions(g: Arena, side: int, points: int) -> list[int]:
    """The minions of a side that belong to these Lanes: last placed there, wherever they stand
    (SM-Q-MULTITOKENLANE)."""
    lanes = lanes_of(g, points)
    return [each for each in minions_of(side) if g.at[each] >= 0 and g.minion_lane[each - MINIONS] in lanes]


# -- Towers and Nexuses ------------------------------------------------------------------------------------------------


@enforces("SM-ADV-03")
def tower_tokens(g: Arena, side: int) -> dict[int, int]:
    """Where a side has tower tokens, on Towers that stand and on an armed Nexus: the Lane of each hex, -1 for the
    Nexus."""
    found = {lane.towers[side]: at for at, lane in enumerate(g.field.lanes) if g.towers[side][at] > 0}
    if g.nexus[side] > 0:
        found[g.field.nexus[side]] = -1
    return found


@enforces("SM-DMG-03", "SM-DMG-04", "SM-DMG-09")
def structures_in_reach(g: Arena, points: int, side: int) -> int:
    """The structures of a side that can be damaged: within 3 hexes of a token, sight or not; a Nexus only once a Tower
    of its side has fallen."""
    near = 0
    for token in hexes_in(point_hexes(g, points)):
        near |= g.field.board.within(token, REACH)
    return near & sum(1 << each for each in tower_tokens(g, side))


@enforces("SM-DMG-05", "SM-DMG-06", "SM-DMG-13", "SM-DRAW-04", "SM-DMG-10", "SM-GOAL-01", "SM-DMG-16")
def _damage_structure(g: Arena, points: int, winner: int, amount: int) -> Rules[None]:
    """All of it goes to a single structure, and what is too much is lost; any damage earns one card. A Nexus destroyed
    ends the game at once."""
    side = 1 - winner
    seats = g.setting.seats_of(winner)
    where = yield from choose_hex(DAMAGE_STRUCTURE, seats, structures_in_reach(g, points, side))
    if where < 0:
        return
    lane = tower_tokens(g, side)[where]
    if lane < 0:
        _damage_nexus(g, side, amount)
    else:
        _damage_tower(g, side, lane, amount)
    check_victory(g, "effect")  # who has won draws no more (SM-DMG-16)
    seat = yield from choose_player(WHO_DRAWS, seats, seats, rule="SM-TEAM-17")
    draw(g, seat, 1, "SM-DMG-06")


def _damage_nexus(g: Arena, side: int, amount: int) -> None:
    g.nexus[side] = max(g.nexus[side] - amount, 0)
    if g.tell:
        g.tell(NexusDamaged(side, amount, g.nexus[side]))


@enforces("SM-TOW-01", "SM-TOW-06", "SM-DMG-07", "SM-TOW-05", "SM-DMG-08", "SM-L3-14")
def _damage_tower(g: Arena, side: int, lane: int, amount: int) -> None:
    """A Tower loses HP, a number of which tower tokens are only the picture; at 0 it is destroyed and its hex is free.
    The first Tower that a side loses arms its Nexus."""
    left = g.towers[side][lane] = max(g.towers[side][lane] - amount, 0)
    if g.tell:
        g.tell(TowerDamaged(side, lane, amount, left))
    if left:
        return
    g.structures = structures_from(g)
    if g.tell:
        g.tell(TowerDestroyed(side, lane))
    if g.nexus[side] == UNARMED:
        g.nexus[side] = NEXUS_HP
        if g.tell:
            g.tell(NexusArmed(side, NEXUS_HP))
