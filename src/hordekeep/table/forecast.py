"""What would follow from a choice, told before it is made, and only from what the seat may know."""

from __future__ import annotations

from typing import Any, NamedTuple

from hordekeep.kernel import Dice, Event, Match

WORLDS = 3
"""How many ways the hidden cards are imagined. What happens in all of them alike is told; where they part, it ends."""


class Foreseen(NamedTuple):
    """What would happen for sure, what would be asked next, and whether nothing hidden comes into it."""

    events: list[Event]
    asked: Match[Any]
    certain: bool


def foresee(match: Match[Any], seat: int, key: str, dice: Dice) -> Foreseen:
    """Make the choice in several imagined worlds and keep what they agree on. A choice that is not legal is refused.

    >>> match = Match("plankton-horde", seats=2, seed="doc")
    >>> foreseen = foresee(match, 1, "token:8", Dice("dream"))
    >>> [event.kind for event in foreseen.events], foreseen.asked.ask.prompt, foreseen.certain
    (['token-assigned'], 'open', True)
    """
    told: list[list[Event]] = []
    worlds: list[Match[Any]] = []
    for number in range(WORLDS):
        world = match.imagine(seat, dice.fork(str(number)))
        heard: list[Event] = []
        world.listen(heard.append)
        world.choose(key, seat)
        told.append([event for event in heard if event.is_for(seat)])
        worlds.append(world)
    agreed: list[Event] = []
    for events in zip(*told, strict=False):
        # What is turned up is unknown, even if a few imagined worlds happen to agree on it.
        if events.count(events[0]) < WORLDS or events[0].kind in match.game.words.telling.reveals:
            break
        agreed.append(events[0])
    asks = {(world.ask.prompt, world.ask.seats) if world.ask else None for world in worlds}
    certain = len(asks) == 1 and all(len(events) == len(agreed) for events in told)
    return Foreseen(agreed, worlds[0], certain)
