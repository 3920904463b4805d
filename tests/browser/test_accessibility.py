"""axe-core finds nothing on any page, in either theme, on a desktop and on a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser import pages
from tests.browser.browsing import DESKTOP, PHONE, Person
from tests.browser.conftest import NewPerson
from tests.browser.playing import press_once, wait_for_turn
from tests.table.harness.people import Guest
from tests.table.harness.service import RunningService


@pytest.fixture(scope="module")
def places(shared_service: RunningService) -> Iterator[pages.Places]:
    """Every page with something on it."""
    with Guest(shared_service.address) as guest:
        yield pages.prepare(guest)


def arrive(new_person: NewPerson, places: pages.Places, name: str, theme: str, size: tuple[int, int]) -> Person:
    """Somebody at a page. The content security policy is set aside here alone: axe-core is a script from outside."""
    person = new_person(theme=theme, size=size, touch=size is PHONE, bypass_csp=True)
    person.be(places.guest)
    pages.wait_until_shown(person.visit(places.address(name)))
    return person


@pytest.mark.parametrize("name", pages.NAMES)
def test_axe_finds_nothing(new_person: NewPerson, places: pages.Places, name: str) -> None:
    person = arrive(new_person, places, name, "dark", DESKTOP)
    assert person.find_faults() == []
    person.page.emulate_media(color_scheme="light")
    assert person.find_faults() == []


@pytest.mark.parametrize("name", ["home", "new table", "table", "replay", "rule", "learn", "end", "campaign", "run"])
def test_axe_finds_nothing_on_a_phone(new_person: NewPerson, places: pages.Places, name: str) -> None:
    person = arrive(new_person, places, name, "dark", PHONE)
    assert person.find_faults() == []


def test_axe_finds_nothing_while_choosing_and_in_dialogs(new_person: NewPerson, places: pages.Places) -> None:
    person = arrive(new_person, places, "table", "dark", DESKTOP)
    page = person.page
    wait_for_turn(page)
    press_once(page)
    page.get_by_text("What would follow").wait_for()
    assert person.find_faults() == []
    page.keyboard.press("Escape")
    for key in ("k", "?"):
        page.keyboard.press(key)
        assert person.find_faults() == []
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Seats and settings").click()
    assert person.find_faults() == []


def test_a_screen_reader_hears_what_happened_and_what_is_asked(new_person: NewPerson, places: pages.Places) -> None:
    person = arrive(new_person, places, "table", "dark", DESKTOP)
    page = person.page
    wait_for_turn(page)
    heard = page.locator("[aria-live=polite]:not(:empty), [role=status]:not(:empty)")
    asked = page.locator("section.prompt").get_by_role("heading").inner_text()
    assert any(asked in text for text in heard.all_inner_texts())
