"""The guided first game of Skytear: its length, its end, the mode it is in, and that it calls things by their names."""

from __future__ import annotations

import pytest

from hordekeep.games.skytear.content.cards import shelf
from hordekeep.table.lessons import Lesson, course_of

COURSE = course_of("skytear")
assert COURSE is not None
LESSONS = COURSE.lessons
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.title["en"])


def test_it_has_fifteen_to_twenty_lessons_and_ends_with_an_invitation_to_play() -> None:
    assert 15 <= len(LESSONS) <= 20
    assert [bool(lesson.goal) for lesson in LESSONS] == [False, *[True] * (len(LESSONS) - 2), False]


def test_the_last_two_tasks_win_the_game_by_a_victory_card_and_by_the_nexus() -> None:
    won = [lesson.rules[0] for lesson in LESSONS if lesson.winners == (0,)]
    assert won == ["SM-GOAL-02", "SM-GOAL-01"]
    assert [lesson.winners for lesson in LESSONS[-3:-1]] == [(0,), (0,)]


def test_it_is_in_simplified_mode_but_for_worship_and_the_invitation() -> None:
    full = [lesson.title["en"] for lesson in LESSONS if not lesson.position.get("simplified")]
    assert full == ["Worship", "Now for real"]


def test_it_has_the_learner_take_each_of_the_five_actions_a_reaction_and_a_lead_card() -> None:
    done = {key for lesson in LESSONS for key in lesson.goal}
    assert {"act:move", "act:attack", "act:skirmish", "act:worship", "act:lead", "lead:gank"} <= done
    assert any(lesson.position.get("stack") and lesson.goal[0].startswith("play:") for lesson in LESSONS)


@each_lesson
def test_cards_to_be_played_are_named_in_the_task_as_on_their_face(lesson: Lesson) -> None:
    for key in lesson.goal:
        verb, _, rest = key.partition(":")
        if verb in ("play", "lead"):
            names = shelf().power_cards[rest.partition("@")[0]].names
            assert names["en"] in lesson.task["en"]
            assert names["fr"] in lesson.task["fr"]


@each_lesson
def test_heroes_in_the_texts_stand_on_the_board(lesson: Lesson) -> None:
    there = {name.partition(".")[2] for name in lesson.position["heroes"]}
    for said in filter(None, (*lesson.tells, lesson.task, lesson.praise)):
        for hero in shelf().heroes.values():
            for text in (said["en"], said["fr"]):
                assert hero.id in there or hero.names["en"] not in text
