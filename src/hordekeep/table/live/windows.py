"""Which windows pass by themselves: where a seat can do nothing else, or its standing orders say so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.kernel import Dice
from hordekeep.table.answers import would_matter
from hordekeep.table.live.undo_policy import other_people
from hordekeep.table.protocol import Orders

if TYPE_CHECKING:
    from hordekeep.table.live.table import LiveTable
    from hordekeep.table.storage.rows import Maker


def orders_in_force(table: LiveTable, seat: int) -> Orders:
    """What holds for a seat now: what its person ordered; when that has ended with its turn, what held before."""
    row = table.orders.get(seat)
    if row is None or row.person != table.seats[seat].person:
        return Orders()
    if row.orders.until == "turn" and row.clock != clock_of(table):
        return Orders(ask=row.before, stops=row.orders.stops)
    return row.orders


def clock_of(table: LiveTable) -> int:
    """The turn or round of the game; 0 before it has started, or where there is none."""
    clock = table.game.rules.clock
    return 0 if clock is None or table.standing is None else clock(table.match.state)


def passes_by_itself(table: LiveTable) -> Maker | None:
    """How the present window passes without anybody being asked: empty, or by a standing order; None if somebody is.

    Where a seat has just taken its pass back, it is asked whatever its orders say. Bots answer at the usual moments of
    a game that names some; people are not asked where all that they could do is spend a card for nothing.
    """
    ask = table.match.ask
    if ask is None or ask.passing is None:
        return None
    seat, can_answer = table.seats[ask.seat], len(ask.choices) > 1
    is_person = seat.kind == "person"
    if is_person and orders_in_force(table, seat.number).ask == "always":
        return None
    if not can_answer:
        return "window"
    if is_person and table.fold.has_returned(seat.number):
        return None
    if not is_heard(table):
        return "order" if is_person and orders_in_force(table, seat.number).ask == "never" else "window"
    return None if not is_person or _answer_matters(table, seat.number) else "window"


def _answer_matters(table: LiveTable, seat: int) -> bool:
    """Would an answer in the present window change anything? Found out once: the table asks often, and so would be
    slow. The dice are known to nobody."""
    ask = table.match.ask
    assert ask is not None
    if table.weighed is None or table.weighed[0] is not ask:
        dice = Dice(table.around.signer.sign("answer", table.id, str(len(table.match.made)), str(seat)))
        table.weighed = (ask, would_matter(table.match, seat, dice))
    return table.weighed[1]


def is_heard(table: LiveTable) -> bool:
    """Is the seat of the present window asked if it can answer?"""
    ask, windows = table.match.ask, table.game.extras.windows
    assert ask is not None
    seat = table.seats[ask.seat]
    orders = orders_in_force(table, seat.number) if seat.kind == "person" else Orders()
    usual: frozenset[str] = frozenset() if windows is None else windows.usual
    if orders.ask == "always" or (orders.ask == "able" and not usual):
        return True
    wanted = usual.union(orders.stops) if orders.ask == "able" else frozenset(orders.stops)
    return windows is not None and not wanted.isdisjoint(windows.now(table.match.state, ask))


def would_tell(table: LiveTable) -> bool:
    """Would haste in the present window tell what its seat holds? Not where nobody is asked whatever they hold."""
    windows = table.game.extras.windows
    return table.is_quiet and (windows is None or not windows.usual or is_heard(table))


def has_onlookers(table: LiveTable, seat: int) -> bool:
    """Does another person belong here, to whom haste would tell what `seat` holds?"""
    return bool(other_people(table.seats, table.seats[seat].person))
