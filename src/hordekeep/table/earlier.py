"""How a view was when each line of the log was told, as what was otherwise then: so nobody has to play rules again.

The rules change the state first and tell it then. So whoever shows a game line by line keeps the state of each event,
and says from the last line back what was otherwise in the view that follows. What is known of the present view, the
frame tells; nothing but the frame is needed to go back from it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from hordekeep.kernel import Document, Event, Match
from hordekeep.table.protocol import Difference, Earlier

Place = tuple[str | int, ...]


class Stills:
    """The states in which a match told its latest events, at `most` so many, from when it is listened to.

    >>> match = Match("plankton-horde", seats=2, seed="doc")
    >>> stills = Stills(match)
    >>> match.choose("token:8")
    >>> len(stills.states) == len(match.log) - 4
    True
    """

    def __init__(self, match: Match[Any], most: int | None = None) -> None:
        self.states: deque[Any] = deque(maxlen=most)
        self._match = match
        match.listen(self)

    def __call__(self, _event: Event) -> None:
        """Keep the state in which this is told."""
        self.states.append(self._match.state.clone())


def earlier_views(states: Sequence[Any], later: Document, view_of: Callable[[Any], Document]) -> Earlier:
    """For each state what was otherwise in its view, beside the next one's; the last one's beside `later`."""
    found = []
    for state in reversed(states):
        was = view_of(state)
        found.append(tuple(differences(was, later)))
        later = was
    return tuple(reversed(found))


def differences(was: Any, later: Any, at: Place = ()) -> Iterator[Difference]:
    """What to change in a later document to have the earlier one. Lists that have grown or shrunk are told whole.

    >>> was, later = {"gate": 12, "units": [{"hex": "3.4"}]}, {"gate": 9, "units": [{"hex": "3.5"}], "won": 1}
    >>> for each in differences(was, later):
    ...     print(each.at, each.was)
    ('gate',) 12
    ('units', 0, 'hex') 3.4
    ('won',) UNSET
    """
    if isinstance(was, dict) and isinstance(later, dict):
        for name, value in was.items():
            if name not in later:
                yield Difference(at=(*at, name), was=value)
            elif value != later[name]:
                yield from differences(value, later[name], (*at, name))
        yield from (Difference(at=(*at, name)) for name in later if name not in was)
    elif isinstance(was, list) and isinstance(later, list) and len(was) == len(later):
        for place, (one, other) in enumerate(zip(was, later, strict=True)):
            if one != other:
                yield from differences(one, other, (*at, place))
    else:
        yield Difference(at=at, was=was)
