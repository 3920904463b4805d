"""Who moves next (CS-LEAD): the leading minion, heroes before or after all minions (CS-HERO-05), and the top of the
deployment stack (CS-DEPLOY)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from hordekeep.games.cloudspire.asking.choices import DONE, UNIT_ON, Done, Unit
from hordekeep.games.cloudspire.asking.questions import Freely
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.choices import Use
from hordekeep.games.cloudspire.effects.using import no_time_to_use
from hordekeep.games.cloudspire.rules.movement.choices import DEPLOY, Deploy
from hordekeep.games.cloudspire.rules.movement.closeness import distance_to_mark, field_of, start_of
from hordekeep.games.cloudspire.rules.movement.marching import hero_moves
from hordekeep.games.cloudspire.state.pieces import is_active, is_hero, units_of
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.kernel import Asked, Refusal, Text, enforces
from hordekeep.kernel.declaring import Question
from hordekeep.kernel.hexes import NO_WAY, hexes_in

MARCHING: Final = "minions-march"
"""What is left in `pending` once a minion has moved, wherever it is by now: heroes wait for the others (CS-HERO-05)."""
CLOSED: Final = "stack-closed"
"""What is left in `pending` once a hero has left the stack after minions moved: those below wait (CS-DEPLOY-13)."""


@enforces("CS-HERO-05", "CS-DEPLOY-09", "CS-DEPLOY-13", "CS-LEAD-05")
class Movers(NamedTuple):
    """What decides who moves next, gathered once: whether it is the time of heroes, where one on top of the stack could
    deploy to and whether it has to before anything else, and how far the minions that are still to move are from their
    mark, the top of the stack among them."""

    heroes: bool
    exits: int
    deploys_first: bool
    distances: Mapping[int, int]
    nearest: int


def movers(g: PlayArea, seat: int) -> Movers:
    """Who could move next, if anybody: while a hero deploys first, minions are not asked for their distances."""
    minions = marchers(g, seat)
    heroes = not minions or not a_minion_has_moved(g, seat)
    top = _waiting_hero(g, seat) if heroes else NOBODY
    exits = ways_out(g, top) if top != NOBODY else 0
    if exits and with_a_way(g, top, exits):
        return Movers(heroes, exits, True, {}, NO_WAY)
    distances = {each: distance_to_mark(g, each) for each in minions}
    return Movers(heroes, exits, False, distances, min(distances.values(), default=NO_WAY))


@enforces("CS-LEAD-01", "CS-LEAD-02", "CS-LEAD-03", "CS-LEAD-04", "CS-LEAD-05", "CS-LAND-11", "CS-HERO-05")
@enforces("CS-DEPLOY-07", "CS-DEPLOY-06", "CS-DEPLOY-10")
def who_may_move(g: PlayArea, seat: int, found: Movers) -> list[Unit | Deploy | Done]:
    """Who may move next: the leading minion, of several as close whichever its owner likes, never a landmark minion
    that nobody controls; a hero while no minion has moved yet or all have. The top of the stack is among them, and the
    next when it has left, none below one that stays."""
    heroes = [each for each in units_of(g, seat) if is_hero(each) and _why_not(g, found, each) is None]
    choices: list[Unit | Deploy | Done] = [UNIT_ON[spot] for spot in sorted([g.at[each] for each in heroes])]
    if found.exits:
        choices.append(DEPLOY)
    if found.deploys_first:
        return choices
    if not found.distances:
        return [*choices, DONE] if choices else []
    leading = [g.at[each] for each, distance in found.distances.items() if distance == found.nearest]
    return choices + [UNIT_ON[spot] if spot >= 0 else DEPLOY for spot in sorted(leading)]


def why_not_unit(g: PlayArea, ask: Asked, seat: int, choice: Unit) -> Refusal | None:
    """A unit of the faction that can move now."""
    chip = g.on.get(choice.hex, NOBODY)
    if chip == NOBODY:
        return NOBODY_THERE
    return NOT_YOURS if g.holder[chip] != seat else _why_not(g, ask.facts, chip)


def _why_not(g: PlayArea, found: Movers, chip: int) -> Refusal | None:
    refused = why_not_mover(g, chip)
    if refused is not None:
        return refused
    if is_hero(chip):
        return None if found.heroes else HERO_BETWEEN
    if found.deploys_first:
        return HERO_FIRST
    return None if found.distances[chip] == found.nearest else NOT_LEADING


def why_not_mover(g: PlayArea, chip: int) -> Refusal | None:
    """What leaves a unit on the board without a movement in this turn."""
    if not is_active(g, chip):
        return INACTIVE
    if g.moved >> chip & 1:
        return HAS_MOVED
    return CAME_THIS_TURN if g.fresh >> chip & 1 else None


def why_not_deploy(g: PlayArea, ask: Asked, seat: int, choice: Deploy) -> Refusal | None:
    """The top of the stack, as soon as it can."""
    found: Movers = ask.facts
    if not g.stacks[seat]:
        return NO_STACK
    top = g.stacks[seat][0]
    if found.exits:
        return None
    if CLOSED in g.pending or g.moved >> top & 1:
        return STACK_WAITS
    if is_hero(top):
        return NO_WAY_OUT if found.heroes else HERO_BETWEEN
    return None if found.distances[top] == found.nearest else TOP_NOT_LEADING


def why_not_done(g: PlayArea, ask: Asked, seat: int, choice: Done) -> Refusal | None:
    """The stage is over when nobody has to move."""
    found: Movers = ask.facts
    if found.deploys_first:
        return MUST_DEPLOY
    return MINIONS_LEFT if found.distances else None


@enforces("CS-LEAD-05")
def marchers(g: PlayArea, seat: int) -> list[int]:
    """The minions of a faction that are still to move, the top of its stack among them."""
    found = [c for c in units_of(g, seat) if not is_hero(c) and why_not_mover(g, c) is None]
    top = g.stacks[seat][0] if g.stacks[seat] else NOBODY
    if top != NOBODY and not is_hero(top) and not g.moved >> top & 1 and CLOSED not in g.pending:
        found.append(top)
    return found


def _waiting_hero(g: PlayArea, seat: int) -> int:
    """The hero on top of the stack that has not had its turn yet."""
    top = g.stacks[seat][0] if g.stacks[seat] else NOBODY
    return top if top != NOBODY and is_hero(top) and not g.moved >> top & 1 else NOBODY


@enforces("CS-HERO-05")
def a_minion_has_moved(g: PlayArea, seat: int) -> bool:
    """Has any minion of a faction moved in this turn, be it that it fell or perched since, or a hero left the stack
    after them?"""
    if MARCHING in g.pending or CLOSED in g.pending:
        return True
    return any(g.moved >> c & 1 and not is_hero(c) for c in units_of(g, seat))


def has_moved(g: PlayArea, chip: int) -> None:
    """A minion has had its movement of the turn."""
    g.moved |= 1 << chip
    march_begins(g)


@enforces("CS-HERO-05")
def march_begins(g: PlayArea) -> None:
    """The minions' movement has begun, be it that the first of them fell before it went."""
    if MARCHING not in g.pending:
        g.pending += (MARCHING,)


@enforces("CS-DEPLOY-01")
def ways_out(g: PlayArea, chip: int) -> int:
    """Where a hero on top of the stack can deploy to."""
    return hero_moves(g, chip) & ~(1 << start_of(g, chip))


@enforces("CS-DEPLOY-09")
def with_a_way(g: PlayArea, chip: int, exits: int) -> bool:
    """Does any of these hexes lead on to the mark for this hero? Then it must deploy."""
    field = field_of(g, chip)
    return any(field[spot] < NO_WAY for spot in hexes_in(exits))


NOBODY_THERE: Final = Refusal("CS-LEAD-01", Text("no-such-chip"))
NOT_YOURS: Final = Refusal("CS-CTRL-01", Text("no-not-yours"))
INACTIVE: Final = Refusal("CS-ACTIVE-02", Text("no-inactive"))
HAS_MOVED: Final = Refusal("CS-LEAD-02", Text("no-has-moved"))
CAME_THIS_TURN: Final = Refusal("CS-LEAD-02", Text("no-came-this-turn"))
HERO_BETWEEN: Final = Refusal("CS-HERO-05", Text("no-hero-between"))
HERO_FIRST: Final = Refusal("CS-DEPLOY-13", Text("no-hero-first"))
NOT_LEADING: Final = Refusal("CS-MOVE-19", Text("no-leading"))
TOP_NOT_LEADING: Final = Refusal("CS-LEAD-05", Text("no-leading"))
NO_STACK: Final = Refusal("CS-DEPLOY-02", Text("no-stack"))
STACK_WAITS: Final = Refusal("CS-DEPLOY-13", Text("no-deployment-now"))
NO_WAY_OUT: Final = Refusal("CS-DEPLOY-01", Text("no-way-out"))
MUST_DEPLOY: Final = Refusal("CS-DEPLOY-09", Text("no-stay-in-stack"))
MINIONS_LEFT: Final = Refusal("CS-MIN-01", Text("no-minions-left"))

WHO_MOVES: Final[Question[Unit | Deploy | Done]] = Freely(
    "who-moves",
    "CS-LEAD-01",
    {Unit: why_not_unit, Deploy: why_not_deploy, Done: why_not_done},
    refuses={Use: no_time_to_use},
)
"""The next unit that moves, or that all who like have moved."""
