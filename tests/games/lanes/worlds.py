"""Other worlds: the same battle as one viewer knows it, with everything changed that the viewer cannot see."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hordekeep.engines.lanes.rules.concepts.concealing import SEEN
from hordekeep.kernel import Document, Match

if TYPE_CHECKING:
    from random import Random

    from hordekeep.engines.lanes.content.cards import Card
    from hordekeep.engines.lanes.state.battle import Battle
    from tests.games.lanes.playing import LanesMatch


def other_world(match: LanesMatch, viewer: int | None, luck: Random) -> LanesMatch:
    """The match at the start of its beat, in a world that `viewer` (None: a spectator) cannot tell from this one."""

    def change(document: Document) -> Battle:
        g = match.game.positions.read(document)
        change_hidden(g, viewer, luck)
        return g

    return Match.from_position(
        replace(match.game, positions=replace(match.game.positions, read=change)), match.to_position(), match.names
    )


def change_hidden(g: Battle, viewer: int | None, luck: Random) -> None:
    """Lay everything that `viewer` cannot see in another way: decks, the other side's hands, concealed cards."""
    is_alliance = viewer is not None and viewer < len(g.players)
    for player in g.players:
        piles = [player.deck] if is_alliance else [player.deck, player.hand, player.aside]
        _mix(piles, luck)
    if viewer is not None and viewer == g.horde_seat:
        deck = g.horde_decks[0]
        below = deck[: len(deck) - g.known_top]
        luck.shuffle(below)
        deck[: len(below)] = below
        return
    concealed = [p for p in g.horde_row if p is not None and p.concealed]
    unseen = [p for p in concealed if p.fresh and not p.marked(SEEN)]
    faces = [p.card for p in unseen]
    if len(g.horde_decks) == 1:
        _mix([g.horde_decks[0], g.horde_hand, g.horde_aside, faces], luck)
    else:
        for deck in g.horde_decks:
            luck.shuffle(deck)
    for p, card in zip(unseen, faces, strict=True):
        p.card = card
    if g.hidden_swapped:  # a horde player may have swapped any of them, cards only what everybody has seen before
        moved = concealed if g.horde_seat >= 0 else [p for p in concealed if not p.fresh]
        lying = [p.clone() for p in moved]
        luck.shuffle(lying)
        for p, other in zip(moved, lying, strict=True):
            p.card, p.fresh = other.card, other.fresh
            p.vigor, p.edge, p.plate = other.vigor, other.edge, other.plate  # a card keeps what lies on it


def _mix(piles: list[list[Card]], luck: Random) -> None:
    """Shuffle the cards of several piles among them; their sizes stay."""
    cards = [card for pile in piles for card in pile]
    luck.shuffle(cards)
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]
