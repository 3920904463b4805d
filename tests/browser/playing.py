"""Playing in the browser as people do: wait until something is lit, press it, press it again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from playwright.sync_api import Locator, Page, expect

MOST_CHOICES = 400
"""More choices than any seat of any game makes."""

HOW_IT_STANDS = """() => {
  if (document.querySelector('.outcome')) return 'over';
  return document.querySelector('[data-lit=true], .prompt.asked .btn.lit, .choices .btn.lit') ? 'asked' : null;
}"""


def wait_for_turn(page: Page) -> Literal["asked", "over"]:
    """Wait until something is asked of this page's person, or the game is over."""
    stands: Literal["asked", "over"] = page.wait_for_function(HOW_IT_STANDS).json_value()
    return stands


def lit(page: Page) -> Locator:
    """What is lit on the board."""
    return page.locator("[data-lit=true]")


def prompt(page: Page) -> Locator:
    """The prompt, in English or French."""
    return page.locator("section.prompt")


def press_once(page: Page) -> None:
    """Consider with the mouse: the first lit piece of the board, or a button of the prompt."""
    piece = lit(page).first
    if piece.count():
        piece.click()
        if prompt(page).get_by_role("button", name="Do it").count() == 0:
            prompt(page).locator(".btn.lit").first.click()  # the piece has several uses: which one do you mean?
    else:
        prompt(page).locator(".btn.lit").first.click()


def press_twice(page: Page) -> None:
    """Choose with the mouse: consider, then do it."""
    press_once(page)
    prompt(page).get_by_role("button", name="Do it").click()


def choose_lit(page: Page, *, last: bool = False) -> None:
    """Choose on a board of hexes: something lit, the first or the last, then do it; an area lies somewhere already, and
    a piece may have several uses. By selectors alone: on hundreds of hexes names take their time."""
    laid, confirm = page.locator(".laying .btn.lit"), page.locator("section.prompt .btn.lit[aria-keyshortcuts=Enter]")
    pieces, uses = page.locator("[data-lit=true], .prompt .btn.lit"), page.locator("section.prompt .btn.lit")
    if laid.count():
        laid.click()
    else:
        (pieces.last if last else pieces.first).click()
        if confirm.count() == 0:
            (uses.last if last else uses.first).click()
    confirm.click()
    expect(confirm).to_be_hidden()


def press_its_key_twice(page: Page) -> None:
    """Choose by the key that a lit piece or button names: once to look, once to choose."""
    named = page.locator("[data-lit=true][aria-keyshortcuts], .prompt .btn.lit[aria-keyshortcuts], .choices .btn.lit")
    key = named.first.get_attribute("aria-keyshortcuts")
    assert key is not None
    page.keyboard.press(key)
    page.keyboard.press(key)


def play_on(page: Page, choose: Callable[[Page], None] = press_twice, times: int = MOST_CHOICES) -> int:
    """Make so many choices, or play to the end. Returns how many were made."""
    for made in range(times):
        if wait_for_turn(page) == "over":
            return made
        choose(page)
    assert times < MOST_CHOICES, "the game does not end"
    return times


def expect_over(page: Page) -> Locator:
    """The game is over, and says who won by which rule."""
    outcome = page.locator(".outcome")
    expect(outcome.get_by_role("link", name="PH-")).to_be_visible()
    return outcome
