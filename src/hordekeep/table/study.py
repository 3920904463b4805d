"""Study: any moment of a scenario, a lesson or a replay, and what could be done there. Never of a running game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from hordekeep.kernel import BadInput, LoadedDice, Record, game_slugs
from hordekeep.rulebook.scenario_setup import set_up, set_up_laid_out
from hordekeep.rulebook.scenario_shelf import find_scenario
from hordekeep.rulebook.scenarios import Scenario
from hordekeep.table.lessons import lesson_as_scenario
from hordekeep.table.moments import Moment, Recent, after, at_rest, earlier_at, frame_at, log_at, played, why_not_touch
from hordekeep.table.problems import Conflict, Unknown
from hordekeep.table.protocol import LessonSource, No, ScenarioSource, Source, Studied, Study
from hordekeep.table.reels import Reel, moment_at
from hordekeep.table.replays import Viewer, find_reel
from hordekeep.table.service import Service
from hordekeep.table.storage import Person
from hordekeep.table.words import tell

_MOMENTS: Recent[Moment] = Recent(256)


class Subject(NamedTuple):
    """What is studied: a name of its own, how it begins, and the scenario or lesson that it is, if it is one."""

    key: Hashable
    begin: Callable[[], Moment]
    scenario: Scenario | None = None


async def study(service: Service, wanted: Study, me: Person | None, language: str) -> Studied:
    """The moment that a study leads to."""
    subject = await subject_of(service, wanted.source, me, language)
    return await asyncio.to_thread(look, subject, wanted, language)


async def start_of(
    service: Service, source: Source, me: Person, choices: Sequence[str] = (), language: str = "en"
) -> Record:
    """What a table starts from that goes on from a source, after some more choices."""
    subject = await subject_of(service, source, me, language)
    return await asyncio.to_thread(record_from, subject, choices, language)


async def subject_of(service: Service, source: Source, me: Person | None, language: str) -> Subject:
    """What a source names; `Unknown` if there is no such thing, or if it is a game that still goes on."""
    if isinstance(source, ScenarioSource):
        return await asyncio.to_thread(scenario_subject, source, language)
    if isinstance(source, LessonSource):
        return await asyncio.to_thread(lesson_subject, source, language)
    reel, _ = await find_reel(service, source.replay, language, Viewer(me, source.invite))
    return replay_subject(source.replay, reel, source.at, language)


def scenario_subject(source: ScenarioSource, language: str) -> Subject:
    """The scenario that a source names."""
    try:
        scenario = find_scenario(source.game, source.scenario)
    except BadInput as bad:
        raise Unknown(tell("no-such-scenario", language), where="scenario", advice=bad.advice) from bad
    if scenario.error or scenario.game not in game_slugs():
        raise Conflict(tell("no-scenario-to-show", language), where="scenario")
    return Subject(("scenario", source.game, source.scenario), lambda: _set_up(scenario), scenario)


def lesson_subject(source: LessonSource, language: str) -> Subject:
    """The lesson that a source names; those who sit there have names in the learner's language."""
    scenario = lesson_as_scenario(source.game, source.lesson, language)
    return Subject(("lesson", source.game, source.lesson, language), lambda: _set_up(scenario), scenario)


def replay_subject(id: str, reel: Reel, at: int, language: str) -> Subject:
    """A moment of a record."""
    count = len(reel.record.choices)
    if at > count:
        raise Unknown(tell("no-such-moment", language, count=count), where="at")
    return Subject(("replay", id, reel.record.names, reel.record.choices[:at]), lambda: moment_at(reel, at))


def _set_up(scenario: Scenario) -> Moment:
    return played(set_up(scenario, stopping=False), ())


def look(subject: Subject, study: Study, language: str) -> Studied:
    """The moment that a study leads to, as the seat that looks may see it."""
    if study.laid_out and subject.scenario is not None:
        moment, no = at_rest(set_up_laid_out(subject.scenario), (), 0), None
    else:
        moment, no = _go(subject, study.choices, study.seat, language)
        moment = moment if no else _where_it_stops(subject.scenario, moment)
    if no is None and study.touched:
        no = why_not_touch(moment, study.touched, study.seat, language)
    frame = frame_at(moment, study.seat, language)
    return Studied(
        frame=frame,
        log=log_at(moment, study.seat, language),
        earlier=earlier_at(moment, study.seat, frame.view),
        refused=no,
    )


def _go(subject: Subject, choices: Sequence[str], viewer: int | None, language: str) -> tuple[Moment, No | None]:
    """The moment after the choices, or the last good one and why the next choice is refused."""
    made = tuple(choices)
    moment = _kept(subject, made, viewer)
    for choice in made[moment.choices :]:
        following = after(moment, choice, viewer, language)
        if isinstance(following, No):
            return moment, following
        moment = following
        _MOMENTS.keep((subject.key, viewer, made[: moment.choices]), moment)
    return moment, None


def _kept(subject: Subject, made: tuple[str, ...], viewer: int | None) -> Moment:
    """The moment after the choices, after all but the last, or before any: whichever is still at hand."""
    for count in (len(made), len(made) - 1):
        kept = _MOMENTS.find((subject.key, viewer, made[:count])) if count > 0 else None
        if kept is not None:
            return kept
    return subject.begin()


def _where_it_stops(scenario: Scenario | None, moment: Moment) -> Moment:
    """A scenario that stops at the end of a phase is shown there after its last choice, not beyond."""
    if scenario is None or scenario.until in ("ask", "game end") or moment.choices != len(scenario.choose):
        return moment
    stopped = played(set_up(scenario), scenario.choose)
    same = [made[:2] for made in moment.match.made[: len(stopped.match.made)]] == [
        made[:2] for made in stopped.match.made
    ]
    return stopped if same else moment


def record_from(subject: Subject, choices: Sequence[str], language: str) -> Record:
    """A record that begins where a study leads to, for a table to go on from.

    Dice that a scenario has loaded cannot be written into a record: the table then starts from the position itself.
    """
    moment, no = _go(subject, choices, None, language)
    if no is not None:
        raise BadInput(f"{no.because} [{no.rule}]" if no.rule else no.because, where=f"choices, {no.id!r}")
    match = moment.match
    if match.ask is None:
        raise Conflict(tell("no-more-to-play", language), where="source")
    record = match.record()
    if not isinstance(match.state.dice, LoadedDice):
        return record
    return Record(
        game=record.game,
        rules_version=record.rules_version,
        names=record.names,
        options={},
        seed=record.seed,
        choices=record.choices[match.position_at :],
        position=match.to_position(),
        needs=record.needs,
    )
