"""Whether a battlefield keeps the rules: one small check for each, in the book's order, each naming the rule it asks.

A battlefield that breaks one can still be read and drawn; it cannot be played fairly, or not at all. `SM-Q-BOARD2` and
`SM-Q-BOARD3` are the decisions on the two battlefields, whose pictures are lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hordekeep.games.skytear.content.setting import BLUE, RED, SIDES
from hordekeep.games.skytear.ground.boards import SIGHT, Battlefield, Dome, Lane
from hordekeep.kernel.hexes import NO_WAY, hexes_in, steps_between
from hordekeep.kernel.hexes.finding import Finding, Found
from scripts.board_symmetry import differences

ROOM_FOR_HEROES = {2: 4, 3: 6}
"""SM-SET-07, SM-L3-01: how many heroes a side places beside its Nexus, by the number of lanes."""
LANES = {2: ("left", "right"), 3: ("left", "centre", "right")}
DOMES = {2: ("centre",), 3: ("left", "right")}
"""SM-TURN-03."""


def check_board(field: Battlefield) -> tuple[Finding, ...]:
    """All that is wrong with a battlefield; nothing if it keeps every rule.

    >>> from hordekeep.games.skytear.ground.boards import load_board
    >>> check_board(load_board("two-lanes")), check_board(load_board("three-lanes"))
    ((), ())
    """
    if len(field.lanes) not in LANES:
        return (Finding("SM-TURN-03", f"It has {len(field.lanes)} lanes; a battlefield has two or three."),)
    return tuple([Finding(rule, what) for check in CHECKS for rule, what in check(field)])


def has_its_lanes_and_domes(field: Battlefield) -> Found:
    """SM-TURN-03: Lanes left and right, or left, centre and right; one Dome between two Lanes, two between three."""
    lanes, domes = tuple([lane.id for lane in field.lanes]), tuple([dome.id for dome in field.domes])
    if lanes != LANES[len(lanes)]:
        yield "SM-TURN-03", f"Its lanes are {_listed(lanes)} instead of {_listed(LANES[len(lanes)])}."
    if domes != DOMES[len(lanes)]:
        yield "SM-TURN-03", f"Its domes are {_listed(domes)} instead of {_listed(DOMES[len(lanes)])}."


def goes_from_left_to_right(field: Battlefield) -> Found:
    """SM-L3-11: left and right are as seen on the board, so that an outsider has the Dome on its own side."""
    for kind, hexes in (
        ("lanes", [lane.control_start for lane in field.lanes]),
        ("Domes", [dome.control_point for dome in field.domes]),
    ):
        across = [2 * q + r for q, r in map(field.board.frame.coordinate, hexes)]
        if across != sorted(across):
            yield "SM-L3-11", f"The {kind} do not lie from left to right in the order of their names."


def stands_apart(field: Battlefield) -> Found:
    """SM-SET-18, SM-L3-06, SM-SET-20, SM-L3-07: every Tower, Nexus and control token has a hex of its own."""
    towers, tokens = ("SM-SET-18", "SM-SET-20") if len(field.lanes) == 2 else ("SM-L3-06", "SM-L3-07")
    taken = list(field.nexus)
    for lane in field.lanes:
        for tower in lane.towers:
            if tower in taken:
                yield towers, f"The Tower on {_at(field, tower)} shares its hex with another structure."
            taken.append(tower)
    for lane in field.lanes:
        if lane.control_start in taken:
            yield (
                tokens,
                f"The control token of the {lane.id} lane starts on {_at(field, lane.control_start)}, a taken hex.",
            )
        taken.append(lane.control_start)


def lanes_connect_their_towers(field: Battlefield) -> Found:
    """SM-TURN-03: a Lane leads from Tower to Tower by way of its control token, and to no other Lane's Tower."""
    for lane in field.lanes:
        for side, tower in zip(SIDES, lane.towers, strict=True):
            if not lane.course >> tower & 1:
                yield "SM-TURN-03", f"The {lane.id} lane does not lead to its {side} Tower on {_at(field, tower)}."
        for other in field.lanes:
            if other is not lane and lane.course & other.course:
                yield "SM-TURN-03", f"The {lane.id} and the {other.id} lane run into each other."


def domes_are_closed(field: Battlefield) -> Found:
    """SM-LOS-03: a white line surrounds every Dome without a gap."""
    for inside in hexes_in(field.dome):
        for there in hexes_in(field.board.open[inside] & ~field.dome):
            yield "SM-LOS-03", f"No white line parts the Dome hex {_at(field, inside)} from {_at(field, there)}."


def domes_have_their_point(field: Battlefield) -> Found:
    """SM-Q-DOMECP: every Dome has one control point of its own, seen from all of the Dome and from nowhere else."""
    left = field.dome
    for dome in field.domes:
        if not left & dome.hexes:
            where = _at(field, dome.control_point)
            yield "SM-Q-DOMECP", f"The control point {where} of the {dome.id} Dome lies in no Dome of its own."
            continue
        left &= ~dome.hexes
        yield from _sees_its_point(field, dome)
    if left:
        yield "SM-Q-DOMECP", f"The Dome hexes {_all(field, left)} belong to no control point."


def _sees_its_point(field: Battlefield, dome: Dome) -> Found:
    seen, point = field.sees[dome.control_point], _at(field, dome.control_point)
    if dome.hexes & ~seen:
        yield (
            "SM-Q-DOMECP",
            f"The control point {point} is not seen from {_all(field, dome.hexes & ~seen)} of its Dome.",
        )
    if seen & ~dome.hexes:
        yield (
            "SM-Q-DOMECP",
            f"The control point {point} is seen from {_all(field, seen & ~dome.hexes)} outside its Dome.",
        )


def nothing_stands_in_a_dome(field: Battlefield) -> Found:
    """SM-ADV-08: control tokens never enter a Dome, so neither they nor what they make for may lie in one."""
    starts = [lane.control_start for lane in field.lanes]
    for each in [*hexes_in(field.structures), *starts]:
        if field.dome >> each & 1:
            yield "SM-ADV-08", f"{_at(field, each)} lies in a Dome: no control token starts there or gets there."


def tokens_find_their_way(field: Battlefield) -> Found:
    """SM-ADV-02, SM-ADV-08: round the Domes a token can reach each Tower and Nexus; its own Lane's is the closest."""
    for lane in field.lanes:
        for side in (BLUE, RED):
            steps = {tower: _token_steps(field, lane, tower) for tower in (each.towers[side] for each in field.lanes)}
            goals = {**steps, field.nexus[side]: _token_steps(field, lane, field.nexus[side])}
            for goal, count in goals.items():
                if count == NO_WAY:
                    yield "SM-ADV-08", f"No way outside the Domes leads from the {lane.id} token to {_at(field, goal)}."
            own = lane.towers[side]
            nearer = [tower for tower, count in steps.items() if tower != own and count <= steps[own]]
            for tower in nearer:
                what = (
                    f"The {lane.id} token is no closer to its {SIDES[side]} Tower than to that on {_at(field, tower)}."
                )
                yield "SM-ADV-02", what


def _token_steps(field: Battlefield, lane: Lane, goal: int) -> int:
    return field.board.field(1 << goal, field.outside)[lane.control_start]


def towers_are_out_of_reach_at_first(field: Battlefield) -> Found:
    """SM-Q-BOARD2, SM-Q-BOARD3: a token starts as far from one Tower as from the other, and beyond the reach of the
    first turn's damage (SM-DMG-12)."""
    for lane in field.lanes:
        blue, red = (field.board.distance(lane.control_start, tower) for tower in lane.towers)
        if blue != red:
            yield _decision(field), f"The {lane.id} token starts {blue} hexes from Blue's Tower and {red} from Red's."
        if min(blue, red) <= SIGHT:
            yield "SM-DMG-12", f"The {lane.id} token starts within {SIGHT} hexes of a Tower."


def minions_stand_at_their_tokens(field: Battlefield) -> Found:
    """SM-SET-21: two minions a side on each of two Lanes; SM-L3-08: three a side round the centre token of three."""
    rule, expected = ("SM-SET-21", dict.fromkeys(LANES[2], 2)) if len(field.lanes) == 2 else ("SM-L3-08", {"centre": 3})
    for lane in field.lanes:
        for side, minions in zip(SIDES, lane.minions, strict=True):
            number = expected.get(lane.id, 0)
            if len(minions) != number:
                yield rule, f"The {side} side starts with {len(minions)} minions on the {lane.id} lane, not {number}."


def minions_are_placed_by_the_rules(field: Battlefield) -> Found:
    """SM-PLC-01 and SM-PLC-03 to SM-PLC-06: beside the token, in sight of it, one of a side to a hex."""
    for lane in field.lanes:
        token = lane.control_start
        for side, minions in zip(SIDES, lane.minions, strict=True):
            for stand in sorted(set(minions)):
                here = f"The {side} minion on {_at(field, stand)}"
                if stand == token:
                    yield "SM-PLC-06", f"{here} stands on its control token."
                elif field.board.distance(token, stand) != 1 or not field.sees[token] >> stand & 1:
                    yield "SM-PLC-01", f"{here} does not stand beside its control token and in sight of it."
                if minions.count(stand) > 1:
                    yield "SM-PLC-03", f"{here} shares its hex with another of its side."
                if field.dome >> stand & 1:
                    yield "SM-PLC-04", f"{here} stands in a Dome."
                if field.structures >> stand & 1:
                    yield "SM-PLC-05", f"{here} stands on a Tower or Nexus."


def heroes_find_room(field: Battlefield) -> Found:
    """SM-SET-11: each side has a free hex beside its Nexus for every hero."""
    needed = ROOM_FOR_HEROES[len(field.lanes)]
    for side, starts in zip(SIDES, field.hero_starts, strict=True):
        free = (starts & ~field.structures).bit_count()
        if free < needed:
            yield "SM-SET-11", f"Beside the {side} Nexus {free} hexes are free for {needed} heroes."


def cover_can_be_taken(field: Battlefield) -> Found:
    """SM-COV-01: there are Cover Hexes, and heroes can stand on them."""
    if not field.cover:
        yield "SM-COV-01", "It has no Cover Hex."
    if field.cover & field.structures:
        yield "SM-COV-01", f"Nobody can take cover on {_all(field, field.cover & field.structures)}, which is built on."


def examples_can_be_played(field: Battlefield) -> Found:
    """SM-LOS-05: some white line of the two-lane board can be seen round. SM-CTRL-06: a hero in a Dome can be within
    three hexes of each token without seeing it."""
    seen_round = [edge for edge in field.board.walls if field.sees[edge[0]] >> edge[1] & 1]
    if len(field.lanes) == 2 and not seen_round:
        yield "SM-LOS-05", "No white line can be seen round."
    for lane in field.lanes:
        near = field.board.within(lane.control_start, SIGHT) & field.dome
        if not near & ~field.sees[lane.control_start]:
            yield "SM-CTRL-06", f"No Dome hex lies within {SIGHT} hexes of the {lane.id} token and out of its sight."


def hangs_together(field: Battlefield) -> Found:
    """SM-Q-BOARD2, SM-Q-BOARD3: heroes can walk from every hex to every other round all structures (SM-TOW-03)."""
    ground = field.board.exists & ~field.structures
    first = (ground & -ground).bit_length() - 1
    cut_off = ground & ~field.board.reach(first, field.board.frame.size, ground, ground)
    if cut_off:
        yield _decision(field), f"{_all(field, cut_off)} cannot be reached from {_at(field, first)}."


def has_no_notch(field: Battlefield) -> Found:
    """SM-LOS-09: a range counts hexes; no edge of the board bends inwards so far that the way would be longer."""
    place = field.board.frame.coordinate
    hexes = hexes_in(field.board.exists)
    for a in hexes:
        longer = [b for b in hexes if a < b and field.board.distance(a, b) != steps_between(place(a), place(b))]
        if longer:
            yield "SM-LOS-09", f"From {_at(field, a)} to {_at(field, longer[0])} the way over the board is a detour."
            return


def is_alike_for_both_sides(field: Battlefield) -> Found:
    """SM-Q-BOARD2, SM-Q-BOARD3: left and right are mirror images, and so are Blue and Red."""
    for what in differences(field):
        yield _decision(field), what


def _decision(field: Battlefield) -> str:
    return f"SM-Q-BOARD{len(field.lanes)}"


def _at(field: Battlefield, hex: int) -> str:
    return field.board.frame.write(hex)


def _all(field: Battlefield, mask: int) -> str:
    """The hexes of a mask, the first few of many."""
    texts = [_at(field, each) for each in hexes_in(mask)]
    return ", ".join(texts[:6]) + (f" and {len(texts) - 6} more" if len(texts) > 6 else "")


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names) or "none"


CHECKS: tuple[Callable[[Battlefield], Found], ...] = (
    has_its_lanes_and_domes,
    goes_from_left_to_right,
    lanes_connect_their_towers,
    stands_apart,
    domes_are_closed,
    domes_have_their_point,
    examples_can_be_played,
    has_no_notch,
    cover_can_be_taken,
    nothing_stands_in_a_dome,
    tokens_find_their_way,
    towers_are_out_of_reach_at_first,
    minions_are_placed_by_the_rules,
    heroes_find_room,
    minions_stand_at_their_tokens,
    hangs_together,
    is_alike_for_both_sides,
)
"""Every check, in the order of the book."""
