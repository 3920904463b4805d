"""Random layouts (CS-Q-35-RANDOM-LAYOUT): six isles and all rotations drawn until the ground is fair."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.content.boards import PLACES, Layout, PlacedIsle, load_layout
from hordekeep.games.cloudspire.ground.land_check import CENTRE_ISLE, EXITS, ISLES, exits_to, findings
from hordekeep.kernel import BadInput, once
from hordekeep.kernel.dice import Dice

FIXED: Final = {2: "B2", 3: "B3", 4: "B4"}
"""The layout whose fortresses a random one keeps, by the number of seats."""


def random_layout(seats: int, dice: Dice) -> Layout:
    """The first draw that passes every check of a layout; the fortresses stay where the fixed layout has them.

    >>> layout = random_layout(2, Dice("a stormy night"))
    >>> [placed.isle for placed in layout.isles], list(findings(layout))
    ([1, 8, 7, 6, 4, 3, 5], [])
    """
    if seats not in FIXED:
        raise BadInput(f"There is no layout for {seats} seats.", advice="Take two, three or four.")
    while True:
        layout = draw_layout(seats, dice)
        if next(findings(layout), None) is None:
            return layout


def draw_layout(seats: int, dice: Dice) -> Layout:
    """Isle 1 in the middle and six of the others round it, each turned at random: an isle with a fortress so that its
    gate has exits, since whole draws would hardly ever give them to all four. Nothing else is checked yet."""
    fixed = load_layout(FIXED[seats])
    notches = {fortress.at: fortress.notch for fortress in fixed.seats}
    others = [isle for isle in ISLES if isle != CENTRE_ISLE]
    dice.shuffle(others)
    placed: list[PlacedIsle] = []
    for at, isle in zip(PLACES, (CENTRE_ISLE, *others), strict=False):
        rotations = _rotations(isle, notches[at]) if at in notches else tuple(range(6))
        placed.append(PlacedIsle(isle, at, rotations[dice.below(len(rotations))]))
    return Layout(f"R{seats}", "ours", tuple(placed), fixed.seats)


@once
def _rotations(isle: int, notch: int) -> tuple[int, ...]:
    """The rotations of an isle that give a gate in this notch its exits."""
    return tuple([rotation for rotation in range(6) if len(exits_to(isle, rotation, notch)) >= EXITS])
