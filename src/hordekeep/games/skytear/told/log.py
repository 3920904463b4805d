"""What is told of a game: its box, how far it has come, and what each event says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from hordekeep.games.skytear.content.cards import shelf
from hordekeep.games.skytear.content.printed_words import said
from hordekeep.games.skytear.content.setting import SIDES
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.told.choices import listed, what_name
from hordekeep.games.skytear.written.keys import hex_text
from hordekeep.kernel import Box, Event, Progress, Telling, Text, seat_name
from hordekeep.kernel.texts import Word

BOX: Final = Box(
    about=said("about"),
    minutes=60,
    board="hexes",
)

TELLING: Final = Telling(
    headings=frozenset({"heroes-phase", "minions-phase", "activated", "lane-token", "dome-token"}),
    moments=frozenset({"hero-defeated", "tower-destroyed", "nexus-armed", "outsider-placed", "game-over"}),
    reveals=frozenset(
        {
            *("victory-cards", "first-player", "control-tokens-placed", "outsiders-summoned", "mulligan", "discarded"),
            *("drawn", "drawn-unseen", "flipped", "deck-rebuilt", "predicts", "predict-discarded", "played"),
            *("lead-from-deck", "lead-revealed", "cards-put-away"),
        }
    ),
)

PHASES: Final = ("heroes", "minions", "upkeep")
_PHASE_OF: Final = {"heroes-over": "heroes"}


def progress(g: Arena) -> Progress:
    """The turn of so many rows, and its phases (SM-TURN-01, SM-GOAL-04)."""
    phases = tuple(Text(f"phase-{phase}") for phase in PHASES)
    phase = _PHASE_OF.get(g.phase, g.phase)
    if phase not in PHASES:
        return Progress(Text("progress-setup"), phases)
    return Progress(Text("progress-turn", turn=g.turn, rows=g.setting.rows), phases, PHASES.index(phase))


# -- events ------------------------------------------------------------------------------------------------------------


def describe(event: Event) -> Text:
    """An event as a sentence.

    >>> describe(Event("activated", "SM-ACT-01", {"hero": "blue.yami", "seat": 0}))
    Text('log-activated', hero=Text('hero-of-side', hero=Text('hero-yami'), side='blue'), who=Text('seat', seat=0))
    """
    facts = event.facts
    words = {_SAID.get(name, name): _word(name, fact) for name, fact in facts.items()}
    return Text(f"log-{_variant(event.kind, facts, words)}", **words)


_SAID: Final = {"seat": "who", "seats": "who"}


def _word(name: str, fact: Any) -> Word:
    """A fact as a word of its sentence."""
    found = _WORDS.get(name)
    if found is not None and not isinstance(fact, bool):
        return found(fact)
    if isinstance(fact, bool):
        return int(fact)
    return fact if isinstance(fact, (int, str)) else str(fact)


def piece_word(word: Any) -> Word:
    """A piece as events name it: "blue.yami", "minion.red", "illusion.blue.akhuti", "shardling"."""
    if not isinstance(word, str):
        return int(word)
    first, _, rest = word.partition(".")
    if first in SIDES:
        return Text("hero-of-side", hero=Text(f"hero-{rest}"), side=first)
    if first == "illusion":
        return Text("illusion-of", hero=piece_word(rest))
    if first in ("minion", "pillar"):
        return Text(f"a-{first}", side=rest)
    return Text(f"outsider-{first}") if first in shelf().outsiders else Text("nobody")


def _side(side: Any) -> Word:
    """A side, which some events count and others name; "none" for nobody."""
    if isinstance(side, str):
        return side
    return SIDES[side] if side >= 0 else "none"


def _hex(hex: Any) -> Word:
    return hex_text(hex) if isinstance(hex, int) else str(hex)


def _cards(cards: Any) -> Word:
    return cards if isinstance(cards, int) else listed([Text(f"card-{card}") for card in cards])


def _lanes(lanes: Any) -> Word:
    return listed([Text("the-lane", lane=lane) for lane in lanes])


def _hexes(hexes: Any) -> Word:
    return int(hexes) if isinstance(hexes, int) else " ".join([hex_text(each) for each in hexes])


def _of_seats(seats: Any) -> Word:
    return listed([seat_name(seat) for seat in seats])


def _pieces(pieces: Any) -> Word:
    return listed([word for each in pieces if isinstance(word := piece_word(each), Text)])


_WORDS: Final[Mapping[str, Callable[[Any], Word]]] = {
    **dict.fromkeys(("hero", "piece", "by", "target", "one", "other"), piece_word),
    **dict.fromkeys(("side", "winner"), _side),
    **dict.fromkeys(("hex", "start"), _hex),
    **dict.fromkeys(("blue", "red", "hexes"), _hexes),
    "seat": seat_name,
    "seats": _of_seats,
    "targets": _pieces,
    "card": lambda card: Text(f"card-{card}") if card else "",
    "cards": _cards,
    "lanes": _lanes,
    "heroes": lambda heroes: listed([Text(f"hero-{hero}") for hero in heroes]),
    "what": what_name,
    "skill": what_name,
    "condition": lambda name: Text(f"condition-{name}"),
    "faction": lambda name: Text(f"faction-{name}"),
    "outsider": lambda name: Text(f"outsider-{name}"),
    "outsiders": lambda found: listed([Text(f"outsider-{card}") for _, card in found]),
    "modifier": lambda number: f"{number:+d}",
    "tokens": lambda found: ", ".join([f"{number}: {hex_text(each)}" for number, each in found]),
}


def _variant(kind: str, facts: Mapping[str, Any], words: dict[str, Word]) -> str:
    """Which sentence of an event: some say different things by what happened."""
    match kind:
        case "game-over":
            return _game_over(facts, words)
        case "control":
            words["where"] = Text("the-dome", dome=facts["dome"]) if facts.get("dome") else _lanes(facts["lanes"])
            return kind if words["winner"] != "none" else "control-tie"
        case "victory-cards":
            words["cards"] = listed([Text(f"victory-{card}") for card in facts["cards"]])
        case "mulligan" if not facts["cards"]:
            return "mulligan-none"
        case "minion-defeated" if not facts["by"]:
            return "minion-defeated-by-control"
        case "hero-defeated" if not facts["row"]:
            return "hero-defeated-for-good"
        case "stacked" | "resolves" | "fizzles":
            return f"{kind}-{facts['of']}"
        case "damage" if facts["armor"]:
            return "damage-armor"
        case "bonus":
            words["amount"] = f"{facts['amount']:+d}"
        case "deck-submitted" if facts["own"]:
            return "deck-submitted-own"
    return kind


def _game_over(facts: Mapping[str, Any], words: dict[str, Word]) -> str:
    """Who won, or that nobody did; with which victory card."""
    if words["side"] == "none":
        return "game-over-draw"
    if not facts["card"]:
        return "game-over"
    words["card"] = Text(f"victory-{facts['card']}")
    return "game-over-card"
