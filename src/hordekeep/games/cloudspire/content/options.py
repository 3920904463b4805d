"""What can be chosen before a game, in the words of the setup page."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.names import said
from hordekeep.games.cloudspire.content.setting import COOP, PVP, SOLO, TEAMS, TUTORIAL
from hordekeep.kernel import Option, Value
from hordekeep.kernel.options import SEAT_LETTERS

AUTO: Final = "auto"
PICKED: Final = "picked"
RANDOM: Final = "random"
FIXED: Final = "fixed"
MODE: Final = "mode"
MOST_SEATS: Final = 4
AUTOMATIC: Final = {1: (AUTO, SOLO), 2: (COOP,), 3: (COOP,)}
"""The modes in which a seat may be the automaton's: one more than there are players."""
FULL_GAME: Final = tuple((MODE, mode) for mode in (AUTO, PVP, TEAMS, SOLO, COOP))
"""Where isles and factions can be chosen: the first game has its own (CS-Q-33-TUTORIAL)."""
FACTION_OPTIONS: Final = tuple(f"faction_{letter.lower()}" for letter in SEAT_LETTERS[:MOST_SEATS])
"""The options for factions that are chosen beforehand, by seat."""


def _faction(seat: int) -> Option:
    letter = SEAT_LETTERS[seat]
    values = [Value(each, said(f"faction-{each}")) for each in box().factions]
    return Option(
        FACTION_OPTIONS[seat],
        "choice",
        PICKED,
        said("option-faction", seat=letter),
        values=(
            Value(PICKED, said("option-faction-picked")),
            Value(RANDOM, said("option-faction-random")),
            *values,
        ),
        advanced=seat > 0,
        fewest=seat + 1,
        fewest_when=tuple((MODE, mode, seat) for mode in AUTOMATIC.get(seat, ())),
        when=FULL_GAME,
    )


OPTIONS: Final = (
    Option(
        MODE,
        "choice",
        AUTO,
        said("option-mode"),
        values=(
            Value(
                AUTO,
                said("option-mode-auto"),
            ),
            Value(PVP, said("option-mode-pvp"), fewest=2),
            Value(TEAMS, said("option-mode-teams"), fewest=4),
            Value(SOLO, said("option-mode-solo"), most=1),
            Value(
                TUTORIAL,
                said("option-mode-tutorial"),
                most=1,
            ),
            Value(
                COOP,
                said("option-mode-coop"),
                fewest=2,
                most=3,
            ),
        ),
    ),
    Option(
        "level",
        "choice",
        "normal",
        said("option-level"),
        values=(
            Value("easy", said("option-level-easy")),
            Value("normal", said("option-level-normal")),
            Value("hard", said("option-level-hard")),
        ),
        most=1,
    ),
    Option(
        "layout",
        "choice",
        FIXED,
        said("option-layout"),
        values=(
            Value(FIXED, said("option-layout-fixed")),
            Value(RANDOM, said("option-layout-random")),
        ),
        advanced=True,
        when=FULL_GAME,
    ),
    Option("first", "seat", "random", said("option-first"), advanced=True),
    *(_faction(seat) for seat in range(MOST_SEATS)),
)
"""The defaults are the book's game for the number of players."""
