"""Two people at two browsers: invited by link, to the end, with undo by consent and chat."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.browsing import Person
from tests.browser.conftest import NewPerson
from tests.browser.playing import (
    HOW_IT_STANDS,
    MOST_CHOICES,
    expect_over,
    play_on,
    press_its_key_twice,
    press_twice,
    wait_for_turn,
)

MINE_OR_THEIRS = f"""() => ({HOW_IT_STANDS})()
  ?? (document.querySelector('[aria-label="Players"] [aria-current=true]:not(.you)') ? 'theirs' : null)"""


def sit_down_together(new_person: NewPerson) -> tuple[Page, Page]:
    """Ada opens a table and sends the link; Bob comes by it and sits down."""
    ada, bob = new_person(), new_person()
    ada.name_me("Ada")
    bob.name_me("Bob")
    ada.visit("/new/plankton-horde?for=friend")
    ada.page.get_by_role("radio", name="2", exact=True).check()
    ada.page.get_by_role("button", name="Open the table").click()
    link = ada.page.get_by_role("textbox", name="Invite somebody with this link").input_value()
    assert "invite=" in link
    bob.page.goto(link)
    bob.page.get_by_role("button", name="Sit here").click()
    return ada.page, bob.page


def test_a_link_may_be_passed_on_by_a_guest_and_copied_from_the_address_bar(new_person: NewPerson) -> None:
    ada, bob, cy, eve = (new_person() for _ in range(4))
    ada.name_me("Ada")
    ada.visit("/new/plankton-horde?for=friend")
    ada.page.get_by_role("radio", name="3", exact=True).check()
    ada.page.get_by_role("button", name="Open the table").click()
    expect(ada.page).to_have_url(re.compile(r"/t/[^?]+\?invite="))
    bob.page.goto(ada.page.url)
    passed_on = bob.page.get_by_role("textbox", name="Invite somebody with this link").input_value()
    cy.page.goto(passed_on)
    expect(cy.page.get_by_role("button", name="Sit here").first).to_be_visible()
    eve.forgives_also("403")
    eve.page.goto(ada.page.url.partition("?")[0])
    expect(eve.page.get_by_role("alert")).to_contain_text("Ask Ada for the link with the invitation in it.")


def next_to_choose(page: Page, other: Page) -> Page | None:
    """Whoever is asked after the person of `page` has chosen (or before anybody has); None when the game is over."""
    stands = page.wait_for_function(MINE_OR_THEIRS).json_value()
    if stands == "theirs":
        page, stands = other, wait_for_turn(other)
    return page if stands == "asked" else None


def test_two_browsers_play_each_other_to_the_end(new_person: NewPerson) -> None:
    ada, bob = sit_down_together(new_person)
    made, page = 0, next_to_choose(ada, bob)
    while page is not None:
        press_its_key_twice(page)
        made += 1
        assert made < 2 * MOST_CHOICES
        page = next_to_choose(page, bob if page is ada else ada)
    assert made > 40
    expect_over(ada)
    expect_over(bob)
    expect(bob.locator(".outcome td")).to_have_text(ada.locator(".outcome td").all_inner_texts())


def test_a_choice_is_taken_back_when_the_other_agrees(new_person: NewPerson) -> None:
    ada, bob = sit_down_together(new_person)
    first = next_to_choose(ada, bob)
    assert first is not None
    second = bob if first is ada else ada
    while next_to_choose(first, second) is first:
        press_twice(first)
    press_twice(second)  # now somebody else has chosen: what came before is no longer free
    next_to_choose(second, first)

    first.get_by_role("button", name="Take back my last choice").click()
    expect(first.get_by_text("You asked to take back")).to_be_visible()
    second.get_by_role("button", name="No, play on").click()
    expect(first.get_by_text("You asked to take back")).to_be_hidden()
    before = second.locator(".log li").count()

    first.get_by_role("button", name="Take back my last choice").click()
    second.get_by_role("button", name="Yes, take it back").click()
    for page in (ada, bob):
        page.wait_for_function("(before) => document.querySelectorAll('.log li').length < before", arg=before)
    assert next_to_choose(first, second) is first
    play_on(first, times=1)


def test_people_talk_and_can_be_muted(new_person: NewPerson) -> None:
    ada, bob = sit_down_together(new_person)
    for page in (ada, bob):
        page.get_by_role("tab", name="Chat").click()
    ada.get_by_role("textbox", name="Say something to the table").fill("Good luck, <b>Bob</b>!")
    ada.keyboard.press("Enter")
    expect(bob.get_by_text("Good luck, <b>Bob</b>!", exact=True)).to_be_visible()
    bob.get_by_role("button", name="Mute Ada").click()
    expect(bob.get_by_text("Good luck, <b>Bob</b>!", exact=True)).to_be_hidden()


def test_the_host_leaves_the_chat_to_those_who_play(new_person: NewPerson) -> None:
    ada, _ = sit_down_together(new_person)
    cy = new_person()
    cy.name_me("Cy")
    cy.page.goto(ada.url)
    for page in (ada, cy.page):
        page.get_by_role("tab", name="Chat").click()
    expect(cy.page.get_by_role("textbox", name="Say something to the table")).to_be_visible()
    expect(cy.page.get_by_label("Only those who play may write")).to_have_count(0)
    ada.get_by_label("Only those who play may write").check()
    expect(cy.page.get_by_text("At this table only those who play may write.")).to_be_visible()
    expect(cy.page.get_by_role("textbox", name="Say something to the table")).to_have_count(0)
    expect(ada.get_by_role("textbox", name="Say something to the table")).to_be_visible()


def test_a_bot_stands_in_for_whoever_leaves_and_gives_the_seat_back(new_person: NewPerson) -> None:
    ada, bob = sit_down_together(new_person)
    next_to_choose(ada, bob)
    bob.get_by_role("button", name="Seats and settings").click()
    bob.get_by_role("button", name="Let a bot play for me").click()
    expect(ada.get_by_text("stands in")).to_be_visible()
    bob.keyboard.press("Escape")
    bob.get_by_role("button", name="Take my place back").first.click()
    expect(ada.get_by_text("stands in")).to_be_hidden()


def test_a_private_table_is_not_shown_to_whoever_only_guesses_its_address(new_person: NewPerson) -> None:
    ada, _ = sit_down_together(new_person)
    stranger: Person = new_person(forgives="40[34]")
    stranger.page.goto(ada.url.partition("?")[0])
    expect(stranger.page.get_by_role("alert")).to_be_visible()
    expect(stranger.page.locator("[data-piece]")).to_have_count(0)
