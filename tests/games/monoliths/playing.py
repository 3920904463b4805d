"""How the tests of Monoliths play: matches of every mode, games that last, choices of somebody in a hurry."""

from __future__ import annotations

from random import Random
from typing import Any

from hordekeep.engines.lanes.content.cards import shelf_for
from hordekeep.engines.lanes.rules.concepts.movement import enter, enter_rear, free_lanes, free_slot
from hordekeep.engines.lanes.rules.second_edition.arriving import to_bottom
from hordekeep.engines.lanes.state.battle import ALLIANCE, HORDE, HORDE_OWNER, Battle, Piece
from hordekeep.games.monoliths.game import GAME
from hordekeep.games.monoliths.options import hordes_in_order
from hordekeep.games.monoliths.rules.dealing import castles_of
from hordekeep.kernel import Document, Match
from tests.games.lanes.playing import TABLES, Box, LanesMatch
from tests.games.playing import asked

__all__ = ["BOX", "TABLES", "MonolithMatch", "any_options", "choose_in_a_hurry", "lasting_match", "load", "view"]

MonolithMatch = LanesMatch


def any_options(mode: str, seats: int, luck: Random) -> dict[str, Any]:
    """Any decks of both sets with their castles, any horde, level or portals, and outsider that go together."""
    cards = shelf_for(GAME.slug)
    first, second = luck.sample(list(cards.decks), 2)
    options = {
        "deck": first,
        "castle": luck.choice(["auto", *(castle.id for castle in castles_of(first, cards))]),
        "horde": luck.choice(hordes_in_order(cards)).id,
        "level": luck.choice("12345"),
        "portals": luck.choice(["normal", "hard", "painful"]),
        "outsider": luck.choice(["auto", *cards.outsider_lines]),
        "common": luck.choice(["none", "none", "none", "core", "utsesh", "both"]),
        "extra_heroes": luck.random() < 0.5,
    }
    if seats - (mode == "versus") == 2:
        options["deck_b"] = second
    return options


def make_late(g: Battle, luck: Random) -> None:
    """A later portal with the outsider on its way, castle and decks that last, cards of any kind in lanes and back
    line."""
    for _ in range(luck.randint(1, len(g.portals))):
        g.portal = Piece(g.portals.pop(0), g.portal.side, g.portal.owner)
    to_bottom(g, g.later_stages.pop(0))
    g.castle.vigor = luck.choice([0, 60])
    for player in g.players:
        player.deck *= luck.choice([1, 3])
    cards = [card for card in shelf_for(GAME.slug).cards.values() if not card.pack]
    ours = [card for card in cards if (card.is_ally and not card.is_servant) or card.is_tower]
    for lane in luck.sample(free_lanes(g, ALLIANCE), 3):
        piece = Piece(luck.choice(ours), ALLIANCE, luck.choice(g.alliance_seats))
        piece.vigor = luck.choice([2, 3]) if piece.card.is_tower else luck.choice([0, 1, 2])
        enter(g, piece, lane)
    theirs = [card for card in cards if card.type == "monster"]
    for lane in luck.sample(free_lanes(g, HORDE), 2):
        piece = Piece(luck.choice(theirs), HORDE, HORDE_OWNER)
        piece.vigor, piece.edge, piece.plate = luck.choice([0, 1]), luck.choice([-1, 0, 1]), luck.choice([0, 0, 1])
        if luck.random() < 0.3:
            piece.concealed = piece.fresh = True
        enter(g, piece, lane)
    piece = Piece(luck.choice(theirs), HORDE, HORDE_OWNER)
    piece.edge = 2
    enter_rear(g, piece, free_slot(g))
    g.waiting.clear()


BOX = Box(GAME, any_options, make_late)
"""Monoliths as the tests of both editions play it."""
load = BOX.load


def lasting_match(mode: str, seats: int, seed: str) -> MonolithMatch:
    """A game in which the first portal falls soon, the castle does not, and the decks are long."""
    match = BOX.any_match(mode, seats, seed, Random(seed))
    document = match.to_position()
    document["castle"]["health"] = 60
    document["portal"]["wounds"] = 5
    for player in document["players"]:
        player["deck"] = player["deck"] * 3
    return Match.from_position(GAME, document, seed=seed)


def choose_in_a_hurry(match: MonolithMatch, luck: Random) -> None:
    """Mostly what instinct says, now and then anything that is legal."""
    ask = asked(match)
    seat = luck.choice(ask.seats)
    choices = ask.choices_of(seat)
    assert GAME.search.rollout is not None
    choice = GAME.search.rollout(match.state, ask, seat, luck) if luck.random() < 0.6 else luck.choice(choices)
    match.choose(choice, seat)


def view(seat: int | None = 0, **position: Any) -> Document:
    """What a seat sees of a position, before anything happens."""
    return GAME.positions.view(GAME.positions.read(position), seat)
