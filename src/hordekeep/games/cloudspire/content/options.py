"""What can be chosen before a game, in the words of the setup page."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.setting import COOP, PVP, SOLO, TEAMS, TUTORIAL
from hordekeep.kernel import Option, Say, Value
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
    values = [Value(each.id, Say(each.names["en"], each.names["fr"])) for each in box().factions.values()]
    return Option(
        FACTION_OPTIONS[seat],
        "choice",
        PICKED,
        Say(f"Faction of {letter}", f"Faction de {letter}"),
        values=(
            Value(PICKED, Say("Picked at the table", "Choisie à la table")),
            Value(RANDOM, Say("At random", "Au hasard")),
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
        Say("Mode", "Mode"),
        values=(
            Value(
                AUTO,
                Say("Against each other; alone against the automaton", "Chacun pour soi\u202f; seul contre l’automate"),
            ),
            Value(PVP, Say("Against each other", "Chacun pour soi"), fewest=2),
            Value(TEAMS, Say("Two against two: A and B, C and D", "Deux contre deux\u202f: A et B, C et D"), fewest=4),
            Value(SOLO, Say("Alone against the automaton", "Seul contre l’automate"), most=1),
            Value(
                TUTORIAL,
                Say(
                    "Learning the Vines: a first game, with the Brawnen",
                    "Apprendre les lianes\u202f: première partie, avec les Brawnen",
                ),
                most=1,
            ),
            Value(
                COOP,
                Say("Together: the Drowned Beacon", "Ensemble\u202f: le Phare englouti"),
                fewest=2,
                most=3,
            ),
        ),
    ),
    Option(
        "level",
        "choice",
        "normal",
        Say("The automaton", "L’automate"),
        values=(
            Value("easy", Say("Easy", "Facile")),
            Value("normal", Say("Normal", "Normal")),
            Value("hard", Say("Hard", "Difficile")),
        ),
        most=1,
    ),
    Option(
        "layout",
        "choice",
        FIXED,
        Say("Isles", "Îles"),
        values=(
            Value(FIXED, Say("The layout for this number of players", "La disposition pour ce nombre de joueurs")),
            Value(RANDOM, Say("Drawn at random, fair for all", "Tirées au sort, équitables pour tous")),
        ),
        advanced=True,
        when=FULL_GAME,
    ),
    Option("first", "seat", "random", Say("First player", "Premier joueur"), advanced=True),
    *(_faction(seat) for seat in range(MOST_SEATS)),
)
"""The defaults are the book's game for the number of players."""
