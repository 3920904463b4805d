"""Standing orders: where a person wants to be asked whether they answer what others do."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from hordekeep.table.protocol.base import ShortText, Thing

Asking = Literal["always", "able", "never"]
"""Ask me in every window, also where I can only pass; where I have an answer; or pass for me."""


class Orders(Thing, frozen=True):
    """What a seat orders for windows, in which it may answer what others do, or pass.

    Who is asked where they are `able` to answer is asked only at the usual moments of a game that names some, and at
    those in `stops`. Who is `always` asked shows by no haste that there is nothing to answer with. Who is `never` asked
    passes, `until` the turn ends or the orders change; but at the moments in `stops` they are asked nevertheless if
    they can answer.
    """

    ask: Asking = "able"
    stops: Annotated[tuple[ShortText, ...], Meta(max_length=32)] = ()
    until: Literal["turn", "changed"] = "changed"


class SeatOrders(Thing, frozen=True):
    """The orders that hold for a seat of the viewer's. `given`: they were given here, so they are no mere default."""

    seat: int
    orders: Orders
    given: bool


class ShownMoment(Thing, frozen=True):
    """A moment of this game at which one can be asked nevertheless; `usual` if whoever is able is asked there."""

    name: str
    label: str
    usual: bool = False
