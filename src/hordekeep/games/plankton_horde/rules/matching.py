"""The Matching Rules (PH-MATCH, PH-SP): which cards may not be picked together in one round."""

from __future__ import annotations

from collections.abc import Iterable

from hordekeep.games.plankton_horde.content.components import ALL_FACES, MONSTERS, NAMES, SPECIAL
from hordekeep.kernel import enforces


@enforces("PH-MATCH-01", "PH-MATCH-05", "PH-MATCH-06", "PH-MATCH-07", "PH-SP-06")
def match(one: int, other: int) -> bool:
    """Two cards match when they share a faction or a type.

    Copies of one card match, and a special monster's name is its type: specials of different names without a common
    faction never match. The book's example (PH-PICK-05):

    >>> from hordekeep.games.plankton_horde.content.components import FACE
    >>> match(FACE["forest-skeleton"], FACE["water-skeleton"]), match(FACE["forest-skeleton"], FACE["forest-troll"])
    (True, True)
    >>> match(FACE["water-troll"], FACE["sun-troll"]), match(FACE["water-troll"], FACE["sun-ooze"])
    (True, False)
    >>> match(FACE["steam-beast"], FACE["fire-golem"]), match(FACE["vampire"], FACE["flayer"])
    (True, False)
    """
    return one == other or bool(set(MONSTERS[one].battles) & set(MONSTERS[other].battles))


def rule_against(own: int, other: int) -> str:
    """The rule that says most exactly why two matching cards may not be picked together.

    >>> from hordekeep.games.plankton_horde.content.components import FACE
    >>> rule_against(FACE["sun-ooze"], FACE["phantasm"]), rule_against(FACE["vampire"], FACE["vampire"])
    ('PH-SP-05', 'PH-MATCH-06')
    """
    if own == other:
        return "PH-MATCH-06" if MONSTERS[own] in SPECIAL else "PH-MATCH-05"
    names = (NAMES[own], NAMES[other])
    if "steam-beast" in names:
        return "PH-SP-04"
    if "phantasm" in names:
        return "PH-SP-05"
    return "PH-MATCH-02"


MATCHING = tuple(sum(1 << other for other in ALL_FACES if match(face, other)) for face in ALL_FACES)
"""For each face the mask of all faces that match it."""


@enforces("PH-MATCH-02", "PH-MATCH-08", "PH-MATCH-03", "PH-MATCH-04", "PH-BET-18", "PH-BET-19")
def matching_any(picks: Iterable[int]) -> int:
    """The mask of all faces that match any of a player's picks of this round.

    Only those picks count: not other players', not earlier rounds', not cards exchanged through the Betrayer.

    >>> from hordekeep.games.plankton_horde.content.components import FACE
    >>> bool(matching_any([FACE["water-troll"], FACE["sun-ooze"]]) >> FACE["moon-ooze"] & 1)
    True
    """
    mask = 0
    for face in picks:
        mask |= MATCHING[face]
    return mask
