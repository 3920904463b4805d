"""Over HTTP: guided first games."""

from __future__ import annotations

from hordekeep.table.protocol.base import Thing


class ShownLesson(Thing, frozen=True):
    """A step of the guided first game: what is told, what is asked for, and what is said when it is done.

    `goal` lists the choice keys that fulfil it, one after another ("*" is any legal choice); without a goal the
    learner just reads on. `refused` lists keys that the learner is invited to try although a rule is against them.
    It is played by studying `LessonSource`, as `seat`.
    """

    number: int
    title: str
    tells: tuple[str, ...]
    task: str
    praise: str
    goal: tuple[str, ...]
    seat: int
    rules: tuple[str, ...]
    refused: tuple[str, ...] = ()


class Lessons(Thing, frozen=True):
    """A guided first game."""

    game: str
    title: str
    lessons: tuple[ShownLesson, ...]
