"""What a seat cannot know, dealt anew: the order of decks, the other side's hand, what lies face down in the lanes.

Cards are sorted first and then shuffled from the dice given, so that nothing depends on where they truly lie.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from hordekeep.engines.lanes.rules.concepts.concealing import SEEN
from hordekeep.engines.lanes.rules.into_play.summon import tier_of
from hordekeep.kernel import enforces

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.cards import Card
    from hordekeep.engines.lanes.state.battle import Battle, Piece, Player
    from hordekeep.kernel import Dice

_ID = attrgetter("id")


@enforces("SH-VS-23", "SH-VS-32", "SH-VS-47")
def redraw_hidden(g: Battle, seat: int, dice: Dice) -> None:
    """Deal anew, in place, whatever `seat` cannot know (SH-Q-12)."""
    deal_anew(g, seat, dice)


def deal_anew(g: Battle, viewer: int | None, dice: Dice) -> None:
    """The same for a spectator (None), who knows no hand at all."""
    knows_alliance = viewer is not None and viewer in g.alliance_seats
    for player in g.players:
        if knows_alliance:
            player.deck[:] = _shuffled(player.deck, dice)
        else:
            _deal_player(player, dice)
    if viewer is not None and viewer == g.horde_seat:
        _deal_below_known(g, dice)
    else:
        _deal_horde(g, dice)


def _shuffled(cards: list[Card], dice: Dice) -> list[Card]:
    found = sorted(cards, key=_ID)
    dice.shuffle(found)
    return found


def _deal_player(player: Player, dice: Dice) -> None:
    """Hand, cards put aside and deck of an alliance player, to somebody who sees none of them."""
    cards = _shuffled([*player.hand, *player.aside, *player.deck], dice)
    hand, aside = len(player.hand), len(player.aside)
    player.hand[:] = cards[:hand]
    player.aside[:] = cards[hand : hand + aside]
    player.deck[:] = cards[hand + aside :]


@enforces("SH-VS-21")
def _deal_below_known(g: Battle, dice: Dice) -> None:
    """The horde player knows the cards that were put on top of the deck, and what was put aside."""
    for tier, deck in enumerate(g.horde_decks):
        known = g.known_top if tier == 0 else 0
        below = len(deck) - known
        deck[:below] = _shuffled(deck[:below], dice)


@enforces("SH-CUST-05")
def _deal_horde(g: Battle, dice: Dice) -> None:
    """The horde's deck, hand and unseen cards in the lanes; with tier decks, each tier for itself."""
    concealed = [p for p in g.horde_row if p is not None and p.concealed]
    unseen = [p for p in concealed if p.fresh and not p.marked(SEEN)]
    if g.hidden_swapped:  # in an order that does not tell where they truly lie
        unseen.sort(key=_load)
    if len(g.horde_decks) == 1:
        _deal_deck(g, g.horde_decks[0], g.horde_hand, g.horde_aside, unseen, dice)
    else:
        for tier, deck in enumerate(g.horde_decks):
            hand, aside = _of_tier(g.horde_hand, tier), _of_tier(g.horde_aside, tier)
            down = [p for p in unseen if tier_of(p.card) == tier]
            _deal_deck(g, deck, hand, aside, down, dice)
    if g.hidden_swapped:  # a horde player may have moved any of them, cards only what they shuffled: known ones
        _rearrange(concealed if g.horde_seat >= 0 else [p for p in concealed if not p.fresh], dice)
    if unseen:
        g.board_changed()


def _of_tier(cards: list[Card], tier: int) -> list[Card]:
    return [card for card in cards if tier_of(card) == tier]


def _deal_deck(g: Battle, deck: list[Card], hand: list[Card], aside: list[Card], down: list[Piece], dice: Dice) -> None:
    """A deck with what came from it: cards in the hand, cards put aside, and those that lie face down in the lanes."""
    cards = _shuffled([*deck, *hand, *aside, *[p.card for p in down]], dice)
    for p in down:
        p.card = cards.pop()
    g.horde_hand[:] = [*_others(g.horde_hand, hand), *[cards.pop() for _ in hand]]
    g.horde_aside[:] = [*_others(g.horde_aside, aside), *[cards.pop() for _ in aside]]
    deck[:] = cards


def _others(cards: list[Card], these: list[Card]) -> list[Card]:
    """Cards of the other tier: those that are not dealt in this turn."""
    return [] if len(these) == len(cards) else [card for card in cards if card not in these]


@enforces("SH-VS-32", "HM-VS-26")
def _rearrange(concealed: list[Piece], dice: Dice) -> None:
    """Which of the concealed cards lies where, once they were secretly moved or shuffled: each with what lies on it.
    Who was exhausted, and in which lane, everybody has seen."""
    twins = sorted((p.clone() for p in concealed), key=_looks)
    dice.shuffle(twins)
    for p, twin in zip(concealed, twins, strict=True):
        p.card, p.fresh = twin.card, twin.fresh
        p.vigor, p.edge, p.plate = twin.vigor, twin.edge, twin.plate
        p.attached, p.under = twin.attached, twin.under
        for each in p.attached or ():
            each.host = p


def _looks(p: Piece) -> tuple[object, ...]:
    return (p.card.id, p.fresh, *_load(p))


def _load(p: Piece) -> tuple[object, ...]:
    """What lies on a card."""
    return (p.vigor, p.edge, p.plate, [each.card.id for each in p.attached or ()])
