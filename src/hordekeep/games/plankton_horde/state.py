"""The state of a game of Horde: plain data, cheap to copy.

Piles and hordes are tuples that clones share: a change makes a new tuple. Only what changes with every pick (the Pool,
the picks, the totals) is a list or dict of its own.
"""

from __future__ import annotations

from hordekeep.games.plankton_horde.content.components import BETRAYER, FIGHTS_IN, INITIAL_PICK, POOL_SIZE
from hordekeep.kernel import Dice, enforces
from hordekeep.kernel.fields import Fields, each, lay_out

Cards = tuple[int, ...]

NOBODY = -1

FIRST_CARD, SECOND_CARD, OPENED = 0, 1, 2
"""How far the starting player's initial pick has come."""


def _seats(g: HordeState) -> int:
    """How many play."""
    return g.seats


class HordeState(Fields):
    """Everything there is to know about one game.

    `deck` and `battle_pile` are read from index `drawn` and `round` on. `pool` counts the copies of each face. `picks`
    are the cards that count for matching; `given` and `stolen` were exchanged through the Betrayer this round.
    `just_picked` lies before the seat `picker` while the Betrayer's owner decides. `seen` is what everybody saw go
    into each horde: all of it in a game played from the start, since every pick lies face up for a round.
    """

    level: str
    first: int = 0  # who started round 1
    round: int = 1
    deck: Cards = ()
    drawn: int = 0
    battle_pile: Cards = ()  # all eleven Battle Cards, in the order in which they are drawn
    row: Cards = ()  # those drawn, face up, in order
    tokens: Cards = ()  # the token on each card of the row
    tokens_left: Cards = ()
    pool: dict[int, int] = {}
    picks: list[Cards] = each(_seats, ())
    given: list[Cards] = each(_seats, ())
    stolen: list[Cards] = each(_seats, ())
    totals: list[int] = each(_seats, 0)
    opening: int = FIRST_CARD
    opening_was_costly: bool = False
    just_picked: int = NOBODY
    picker: int = NOBODY
    hordes: list[Cards] = each(_seats, ())
    seen: list[Cards] = each(_seats, ())
    discards: list[Cards] = each(_seats, ())  # Flayers played and cards sacrificed, face up
    battle: int = 0
    added_flayers: list[int] = each(_seats, 0)
    added_demons: list[int] = each(_seats, 0)
    passes: int = 0
    won: list[Cards] = each(_seats, ())
    tokens_lost: Cards = ()  # tokens that nobody took

    def begin(self, seats: int, level: str, dice: Dice) -> HordeState:
        """A game before its set-up, in a new state."""
        self.seats, self.level, self.dice = seats, level, dice
        lay_out(self)
        return self


@enforces("PH-ROUND-04", "PH-END-08")
def starting_player(g: HordeState) -> int:
    """The starting player of this round: the role moves one seat clockwise each round."""
    return (g.first + g.round - 1) % g.seats


@enforces("PH-BC-02")
def assigner_of(g: HordeState, battle: int) -> int:
    """Who assigned the token of the battle at this place in the row: that round's starting player."""
    return (g.first + battle) % g.seats


@enforces("PH-ROUND-03")
def clockwise(g: HordeState, seat: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % g.seats


@enforces("PH-SETUP-04", "PH-SETUP-05", "PH-SETUP-06")
def pool_size(g: HordeState) -> int:
    """How many cards the Pool is refilled to."""
    return POOL_SIZE[g.seats]


def pool_cards(g: HordeState) -> list[int]:
    """The Pool card by card."""
    return [face for face, copies in g.pool.items() for _ in range(copies)]


@enforces("PH-PICK-01", "PH-PICK-02")
def most_initial_picks(g: HordeState) -> int:
    """How many cards the starting player may open with."""
    return INITIAL_PICK[g.seats]


@enforces("PH-DT-05")
def target(g: HordeState) -> int:
    """The highest picked total of this round: what everybody picks up to."""
    return max(g.totals)


@enforces("PH-FB-02", "PH-WILD-08")
def strength(g: HordeState, seat: int, battle: int) -> int:
    """How many monsters of `seat` count in a battle of this kind, wild cards left out.

    A Water Troll counts for Water and again for Trolls (PH-FB-09).
    """
    fighters = FIGHTS_IN[battle]
    return sum(1 for face in g.hordes[seat] if face in fighters)


def owner_of(g: HordeState, face: int) -> int:
    """The seat whose horde pile holds `face`, or NOBODY."""
    for seat, horde in enumerate(g.hordes):
        if face in horde:
            return seat
    return NOBODY


@enforces("PH-BET-32", "PH-BET-08", "PH-BET-09", "PH-BET-10", "PH-BET-31", "PH-BET-03", "PH-BET-14")
def thief_of(g: HordeState, picker: int) -> int:
    """Who may steal what `picker` picks: the Betrayer's owner, or NOBODY.

    The Betrayer must lie in the horde pile, so it waits a round after being picked or received, works once a round and
    never after round 11. Two more cards of the pile must pay for it, and nobody steals from oneself.
    """
    for seat, horde in enumerate(g.hordes):
        if BETRAYER in horde:
            return seat if seat != picker and len(horde) >= 3 else NOBODY
    return NOBODY


def without(cards: Cards, face: int) -> Cards:
    """The cards less one copy of `face`."""
    place = cards.index(face)
    return cards[:place] + cards[place + 1 :]
