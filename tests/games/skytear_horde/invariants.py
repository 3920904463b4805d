"""What is true of every battle at every ask: cards and tokens are conserved, everything lies where it says it lies."""

from __future__ import annotations

from collections import Counter

from hordekeep.games.lanes.battle import ALLIANCE, HORDE, HORDE_OWNER, LANES, MINIONS, Battle, Piece
from tests.games.skytear_horde.playing import HordeMatch

Cards = Counter[tuple[int, str]]
"""How many of each card each owner has."""


def cards_of(g: Battle) -> Cards:
    """Every card that cannot come or go, wherever it lies: decks, hands, discards, piles, play, under and attached."""
    found: Cards = Counter()
    for seat, player in enumerate(g.players):
        for pile in (player.deck, player.hand, player.discard, player.aside):
            found.update((seat, card.id) for card in pile)
    for pile in (*g.horde_decks, g.horde_discard, g.horde_hand, g.horde_aside, g.pile):
        found.update((HORDE_OWNER, card.id) for card in pile if card.type not in ("outsider", "token"))
    for p in g.pieces():
        if p is not g.castle and p is not g.portal and p.card.type not in ("minion", "outsider", "token"):
            found[p.owner, p.card.id] += 1
        for card, owner in p.under or ():
            if card.type not in ("outsider", "token"):
                found[owner, card.id] += 1
    return found


def check(match: HordeMatch, cards: Cards) -> None:
    """Raise if anything is wrong. Within a beat a played spell may be on its way from hand to discard pile."""
    g = match.state
    _check_lanes(g)
    assert all(0 <= mana <= 10 for mana in g.mana)
    if match.ask is None:
        assert g.over
        assert g.result in ("won", "lost")
        return
    assert all(player.deck or player.aside for player in g.players), "an empty deck is a loss (SH-WIN-02)"
    assert g.castle.card.health is not None
    assert g.castle.card.health + g.castle.vigor > 0
    for seat in match.ask.seats:
        choices = match.ask.choices_of(seat)
        assert choices, f"seat {seat} is asked {match.ask.prompt} and has no choice"
        assert len(choices) == len(set(choices))
    if not match.ask.committed:
        assert not g.waiting, "something waits at the start of a beat"
        assert not any(p.doomed for p in g.pieces() if p is not g.portal)
        now = cards_of(g)
        assert now == cards, f"gone {cards - now}, come {now - cards}"


def _check_lanes(g: Battle) -> None:
    assert len(g.horde_row) == len(g.alliance_row) == LANES
    assert [minion.card.id for minion in g.minions] == list(MINIONS)
    for side, row in ((HORDE, g.horde_row), (ALLIANCE, g.alliance_row)):
        for lane, p in enumerate(row):
            if p is not None:
                _check_piece(g, p, side, lane)
    for minion in g.minions:
        assert minion.lane < 0 or g.horde_row[minion.lane] is minion


def _check_piece(g: Battle, p: Piece, side: int, lane: int) -> None:
    assert (p.side, p.lane, p.host) == (side, lane, None)
    for attachment in p.attached or ():
        assert attachment.host is p
    if side == ALLIANCE:
        assert p.card.is_ally or p.card.is_tower or p.card.is_monster
