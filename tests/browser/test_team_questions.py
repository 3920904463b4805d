"""A question of the team in a real browser, beside bots that could answer it too: it is Beth's to answer or hand over.

The moment is one of a seeded game of random choices for eight, in which Beth's team decides which hero goes next.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from hordekeep.kernel import Match, Record
from hordekeep.table.protocol import NewReplay, Opened, ReplaySource
from tests.browser import pages
from tests.browser.browsing import DESKTOP, PHONE, Person
from tests.browser.conftest import NewPerson
from tests.browser.playing import prompt, wait_for_turn
from tests.browser.test_phone import SMALL_TARGETS
from tests.table.harness.people import Guest

GAME, SEATS = "skytear", 8


@cache
def team_decides() -> tuple[Record, int]:
    """A record, and after how many of its choices the first seat's team says which hero goes next."""
    luck = random.Random("team")
    match: Match[Any] = Match(GAME, seats=SEATS, seed="team")
    while match.ask is not None:
        seats = match.ask.seats
        if match.ask.prompt == "activate" and 0 in seats and len(seats) > 1:
            return match.record(), len(match.made)
        match.play(luck.choice(match.ask.choices_of(seats[0])), seats[0])
    raise AssertionError("the team was never asked")


def sit_down(new_person: NewPerson, **manners: Any) -> Person:
    """Beth with seven bots, at the moment that is her team's."""
    beth = new_person(**manners)
    with Guest(beth.address, "Beth", manners.get("language", "en")) as guest:
        beth.be(guest)
        record, at = team_decides()
        brought = guest.post("/api/replays", NewReplay(text=record.to_text()), Opened).id
        table = guest.open_table("me", *["novice"] * (SEATS - 1), game=GAME, source=ReplaySource(replay=brought, at=at))
    pages.wait_until_shown(beth.visit(f"/t/{table}"))
    wait_for_turn(beth.page)
    return beth


def test_bots_leave_it_to_the_person_who_may_hand_it_over(new_person: NewPerson) -> None:
    page = sit_down(new_person).page
    question = prompt(page).locator(".question")
    expect(question).to_contain_text("Beth")
    expect(question).to_contain_text("which hero goes next?")
    page.reload()  # a bot would have answered by now
    pages.wait_until_shown(page)
    wait_for_turn(page)
    expect(question).to_contain_text("which hero goes next?")
    expect(page.get_by_text("Waiting for")).to_have_count(0)
    prompt(page).get_by_role("button", name="Let them decide").click()
    expect(page.get_by_text("Quill activates").first).to_be_attached()
    wait_for_turn(page)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_button_is_there_in_french_and_under_a_thumb(new_person: NewPerson, size: tuple[int, int]) -> None:
    page = sit_down(new_person, language="fr", size=size).page
    expect(prompt(page).get_by_role("button", name="Les laisser décider")).to_be_visible()
    if size == PHONE:
        assert page.evaluate(SMALL_TARGETS) == []
