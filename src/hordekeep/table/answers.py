"""Would an answer in a window change anything? Who could only spend a card for nothing need not be asked.

It is tried out in imagined games, so that being asked tells nobody what is hidden from them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hordekeep.kernel import Choice, Dice, Keep, Match

WORLDS = 2
"""How many ways the hidden cards are imagined: an answer that changes something in one of them counts."""
MOST_ENDS = 60
"""Of an answer with more ways to aim it, not all are tried: it counts."""
MOST_STEPS = 60
"""An effect that takes longer than so many choices to resolve is not followed to its end: an answer to it counts."""


def would_matter(match: Match[Any], seat: int, dice: Dice) -> bool:
    """Would any answer of `seat` in the present window change more than what it costs?

    Where a game does not tell what an answer costs, every answer counts.
    """
    ask, windows = match.ask, match.game.extras.windows
    assert ask is not None
    assert ask.passing is not None
    if windows is None or windows.rest is None or windows.waits is None:
        return True
    answers = [choice for choice in ask.choices_of(seat) if choice != ask.passing]
    for number in range(WORLDS):
        world = match.imagine(seat, dice.fork(str(number)), Keep.CHECKPOINT)
        passed = _resolved(_after(world, ask.passing, seat))
        if passed is None:
            return True
        left = windows.rest(passed.state)
        for answer in answers:
            ends = list(_ends(_after(world, answer, seat), seat))
            if len(ends) > MOST_ENDS:
                return True
            for end in ends:
                resolved = _resolved(end)
                if resolved is None or windows.rest(resolved.state) != left:
                    return True
    return False


def _after(match: Match[Any], choice: Choice, seat: int) -> Match[Any]:
    twin = match.clone()
    twin.play(choice, seat)
    return twin


def _ends(match: Match[Any], seat: int) -> Iterator[Match[Any]]:
    """All ways to compose an answer to its end, up to one too many."""
    waiting = [match]
    found = 0
    while waiting and found <= MOST_ENDS:
        each = waiting.pop()
        ask = each.ask
        if ask is None or ask.passing is not None or ask.seats != (seat,) or ask.committed:
            found += 1
            yield each
        else:
            waiting += [_after(each, choice, seat) for choice in ask.choices_of(seat)[: MOST_ENDS + 1]]


def _resolved(match: Match[Any]) -> Match[Any] | None:
    """The match when all that waited is resolved, if nobody answers any more and the first that comes is chosen; None
    if that takes too long."""
    windows = match.game.extras.windows
    assert windows is not None
    assert windows.waits is not None
    for _ in range(MOST_STEPS):
        ask = match.ask
        if ask is None or not windows.waits(match.state):
            return match
        seat = ask.seats[0]
        match.play(ask.choices_of(seat)[0] if ask.passing is None else ask.passing, seat)
    return None
