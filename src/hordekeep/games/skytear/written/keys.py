"""Choices as text and back.

Sides are "blue" and "red", seats are letters, hexes are coordinates as in the files of the battlefields: -4.1. An area
is its hexes, the lowest first, joined by "+". Places and Domes count from 1. A deck is its code. Whatever
is not written exactly as `key` writes it is no key.
"""

from __future__ import annotations

from typing import Final

from hordekeep.games.skytear.content.card_files import FACTION_RUNES
from hordekeep.games.skytear.content.cards import shelf
from hordekeep.games.skytear.content.setting import SIDES
from hordekeep.games.skytear.decks.deck_codes import is_code_of_deck
from hordekeep.games.skytear.ground.boards import area_text, hex_from, hex_text
from hordekeep.games.skytear.state.arena import ACTIONS
from hordekeep.kernel import SEAT_LETTERS, Choice, once
from hordekeep.kernel.hexes import is_number
from hordekeep.kernel.keys import Found, Reader, one_of, read_key, seat_from

PLAIN: Final = ("pass", "end", "yes", "no", "stop", "done", "lead-deck", "no-lead")
"""Verbs that stand alone."""
ONE_HERO: Final = ("activate", "hero", "illusion")
"""Verbs with a hero in play, named with its side: "blue.yami"."""
ON_HEX: Final = ("minion", "pillar")
"""Verbs with a side and a hex."""
COUNTED: Final = ("discard", "top", "effect", "outsider")
"""Verbs with a place that counts from 1, on a deck or on the Stack from the top; an outsider's place is its Dome's,
which a choice counts from 0."""
FROM_ZERO: Final = ("outsider",)
ONE_CARD: Final = ("lead", "mulligan", "put-away", "take-off")
DECKS: Final = ("premade", "own")
LOWEST, HIGHEST = -9, 9
"""More than any modifier."""
MOST_PLACES: Final = 40


# -- writing -----------------------------------------------------------------------------------------------------------


def key(choice: Choice) -> str:
    """The stable text key of a choice.

    >>> from hordekeep.games.skytear.ground.boards import FRAME
    >>> key(("activate", "blue.yami")), key(("act", "move")), key(("play", "gank", "blue.yami")), key(("seat", 1))
    ('activate:blue.yami', 'act:move', 'play:gank@blue.yami', 'seat:B')
    >>> key(("hex", FRAME.id((-4, 1)))), key(("minion", 1, FRAME.id((4, -1)))), key(("top", 1)), key(("modifier", -1))
    ('hex:-4.1', 'minion:red:4.-1', 'top:1', 'modifier:-1')
    >>> key(("area", FRAME.mask([(0, 1), (0, 0)])))
    'area:0.0+0.1'
    """
    verb = choice[0]
    if len(choice) == 1:
        return str(verb)
    if verb == "hex":
        return f"hex:{hex_text(choice[1])}"
    if verb in ON_HEX:
        return f"{verb}:{SIDES[choice[1]]}:{hex_text(choice[2])}"
    if verb in COUNTED:
        return f"{verb}:{choice[1] + (verb in FROM_ZERO)}"
    match verb:
        case "play":
            return f"play:{choice[1]}@{choice[2]}"
        case "first":
            return f"first:{choice[2]}@{choice[1]}"
        case "area":
            return f"area:{area_text(choice[1])}"
        case "seat":
            return f"seat:{SEAT_LETTERS[choice[1]]}"
    return f"{verb}:{choice[1]}"


# -- reading -----------------------------------------------------------------------------------------------------------


def choice(key: str) -> Choice | None:
    """The choice with this key, or None.

    >>> from hordekeep.games.skytear.ground.boards import FRAME
    >>> choice("play:gank@blue.yami"), choice("play:gnak@blue.yami"), choice("act:fly"), choice("outsider:1")
    (('play', 'gank', 'blue.yami'), None, None, ('outsider', 0))
    >>> choice("area:0.0+0.1") == ("area", FRAME.mask([(0, 1), (0, 0)])), choice("area:0.1+0.0")
    (True, None)
    """
    return read_key(key, PLAIN, _READERS)


def is_hero_name(text: str) -> bool:
    """Is it a hero's name in play, such as "blue.yami"?"""
    side, _, hero = text.partition(".")
    return side in SIDES and hero in shelf().heroes


def _hero(text: str) -> Found:
    return (text,) if is_hero_name(text) else None


def _hex(text: str) -> Found:
    found = hex_from(text)
    return None if found is None else (found,)


def _on_hex(text: str) -> Found:
    side, _, where = text.partition(":")
    found = hex_from(where)
    return None if found is None or side not in SIDES else (SIDES.index(side), found)


def _area(text: str) -> Found:
    mask = 0
    for each in text.split("+"):
        found = hex_from(each)
        if found is None:
            return None
        mask |= 1 << found
    return (mask,) if area_text(mask) == text else None


def _play(text: str) -> Found:
    card, _, hero = text.partition("@")
    known = card in shelf().power_cards or card == shelf().flux.id
    return (card, hero) if known and is_hero_name(hero) else None


def _first(text: str) -> Found:
    what, _, hero = text.partition("@")
    known = what in triggered() or what in shelf().power_cards
    return (hero, what) if known and is_hero_name(hero) else None


@once
def triggered() -> tuple[str, ...]:
    """All skills of heroes, as "akhuti/retribution"."""
    return tuple([f"{hero.id}/{skill.id}" for hero in shelf().heroes.values() for skill in hero.skills])


@once
def outsider_skills() -> tuple[str, ...]:
    """All skills of outsiders, as "shardling/shockwave"."""
    return tuple([f"{each.id}/{skill.id}" for each in shelf().outsiders.values() for skill in each.skills])


def _modifier(text: str) -> Found:
    return (int(text),) if is_number(text) and LOWEST <= int(text) <= HIGHEST else None


def _counted(first: int) -> Reader:
    def read(text: str) -> Found:
        return (int(text) - first,) if is_number(text) and 1 <= int(text) <= MOST_PLACES else None

    return read


def _deck(text: str) -> Found:
    """A deck by its name or as its code."""
    return (text,) if text in DECKS or is_code_of_deck(text) else None


_READERS: Final[dict[str, Reader]] = {
    **dict.fromkeys(ONE_HERO, _hero),
    **dict.fromkeys(ON_HEX, _on_hex),
    **{verb: _counted(1 if verb in FROM_ZERO else 0) for verb in COUNTED},
    **dict.fromkeys(ONE_CARD, one_of(lambda: shelf().power_cards)),
    "act": one_of(ACTIONS),
    "area": _area,
    "hex": _hex,
    "modifier": _modifier,
    "play": _play,
    "seat": seat_from,
    "first": _first,
    "skill": one_of(outsider_skills),
    # set-up
    "faction": one_of(FACTION_RUNES),
    "draft": one_of(lambda: shelf().heroes),
    "deck": _deck,
}
