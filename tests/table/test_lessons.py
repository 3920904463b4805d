"""Every lesson of every guided first game is played, and everything in it that can be checked is checked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hordekeep.kernel import LANGUAGES, BadInput, Match, game_slugs
from hordekeep.rulebook.ledger import rules_by_id
from hordekeep.rulebook.scenario_paths import look_up
from hordekeep.rulebook.scenario_setup import set_up
from hordekeep.table.lessons import (
    ANY_CHOICE,
    Lesson,
    count_lessons,
    course_of,
    lesson_as_scenario,
    lessons_of,
    read_course,
)
from hordekeep.table.problems import Unknown

LESSONS = [
    pytest.param(slug, number, lesson, id=f"{slug} {number}: {lesson.title['en']}")
    for slug in game_slugs()
    if (course := course_of(slug)) is not None
    for number, lesson in enumerate(course.lessons)
]
every_lesson = pytest.mark.parametrize(("slug", "number", "lesson"), LESSONS)


def begin(slug: str, number: int, language: str = "en") -> Match[Any]:
    return set_up(lesson_as_scenario(slug, number, language))


def lines_to_the_goal(match: Match[Any], goal: tuple[str, ...], seat: int) -> Iterator[Match[Any]]:
    """Every way to reach the goal; where any choice will do, every one of them is made."""
    if not goal:
        yield match
        return
    assert match.ask is not None
    assert match.ask.seats == (seat,), "the learner must be asked at every step of the goal"
    keys = [offer.key for offer in match.offers(seat)] if goal[0] == ANY_CHOICE else [goal[0]]
    for key in keys:
        twin = match.clone(keep=match.keep)
        twin.log = list(match.log)
        twin.state.tell = twin._tell  # the log of a clone begins empty: let it go on
        twin.choose(key, seat)
        yield from lines_to_the_goal(twin, goal[1:], seat)


@every_lesson
def test_a_lesson_begins_with_the_learner_being_asked(slug: str, number: int, lesson: Lesson) -> None:
    match = begin(slug, number)
    assert match.ask is not None
    assert match.ask.seats == (lesson.seat,)


@every_lesson
def test_the_goal_of_a_lesson_can_be_reached_and_leads_where_its_text_says(
    slug: str, number: int, lesson: Lesson
) -> None:
    ends = list(lines_to_the_goal(begin(slug, number), lesson.goal, lesson.seat))
    assert ends
    for end in ends:
        found = {path: look_up(end.shown(), path, end.names) for path in lesson.then}
        assert found == lesson.then
        told = [event.kind for event in end.log]
        for kind in lesson.log:
            assert kind in told
            told = told[told.index(kind) + 1 :]
        outcome = end.outcome()
        assert (outcome.winners if outcome else ()) == lesson.winners


@every_lesson
def test_what_a_lesson_says_of_its_position_is_so(slug: str, number: int, lesson: Lesson) -> None:
    match = begin(slug, number)
    assert {path: look_up(match.shown(), path, match.names) for path in lesson.facts} == lesson.facts
    if lesson.offered:
        assert sorted(offer.key for offer in match.offers()) == sorted(lesson.offered)


@every_lesson
def test_what_a_lesson_calls_forbidden_is_refused_by_the_rule_it_names(slug: str, number: int, lesson: Lesson) -> None:
    match = begin(slug, number)
    refused = {key: match.why_not(key, lesson.seat) for key in lesson.refused}
    assert {key: no.rule if no else "legal" for key, no in refused.items()} == lesson.refused
    assert set(lesson.tries) <= set(lesson.refused)


@every_lesson
def test_the_rules_of_a_lesson_stand_in_the_ledger(slug: str, number: int, lesson: Lesson) -> None:
    assert lesson.rules
    assert set(lesson.rules) | set(lesson.refused.values()) <= set(rules_by_id(slug))


@every_lesson
def test_the_texts_of_a_lesson_are_there_in_every_language_and_short(slug: str, number: int, lesson: Lesson) -> None:
    said: list[dict[str, str]] = [lesson.title, *lesson.tells, lesson.task]
    if lesson.goal:
        said.append(lesson.praise)
    for sentence in said:
        assert sentence["en"]
        assert sentence["fr"]
        assert sentence["en"] != sentence["fr"]
        assert max(len(sentence["en"]), len(sentence["fr"])) <= 300
    assert bool(lesson.goal) == bool(lesson.praise)


@every_lesson
def test_cards_that_the_task_names_are_named_as_on_the_board(slug: str, number: int, lesson: Lesson) -> None:
    """The label of a card that is picked by the goal occurs in the task or in the praise, in both languages."""
    match = begin(slug, number)
    for key in (key for key in lesson.goal if key.startswith(("pick:", "sacrifice:"))):
        for language, task in [(each, lesson.task.get(each, "") + lesson.praise.get(each, "")) for each in LANGUAGES]:
            label = match.say(match.game.words.label(match.state, match.read_key(key)), language)
            card = label.removeprefix("Take ").removeprefix("Sacrifice ").rpartition(" : ")[2]
            assert card in task


def test_horde_has_a_guided_first_game_that_ends_with_an_invitation_to_play() -> None:
    assert 12 <= count_lessons("plankton-horde") <= 16
    for language in LANGUAGES:
        lessons = lessons_of("plankton-horde", language)
        assert [lesson.number for lesson in lessons.lessons] == list(range(len(lessons.lessons)))
        assert lessons.lessons[-1].goal == ()
        assert sum(bool(lesson.goal) for lesson in lessons.lessons) >= 12


def test_the_names_at_the_table_are_in_the_language_of_the_learner() -> None:
    assert begin("plankton-horde", 0, "en").names == ("Keeper", "Bramble")
    assert begin("plankton-horde", 0, "fr").names == ("Gardien", "Ronce")


def test_a_game_without_lessons_and_a_lesson_that_is_not_there_are_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "hordekeep.table.lessons.course_of", lambda slug: None if slug == "cloudspire" else course_of(slug)
    )
    for look in (
        lambda: lessons_of("cloudspire", "en"),
        lambda: lessons_of("no-such-game", "fr"),
        lambda: lesson_as_scenario("plankton-horde", 99, "en"),
    ):
        with pytest.raises(Unknown):
            look()


@every_lesson
def test_lessons_speak_every_language(slug: str, number: int, lesson: Lesson) -> None:
    course = course_of(slug)
    assert course
    told = [course.title, lesson.title, *lesson.tells, *filter(None, (lesson.task, lesson.praise))]
    assert course.names.keys() == {*LANGUAGES}
    assert all(each.keys() == {*LANGUAGES} for each in told), f"lesson {number}"


def test_what_is_not_said_in_english_is_an_error() -> None:
    text = """
        title = { en = "T", fr = "T" }
        names = { en = ["A"], fr = ["A"] }
        [[lesson]]
        title = { fr = "Only French" }
        tells = []
        rules = ["PH-FB-01"]
        position = {}
    """
    with pytest.raises(BadInput, match="lesson 1: Something is not said in en"):
        read_course(text)
