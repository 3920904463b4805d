"""Components (PH-COMP): the monsters, the Battle Cards, the Score Tokens, and the tables of the book.

A monster in play is its face, a small int that indexes `MONSTERS`: copies of one card cannot be told apart. A battle is
an index into `BATTLES`. Sets of faces are masks: bit f stands for face f.
"""

from __future__ import annotations

import msgspec

FACTIONS = ("water", "fire", "forest", "royal", "sun", "moon")
TYPES = ("ooze", "troll", "dragon", "golem", "skeleton")

BATTLES = FACTIONS + TYPES
"""PH-COMP-02: one Battle Card for each of the six factions and the five types that score."""

TOKENS = (8, 6, 5, 5, 3, 3, 2, 2, 1, -1, -3)
"""PH-COMP-03: the eleven Score Tokens, from high to low."""

ROUNDS = len(BATTLES)
"""PH-ROUND-01: one round for each Battle Card."""

POOL_SIZE = {2: 12, 3: 16, 4: 20}
"""PH-SETUP-04, PH-SETUP-05, PH-SETUP-06."""

INITIAL_PICK = {2: 2, 3: 2, 4: 1}
"""PH-PICK-01, PH-PICK-02: how many cards the starting player may open with."""

VAMPIRE_BONUS = (0, 1, 3, 6, 10)
"""PH-VAMP-02: the bonus for so many Vampires."""

BUNDLE_VALUE = 1
"""PH-BET-15: the Betrayer and the two cards with it count as one pick."""

MOST_SWAP_DIFFERENCE = 2
"""PH-TRICK-02."""


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
"""PH-COMP-05: two copies of each of the 30 pairs of faction and type."""

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
"""PH-COMP-06: the special monsters."""

MONSTERS = REGULAR + SPECIAL
NAMES = tuple(monster.name for monster in MONSTERS)
FACE = {name: face for face, name in enumerate(NAMES)}
VALUE = tuple(monster.value for monster in MONSTERS)
ALL_FACES = range(len(MONSTERS))

VAMPIRE, FLAYER, ELVENKING, DEMON, TRICKSTER, BETRAYER = (
    FACE[name] for name in ("vampire", "flayer", "elvenking", "demon", "trickster", "betrayer")
)

FIGHTS_IN = tuple(frozenset(face for face in ALL_FACES if battle in MONSTERS[face].battles) for battle in BATTLES)
"""The faces that count in each battle (PH-FB-02, PH-FB-08)."""

COSTLY = sum(1 << face for face in ALL_FACES if VALUE[face] > 1)
"""The mask of all double and triple cards (PH-DT-02, PH-DT-03)."""


def deck_of(level: str) -> list[int]:
    """The unshuffled monster deck: 78 cards in the full game (PH-COMP-04, PH-LVL-03), 64 in the basic (PH-LVL-01).

    The cards left out are all that the basic game does without: raising, bonuses, tricks and sacrifices (PH-LVL-02).

    >>> len(deck_of("full")), len(deck_of("basic"))
    (78, 64)
    """
    return [
        face for face, monster in enumerate(MONSTERS) if level == "full" or monster.basic for _ in range(monster.copies)
    ]
