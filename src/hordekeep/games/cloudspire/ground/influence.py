"""Influence (CS-INFL): which hex groups a seat may build and lay earthscapes on.

Nothing is stored: it follows from the land and the spires that the seat controls at the moment, so that it is lost at
once with a spire (CS-INFL-12), and any number of seats may have it over the same group (CS-INFL-11).
"""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.ground.land import Land, groups_on
from hordekeep.kernel import enforces


@enforces("CS-INFL-01", "CS-INFL-07")
def home_groups(land: Land, seat: int) -> int:
    """The hex groups beside a seat's gate, as bits. No other part of the fortress counts."""
    return groups_on(land, land.board.near[land.gates[seat]])


@enforces("CS-INFL-02", "CS-INFL-03", "CS-INFL-04", "CS-INFL-08", "CS-INFL-11", "CS-INFL-12")
def influenced_groups(land: Land, seat: int, spires: int) -> int:
    """The hex groups that a seat influences, as bits, with its spires on the hexes of `spires`: those beside its gate,
    those that contain a spire, and those beside these. What lies beside the home groups is not influenced for that
    alone, and a spire on a fortress is in no group."""
    containing = groups_on(land, spires)
    found = home_groups(land, seat) | containing
    for group, others in enumerate(land.touching):
        if containing >> group & 1:
            found |= others
    return found


@enforces("CS-INFL-05", "CS-INFL-06")
def influenced_hexes(land: Land, seat: int, spires: int) -> int:
    """The hexes that a seat influences: all of its groups, and the Source wells of its own fortress, which nobody else
    ever influences."""
    key = (land.group_of, land.gates, land.fortress_wells, seat, spires)
    known = _KNOWN.get(key)
    if known is not None:
        return known
    groups = influenced_groups(land, seat, spires)
    found = land.fortress_wells[seat]
    for group, hexes in enumerate(land.groups):
        if groups >> group & 1:
            found |= hexes
    if len(_KNOWN) >= _MOST_KEPT:
        _KNOWN.clear()
    _KNOWN[key] = found
    return found


_KNOWN: Final[dict[tuple[bytes, tuple[int, ...], tuple[int, ...], int, int], int]] = {}
"""Influence by all that it follows from: the groups, gates and fortress wells of the land, and spires."""
_MOST_KEPT: Final = 4096
