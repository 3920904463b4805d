"""The guided first game: whoever does what is asked comes to the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import Person
from tests.browser.playing import wait_for_turn

READY = """() => {
  if (document.querySelector('.nav .btn.lit')) return 'done';
  if (document.querySelector('main [role=alert] .btn')) return 'told';
  return document.querySelector('[data-lit=true], .choices .btn.lit, .laying .btn.lit') ? 'asked' : null;
}"""


@pytest.mark.parametrize("game", ["plankton-horde", "skytear", "cloudspire"])
def test_the_whole_course_can_be_played_and_ends_at_a_real_game(person: Person, game: str) -> None:
    page = person.visit(f"/learn/{game}")
    expect(page.get_by_text("Lesson 1 of")).to_be_visible()
    lessons = page.get_by_role("combobox", name="Lessons").get_by_role("option").count() - 1
    assert lessons > 3
    for number in range(lessons):
        expect(page.get_by_text(f"Lesson {number + 1} of {lessons}")).to_be_visible()
        tries = 0
        while (stands := page.wait_for_function(READY).json_value()) != "done":
            tries += 1
            assert tries < 30, page.locator("main").inner_text()
            if stands == "told":
                page.get_by_role("button", name="Show me").click()
            else:
                # a piece may have several uses: the buttons tell them apart
                button = page.locator(".choices .btn.lit, .laying .btn.lit")
                (button if button.count() else page.locator("[data-lit=true]")).first.click()
        page.locator(".nav .btn.lit").click()
    page.get_by_role("button", name="Play a real game now").click()
    page.wait_for_url("**/t/*")
    wait_for_turn(page)


def test_the_course_goes_on_where_it_was_left(person: Person) -> None:
    page = person.visit("/learn/plankton-horde?step=3")
    lesson = page.get_by_role("heading", level=2).first
    expect(lesson).to_be_visible()
    title = lesson.inner_text()
    person.visit("/learn/plankton-horde")
    expect(lesson).to_have_text(title)
