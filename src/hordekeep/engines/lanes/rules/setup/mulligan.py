"""The starting hands (SH-SETUP-12), and the mulligan: once, put any cards of the hand aside, draw as many, shuffle the
others back (SH-SETUP-13).
"""

from __future__ import annotations

from functools import partial

from hordekeep.engines.lanes.asking.questions import cited
from hordekeep.engines.lanes.asking.regarding import Asking
from hordekeep.engines.lanes.content.cards import Card
from hordekeep.engines.lanes.rules.setup.choices import KEEP, REDRAW, Keep, Redraw
from hordekeep.engines.lanes.rules.setup.happened import HandsDealt, Mulligan
from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question, allowed

STARTING_HAND = 5
"""Everybody's, the horde player's too (SH-SETUP-12, SH-VS-06)."""


@enforces("SH-VS-06")
def piles_of(g: Battle, seat: int) -> tuple[list[Card], list[Card], list[Card]]:
    """A seat's hand, deck and put-aside cards; the horde player's too."""
    if seat == g.horde_seat:
        return g.horde_hand, g.horde_decks[0], g.horde_aside
    player = g.players[seat]
    return player.hand, player.deck, player.aside


@enforces("SH-SETUP-12", "HM-SETUP-17", "HM-VS-05")
def starting_hands(g: Battle, _: object) -> None:
    """Everybody draws up to five cards, once the table is laid and what "Setup:" says is done. It is told, because what
    was chosen before may not be taken back freely any more."""
    for seat in range(g.seats):
        hand, deck, _aside = piles_of(g, seat)
        while deck and len(hand) < STARTING_HAND:
            hand.append(deck.pop())
    if g.tell:
        g.tell(HandsDealt())


@enforces("SH-SETUP-15")
def mulligan(g: Battle, _: object) -> Rules[None]:
    """Everybody decides, in any order, until all are done; then nobody may again."""
    deciding = list(range(g.seats))
    rule = cited(g, "SH-SETUP-13")
    while deciding:
        if len(deciding) == 1:
            ask = Asked(MULLIGAN, deciding[0], partial(_choices, g, deciding[0]), rule=rule)
        else:
            choices = {seat: partial(_choices, g, seat) for seat in deciding}
            ask = Asked.of_any(MULLIGAN, choices, rule=rule, committed=True, each=True)
        choice: Keep | Redraw = yield ask
        seat = ask.answered_by
        if isinstance(choice, Keep):
            deciding.remove(seat)
            _redraw(g, seat)
        else:
            hand, _deck, aside = piles_of(g, seat)
            card = next(each for each in hand if each.id == choice.card)
            hand.remove(card)
            aside.append(card)


def _choices(g: Battle, seat: int) -> list[Keep | Redraw]:
    """Keep the hand as it is, or put one more card aside, as long as the deck can replace it."""
    hand, deck, aside = piles_of(g, seat)
    if len(aside) >= len(deck):
        return [KEEP]
    return [KEEP, *(REDRAW(face) for face in sorted({card.id for card in hand}))]


def why_not_redraw(g: Battle, ask: Asked, seat: int, choice: Redraw) -> Refusal | None:
    """A card of the hand, as long as the deck can replace it."""
    hand, deck, aside = piles_of(g, seat)
    if all(card.id != choice.card for card in hand):
        return Refusal(ask.rule, Text("no-not-in-hand"))
    return Refusal(ask.rule, Text("no-deck-too-small")) if len(aside) >= len(deck) else None


MULLIGAN: Question[Keep | Redraw] = Asking("mulligan", "SH-SETUP-13", {Keep: allowed, Redraw: why_not_redraw})


@enforces("SH-SETUP-14")
def _redraw(g: Battle, seat: int) -> None:
    """The replacements are drawn first, only then are the others shuffled back."""
    hand, deck, aside = piles_of(g, seat)
    drawn = [deck.pop() for _ in aside]
    hand += drawn
    if aside:
        deck += aside
        aside.clear()
        g.dice.shuffle(deck)
    if g.tell:
        g.tell(Mulligan(seat, len(drawn)))
