"""Guided first games: lessons as data beside their game, each a small position with something to do in it.

A game keeps them in `lessons/<game>.toml`; what people read stands there in every language. A lesson's position is
written as in a scenario, and it is studied as one.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from importlib import resources
from typing import Any

import msgspec

from hordekeep.kernel import FIRST, BadInput, game_slugs, once
from hordekeep.rulebook.citations import game_packages
from hordekeep.rulebook.scenarios import Scenario
from hordekeep.table.problems import Unknown
from hordekeep.table.protocol import Lessons, ShownLesson
from hordekeep.table.words import tell

Sentence = dict[str, str]
"""What is said in each language."""
ANY_CHOICE = "*"
"""A goal that any legal choice reaches."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One lesson: what is told, what the learner is to do at which position, and the rules that it is about.

    `tries` are choices that the learner is invited to try although they are refused. The rest keeps the text honest, as
    in scenarios: the rule that refuses a choice, all that is `offered` at first, `facts` of the whole position before
    the goal is reached and `then` after it, what the `log` tells on the way, and who `winners` are.
    """

    title: Sentence
    tells: tuple[Sentence, ...]
    rules: tuple[str, ...]
    position: dict[str, Any]
    task: Sentence = {}
    praise: Sentence = {}
    goal: tuple[str, ...] = ()
    seat: int = 0
    dice: tuple[int, ...] = ()
    tries: tuple[str, ...] = ()
    refused: dict[str, str] = {}
    offered: tuple[str, ...] = ()
    facts: dict[str, Any] = {}
    log: tuple[str, ...] = ()
    then: dict[str, Any] = {}
    winners: tuple[int, ...] = ()


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"lessons": "lesson"}):
    """The lessons of a game in their order, and what those who sit there are called, by language."""

    title: Sentence
    names: dict[str, tuple[str, ...]]
    lessons: tuple[Lesson, ...]


@once
def course_of(slug: str) -> Course | None:
    """The lessons of an installed game; None if it has none."""
    for package in game_packages(slug):
        file = resources.files(package).joinpath("lessons", f"{slug}.toml")
        if file.is_file():
            return read_course(file.read_text(encoding="utf-8"))
    return None


def read_course(toml: str) -> Course:
    """The lessons that a TOML text holds; what is not said in English is an error."""
    course = msgspec.convert(tomllib.loads(toml), Course)
    _check("names", course.names)
    _check("title", course.title)
    for number, lesson in enumerate(course.lessons, 1):
        for said in (lesson.title, *lesson.tells, *filter(None, (lesson.task, lesson.praise))):
            _check(f"lesson {number}", said)
    return course


def _check(where: str, said: Collection[str]) -> None:
    if FIRST not in said:
        raise BadInput(f"Something is not said in {FIRST}.", where=where)


def count_lessons(slug: str) -> int:
    """How many lessons a game has.

    >>> count_lessons("plankton-horde") > 10
    True
    """
    course = course_of(slug)
    return len(course.lessons) if course else 0


def lessons_of(slug: str, language: str) -> Lessons:
    """The guided first game of a game, in a language."""
    course = _course(slug, language)
    shown = (_shown(number, lesson, language) for number, lesson in enumerate(course.lessons))
    return Lessons(game=slug, title=_in(course.title, language), lessons=tuple(shown))


def lesson_as_scenario(slug: str, number: int, language: str) -> Scenario:
    """A lesson as a scenario, which is how its position is set up."""
    course = _course(slug, language)
    if number >= len(course.lessons):
        raise Unknown(tell("no-such-lesson", language), where="lesson")
    lesson = course.lessons[number]
    return Scenario(
        rules=list(lesson.rules),
        title=_in(lesson.title, language),
        game=slug,
        names=list(course.names.get(language, course.names[FIRST])),
        position=lesson.position,
        dice=list(lesson.dice),
    )


def _in(said: Sentence, language: str) -> str:
    """What is said in a language; nothing where nothing is to be said."""
    return said.get(language, said[FIRST]) if said else ""


def _course(slug: str, language: str) -> Course:
    course = course_of(slug) if slug in game_slugs() else None
    if course is None:
        raise Unknown(tell("no-lessons", language), where="game")
    return course


def _shown(number: int, lesson: Lesson, language: str) -> ShownLesson:
    return ShownLesson(
        number=number,
        title=_in(lesson.title, language),
        tells=tuple(_in(tell, language) for tell in lesson.tells),
        task=_in(lesson.task, language),
        praise=_in(lesson.praise, language),
        goal=lesson.goal,
        seat=lesson.seat,
        rules=lesson.rules,
        refused=lesson.tries,
    )
