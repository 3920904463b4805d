"""Who may take which choice back, and what it takes: nothing, a mark, or the others' consent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from hordekeep.table.live.fold import Kept, Question
from hordekeep.table.storage.rows import BY_ITSELF, SeatRow

Price = Literal["free", "marked", "consent"]
"""What an undo takes: it is free; nobody else sits here, so it is only counted; the others must agree."""


def last_choice_of(choices: Sequence[Kept], seat: int, floor: int = 0) -> int | None:
    """The place of the last choice that `seat` made itself, at or after `floor`; None if there is none.

    >>> last_choice_of([Kept(0, "a", "person", 1), Kept(1, "b", "bot", 2), Kept(0, "c", "game", 3)], 0)
    0
    """
    for place in range(len(choices) - 1, floor - 1, -1):
        if choices[place].seat == seat and choices[place].by not in BY_ITSELF:
            return place
    return None


def other_people(seats: Sequence[SeatRow], person: str | None) -> tuple[int, ...]:
    """The seats that belong to other people. A bot that stands in for somebody does not speak for them."""
    return tuple(seat.number for seat in seats if seat.person is not None and seat.person != person)


def price_of(
    since: Sequence[Kept], seats: Sequence[SeatRow], person: str | None, *, revealed: bool, rolled: bool
) -> Price:
    """What it takes to undo a choice of `person` after which the choices `since` were made.

    `revealed`: something hidden was turned up meanwhile; `rolled`: dice were used.
    """
    another_chose = any(_is_anothers(kept, seats[kept.seat], person) for kept in since)
    if not (another_chose or revealed or rolled):
        return "free"
    return "consent" if other_people(seats, person) else "marked"


def _is_anothers(kept: Kept, seat: SeatRow, person: str | None) -> bool:
    """Was this the choice of somebody else, made by themselves or by a bot in their place?

    A window that another person let pass counts whether or not they had an answer, or the price would tell.
    """
    if seat.person == person:
        return False
    return kept.by == "person" or (seat.person is not None and kept.by != "game")


def waiting_for(question: Question, seats: Sequence[SeatRow]) -> tuple[int, ...]:
    """The seats whose people have not answered yet. Who plays several seats answers once for all of them."""
    agreed = {seats[number].person for number in question.agreed}
    asker = seats[question.seat].person
    return tuple(number for number in other_people(seats, asker) if seats[number].person not in agreed)
