"""What sentences leave behind for the turn: who left it, prices that changed, spells that may be played again.

The battle keeps only where the sentence stands ("raise-the-dead/0"), for whom it holds where that matters
("master-of-the-forge/1@A"), and the card that was chosen for it ("khepiax/1@A:time-loop").
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hordekeep.engines.lanes.effects.in_force import card_of, lasting_ability, seat_of
from hordekeep.engines.lanes.state.abilities import Ability, Cause, printed
from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.kernel import SEAT_LETTERS

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.cards import Card

PRICE = "price"
"""It changes what cards cost."""
NEXT_PRICE = "next-price"
"""It changes what the next such card costs."""
SPELL_AGAIN = "spell-again"
"""A spell of the discard pile may be played."""


class Left(NamedTuple):
    """Something left behind: as the battle keeps it, the ability, the card that was chosen for it."""

    what: str
    side: int
    ability: Ability
    chosen: str


def leave_behind(g: Battle, c: Cause, left: Ability, *, for_whom: int = -1, chosen: str = "") -> None:
    """Keep what the present sentence leaves for the turn."""
    card = c.me.card
    index = next(n for n, ability in enumerate(printed(card).all) if ability.extra is left)
    whose = "" if for_whom < 0 else f"@{SEAT_LETTERS[for_whom]}" + (f":{chosen}" if chosen else "")
    g.lasting.append((f"{card.id}/{index}{whose}", c.side))
    g.board_changed()


def left_for(g: Battle, seat: int, *kinds: str) -> list[Left]:
    """What was left behind this turn that concerns a seat, of some kinds."""
    found = []
    for what, side in g.lasting:
        ability = lasting_ability(what)
        if ability.kind in kinds:
            for_whom = seat_of(what)
            if for_whom in (-1, seat):
                found.append(Left(what, side, ability, what.partition("@")[2].partition(":")[2]))
    return found


def _change(g: Battle, left: Left, seat: int, card: Card) -> int:
    """How much more a card costs by this."""
    by = Piece(card_of(left.what), left.side, seat)
    change: int = left.ability.extra(g, Cause(by, seat), card)
    return change


def price(g: Battle, seat: int, card: Card) -> int:
    """How much more playing a card costs a seat this turn, or less if it is negative."""
    return sum(_change(g, left, seat, card) for left in left_for(g, seat, PRICE, NEXT_PRICE))


def was_played(g: Battle, seat: int, card: Card, from_discard: bool) -> None:
    """What held for the next such card, or for this one of the discard pile, is over."""
    for left in left_for(g, seat, NEXT_PRICE):
        if _change(g, left, seat, card):
            g.lasting.remove((left.what, left.side))
    if from_discard:
        for left in left_for(g, seat, SPELL_AGAIN):
            if left.chosen == card.id:
                g.lasting.remove((left.what, left.side))
                return


def from_discard(g: Battle, seat: int) -> list[Card]:
    """The spells of the discard pile that a seat may play this turn as if they were in hand."""
    chosen = [left.chosen for left in left_for(g, seat, SPELL_AGAIN)]
    return [card for card in dict.fromkeys(g.players[seat].discard) if card.id in chosen]
