"""Whether isles, earthscapes and layouts keep the rules: one small check for each, naming the rule that it asks.

What breaks one can still be read and drawn; it cannot be played fairly, or not at all. The bounds on roads and wells
are those of CS-Q-35-RANDOM-LAYOUT, which the fixed layouts of CS-Q-03-LAYOUT keep as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations, pairwise
from typing import Final

from hordekeep.games.cloudspire.content.boards import FRAME, GATE, PATH, PLACES, STAR, Layout, laid_out
from hordekeep.games.cloudspire.content.tiles import Earthscape, Isle, load_isles
from hordekeep.games.cloudspire.ground.land import SEATS, Land, land_of
from hordekeep.games.cloudspire.ground.roads import are_linked, road_length
from hordekeep.kernel import enforces
from hordekeep.kernel.hexes import NO_WAY, Coordinate, hexes_in, steps_between, turned, write_coordinate
from hordekeep.kernel.hexes.finding import Finding, Found

ISLES: Final = range(1, 9)
EARTHSCAPES: Final = range(9, 17)
CENTRE_ISLE: Final = 1
EXITS: Final = 2
BESIDE_GATE: Final = tuple([each for each in STAR if steps_between(each, GATE) == 1])
"""The hexes of an isle beside a gate in notch 0."""
ROADS: Final = {2: (12, 16), 3: (11, 13), 4: (9, 14)}
"""The shortest and the longest road between two gates, by the number of seats."""
EVEN_ROADS: Final = 3
"""With so many seats no road is more than one step longer than another."""
NEAREST_WELL: Final = (1, 3)


def check_isles(isles: Mapping[int, Isle]) -> tuple[Finding, ...]:
    """All that is wrong with a set of isles; nothing if it keeps every rule.

    >>> from hordekeep.games.cloudspire.content.tiles import load_isles
    >>> check_isles(load_isles())
    ()
    """
    return tuple([Finding(rule, what) for rule, what in _isles(isles)])


def check_earthscapes(earthscapes: Mapping[int, Earthscape]) -> tuple[Finding, ...]:
    """All that is wrong with a set of earthscapes; nothing if it keeps every rule.

    >>> from hordekeep.games.cloudspire.content.tiles import load_earthscapes
    >>> check_earthscapes(load_earthscapes())
    ()
    """
    return tuple([Finding(rule, what) for rule, what in _earthscapes(earthscapes)])


def check_layout(layout: Layout) -> tuple[Finding, ...]:
    """All that is wrong with a layout; nothing if it keeps every rule.

    >>> from hordekeep.games.cloudspire.content.boards import load_layout
    >>> [check_layout(load_layout(code)) for code in ("B2", "B3", "B4", "T2")]
    [(), (), (), ()]
    """
    return tuple(findings(layout))


def findings(layout: Layout) -> Iterator[Finding]:
    """What is wrong with a layout, one thing after another: what can be seen before the isles are laid out comes first,
    so that whoever draws layouts need not lay out most of them."""
    if len(layout.seats) not in ROADS:
        yield Finding("CS-SETUP-12", f"It has {len(layout.seats)} fortresses; a layout has two, three or four.")
        return
    for look in LAYOUT_CHECKS:
        yield from (Finding(rule, what) for rule, what in look(layout))
    land = land_of(layout)
    for check in LAND_CHECKS:
        yield from (Finding(rule, what) for rule, what in check(land))


@enforces("CS-SETUP-09")
def nearest_wells(land: Land, seat: int) -> int:
    """The isle Source wells closest to a seat's gate, of which a layout that keeps the rules has one."""
    board, gate = land.board, land.gates[seat]
    steps = min((board.distance(gate, each) for each in hexes_in(land.wells)), default=NO_WAY)
    return board.ring(gate, steps) & land.wells if steps < NO_WAY else 0


def exits_to(isle: int, rotation: int, notch: int) -> tuple[Coordinate, ...]:
    """The hexes beside a gate in this notch that are path when the isle is turned so, as if the notch were notch 0."""
    spaces = load_isles()[isle].spaces
    beside = [(each, STAR.index(turned(each, notch - rotation))) for each in BESIDE_GATE]
    return tuple([each for each, place in beside if spaces[place].terrain == PATH])


def _isles(isles: Mapping[int, Isle]) -> Found:
    for number in sorted(set(ISLES) ^ set(isles)):
        yield "CS-ISLE-01", f"Isle {number} is {'missing' if number in ISLES else 'none of the eight'}."
    for number, isle in isles.items():
        wells = [at for at, space in zip(STAR, isle.spaces, strict=True) if space.well]
        expected = 1 if number == CENTRE_ISLE else 2
        if len(wells) != expected:
            yield "CS-ISLE-01", f"Isle {number} has {len(wells)} Source wells instead of {expected}."
        if number == CENTRE_ISLE and wells != [STAR[0]]:
            yield "CS-ISLE-02", f"Isle 1 has its Source well on {_listed(map(write_coordinate, wells))}, not on 0.0."
        if len({space.terrain for space in isle.spaces}) == 1:
            yield "CS-ISLE-01", f"Isle {number} has the same terrain on all its hexes."
        for at, space in zip(STAR, isle.spaces, strict=True):
            if space.well and space.terrain == PATH:
                yield "CS-Q-02-ISLES", f"Isle {number} has a Source well on path, on {write_coordinate(at)}."


def _earthscapes(earthscapes: Mapping[int, Earthscape]) -> Found:
    for number in sorted(set(EARTHSCAPES) ^ set(earthscapes)):
        what = "missing" if number in EARTHSCAPES else "none of the eight"
        yield "CS-Q-11-EARTHSCAPES", f"Earthscape {number} is {what}."
    for number, earthscape in earthscapes.items():
        for place, space in enumerate(earthscape.spaces, 1):
            if space.well and space.terrain == PATH:
                yield "CS-Q-02-ISLES", f"Earthscape {number} has a Source well on path, on its hex {place}."


@enforces("CS-SETUP-11")
def has_isle_1_in_the_middle(layout: Layout) -> Found:
    """The centre isle goes in the middle of the play area."""
    centre = [placed.isle for placed in layout.isles if placed.at == "centre"]
    if centre != [CENTRE_ISLE]:
        yield "CS-SETUP-11", f"In the middle lies {f'isle {centre[0]}' if centre else 'no isle'} instead of isle 1."


@enforces("CS-SETUP-13")
def has_six_isles_round_it(layout: Layout) -> Found:
    """Six of the isles 2 to 8 lie round the centre isle. The first game has a strip instead."""
    missing = [] if layout.tutorial else sorted(set(PLACES) - {placed.at for placed in layout.isles})
    for at in missing:
        yield "CS-SETUP-13", f"No isle lies at {at}."


def seats_run_clockwise(layout: Layout) -> Found:
    """CS-Q-03-LAYOUT: the seats sit clockwise round the table, as turns pass."""
    places = [list(PLACES).index(fortress.at) for fortress in layout.seats]
    if sum(there <= here for here, there in pairwise([*places, places[0]])) != 1:
        yield "CS-Q-03-LAYOUT", f"The seats do not run clockwise: {_listed(each.at for each in layout.seats)}."


@enforces("CS-SETUP-12")
def gates_open_onto_an_isle(layout: Layout) -> Found:
    """Each gate touches one isle, the one whose notch its fortress sits in. CS-Q-35-RANDOM-LAYOUT: two or more path
    hexes lie beside it, so that one unit cannot shut it."""
    isles = {placed.at: placed for placed in layout.isles}
    for seat, fortress in zip(SEATS, layout.seats, strict=False):
        home = isles.get(fortress.at)
        if home is None:
            yield "CS-SETUP-12", f"The fortress of seat {seat} is attached at {fortress.at}, where no isle lies."
            continue
        found = exits_to(home.isle, home.rotation, fortress.notch)
        if len(found) < EXITS:
            hexes = _listed(map(write_coordinate, laid_out(found, fortress.at, fortress.notch)))
            what = f"Gate {seat} has path beside it on {hexes}; it needs {EXITS} exits to isle {home.isle}."
            yield "CS-Q-35-RANDOM-LAYOUT", what


@enforces("CS-MARK-03")
def marks_are_linked(land: Land) -> Found:
    """One network of path joins all gates."""
    if not are_linked(land.board, land.terrain[PATH], _gates(land)):
        for a, b in combinations(range(len(land.gates)), 2):
            if road_length(land, a, b) == NO_WAY:
                yield "CS-MARK-03", f"No path leads from gate {SEATS[a]} to gate {SEATS[b]}."
                return
        yield "CS-MARK-03", "Path leads from gate to gate, but not all of them by one network."


def roads_are_fair(land: Land) -> Found:
    """CS-Q-35-RANDOM-LAYOUT: no road between two gates is much longer or shorter than on the fixed layout."""
    shortest, longest = ROADS[len(land.gates)]
    roads: dict[str, int] = {}
    for a, b in combinations(range(len(land.gates)), 2):
        steps = roads[f"{SEATS[a]} to {SEATS[b]}"] = road_length(land, a, b)
        if steps != NO_WAY and not shortest <= steps <= longest:
            what = f"The road from gate {SEATS[a]} to gate {SEATS[b]} has {steps} steps, not {shortest} to {longest}."
            yield "CS-Q-35-RANDOM-LAYOUT", what
    if len(land.gates) == EVEN_ROADS and max(roads.values()) - min(roads.values()) > 1:
        listed = _listed(f"{gates} {steps}" for gates, steps in roads.items())
        yield "CS-Q-35-RANDOM-LAYOUT", f"The roads differ by more than a step: {listed}."


def wells_are_near(land: Land) -> Found:
    """CS-Q-35-RANDOM-LAYOUT: the nearest isle well is about as far from every gate. CS-SETUP-09: it is one, and no
    other gate's, since a swamp goes there."""
    nearest, farthest = NEAREST_WELL
    steps: dict[str, int] = {}
    taken: dict[int, str] = {}
    for seat, gate in zip(SEATS, land.gates, strict=False):
        wells = hexes_in(nearest_wells(land, SEATS.index(seat)))
        if not wells:
            yield "CS-SETUP-09", "It has no isle Source well."
            return
        steps[seat] = land.board.distance(gate, wells[0])
        if not nearest <= steps[seat] <= farthest:
            what = f"The well nearest to gate {seat} is {steps[seat]} hexes off, not {nearest} to {farthest}."
            yield "CS-Q-35-RANDOM-LAYOUT", what
        if len(wells) > 1:
            yield "CS-SETUP-09", f"Gate {seat} is as close to the wells {_listed(map(FRAME.write, wells))}."
        if wells[0] in taken:
            yield (
                "CS-SETUP-09",
                f"The well {FRAME.write(wells[0])} is the closest to gates {taken[wells[0]]} and {seat}.",
            )
        taken[wells[0]] = seat
    if max(steps.values()) - min(steps.values()) > 1:
        listed = _listed(f"{seat} {each}" for seat, each in steps.items())
        yield "CS-Q-35-RANDOM-LAYOUT", f"The nearest wells differ by more than a hex: {listed}."


def _gates(land: Land) -> int:
    mask = 0
    for gate in land.gates:
        mask |= 1 << gate
    return mask


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names) or "none"


LAYOUT_CHECKS: tuple[Callable[[Layout], Found], ...] = (
    has_isle_1_in_the_middle,
    has_six_isles_round_it,
    seats_run_clockwise,
    gates_open_onto_an_isle,
)
LAND_CHECKS: tuple[Callable[[Land], Found], ...] = (
    marks_are_linked,
    roads_are_fair,
    wells_are_near,
)
