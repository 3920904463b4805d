"""What a table needs of Cloudspire: why a touched piece cannot be used, how far the game has come, what is asked and
told in every language. That no event or question lacks words is in test_choices."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given, settings

from hordekeep.kernel import LANGUAGES
from tests.games.cloudspire.played import IDLE, LIKED
from tests.games.cloudspire.playing import each_table, new_match
from tests.games.cloudspire.strategies import Table, tables
from tests.games.playing import choose_eagerly
from tests.games.telling import log_can_be_told, progress_can_be_said, touched_pieces_tell_why_not

QUESTIONS = 250


@settings(max_examples=5)
@given(tables())
def test_every_piece_that_a_choice_could_touch_is_either_legal_or_tells_why_not(table: Table) -> None:
    touched_pieces_tell_why_not(*table)


@settings(max_examples=6)
@given(tables())
def test_the_progress_of_every_moment_can_be_said(table: Table) -> None:
    progress_can_be_said(table.match)


@settings(max_examples=5)
@given(tables())
def test_every_seat_is_told_the_log_in_every_language(table: Table) -> None:
    log_can_be_told(table.match)


@each_table
def test_every_question_and_its_choices_are_said_in_every_language(seats: int, options: dict[str, Any]) -> None:
    """Texts that are missing or lack a word raise; two choices of a question never read alike."""
    match, luck = new_match(seats, options, "told"), Random(seats)
    for _ in range(QUESTIONS):
        if match.ask is None:
            break
        for language in LANGUAGES:
            assert match.prompt(language)
            for seat in match.ask.seats:
                labels = [offer.label for offer in match.offers(seat, language)]
                assert all(labels)
                assert len(set(labels)) == len(labels), (match.ask.prompt, labels)
        choose_eagerly(match, luck, LIKED, IDLE)
    log_can_be_told(match)
