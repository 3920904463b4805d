"""The executable rulebook: find a rule, watch it happen on the real board, try it yourself."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.browsing import Person
from tests.browser.playing import wait_for_turn

RULE = "/rules/plankton-horde/PH-BET-15"


def test_a_rule_is_found_by_its_words(person: Person) -> None:
    page = person.visit("/rules")
    page.get_by_role("searchbox").fill("vampire tie")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="“vampire tie”")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="PH-").first.click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_rule_happens_step_by_step_and_every_step_has_its_address(person: Person) -> None:
    page = person.visit(RULE)
    steps = page.get_by_role("list", name="Step by step").get_by_role("listitem")
    expect(steps.first).to_be_visible()
    last = steps.count() - 1
    assert last > 0
    for number in range(1, last + 1):
        page.get_by_role("button", name="Step", exact=True).click()
        expect(steps.nth(number).get_by_role("button").first).to_have_attribute("aria-current", "step")
    expect(page.get_by_role("region", name="See it happen")).to_contain_text("steals Vampire")
    page.reload()
    expect(steps.nth(last).get_by_role("button").first).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="To the start").click()
    expect(steps.first.get_by_role("button").first).to_have_attribute("aria-current", "step")


def test_try_it_yourself_opens_the_position_as_a_game(person: Person) -> None:
    page = person.visit("/rules/plankton-horde/PH-PICK-11")
    page.get_by_role("button", name="Try it yourself").click()
    page.get_by_role("radio", name="I play all seats").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    wait_for_turn(page)


def test_every_book_can_be_read(person: Person) -> None:
    page = person.visit("/rules")
    for book in ("Horde", "Skytear Horde", "Skytear", "Cloudspire"):
        expect(page.get_by_role("main").get_by_role("link", name=book).first).to_be_visible()
    page.goto("/rules/cloudspire")
    expect(page.get_by_role("main").get_by_role("heading", level=1)).to_be_visible()


def test_a_rule_that_is_not_there_says_so(person: Person) -> None:
    person.forgives_also("404")
    page = person.visit("/rules/plankton-horde/PH-XX-99")
    expect(page.get_by_role("alert")).to_be_visible()
