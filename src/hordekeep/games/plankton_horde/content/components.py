"""Components (PH-COMP): the monsters, the Battle Cards, the Score Tokens, and the tables of the book.

A monster in play is its face, a small int that indexes `MONSTERS`: copies of one card cannot be told apart. A battle is
an index into `BATTLES`. Sets of faces are masks: bit f stands for face f.
"""

from __future__ import annotations

import msgspec

from hordekeep.kernel import enforces

FACTIONS = ("water", "fire", "forest", "royal", "sun", "moon")
TYPES = ("ooze", "troll", "dragon", "golem", "skeleton")

BATTLES = FACTIONS + TYPES
"""One Battle Card for each of the six factions and the five types that score."""
enforces("PH-COMP-02")(BATTLES)

TOKENS = (8, 6, 5, 5, 3, 3, 2, 2, 1, -1, -3)
"""The eleven Score Tokens, from high to low."""
enforces("PH-COMP-03")(TOKENS)

ROUNDS = len(BATTLES)
"""One round for each Battle Card."""
enforces("PH-ROUND-01")(ROUNDS)

POOL_SIZE = {2: 12, 3: 16, 4: 20}
"""How many cards the Pool is refilled to, by the number of players."""
enforces("PH-SETUP-04", "PH-SETUP-05", "PH-SETUP-06")(POOL_SIZE)

INITIAL_PICK = {2: 2, 3: 2, 4: 1}
"""How many cards the starting player may open with."""
enforces("PH-PICK-01", "PH-PICK-02")(INITIAL_PICK)

VAMPIRE_BONUS = (0, 1, 3, 6, 10)
"""The bonus for so many Vampires."""
enforces("PH-VAMP-02")(VAMPIRE_BONUS)

BUNDLE_VALUE = 1
"""The Betrayer and the two cards with it count as one pick."""
enforces("PH-BET-15")(BUNDLE_VALUE)

MOST_SWAP_DIFFERENCE = 2
"""Tokens that differ by more are not switched."""
enforces("PH-TRICK-02")(MOST_SWAP_DIFFERENCE)


class Monster(msgspec.Struct, frozen=True):
    """One face of the monster deck. `value` is what it counts when picking (PH-DT-01); `basic` if the level has it."""

    name: str
    copies: int
    battles: tuple[str, ...]
    value: int
    basic: bool


REGULAR = tuple(
    Monster(f"{faction}-{type_}", copies=2, battles=(faction, type_), value=1, basic=True)
    for faction in FACTIONS
    for type_ in TYPES
)
"""Two copies of each of the 30 pairs of faction and type."""
enforces("PH-COMP-05")(REGULAR)

SPECIAL = (
    Monster("steam-beast", copies=2, battles=("water", "fire"), value=1, basic=True),  # PH-SP-01, PH-SP-03
    Monster("phantasm", copies=2, battles=("sun", "moon"), value=1, basic=True),  # PH-SP-02, PH-SP-03
    Monster("vampire", copies=4, battles=(), value=2, basic=False),  # PH-VAMP-01, PH-DT-02
    Monster("flayer", copies=5, battles=(), value=2, basic=False),  # PH-WILD-08, PH-DT-02
    Monster("elvenking", copies=1, battles=(), value=2, basic=False),  # PH-ELF-06, PH-DT-02
    Monster("demon", copies=2, battles=(), value=3, basic=False),  # PH-WILD-08, PH-DT-03
    Monster("trickster", copies=1, battles=(), value=3, basic=False),  # PH-TRICK-07, PH-DT-03
    Monster("betrayer", copies=1, battles=(), value=1, basic=False),  # PH-BET-21, PH-DT-04
)
"""The special monsters."""
enforces("PH-COMP-06", "PH-SP-01", "PH-SP-02", "PH-SP-03", "PH-VAMP-01", "PH-ELF-06", "PH-TRICK-07")(SPECIAL)
enforces("PH-BET-21", "PH-WILD-08", "PH-DT-02", "PH-DT-03", "PH-DT-04")(SPECIAL)

MONSTERS = REGULAR + SPECIAL
NAMES = tuple(monster.name for monster in MONSTERS)
FACE = {name: face for face, name in enumerate(NAMES)}
VALUE = tuple(monster.value for monster in MONSTERS)
ALL_FACES = range(len(MONSTERS))

VAMPIRE, FLAYER, ELVENKING, DEMON, TRICKSTER, BETRAYER = (
    FACE[name] for name in ("vampire", "flayer", "elvenking", "demon", "trickster", "betrayer")
)

FIGHTS_IN = tuple(frozenset(face for face in ALL_FACES if battle in MONSTERS[face].battles) for battle in BATTLES)
"""The faces that count in each battle."""
enforces("PH-FB-02", "PH-FB-08")(FIGHTS_IN)

COSTLY = sum(1 << face for face in ALL_FACES if VALUE[face] > 1)
"""The mask of all double and triple cards."""
enforces("PH-DT-02", "PH-DT-03")(COSTLY)


@enforces("PH-COMP-04", "PH-LVL-03", "PH-LVL-01", "PH-LVL-02")
def deck_of(level: str) -> list[int]:
    """The unshuffled monster deck: 78 cards in the full game, 64 in the basic.

    The cards left out are all that the basic game does without: raising, bonuses, tricks and sacrifices.

    >>> len(deck_of("full")), len(deck_of("basic"))
    (78, 64)
    """
    return [
        face for face, monster in enumerate(MONSTERS) if level == "full" or monster.basic for _ in range(monster.copies)
    ]
