"""The log in words: what each event says."""

from __future__ import annotations

from hordekeep.kernel import Event, Text, seat_name
from hordekeep.kernel.texts import Word

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
