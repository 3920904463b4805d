"""Standing orders in a real browser: who may answer is asked as they like, and the other sees only that somebody may.

The moment is one of a seeded game of random choices, in which Omar may answer what Beth does.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hordekeep.kernel import Match, Record
from hordekeep.table.protocol import NewReplay, Opened, ReplaySource
from tests.browser import pages
from tests.browser.browsing import DESKTOP, PHONE, Person
from tests.browser.conftest import NewPerson
from tests.browser.playing import prompt, wait_for_turn
from tests.browser.test_french import ALL_TEXT, ENGLISH
from tests.browser.test_phone import SMALL_TARGETS
from tests.table.harness.people import Guest

GAME = "skytear"


@cache
def omar_may_answer() -> tuple[Record, int]:
    """A record, and after how many of its choices Omar has an answer to what Beth does."""
    for seed in range(40):
        luck = random.Random(seed)
        match: Match[Any] = Match(GAME, names=("Beth", "Omar"), seed=f"answers {seed}")
        while match.ask is not None:
            seat = match.ask.seats[0]
            if match.ask.passing is not None and seat == 1 and match.state.active_seat == 0:
                return match.record(), len(match.made)
            match.play(luck.choice(match.ask.choices_of(seat)), seat)
    raise AssertionError("Omar never had an answer")


def sit_down(new_person: NewPerson, **manners: Any) -> tuple[Person, Person]:
    """Beth and Omar at the table, at the moment that is Omar's; the manners are his."""
    beth, omar = new_person(), new_person(**manners)
    with Guest(beth.address, "Beth") as one, Guest(beth.address, "Omar", manners.get("language", "en")) as other:
        beth.be(one)
        omar.be(other)
        record, at = omar_may_answer()
        brought = one.post("/api/replays", NewReplay(text=record.to_text()), Opened).id
        table = one.open_table("me", "open", game=GAME, source=ReplaySource(replay=brought, at=at))
        invite = one.table(table).invite
        other.take(table, 1, invite or "")
    for person in (beth, omar):
        pages.wait_until_shown(person.visit(f"/t/{table}"))
    wait_for_turn(omar.page)
    return beth, omar


def question(page: Page) -> Any:
    """What the prompt says."""
    return prompt(page).locator(".question")


def test_the_other_sees_only_that_somebody_may_be_thinking(new_person: NewPerson) -> None:
    beth, omar = sit_down(new_person)
    expect(question(omar.page)).to_contain_text("Omar")
    expect(question(beth.page)).to_contain_text("Somebody may be thinking about an answer.")
    expect(question(beth.page)).not_to_contain_text("Omar")
    expect(beth.page.locator('[aria-label="Players"] [aria-current=true]')).to_have_count(0)
    expect(beth.page.get_by_text("Waiting for")).to_have_count(0)


def test_orders_are_given_by_keyboard_hold_at_once_and_survive_a_reload(new_person: NewPerson) -> None:
    beth, omar = sit_down(new_person)
    page = omar.page
    page.keyboard.press("o")
    dialog = page.get_by_role("dialog", name="Standing orders")
    expect(dialog.get_by_role("radio", name="at the usual moments")).to_be_checked()
    expect(dialog.get_by_role("checkbox", name="my own side acts or plays a card")).not_to_be_checked()
    dialog.get_by_role("radio", name="always").check()
    expect(dialog.get_by_role("radio", name="always")).to_be_checked()
    dialog.get_by_role("checkbox", name="an enemy plays a power card").check()
    dialog.get_by_role("checkbox", name="Begin my next games like this").check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Standing orders: Always asked")).to_be_visible()
    page.reload()
    pages.wait_until_shown(page)
    page.get_by_role("button", name="Standing orders: Always asked").click()
    expect(dialog.get_by_role("checkbox", name="an enemy plays a power card")).to_be_checked()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Pass until the turn ends").click()
    expect(page.get_by_role("button", name="Standing orders: Passing this turn")).to_be_visible()
    page.get_by_role("button", name="Standing orders").click()
    dialog.get_by_role("checkbox", name="an enemy plays a power card").uncheck()
    page.keyboard.press("Escape")
    expect(question(beth.page)).not_to_contain_text("Somebody may be thinking")
    page.goto(f"{omar.address}/me")
    expect(page.get_by_role("radio", name="always")).to_be_checked()


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "fr")], ids=["desktop", "french phone"])
def test_the_orders_are_shown_without_faults(new_person: NewPerson, size: tuple[int, int], language: str) -> None:
    is_phone = size is PHONE
    _, omar = sit_down(new_person, size=size, touch=is_phone, language=language, bypass_csp=True)
    page = omar.page
    name = "Consignes" if language == "fr" else "Standing orders"
    page.get_by_role("button", name=name).click()
    expect(page.get_by_role("dialog", name=name)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert not is_phone or page.evaluate(SMALL_TARGETS) == []
    assert language == "en" or ENGLISH.findall(page.evaluate(ALL_TEXT)) == []
    assert omar.find_faults() == []
