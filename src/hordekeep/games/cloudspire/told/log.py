"""What is told of a game: its box, how far it has come, and what each event says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from hordekeep.games.cloudspire.content.kinds import earthscape_name, effect_name, hex_text, upgrades_name
from hordekeep.games.cloudspire.content.names import PACKAGE, listed, said
from hordekeep.games.cloudspire.state.play_area import PHASES, UPKEEP, PlayArea
from hordekeep.games.cloudspire.state.wording import chip_told, seat_told
from hordekeep.games.cloudspire.told.choices import die_face
from hordekeep.kernel import Box, Event, Progress, Telling, Text, once
from hordekeep.kernel.declaring import Told, Vocabulary
from hordekeep.kernel.texts import Word

BOX: Final = Box(
    about=said("about"),
    board="isles",
    minutes=120,
)

TELLING: Final = Telling(
    headings=frozenset({"wave", "market-refreshed", "onslaught", "round", "turn", "wave-over"}),
    moments=frozenset(
        {
            *("defeated", "gate-defeated", "pillaged", "promoted", "constructed", "earthscape-laid", "awakened"),
            *("gate-damaged", "game-over"),
        }
    ),
    reveals=frozenset(
        {
            *("event-drawn", "ratified", "market-refreshed", "landmark-seen", "revealed", "relic-drawn", "relic-seen"),
            *("relic-played", "rolled", "die-rolled", "uncovered", "awakened", "bought", "offer-discarded"),
            *("earthscape-bought", "event-die", "beacon"),
        }
    ),
)


def progress(g: PlayArea) -> Progress:
    """The wave of so many, and its phases (CS-WAVE-01, CS-WAVE-02); in the Onslaught Phase its round (CS-TURN-01)."""
    phases = tuple(Text(f"phase-{phase}") for phase in PHASES)
    if not all(g.factions):
        return Progress(Text("progress-setup"), phases)
    words = {"wave": g.wave, "waves": g.setting.waves}
    if g.phase == UPKEEP or PHASES[g.phase] != "onslaught" or not g.round:
        return Progress(Text("progress-wave", **words), phases, g.phase)
    return Progress(Text("progress-round", round=g.round, **words), phases, g.phase)


# -- events ------------------------------------------------------------------------------------------------------------

PLACED: Final = frozenset(
    (
        *("moved", "teleported", "displaced", "constructed", "called", "cleared", "uncovered", "revealed"),
        *("landmark-seen", "set-down", "left-perch", "left-group", "awakened"),
        *("picked-up", "dropped", "laid-out-again"),
    )
)
"""The events that tell where their chip is anyhow."""


def describe(event: Event) -> Text:
    """An event as a sentence.

    >>> describe(Event("attacks", "CS-ATK-16", {"chip": "aegis@1.0", "target": "awsh@0.1"}))
    Text('log-attacks', chip=Text('chip-on', chip=Text('face-aegis'), hex='1.0'), target=Text('face-awsh'))
    """
    declared = _declared().get(event.kind)
    if declared is not None:
        return declared.sentence(event.facts)
    facts = event.facts
    words = {_SAID.get(name, name): _word(name, fact) for name, fact in facts.items()}
    if event.kind in PLACED and "chip" in facts:
        words["chip"] = chip_told(facts["chip"], placed=False)
    return Text(f"log-{_variant(event.kind, facts, words)}", **words)


@once
def _declared() -> Mapping[str, type[Told]]:
    return Vocabulary((), Told.declared_in(PACKAGE)).events


_SAID: Final = {"seat": "who", "seats": "who", "with_": "with"}


def _word(name: str, fact: Any) -> Word:
    """A fact as a word of its sentence."""
    found = _WORDS.get(name)
    if found is not None:
        return found(fact)
    return fact if isinstance(fact, (int, str)) else str(fact)


def _chips(told: Any) -> Word:
    return listed([chip_told(each) for each in told])


def _seats(seats: Any) -> Word:
    return listed([seat_told(seat) for seat in seats])


def _hexes(hexes: Any) -> Word:
    return " ".join([hex_text(each) for each in hexes])


def _hex(hex: Any) -> Word:
    return hex_text(hex) if hex >= 0 else ""


def _dice(dice: Any) -> Word:
    return " ".join([str(each) for each in dice])


def _upgrades(letters: Any) -> Word:
    return upgrades_name(letters)


_WORDS: Final[Mapping[str, Callable[[Any], Word]]] = {
    **dict.fromkeys(("chip", "target", "with_", "hero", "top", "carrier", "spire", "attacker", "by"), chip_told),
    **dict.fromkeys(("seat", "owner", "mark", "taker"), seat_told),
    **dict.fromkeys(("seats", "winners"), _seats),
    **dict.fromkeys(("chips", "stack"), _chips),
    **dict.fromkeys(("hex", "start", "to"), _hex),
    **dict.fromkeys(("hexes", "walk"), _hexes),
    "dice": _dice,
    "upgrades": _upgrades,
    "upgrade": _upgrades,
    "face": die_face,
    "talent": effect_name,
    "structure": lambda name: Text(f"structure-{name}"),
    "relic": lambda name: Text(f"relic-{name}"),
    "event": lambda name: Text(f"event-{name}"),
    "faction": lambda name: Text(f"faction-{name}"),
    "earthscape": lambda number: earthscape_name(number) if number else Text("nothing"),
}


def _variant(kind: str, facts: Mapping[str, Any], words: dict[str, Word]) -> str:
    """Which sentence of an event: some say different things by what happened."""
    match kind:
        case "source-gained" | "income" | "reward-gained" | "pillage-gained" | "source-stolen" if facts["lost"]:
            return f"{kind}-capped"
        case "damaged":
            return _damaged(facts)
        case "spire-lost-chip" | "gate-damaged" if not facts["by"]:
            return f"{kind}-by-none"
        case "defeated":
            return _defeated(facts)
        case "gate-repaired" if facts["paid"]:
            return "gate-repaired-paid"
        case "moved":
            words["hex"] = hex_text(facts["walk"][-1])
        case "teleported" if facts["start"] < 0:
            return "teleported-from-nowhere"
        case "cleared" | "uncovered" if facts["hex"] < 0:
            return f"{kind}-in-stack"
        case "die-rolled" if facts["seat"] == -1:  # a landmark that nobody controls
            return "die-rolled-by-none"
        case "fires" if not facts["dice"]:
            return "fires-without-dice"
        case "swapped":
            words |= {"one": chip_told(facts["chips"][0]), "other": chip_told(facts["chips"][1])}
            return "swapped-in-market" if "seat" in facts else kind
        case "prepared" if not facts["stack"]:
            return "prepared-none"
        case "constructed" | "upgraded" | "called" if not facts["cost"]:
            return f"{kind}-free"
        case "game-over":
            return _game_over(facts)
    return kind


def _damaged(facts: Mapping[str, Any]) -> str:
    """By an attack or talent of a chip, in retaliation, by a gate, by an effect without a chip, or by nobody."""
    if facts["how"] in ("gate", "retaliation"):
        return f"damaged-{facts['how']}"
    if facts["by"]:
        return "damaged"
    return "damaged-by-seat" if facts["seat"] != -1 else "damaged-by-none"


def _defeated(facts: Mapping[str, Any]) -> str:
    """By a chip, by a faction without one, or by nobody."""
    if facts["with_"]:
        return "defeated-with"
    return "defeated" if facts["seat"] != -1 else "defeated-by-none"


def _game_over(facts: Mapping[str, Any]) -> str:
    """Who won; nobody where the game was lost together."""
    count = len(facts["winners"])
    return "game-over-lost" if not count else "game-over" if count == 1 else "game-over-shared"
