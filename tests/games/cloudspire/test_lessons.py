"""The guided first wave of Cloudspire: its length, its end, where it is played, and that it calls things by their
names."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hordekeep.games.cloudspire.content.chips import box
from hordekeep.rulebook import load_ledger
from hordekeep.table.lessons import Lesson, course_of

COURSE = course_of("cloudspire")
assert COURSE is not None
LESSONS = COURSE.lessons
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.title["en"])
NAMED = ("buy", "construct", "select", "group")
"""The verbs of choices that name a chip."""
CHAPTERS = ("WAVE", "MKT", "BUILD", "MARK", "SELECT", "GROUP", "DEPLOY", "MOVE", "SPIRE", "EXPL", "ATK", "RET", "GATE")
"""What everybody has to know."""


def test_it_has_twelve_to_eighteen_lessons_and_ends_with_an_invitation_to_play() -> None:
    assert 12 <= len(LESSONS) <= 18
    assert [bool(lesson.goal) for lesson in LESSONS] == [False, *[True] * (len(LESSONS) - 2), False]


def test_the_last_task_wins_the_game_at_the_gate() -> None:
    assert [lesson.rules[0] for lesson in LESSONS if lesson.winners == (0,)] == ["CS-ENDGAME-01"]
    assert LESSONS[-2].winners == (0,)


def test_it_goes_through_the_phases_and_stages_in_their_order() -> None:
    phases = [lesson.position.get("phase", "onslaught") for lesson in LESSONS[1:-1]]
    assert list(dict.fromkeys(phases)) == ["income", "build", "prep", "onslaught"]
    stages = [lesson.position.get("stage", "start") for lesson in LESSONS if "phase" not in lesson.position]
    assert list(dict.fromkeys(stages)) == ["start", "movement", "fire", "exploration", "attack"]


def test_it_is_played_where_the_first_game_is() -> None:
    assert {(lesson.position["mode"], lesson.position["seats"]) for lesson in LESSONS} == {("tutorial", 1)}


def test_it_teaches_income_market_building_prep_marching_fire_attacks_and_gates() -> None:
    chapters = {rule.rpartition("-")[0] for lesson in LESSONS for rule in lesson.rules}
    assert {f"CS-{chapter}" for chapter in CHAPTERS} <= chapters
    assert chapters <= {rule.chapter for rule in load_ledger("cloudspire").rules}


def names_of(face: str) -> dict[str, str]:
    """What a chip is called on this face, by language."""
    chip = box().chips_with(face)[0]
    return next(dict(each.names) for each in box().chips[chip].faces if each.id == face)


@each_lesson
def test_chips_to_be_taken_are_named_in_the_task_as_on_their_face(lesson: Lesson) -> None:
    for key in (*lesson.goal, *lesson.tries):
        verb, _, rest = key.partition(":")
        if verb in NAMED:
            names = names_of(rest.partition("@")[0])
            assert names["en"] in lesson.task["en"]
            assert names["fr"] in lesson.task["fr"]


def written(part: object) -> Iterator[str]:
    """Every chip that a position writes anywhere."""
    if isinstance(part, str):
        yield part.partition("#")[0]
    elif isinstance(part, dict):
        for each in part.values():
            yield from written(each)
    elif isinstance(part, list):
        for each in part:
            yield from written(each)


@each_lesson
def test_units_in_the_texts_of_the_onslaught_stand_in_the_position(lesson: Lesson) -> None:
    if "phase" in lesson.position:
        return
    there = set(written(lesson.position))
    units = [chip.faces[0] for chip in box().chips if chip.unit]
    for said in filter(None, (*lesson.tells, lesson.task, lesson.praise)):
        for unit in units:
            assert unit.id in there or unit.names["en"] not in said["en"].replace("Dispatch Platform", "")
