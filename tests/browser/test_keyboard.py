"""Everything by keyboard alone: from the first page to the end of a game, on the board and as text."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.browsing import Person
from tests.browser.playing import expect_over, lit, play_on, press_its_key_twice, prompt, wait_for_turn
from tests.browser.test_whole_game import open_table_against_a_novice

ACTIVE = """() => {
  const here = document.activeElement;
  return here?.getAttribute('aria-label') ?? here?.labels?.[0]?.innerText ?? here?.innerText ?? '';
}"""


def tab_to(page: Page, name: str, key: str = "Tab") -> None:
    """Press Tab until something of this name has the focus."""
    for _ in range(80):
        page.keyboard.press(key)
        if name in str(page.evaluate(ACTIVE)):
            return
    raise AssertionError(f"the Tab key never comes to {name!r}")


def test_from_the_first_page_to_the_end_of_a_game(person: Person) -> None:
    page = person.visit("/")
    tab_to(page, "Skip to the page")
    tab_to(page, "Open a table")
    page.keyboard.press("Enter")
    page.wait_for_url("**/new/**")
    tab_to(page, "Against bots")
    tab_to(page, "3")
    page.keyboard.press("ArrowLeft")
    tab_to(page, "Level of the bot at B")
    page.keyboard.press("Home")
    tab_to(page, "Open the table")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    play_on(page, press_its_key_twice)
    expect_over(page)
    tab_to(page, "Watch it again")
    page.keyboard.press("Enter")
    page.wait_for_url("**/replay/*")


def test_arrows_lead_from_card_to_card_and_enter_chooses(person: Person) -> None:
    page = person.visit("/new/plankton-horde?for=bots")
    open_table_against_a_novice(page)
    while wait_for_turn(page) == "asked" and page.locator("[data-piece^='pool:'][data-lit=true]").count() < 2:
        press_its_key_twice(page)
    piece = "() => document.activeElement?.dataset.piece"
    page.locator("[data-piece^='pool:'][tabindex='0']").focus()
    start = page.evaluate(piece)
    page.keyboard.press("End")
    assert page.evaluate(piece) != start
    page.keyboard.press("Home")
    while page.evaluate("() => document.activeElement?.dataset.lit") != "true":
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(prompt(page).get_by_role("button", name="Do it")).to_be_visible()
    told = page.locator(".log li").count()
    page.keyboard.press("Enter")
    expect(page.locator(".log li")).not_to_have_count(told)


def test_the_table_as_text_is_playable_to_the_end(person: Person) -> None:
    page = person.visit("/new/plankton-horde?for=bots")
    open_table_against_a_novice(page)
    wait_for_turn(page)
    page.keyboard.press("t")
    expect(page.get_by_role("heading", name="Your choices")).to_be_visible()
    expect(lit(page)).to_have_count(0)
    play_on(page, press_its_key_twice)
    expect_over(page)


def test_a_question_mark_shows_the_rule_in_question(person: Person) -> None:
    page = person.visit("/new/plankton-horde?for=bots")
    open_table_against_a_novice(page)
    wait_for_turn(page)
    rule = prompt(page).locator("a.rule").first.inner_text()
    page.keyboard.press("?")
    shown = page.get_by_role("dialog").or_(page.locator("[popover]:popover-open"))
    expect(shown.get_by_text(rule).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
