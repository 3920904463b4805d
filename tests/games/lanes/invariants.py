"""What is true of every battle at every ask: cards and tokens are conserved, everything lies where it says it lies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hordekeep.engines.lanes.content.cards import Card
from hordekeep.engines.lanes.effects.values import health
from hordekeep.engines.lanes.state.battle import ALLIANCE, HORDE, HORDE_OWNER, LANES, MINIONS, NOWHERE, Battle, Piece
from hordekeep.games.monoliths.rules.servants import create
from hordekeep.kernel import Event
from tests.games.lanes.playing import LanesMatch

Cards = Counter[tuple[int, str]]
"""How many of each card each owner has."""
COMING_AND_GOING = ("castle", "portal", "minion", "outsider", "thrall", "token", "ally-token")
"""Types of cards that come into a game and leave it: servants, outsiders and what comes with them."""
OF_A_KIND = 6
"""There are so many servants of one kind (HM-SERV-02)."""


def cards_of(g: Battle) -> Cards:
    """Every card that cannot come or go, wherever it lies: decks, hands, discards, piles, play, under and attached."""
    return Counter((owner, card.id) for card, owner in _everywhere(g) if card.type not in COMING_AND_GOING)


def watch_cards(match: LanesMatch) -> Cards:
    """The same of a match, kept right from now on: a card may fetch others from the box."""
    cards = cards_of(match.state)

    def hear(event: Event) -> None:
        if event.kind == "fetched":
            cards[event.facts["seat"], event.facts["card"]] += 1

    match.listen(hear)
    return cards


def outsiders_of(g: Battle) -> Counter[str]:
    """Every outsider card that is still in the game; they leave it one after another."""
    found = Counter(card.id for card, _ in _everywhere(g) if card.is_outsider)
    found.update(card.id for card in g.later_stages)
    return found


def _everywhere(g: Battle) -> Iterator[tuple[Card, int]]:
    """Every card with its owner, but for portals and outsiders set aside."""
    for seat, player in enumerate(g.players):
        for pile in (player.deck, player.hand, player.discard, player.aside):
            yield from ((card, seat) for card in pile)
    for pile in (*g.horde_decks, g.horde_discard, g.horde_hand, g.horde_aside):
        yield from ((card, HORDE_OWNER) for card in pile)
    joined = Counter(card for card, _, _ in g.defectors)
    for card in g.pile:
        if joined[card]:
            joined[card] -= 1
        else:
            yield card, HORDE_OWNER
    yield from ((card, owner) for card, owner, _ in g.defectors)
    kept = g.outsider_kept
    for p in (*g.pieces(), *((kept.attached or ()) if kept is not None else ())):
        yield p.card, p.owner
        yield from p.under or ()
    if kept is not None:
        yield from kept.under or ()


def check(match: LanesMatch, cards: Cards) -> None:
    """Raise if anything is wrong. Within a beat a played spell may be on its way from hand to discard pile."""
    g = match.state
    _check_lanes(g)
    _check_piles(g)
    assert all(0 <= mana <= 10 for mana in g.mana)
    if match.ask is None:
        assert g.over
        assert g.result in ("won", "lost")
        return
    assert all(player.deck or player.aside for player in g.players), "an empty deck is a loss (SH-WIN-02, HM-WIN-03)"
    assert g.castle.card.health is not None
    assert g.castle.card.health + g.castle.vigor > 0
    for seat in match.ask.seats:
        choices = match.ask.choices_of(seat)
        assert choices, f"seat {seat} is asked {match.ask.prompt} and has no choice"
        assert len(choices) == len(set(choices))
    if not match.ask.committed:
        assert not g.waiting, "something waits at the start of a beat"
        assert not g.destroying
        for p in g.pieces():
            assert not p.doomed or p is g.portal
            assert not p.fresh or p.concealed or not g.edition.conceals_alone, "not yet resolved at the start of a beat"
        assert g.outsider_kept is None or g.outsider_kept.card in g.pile
        now = cards_of(g)
        assert now == cards, f"gone {cards - now}, come {now - cards}"


def _check_lanes(g: Battle) -> None:
    assert len(g.horde_row) == len(g.alliance_row) == LANES
    assert [minion.card.id for minion in g.minions] == list(MINIONS)
    for side, row in ((HORDE, g.horde_row), (ALLIANCE, g.alliance_row)):
        for lane, p in enumerate(row):
            if p is not None:
                assert (p.side, p.lane, p.rear, p.host) == (side, lane, NOWHERE, None)
                _check_piece(g, p)
    assert len(g.rear) <= g.edition.rear_slots
    for slot, p in enumerate(g.rear):
        if p is not None:
            assert (p.side, p.lane, p.rear, p.host) == (HORDE, NOWHERE, slot, None)
            assert not p.card.is_minion
            _check_piece(g, p)
    for minion in g.minions:
        assert minion.lane < 0 or g.horde_row[minion.lane] is minion
        if g.edition.minions_set_aside and minion.lane < 0 and not g.destroying and health(g, minion) <= 0:
            _check_bare(minion)
    pieces = g.pieces()
    assert len({id(p) for p in pieces}) == len(pieces), "a piece stands in two places"


def _check_piece(g: Battle, p: Piece) -> None:
    for attachment in p.attached or ():
        assert attachment.host is p
        assert attachment.lane == attachment.rear == NOWHERE
    assert p.plate >= 0
    assert not p.concealed or p.side == HORDE
    if p.side == ALLIANCE:
        assert p.card.is_ally or p.card.is_tower or p.card.is_monster
        assert p.seat in g.alliance_seats
    elif p.owner >= 0:
        assert g.edition.defection, "an ally among the horde"
        assert p.blank


def _check_bare(minion: Piece) -> None:
    """A minion set aside is out of play, with nothing on it (HM-DEST-05)."""
    if not minion.doomed:
        assert (minion.vigor, minion.edge, minion.plate) == (0, 0, 0)
        assert (minion.turn_attack, minion.turn_armor, minion.armor_used, minion.ready) == (0, 0, 0, True)
        assert not minion.attached
        assert not minion.marks


def _check_piles(g: Battle) -> None:
    """Piles hold only what belongs there: no servant but in the outsider pile, and no more than six of a kind."""
    for player in g.players:
        for pile in (player.deck, player.hand, player.discard, player.aside):
            assert not [card.id for card in pile if card.type in COMING_AND_GOING]
    for pile in (*g.horde_decks, g.horde_discard, g.horde_hand, g.horde_aside):
        assert not [card.id for card in pile if card.type in COMING_AND_GOING]
    assert 0 <= g.late <= len(g.pile)
    assert not Counter(card for card, _, _ in g.defectors) - Counter(g.pile)
    if g.edition.create is create:
        servants = Counter(card.id for card, _ in _everywhere(g) if card.is_servant)
        assert all(count <= OF_A_KIND for count in servants.values()), servants
