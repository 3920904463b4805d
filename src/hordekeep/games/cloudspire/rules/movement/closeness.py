"""How close a unit is to its mark (CS-CLOSE): the count of hexes over terrain that it may enter, through units but not
through spires or landmarks. Every other distance just counts hexes (CS-CLOSE-05): `land.board.distance`."""

from __future__ import annotations

from hordekeep.games.cloudspire.content.setting import COOP, NOBODY
from hordekeep.games.cloudspire.effects.stats import terrain
from hordekeep.games.cloudspire.rules.goals.marks import BEACON_HEX
from hordekeep.games.cloudspire.state.pieces import all_spires
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.kernel import enforces
from hordekeep.kernel.hexes import NO_WAY, hexes_in


@enforces("CS-MARK-02", "CS-MARK-06")
def mark_hex(g: PlayArea, seat: int) -> int:
    """The hex of a faction's mark: an opposing gate, or the Beacon for the automaton of the co-op game."""
    if g.setting.mode == COOP and seat == g.setting.automaton:
        return BEACON_HEX
    return g.land.gates[g.marks[seat]]


@enforces("CS-MARK-01")
def has_mark(g: PlayArea, seat: int) -> bool:
    """Has a faction a mark now: the one that it declared, or the Beacon?"""
    return g.marks[seat] != NOBODY or (g.setting.mode == COOP and seat == g.setting.automaton)


@enforces("CS-CLOSE-01", "CS-CLOSE-02", "CS-CLOSE-03", "CS-CLOSE-04", "CS-CLOSE-07")
def counted(g: PlayArea, tier: int) -> int:
    """The hexes that the count may pass: terrain up to this tier without spires and landmarks; gates and fortress wells
    are none."""
    return g.land.allowed[tier] & ~(all_spires(g) | g.landmarks)


@enforces("CS-MARK-10")
def field_of(g: PlayArea, chip: int) -> bytes:
    """For each hex how many steps it is from there to the mark of this unit's controller."""
    goal = 1 << mark_hex(g, g.holder[chip])
    return g.land.board.field(goal, counted(g, terrain(g, chip)))


@enforces("CS-CLOSE-06", "CS-LEAD-05")
def closeness(g: PlayArea, field: bytes, spot: int) -> int:
    """The distance of a hex to the mark. A hex that the count does not pass, such as the own gate under a deployment
    stack, is one step further than the nearest beside it."""
    found = field[spot]
    if found != NO_WAY:
        return found
    nearest = min((field[beside] for beside in hexes_in(g.land.board.near[spot])), default=NO_WAY)
    return nearest + 1 if nearest < NO_WAY else NO_WAY


@enforces("CS-DEPLOY-01")
def start_of(g: PlayArea, chip: int) -> int:
    """The hex that a unit moves from: its own, or its gate while it lies in the deployment stack."""
    spot = g.at[chip]
    return spot if spot >= 0 else g.land.gates[g.holder[chip]]


@enforces("CS-LEAD-01")
def distance_to_mark(g: PlayArea, chip: int) -> int:
    """How close a unit is to its mark now: by this the leading minion is found."""
    return closeness(g, field_of(g, chip), start_of(g, chip))
