"""The board of Skytear Horde and Monoliths in sentences: for screen readers, text mode, a terminal that cannot draw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from hordekeep.engines.lanes.told.piece_words import (
    card_text,
    change,
    counted,
    ends,
    figures,
    figures_said,
    name_of,
    printed_words,
    tags,
    token_words,
    with_cost,
)
from hordekeep.kernel import Document, Text, seat_name
from hordekeep.kernel.boards import Chapter, Voice
from hordekeep.kernel.texts import Word

ALL_MINIONS_HAVE = ("trample", "pillager")
"""Keywords that would only fill the line."""


def tell(view: Document, seat: int | None, names: Sequence[str], say: Voice) -> list[Chapter]:
    """Everything that the drawn board shows, one sentence a line."""
    hand = hand_line(view, seat, say)
    now = [
        *difficulty_lines(view, say),
        *forecast_lines(view, say),
        *([hand] if hand else ()),
        *advice_lines(view, say),
    ]
    told = {
        "now": [say(heading(view)), *now],
        "around": [castle_line(view, say), portal_line(view, say), *enchantment_lines(view, say)],
        "behind": _behind(view, say),
        "lanes": _lanes(view, say),
        "piles": _piles(view, seat, names, say),
        "hands": _hands(view, seat, names, say),
    }
    return [Chapter(say(Text("lanes-chapter", about=about)), lines) for about, lines in told.items() if lines]


def own(view: Document, seat: int | None, _names: Sequence[str], say: Voice) -> list[Chapter]:
    """The own hand, card by card, and what lies in the own discard pile."""
    told = []
    if (hand := _hand_of(view, seat)) is not None:
        told = [
            say(Text("lanes-card", card=_times(say(card_text(card)), copies), words=printed_words(card, say)))
            for card, copies in Counter(hand).items()
        ] or [say(Text("lanes-no-hand"))]
    told.append(say(Text("lanes-discard", cards=counted(_discard_of(view, seat), say))))
    return [Chapter(say(Text("lanes-chapter", about="own")), told)]


def in_sight(view: Document, _seat: int | None) -> list[str]:
    """Every card that lies open."""
    behind = [piece for piece in view["back_line"] if piece["temporary"]]
    standing = [piece for lane in view["lanes"] for piece in (lane["monster"], lane["alliance"]) if piece]
    pieces = [view["castle"], view["portal"], *behind, *standing]
    cards = [card for piece in pieces for card in (piece["card"], *(each["card"] for each in piece["attached"]))]
    cards += [view["treachery"], view["enchantment"], *view.get("outsider_aside", ())]
    hands = [player["hand"] for player in (*view["players"], view["horde"])]
    cards += [card for hand in hands if isinstance(hand, list) for card in hand]
    return [card for card in cards if card]


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
    stage = Text("lanes-portal-of", stage=portal["stage"]) if portal["temporary"] else portal["stage"]
    words: dict[str, Word] = {
        "stage": stage,
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
    if words_on := tags(portal, say):
        more.append(_sentence(words_on))
    return " ".join([say(told), *more])


def pile_lines(view: Document, say: Voice) -> list[str]:
    """The outsider pile, top first, with what is still to come."""
    pile = _in_order("lanes-top-first", view["pile"], say)
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
        told.append(say(Text("lanes-set-aside", cards=_in_order("lanes-next-first", view["outsider_aside"], say))))
    return told


def enchantment_lines(view: Document, say: Voice) -> list[str]:
    """The enchantment that is active."""
    return [say(Text("lanes-enchantment", card=card_text(view["enchantment"])))] if view["enchantment"] else []


def _in_order(order: str, cards: Sequence[str], say: Voice) -> str:
    words = counted(cards, say)
    return say(Text(order, cards=words)) if len(set(cards)) > 1 else words


def _kept(piece: Document, say: Voice) -> str:
    """The tokens and attachments of an outsider in the pile."""
    words = [*token_words(piece["tokens"], say), *(f"+ {say(card_text(each))}" for each in piece["attached"])]
    return ", ".join(words) or say(Text("board-none"))


def behind_words(piece: Document, say: Voice) -> str:
    """A minion, or where it went; any other monster of the back line with the name of its place."""
    if words := _away(piece, say):
        return words
    return f"{_name_behind(piece, say)} {figures(piece)}".rstrip() + _in_brackets(tags(_shown_behind(piece), say))


def _behind(view: Document, say: Voice) -> list[str]:
    """The back line one by one, and how many cards they take together."""
    told = [_upper(f"{_said_behind(piece, say)}.") for piece in view["back_line"]]
    pillaged = sum(piece["pillages"] for piece in view["back_line"])
    return [*told, say(Text("lanes-pillage-together", cards=pillaged))]


def _said_behind(piece: Document, say: Voice) -> str:
    if words := _away(piece, say):
        return words
    does = [_counts(piece, say), *tags(_shown_behind(piece), say), say(Text("lanes-pillages", cards=piece["pillages"]))]
    if piece["engageable"]:
        does.append(say(Text("lanes-engageable")))
    return _with_figures(_name_behind(piece, say), piece, say) + _in_brackets(does)


def _name_behind(piece: Document, say: Voice) -> str:
    return piece["minion"].capitalize() if piece["minion"] else f"{name_of(piece, say)} {piece['place']}"


def _away(piece: Document, say: Voice) -> str:
    """Where a minion went; nothing of one that is here."""
    if piece["lane"]:
        return say(Text("lanes-minion-away", card=_name_behind(piece, say), lane=piece["lane"]))
    return say(Text("lanes-minion-aside", card=_name_behind(piece, say))) if piece["aside"] else ""


def _shown_behind(piece: Document) -> Document:
    """Without what every minion has; tokens are all the health that it has."""
    if not piece["minion"]:
        return piece
    keywords = {word: n for word, n in piece["keywords"].items() if word not in ALL_MINIONS_HAVE}
    return {**piece, "keywords": keywords, "tokens": {}}


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


def horde_lines(view: Document, names: Sequence[str], say: Voice) -> list[str]:
    """The piles of the horde, the treachery card, and what a horde player has."""
    horde = view["horde"]
    deck = " + ".join(map(str, horde["deck"]))
    told = [say(Text("lanes-horde", deck=deck, discard=len(horde["discard"])))]
    if view["treachery"]:
        told.append(say(Text("lanes-treachery", card=card_text(view["treachery"]))))
    if (seat := _horde_seat(view, names)) is not None:
        hand = horde["hand"]
        cards = len(hand) if isinstance(hand, list) else hand
        words = {"mana": horde["mana"], "hand": cards, "left": horde["wave_left"]}
        told.append(say(Text("lanes-horde-player", who=seat_name(seat), **words)))
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
    cards = ", ".join(_times(with_cost(card, say), copies) for card, copies in Counter(hand).items())
    return say(Text("lanes-hand", cards=cards))


# -- sentences of the plain board --------------------------------------------------------------------------------------


def _in_brackets(words: Iterable[str]) -> str:
    joined = ", ".join(filter(None, words))
    return f" ({joined})" if joined else ""


def _sentence(words: Iterable[str]) -> str:
    return _upper(", ".join(words)) + "."


def _upper(words: str) -> str:
    return words[:1].upper() + words[1:]


def _times(words: str, copies: int) -> str:
    return f"{words} ×{copies}" if copies > 1 else words


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
    monster, ally = (_piece(view, lane[row], say) for row in ("monster", "alliance"))
    told = say(Text("lanes-lane", lane=number, monster=monster, ally=ally))
    markers = view.get("markers")
    if markers is None:
        return told
    return f"{told} {_marker(markers[number - 1], say)}".rstrip()


def _piece(view: Document, piece: Document | None, say: Voice) -> str:
    if piece is None:
        return say(Text("lanes-nobody"))
    more = [say(Text("lanes-engaged"))] if piece["engaged"] else []
    if piece["owner"] == piece["seat"] >= 0 and len(view["players"]) > 1:
        more.append(say(Text("lanes-of", who=seat_name(piece["owner"]))))
    words = [_counts(piece, say), *tags(piece, say), *more]
    return _with_figures(name_of(piece, say), piece, say) + _in_brackets(words)


def _with_figures(name: str, piece: Document, say: Voice) -> str:
    return ", ".join(filter(None, (name, figures_said(piece["attack"], piece["health"], say))))


def _counts(piece: Document, say: Voice) -> str:
    """What counts of a card that nobody may see, in the second edition."""
    return say(Text("lanes-counts")) if not piece["card"] and piece["temporary"] else ""


def _marker(marker: Document, say: Voice) -> str:
    """How a lane will go, in words."""
    words = []
    for who in ("monster", "ally"):
        found = ends(marker, who)
        if found is not None and marker[who][0] != marker[who][1]:
            words.append(say(Text(f"lanes-{who}-{'falls' if found[1] else 'ends'}", change=found[0])))
    words += [say(Text(f"lanes-loses-{who}", amount=marker[who])) for who in ("castle", "portal") if marker[who]]
    if marker["reason"] not in ("fight", "empty"):
        words.append(say(Text(f"lanes-reason-{marker['reason']}")))
    return say(Text("lanes-marker", words=", ".join(words))) if words else ""


def _piles(view: Document, seat: int | None, names: Sequence[str], say: Voice) -> list[str]:
    """All piles, and what each player has; what lies in the own discard pile is told with the own hand."""
    told = [*pile_lines(view, say), *horde_lines(view, names, say)]
    horde, piled = _horde_seat(view, names), view["horde"]["discard"]
    if piled and (seat is None or seat != horde):
        told.append(say(Text("lanes-horde-discard", cards=counted(piled, say))))
    for player in view["players"]:
        told.append(_player(player, say))
        if player["discard"] and player["seat"] != seat:
            cards = counted(player["discard"], say)
            told.append(say(Text("lanes-discard-of", who=seat_name(player["seat"]), cards=cards)))
    return told


def _hands(view: Document, seat: int | None, names: Sequence[str], say: Voice) -> list[str]:
    """The hands of others, as far as they lie open."""
    hands = {player["seat"]: player["hand"] for player in view["players"]}
    if (horde := _horde_seat(view, names)) is not None:
        hands[horde] = view["horde"]["hand"]
    told: list[str] = []
    for who, hand in hands.items():
        if who != seat and isinstance(hand, list) and hand:
            cards = ", ".join(say(card_text(card)) + _in_brackets([printed_words(card, say)]) for card in hand)
            told.append(say(Text("lanes-hand-of", who=seat_name(who), cards=cards)))
    return told


def _horde_seat(view: Document, names: Sequence[str]) -> int | None:
    """Whoever plays the horde; None where it plays itself."""
    if view["mode"] != "versus":
        return None
    return next(iter({*range(len(names))} - {player["seat"] for player in view["players"]}), None)


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
