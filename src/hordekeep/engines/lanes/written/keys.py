"""Choices as text and back.

Lanes count from 1 and seats are letters; a place is written as in `places`: m3, a2, castle, a3.1. Whatever is not
written exactly as `key` writes it is no key.
"""

from __future__ import annotations

from typing import Final

from hordekeep.engines.lanes.content.cards import shelf
from hordekeep.engines.lanes.state.battle import LANES, MINIONS
from hordekeep.engines.lanes.state.places import RANKS, REAR_NAMES, place_from_name, place_name
from hordekeep.engines.lanes.state.waiting import ARMOR, BARRIER, DOUBLED, DRAWS, FALLS
from hordekeep.kernel import SEAT_LETTERS, Choice
from hordekeep.kernel.keys import Found, Reader, one_of, read_key, seat_from

PLAIN: Final = ("done", "yes", "no", "stop", "keep", "reshuffle", "plan", "castle-draw", "portal-action")
"""Verbs that stand alone."""
TWO_LANES: Final = ("move", "swap-hidden")
FROM_PLACE: Final = ("march", "exhaust")
"""A monster in a lane or in the back line, and a lane."""
ONE_LANE: Final = ("lane", "drop", "challenge")
ONE_PLACE: Final = ("at", "discard")
ONE_CARD: Final = ("card", "redraw")
TO_LANE: Final = ("summon", "conceal")
ONE_WORD: Final = {"token": ("attack", "health"), "type": ("ally", "hero", "tower", "spell", "attachment")}
ONLY_SECOND: Final = ("castle-draw", "portal-action", "exhaust")
"""Verbs of the second edition alone."""
MOST_OPTIONS: Final = 6
MOST_NUMBER: Final = 999
CHEAP: Final = "cheap"
BEHIND: Final = frozenset((*MINIONS, *REAR_NAMES))
"""The places of the back line."""
ASPECTS: Final = {FALLS: "destroyed", ARMOR: "armor", BARRIER: "barrier", DOUBLED: "double", DRAWS: "draw"}
"""How "first" calls what is none of the numbered abilities of a card."""
_ASPECTS: Final = {word: index for index, word in ASPECTS.items()}


# -- writing -----------------------------------------------------------------------------------------------------------


def key(choice: Choice) -> str:
    """The stable text key of a choice.

    >>> key(("move", 1, 4)), key(("at", 2)), key(("to", 1)), key(("hide", 2))
    ('move:2-5', 'at:m3', 'to:B', 'conceal:3')
    >>> key(("march", 1, 4)), key(("march", 301, 4)), key(("exhaust", 0, 2)), key(("summon", "rusty-mold-1"))
    ('march:2-5', 'march:b2-5', 'exhaust:1-3', 'summon:rusty-mold-1')
    >>> key(("engage", 1)), key(("engage", 2, 12)), key(("engage", 2, 301))
    ('engage:yetnar', 'engage:onikai@3', 'engage:b2@3')
    >>> key(("play", "clan-of-the-oak", 8)), key(("play", "lightning-naginata", 8)), key(("use", 8, 1))
    ('play:clan-of-the-oak@3', 'play:lightning-naginata@a3', 'use:a3:1')
    """
    verb = choice[0]
    if verb in PLAIN:
        return str(verb)
    if verb in TWO_LANES:
        return f"{verb}:{choice[1] + 1}-{choice[2] + 1}"
    if verb in ONE_LANE:
        return f"{verb}:{choice[1] + 1}"
    if verb in ONE_PLACE:
        return f"{verb}:{place_name(choice[1])}"
    if verb in FROM_PLACE:
        return f"{verb}:{_lane_or_place(choice[1])}-{choice[2] + 1}"
    if verb in TO_LANE:
        return f"{verb}:{choice[1]}" + (f"@{choice[2] + 1}" if len(choice) > 2 else "")
    match verb:
        case "play":
            return _play_key(choice)
        case "use":
            return f"use:{place_name(choice[1])}" + (f":{choice[2]}" if choice[2] else "")
        case "engage":
            return f"engage:{MINIONS[choice[1]]}" if len(choice) < 3 else _engage_key(choice)
        case "hide":
            return f"conceal:{choice[1] + 1}"
        case "to":
            return f"to:{SEAT_LETTERS[choice[1]]}"
        case "first":
            which = ASPECTS.get(choice[3]) or choice[3] + 1
            return f"first:{choice[1]}@{place_name(choice[2])}:{which}"
        case "option":
            return f"option:{choice[1] + 1}"
    return f"{verb}:{choice[1]}"


def _play_key(choice: Choice) -> str:
    if len(choice) == 2:
        return f"play:{choice[1]}"
    place = choice[2]
    where = str(place - LANES + 1) if _goes_to_a_lane(choice[1]) else place_name(place)
    return f"play:{choice[1]}@{where}" + (f":{CHEAP}" if len(choice) > 3 else "")


def _lane_or_place(place: int) -> str:
    return str(place + 1) if place < LANES else place_name(place)


def _engage_key(choice: Choice) -> str:
    """Who comes, to which lane."""
    return f"engage:{place_name(choice[2])}@{choice[1] + 1}"


def _goes_to_a_lane(id: str) -> bool:
    card = shelf().cards.get(id)
    return card is not None and (card.is_ally or card.is_tower)


# -- reading -----------------------------------------------------------------------------------------------------------


def choice(key: str) -> Choice | None:
    """The choice with this key, or None.

    >>> choice("move:2-5"), choice("move:2-7"), choice("play:clan-of-the-oak@3"), choice("play:clan-of-the-oka@3")
    (('move', 1, 4), None, ('play', 'clan-of-the-oak', 8), None)
    """
    found = read_key(key, PLAIN, _READERS)
    if found is not None and found[0] == "conceal" and len(found) == 2:
        return ("hide", found[1])
    return found


def first_choice(key: str) -> Choice | None:
    """The choice of the first edition with this key: it knows no back line but the minions', and every card that the
    horde player plays needs a lane.

    >>> first_choice("march:2-5"), first_choice("march:b2-5"), first_choice("summon:troll-brute")
    (('march', 1, 4), None, None)
    """
    found = choice(key)
    if found is None or found[0] in ONLY_SECOND:
        return None
    match found:
        case ("summon", _) | ("engage", _, _):
            return None
        case ("march", int(place), _) if place >= LANES:
            return None
    return found


def _lane(text: str) -> int | None:
    return int(text) - 1 if len(text) == 1 and text in "123456" else None


def _number(text: str, most: int) -> int | None:
    if not (text.isascii() and text.isdigit()) or (len(text) > 1 and text[0] == "0") or len(text) > 3:
        return None
    return int(text) if int(text) <= most else None


def _one_lane(text: str) -> Found:
    lane = _lane(text)
    return None if lane is None else (lane,)


def _two_lanes(text: str) -> Found:
    here, _, there = text.partition("-")
    one, other = _lane(here), _lane(there)
    return None if one is None or other is None else (one, other)


def _from_place(text: str) -> Found:
    here, _, there = text.partition("-")
    lane = _lane(there)
    place = _place(here) if here in REAR_NAMES else _lane(here)
    return None if place is None or lane is None else (place, lane)


def _place(text: str) -> int | None:
    place = place_from_name(text)
    return place if place is not None and place_name(place) == text else None


def _one_place(text: str) -> Found:
    place = _place(text)
    return None if place is None else (place,)


def _one_card(text: str) -> Found:
    return (text,) if text in shelf().cards else None


def _to_lane(text: str) -> Found:
    card, _, where = text.partition("@")
    lane = _lane(where)
    return None if lane is None or card not in shelf().cards else (card, lane)


def _summon(text: str) -> Found:
    return _to_lane(text) if "@" in text else _one_card(text)


def _conceal(text: str) -> Found:
    return _one_lane(text) or _to_lane(text)


def _play(text: str) -> Found:
    name, at, where = text.partition("@")
    card = shelf().cards.get(name)
    if card is None:
        return None
    if not at:
        return (name,)
    if card.is_attachment:
        place = _place(where)
        return None if place is None else (name, place)
    where, colon, bargain = where.partition(":")
    lane = _lane(where)
    if lane is None or not _goes_to_a_lane(name) or (colon and bargain != CHEAP):
        return None
    return (name, LANES + lane, 1) if colon else (name, LANES + lane)


def _use(text: str) -> Found:
    where, colon, which = text.partition(":")
    place, index = _place(where), _number(which, RANKS) if colon else 0
    return None if place is None or index is None or (colon and not index) else (place, index)


def _first(text: str) -> Found:
    what, _, which = text.rpartition(":")
    card, _, where = what.partition("@")
    place, number = _place(where), _number(which, RANKS)
    index = number - 1 if number else _ASPECTS.get(which)
    if place is None or index is None or card not in shelf().cards:
        return None
    return (card, place, index)


def _engage(text: str) -> Found:
    name, at, where = text.partition("@")
    if not at:
        return (MINIONS.index(name),) if name in MINIONS else None
    lane, place = _lane(where), _place(name)
    return None if lane is None or place is None or name not in BEHIND else (lane, place)


def _option(text: str) -> Found:
    number = _number(text, MOST_OPTIONS)
    return (number - 1,) if number else None


def _count(text: str) -> Found:
    number = _number(text, MOST_NUMBER)
    return None if number is None else (number,)


_READERS: Final[dict[str, Reader]] = {
    **dict.fromkeys(TWO_LANES, _two_lanes),
    **dict.fromkeys(FROM_PLACE, _from_place),
    **dict.fromkeys(ONE_LANE, _one_lane),
    **dict.fromkeys(ONE_PLACE, _one_place),
    **dict.fromkeys(ONE_CARD, _one_card),
    **{verb: one_of(words) for verb, words in ONE_WORD.items()},
    "play": _play,
    "use": _use,
    "first": _first,
    "engage": _engage,
    "to": seat_from,
    "option": _option,
    "number": _count,
    "summon": _summon,
    "conceal": _conceal,
}
