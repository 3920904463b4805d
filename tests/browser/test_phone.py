"""On a phone: nothing runs off the side, the prompt is in reach of a thumb, targets are big enough, and it plays."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser import pages
from tests.browser.browsing import PHONE, Person
from tests.browser.conftest import NewPerson
from tests.browser.playing import prompt, wait_for_turn
from tests.table.harness.people import Guest
from tests.table.harness.service import RunningService

SMALL_TARGETS = """() => {
  // What can be chosen or operated is 44 px; a piece that only answers why not may be smaller.
  const wanted = (each) => (each.dataset.lit === 'false' ? 24 : 43.5);
  return [...document.querySelectorAll('.btn, .iconbtn, button[data-piece], select, input, textarea')]
    .filter((each) => each.checkVisibility() && !each.matches('.sr, [type=radio], [type=checkbox]'))
    .map((each) => [each, each.getBoundingClientRect()])
    .filter(([each, box]) => box.width > 0 && Math.min(box.width, box.height) < wanted(each))
    .map(([each, box]) => `${each.outerHTML.slice(0, 120)} ${box.width}x${box.height}`);
}"""


@pytest.fixture(scope="module")
def places(shared_service: RunningService) -> Iterator[pages.Places]:
    """Every page with something on it."""
    with Guest(shared_service.address) as guest:
        yield pages.prepare(guest)


@pytest.fixture
def walker(new_person: NewPerson) -> Person:
    """Somebody with a phone in the hand."""
    return new_person(size=PHONE, touch=True)


@pytest.mark.parametrize("name", pages.NAMES)
def test_nothing_runs_off_the_side_and_targets_are_big_enough(walker: Person, places: pages.Places, name: str) -> None:
    walker.be(places.guest)
    page = walker.visit(places.address(name))
    pages.wait_until_shown(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert page.evaluate(SMALL_TARGETS) == []


def tap_twice(page: Page) -> None:
    """Choose with a finger."""
    piece = page.locator("[data-lit=true], .prompt .btn.lit").first
    piece.tap()
    prompt(page).get_by_role("button", name="Do it").tap()


def test_a_game_is_played_with_a_thumb(walker: Person, places: pages.Places) -> None:
    walker.name_me("Walker")
    page = walker.visit("/")
    page.get_by_role("button", name="Play now").tap()
    page.wait_for_url("**/t/*")
    for _ in range(3):
        wait_for_turn(page)
        box = prompt(page).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= PHONE[1] + 1, "the prompt ends above the lower edge"
        tap_twice(page)
    wait_for_turn(page)
    page.get_by_role("button", name="Log and players").tap()
    expect(page.get_by_role("dialog").get_by_role("region", name="Log of the game")).to_be_visible()
