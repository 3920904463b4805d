"""What can be chosen before a game, in the words of the setup page; packs add their own decks, hordes and castles."""

from __future__ import annotations

from hordekeep.engines.lanes.content.cards import Card, CardSet, Shelf
from hordekeep.engines.lanes.content.challenges import CHALLENGES
from hordekeep.kernel import Option, Say, Value

COMMONS = ("common", "common-utsesh")
MOST_TOKENS = 4
MODE = Option(
    "mode",
    "choice",
    "auto",
    Say("Mode", "Mode"),
    values=(
        Value("auto", Say("By the number of players", "Selon le nombre de joueurs")),
        Value("solo", Say("Solo", "Solo"), most=1),
        Value("coop", Say("Co-operative", "Coopératif"), fewest=2, most=2),
        Value(
            "versus",
            Say("Versus: the last seat plays the horde", "Compétitif\u202f: le dernier siège joue la Horde"),
            fewest=2,
        ),
    ),
    fewest=2,
)
"""How one plays together, in either edition."""
COMMON_CARDS = (
    Value("core", Say("The four of the box", "Les quatre de la boîte")),
    Value("utsesh", Say("The four of Utsesh", "Les quatre d’Utsesh")),
    Value("both", Say("All eight", "Les huit")),
)
"""Which Common cards are shuffled in."""


def options(shelf: Shelf) -> tuple[Option, ...]:
    """The options of a game with these cards; the defaults are the book's first game (SH-SETUP-16)."""
    decks = tuple(set_value(deck) for deck in shelf.decks.values())
    sets = tuple(set_value(each) for each in shelf.horde_sets.values() if each.id not in COMMONS)
    none = Value("none", Say("None", "Aucune"))
    return (
        MODE,
        Option(
            "difficulty",
            "choice",
            "normal",
            Say("Difficulty", "Difficulté"),
            values=(
                Value("normal", Say("Normal", "Normale")),
                Value("hard", Say("Hard", "Difficile")),
                Value("painful", Say("Painful", "Éprouvante")),
            ),
        ),
        Option("deck", "text", "liothan", Say("Deck", "Deck"), values=decks),
        Option(
            "deck_b",
            "text",
            "auto",
            Say("Deck of the second player", "Deck du second joueur"),
            values=(Value("auto", Say("Another colour", "Une autre couleur")), *decks),
            fewest=2,
            fewest_when=(("mode", "versus", 3),),  # the last seat plays the horde
        ),
        Option(
            "castle",
            "choice",
            "auto",
            Say("Castle", "Château"),
            values=(
                Value("auto", Say("That of the first deck", "Celui du premier deck")),
                *(card_value(castle) for castle in shelf.castles.values()),
            ),
        ),
        Option("horde", "choice", "renegade", Say("Horde", "Horde"), values=sets),
        Option(
            "outsider",
            "choice",
            "the-hate-bringer",
            Say("Outsider", "Outsider"),
            values=tuple(
                Value(line, Say(line_name(stages, "en"), line_name(stages, "fr")))
                for line, stages in shelf.outsider_lines.items()
            ),
        ),
        Option(
            "horde_b",
            "choice",
            "none",
            Say("Mix in a second horde", "Mêler une deuxième Horde"),
            values=(none, *sets),
            advanced=True,
        ),
        Option(
            "horde_c",
            "choice",
            "none",
            Say("Mix in a third horde", "Mêler une troisième Horde"),
            values=(none, *sets),
            advanced=True,
        ),
        Option(
            "common",
            "choice",
            "core",
            Say("Common cards", "Cartes ordinaires"),
            values=COMMON_CARDS,
            advanced=True,
        ),
        Option(
            "stages",
            "choice",
            "all",
            Say("Outsider stages", "Niveaux de l’Outsider"),
            values=(
                Value("all", Say("All", "Tous")),
                Value("skip-first", Say("Without the first", "Sans le premier")),
                Value("skip-second", Say("Without the second", "Sans le deuxième")),
            ),
            advanced=True,
        ),
        Option("no_epics", "flag", False, Say("No epic monsters", "Sans Monstres épiques"), advanced=True),
        Option(
            "minion_tokens",
            "number",
            0,
            Say(
                "More or fewer health tokens on each minion (for a mixed horde 1 or 2 more)",  # SH-CUST-10
                "Jetons Santé de plus ou de moins sur chaque Sbire (1 ou 2 de plus pour une Horde mêlée)",
            ),
            low=-MOST_TOKENS,
            high=MOST_TOKENS,
            advanced=True,
        ),
        Option(
            "tiers",
            "flag",
            False,
            Say("Two horde decks by tier, for less variance", "Deux decks Horde par rang, pour moins de hasard"),
            advanced=True,
        ),
        Option(
            "challenge",
            "choice",
            "none",
            Say("Achievement to try", "Succès à tenter"),
            values=(Value("none", Say("None", "Aucun")), *(Value(each.id, each.name) for each in CHALLENGES)),
            advanced=True,
        ),
        Option(
            "horde_cards",
            "text",
            "",
            Say("Horde cards of your choice, for Cheated!", "Cartes Horde de votre choix, pour Tricherie subie\u202f!"),
            advanced=True,
            when=(("challenge", "cheated"),),
        ),
        Option(
            "replay_concealed",
            "flag",
            False,
            Say(
                "Concealed monsters repeat “Play:” when revealed",
                "Les monstres dissimulés rejouent « Jeu : » une fois révélés",
            ),
            advanced=True,
            fewest=3,
            fewest_when=(("mode", "versus", 2),),
        ),
    )


def set_value(each: CardSet) -> Value:
    """A deck or horde as a value of an option."""
    return Value(each.id, Say(each.names["en"], each.names["fr"]))


def card_value(card: Card) -> Value:
    """A card as a value of an option."""
    return Value(card.id, Say(card.names["en"], card.names["fr"]))


def line_name(stages: tuple[Card, ...], language: str) -> str:
    """An outsider's name without the number of its stage."""
    return stages[0].names[language].removesuffix(" I")
