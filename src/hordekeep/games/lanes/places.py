"""Places: how choices name what lies on the table. A place is a small number; people read m3, a2, castle, a3.1.

Choices never name pieces: in an imagined game, or after a position was read, the same place may hold another piece.
"""

from __future__ import annotations

from typing import Final

from hordekeep.games.lanes.battle import HORDE, LANES, MINIONS, Battle, Piece

BACK_LINE: Final = 12
CASTLE: Final = 16
PORTAL: Final = 17
ATTACHED: Final = 20
RANKS: Final = 8

NAMES: Final = (
    *(f"m{lane + 1}" for lane in range(LANES)),
    *(f"a{lane + 1}" for lane in range(LANES)),
    *MINIONS,
    "castle",
    "portal",
)


def place_of(g: Battle, p: Piece) -> int:
    """Where a piece lies.

    >>> place_name(place_from_name("a3.1"))
    'a3.1'
    """
    if p.host is not None:
        assert p.host.attached is not None
        return ATTACHED + RANKS * place_of(g, p.host) + p.host.attached.index(p)
    if p.lane >= 0:
        return p.lane if p.side == HORDE else LANES + p.lane
    if p.card.is_minion:
        return BACK_LINE + MINIONS.index(p.card.id)
    return CASTLE if p is g.castle else PORTAL


def lane_at(place: int) -> int:
    """The lane that a place is in, that of the host for an attachment (SH-CARD-11); -1 for none.

    >>> lane_at(place_from_name("a3.1")), lane_at(place_from_name("m6")), lane_at(CASTLE)
    (2, 5, -1)
    """
    if place >= ATTACHED:
        return lane_at((place - ATTACHED) // RANKS)
    return place % LANES if place < BACK_LINE else -1


def piece_at(g: Battle, place: int) -> Piece | None:
    """What lies at a place, if anything."""
    if place < LANES:
        return g.horde_row[place]
    if place < BACK_LINE:
        return g.alliance_row[place - LANES]
    if place < CASTLE:
        minion = g.minions[place - BACK_LINE]
        return minion if minion.lane < 0 else None
    if place == CASTLE:
        return g.castle
    if place == PORTAL:
        return g.portal
    host = piece_at(g, (place - ATTACHED) // RANKS)
    rank = (place - ATTACHED) % RANKS
    if host is None or host.attached is None or rank >= len(host.attached):
        return None
    return host.attached[rank]


def place_name(place: int) -> str:
    """A place as people and files write it.

    >>> place_name(0), place_name(11), place_name(12), place_name(CASTLE)
    ('m1', 'a6', 'onikai', 'castle')
    """
    if place < ATTACHED:
        return NAMES[place]
    host, rank = divmod(place - ATTACHED, RANKS)
    return f"{NAMES[host]}.{rank + 1}"


def told(p: Piece) -> str:
    """The card of a piece as everybody may be told it: a concealed one has no name (SH-VS-23)."""
    return "" if p.concealed else p.card.id


def place_from_name(name: str) -> int | None:
    """The place with this name, or None.

    >>> place_from_name("a6"), place_from_name("a7"), place_from_name("castle.2")
    (11, None, 149)
    """
    host, dot, rank = name.partition(".")
    if host not in NAMES:
        return None
    if not dot:
        return NAMES.index(host)
    if not rank.isascii() or not rank.isdigit() or not 1 <= int(rank) <= RANKS:
        return None
    return ATTACHED + RANKS * NAMES.index(host) + int(rank) - 1
