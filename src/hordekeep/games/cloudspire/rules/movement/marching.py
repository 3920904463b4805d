"""How minions move (CS-MOVE-06 to CS-MOVE-18): exactly, and with no free choice but between hexes of equal right.

The book's steps: count the distance from where the minion stands to its mark. With its full movement, list the hexes
where a walk of exactly so many steps can end, never entering a hex twice; those nearer to the mark are its options. If
there is none, try with one step less, and so on. If no progress is possible at all, it may move sideways to a hex just
as near, or stay. The worked cases of the rulebook, CS-MOVE-24 to CS-MOVE-31, show it number for number.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hordekeep.games.cloudspire.content.boards import FRAME
from hordekeep.games.cloudspire.effects.effects import has, is_silent, lasts, shows
from hordekeep.games.cloudspire.effects.stats import movement, terrain
from hordekeep.games.cloudspire.rules.movement.closeness import closeness, field_of, start_of
from hordekeep.games.cloudspire.state.pieces import all_spires, in_the_way, is_active, standing_on
from hordekeep.games.cloudspire.state.play_area import STACK, PlayArea
from hordekeep.kernel import enforces
from hordekeep.kernel.hexes import NO_WAY, ends_exact, hexes_in


@enforces("CS-MOVE-18", "CS-BLOCK-04")
class Ways(NamedTuple):
    """Where a minion may walk: `through` are hexes that it may enter, `stop` those where it may end, `first` those that
    it may enter with its first step.

    Hexes with friendly heroes are free, since they give way.
    """

    through: int
    stop: int
    first: int = -1


class March(NamedTuple):
    """What a minion may do: end on a hex of `ends` after exactly `steps`, or after as few as it takes if it moves
    `sideways`. It must, unless it `may_stay`."""

    ends: int
    steps: int
    sideways: bool = False
    may_stay: bool = False
    ways: Ways = Ways(0, 0)


LEFT: Final = "left-"
"""What a unit has used that was teleported: with the hex where it stood."""
NOWHERE: Final = March(0, 0, may_stay=True)


@enforces("CS-MOVE-06", "CS-MOVE-07", "CS-MOVE-08", "CS-MOVE-09", "CS-MOVE-10", "CS-BLOCK-06", "CS-ACTIVE-08")
@enforces("CS-DEPLOY-08")
def march(g: PlayArea, chip: int, start: int, most: int) -> March:
    """The options of a minion on a hex with so much movement left. Stuck behind somebody, it has none, and has to fight
    its way."""
    field = field_of(g, chip)
    here = closeness(g, field, start)  # D0 (CS-MOVE-06)
    nearer = _as_near(field, here - 1)
    found = _progress(g, start, most, nearer, ways(g, chip))
    if not found.ends:
        # heroes in campfire mode give way only if nothing else gives progress (CS-ACTIVE-08)
        around_camp = ways(g, chip, campfires=True)
        if around_camp != ways(g, chip):
            found = _progress(g, start, most, nearer, around_camp)
    if found.ends:
        return found
    if g.place[chip] == STACK:  # no lateral move to deploy (CS-DEPLOY-08)
        return NOWHERE
    return _sideways(g, chip, start, most, _as_near(field, here) & ~nearer)


@enforces("CS-MOVE-07", "CS-MOVE-09", "CS-BLOCK-03", "CS-BLOCK-05", "CS-DISP-06", "CS-MOVE-13")
def _progress(g: PlayArea, start: int, most: int, nearer: int, free: Ways) -> March:
    """As much movement as possible, to a hex that is nearer. Where the most of it leads through a friendly hero, that
    one must give way."""
    for steps in range(most, 0, -1):
        ends = _ends(g, start, steps, free) & free.stop & nearer
        if ends:
            return March(ends, steps, ways=free)
    return NOWHERE


def _ends(g: PlayArea, start: int, steps: int, free: Ways) -> int:
    """The hexes where walks of exactly so many steps can end."""
    board, through = g.land.board, free.through | free.stop
    if not board.near[start] & through & ~free.first:
        return ends_exact(board, start, steps, through)
    found = 0
    for spot in hexes_in(board.near[start] & through & free.first):
        found |= ends_exact(board, spot, steps - 1, through & ~(1 << start))
    return found


@enforces("CS-MOVE-10")
def _sideways(g: PlayArea, chip: int, start: int, most: int, as_near: int) -> March:
    """No progress: an optional move by any amount to a hex at the same distance."""
    free = ways(g, chip)
    through = free.through | free.stop
    ends = g.land.board.reach(start, most, through, free.stop) & as_near & ~(1 << start)
    return March(ends, most, sideways=True, may_stay=True, ways=free)


@enforces("CS-MOVE-16", "CS-MOVE-20", "CS-WELL-03", "CS-BLOCK-01", "CS-BLOCK-02", "CS-MOVE-18", "CS-DISP-05")
@enforces("CS-DEPLOY-04", "CS-MOVE-15", "CS-MOVE-17")
def ways(g: PlayArea, chip: int, *, campfires: bool = False) -> Ways:
    """The hexes that a minion may walk on: terrain that it may enter, path alone for most of them, free Source wells
    among it. All others who stand in its way block it, friendly minions too, but not friendly heroes, whom it may
    displace if it likes. `campfires` are counted as well where nothing else helps. With its first step off the gate a
    minion turns active, and may use a talent of moving from the next on."""
    allowed = g.land.allowed[terrain(g, chip)]
    if g.teleported >> chip & 1:
        allowed &= ~_left(g, chip)
    seat = g.holder[chip]
    heroes = 0
    for ally in g.setting.allies[seat]:
        if campfires or not g.campfires >> ally & 1:
            heroes |= g.heroes[ally]
    stop = allowed & (~in_the_way(g) | heroes & ~all_spires(g))  # a spire under a hero does not give way
    through = stop
    first = stop if g.place[chip] == STACK else -1
    if shows(g, chip, "crush"):
        stop |= allowed & weaker(g, chip)
        through |= stop
    if shows(g, chip, "incorporeal"):
        through |= allowed & opposing(g, seat)
    return Ways(through, stop, first)


@enforces("CS-MOVE-12")
def _left(g: PlayArea, chip: int) -> int:
    """The hex that a teleport took it from in this turn: it does not come back there."""
    mine = f"{chip}/{LEFT}"
    return sum(1 << FRAME.read(each.removeprefix(mine)) for each in g.used if each.startswith(mine))


def weaker(g: PlayArea, chip: int) -> int:
    """The hexes of opposing units with less health than this one has: Crush goes over them."""
    found = 0
    for spot in hexes_in(opposing_units(g, g.holder[chip])):
        other = g.on[spot]
        if is_active(g, other) and g.health[other] < g.health[chip]:
            found |= 1 << spot
    return found & ~all_spires(g)


@enforces("CS-FACTION-06")
def opposing_units(g: PlayArea, seat: int) -> int:
    """The hexes of units that oppose a faction, landmark minions among them."""
    found = g.units[-1]
    for other in g.setting.opponents(seat):
        found |= g.units[other]
    return found


def opposing(g: PlayArea, seat: int) -> int:
    """The hexes of opposing units and spires."""
    found = opposing_units(g, seat)
    for other in g.setting.opponents(seat):
        found |= g.spires[other]
    return found


def _as_near(field: bytes, distance: int) -> int:
    """The hexes at most so far from the mark."""
    known = _NEARER.get((field, distance))
    if known is None:
        known = 0
        for spot, steps in enumerate(field):
            if steps <= distance:
                known |= 1 << spot
        if len(_NEARER) >= _MOST_KEPT:
            _NEARER.clear()
        _NEARER[field, distance] = known
    return known


_NEARER: Final[dict[tuple[bytes, int], int]] = {}
_MOST_KEPT: Final = 4096


# -- from an invalid hex -----------------------------------------------------------------------------------------------


@enforces("CS-HEX-02", "CS-HEX-03")
def is_valid(g: PlayArea, chip: int, spot: int) -> bool:
    """Is a hex valid for a unit: within its terrain and, for a minion, with a way on to its mark? Whether it is
    occupied is not asked here."""
    if not g.land.allowed[terrain(g, chip)] >> spot & 1:
        return False
    return field_of(g, chip)[spot] < NO_WAY


@enforces("CS-HEX-04", "CS-HEX-05", "CS-HEX-06", "CS-LAND-14")
def ways_back(g: PlayArea, chip: int, most: int) -> tuple[int, int]:
    """From an invalid hex a minion goes by the fewest unoccupied hexes of any terrain to a valid one, whichever its
    owner likes, or as far along such a way as it can: where it may end, and after how many steps. So a landmark minion
    leaves its well when a faction controls it."""
    board, start = g.land.board, g.at[chip]
    anywhere = g.land.allowed[-1] & ~in_the_way(g)
    field = field_of(g, chip)
    valid = anywhere & g.land.allowed[terrain(g, chip)] & _as_near(field, NO_WAY - 1)
    reached = 1 << start
    for steps in range(1, most + 1):
        wider = board.grown(reached) & anywhere | reached
        if wider & valid:
            return wider & valid, steps
        if wider == reached:
            return 0, 0  # shut in: it stays (CS-Q-26-SOURCE-NO-ROUTE)
        reached = wider
    back = board.field(valid, anywhere)
    far = [spot for spot in hexes_in(reached & ~(1 << start)) if back[spot] < NO_WAY]
    nearest = min((back[spot] for spot in far), default=NO_WAY)
    ends = 0
    for spot in far:
        if back[spot] == nearest:
            ends |= 1 << spot
    return ends, most


def full_movement(g: PlayArea, chip: int) -> int:
    """The movement that a minion has this turn; none in stasis."""
    return 0 if lasts(g, "stasis", chip) else movement(g, chip)


@enforces("CS-HERO-01", "CS-HERO-06", "CS-HEX-07", "CS-GATE-03", "CS-HERO-14")
def hero_moves(g: PlayArea, chip: int) -> int:
    """Where a hero may end: any unoccupied hex within its movement over terrain that it may enter, from a hex that is
    not valid for it too, its own hex, and its own gate to return to the fortress, whatever lies there."""
    start, most = start_of(g, chip), full_movement(g, chip)
    free = g.land.allowed[terrain(g, chip)] & ~in_the_way(g)
    stop = free
    if g.at[chip] >= 0:
        stop |= 1 << g.land.gates[g.holder[chip]]
    if has(g, chip, "spire-shot") and not is_silent(g, chip, "spire-shot"):
        stop |= g.land.ground & g.spires[g.holder[chip]] & ~_manned(g)  # not on the fortress (CS-WELLF-05)
    return g.land.board.reach(start, most, free, stop)


def _manned(g: PlayArea) -> int:
    """The hexes of spires that somebody stands on already."""
    return all_spires(g) & standing_on(g)
