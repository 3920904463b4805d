"""Where a unit may go, and why not elsewhere: the questions of its movement, each with what the hexes are closed by."""

from __future__ import annotations

from typing import Final, NamedTuple

from hordekeep.games.cloudspire.asking.checks import answer_first, no_such_hex, one_of_the_hexes
from hordekeep.games.cloudspire.asking.choices import Hex, Stop
from hordekeep.games.cloudspire.asking.choosing import Offered
from hordekeep.games.cloudspire.asking.questions import OfChip
from hordekeep.games.cloudspire.effects.choices import Use
from hordekeep.games.cloudspire.effects.stats import terrain
from hordekeep.games.cloudspire.effects.using import OTHER_TIME, using, why_not_use
from hordekeep.games.cloudspire.rules.chips.choices import PickUp
from hordekeep.games.cloudspire.rules.chips.items import why_not_pick_up
from hordekeep.games.cloudspire.rules.goals.choices import HandIn
from hordekeep.games.cloudspire.rules.goals.drowned_beacon import why_not_hand_in
from hordekeep.games.cloudspire.rules.movement.choices import Stay
from hordekeep.games.cloudspire.rules.movement.closeness import closeness, field_of, start_of
from hordekeep.games.cloudspire.rules.movement.marching import March, ways
from hordekeep.games.cloudspire.rules.movement.who_moves import MUST_DEPLOY, with_a_way
from hordekeep.games.cloudspire.state.pieces import in_the_way, is_hero
from hordekeep.games.cloudspire.state.play_area import STACK, PlayArea
from hordekeep.kernel import Asked, Refusal, Text, enforces
from hordekeep.kernel.declaring import Question, allowed

BEFORE: Final = ("before", "before-or-after", "after-or-instead")
"""The moments of talents that are open before a unit has moved."""
INSTEAD: Final = ("before-or-after", "after-or-instead")
AFTER: Final = (*INSTEAD, "after-move")
"""The moments of talents that are open once a unit has given up its move for one of them, and once it has moved."""


class Marching(NamedTuple):
    """What a minion is asked about: its march with the movement that is left, and whether it may stay."""

    march: March
    left: int
    may_stay: bool


# -- hexes -------------------------------------------------------------------------------------------------------------


def why_not_march(g: PlayArea, ask: Asked, seat: int, choice: Hex) -> Refusal | None:
    """A minion never ends farther from its mark, and goes as far as it can."""
    facts: Marching = ask.facts
    chip, spot = ask.about, choice.hex
    if facts.march.ends >> spot & 1:
        return None
    return no_such_hex(g, ask, seat, choice) or _why_closed(g, chip, spot) or _why_no_march(g, chip, facts.left, spot)


def _why_no_march(g: PlayArea, chip: int, left: int, spot: int) -> Refusal:
    start, field = start_of(g, chip), field_of(g, chip)
    further = closeness(g, field, spot) - closeness(g, field, start)
    if further >= 0:
        return FARTHER if further else NO_PROGRESS
    free = ways(g, chip)
    near = g.land.board.reach(start, left, free.through | free.stop, free.stop)
    return LESS_THAN_FULL if near >> spot & 1 else TOO_FAR


def why_not_go(g: PlayArea, ask: Asked, seat: int, choice: Hex) -> Refusal | None:
    """A hero goes as far as it likes, within its movement."""
    facts: Offered = ask.facts
    if facts.hexes >> choice.hex & 1:
        return None
    return no_such_hex(g, ask, seat, choice) or _why_closed(g, ask.about, choice.hex) or TOO_FAR


def _closed(g: PlayArea, ask: Asked, seat: int, choice: Hex) -> Refusal | None:
    return _why_closed(g, ask.about, choice.hex)


def _why_closed(g: PlayArea, chip: int, spot: int) -> Refusal | None:
    """Gates and wells of fortresses, terrain, chips in the way."""
    found = _of_a_fortress(g, chip, spot)
    if found is not None or spot in g.land.gates:
        return found
    hero = is_hero(chip)
    if not g.land.allowed[terrain(g, chip)] >> spot & 1:
        return NO_TERRAIN_FOR_HEROES if hero else NO_TERRAIN
    closed = in_the_way(g) if hero else ~ways(g, chip).stop
    return TAKEN if closed >> spot & 1 else None


def _fortresses(g: PlayArea, ask: Asked, seat: int, choice: Hex) -> Refusal | None:
    return _of_a_fortress(g, ask.about, choice.hex)


def _of_a_fortress(g: PlayArea, chip: int, spot: int) -> Refusal | None:
    """Heroes alone come back onto a gate, and onto their own."""
    land = g.land
    if spot in land.gates:
        if spot != land.gates[g.holder[chip]]:
            return ANOTHERS_GATE
        return None if is_hero(chip) else OWN_GATE
    return FORTRESS_WELL if any(wells >> spot & 1 for wells in land.fortress_wells) else None


def _longer_way(g: PlayArea, ask: Asked, seat: int, choice: Hex) -> Refusal:
    return LONGER_WAY


# -- staying, and what else is done ------------------------------------------------------------------------------------


def why_not_stay(g: PlayArea, ask: Asked, seat: int, choice: Stay) -> Refusal | None:
    """A minion stays only where nothing else is left, or a talent lets it."""
    facts: Marching = ask.facts
    return None if facts.may_stay else MUST_MARCH


@enforces("CS-DEPLOY-09")
def why_not_stay_put(g: PlayArea, ask: Asked, seat: int, choice: Stay) -> Refusal | None:
    """A hero stays where it is, but not in the stack if it can come closer to its mark."""
    facts: Offered = ask.facts
    if facts.optional:
        return Refusal(ask.rule, Text("no-stay-but-stop"))
    return MUST_DEPLOY if must_deploy(g, ask.about, facts.hexes) else None


def must_deploy(g: PlayArea, chip: int, ends: int) -> bool:
    """Is it a hero on top of the stack with a way out to its mark?"""
    return g.place[chip] == STACK and with_a_way(g, chip, ends)


def why_not_leave_it(g: PlayArea, ask: Asked, seat: int, choice: Stop) -> Refusal | None:
    """A hero that moves once more by a talent may leave it."""
    facts: Offered = ask.facts
    return None if facts.optional else answer_first(g, ask, seat, choice)


def why_not_use_before(g: PlayArea, ask: Asked, seat: int, choice: Use) -> Refusal | None:
    """Before a hero's own move, but not before one that a talent gives."""
    facts: Offered = ask.facts
    return OTHER_TIME if facts.optional else why_not_use(g, ask.about, BEFORE, seat, choice)


def why_not_use_after(g: PlayArea, ask: Asked, seat: int, choice: Use) -> Refusal | None:
    """The moments that are open are those of the move that it made, or gave up."""
    return why_not_use(g, ask.about, ask.facts, seat, choice)


def why_not_pick_up_before(g: PlayArea, ask: Asked, seat: int, choice: PickUp) -> Refusal | None:
    """As with talents."""
    facts: Offered = ask.facts
    return NO_ITEM_NOW if facts.optional else why_not_pick_up(g, ask.about, choice.hex)


@enforces("CS-ITEM-02")
def why_not_pick_up_after(g: PlayArea, ask: Asked, seat: int, choice: PickUp) -> Refusal | None:
    """Beside where the unit has come to stand."""
    return why_not_pick_up(g, ask.about, choice.hex)


@enforces("CS-K-COOP-03")
def why_not_hand_in_after(g: PlayArea, ask: Asked, seat: int, choice: HandIn) -> Refusal | None:
    """Beside the Beacon."""
    return why_not_hand_in(g, ask.about)


def hand_in_later(g: PlayArea, ask: Asked, seat: int, choice: HandIn) -> Refusal:
    """The movement comes first."""
    return why_not_hand_in(g, ask.about) or NOT_HANDED_IN_YET


def no_items_for_minions(g: PlayArea, ask: Asked, seat: int, choice: PickUp) -> Refusal:
    """Heroes alone pick items up."""
    return why_not_pick_up(g, ask.about, choice.hex) or NO_ITEM_NOW


ANOTHERS_GATE: Final = Refusal("CS-GATE-01", Text("no-gate-entry"))
OWN_GATE: Final = Refusal("CS-GATE-02", Text("no-gate-entry"))
FORTRESS_WELL: Final = Refusal("CS-WELLF-02", Text("no-fortress-well"))
NO_TERRAIN: Final = Refusal("CS-MOVE-16", Text("no-terrain"))
NO_TERRAIN_FOR_HEROES: Final = Refusal("CS-HERO-06", Text("no-terrain"))
TAKEN: Final = Refusal("CS-MOVE-01", Text("no-hex-taken"))
TOO_FAR: Final = Refusal("CS-MOVE-05", Text("no-too-far"))
FARTHER: Final = Refusal("CS-MOVE-11", Text("no-farther"))
NO_PROGRESS: Final = Refusal("CS-MOVE-07", Text("no-progress"))
LESS_THAN_FULL: Final = Refusal("CS-MOVE-14", Text("no-full-movement"))
LONGER_WAY: Final = Refusal("CS-HEX-04", Text("no-longer-way"))
MUST_MARCH: Final = Refusal("CS-MIN-01", Text("no-stay"))
NO_ITEM_NOW: Final = Refusal("CS-ITEM-02", Text("no-not-now"))
NOT_HANDED_IN_YET: Final = Refusal("CS-K-COOP-03", Text("no-hand-in-yet"))

MARCH: Final[Question[Hex | Stay | Use]] = OfChip(
    "march",
    "CS-MOVE-08",
    {Hex: why_not_march, Stay: why_not_stay, Use: using(*BEFORE)},
    refuses={PickUp: no_items_for_minions},
)
"""Where a minion goes, if there is a choice."""

HERO_MOVES: Final[Question[Hex | Stay | Use | PickUp | Stop]] = OfChip(
    "hero-moves",
    "CS-HERO-01",
    {
        Hex: why_not_go,
        Stay: why_not_stay_put,
        Use: why_not_use_before,
        PickUp: why_not_pick_up_before,
        Stop: why_not_leave_it,
    },
    refuses={HandIn: hand_in_later},
)
"""Where a hero goes, and what it does before."""

WAY_BACK: Final[Question[Hex]] = OfChip("way-back", "CS-HEX-05", {Hex: one_of_the_hexes(_fortresses, _longer_way)})
"""How a minion comes back to valid ground."""

WALK: Final[Question[Hex]] = OfChip("walk", "CS-DISP-07", {Hex: one_of_the_hexes(_closed)})
"""The next hex of a walk, where ways part that differ in what they do."""

AFTER_MOVING: Final[Question[Use | PickUp | HandIn | Stop]] = OfChip(
    "after-moving",
    "CS-MOVE-03",
    {Use: why_not_use_after, PickUp: why_not_pick_up_after, HandIn: why_not_hand_in_after, Stop: allowed},
)
"""What a unit does after its move, or in its place."""
