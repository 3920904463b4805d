"""The winner advances the control token (SM-ADV): toward the closest enemy tower token, round Domes, over all else."""

from __future__ import annotations

from hordekeep.games.skytear.asking.choices import AT_HEX, ThisHex
from hordekeep.games.skytear.asking.questions import TEAM, choose_hex, of_hexes, put_to
from hordekeep.games.skytear.ground.boards import FRAME
from hordekeep.games.skytear.rules.goal.victory import check_victory
from hordekeep.games.skytear.rules.minions.happened import TokenAdvanced
from hordekeep.games.skytear.rules.minions.lane_damage import tower_tokens
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question
from hordekeep.kernel.hexes import NO_WAY, hexes_in

NO_TOWER = Refusal("SM-ADV-02", Text("no-enemy-tower"))
NOT_CLOSEST = Refusal("SM-ADV-02", Text("no-closer-tower"))
IN_A_DOME = Refusal("SM-ADV-08", Text("no-token-dome"))
NO_STEP = Refusal("SM-ADV-01", Text("no-token-step"))
NOT_NEARER = Refusal("SM-ADV-02", Text("no-token-nearer"))


def _not_toward(g: Arena, ask: Asked, hex: int) -> Refusal:
    """A control token goes toward the closest tower token of the enemy."""
    return NOT_CLOSEST if hex in tower_tokens(g, 1 - g.setting.sides[ask.seats[0]]) else NO_TOWER


@enforces("SM-ADV-01", "SM-ADV-08", "SM-ADV-02")
def _no_step(g: Arena, ask: Asked, hex: int) -> Refusal:
    """It goes hex by hex, round Domes, and each hex is nearer."""
    if g.field.dome >> hex & 1:
        return IN_A_DOME
    return NOT_NEARER if g.field.board.near[g.tokens[ask.about]] >> hex & 1 else NO_STEP


TOWARD: Question[ThisHex] = Question("toward", "SM-ADV-02", of_hexes(_not_toward), says=TEAM)
TOKEN_STEP: Question[ThisHex] = Question("token-step", "SM-ADV-02", of_hexes(_no_step), says=TEAM)


@enforces("SM-ADV-01", "SM-ADV-04", "SM-ADV-05", "SM-ADV-09", "SM-ADV-10")
def advance(g: Arena, step: tuple[int, int, int]) -> Rules[None]:
    """The token goes as many hexes as the full difference, and stops beside an enemy tower token. If it has moved, the
    minions of the Lane are repositioned, the winner's first."""
    lane, winner, difference = step
    start = g.tokens[lane]
    goal = yield from _closest(g, lane, winner)
    if goal < 0:
        return
    steps = _steps_to(g, goal)
    moves = min(difference, steps[start] - 1)
    if moves < 1:
        return
    for left in range(moves, 0, -1):
        g.tokens[lane] = yield from _one_hex_nearer(g, lane, winner, steps, left)
    there = g.tokens[lane]
    if g.tell:
        g.tell(TokenAdvanced(winner, lane, start, there, moves))
    g.agenda += [("reposition", (lane, 1 - winner)), ("reposition", (lane, winner))]
    check_victory(g, "effect")


@enforces("SM-ADV-06", "SM-ADV-07", "SM-ADV-08")
def _steps_to(g: Arena, goal: int) -> bytes:
    """How far each hex is from a goal, round Domes: nothing else hinders a token, and it may end wherever something
    stands."""
    return g.field.board.field(1 << goal, g.field.outside)


@enforces("SM-ADV-02", "SM-ADV-03", "SM-ADV-13", "SM-ADV-12")
def closest_tower_tokens(g: Arena, lane: int, winner: int) -> int:
    """The hexes with enemy tower tokens that are closest to a Lane's token, those of a Nexus among them, of those left
    once the damage was dealt. Of several the Tower of the Lane itself comes first (SM-Q-TOKENPATH). 0 if there are
    none."""
    token = g.tokens[lane]
    found = {goal: (_steps_to(g, goal)[token], own != lane) for goal, own in tower_tokens(g, 1 - winner).items()}
    nearest = min(found.values(), default=(NO_WAY, True))
    if nearest[0] == NO_WAY:
        return 0
    return sum(1 << goal for goal, away in found.items() if away == nearest)


def _closest(g: Arena, lane: int, winner: int) -> Rules[int]:
    """The tower token that the token moves toward; between equally close ones the winner chooses (SM-Q-TOKENPATH)."""
    seats = g.setting.seats_of(winner)
    closest = closest_tower_tokens(g, lane, winner)
    return (yield from choose_hex(TOWARD, seats, closest, about=lane))


@enforces("SM-ADV-11")
def _one_hex_nearer(g: Arena, lane: int, winner: int, steps: bytes, left: int) -> Rules[int]:
    """The next hex of the way: each is nearer. The winner is asked where ways part that do not meet again before the
    end (SM-Q-TOKENPATH)."""
    ways = sorted(hexes_in(_nearer(g, steps, 1 << g.tokens[lane])), key=FRAME.coordinate)
    ends = {_ends(g, steps, each, left - 1) for each in ways}
    if len(ends) == 1:
        return ways[0]
    choices, open_to_it = [AT_HEX[each] for each in ways], sum([1 << each for each in ways])
    seats = g.setting.seats_of(winner)
    answer: ThisHex = yield put_to(TOKEN_STEP, seats, choices, facts=open_to_it, about=lane)
    return answer.hex


def _nearer(g: Arena, steps: bytes, mask: int) -> int:
    """The hexes one step nearer to the goal than those of a mask, which are all equally far."""
    away = steps[hexes_in(mask)[0]]
    beside = hexes_in(g.field.board.grown(mask) & g.field.outside)
    return sum(1 << each for each in beside if steps[each] == away - 1)


def _ends(g: Arena, steps: bytes, hex: int, moves: int) -> int:
    """Where a token may come to stand from a hex with so many moves left."""
    found = 1 << hex
    for _ in range(moves):
        found = _nearer(g, steps, found)
    return found
