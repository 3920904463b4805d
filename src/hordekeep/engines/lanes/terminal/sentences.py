"""The board of Skytear Horde and Monoliths in sentences, for screen readers and for everything that is no terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from hordekeep.engines.lanes.terminal.words import (
    card_text,
    change,
    counted,
    ends,
    figures,
    name_of,
    tags,
    token_words,
    with_cost,
)
from hordekeep.kernel import Document, Text, seat_name
from hordekeep.kernel.boards import Voice

ALL_MINIONS_HAVE = ("trample", "pillager")
"""Keywords that would only fill the line."""


def tell(view: Document, seat: int | None, _names: Sequence[str], say: Voice) -> list[str]:
    """Everything that the drawn board shows, one sentence a line."""
    told = [say(heading(view)), *difficulty_lines(view, say), portal_line(view, say), *pile_lines(view, say)]
    told.append(back_line(view, say))
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
    if lane := view["fight_lane"]:
        return Text("lanes-heading-fight", turn=view["turn"], lane=lane)
    return Text("lanes-heading", turn=view["turn"], phase=Text(f"phase-{view['phase']}"))


def difficulty_lines(view: Document, say: Voice) -> list[str]:
    """The level of the horde and the total difficulty, where a game has them."""
    level: int = view["level"]
    if not level:
        return []
    score: float = view["score"] or level
    whole, half = divmod(round(2 * score), 2)
    return [say(Text("lanes-difficulty", level=level, whole=whole, half=half))]


def portal_line(view: Document, say: Voice) -> str:
    """The portal: its stage and health, the waves from now on, the mana of each turn, and what else it is good for."""
    portal = view["portal"]
    waves = portal["waves"][portal["at"] :] + portal["waves"][: portal["at"]]
    words: dict[str, str | int] = {
        "stage": portal["stage"],
        "waves": " ".join(map(str, waves)),
        "boost": portal["boost"],
    }
    if portal["endless"]:
        told = Text("lanes-portal-endless", **words)
    elif portal["collapsing"]:
        told = Text("lanes-portal-collapsing", **words)
    else:
        told = Text("lanes-portal", health=portal["health"], **words)
    more = [say(Text("lanes-portal-outsider"))] if portal["outsider"] else []
    if portal["action"]:
        more.append(say(Text("lanes-portal-used" if portal["used"] else "lanes-portal-action")))
    return " ".join([say(told), *more])


def pile_lines(view: Document, say: Voice) -> list[str]:
    """The outsider pile, top first, with what is still to come; then the enchantment that is active."""
    pile = counted(view["pile"], say)
    if "outsider_aside" not in view:
        return [say(Text("lanes-pile", cards=pile, stages=view["stages_left"]))]
    told = [say(Text("lanes-pile", cards=pile, stages=0))]
    if late := view["late"]:
        told.append(say(Text("lanes-pile-late", count=late)))
    told += [
        say(Text("lanes-pile-ally", card=card_text(ally["card"]), who=seat_name(ally["owner"])))
        for ally in view["defectors"]
    ]
    if kept := view["outsider_kept"]:
        told.append(say(Text("lanes-pile-kept", card=card_text(kept["card"]), what=_kept(kept, say))))
    if view["outsider_aside"]:
        told.append(say(Text("lanes-set-aside", cards=counted(view["outsider_aside"], say))))
    if view["enchantment"]:
        told.append(say(Text("lanes-enchantment", card=card_text(view["enchantment"]))))
    return told


def _kept(piece: Document, say: Voice) -> str:
    """The tokens and attachments of an outsider in the pile."""
    words = [*token_words(piece["tokens"], say), *(f"+ {say(card_text(each))}" for each in piece["attached"])]
    return ", ".join(words) or say(Text("board-none"))


def behind_words(piece: Document, say: Voice) -> str:
    """A minion, or where it went; any other monster of the back line with the name of its place."""
    name = piece["minion"].capitalize() if piece["minion"] else f"{name_of(piece, say)} {piece['place']}"
    if piece["lane"]:
        return say(Text("lanes-minion-away", card=name, lane=piece["lane"]))
    if piece["aside"]:
        return say(Text("lanes-minion-aside", card=name))
    if not piece["card"]:
        return name
    shown = dict(piece)
    if piece["minion"]:
        shown["keywords"] = {word: n for word, n in piece["keywords"].items() if word not in ALL_MINIONS_HAVE}
        shown["tokens"] = {}  # tokens are all its health there is
    return f"{name} {figures(piece)}" + _in_brackets(tags(shown, say))


def back_line(view: Document, say: Voice) -> str:
    """The four minions and whoever else is there, and how many cards they take together."""
    behind = ", ".join(behind_words(piece, say) for piece in view["back_line"])
    pillaged = sum(piece["pillages"] for piece in view["back_line"])
    return say(Text("lanes-back-line", minions=behind, cards=pillaged))


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
    if planned := view["planned"]:
        told.append(say(Text("lanes-planned", count=planned)))
    return told


def forecast_lines(view: Document, say: Voice) -> list[str]:
    """What becomes of castle, portal and decks if the alliance stops now; nothing in phases without a forecast."""
    ahead = view.get("if_you_stop")
    if ahead is None:
        return []
    words = [say(Text("lanes-stop-castle", change=change(ahead["castle"])))]
    if ahead["portal"] is not None:
        falls = "lanes-stop-portal-replaced" if ahead["replaced"] else "lanes-stop-portal"
        words.append(say(Text(falls, change=change(ahead["portal"]))))
    words += [say(Text("lanes-stop-deck", change=change(deck))) for deck in ahead["decks"]]
    return [say(Text("lanes-stop", changes=", ".join(words)))]


def advice_lines(view: Document, say: Voice) -> list[str]:
    """What the book advises for the starting hand of a first game (SH-SETUP-16, HM-SETUP-21)."""
    if not view["first_game"]:
        return []
    return [say(Text("lanes-second-first-game" if "advice" in view else "lanes-first-game"))]


def hand_line(view: Document, seat: int | None, say: Voice) -> str:
    """The own hand with the costs; nothing for whoever holds none."""
    hand = _hand_of(view, seat)
    if not hand:
        return ""
    cards = ", ".join(
        with_cost(card, say) + (f" ×{copies}" if copies > 1 else "") for card, copies in Counter(hand).items()
    )
    return say(Text("lanes-hand", cards=cards))


# -- sentences of the plain board --------------------------------------------------------------------------------------


def _in_brackets(words: Sequence[str]) -> str:
    return f" ({', '.join(words)})" if words else ""


def _sentence(words: Iterable[str]) -> str:
    joined = ", ".join(words)
    return joined[:1].upper() + joined[1:] + "."


def _lanes(view: Document, say: Voice) -> list[str]:
    """The lanes in which somebody stands, one by one; then the empty ones together."""
    empty = [number for number, lane in enumerate(view["lanes"], start=1) if _is_empty(lane, number, view)]
    told = [_lane(view, number, say) for number in range(1, len(view["lanes"]) + 1) if number not in empty]
    if empty:
        told.append(say(Text("lanes-empty", lanes=", ".join(map(str, empty)))))
    return told


def _is_empty(lane: Document, number: int, view: Document) -> bool:
    """Is nobody there, and will nobody come who strikes?"""
    markers = view.get("markers")
    ahead = markers is not None and any(markers[number - 1][who] for who in ("castle", "portal"))
    return not (lane["monster"] or lane["alliance"] or ahead)


def _lane(view: Document, number: int, say: Voice) -> str:
    lane = view["lanes"][number - 1]
    monster, ally = (_piece(lane[row], say) for row in ("monster", "alliance"))
    told = say(Text("lanes-lane", lane=number, monster=monster, ally=ally))
    markers = view.get("markers")
    if markers is None:
        return told
    return f"{told} {_marker(markers[number - 1], say)}".rstrip()


def _piece(piece: Document | None, say: Voice) -> str:
    if piece is None:
        return say(Text("lanes-nobody"))
    if not piece["card"]:
        return name_of(piece, say)
    return f"{name_of(piece, say)} {figures(piece)}".rstrip() + _in_brackets(tags(piece, say))


def _marker(marker: Document, say: Voice) -> str:
    """How a lane will go, in words."""
    words = []
    for who in ("monster", "ally"):
        found = ends(marker, who)
        if found is not None and marker[who][0] != marker[who][1]:
            words.append(say(Text(f"lanes-{who}-{'falls' if found[1] else 'ends'}", change=found[0])))
    words += [say(Text(f"lanes-loses-{who}", amount=marker[who])) for who in ("castle", "portal") if marker[who]]
    if marker["reason"] in ("hidden", "taunt", "pulled"):
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
