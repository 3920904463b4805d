"""Other worlds: the same game as one viewer knows it, with everything changed that the viewer cannot see."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hordekeep.games.skytear.game import GAME
from hordekeep.kernel import Document, Match

if TYPE_CHECKING:
    from random import Random

    from hordekeep.games.skytear.state.arena import Arena
    from tests.games.skytear.playing import SkytearMatch


def other_world(match: SkytearMatch, viewer: int | None, luck: Random) -> SkytearMatch:
    """The match at the start of its beat, in a world that `viewer` (None: a spectator) cannot tell from this one."""

    def change(document: Document) -> Arena:
        g = GAME.positions.read(document)
        for purse in range(len(g.decks)):
            _change_deck(g, purse, viewer, luck)
        return g

    return Match.from_position(
        replace(GAME, positions=replace(GAME.positions, read=change)), match.to_position(), match.names
    )


def _change_deck(g: Arena, purse: int, viewer: int | None, luck: Random) -> None:
    """Whatever came from one deck and is not seen changes places: in the deck, in hands, under heroes."""
    knower, known = g.known.get(purse, (-1, 0))
    deck = g.decks[purse]
    places = [(deck, at) for at in range(len(deck) - (known if knower == viewer else 0))]
    for seat, hand in enumerate(g.hands):
        if g.setting.purses[seat] == purse and seat != viewer:
            places += [(hand, at) for at in range(len(hand))]
    leads = [
        (slot, at)
        for slot in range(len(g.heroes))
        if g.owner[slot] >= 0 and g.setting.purses[g.owner[slot]] == purse
        for at, lead in enumerate(g.leads[slot])
        if not lead.shown and (lead.seen < 0 or lead.seen != viewer)
    ]
    under = [g.leads[slot][at].card for slot, at in leads]
    places += [(under, at) for at in range(len(under))]
    cards = [pile[at] for pile, at in places]
    luck.shuffle(cards)
    for (pile, at), card in zip(places, cards, strict=True):
        pile[at] = card
    for (slot, at), card in zip(leads, under, strict=True):
        lying = list(g.leads[slot])
        lying[at] = lying[at]._replace(card=card)
        g.leads[slot] = tuple(lying)
