"""The first page: what a newcomer sees, in the language and the theme of the browser."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.browsing import Person
from tests.browser.conftest import NewPerson


def test_a_newcomer_sees_how_to_play_at_once(person: Person) -> None:
    page = person.visit("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_role("link", name="Learn Horde in ten minutes")).to_be_visible()


def test_the_page_speaks_the_language_of_the_browser(new_person: NewPerson) -> None:
    page = new_person(language="fr-FR").visit("/")
    expect(page.get_by_role("button", name="Jouer")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_a_script_that_somebody_smuggles_in_does_not_run(person: Person) -> None:
    person.forgives_also("Content Security Policy")
    page = person.visit("/")
    with page.expect_console_message(lambda said: "Content Security Policy" in said.text):
        page.evaluate("""() => {
          const script = document.createElement('script');
          script.textContent = 'window.smuggled = true';
          document.head.append(script);
        }""")
    assert page.evaluate("window.smuggled") is None
