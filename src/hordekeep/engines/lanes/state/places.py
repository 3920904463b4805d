"""Places: how choices name what lies on the table. A place is a small number; people read m3, a2, castle, a3.1, b2.

Choices never name pieces: in an imagined game, or after a position was read, the same place may hold another piece.
"""

from __future__ import annotations

from typing import Final

from hordekeep.engines.lanes.state.battle import HORDE, LANES, MINIONS, REAR_SLOTS, Battle, Piece
from hordekeep.kernel import enforces

BACK_LINE: Final = 12
CASTLE: Final = 16
PORTAL: Final = 17
ENCHANTMENT: Final = 18
"""Where an enchantment speaks from: no card lies there."""
ATTACHED: Final = 20
RANKS: Final = 12
"""How many attachments on one card have places."""
REAR: Final = 300
"""The first slot of the back line for monsters that are no minions."""
REAR_ATTACHED: Final = 400
"""The first attachment there."""

NAMES: Final = (
    *(f"m{lane + 1}" for lane in range(LANES)),
    *(f"a{lane + 1}" for lane in range(LANES)),
    *MINIONS,
    "castle",
    "portal",
)
REAR_NAMES: Final = tuple(f"b{slot + 1}" for slot in range(REAR_SLOTS))


def place_of(g: Battle, p: Piece) -> int:
    """Where a piece lies.

    >>> place_name(place_from_name("a3.1"))
    'a3.1'
    """
    if p.host is not None:
        assert p.host.attached is not None
        return attached_at(place_of(g, p.host), p.host.attached.index(p))
    if p.lane >= 0:
        return p.lane if p.side == HORDE else LANES + p.lane
    if p.card.is_minion:
        return BACK_LINE + MINIONS.index(p.card.id)
    if p.rear >= 0:
        return REAR + p.rear
    if p is g.castle:
        return CASTLE
    return ENCHANTMENT if p is g.spirit else PORTAL


def attached_at(host: int, rank: int) -> int:
    """The place of an attachment on what lies at `host`."""
    if host >= REAR:
        return REAR_ATTACHED + RANKS * (host - REAR) + rank
    return ATTACHED + RANKS * host + rank


def _host_of(place: int) -> int:
    """The place of the card that an attachment at `place` lies on."""
    if place >= REAR_ATTACHED:
        return REAR + (place - REAR_ATTACHED) // RANKS
    return (place - ATTACHED) // RANKS


def _rank_of(place: int) -> int:
    return (place - (REAR_ATTACHED if place >= REAR_ATTACHED else ATTACHED)) % RANKS


@enforces("SH-CARD-11")
def lane_at(place: int) -> int:
    """The lane that a place is in, that of the host for an attachment; -1 for none.

    >>> lane_at(place_from_name("a3.1")), lane_at(place_from_name("m6")), lane_at(CASTLE), lane_at(REAR)
    (2, 5, -1, -1)
    """
    if place >= REAR:
        return -1
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
    if place == ENCHANTMENT:
        return None
    if REAR <= place < REAR_ATTACHED:
        return g.rear[place - REAR] if place - REAR < len(g.rear) else None
    host = piece_at(g, _host_of(place))
    rank = _rank_of(place)
    if host is None or host.attached is None or rank >= len(host.attached):
        return None
    return host.attached[rank]


def place_name(place: int) -> str:
    """A place as people and files write it.

    >>> place_name(0), place_name(11), place_name(12), place_name(CASTLE), place_name(REAR + 1)
    ('m1', 'a6', 'onikai', 'castle', 'b2')
    """
    if place == ENCHANTMENT:
        return "enchantment"
    if place < ATTACHED:
        return NAMES[place]
    if REAR <= place < REAR_ATTACHED:
        return REAR_NAMES[place - REAR]
    return f"{place_name(_host_of(place))}.{_rank_of(place) + 1}"


@enforces("SH-VS-23")
def told(p: Piece) -> str:
    """The card of a piece as everybody may be told it: a concealed one has no name."""
    return "" if p.concealed else p.card.id


def place_from_name(name: str) -> int | None:
    """The place with this name, or None.

    >>> place_from_name("a6"), place_from_name("a7"), place_from_name("castle.2"), place_from_name("b12")
    (11, None, 213, 311)
    """
    host, dot, rank = name.partition(".")
    if host in NAMES:
        place = NAMES.index(host)
    elif host in REAR_NAMES:
        place = REAR + REAR_NAMES.index(host)
    elif name == "enchantment":
        return ENCHANTMENT
    else:
        return None
    if not dot:
        return place
    if not rank.isascii() or not rank.isdigit() or not 1 <= int(rank) <= RANKS:
        return None
    return attached_at(place, int(rank) - 1)
