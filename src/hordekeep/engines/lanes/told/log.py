"""What is told of a game: its box, how far it has come, and what each event says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hordekeep.engines.lanes.content.card_words import said
from hordekeep.engines.lanes.content.cards import shelf
from hordekeep.engines.lanes.state.battle import MINIONS, Battle
from hordekeep.engines.lanes.state.happened import Happened
from hordekeep.engines.lanes.state.places import REAR_NAMES
from hordekeep.engines.lanes.state.steps import phase_now, turn_now
from hordekeep.engines.lanes.told.choices import card_name
from hordekeep.kernel import Box, Event, Progress, Telling, Text, once, seat_name
from hordekeep.kernel.declaring import Told, Vocabulary
from hordekeep.kernel.texts import Word

BOX: Final = Box(
    about=said("about-skytear-horde"),
    minutes=45,
    board="lanes",
)

TELLING: Final = Telling(
    headings=frozenset({"turn-begins", "phase-begins"}),
    moments=frozenset(
        {
            *("portal-collapses", "portal-replaced", "portal-is-outsider"),
            *("outsider-stage", "on-pile", "under-pile", "game-ends"),
        }
    ),
    reveals=frozenset(
        {
            *("summoned", "summoned-aside", "treachery-revealed", "revealed", "on-pile", "under-pile"),
            *("hands-dealt", "discarded-revealed"),
            *("searched", "looked", "looked-card", "looked-horde", "revealed-top", "guessed", "shuffled", "taken"),
            *(
                "mulligan",
                "drew",
                "drew-card",
                "horde-drew",
                "pillaged",
                "pillaged-card",
                "reshuffled",
                "horde-reshuffled",
            ),
        }
    ),
)


def progress(g: Battle) -> Progress:
    """The turn, and its seven phases in the edition's order (SH-WIN-07)."""
    phases = tuple(Text(f"phase-{phase}") for phase in g.edition.turn)
    phase = phase_now(g)
    if phase not in g.edition.turn:
        return Progress(Text("progress-setup"), phases)
    return Progress(Text("progress-turn", turn=max(turn_now(g), 1)), phases, g.edition.turn.index(phase))


# -- events ------------------------------------------------------------------------------------------------------------

_SAID: Final = {"seat": "who", "purse": "who"}
_CARDS: Final = ("card", "by", "castle", "portal", "outsider")
_NUMBERED: Final = ("armor", "elusive", "heroic")
_CHANGES: Final = ("attack", "health", "armor")


def describe(event: Event) -> Text:
    """An event as a sentence.

    >>> describe(Event("summoned", "SH-HORDE-02", {"card": "troll-brute", "lane": 3}))
    Text('log-summoned', card=Text('card-troll-brute'), lane=3)
    """
    facts = event.facts
    declared = _declared().get(event.kind)
    if declared is not None:
        return declared.sentence(facts)
    words = {_SAID.get(name, name): _word(name, fact) for name, fact in facts.items()}
    if "at" in facts:
        words["thing"] = _thing(facts["at"], facts["card"])
    return Text(f"log-{_variant(event.kind, facts, words)}", **words)


@once
def _declared() -> Mapping[str, type[Told]]:
    return Vocabulary((), Happened.declared_in("hordekeep")).events


def _word(name: str, fact: Any) -> Word:
    """A fact as a word of its sentence."""
    if name in _CARDS:
        return _named(fact)
    if name in _SAID:
        return seat_name(fact)
    if name in ("keyword", "mark", "phase"):
        return Text(f"{name}-{fact}")
    if name == "cards" and isinstance(fact, list):
        return _list([card_name(each) for each in fact])
    if isinstance(fact, bool):
        return int(fact)
    return fact if isinstance(fact, (int, str)) else str(fact)


def _variant(kind: str, facts: Mapping[str, Any], words: dict[str, Word]) -> str:
    """Which sentence of an event: some say different things by what happened."""
    match kind:
        case "game-ends":
            return f"game-ends-{facts['why']}"
        case "mana-gained" | "mana-lost" if facts["shared"]:
            return f"{kind}-horde" if facts["purse"] else f"{kind}-alliance"
        case "guessed":
            return "guessed-right" if facts["right"] else "guessed-wrong"
        case "played":
            lane = _lane(facts["at"])
            words["lane"] = lane
            return kind if lane and facts["at"][0] == "a" and "." not in facts["at"] else "played-elsewhere"
        case "moved" if facts["to"] in MINIONS or facts["to"] in REAR_NAMES:
            return "went-back"
        case "moved":
            words["here"], words["there"] = _lane(facts["start"]), _lane(facts["to"])
            return kind if words["here"] else "came-to-lane"
        case "swapped":
            words["here"], words["there"] = _lane(facts["one"]), _lane(facts["other"])
            words["partner"] = card_name(facts["partner"])
        case "struck" | "trampled":
            words["target"] = _inside(facts["target"], facts["whom"])
        case "attached" | "put-under":
            words["host"] = _inside(facts["at"], facts["host"], with_lane=True)
        case "destroyed" if facts["at"] == "portal":
            return "destroyed-portal"
        case "portal-replaced" if facts["card"].startswith("portal-"):
            return "portal-replaced-level"
        case "exhausted-ally":
            words["by"] = card_name(facts["by"])
        case "to-supply" if "at" not in facts:
            return "to-supply-card"
        case "damage" if not facts["by"]:
            return "damage-plain"
        case "gained-keyword" if facts["keyword"] in _NUMBERED:
            return "gained-numbered-keyword"
        case "tokens":
            words["tokens"] = Text(f"tokens-{facts['token']}", amount=facts["amount"])
        case "changed":
            changes = [_change(name, facts[name]) for name in _CHANGES if facts[name]]
            words["changes"] = _list(changes)
            return kind if changes else "changed-nothing"
    return kind


def _lane(place: str) -> int:
    """The lane that a place is in, 0 if in none.

    >>> _lane("m3"), _lane("a2.1"), _lane("castle"), _lane("b1")
    (3, 2, 0, 0)
    """
    return int(place[1]) if place[0:1] in ("a", "m") and place[1:2].isdigit() else 0


def _change(name: str, amount: int) -> Text:
    return Text(f"change-{name}", amount=f"{amount:+d}")


def _list(texts: list[Text]) -> Text:
    """Several texts as one, with commas."""
    if not texts:
        return Text("nothing")
    return texts[0] if len(texts) == 1 else Text("list", first=texts[0], rest=_list(texts[1:]))


def _inside(at: str, card: str, with_lane: bool = False) -> Text:
    """A card in the middle of a sentence; castle and portal by what they are."""
    if at in ("castle", "portal"):
        return Text(f"place-{at}")
    if with_lane and (lane := _lane(at)):
        return Text("card-in-lane", card=card_name(card), lane=lane)
    return card_name(card)


def _thing(at: str, card: str) -> Text:
    """A card and its lane at the start of a sentence: "Troll Brute in lane 3"."""
    if "." not in at and (lane := _lane(at)):
        return Text("card-in-lane", card=_named(card), lane=lane)
    return _named(card)


def _named(card: str) -> Text:
    """A card at the start of a sentence; the name of a portal says less than what it is."""
    if card in shelf().portals:
        return Text("thing-portal")
    return card_name(card) if card else Text("thing-hidden")
