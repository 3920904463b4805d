"""What can be chosen before a game of Monoliths; the defaults are the book's first game (HM-SETUP-20)."""

from __future__ import annotations

from hordekeep.engines.lanes.content.card_words import said
from hordekeep.engines.lanes.content.cards import CardSet, Shelf
from hordekeep.engines.lanes.content.options import COMMON_CARDS, MODE, card_value, set_value
from hordekeep.games.monoliths.content.difficulty import LEVELS, ORDER, has_powers
from hordekeep.games.monoliths.overview import deck_value, decks_in_order
from hordekeep.games.monoliths.rules.dealing import COMMONS
from hordekeep.kernel import Option, Value, enforces

_COMMON_SETS = {name for names in COMMONS.values() for name in names}


@enforces("HM-SET1-01", "HM-SET1-02")
def options(shelf: Shelf) -> tuple[Option, ...]:
    """The options of a game with these cards. The horde decides whether a level is chosen or portals are: those of the
    first set have no powers unless a pack brings them."""
    hordes = hordes_in_order(shelf)
    decks = tuple(deck_value(deck) for deck in decks_in_order(shelf))
    castles = tuple(card_value(castle) for castle in shelf.castles.values())
    return (
        MODE,
        Option(
            "horde",
            "choice",
            "monoliths",
            said("option-horde"),
            values=tuple(set_value(horde) for horde in hordes),
        ),
        Option(
            "level",
            "choice",
            "2",
            said("option-level"),
            values=tuple(Value(level, said("as-it-is", text=level)) for level in LEVELS),
            when=tuple(("horde", horde.id) for horde in hordes if has_powers(horde)),
        ),
        Option(
            "portals",
            "choice",
            "normal",
            said("option-portals"),
            values=(
                Value("normal", said("option-portals-normal")),
                Value("hard", said("option-portals-hard")),
                Value("painful", said("option-portals-painful")),
            ),
            when=tuple(("horde", horde.id) for horde in hordes if not has_powers(horde)),
        ),
        Option(
            "outsider",
            "choice",
            "auto",
            said("option-outsider"),
            values=(
                Value("auto", said("option-outsider-auto")),
                *(Value(line, said(f"line-{line}")) for line in shelf.outsider_lines),
            ),
        ),
        Option(
            "castle",
            "choice",
            "auto",
            said("option-castle"),
            values=(Value("auto", said("option-castle-of-deck")), *castles),
        ),
        Option(
            "deck",
            "text",
            "auto",
            said("option-deck"),
            values=(Value("auto", said("option-deck-auto")), *decks),
        ),
        Option(
            "castle_b",
            "choice",
            "auto",
            said("option-castle_b"),
            values=(Value("auto", said("option-castle-of-deck")), *castles),
            fewest=2,
            fewest_when=(("mode", "versus", 3),),  # the last seat plays the horde
        ),
        Option(
            "deck_b",
            "text",
            "auto",
            said("option-deck_b"),
            values=(Value("auto", said("option-deck_b-of-castle")), *decks),
            fewest=2,
            fewest_when=(("mode", "versus", 3),),
        ),
        Option(
            "common",
            "choice",
            "none",
            said("option-common-of-first"),
            values=(
                Value("none", said("option-common-none")),
                *COMMON_CARDS,
            ),
            advanced=True,
        ),
        Option(
            "extra_heroes",
            "flag",
            True,
            said("option-extra_heroes"),
            advanced=True,
        ),
    )


@enforces("HM-AOV-03")
def hordes_in_order(shelf: Shelf) -> list[CardSet]:
    """The hordes in the order of the overview, those of packs after them."""
    hordes = [each for each in shelf.horde_sets.values() if each.id not in _COMMON_SETS]
    return sorted(hordes, key=lambda each: ORDER.index(each.id) if each.id in ORDER else len(ORDER))
