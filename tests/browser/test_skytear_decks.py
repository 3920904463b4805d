"""Skytear between people: decks built beforehand and at the table, a draft at two browsers, and eight seats."""

from __future__ import annotations

import re
from time import monotonic

import pytest
from playwright.sync_api import Page, expect

from hordekeep.games.skytear.content.cards import shelf
from hordekeep.games.skytear.decks.deck_codes import to_code
from tests.browser.browsing import PHONE, Person
from tests.browser.conftest import NewPerson
from tests.browser.playing import HOW_IT_STANDS, choose_lit, wait_for_turn
from tests.browser.test_french import ALL_TEXT, ENGLISH
from tests.browser.test_phone import SMALL_TARGETS
from tests.patience import PATIENCE
from tests.table.harness.people import Guest

GAME = "skytear"
DECKS = f"/decks/{GAME}"
FOUR = to_code(shelf().first_deck(["kurumo", "nupten"]))
POOL = "Yami; Sakoshi; Akhuti; Haburat; Cotlic; Corjof"
MOST_CHOICES = 3000
LIVELY = 24
"""Choices that two people make before they hurry."""


# -- beforehand --------------------------------------------------------------------------------------------------------


def test_a_deck_is_built_for_heroes_saved_and_brought_to_a_table(new_person: NewPerson) -> None:
    page = new_person().visit(DECKS)
    page.get_by_role("link", name="New deck").click()
    expect(page.get_by_text("The deck is for nobody yet.")).to_be_visible()
    heroes = page.get_by_role("complementary", name="Heroes")
    for hero in ("Sakoshi", "Yami", "Akhuti", "Haburat"):
        heroes.get_by_role("button", name=re.compile(f"^{hero}")).click()
    expect(page.get_by_text("The deck is legal.")).to_be_visible()
    expect(heroes.get_by_role("button", name=re.compile("^Gulbjarn Liothan: third faction"))).to_be_disabled()

    page.get_by_role("complementary", name="The deck").get_by_role("button", name="Take one Lifesteal out").click()
    expect(page.get_by_text("One more card, and it is legal.")).to_be_visible()
    page.get_by_role("button", name="Add Gank", exact=True).click()
    expect(page.get_by_text("The deck is legal.")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Gank")).first.click()
    dialog = page.get_by_role("dialog", name="Gank")
    expect(dialog.get_by_role("link", name="Rule SM-CAS-08")).to_be_visible()
    page.keyboard.press("Escape")

    page.get_by_label("Deck name").fill("Gankers")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("saved", exact=True)).to_be_visible()
    page.get_by_role("link", name="Play with this deck").click()
    page.wait_for_url(f"**/new/{GAME}?format=casual*")
    expect(page.get_by_role("radio", name="Gankers").first).to_be_checked()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")


def test_a_pool_is_built_pile_by_pile(new_person: NewPerson) -> None:
    page = new_person().visit(DECKS)
    page.get_by_role("button", name="Bring a deck").click()
    page.get_by_role("dialog").get_by_role("textbox").first.fill(POOL.replace("; ", "\n"))
    page.get_by_role("button", name="Load it").click()
    expect(page.get_by_text("6 heroes with a pile of eight cards each")).to_be_visible()
    page.get_by_role("button", name="Build the pile of Sakoshi").click()
    deck = page.get_by_role("complementary", name="The deck")
    expect(deck.get_by_text("Sakoshi", exact=True)).to_be_visible()
    deck.get_by_role("button", name="Take one Gank out").click()
    expect(page.get_by_text("The pile of Sakoshi has 7 cards instead of 8.")).to_be_visible()
    page.get_by_role("button", name="Take the last change back").click()
    expect(page.get_by_role("link", name="Play with this deck")).to_have_attribute(
        "href", re.compile(r"^/new/skytear\?format=competitive&battlefield=two-lanes&seats=2&pool=SK1-")
    )


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_builder_has_no_faults_on_a_phone(new_person: NewPerson, theme: str) -> None:
    person = new_person(size=PHONE, touch=True, theme=theme, bypass_csp=True)
    page = person.visit(f"{DECKS}/new?deck={FOUR}")
    for pane in ("Heroes", "Cards", "Deck"):
        page.get_by_role("group", name="Parts of the deck-builder").get_by_role("button", name=pane).click()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        assert page.evaluate(SMALL_TARGETS) == []
        assert person.find_faults() == []


def test_the_builder_speaks_french(new_person: NewPerson) -> None:
    page = new_person(language="fr-FR").visit(f"{DECKS}/new?deck={FOUR}")
    expect(page.get_by_text("Le deck est légal.")).to_be_visible()
    text = page.evaluate(ALL_TEXT)
    assert [text[max(0, word.start() - 30) : word.end() + 30] for word in ENGLISH.finditer(text)] == []


# -- at the table ------------------------------------------------------------------------------------------------------


def sit_down_together(new_person: NewPerson, **options: str | int | bool) -> tuple[Page, Page]:
    """Ada opens a table and sends the link; Bob comes by it and sits down."""
    ada, bob = new_person(), new_person()
    guest = ada.name_me("Ada")
    bob.name_me("Bob")
    query = "&".join(f"{name}={value}" for name, value in options.items())
    ada.visit(f"/new/{GAME}?for=friend&seats=2&{query}")
    ada.page.get_by_role("button", name="Open the table").click()
    link = ada.page.get_by_role("textbox", name="Invite somebody with this link").input_value()
    bob.page.goto(link)
    bob.page.get_by_role("button", name="Sit here").click()
    guest.close()
    return ada.page, bob.page


def whoever_is_asked(*people: Page) -> Page | None:
    """Who has to choose now; None when the game is over."""
    until = monotonic() + PATIENCE
    while monotonic() < until:
        for page in people:
            stands = page.evaluate(HOW_IT_STANDS)
            if stands == "over":
                return None
            if stands == "asked":
                return page
        people[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def play_until(wanted: str, *people: Page) -> Page:
    """Choose something for whoever is asked until somebody is asked this."""
    for _ in range(MOST_CHOICES):
        page = whoever_is_asked(*people)
        assert page is not None, f"the game ended before: {wanted}"
        if page.get_by_text(wanted).count():
            return page
        choose_lit(page)
    raise AssertionError(f"nobody was asked: {wanted}")


def test_two_people_draft_build_decks_and_begin(new_person: NewPerson) -> None:
    people = sit_down_together(new_person, format="casual")
    first = play_until("which deck do you play?", *people)
    builder = first.get_by_role("region", name="Build your deck")
    expect(builder.get_by_text("The deck is legal.")).to_be_visible()

    taken = builder.get_by_role("complementary", name="The deck").get_by_role("button", name=re.compile("^Take one"))
    taken.first.click()
    expect(builder.get_by_text("One more card, and it is legal.")).to_be_visible()
    builder.get_by_role("button", name="Undo").click()
    expect(builder.get_by_text("The deck is legal.")).to_be_visible()
    taken.first.click()
    expect(builder.get_by_text("One more card, and it is legal.")).to_be_visible()
    builder.get_by_role("button", name=re.compile("^Add ")).last.click()
    builder.get_by_role("button", name="Play with this deck").click()
    first.get_by_role("button", name="Do it").click()
    expect(first.locator(".log")).to_contain_text("an own deck of 32 cards is shuffled")

    second = next(page for page in people if page is not first)
    expect(second.get_by_role("region", name="Build your deck")).to_be_visible()
    second.get_by_role("button", name="The heroes’ premade piles").click()
    second.get_by_role("button", name="Do it").click()
    expect(second.locator(".log")).to_contain_text("a deck of 32 premade cards is shuffled")
    play_until("which hero", *people)
    for page in people:
        expect(page.get_by_role("region", name="Build your deck")).to_be_hidden()


def test_a_deck_that_breaks_a_rule_is_refused_at_the_table_with_the_rule(new_person: NewPerson) -> None:
    people = sit_down_together(new_person, format="casual")
    page = play_until("which deck do you play?", *people)
    builder = page.get_by_role("region", name="Build your deck")
    builder.get_by_role("button", name="Bring a deck").click()
    other = shelf().deck_of(shelf().heroes_of("liothan", starter=True) + shelf().heroes_of("taulot", starter=True))
    page.get_by_role("dialog").get_by_role("textbox").first.fill(to_code(other))
    page.get_by_role("button", name="Load it").click()
    if builder.get_by_role("button", name="Play with this deck").count():
        builder.get_by_role("button", name="Play with this deck").click()
        page.get_by_role("button", name="Do it").click()
        expect(page.get_by_role("link", name=re.compile("SM-CAS-0[67]")).first).to_be_visible()
    expect(builder).to_be_visible()


def test_a_saved_deck_is_brought_at_the_table_on_a_phone(new_person: NewPerson) -> None:
    person = new_person(size=PHONE, touch=True, bypass_csp=True)
    guest = person.name_me("Ada")
    factions = ("kurumo", "nupten", "liothan", "taulot")
    everybody = {hero.names["en"]: hero for faction in factions for hero in shelf().heroes_of(faction)}
    table = guest.open_table("me", "novice", game=GAME, options={"format": "casual", "first": "A"})
    page = person.visit(f"/t/{table}")
    at_deck(page)
    view = page.get_by_role("region", name="Build your deck")
    head = view.locator(".head .small")
    expect(head).to_contain_text(re.compile("|".join(map(re.escape, everybody))))  # their names come with the cards
    said = head.inner_text()
    mine = [hero for name, hero in everybody.items() if name in said]
    assert len(mine) == 4
    guest.post("/api/decks", {"game": GAME, "name": "Friends", "deck": to_code(shelf().deck_of(mine))}, dict)
    page.reload()
    page.get_by_role("button", name="Bring Friends").click()
    expect(view.get_by_text("The deck is legal.")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert page.evaluate(SMALL_TARGETS) == []
    assert person.find_faults() == []
    guest.close()


def at_deck(page: Page) -> None:
    """Choose until this person's deck is to be built."""
    for _ in range(60):
        assert wait_for_turn(page) == "asked"
        if page.get_by_role("region", name="Build your deck").count():
            return
        choose_lit(page)
    raise AssertionError("no deck is asked for")


def test_eight_seats_draft_build_and_play(person: Person) -> None:
    with Guest(person.address, "Ada") as guest:
        person.be(guest)
        seats = ("me", *["novice"] * 7)
        table = guest.open_table(*seats, game=GAME, options={"battlefield": "three-lanes", "first": "A"})
        page = person.visit(f"/t/{table}")
        for _ in range(25):
            if wait_for_turn(page) == "over" or page.locator(".log").get_by_text("Heroes Phase").count():
                break
            choose_or_take(page)
        expect(page.locator(".log")).to_contain_text("48 premade cards")
        wait_for_turn(page)
        expect(page.locator(".piles li")).to_have_count(8)


def choose_or_take(page: Page) -> None:
    """Choose something; of decks the suggested one."""
    suggested = page.locator("button", has_text="The heroes’ premade piles")
    if suggested.count():
        suggested.click()
        page.get_by_role("button", name="Do it").click()
    else:
        choose_lit(page)


@pytest.mark.slow
def test_two_people_play_a_whole_game_at_two_browsers(new_person: NewPerson) -> None:
    """They do what comes first until both have acted; then each takes what ends a turn soonest."""
    people = sit_down_together(new_person, rows=3, simplified="true")
    made = 0
    while (page := whoever_is_asked(*people)) is not None:
        if made < LIVELY:
            choose_or_take(page)
        else:
            choose_lit(page, last=True)  # to pass or to end, where one can
        made += 1
        assert made < MOST_CHOICES, "the game does not end"
    assert made > LIVELY
    for page in people:
        expect(page.locator(".outcome").get_by_role("link", name=re.compile("SM-GOAL")).first).to_be_visible()
