"""Words for the cards on a board of lanes: names, numbers, and everything that lies on a card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from hordekeep.engines.lanes.content.card_words import PACKAGE, word
from hordekeep.engines.lanes.content.cards import shelf
from hordekeep.engines.lanes.content.keywords import BY_ID
from hordekeep.kernel import FIRST, Document, Text, has_message, seat_name
from hordekeep.kernel.boards import Voice

MARKS = (
    *("boosted", "cannot-move", "cannot-be-engaged", "cannot-exhaust", "cannot-pillage", "cannot-strike"),
    *("no-damage-dealt", "no-damage-taken", "double-damage", "no-abilities", "does-not-strike", "strikes-again"),
    *("strikes-elsewhere", "splits-strike", "tramples-minions", "pillages-more-per-token"),
)
"""The marks of this turn that a player wants to know of; keywords tell some, others only help the rules to count."""


def card_text(card: str) -> Text:
    """The name of a card; one that nobody may see has none."""
    return Text(f"card-{card}") if card else Text("hidden-card")


def name_of(piece: Document, say: Voice) -> str:
    """What a card in play is called."""
    return say(card_text(piece["card"]))


def with_cost(card: str, say: Voice) -> str:
    """A card with its printed cost, if it has one."""
    cost = cost_of(card)
    return say(card_text(card)) + ("" if cost is None else f" ({cost})")


def cost_of(card: str) -> int | None:
    """The printed cost of a card."""
    return shelf().cards[card].cost


def counted(cards: Iterable[str], say: Voice) -> str:
    """Cards by their names, equal ones counted."""
    parts = [say(card_text(card)) + (f" ×{n}" if n > 1 else "") for card, n in Counter(cards).items()]
    return ", ".join(parts) or say(Text("board-none"))


def change(numbers: Sequence[int]) -> str:
    """A number that changes, or stays: "16→12", "5"."""
    before, after = numbers
    return str(before) if before == after else f"{before}→{after}"


def figures(piece: Document) -> str:
    """Attack and health now; only health where a card has no attack, nothing where it has neither: a hidden spell."""
    if piece["attack"] is None:
        return "" if piece["health"] is None else str(piece["health"])
    return f"{piece['attack']}/{piece['health']}"


def figures_said(attack: int | None, health: int | None, say: Voice) -> str:
    """The same in words, for those who hear them."""
    if attack is None:
        return "" if health is None else say(Text("lanes-health", health=health))
    return say(Text("lanes-figures", attack=attack, health=health or 0))


def printed_words(card: str, say: Voice) -> str:
    """What is printed on a card besides its sentences: cost, attack and health, type and traits."""
    face = shelf().cards[card]
    cost = "" if face.cost is None else say(Text("lanes-cost", cost=face.cost))
    kind = " · ".join(_word(each, say) for each in (face.type, *sorted(face.traits)))
    return ", ".join(filter(None, (cost, figures_said(face.attack, face.health, say), kind)))


def _word(id: str, say: Voice) -> str:
    return say(Text(f"word-{id}")) if has_message(f"word-{id}", PACKAGE) else word(id, FIRST)


def tags(piece: Document, say: Voice) -> list[str]:
    """Everything about a card in play besides its attack and health, in a few words each."""
    if not piece["card"]:
        return []
    found = [say(Text("lanes-hidden"))] if piece["concealed"] else []
    if not piece["ready"]:
        found.append(say(Text("lanes-exhausted")))
    left, full = piece["armor"]
    if full:
        found.append(say(Text("lanes-armor", armor=str(full) if left == full else f"{left}/{full}")))
    found += [_keyword(name, amount, say) for name, amount in piece["keywords"].items()]
    if piece["attack"] is not None or piece["place"] in ("castle", "portal"):  # a tower's tokens are all its health
        found += token_words(piece["tokens"], say)
    found += _this_turn(piece["turn"], say)
    found += [say(Text(f"lanes-mark-{mark}")) for mark in piece["marks"] if mark in MARKS]
    found += [f"+ {name_of(each, say)}" + _exhausted(each, say) for each in piece["attached"]]
    if piece["under"]:
        found.append(say(Text("lanes-under", count=piece["under"])))
    return found + _nature(piece, say)


def token_words(tokens: Document, say: Voice) -> list[str]:
    """The tokens on a card, each kind with its number."""
    return [say(Text(f"lanes-token-{name}", count=count)) for name, count in tokens.items() if count]


def _this_turn(turn: Document, say: Voice) -> list[str]:
    """What holds for the turn alone; armor of the first edition is told with the rest of it."""
    return [
        say(Text(f"lanes-turn-{what}", change=f"{turn[what]:+d}"))
        for what in ("attack", "health", "armor")
        if turn[what]
    ]


def _nature(piece: Document, say: Voice) -> list[str]:
    """What a card has become, or what it always was: a servant, a thrall, somebody's ally, one that lost its words."""
    found = [say(Text("lanes-servant"))] if piece["servant"] else []
    if piece["thrall"]:
        found.append(say(Text("lanes-thrall", card=card_text(piece["line"]))))
    if piece["blank"]:
        found.append(say(Text("lanes-blank")))
    if piece["shorn"]:
        found.append(say(Text("lanes-shorn")))
    if piece["borrowed"]:
        found.append(say(Text("lanes-borrowed", card=card_text(piece["borrowed"]))))
    if (who := piece["seat"]) != piece["owner"]:
        joined = Text("lanes-joined-horde", who=seat_name(piece["owner"]))
        found.append(say(joined if who < 0 else Text("lanes-charmed", who=seat_name(who))))
    return found


def _keyword(name: str, amount: int, say: Voice) -> str:
    word = say(Text(f"keyword-{name}"))
    return f"{word} {amount}" if BY_ID[name].numbered else word


def _exhausted(piece: Document, say: Voice) -> str:
    return "" if piece["ready"] else f" ({say(Text('lanes-exhausted'))})"


def ends(marker: Document, who: str) -> tuple[str, bool] | None:
    """The health of a lane's monster or ally before and after its fight, and whether it falls; None if none is known.

    >>> ends({"monster": [2, 0], "ally": None}, "monster")
    ('2→0', True)
    """
    health = marker[who]
    return None if health is None else (change(health), health[0] > 0 and health[1] <= 0)
