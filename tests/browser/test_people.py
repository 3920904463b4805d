"""People: a name at once, the same person on another device, my games, watching, reporting a problem."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.browsing import Person
from tests.browser.conftest import NewPerson
from tests.browser.playing import lit, play_on, prompt, wait_for_turn
from tests.browser.test_whole_game import open_table_against_a_novice


def test_a_recovery_code_carries_name_and_games_to_another_device(new_person: NewPerson) -> None:
    home, away = new_person(), new_person()
    home.name_me("Zenobia").open_table("me", "novice")
    page = home.visit("/me")
    page.get_by_role("button", name="Make a recovery code").click()
    code = page.locator("code, output, .code").filter(has_text="-").first
    expect(code).to_be_visible()
    other = away.visit("/me")
    other.get_by_label("Recovery code").fill(code.inner_text())
    other.get_by_role("button", name="Use the code").click()
    expect(other.get_by_text("Welcome back, Zenobia.")).to_be_visible()
    away.visit("/my")
    expect(other.get_by_role("main").get_by_role("link", name="Horde").first).to_be_visible()


def test_a_device_that_is_no_longer_mine_is_ended_from_another(new_person: NewPerson) -> None:
    home, away = new_person(), new_person()
    home.name_me("Zenobia")
    page = home.visit("/me")
    page.get_by_role("button", name="Make a recovery code").click()
    code = page.locator(".code").inner_text()
    other = away.visit("/me")
    other.get_by_label("Recovery code").fill(code)
    other.get_by_role("button", name="Use the code").click()
    devices = other.get_by_role("region", name="Where you are known")
    expect(devices.get_by_role("listitem")).to_have_count(2)
    expect(devices.get_by_text("This device, now")).to_be_visible()
    devices.get_by_role("button", name="End: ").click()
    expect(devices.get_by_text("That device no longer knows you.")).to_be_visible()
    expect(devices.get_by_role("listitem")).to_have_count(1)
    page.reload()
    expect(page.get_by_role("textbox", name="Your name")).to_have_value("")
    expect(page.get_by_role("region", name="Where you are known")).to_have_count(0)


def test_a_wrong_recovery_code_is_refused_in_words(person: Person) -> None:
    person.forgives_also("40[0-9]")
    page = person.visit("/me")
    page.get_by_label("Recovery code").fill("AAAA-BBBB-CCCC")
    page.get_by_role("button", name="Use the code").click()
    expect(page.get_by_role("alert")).not_to_be_empty()


def test_name_theme_and_language_are_remembered(person: Person) -> None:
    page = person.visit("/me")
    page.get_by_role("textbox", name="Your name").fill("Aurélie")
    page.get_by_role("button", name="Save the name").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.get_by_role("radio", name="Light").check()
    page.get_by_role("radio", name="Français").check()
    page.reload()
    expect(page.get_by_role("textbox", name="Votre nom")).to_have_value("Aurélie")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_a_game_is_found_again_among_my_games(person: Person) -> None:
    person.name_me("Ada")
    page = person.visit("/new/plankton-horde?for=bots")
    open_table_against_a_novice(page)
    play_on(page, times=2)
    wait_for_turn(page)
    table = page.url
    person.visit("/my")
    page.get_by_role("main").get_by_role("link", name="Horde").first.click()
    page.wait_for_url(table)
    wait_for_turn(page)


def test_a_public_table_can_be_watched_and_joined_from_the_first_page(new_person: NewPerson) -> None:
    host = new_person()
    guest = host.name_me("Hildegard")
    table = guest.open_table("me", "novice", "open", public=True)
    joiner = new_person().visit("/")
    joiner.get_by_role("listitem").filter(has_text="Hildegard").get_by_role("button", name="Sit down").click()
    joiner.wait_for_url(f"**/t/{table}")
    expect(joiner.locator("[data-piece]").first).to_be_visible()
    host.visit(f"/t/{table}")
    expect(host.page.locator("[data-piece]").first).to_be_visible()

    watcher = new_person().visit(f"/t/{table}")
    expect(prompt(watcher)).to_contain_text("You are watching")
    expect(lit(watcher)).to_have_count(0)
    expect(host.page.get_by_text("watching")).to_be_visible()


def test_a_problem_is_reported_with_one_click_as_a_link_to_the_exact_state(person: Person) -> None:
    page = person.visit("/new/plankton-horde?for=bots")
    open_table_against_a_novice(page)
    play_on(page, times=2)
    wait_for_turn(page)
    told = page.locator(".log .said").last.inner_text()
    page.get_by_role("button", name="Seats and settings").click()
    page.get_by_role("button", name="Report a problem").click()
    link = page.get_by_role("textbox", name="Report a problem").input_value()
    page.goto(link)
    expect(page.get_by_role("heading", name="A problem was reported")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text(told)
    expect(page.locator("[data-piece]").first).to_be_visible()
