"""The guided first game: its length, its end, and that its tasks call cards by their names."""

from __future__ import annotations

import pytest

from hordekeep.table.lessons import Lesson, course_of
from tests.games.skytear_horde.first_shelf import shelf

COURSE = course_of("skytear-horde")
assert COURSE is not None
LESSONS = COURSE.lessons


def test_it_has_fourteen_to_eighteen_lessons_and_ends_with_an_invitation_to_play() -> None:
    assert 14 <= len(LESSONS) <= 18
    assert [bool(lesson.goal) for lesson in LESSONS] == [False, *[True] * (len(LESSONS) - 2), False]


def test_the_last_task_wins_the_game() -> None:
    assert LESSONS[-2].winners == (0,)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.title["en"])
def test_cards_to_be_played_are_named_in_the_task_as_on_their_face(lesson: Lesson) -> None:
    for key in lesson.goal:
        verb, _, rest = key.partition(":")
        if verb == "play":
            names = shelf().find(rest.partition("@")[0]).names
            assert names["en"] in lesson.task["en"]
            assert names["fr"] in lesson.task["fr"]
