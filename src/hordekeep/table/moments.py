"""Moments: a match at rest, and what was told on the way there. Going on from one never changes it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Sequence
from threading import Lock
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import structs

from hordekeep.kernel import BadInput, Document, Event, Match, Refusal
from hordekeep.rulebook.scenario_setup import has_stopped, seat_and_key
from hordekeep.table.earlier import Stills, earlier_views
from hordekeep.table.frames import frame_of, line_of
from hordekeep.table.protocol import Earlier, Frame, LogLine, No
from hordekeep.table.words import tell

T = TypeVar("T")


class Moment(NamedTuple):
    """A match that is not played on itself, and what was told since its source, each with the number of choices before.

    One that `rests` is for looking only: nothing is asked, although the game is not over. `stills` are the states in
    which the last events were told; see `earlier.py`.
    """

    match: Match[Any]
    told: tuple[tuple[int, Event], ...] = ()
    choices: int = 0
    rests: bool = False
    stills: tuple[Any, ...] = ()


def at_rest(
    match: Match[Any], told: tuple[tuple[int, Event], ...], choices: int, stills: tuple[Any, ...] = ()
) -> Moment:
    """The moment of a match that may have stopped, as scenarios do; then it asks nothing more."""
    rests = has_stopped(match)
    if rests:
        match.ask = None
    return Moment(match, told, choices, rests, stills)


def played(match: Match[Any], choices: Sequence[str]) -> Moment:
    """The moment at which a fresh match with a log stands after choices that are known to be legal."""
    told = [(0, event) for event in match.log]
    stills = Stills(match)
    for number, choice in enumerate(choices, start=1):
        before = len(match.log)
        seat, key = seat_and_key(choice, match.names)
        stills.states.clear()
        match.choose(key, seat)
        told += [(number, event) for event in match.log[before:]]
    return at_rest(match, tuple(told), len(choices), tuple(stills.states))


def after(moment: Moment, choice: str, viewer: int | None, language: str) -> Moment | No:
    """The moment after one more choice, a key or "Name key"; or the reason why it cannot be made."""
    match = moment.match
    if moment.rests:
        return _no(choice, "unknown", "", tell("study-rests", language))
    name, _, key = choice.rpartition(" ")
    try:
        seat, key = seat_and_key(choice, match.names)
    except BadInput:
        return _no(choice, "unknown", "", tell("no-such-name", language, name=name))
    if seat is None and match.ask is not None:
        seat = viewer if viewer in match.ask.seats else match.ask.seats[0]
    if match.game.words.choice(key) is None:
        return _no(choice, "unknown", "", tell("no-such-choice", language))
    refusal = match.why_not(key, seat)
    if refusal is not None:
        return no_of(match, choice, refusal, language)
    twin = match.clone()
    heard: list[Event] = []
    twin.listen(heard.append)
    stills = Stills(twin)
    twin.choose(key, seat)
    count = moment.choices + 1
    told = (*moment.told, *((count, event) for event in heard))
    return Moment(twin, told, count, stills=tuple(stills.states))


def why_not_touch(moment: Moment, touched: str, viewer: int | None, language: str) -> No | None:
    """Why nothing can be done with a piece of the board at this moment; None if something can."""
    match = moment.match
    if moment.rests:
        return _no(touched, "unknown", "", tell("study-rests", language))
    asked = match.ask.seats if match.ask else (0,)
    refusal = match.why_not_touch(touched, asked[0] if viewer is None else viewer)
    return None if refusal is None else no_of(match, touched, refusal, language)


def no_of(match: Match[Any], id: str, refusal: Refusal, language: str) -> No:
    """A refusal as it is said."""
    return _no(id, "rule", refusal.rule, match.say(refusal.because, language))


def _no(id: str, code: Any, rule: str, because: str) -> No:
    return No(id=id, code=code, rule=rule, because=because)


def frame_at(moment: Moment, seat: int | None, language: str) -> Frame:
    """The moment as `seat` sees it, or with nothing hidden if that is None."""
    match = moment.match
    if seat is not None and seat >= len(match.names):
        raise BadInput(tell("no-such-seat", language), where="seat")
    frame = frame_of(match, seat, language, moment.choices, open=seat is None)
    if moment.rests and seat is not None:
        return structs.replace(frame, open=False)
    return frame


def log_at(moment: Moment, seat: int | None, language: str) -> tuple[LogLine, ...]:
    """What was told, as `seat` may know it; everything if that is None, for then nothing is hidden."""
    known = [(choice, event) for choice, event in moment.told if seat is None or event.is_for(seat)]
    return tuple(line_of(moment.match, event, number, choice, language) for number, (choice, event) in enumerate(known))


def earlier_at(moment: Moment, seat: int | None, later: Document) -> Earlier:
    """How the view was at the lines of the last choice, beginning with the last: it went over into `later`."""
    match, states = moment.match, moment.stills
    if seat is None:
        return earlier_views(states, later, match.game.positions.open_to_all)
    last = moment.told[len(moment.told) - len(states) :]
    known = [state for (_, event), state in zip(last, states, strict=True) if event.is_for(seat)]
    return earlier_views(known, later, lambda state: match.game.positions.view(state, seat))


class Recent(Generic[T]):
    """The few things that were wanted last, by key. Many threads may use it.

    >>> recent = Recent[int](2)
    >>> for number in (1, 2, 3): recent.keep(number, number)
    >>> recent.find(1), recent.find(3)
    (None, 3)
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, T] = OrderedDict()
        self._lock = Lock()

    def find(self, key: Hashable) -> T | None:
        """What was kept under this key, if it is still here."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
            return self._kept.get(key)

    def keep(self, key: Hashable, thing: T) -> None:
        """Keep it; what was not wanted for the longest time goes."""
        with self._lock:
            self._kept[key] = thing
            self._kept.move_to_end(key)
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)
