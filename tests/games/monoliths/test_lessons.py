"""The guided first game of Monoliths: its length, its end, whom it is for, and that it calls things by their names."""

from __future__ import annotations

import pytest

from hordekeep.engines.lanes.state.edition import shelf_of
from hordekeep.games.monoliths.edition import MONOLITHS
from hordekeep.rulebook.ledger import find_rule
from hordekeep.table.lessons import Lesson, course_of

COURSE = course_of("monoliths")
assert COURSE is not None
LESSONS = COURSE.lessons
FOR_WHO_KNOWS = tuple(lesson for lesson in LESSONS if lesson.title["en"].startswith("If you know the first edition"))


def test_it_has_fifteen_to_eighteen_lessons_for_newcomers_and_two_for_who_knows_the_first_edition() -> None:
    assert 15 <= len(LESSONS) - len(FOR_WHO_KNOWS) <= 18
    assert len(FOR_WHO_KNOWS) == 2
    assert [bool(lesson.goal) for lesson in LESSONS] == [False, *[True] * (len(LESSONS) - 2), False]


def test_the_last_task_for_newcomers_wins_the_game_and_the_two_follow_it() -> None:
    assert LESSONS[-4].winners == (0,)
    assert LESSONS[-3:-1] == FOR_WHO_KNOWS


def test_newcomers_are_told_nothing_of_the_first_edition_on_the_way() -> None:
    for lesson in LESSONS[:-3]:
        for tell in filter(None, (*lesson.tells, lesson.task, lesson.praise)):
            assert "edition" not in tell["en"]
            assert "no longer" not in tell["en"]


@pytest.mark.parametrize("lesson", FOR_WHO_KNOWS, ids=lambda lesson: lesson.title["en"])
def test_what_is_called_different_is_different_by_the_ledger(lesson: Lesson) -> None:
    changed = [rule for rule in lesson.rules if find_rule("monoliths", rule, "en").changes]
    assert len(changed) >= len(lesson.rules) - 1


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.title["en"])
def test_cards_to_be_played_are_named_in_the_task_as_on_their_face(lesson: Lesson) -> None:
    cards = shelf_of(MONOLITHS)
    for key in lesson.goal:
        verb, _, rest = key.partition(":")
        if verb == "play":
            names = cards.find(rest.partition("@")[0]).names
            assert names["en"] in lesson.task["en"]
            assert names["fr"] in lesson.task["fr"]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.title["en"])
def test_cards_are_called_in_french_by_their_french_names(lesson: Lesson) -> None:
    cards = shelf_of(MONOLITHS)
    told = [*filter(None, (*lesson.tells, lesson.task, lesson.praise))]
    english, french = " ".join(each["en"] for each in told), " ".join(each["fr"] for each in told)
    for place in lesson.position.get("lanes", ()):
        for piece in place.values():
            names = cards.find(piece["card"]).names
            if names["en"] in english and names["en"] != names["fr"]:
                assert names["en"] not in french
