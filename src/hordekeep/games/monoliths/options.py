"""What can be chosen before a game of Monoliths; the defaults are the book's first game (HM-SETUP-20)."""

from __future__ import annotations

from hordekeep.engines.lanes.content.cards import CardSet, Shelf
from hordekeep.engines.lanes.content.options import COMMON_CARDS, MODE, card_value, line_name, set_value
from hordekeep.games.monoliths.content.difficulty import LEVELS, ORDER, has_powers
from hordekeep.games.monoliths.overview import deck_value, decks_in_order
from hordekeep.games.monoliths.rules.dealing import COMMONS
from hordekeep.kernel import Option, Say, Value

_COMMON_SETS = {name for names in COMMONS.values() for name in names}


def options(shelf: Shelf) -> tuple[Option, ...]:
    """The options of a game with these cards. The horde decides whether a level is chosen or portals are: those of the
    first set have no powers unless a pack brings them (HM-SET1-01, HM-SET1-02)."""
    hordes = hordes_in_order(shelf)
    decks = tuple(deck_value(deck) for deck in decks_in_order(shelf))
    castles = tuple(card_value(castle) for castle in shelf.castles.values())
    return (
        MODE,
        Option(
            "horde",
            "choice",
            "monoliths",
            Say("Horde", "Horde"),
            values=tuple(set_value(horde) for horde in hordes),
        ),
        Option(
            "level",
            "choice",
            "2",
            Say("Level", "Niveau"),
            values=tuple(Value(level, Say(level, level)) for level in LEVELS),
            when=tuple(("horde", horde.id) for horde in hordes if has_powers(horde)),
        ),
        Option(
            "portals",
            "choice",
            "normal",
            Say("Portals of the first set", "Portails du premier set"),
            values=(
                Value("normal", Say("Normal", "Normaux")),
                Value("hard", Say("Hard", "Difficiles")),
                Value("painful", Say("Painful", "Éprouvants")),
            ),
            when=tuple(("horde", horde.id) for horde in hordes if not has_powers(horde)),
        ),
        Option(
            "outsider",
            "choice",
            "auto",
            Say("Outsider", "Outsider"),
            values=(
                Value("auto", Say("The one suggested for the horde", "Celui suggéré pour la Horde")),
                *(
                    Value(line, Say(line_name(stages, "en"), line_name(stages, "fr")))
                    for line, stages in shelf.outsider_lines.items()
                ),
            ),
        ),
        Option(
            "castle",
            "choice",
            "auto",
            Say("Castle", "Château"),
            values=(Value("auto", Say("That of the deck", "Celui du deck")), *castles),
        ),
        Option(
            "deck",
            "text",
            "auto",
            Say("Deck", "Deck"),
            values=(Value("auto", Say("That of the castle (or blue)", "Celui du Château (ou le bleu)")), *decks),
        ),
        Option(
            "castle_b",
            "choice",
            "auto",
            Say("Castle of the second player, out of play", "Château du second joueur, hors jeu"),
            values=(Value("auto", Say("That of the deck", "Celui du deck")), *castles),
            fewest=2,
            fewest_when=(("mode", "versus", 3),),  # the last seat plays the horde
        ),
        Option(
            "deck_b",
            "text",
            "auto",
            Say("Deck of the second player", "Deck du second joueur"),
            values=(Value("auto", Say("That of the castle (or another)", "Celui du Château (ou un autre)")), *decks),
            fewest=2,
            fewest_when=(("mode", "versus", 3),),
        ),
        Option(
            "common",
            "choice",
            "none",
            Say("Common cards of the first set", "Cartes ordinaires du premier set"),
            values=(
                Value("none", Say("None", "Aucune")),
                *COMMON_CARDS,
            ),
            advanced=True,
        ),
        Option(
            "extra_heroes",
            "flag",
            True,
            Say(
                "The extra heroes belong to the decks of the first set: one of three stays in the box, at random",
                "Les héros supplémentaires font partie des decks du premier set\u202f: un sur trois reste dans la "
                "boîte, au hasard",
            ),
            advanced=True,
        ),
    )


def hordes_in_order(shelf: Shelf) -> list[CardSet]:
    """The hordes in the order of the overview (HM-AOV-03), those of packs after them."""
    hordes = [each for each in shelf.horde_sets.values() if each.id not in _COMMON_SETS]
    return sorted(hordes, key=lambda each: ORDER.index(each.id) if each.id in ORDER else len(ORDER))
