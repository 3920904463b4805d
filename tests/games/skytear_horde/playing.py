"""How the tests of Skytear Horde play: matches of every mode, random choices, positions that say only what matters."""

from __future__ import annotations

from random import Random
from typing import Any

from hordekeep.engines.lanes.content.challenges import CHALLENGES
from hordekeep.engines.lanes.rules.concepts.movement import enter, free_lanes
from hordekeep.engines.lanes.state.battle import ALLIANCE, Battle, Piece
from hordekeep.games.skytear_horde.game import GAME
from tests.games.lanes.playing import TABLES, Box, LanesMatch
from tests.games.playing import asked, choose_at_random, play_on
from tests.games.skytear_horde.first_shelf import shelf

__all__ = ["BOX", "TABLES", "HordeMatch", "asked", "choose_at_random", "load", "new_match", "play_on"]

FREE_CHALLENGES = [each for each in CHALLENGES if each.id not in ("cheater", "cheated", "shining-star")]
"""Those that ask for no deck of a special kind."""

HordeMatch = LanesMatch


def any_options(mode: str, seats: int, luck: Random) -> dict[str, Any]:
    """Any decks, hordes, castle, outsider and difficulty that go together."""
    cards = shelf()
    decks, hordes = list(cards.decks), [each for each in cards.horde_sets if not each.startswith("common")]
    first, second = luck.sample(decks, 2)
    heroes = ["", *(card.id for card in cards.decks[first].cards if card.is_hero)]
    challenges = [each.id for each in FREE_CHALLENGES if each.hero in heroes]
    return {
        "deck": first,
        "deck_b": second,
        "horde": luck.choice(hordes),
        "horde_b": luck.choice(["none", "none", *hordes]),
        "common": luck.choice(["core", "utsesh", "both"]),
        "castle": luck.choice(["auto", *cards.castles]),
        "outsider": luck.choice(list(cards.outsider_lines)),
        "difficulty": luck.choice(["normal", "hard", "painful"]),
        "stages": luck.choice(["all", "all", "skip-first", "skip-second"]),
        "no_epics": luck.random() < 0.1,
        "minion_tokens": luck.choice([0, 0, 1, -1, 2]),
        "tiers": mode != "versus" and luck.random() < 0.2,
        "challenge": luck.choice(challenges) if luck.random() < 0.2 else "none",
    }


def make_late(g: Battle, luck: Random) -> None:
    """A later portal, a castle that stands long, alliance cards in the lanes, towers and heroes among them."""
    for _ in range(luck.choice([1, 2])):
        g.portal = Piece(g.portals.pop(0), g.portal.side, g.portal.owner)
    g.castle.vigor = luck.choice([0, 60])
    heroes = [card for card in shelf().cards.values() if card.is_hero or card.is_tower]
    for lane in luck.sample(free_lanes(g, ALLIANCE), 3):
        piece = Piece(luck.choice(heroes), ALLIANCE, luck.choice(g.alliance_seats))
        piece.vigor = luck.choice([2, 3]) if piece.card.is_tower else luck.choice([0, -1, 2])
        enter(g, piece, lane)
    g.waiting.clear()


BOX = Box(GAME, any_options, make_late)
"""Skytear Horde as the tests of both editions play it."""
new_match, load = BOX.new_match, BOX.load
