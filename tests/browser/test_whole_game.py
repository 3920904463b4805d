"""A whole game of Horde against bots, by mouse, on the real board."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.browsing import Person
from tests.browser.playing import expect_over, lit, play_on, prompt, wait_for_turn


def open_table_against_a_novice(page: Page) -> None:
    """Fill in the form: two seats, the other one a novice bot."""
    page.get_by_role("radio", name="Against bots").check()
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_label("Level of the bot at B").select_option(label="Novice")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")


def test_one_click_on_the_first_page_starts_a_game(person: Person) -> None:
    page = person.visit("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    wait_for_turn(page)
    expect(prompt(page).get_by_role("heading")).not_to_be_empty()


def test_a_newcomer_plays_a_whole_game_and_a_rematch_begins(person: Person) -> None:
    page = person.visit("/")
    page.get_by_role("link", name="Open a table").first.click()
    open_table_against_a_novice(page)
    assert play_on(page) > 20
    outcome = expect_over(page)

    outcome.get_by_text("Fair dealing").click()
    outcome.get_by_role("button", name="Verify").click()
    expect(outcome.get_by_text("It fits")).to_be_visible()

    played = page.url
    outcome.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and url != played)
    wait_for_turn(page)


def test_what_is_not_legal_says_why_with_its_rule(person: Person) -> None:
    page = person.visit("/new/plankton-horde?for=bots")
    open_table_against_a_novice(page)
    wait_for_turn(page)
    refused = page.locator("[data-piece^='pool:'][data-lit=false]").first
    while not refused.count():
        play_on(page, times=1)
        wait_for_turn(page)
    refused.click()
    why = page.get_by_role("region", name="Why not?")
    expect(why).to_be_visible()
    expect(why.locator("a.rule").first).to_contain_text("PH-")


def test_a_choice_shows_what_would_follow_and_can_be_put_back(person: Person) -> None:
    page = person.visit("/new/plankton-horde?for=bots")
    open_table_against_a_novice(page)
    wait_for_turn(page)
    asked = prompt(page).get_by_role("heading").inner_text()
    lit(page).first.click()
    forecast = page.get_by_role("region", name="What would follow")
    expect(forecast).to_be_visible()
    page.keyboard.press("Escape")
    expect(forecast).to_be_hidden()
    expect(prompt(page).get_by_role("heading")).to_have_text(asked)


def test_reloading_the_page_shows_the_same_table(person: Person) -> None:
    page = person.visit("/new/plankton-horde?for=bots")
    open_table_against_a_novice(page)
    play_on(page, times=3)
    wait_for_turn(page)
    asked = prompt(page).get_by_role("heading").inner_text()
    told = page.locator(".log li").all_inner_texts()
    page.reload()
    wait_for_turn(page)
    expect(prompt(page).get_by_role("heading")).to_have_text(asked)
    expect(page.locator(".log li")).to_have_text(told)


def test_a_bot_gives_a_hint_with_its_reasons(person: Person) -> None:
    page = person.visit("/new/plankton-horde?for=bots")
    open_table_against_a_novice(page)
    wait_for_turn(page)
    prompt(page).get_by_role("button", name="Hint").click()
    expect(page.get_by_role("region", name="A hint")).to_contain_text("would choose:")
    page.get_by_role("button", name="Look at it").click()
    expect(prompt(page).get_by_role("button", name="Do it")).to_be_visible()
