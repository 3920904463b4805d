"""What can be chosen before a game, in the words of the setup page."""

from __future__ import annotations

from typing import Final

from hordekeep.games.skytear.content.board_files import board_names
from hordekeep.games.skytear.content.setting import SHARED_FROM
from hordekeep.kernel import Option, Say, Value

AUTO: Final = "auto"
FIRST_GAME, CASUAL, COMPETITIVE = "first-game", "casual", "competitive"
"""The formats (SM-SET-05, SM-CAS, SM-COMP)."""
FEWEST_ROWS: Final = 3
MOST_ROWS: Final = 9
"""How short and how long the mana counter can be made (SM-Q-MANA)."""
MOST_OUTSIDERS: Final = 2
"""How many outsiders three lanes have, one for each Dome; fewer will do (SM-L3-10, SM-L3-12)."""
MOST_SEATS: Final = 8
DECKS: Final = ("deck", "deck_b", "deck_c", "deck_d")
"""The options for decks of one's own, by whose they are: a seat's, with five players and more a team's."""
POOLS: Final = ("pool", "pool_b")
"""The options for the pools of both teams."""
_PREMADE = Value(AUTO, Say("The heroes' premade piles", "Les paquets tout faits des héros"))
_RANDOM = Value(
    AUTO, Say("Random heroes with their premade piles", "Des héros au hasard, avec leurs paquets tout faits")
)


def _board(id: str) -> Value:
    names = board_names(id)
    return Value(id, Say(names["en"], names["fr"]))


def _deck(name: str, sentence: Say, fewest: int, most: int = MOST_SEATS) -> Option:
    """A deck brought to a casual game: a code or a list of cards."""
    return Option(
        name,
        "text",
        AUTO,
        sentence,
        values=(_PREMADE,),
        advanced=True,
        fewest=fewest,
        most=most,
        when=(("format", CASUAL),),
    )


def _pool(name: str, sentence: Say) -> Option:
    """A pool brought to a competitive game: a code or a list of heroes with their piles."""
    return Option(name, "text", AUTO, sentence, values=(_RANDOM,), advanced=True, when=(("format", COMPETITIVE),))


OPTIONS: Final = (
    Option(
        "battlefield",
        "choice",
        "two-lanes",
        Say("Battlefield", "Champ de bataille"),
        values=(_board("two-lanes"), _board("three-lanes")),
    ),
    Option(
        "format",
        "choice",
        AUTO,
        Say("Format", "Format"),
        values=(
            Value(
                AUTO,
                Say("First game on two lanes, casual on three", "Première partie sur deux voies, Amical sur trois"),
            ),
            Value(FIRST_GAME, Say("First game: draft factions", "Première partie\u202f: on drafte des factions")),
            Value(
                CASUAL,
                Say("Casual: draft factions, then heroes", "Amical\u202f: on drafte des factions, puis des héros"),
            ),
            Value(
                COMPETITIVE,
                Say("Competitive: draft from your own pool", "Compétitif\u202f: on drafte dans sa propre sélection"),
            ),
        ),
    ),
    Option(
        "simplified",
        "flag",
        False,
        Say(
            "Simplified: no skills, no Worship, runes do not matter",
            "Simplifié\u202f: ni compétences ni Culte, et les runes ne comptent pas",
        ),
    ),
    Option("first", "seat", "random", Say("First player", "Premier joueur"), advanced=True),
    Option(
        "rows",
        "number",
        0,
        Say(
            "Rows of the mana counter, from 3 to 9; 0 for the battlefield's own",
            "Rangées du compteur de mana, de 3 à 9\u202f; 0 pour celles du champ de bataille",
        ),
        low=0,
        high=MOST_ROWS,
        advanced=True,
    ),
    Option(
        "outsiders",
        "number",
        MOST_OUTSIDERS,
        Say(
            "Outsiders, from 0 to 2: a Dome without one is won for nothing",
            "Outsiders, de 0 à 2\u202f: un Dôme sans Outsider se gagne pour rien",
        ),
        low=0,
        high=MOST_OUTSIDERS,
        advanced=True,
        when=(("battlefield", "three-lanes"),),
    ),
    _deck("deck", Say("Deck of A, or of Blue's team", "Deck de A, ou de l’équipe bleue"), 2),
    _deck("deck_b", Say("Deck of B, or of Red's team", "Deck de B, ou de l’équipe rouge"), 2),
    _deck("deck_c", Say("Deck of C", "Deck de C"), 3, SHARED_FROM - 1),
    _deck("deck_d", Say("Deck of D", "Deck de D"), 4, SHARED_FROM - 1),
    _pool("pool", Say("Blue's pool", "Sélection de Bleu")),
    _pool("pool_b", Say("Red's pool", "Sélection de Rouge")),
)
"""The defaults are the book's first game."""
