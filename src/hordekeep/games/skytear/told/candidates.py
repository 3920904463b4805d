"""Every choice that could ever be offered in a game: for explaining what is not offered, and for learning agents."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from hordekeep.games.skytear.content.card_files import FACTION_RUNES
from hordekeep.games.skytear.content.cards import shelf
from hordekeep.games.skytear.content.setting import SIDES
from hordekeep.games.skytear.ground.areas import load_areas
from hordekeep.games.skytear.ground.boards import load_board
from hordekeep.games.skytear.state.arena import ACTIONS, Arena
from hordekeep.games.skytear.written.keys import DECKS, ONE_CARD, PLAIN, outsider_skills, triggered
from hordekeep.kernel import Choice
from hordekeep.kernel.hexes import hexes_in

MOST_LOOKED_AT: Final = 3
"""No card predicts more (SM-EFF-14)."""
MOST_STACKED: Final = 40
"""More effects than the mana of all heroes puts on the Stack."""


def candidates(g: Arena) -> tuple[Choice, ...]:
    """Every choice that could ever be offered on this battlefield with so many seats, whoever is drafted and whatever
    decks are played: so the list tells nothing and never changes."""
    return _candidates(g.setting.board, g.seats)


@lru_cache(maxsize=16)
def _candidates(board: str, seats: int) -> tuple[Choice, ...]:
    return tuple(dict.fromkeys([*_plain(seats), *_with_heroes(), *_with_cards(), *_on_the_board(board)]))


def _names() -> list[str]:
    """Every hero on both sides."""
    return [f"{side}.{hero}" for side in SIDES for hero in shelf().heroes]


def _plain(seats: int) -> Iterator[Choice]:
    """What every game has. Actions come before answers: the first that touches a piece explains it to who taps it."""
    yield from ((verb,) for verb in PLAIN)
    yield from (("act", action) for action in ACTIONS)
    yield from (("skill", skill) for skill in outsider_skills())
    yield from (("seat", seat) for seat in range(seats))
    modifiers = {card.modifier for card in shelf().power_cards.values()}
    yield from (("modifier", each) for each in sorted(modifiers))
    for verb in ("discard", "top"):
        yield from ((verb, place) for place in range(1, MOST_LOOKED_AT + 1))
    yield from (("effect", place) for place in range(1, MOST_STACKED + 1))
    yield from (("faction", each) for each in FACTION_RUNES)
    yield from (("draft", hero) for hero in shelf().heroes)
    yield from (("deck", each) for each in DECKS)


def _with_heroes() -> Iterator[Choice]:
    for verb in ("activate", "hero", "illusion"):
        yield from ((verb, name) for name in _names())
    for what in triggered():
        yield from (("first", f"{side}.{what.partition('/')[0]}", what) for side in SIDES)


def _with_cards() -> Iterator[Choice]:
    """Cards in hands: any hero that may ever play them, which of an ultimate is one (SM-ULT-01)."""
    known = shelf()
    for card in (*known.power_cards.values(), known.flux):
        players = [card.hero] if card.ultimate else known.heroes
        yield from (("play", card.id, f"{side}.{hero}") for side in SIDES for hero in players)
    for verb in ONE_CARD:
        yield from ((verb, card) for card in known.power_cards)
    for card in known.power_cards.values():
        if any(sentence.startswith("When ") for sentence in card.text):  # it waits for its moment (SM-EFF-01)
            yield from (("first", name, card.id) for name in _names())


def _on_the_board(board: str) -> Iterator[Choice]:
    field = load_board(board)
    hexes = hexes_in(field.board.exists)
    for verb in ("minion", "pillar"):
        yield from ((verb, side, each) for side in (0, 1) for each in hexes)
    yield from (("outsider", dome) for dome in range(len(field.domes)))
    yield from (("hex", each) for each in hexes)
    for area in load_areas(board).values():
        yield from (("area", mask) for each in hexes for mask in area.at(each))
