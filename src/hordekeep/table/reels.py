"""Reels: a record played through once, so that every step can be told in any language and any moment be shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from hordekeep.kernel import Ask, Choice, Event, Game, Keep, Match, Record, Rules, Text, find_game
from hordekeep.table.earlier import Stills
from hordekeep.table.frames import line_of
from hordekeep.table.moments import Moment
from hordekeep.table.protocol import LogLine, Replay, ReplayStep
from hordekeep.table.setting_words import settings_in_words

STRIDE = 20
"""A copy of the match is kept every so many choices: a moment between is reached by playing the few since."""


class Shot(NamedTuple):
    """What was the case when a choice was about to be made: its label, the heading, everybody's prospects, the log."""

    label: Text
    heading: Text | None
    values: tuple[float, ...]
    told: int


class Reel(NamedTuple):
    """A record, wound through once. `forced` tells which choices the match made itself; `stops` are for looking."""

    record: Record
    end: Match[Any]
    shots: tuple[Shot, ...]
    forced: tuple[bool, ...]
    events: tuple[Event, ...]
    stops: tuple[Match[Any], ...]


def wind(record: Record) -> Reel:
    """Play a record through, noting what each choice looked like when it was made."""
    game = find_game(record.game)
    shots: list[Shot] = []
    events: list[Event] = []
    filmed = _filmed(game, shots, events)
    end: Match[Any] = Match.from_record(record, keep=Keep.NOTHING, listeners=[events.append], game=filmed)
    return Reel(
        record=end.record(),
        end=end,
        shots=tuple(shots),
        forced=tuple(forced for _, _, forced in end.made),
        events=tuple(events),
        stops=tuple(_stops(end.record())),
    )


def _filmed(game: Game[Any], shots: list[Shot], events: list[Event]) -> Game[Any]:
    """The same game, which notes a shot whenever a choice is about to be made; also where there is only one."""

    def film(beat: Callable[[Any, Any], Rules[None] | None]) -> Callable[[Any, Any], Rules[None] | None]:
        def filmed(state: Any, argument: Any) -> Rules[None] | None:
            steps = beat(state, argument)
            return None if steps is None else watch(state, steps)

        return filmed

    def watch(state: Any, steps: Rules[None]) -> Rules[None]:
        ask = next(steps, None)
        while ask is not None:
            choice: Choice = yield ask
            shots.append(_shot(game, state, choice, len(events)))
            ask = _answered(steps, choice)

    return game.with_beats({name: film(beat) for name, beat in game.rules.beats.items()})


def _answered(steps: Rules[None], choice: Choice) -> Ask | None:
    """What the rules ask next; None if the beat is over."""
    try:
        return steps.send(choice)
    except StopIteration:
        return None


def _shot(game: Game[Any], state: Any, choice: Choice, told: int) -> Shot:
    heading = game.extras.progress(state).heading if game.extras.progress else None
    return Shot(game.words.label(state, choice), heading, values_of(game, state), told)


def values_of(game: Game[Any], state: Any) -> tuple[float, ...]:
    """How good an open state looks for each seat: from 0, lost, to 1, won."""
    return tuple(round(game.search.evaluate(state, seat), 3) for seat in range(state.seats))


def _stops(record: Record) -> Iterable[Match[Any]]:
    match: Match[Any] = Match.from_record(record, keep=Keep.CHECKPOINT, until=0)
    yield match.clone()
    for start in range(0, len(record.choices) - STRIDE + 1, STRIDE):
        match.replay(record.choices[start : start + STRIDE], start)
        yield match.clone()


def moment_at(reel: Reel, at: int) -> Moment:
    """The moment after `at` choices of a record, with the lines of the last of them as what led there."""
    stop = at // STRIDE
    match = reel.stops[stop].clone()
    first, last = _told_by(reel, at)
    told = tuple((0, event) for event in reel.events[first:last])
    stills = Stills(match, len(told))
    match.replay(reel.record.choices[stop * STRIDE : at], stop * STRIDE)
    return Moment(match, told, stills=tuple(stills.states))


def _told_by(reel: Reel, step: int) -> tuple[int, int]:
    """From where to where the log tells what followed from a step; step 0 is the opening."""
    first = reel.shots[step - 1].told if step else 0
    last = reel.shots[step].told if step < len(reel.shots) else len(reel.events)
    return first, last


def replay_of(id: str, reel: Reel, language: str) -> Replay:
    """A record as it is shown, in a language."""
    record, end = reel.record, reel.end
    outcome = end.outcome()
    options = {} if record.position is not None else record.options
    return Replay(
        id=id,
        game=record.game,
        title=end.game.title,
        names=record.names,
        settings=tuple(settings_in_words(record.game, options, record.names, language)),
        commitment=record.commitment,
        seed=record.seed,
        result="" if outcome is None else end.say(outcome.because, language),
        steps=tuple(_step(reel, number, language) for number in range(1, len(record.choices) + 1)),
        opening=_lines(reel, 0, language),
        text=record.to_text(),
    )


def _step(reel: Reel, number: int, language: str) -> ReplayStep:
    seat, key = reel.record.choices[number - 1]
    shot, end = reel.shots[number - 1], reel.end
    is_last = number == len(reel.shots)
    return ReplayStep(
        number=number,
        seat=seat,
        key=key,
        label=end.say(shot.label, language),
        heading="" if shot.heading is None else end.say(shot.heading, language),
        log=_lines(reel, number, language),
        values=values_of(end.game, end.state) if is_last else reel.shots[number].values,
        forced=reel.forced[number - 1],
    )


def _lines(reel: Reel, step: int, language: str) -> tuple[LogLine, ...]:
    first, last = _told_by(reel, step)
    return tuple(
        line_of(reel.end, event, place, step, language)
        for place, event in enumerate(reel.events[first:last], start=first)
    )
