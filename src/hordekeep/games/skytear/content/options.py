"""What can be chosen before a game, in the words of the setup page."""

from __future__ import annotations

from typing import Final

from hordekeep.games.skytear.content.printed_words import said
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
_PREMADE = Value(AUTO, said("option-deck-auto"))
_RANDOM = Value(AUTO, said("option-pool-auto"))


def _board(id: str) -> Value:
    return Value(id, said(f"board-{id}"))


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
        said("option-battlefield"),
        values=(_board("two-lanes"), _board("three-lanes")),
    ),
    Option(
        "format",
        "choice",
        AUTO,
        said("option-format"),
        values=(
            Value(
                AUTO,
                said("option-format-auto"),
            ),
            Value(FIRST_GAME, said("option-format-first-game")),
            Value(
                CASUAL,
                said("option-format-casual"),
            ),
            Value(
                COMPETITIVE,
                said("option-format-competitive"),
            ),
        ),
    ),
    Option(
        "simplified",
        "flag",
        False,
        said("option-simplified"),
    ),
    Option("first", "seat", "random", said("option-first"), advanced=True),
    Option(
        "rows",
        "number",
        0,
        said("option-rows"),
        low=0,
        high=MOST_ROWS,
        advanced=True,
    ),
    Option(
        "outsiders",
        "number",
        MOST_OUTSIDERS,
        said("option-outsiders"),
        low=0,
        high=MOST_OUTSIDERS,
        advanced=True,
        when=(("battlefield", "three-lanes"),),
    ),
    _deck("deck", said("option-deck"), 2),
    _deck("deck_b", said("option-deck_b"), 2),
    _deck("deck_c", said("option-deck_c"), 3, SHARED_FROM - 1),
    _deck("deck_d", said("option-deck_d"), 4, SHARED_FROM - 1),
    _pool("pool", said("option-pool")),
    _pool("pool_b", said("option-pool_b")),
)
"""The defaults are the book's first game."""
