"""The battle plan: a run is begun, its battles are fought, told, played again and watched, and it can be deleted."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import pages
from tests.browser.browsing import PHONE, Person
from tests.browser.conftest import NewPerson
from tests.browser.playing import wait_for_turn
from tests.table.harness.people import Guest

PLAN = "/campaign/monoliths"


@pytest.fixture
def ada(person: Person) -> Guest:
    """Who the person is, over HTTP."""
    return person.name_me("Ada")


def begin(page: Page) -> None:
    """Begin the hardest run, which is lost soon enough."""
    page.get_by_role("group", name="Level").get_by_text("5", exact=True).click()
    page.get_by_text("Painful", exact=True).click()
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url(f"**{PLAN}/*")


def lose(guest: Guest, table: str) -> None:
    """Play the game of a table, always with the first choice: the horde wins."""
    with guest.sit(table) as line:
        while line.until_asked_or_over().outcome is None:
            assert line.frame is not None
            assert line.frame.ask is not None
            line.choose(line.frame.ask.offers[0].key)


def row(page: Page, battle: str) -> Locator:
    """The row of a battle in the list."""
    return page.get_by_role("region", name="The battles").get_by_role("listitem").filter(has_text=battle)


def test_a_run_is_begun_and_its_battles_are_fought(person: Person, ada: Guest) -> None:
    page = person.visit("/")
    page.get_by_role("link", name="Battle plan: Skytear Horde: Monoliths").click()
    expect(page.get_by_role("heading", level=1, name="Battle plan")).to_be_visible()
    begin(page)
    run = page.url
    expect(page.get_by_role("heading", level=1, name="Liothan Shapeshifters")).to_be_visible()
    expect(page.get_by_text("0 of 6 victories").first).to_be_visible()
    expect(page.get_by_role("region", name="The battles").get_by_role("listitem")).to_have_count(8)
    expect(row(page, "Slitherers")).to_contain_text("Total difficulty 6")

    page.get_by_role("button", name="Play this battle").click()
    page.wait_for_url("**/t/*")
    wait_for_turn(page)
    table = page.url.rpartition("/")[2].partition("?")[0]
    page.goto(run)
    expect(row(page, "Renegade")).to_contain_text("being played")
    expect(page.get_by_role("link", name="Go on playing", exact=True)).to_have_attribute("href", f"/t/{table}")

    lose(ada, table)
    page.goto(f"/t/{table}")
    page.get_by_role("link", name="Back to the battle plan").click()
    page.wait_for_url(run)
    expect(row(page, "Renegade")).to_contain_text("lost")
    expect(page.get_by_role("region", name="Undead")).to_contain_text("The Death Dealer")
    page.get_by_role("link", name=re.compile("Watch it again: Renegade")).click()
    page.wait_for_url(f"**/replay/{table}*")

    page.goto(run)
    page.get_by_role("button", name="Play again: Renegade").click()
    page.wait_for_url(lambda url: "/t/" in url and not url.endswith(table))
    wait_for_turn(page)


def test_a_run_is_kept_and_can_be_deleted(person: Person, ada: Guest) -> None:
    page = person.visit(PLAN)
    begin(page)
    page.get_by_role("link", name="All runs").click()
    expect(page.get_by_role("link", name="Open it: Liothan Shapeshifters")).to_be_visible()
    page.get_by_text("Begin another run").click()
    begin(page)
    expect(page.get_by_role("heading", level=1, name="Taulot Followers")).to_be_visible()
    page.get_by_role("button", name="Delete this run").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete this run").click()
    page.wait_for_url(f"**{PLAN}")
    expect(page.get_by_role("link", name="Open it: Taulot Followers")).to_have_count(0)
    expect(page.get_by_role("link", name="Open it: Liothan Shapeshifters")).to_be_visible()


def test_two_people_fight_together_on_a_phone_in_french(new_person: NewPerson) -> None:
    page = new_person(size=PHONE, touch=True, language="fr").visit(PLAN)
    page.get_by_text("À 2 joueurs").tap()
    expect(page.get_by_text("Deck du second joueur", exact=True)).to_be_visible()
    page.get_by_role("button", name="Commencer", exact=True).tap()
    page.wait_for_url(f"**{PLAN}/*")
    pages.wait_until_shown(page)
    expect(page.get_by_role("combobox", name="Qui est à la place B")).to_have_value("open")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Livrer cette bataille").tap()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("heading", level=1).first).to_be_attached()


def test_the_run_of_somebody_else_is_not_shown(new_person: NewPerson) -> None:
    owner = new_person()
    begin(owner.visit(PLAN))
    page = new_person().visit(owner.page.url)
    expect(page.get_by_text("There is no such run here")).to_be_visible()
