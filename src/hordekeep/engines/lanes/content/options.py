"""What can be chosen before a game, in the words of the setup page; packs add their own decks, hordes and castles."""

from __future__ import annotations

from hordekeep.engines.lanes.content.card_words import said
from hordekeep.engines.lanes.content.cards import Card, CardSet, Shelf
from hordekeep.engines.lanes.content.challenges import CHALLENGES
from hordekeep.kernel import Option, Value, enforces

COMMONS = ("common", "common-utsesh")
MOST_TOKENS = 4
MODE = Option(
    "mode",
    "choice",
    "auto",
    said("option-mode"),
    values=(
        Value("auto", said("option-mode-auto")),
        Value("solo", said("option-mode-solo"), most=1),
        Value("coop", said("option-mode-coop"), fewest=2, most=2),
        Value(
            "versus",
            said("option-mode-versus"),
            fewest=2,
        ),
    ),
    fewest=2,
)
"""How one plays together, in either edition."""
COMMON_CARDS = (
    Value("core", said("option-common-core")),
    Value("utsesh", said("option-common-utsesh")),
    Value("both", said("option-common-both")),
)
"""Which Common cards are shuffled in."""


@enforces("SH-SETUP-16")
def options(shelf: Shelf) -> tuple[Option, ...]:
    """The options of a game with these cards; the defaults are the book's first game."""
    decks = tuple(set_value(deck) for deck in shelf.decks.values())
    sets = tuple(set_value(each) for each in shelf.horde_sets.values() if each.id not in COMMONS)
    none = Value("none", said("option-horde-none"))
    return (
        MODE,
        Option(
            "difficulty",
            "choice",
            "normal",
            said("option-difficulty"),
            values=(
                Value("normal", said("option-difficulty-normal")),
                Value("hard", said("option-difficulty-hard")),
                Value("painful", said("option-difficulty-painful")),
            ),
        ),
        Option("deck", "text", "liothan", said("option-deck"), values=decks),
        Option(
            "deck_b",
            "text",
            "auto",
            said("option-deck_b"),
            values=(Value("auto", said("option-deck_b-auto")), *decks),
            fewest=2,
            fewest_when=(("mode", "versus", 3),),  # the last seat plays the horde
        ),
        Option(
            "castle",
            "choice",
            "auto",
            said("option-castle"),
            values=(
                Value("auto", said("option-castle-auto")),
                *(card_value(castle) for castle in shelf.castles.values()),
            ),
        ),
        Option("horde", "choice", "renegade", said("option-horde"), values=sets),
        Option(
            "outsider",
            "choice",
            "the-hate-bringer",
            said("option-outsider"),
            values=tuple(Value(line, said(f"line-{line}")) for line in shelf.outsider_lines),
        ),
        Option(
            "horde_b",
            "choice",
            "none",
            said("option-horde_b"),
            values=(none, *sets),
            advanced=True,
        ),
        Option(
            "horde_c",
            "choice",
            "none",
            said("option-horde_c"),
            values=(none, *sets),
            advanced=True,
        ),
        Option(
            "common",
            "choice",
            "core",
            said("option-common"),
            values=COMMON_CARDS,
            advanced=True,
        ),
        Option(
            "stages",
            "choice",
            "all",
            said("option-stages"),
            values=(
                Value("all", said("option-stages-all")),
                Value("skip-first", said("option-stages-skip-first")),
                Value("skip-second", said("option-stages-skip-second")),
            ),
            advanced=True,
        ),
        Option("no_epics", "flag", False, said("option-no_epics"), advanced=True),
        Option(
            "minion_tokens",
            "number",
            0,
            said("option-minion_tokens"),
            low=-MOST_TOKENS,
            high=MOST_TOKENS,
            advanced=True,
        ),
        Option(
            "tiers",
            "flag",
            False,
            said("option-tiers"),
            advanced=True,
        ),
        Option(
            "challenge",
            "choice",
            "none",
            said("option-challenge"),
            values=(Value("none", said("option-challenge-none")), *(Value(each.id, each.name) for each in CHALLENGES)),
            advanced=True,
        ),
        Option(
            "horde_cards",
            "text",
            "",
            said("option-horde_cards"),
            advanced=True,
            when=(("challenge", "cheated"),),
        ),
        Option(
            "replay_concealed",
            "flag",
            False,
            said("option-replay_concealed"),
            advanced=True,
            fewest=3,
            fewest_when=(("mode", "versus", 2),),
        ),
    )


def set_value(each: CardSet) -> Value:
    """A deck or horde as a value of an option."""
    return Value(each.id, said(f"set-{each.id}"))


def card_value(card: Card) -> Value:
    """A card as a value of an option."""
    return Value(card.id, said(f"card-{card.id}"))
