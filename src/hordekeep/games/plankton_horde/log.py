"""What is told of a game: its box, how far it has come, and what each event says."""

from __future__ import annotations

from hordekeep.games.plankton_horde.components import ROUNDS
from hordekeep.games.plankton_horde.position import where_it_stands
from hordekeep.games.plankton_horde.state import HordeState
from hordekeep.kernel import Box, Event, Progress, Say, Telling, Text, seat_name
from hordekeep.kernel.texts import Word

BOX = Box(
    about=Say(
        "Draft monsters for eleven rounds, price the battles, then let the hordes fight.",
        "Onze manches pour recruter des monstres et fixer le prix des batailles, puis les hordes s'affrontent.",
    ),
    minutes=25,
    board="tableau",
)

TELLING = Telling(
    headings=frozenset({"round-begins", "battles-begin"}),
    moments=frozenset({"stolen", "tokens-switched", "flayer-added", "demon-added", "token-won", "token-lost"}),
    reveals=frozenset({"pool-dealt", "pool-refilled", "battle-card-drawn", "laid-out"}),
)

_PHASES = {"battle-card": 0, "monster": 1, "end": 2}
_BATTLES = {"trickster": 0, "battles": 1, "over": 2}


def progress(g: HordeState) -> Progress:
    """Eleven rounds of three phases (PH-ROUND-05), then the Final Battles (PH-FB-01)."""
    phase, _ = where_it_stands(g)
    if phase in _BATTLES:
        parts = tuple(Text(f"phase-{name}") for name in ("trickster", "battles", "victory"))
        return Progress(Text("progress-battles"), parts, _BATTLES[phase])
    phases = tuple(Text(f"phase-{name}") for name in _PHASES)
    return Progress(Text("progress-round", round=g.round, rounds=ROUNDS), phases, _PHASES.get(phase, 0))


_SEATS = {"seat": "who", "picker": "picker"}
_CARDS = ("card", "gift")


def describe(event: Event) -> Text:
    """An event as a sentence."""
    words: dict[str, Word] = {}
    for name, fact in event.facts.items():
        if name in _SEATS:
            words[_SEATS[name]] = seat_name(fact)
        elif name in _CARDS or (name == "other" and event.kind == "stolen"):
            words[name] = Text(f"card-{fact}")
        elif name in ("battle", "other"):
            words[name] = Text(f"battle-{fact}")
        elif name == "totals":
            words[name] = " : ".join(str(total) for total in fact)
        elif isinstance(fact, list):
            words["count"] = len(fact)
            words[name] = _list(fact)
        else:
            words[name] = fact
    return Text(f"log-{event.kind}", **words)


def _list(cards: list[str]) -> Text:
    """Cards as one text: the names with commas."""
    if not cards:
        return Text("no-cards")
    if len(cards) == 1:
        return Text(f"card-{cards[0]}")
    return Text("list", first=Text(f"card-{cards[0]}"), rest=_list(cards[1:]))
