"""In French: every page, and the game itself; and from one language to the other in the middle of a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import Person
from tests.browser.conftest import NewPerson
from tests.browser.playing import prompt, wait_for_turn

ENGLISH = re.compile(r"\b(the|your|you|with|are|this|play|game(?!:)|choose|nothing)\b", re.IGNORECASE)

# What is English on purpose (rule texts, names) is marked as such.
ALL_TEXT = """() => {
  const copy = document.body.cloneNode(true);
  copy.querySelectorAll('[lang=en], script, style, noscript').forEach((each) => each.remove());
  const said = ['aria-label', 'title', 'placeholder', 'alt'];
  const labels = [...copy.querySelectorAll('*')].flatMap((each) => said.map((name) => each.getAttribute(name) ?? ''));
  return [document.title, copy.textContent, ...labels].filter(Boolean).join(' | ').replace(/\\s+/g, ' ');
}"""


@pytest.fixture
def marie(new_person: NewPerson) -> Person:
    """Somebody whose browser speaks French."""
    return new_person(language="fr-FR")


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new/plankton-horde",
        "/my",
        "/me",
        "/about",
        "/replay",
        "/learn/plankton-horde",
        "/rules",
        "/rules/plankton-horde",
        "/rules/plankton-horde/PH-FLAY-02",
        "/rules?words=%C3%A9corcheur",
        "/new/monoliths?for=friend",
        "/decks/monoliths",
        "/decks/monoliths/new",
        "/rules/monoliths",
        "/campaign/monoliths",
        "/nowhere/at/all",
    ],
)
def test_no_english_word_is_left_on_the_page(marie: Person, path: str) -> None:
    page = marie.visit(path)
    expect(page.get_by_role("main").get_by_role("heading").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    text = page.evaluate(ALL_TEXT)
    assert [text[max(0, word.start() - 30) : word.end() + 30] for word in ENGLISH.finditer(text)] == []


def test_the_rulebooks_are_french_with_their_scenarios(marie: Person) -> None:
    page = marie.visit("/rules/plankton-horde/PH-FLAY-02")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Un Écorcheur peut aussi")
    expect(page.get_by_text("Un Écorcheur peut forcer l’égalité").first).to_be_attached()  # one of several in a list
    expect(page.locator("main [lang=en]")).to_have_count(0)
    expect(page.get_by_text("en anglais")).to_have_count(0)
    page = marie.visit("/rules/cloudspire")
    expect(page.get_by_text("Le feu de camp").first).to_be_visible()
    expect(page.get_by_text("Ce livre est en anglais pour le moment.")).to_have_count(0)


def test_a_game_is_played_in_french(marie: Person) -> None:
    page = marie.visit("/")
    page.get_by_role("button", name="Jouer").click()
    page.wait_for_url("**/t/*")
    wait_for_turn(page)
    asked = prompt(page).get_by_role("heading").inner_text()
    assert not ENGLISH.search(asked)
    page.locator("[data-lit=true]").first.click()
    prompt(page).get_by_role("button", name="Valider").or_(prompt(page).locator(".btn.lit.big")).first.click()
    wait_for_turn(page)
    assert not ENGLISH.search(" ".join(page.locator(".log .said").all_inner_texts()))


def test_the_language_changes_at_the_table(person: Person) -> None:
    page = person.visit("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    wait_for_turn(page)
    asked = prompt(page).get_by_role("heading").inner_text()
    page.get_by_role("button", name="Français").click()
    expect(prompt(page).get_by_role("heading")).not_to_have_text(asked)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.reload()
    wait_for_turn(page)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
