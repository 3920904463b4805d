"""The board of Skytear Horde in sentences, for screen readers and for everything that is no terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from hordekeep.kernel import Document, Text, seat_name
from hordekeep.terminal.voice import Voice

KEYWORDS = ("taunt", "trample", "barrier", "deadly", "elusive", "heroic")
MARKS = ("boosted", "cannot-move", "cannot-be-engaged", "cannot-exhaust", "cannot-pillage", "no-damage-dealt")
"""The marks of this turn that a player wants to know of; the others only help the rules to count."""
_WITHOUT_NUMBER = ("taunt", "trample", "barrier", "deadly")


def tell(view: Document, seat: int | None, _names: Sequence[str], say: Voice) -> list[str]:
    """Everything that the drawn board shows, one sentence a line."""
    told = [say(heading(view)), say(portal_line(view)), pile_line(view, say), back_line(view, say)]
    told += _lanes(view, say)
    told.append(castle_line(view, say))
    told += [_player(player, say) for player in view["players"]]
    told += horde_lines(view, say)
    told += forecast_lines(view, say)
    if hand := hand_line(view, seat, say):
        told.append(hand)
    return told + advice_lines(view, say)


def own(view: Document, seat: int | None, _names: Sequence[str], say: Voice) -> list[str]:
    """The own hand, and what lies in the own discard pile."""
    hand, discard = _hand_of(view, seat), _discard_of(view, seat)
    told = [hand_line(view, seat, say) or say(Text("lanes-no-hand"))] if hand is not None else []
    told.append(say(Text("lanes-discard", cards=counted(discard, say))))
    return told


# -- the parts of the board --------------------------------------------------------------------------------------------


def heading(view: Document) -> Text:
    """Turn and phase."""
    if view["result"]:
        return Text("lanes-heading-over", turn=view["turn"])
    if view["phase"] == "setup":
        return Text("lanes-heading-setup")
    if lane := view.get("fight_lane"):
        return Text("lanes-heading-fight", turn=view["turn"], lane=lane)
    return Text("lanes-heading", turn=view["turn"], phase=Text(f"phase-{view['phase']}"))


def portal_line(view: Document) -> Text:
    """The portal: its stage and health, the waves from now on, and the mana that the alliance gains each turn."""
    portal = view["portal"]
    waves = portal["waves"][portal["at"] :] + portal["waves"][: portal["at"]]
    words: dict[str, str | int] = {
        "stage": portal["stage"],
        "waves": " ".join(map(str, waves)),
        "boost": portal["boost"],
    }
    if portal["endless"]:
        return Text("lanes-portal-endless", **words)
    if portal["collapsing"]:
        return Text("lanes-portal-collapsing", **words)
    return Text("lanes-portal", health=portal["health"], **words)


def pile_line(view: Document, say: Voice) -> str:
    """The outsider pile, top first, and how many stages of the outsider are still to come."""
    pile = counted(view["pile"], say)
    return say(Text("lanes-pile", cards=pile, stages=view["stages_left"]))


def minion_words(minion: Document, say: Voice) -> str:
    """A minion of the back line, or where it went."""
    name = minion["minion"].capitalize()
    if minion["lane"]:
        return say(Text("lanes-minion-away", card=name, lane=minion["lane"]))
    keywords = {word: amount for word, amount in minion["keywords"].items() if word != "trample"}  # which all have
    more = tags({**minion, "keywords": keywords, "tokens": {}}, say)  # tokens are all its health there is
    return f"{name} {figures(minion)}" + _in_brackets(more)


def back_line(view: Document, say: Voice) -> str:
    """The four minions, and how many cards they take together."""
    minions = ", ".join(minion_words(minion, say) for minion in view["back_line"])
    pillaged = sum(minion["pillages"] for minion in view["back_line"])
    return say(Text("lanes-back-line", minions=minions, cards=pillaged))


def castle_line(view: Document, say: Voice) -> str:
    """The castle with its health and whatever lies on it."""
    castle = view["castle"]
    words = Text("lanes-castle", card=name_of(castle, say), health=castle["health"], full=castle["printed"][1])
    more = tags(castle, say)
    return say(words) + (f" {_sentence(more)}" if more else "")


def horde_lines(view: Document, say: Voice) -> list[str]:
    """The piles of the horde, the treachery card, and what a horde player has."""
    horde = view["horde"]
    deck = " + ".join(map(str, horde["deck"]))
    told = [say(Text("lanes-horde", deck=deck, discard=len(horde["discard"])))]
    if view["treachery"]:
        told.append(say(Text("lanes-treachery", card=card_text(view["treachery"]))))
    if view["mode"] == "versus":
        hand = horde["hand"]
        cards = len(hand) if isinstance(hand, list) else hand
        told.append(say(Text("lanes-horde-player", mana=horde["mana"], hand=cards, left=horde["wave_left"])))
    return told


def forecast_lines(view: Document, say: Voice) -> list[str]:
    """What becomes of castle, portal and decks if the alliance stops now; nothing in phases without a forecast."""
    ahead = view.get("if_you_stop")
    if ahead is None:
        return []
    words = [say(Text("lanes-stop-castle", change=change(ahead["castle"])))]
    if ahead["portal"] is not None:
        words.append(say(Text("lanes-stop-portal", change=change(ahead["portal"]))))
    words += [say(Text("lanes-stop-deck", change=change(deck))) for deck in ahead["decks"]]
    return [say(Text("lanes-stop", changes=", ".join(words)))]


def advice_lines(view: Document, say: Voice) -> list[str]:
    """What the book advises for the starting hand of a first game (SH-SETUP-16)."""
    return [say(Text("lanes-first-game"))] if view["first_game"] else []


def hand_line(view: Document, seat: int | None, say: Voice) -> str:
    """The own hand with the costs; nothing for whoever holds none."""
    hand = _hand_of(view, seat)
    if not hand:
        return ""
    cards = ", ".join(
        with_cost(card, say) + (f" ×{copies}" if copies > 1 else "") for card, copies in Counter(hand).items()
    )
    return say(Text("lanes-hand", cards=cards))


# -- words -------------------------------------------------------------------------------------------------------------


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
    from hordekeep.games.lanes.cards import shelf  # the cards are read only where they are played with

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
    """Attack and health now; only health where a card has no attack."""
    if piece["attack"] is None:
        return str(piece["health"])
    return f"{piece['attack']}/{piece['health']}"


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
    found += [_keyword(name, piece["keywords"][name], say) for name in KEYWORDS if name in piece["keywords"]]
    tokens = {} if piece["attack"] is None else piece["tokens"]  # a tower's tokens are all its health there is
    found += [say(Text(f"lanes-token-{name}", count=tokens[name])) for name in tokens]
    turn = piece["turn"]
    if turn.get("attack") or turn.get("health"):
        found.append(say(Text("lanes-turn", change=f"{turn.get('attack', 0):+d}/{turn.get('health', 0):+d}")))
    found += [say(Text(f"lanes-mark-{mark}")) for mark in piece["marks"] if mark in MARKS]
    found += [f"+ {name_of(each, say)}" + _exhausted(each, say) for each in piece["attached"]]
    if piece["under"]:
        found.append(say(Text("lanes-under", count=piece["under"])))
    return found


def _keyword(name: str, amount: int, say: Voice) -> str:
    word = say(Text(f"lanes-keyword-{name}"))
    return word if name in _WITHOUT_NUMBER else f"{word} {amount}"


def _exhausted(piece: Document, say: Voice) -> str:
    return "" if piece["ready"] else f" ({say(Text('lanes-exhausted'))})"


def ends(marker: Document, who: str) -> tuple[str, bool] | None:
    """The health of a lane's monster or ally before and after its fight, and whether it falls; None if none is known.

    >>> ends({"monster": [2, 0], "ally": None}, "monster")
    ('2→0', True)
    """
    health = marker[who]
    return None if health is None else (change(health), health[0] > 0 and health[1] <= 0)


# -- sentences of the plain board --------------------------------------------------------------------------------------


def _in_brackets(words: Sequence[str]) -> str:
    return f" ({', '.join(words)})" if words else ""


def _sentence(words: Iterable[str]) -> str:
    joined = ", ".join(words)
    return joined[:1].upper() + joined[1:] + "."


def _lanes(view: Document, say: Voice) -> list[str]:
    """The lanes in which somebody stands, one by one; then the empty ones together."""
    empty = [number for number, lane in enumerate(view["lanes"], start=1) if not (lane["monster"] or lane["alliance"])]
    told = [_lane(view, number, say) for number in range(1, len(view["lanes"]) + 1) if number not in empty]
    if empty:
        told.append(say(Text("lanes-empty", lanes=", ".join(map(str, empty)))))
    return told


def _lane(view: Document, number: int, say: Voice) -> str:
    lane = view["lanes"][number - 1]
    monster, ally = (_piece(lane[row], say) for row in ("monster", "alliance"))
    told = say(Text("lanes-lane", lane=number, monster=monster, ally=ally))
    markers = view.get("markers")
    return told if markers is None else f"{told} {_marker(markers[number - 1], say)}".rstrip()


def _piece(piece: Document | None, say: Voice) -> str:
    if piece is None:
        return say(Text("lanes-nobody"))
    if not piece["card"]:
        return name_of(piece, say)
    return f"{name_of(piece, say)} {figures(piece)}" + _in_brackets(tags(piece, say))


def _marker(marker: Document, say: Voice) -> str:
    """How a lane will go, in words."""
    words = []
    for who in ("monster", "ally"):
        found = ends(marker, who)
        if found is not None and marker[who][0] != marker[who][1]:
            words.append(say(Text(f"lanes-{who}-{'falls' if found[1] else 'ends'}", change=found[0])))
    words += [say(Text(f"lanes-loses-{who}", amount=marker[who])) for who in ("castle", "portal") if marker[who]]
    if marker["reason"] in ("taunt", "hidden"):
        words.append(say(Text(f"lanes-reason-{marker['reason']}")))
    return say(Text("lanes-marker", words=", ".join(words))) if words else ""


def _player(player: Document, say: Voice) -> str:
    hand = player["hand"]
    cards = len(hand) if isinstance(hand, list) else hand
    words = {"mana": player["mana"], "hand": cards, "deck": player["deck"], "discard": len(player["discard"])}
    return say(Text("lanes-player", who=seat_name(player["seat"]), **words))


def held(view: Document, seat: int | None) -> list[str]:
    """The cards that a seat holds, as far as the viewer may see them."""
    return _hand_of(view, seat) or []


def _hand_of(view: Document, seat: int | None) -> list[str] | None:
    """The hand of a seat as far as it is open to the viewer; None if the seat holds none that is."""
    held = next((player["hand"] for player in view["players"] if player["seat"] == seat), view["horde"]["hand"])
    return held if seat is not None and isinstance(held, list) else None


def _discard_of(view: Document, seat: int | None) -> list[str]:
    found: list[str] = next(
        (player["discard"] for player in view["players"] if player["seat"] == seat), view["horde"]["discard"]
    )
    return found
