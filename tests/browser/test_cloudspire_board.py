"""The board of isles in a real browser: every phase on a desktop and a phone, and whole games to the end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import DESKTOP, PHONE, Person
from tests.browser.conftest import NewPerson
from tests.browser.moments import Wanted, offers, open_moment, sit_down_at
from tests.browser.on_hexes import (
    expect_field,
    expect_french,
    expect_no_faults,
    play_against_a_bot,
    somebody_at,
)
from tests.browser.playing import prompt
from tests.table.harness.people import Guest

GAME = "cloudspire"
LIVELY = 16
"""Choices of a whole game that are not made in haste."""
MOMENTS = {
    "build": Wanted(lambda frame: offers(frame, "construct") > 2 and frame.view["wave"] > 1, {}),
    "place": Wanted(lambda frame: offers(frame, "triangle") > 2, {}),
    "prep": Wanted(lambda frame: offers(frame, "select") > 3 and len(frame.view["players"][0]["stack"]) > 0, {}),
    "march": Wanted(lambda frame: offers(frame, "hex") > 1 and frame.view["round"] > 2, {}),
    "relic": Wanted(lambda frame: offers(frame, "relic") > 0, {}),
    "together": Wanted(lambda frame: offers(frame, "hex") > 1, {"mode": "coop"}),
    "teams": Wanted(lambda frame: offers(frame, "unit") > 1, {"mode": "teams"}, 4),
    "four": Wanted(lambda frame: offers(frame, "hex") > 1, {}, 4),
}


def sit_down(person: Person, guest: Guest, name: str, more: str = "") -> Page:
    """Be at the table of a moment."""
    return sit_down_at(person, guest, open_moment(guest, GAME, name, MOMENTS[name]) + more)


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("build", DESKTOP),
        ("march", DESKTOP),
        ("relic", DESKTOP),
        ("teams", DESKTOP),
        ("prep", PHONE),
        ("place", PHONE),
        ("together", PHONE),
        ("four", PHONE),
    ],
)
def test_every_question_is_drawn_without_faults(
    new_person: NewPerson, beth: Guest, name: str, size: tuple[int, int]
) -> None:
    person = somebody_at(new_person, size)
    sit_down(person, beth, name)
    expect_no_faults(person, size)


def test_a_march_is_made_by_keyboard_and_a_hex_is_looked_at(person: Person, beth: Guest) -> None:
    """CS-MOVE-08: each hex that a minion may go to tells how far its mark is from there."""
    page = sit_down(person, beth, "march")
    asked = prompt(page).get_by_role("heading").inner_text()
    ends = page.locator("[data-hex][data-lit=true]")
    expect(page.locator(".away")).to_have_count(ends.count())
    ends.first.focus()
    expect(ends.first).to_have_attribute("aria-label", re.compile("from there to the mark"))
    page.keyboard.press("Shift+Enter")
    expect(page.get_by_role("dialog")).to_contain_text("Hex")
    page.keyboard.press("Escape")
    ends.first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".trail")).to_be_attached()
    page.keyboard.press("Enter")
    expect(prompt(page).get_by_role("heading")).not_to_have_text(asked)


def test_a_spire_is_pressed_and_then_its_well(person: Person, beth: Guest) -> None:
    """CS-BUILD-01: where it could stand is lit, and what one influences is shown."""
    page = sit_down(person, beth, "build")
    page.locator(".tray [data-lit=true][data-piece^='barracks:']").first.click()
    expect(page.locator(".sees").first).to_be_attached()
    do_it = prompt(page).get_by_role("button", name="Do it")
    if do_it.count() == 0:  # a single well needs no second press
        page.locator("[data-hex][data-lit=true]").first.click()
    do_it.click()
    expect(do_it).to_be_hidden()


def test_a_stack_is_filled_above_the_land_on_a_phone(new_person: NewPerson, beth: Guest) -> None:
    page = sit_down(new_person(size=PHONE, touch=True), beth, "prep")
    stack = page.get_by_role("region", name="Deployment stack", exact=True)
    expect(stack).to_be_in_viewport(ratio=0.9)
    stacked = stack.get_by_role("listitem").count()
    page.locator(".tray [data-lit=true]").first.tap()
    if prompt(page).get_by_role("button", name="Do it").count() == 0:
        prompt(page).locator(".btn.lit").first.tap()
    prompt(page).get_by_role("button", name="Do it").tap()
    expect(stack.get_by_role("listitem")).not_to_have_count(stacked)


def test_text_mode_tells_the_isles_under_headings_and_goes_on_with_the_game(person: Person, beth: Guest) -> None:
    page = sit_down(person, beth, "march", "?text=1")
    table = page.get_by_role("region", name="What lies on the table")
    for heading in ("The game", "Your fortress", "Units", "The market", "Barracks", "The isles"):
        expect(table.get_by_role("heading", name=heading, exact=True)).to_be_visible()
    steps = table.get_by_role("listitem").filter(has_text="to its mark.").all_inner_texts()
    assert steps
    expect(table.get_by_role("term")).not_to_have_count(0)
    page.get_by_role("region", name="Your choices").locator(".choices .btn").first.click()
    do_it = page.get_by_role("button", name=re.compile("^Do it"))
    if do_it.count():
        do_it.click()
    expect(table.get_by_role("listitem").filter(has_text="to its mark.")).not_to_have_text(steps)


def test_it_speaks_french_also_as_text(new_person: NewPerson, amelie: Guest) -> None:
    for more in ("", "?text=1"):
        page = sit_down(new_person(language="fr-FR"), amelie, "march", more)
        expect_french(page)
    expect(page.get_by_role("heading", name="Lieux et objets")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text=re.compile("^Héros de "))).not_to_have_count(0)


def test_the_isles_are_seen_beside_rules(person: Person) -> None:
    expect_field(person.visit(f"/rules/{GAME}/CS-MOVE-07"))


def test_a_table_is_opened_with_a_faction_for_every_fortress(person: Person) -> None:
    person.name_me("Ada").close()
    page = person.visit(f"/new/{GAME}?for=bots&seats=3")
    page.get_by_text("More settings").click()
    factions = page.get_by_role("group", name=re.compile("^Faction of"))
    expect(factions).to_have_count(3)
    for seat, faction in enumerate(("Narora", "Heirs", "Brawnen")):
        expect(factions.nth(seat).locator(".fac")).to_have_count(4)
        factions.nth(seat).get_by_role("radio", name=faction).check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".log")).to_contain_text("Ada plays Narora.")

    page.goto(f"/new/{GAME}?for=solo")
    page.get_by_role("radio", name="Learning the Vines").check()
    expect(factions).to_have_count(0)


def test_a_wave_is_begun_against_a_bot_with_everything_in_motion(new_person: NewPerson) -> None:
    page = play_against_a_bot(new_person(motion="no-preference"), GAME, 8)
    expect(page.locator(".log")).to_contain_text("Walker")


# -- to the end --------------------------------------------------------------------------------------------------------


def expect_named_winner(page: Page) -> None:
    """The end says who of those who played has won, and by which rule."""
    outcome = page.locator(".outcome")
    expect(outcome.get_by_role("link", name=re.compile("CS-ENDGAME"))).to_be_visible()
    names = page.locator('[aria-label="Players"] .name').all_inner_texts()
    assert any(name in outcome.locator("p").first.inner_text() for name in names)


def test_a_whole_game_is_played_against_a_bot_to_a_named_winner_and_watched_again(person: Person) -> None:
    page = play_against_a_bot(person, GAME, LIVELY, to_the_end=True)
    expect_named_winner(page)
    page.get_by_role("link", name="Watch it again").click()
    page.get_by_role("button", name="To the end").first.click()
    expect_field(page)
    expect(page.get_by_text(re.compile(r" wins\.")).last).to_be_visible()


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, {"mode": "teams"})], ids=["three", "two against two"])
def test_bots_play_all_waves_to_a_named_winner(person: Person, seats: int, options: dict[str, Any]) -> None:
    with Guest(person.address, "Watcher") as guest:
        person.be(guest)
        page = person.visit(f"/t/{guest.open_table(*['novice'] * seats, game=GAME, options=options)}")
        expect_named_winner(page)
