"""The board of isles in a real browser: questions of every phase, on a desktop and a phone, by mouse and keyboard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import DESKTOP, PATIENCE, PHONE, Person
from tests.browser.conftest import NewPerson
from tests.browser.moments import Wanted, offers, open_moment, sit_down_at
from tests.browser.playing import prompt, wait_for_turn
from tests.browser.test_french import ALL_TEXT, ENGLISH
from tests.browser.test_phone import SMALL_TARGETS
from tests.table.harness.people import Guest
from tests.table.harness.service import RunningService

GAME = "cloudspire"
MOMENTS = {
    "build": Wanted(lambda frame: offers(frame, "construct") > 2 and frame.view["wave"] > 1, {}),
    "place": Wanted(lambda frame: offers(frame, "triangle") > 2, {}),
    "prep": Wanted(lambda frame: offers(frame, "select") > 3 and len(frame.view["players"][0]["stack"]) > 0, {}),
    "march": Wanted(lambda frame: offers(frame, "hex") > 1 and frame.view["round"] > 2, {}),
    "four": Wanted(lambda frame: offers(frame, "hex") > 1, {}, 4),
}


@pytest.fixture(scope="module")
def beth(shared_service: RunningService) -> Iterator[Guest]:
    """Somebody who sits at all seats of all these tables."""
    with Guest(shared_service.address, "Beth") as guest:
        yield guest


def sit_down(person: Person, guest: Guest, name: str, more: str = "") -> Page:
    """Be at the table of a moment."""
    return sit_down_at(person, guest, open_moment(guest, GAME, name, MOMENTS[name]) + more)


@pytest.mark.parametrize(
    ("name", "size"),
    [("build", DESKTOP), ("march", DESKTOP), ("prep", PHONE), ("place", PHONE), ("four", PHONE)],
)
def test_every_question_is_drawn_without_faults(
    new_person: NewPerson, beth: Guest, name: str, size: tuple[int, int]
) -> None:
    isphone = size is PHONE
    person = new_person(theme="light" if isphone else "dark", size=size, touch=isphone, bypass_csp=True)
    page = sit_down(person, beth, name)
    assert page.locator("[data-lit=true]").count() > 0
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert not isphone or page.evaluate(SMALL_TARGETS) == []
    assert person.find_faults() == []


def test_a_march_is_made_by_keyboard_and_a_hex_is_looked_at(person: Person, beth: Guest) -> None:
    page = sit_down(person, beth, "march")
    asked = prompt(page).get_by_role("heading").inner_text()
    page.locator("[data-hex][data-lit=true]").first.focus()
    page.keyboard.press("Shift+Enter")
    expect(page.get_by_role("dialog")).to_contain_text("Hex")
    page.keyboard.press("Escape")
    page.locator("[data-hex][data-lit=true]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".trail")).to_be_attached()
    page.keyboard.press("Enter")
    expect(prompt(page).get_by_role("heading")).not_to_have_text(asked)


def test_a_spire_is_pressed_and_then_its_well(person: Person, beth: Guest) -> None:
    """CS-BUILD-01: where it could stand is lit, and what one influences is shown."""
    page = sit_down(person, beth, "build")
    page.locator(".tray [data-lit=true][data-piece^='barracks:']").first.click()
    wells = page.locator("[data-hex][data-lit=true]")
    if wells.count():
        assert page.locator(".sees").count() > 0
        wells.first.click()
    prompt(page).get_by_role("button", name="Do it").click()
    expect(prompt(page).get_by_role("button", name="Do it")).to_be_hidden()


def test_it_speaks_french_also_as_text(new_person: NewPerson, shared_service: RunningService) -> None:
    with Guest(shared_service.address, "Amélie", language="fr") as amelie:
        for more in ("", "?text=1"):
            page = sit_down(new_person(language="fr-FR"), amelie, "march", more)
            text = page.evaluate(ALL_TEXT)
            assert [text[max(0, word.start() - 30) : word.end() + 30] for word in ENGLISH.finditer(text)] == []
        expect(page.locator(".in-words")).to_contain_text("Puits de Source")


def test_the_isles_are_seen_beside_rules(person: Person) -> None:
    page = person.visit(f"/rules/{GAME}/CS-MOVE-07")
    field = page.locator(".battle")
    expect(field).to_be_visible(timeout=3 * PATIENCE)  # the first page of a book reads all its scenarios
    box = field.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) > 300


def test_a_wave_is_begun_against_a_bot_with_everything_in_motion(new_person: NewPerson) -> None:
    person = new_person(motion="no-preference")
    with Guest(person.address, "Walker") as guest:
        person.be(guest)
        page = person.visit(f"/t/{guest.open_table('me', 'novice', game=GAME)}")
        for _ in range(14):
            if wait_for_turn(page) == "over":
                break
            choose_something(page)
            expect(prompt(page).get_by_role("button", name="Do it")).to_be_hidden()
        expect(page.locator(".log")).to_contain_text("Walker")


def choose_something(page: Page) -> None:
    """Press something lit, then do it; an earthscape lies somewhere already, and a chip may have several uses."""
    laid = page.get_by_role("button", name="Place it here")
    if laid.count():
        laid.click()
    else:
        page.locator(".prompt .btn.lit, [data-lit=true]").last.click()
        if prompt(page).get_by_role("button", name="Do it").count() == 0:
            prompt(page).locator(".btn.lit").first.click()
    prompt(page).get_by_role("button", name="Do it").click()
