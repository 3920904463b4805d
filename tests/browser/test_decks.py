"""Building a deck: a castle, cards with the rules at hand, saved, shared, played."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser import pages
from tests.browser.browsing import PHONE
from tests.browser.conftest import NewPerson

DECKS = "/decks/skytear-horde"
MAW_CODE = pages.MAW_CODE


def test_a_deck_is_built_saved_and_played(new_person: NewPerson) -> None:
    page = new_person().visit(DECKS)
    page.get_by_role("link", name="New deck").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("The Wind Burner")).click()
    page.get_by_role("button", name="Add Shadowling", exact=True).click()
    expect(page.get_by_text("39 more cards, and it is legal.")).to_be_visible()
    page.get_by_role("button", name="Fill it for me").click()
    expect(page.get_by_text("The deck is legal.")).to_be_visible()
    page.get_by_label("Deck name").fill("Steam and storm")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("saved", exact=True)).to_be_visible()
    expect(page).to_have_url(re.compile(r"/decks/skytear-horde/[\w-]{16}$"))
    page.reload()
    expect(page.get_by_label("Deck name")).to_have_value("Steam and storm")
    page.get_by_role("link", name="Play with this deck").click()
    page.wait_for_url("**/new/skytear-horde?deck=SH1-*")
    expect(page.get_by_role("radio", name="Steam and storm")).to_be_checked()
    page.goto(page.url.partition("/new/")[0] + DECKS)
    expect(page.get_by_role("link", name="Open Steam and storm")).to_be_visible()


def test_a_card_that_the_castle_bans_says_which_rule(new_person: NewPerson) -> None:
    page = new_person().visit(f"{DECKS}/new?deck={MAW_CODE}")
    page.get_by_label("Search cards").fill("yami")
    page.get_by_role("button", name="Yami: Bushido banned. Why?").click()
    dialog = page.get_by_role("dialog", name="Yami")
    expect(dialog.get_by_text("The Gaping Maw bans Bushido cards")).to_be_visible()
    expect(dialog.get_by_role("link", name="Rule SH-CUST-21")).to_be_visible()


def test_a_deck_is_built_by_keys(new_person: NewPerson) -> None:
    page = new_person().visit(f"{DECKS}/new?deck={MAW_CODE}")
    page.locator("[data-card=shamans]").focus()
    page.keyboard.press("-")
    expect(page.get_by_text("One more card, and it is legal.")).to_be_visible()
    page.keyboard.press("+")
    expect(page.get_by_text("The deck is legal.")).to_be_visible()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.card") not in (None, "shamans")


def test_a_list_is_brought_and_a_mistyped_code_is_mended(new_person: NewPerson) -> None:
    page = new_person(forgives="400").visit(DECKS)  # the browser notes that the mistyped code was refused
    page.get_by_role("button", name="Bring a deck").click()
    paste = page.get_by_label("A deck code, or a list of cards")
    paste.fill(MAW_CODE[:-1] + "J")
    with page.expect_response("**/api/decks/check"):
        page.get_by_role("button", name="Load it").click()
    expect(page.get_by_role("alert")).to_contain_text(MAW_CODE)
    paste.fill("Château : La Gueule béante\n3 Chamans")
    page.get_by_role("button", name="Load it").click()
    expect(page.get_by_text("37 more cards, and it is legal.")).to_be_visible()


def test_on_a_phone_the_parts_of_the_builder_are_a_tap_away(new_person: NewPerson) -> None:
    page = new_person(size=PHONE, touch=True, language="fr").visit(f"{DECKS}/new?deck={MAW_CODE}")
    pages.wait_until_shown(page)
    expect(page.get_by_text("Le deck est légal.")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Deck")).tap()
    expect(page.get_by_role("button", name=re.compile("1 × Gulbjarn"))).to_be_visible()
    page.get_by_role("button", name="Château", exact=True).tap()
    expect(page.get_by_text("Ce que ce Château admet")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_castle_of_the_second_set_opens_one_type_to_all_factions(new_person: NewPerson) -> None:
    page = new_person().visit("/decks/monoliths/new")
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Beraph of Grialth")).click()
    castle = page.get_by_role("complementary", name="What this castle allows")
    expect(castle.get_by_text("Ally (base, rare)")).to_be_visible()
    expect(castle.get_by_role("link", name="Rule HM-BUILD-01")).to_be_visible()
    page.get_by_label("Search cards").fill("ayame bushido")
    page.get_by_role("button", name="Add Ayame Bushido", exact=True).click()
    page.get_by_label("Search cards").fill("haunted ruins")
    page.get_by_role("button", name=re.compile("^Haunted Ruins: .* Why")).click()
    expect(page.get_by_role("dialog").get_by_role("link", name="Rule HM-BUILD-07")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Fill it for me").click()
    expect(page.get_by_text("The deck is legal.")).to_be_visible()
    expect(page.get_by_role("link", name="Rule HM-BUILD-06").first).to_be_visible()


def test_the_form_of_monoliths_tells_how_hard_the_game_will_be(new_person: NewPerson) -> None:
    page = new_person().visit("/new/monoliths")
    expect(page.get_by_text("Total difficulty 2", exact=True)).to_be_visible()
    page.get_by_role("group", name="Level").get_by_text("5", exact=True).click()
    expect(page.get_by_text("Total difficulty 5", exact=True)).to_be_visible()
    page.get_by_text("The one suggested for the horde").first.click()
    page.get_by_text("Rider of Hate", exact=True).click()
    expect(page.get_by_text("Total difficulty 8", exact=True)).to_be_visible()
    page.get_by_text("Undead", exact=True).click()
    expect(page.get_by_text(re.compile("Total difficulty"))).to_have_count(0)
    page.get_by_text("Painful", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
