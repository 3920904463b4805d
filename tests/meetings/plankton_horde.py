"""The moments of Horde and what may meet there: every phase with every kind of monster, token, level and table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hordekeep.games.plankton_horde.content.components import BATTLES, NAMES
from hordekeep.games.plankton_horde.rules.trickster import token_on
from hordekeep.games.plankton_horde.state import HordeState
from hordekeep.kernel import Ask, Event, Game, Match
from tests.meetings.declared import Listener, Meetings, apart
from tests.meetings.words import told_words, touched_words

MOMENTS = {
    "game_begins": "set-up",
    "battle_card_phase": "the Battle Card is turned up",
    "assign_token": "a Score Token is put on it",
    "open_with": "Monster Phase: opening with one card",
    "open_with_second": "with 2 or 3 players: a second card",
    "pick": "picking in turn",
    "steal": "after a pick: the Betrayer's window",
    "end_phase": "End Phase",
    "trickster": "before the battles: the Trickster",
    "fight_battle": "a battle is laid out",
    "wild_cards": "wild cards, in turn",
    "resolve_battle": "a battle is resolved",
    "victory": "victory",
}
SPECIAL = {
    "steam-beast": "Steam Beast",
    "phantasm": "Phantasm",
    "vampire": "Vampire",
    "flayer": "Flayer",
    "elvenking": "Elvenking",
    "demon": "Demon",
    "trickster": "Trickster",
    "betrayer": "Betrayer",
}
TABLES = {"seats-2": "2 players", "seats-3": "3 players", "seats-4": "4 players"}
LEVELS = {"basic": "Basic", "full": "Full"}
THINGS = {
    "regular": "a regular monster",
    **SPECIAL,
    "positive": "a token above 0",
    "negative": "a token below 0",
    **LEVELS,
    **TABLES,
}
REGULAR = ("ooze", "troll", "dragon", "golem", "skeleton")


def thing(word: str) -> str | None:
    """What a card's name stands for."""
    if word in SPECIAL:
        return word
    return "regular" if word.rpartition("-")[2] in REGULAR and "-" in word else None


def sign(token: int) -> str:
    """What a token's value stands for."""
    return "positive" if token > 0 else "negative"


def told(g: HordeState, event: Event) -> Iterator[str]:
    """The monsters and tokens that an event is about; what joins the hordes, and what is left for victory."""
    yield from filter(None, map(thing, told_words(event)))
    match event.kind:
        case "token-assigned" | "token-won" | "token-lost":
            yield sign(event.facts["token"])
        case "tokens-switched":
            yield "trickster"
            yield from (sign(token_on(g, BATTLES.index(event.facts[each]))) for each in ("battle", "other"))
        case "laid-out" | "flayer-added" | "demon-added" | "passed":
            yield sign(g.tokens[g.battle])
            yield from ("flayer",) * (event.kind == "flayer-added") + ("demon",) * (event.kind == "demon-added")
        case "joined-horde":
            cards = g.hordes[event.facts["seat"]][-event.facts["cards"] :]
            yield from filter(None, (thing(NAMES[face]) for face in cards))
        case "scored":
            yield from (sign(token) for token in g.won[event.facts["seat"]])
            yield from filter(None, (thing(NAMES[face]) for face in g.hordes[event.facts["seat"]]))


def asked(g: HordeState, ask: Ask) -> Iterator[str]:
    """The monsters that may be chosen, and the tokens."""
    yield from filter(None, map(thing, touched_words("plankton-horde", g, ask)))
    for choice in ask.choices:
        if choice[0] == "token":
            yield sign(choice[1])
    if ask.prompt == "wild":
        yield sign(g.tokens[g.battle])
    if ask.prompt == "steal":
        yield "betrayer"


def always(g: HordeState) -> tuple[str, ...]:
    """The table and the level of play."""
    return (f"seats-{g.seats}", g.level)


def random_games(game: Game[Any], luck: Random, listener: Listener) -> Iterator[Match[Any]]:
    """Some of every table at both levels."""
    for seats in (2, 3, 4):
        for level in LEVELS:
            for _ in range(6):
                seed = str(luck.getrandbits(64))
                yield Match(game, seats, seed, {"level": level}, listeners=[listener])


MONSTERS = ("regular", *SPECIAL)
TOKENS = ("positive", "negative")
WILD = ("flayer", "demon")
IDLE = ("vampire", *WILD, "elvenking", "trickster", "betrayer")
APART = (
    apart(
        ("battle_card_phase", "assign_token"),
        MONSTERS,
        "No monster is touched before the Battle Card has its token.",
        "PH-BC-06",
    ),
    apart(("battle_card_phase",), TOKENS, "The token is chosen once the Battle Card lies there.", "PH-BC-02"),
    apart(("game_begins",), TOKENS, "All tokens lie ready; the first is put in the Battle Card Phase.", "PH-SETUP-02"),
    apart(
        ("open_with", "open_with_second", "pick", "steal", "end_phase"),
        TOKENS,
        "A token that was put stays where it is while monsters are picked.",
        "PH-BC-03",
    ),
    apart(("open_with_second",), ("seats-4",), "With 4 players the opening is one card.", "PH-PICK-02"),
    apart(("steal", "trickster", "wild_cards"), ("basic",), "Its cards are not in the Basic game.", "PH-LVL-02"),
    apart(
        ("trickster",),
        ("regular", *(each for each in SPECIAL if each != "trickster")),
        "It switches tokens and touches no monster but itself.",
        "PH-TRICK-02",
    ),
    apart(("fight_battle",), IDLE, "Only monsters of the battle's faction or type are laid out.", "PH-FB-02"),
    apart(("resolve_battle",), MONSTERS, "The totals stand; no card is touched any more.", "PH-WILD-05"),
)
MEETINGS = Meetings(
    slug="plankton-horde",
    moments=MOMENTS,
    things=THINGS,
    moment=lambda _, beat: beat if beat in MOMENTS else None,
    told=told,
    asked=asked,
    always=always,
    apart=APART,
    random_games=random_games,
)
