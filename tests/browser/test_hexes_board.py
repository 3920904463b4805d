"""The board of hexes in a real browser: every kind of question on a desktop and a phone, by mouse, finger and keyboard.

The moments are those of seeded games of random choices, opened as tables from their records.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hordekeep.kernel import Match
from hordekeep.table.frames import frame_of
from hordekeep.table.protocol import Frame, NewReplay, Opened, ReplaySource
from tests.browser import pages
from tests.browser.browsing import DESKTOP, PHONE, Person
from tests.browser.conftest import NewPerson
from tests.browser.playing import prompt, wait_for_turn
from tests.browser.test_french import ALL_TEXT, ENGLISH
from tests.browser.test_phone import SMALL_TARGETS
from tests.table.harness.people import Guest
from tests.table.harness.service import RunningService

GAME = "skytear"
NAMES = ("Beth", "Omar", "Ida", "Juno")


def offers(frame: Frame, verb: str) -> int:
    """How many choices of a verb are offered."""
    return sum(offer.key.partition(":")[0] == verb for offer in frame.ask.offers) if frame.ask else 0


Wanted = Callable[[Frame], bool]
MOMENTS: dict[str, tuple[Wanted, dict[str, Any], int]] = {
    "draft": (lambda frame: offers(frame, "faction") == 3, {}, 2),
    "heroes": (lambda frame: offers(frame, "draft") > 0, {"format": "casual"}, 2),
    "act": (lambda frame: offers(frame, "act") > 1 and offers(frame, "play") > 0, {}, 2),
    "move": (lambda frame: offers(frame, "hex") > 12 and frame.view["turn"] > 1, {}, 2),
    "area": (lambda frame: offers(frame, "area") > 1, {}, 2),
    "respond": (lambda frame: offers(frame, "pass") > 0, {}, 2),
    "teams": (lambda frame: offers(frame, "act") > 0 and frame.view["turn"] > 1, {"battlefield": "three-lanes"}, 4),
}


@pytest.fixture(scope="module")
def beth(shared_service: RunningService) -> Iterator[Guest]:
    """Somebody who sits at all seats of all these tables."""
    with Guest(shared_service.address, "Beth") as guest:
        yield guest


def open_moment(guest: Guest, name: str) -> str:
    """Open a table at a moment; returns its address."""
    is_wanted, options, seats = MOMENTS[name]
    for seed in range(12):
        luck = random.Random(seed)
        match: Match[Any] = Match(GAME, names=NAMES[:seats], seed=f"{name} {seed}", options=options)
        while match.ask is not None:
            seat = match.ask.seats[0]
            if is_wanted(frame_of(match, seat, "en", 0)):
                record = match.record().to_text()
                brought = guest.post("/api/replays", NewReplay(text=record), Opened).id
                source = ReplaySource(replay=brought, at=len(match.made))
                return f"/t/{guest.open_table(*['me'] * seats, game=GAME, source=source)}"
            match.play(luck.choice(match.ask.choices_of(seat)), seat)
    raise AssertionError(f"no game came to {name}")


def sit_down(person: Person, guest: Guest, name: str, more: str = "") -> Page:
    """Be at the table of a moment."""
    person.be(guest)
    page = person.visit(open_moment(guest, name) + more)
    pages.wait_until_shown(page)
    wait_for_turn(page)
    return page


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", MOMENTS)
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


def test_hexes_are_as_large_as_a_finger_where_one_is_chosen(new_person: NewPerson, beth: Guest) -> None:
    page = sit_down(new_person(size=PHONE, touch=True), beth, "move")
    boxes = [hexagon.bounding_box() for hexagon in page.locator("[data-hex][data-lit=true]").all()]
    assert boxes
    assert all(box is not None and min(box["width"], box["height"]) > 43 for box in boxes)
    page.get_by_role("button", name="Show everything").tap()
    expect(page.get_by_role("button", name="Show everything")).to_be_disabled()


def test_an_area_is_turned_and_laid(person: Person, beth: Guest) -> None:
    page = sit_down(person, beth, "area")
    shown = "() => [...document.querySelectorAll('.marks .area')].map((hex) => hex.getAttribute('points')).join()"
    before = page.evaluate(shown)
    page.get_by_role("button", name="Turn it", exact=True).click()
    assert page.evaluate(shown) != before
    page.get_by_role("button", name="Place it here").click()
    prompt(page).get_by_role("button", name="Do it").click()
    expect(page.locator(".laying")).to_be_hidden()


def test_a_move_is_made_by_keyboard(person: Person, beth: Guest) -> None:
    page = sit_down(person, beth, "move")
    asked = prompt(page).get_by_role("heading").inner_text()
    page.locator("[data-hex][tabindex='0']").focus()
    here = "() => document.activeElement?.dataset.hex"
    start = page.evaluate(here)
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(here) != start
    page.keyboard.press("ArrowRight")
    assert page.evaluate(here) == start
    if page.locator(f"[data-hex='{start}']").get_attribute("data-lit") != "true":
        page.keyboard.press(".")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(prompt(page).get_by_role("heading")).not_to_have_text(asked)


@pytest.fixture(scope="module")
def amelie(shared_service: RunningService) -> Iterator[Guest]:
    """Somebody who speaks French."""
    with Guest(shared_service.address, "Amélie", language="fr") as guest:
        yield guest


def test_it_speaks_french_also_as_text(new_person: NewPerson, amelie: Guest) -> None:
    for more in ("", "?text=1"):
        page = sit_down(new_person(language="fr-FR"), amelie, "act", more)
        text = page.evaluate(ALL_TEXT)
        assert [text[max(0, word.start() - 30) : word.end() + 30] for word in ENGLISH.finditer(text)] == []
    expect(page.locator(".in-words")).to_contain_text("Voie gauche")


def test_a_turn_is_played_against_a_bot(person: Person) -> None:
    with Guest(person.address, "Walker") as guest:
        person.be(guest)
        page = person.visit(f"/t/{guest.open_table('me', 'novice', game=GAME)}")
        for _ in range(20):
            if wait_for_turn(page) == "over":
                break
            choose_something(page)
            expect(prompt(page).get_by_role("button", name="Do it")).to_be_hidden()
        expect(page.locator(".log")).to_contain_text("Walker")


def choose_something(page: Page) -> None:
    """Press something lit, then do it; an area lies somewhere already, and a card may have several casters."""
    laid = page.get_by_role("button", name="Place it here")
    if laid.count():
        laid.click()
    else:
        page.locator("[data-lit=true], .prompt .btn.lit").first.click()
        if prompt(page).get_by_role("button", name="Do it").count() == 0:
            prompt(page).locator(".btn.lit").first.click()
    prompt(page).get_by_role("button", name="Do it").click()
