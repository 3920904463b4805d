"""Monoliths' board on laid-out positions: what only this edition has is in sight, within reach of any hand, and told.

The positions are those that the board's own tests draw; here they are real tables in a real browser.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from hordekeep.games.monoliths.edition import MONOLITHS
from hordekeep.kernel import Record, find_game
from hordekeep.table.protocol import NewReplay, Opened, ReplaySource
from scripts.lanes_fixtures import LAID_OUT, NAMES
from tests.browser import pages
from tests.browser.browsing import DESKTOP, PHONE, Person
from tests.browser.conftest import NewPerson
from tests.browser.playing import prompt, wait_for_turn
from tests.browser.test_french import ALL_TEXT, ENGLISH
from tests.browser.test_phone import SMALL_TARGETS
from tests.table.harness.people import Guest
from tests.table.harness.service import RunningService

IN_SIGHT = {
    "servants": {
        ".bc.servant": 3,
        ".bc.back": 1,
        ".bc.blank": 1,
        ".badge.rest": 4,
        "#m1 .tok.temp": 2,
        ".pilebtn .late": 1,
        ".levels .on": 2,
        ".enchanted": 1,
        ".minion.aside": 2,
        ".minion.rear": 2,
    },
    "colossal": {".cell.joined": 2, ".bc.thrall": 2, ".levels .on": 4, ".backline.many .minion.rear": 9},
    "whose": {".owner.charmed": 1, ".owner.defected": 1, "#a1 .owner": 1, "#a2 .owner": 1, ".portal.fiend": 1},
    "commander": {".lanes-board.turned": 1, ".portal .acts": 1, ".bc.concealed:not(.back)": 1, ".bc.exhausted": 1},
}
"""What must be seen of each position, and how often. `#a1` is the piece of that place."""

STICKING_OUT = """() => {
  const inside = (part, box, play) => part.left >= box.left - play && part.right <= box.right + play;
  const board = document.querySelector('.lanes-board');
  const all = [...board.querySelectorAll('.pilebtn, .minion .plate, .cell, .portal-cell')];
  const boxes = all.filter((box) => box.checkVisibility());
  return boxes.flatMap((box) => [...box.querySelectorAll('b, small, .num, .name, .tok, .label, .mt')]
    .filter((part) => part.checkVisibility() && !part.closest('.sr, .say, .badge, .owner'))
    .filter((part) => !inside(part.getBoundingClientRect(), box.getBoundingClientRect(), 3))
    .map((part) => `${part.outerHTML.slice(0, 80)} of ${box.className}`));
}"""
"""Figures and words that do not stay within their pile, plate or card."""

BRIDGED = """() => [...document.querySelectorAll('.cell.joined')].map((cell) => {
  const next = cell.closest('.lane').nextElementSibling.querySelector('.of-horde');
  const gap = next.getBoundingClientRect().left - cell.getBoundingClientRect().right;
  const bridge = getComputedStyle(cell, '::after');
  return bridge.content !== 'none' && parseFloat(bridge.width) > gap && -parseFloat(bridge.right) > gap;
})"""
"""Whether the parts of a colossal are drawn as one body, from lane to lane."""

TOLD = {
    "servants": (
        "Lane 2: a hidden card (counts as a servant, attack 0, health 1) against Troop, attack 2, health 1",
        "2 armor tokens, attack +1 this turn, armor +1 this turn",
        "Whirling Monolith, attack 0, health 5 (exhausted, without abilities)",
        "Portal level 2 of 4",
        "Onikai set aside",
        "The last card of it waits for the next turn. Errant Lord in it is an ally of",
        "Enchantment: Damsel of Silence.",
        "Each other horde card is summoned concealed.",
    ),
    "colossal": (
        "Devourer Limb, attack 4, health 2 (Trample, thrall of Titan Brood, engaged)",
        "Portal level 4 of 4: nothing can break it",
    ),
    "whose": ("ally of Beth (B), joined the horde", "(ally of Beth (B))", "This portal is the outsider."),
    "commander": ("Its action can be used.", "Tide Breakers, attack 0, health 1 (face down, servant)"),
}
HEADINGS = ("Now", "Castle and portal", "Back line", "The lanes", "Piles", "Your hand", "What the cards in sight say")


def lay_out(guest: Guest, name: str) -> str:
    """Open a table at a position; returns its address."""
    laid = next(each for each in LAID_OUT if each.name == name)
    names = NAMES[: len(laid.seats)]
    version = find_game(MONOLITHS.name).rules.version
    record = Record(MONOLITHS.name, version, names, {}, "laid out", (), position=laid.position)
    brought = guest.post("/api/replays", NewReplay(text=record.to_text()), Opened).id
    source = ReplaySource(replay=brought, at=0)
    return f"/t/{guest.open_table(*['me' for _ in names], game=MONOLITHS.name, source=source)}"


def at(page: Page, place: str) -> Locator:
    """What can be pressed at a place."""
    return page.locator(f"[data-piece='{place}']")


def sit_down(person: Person, guest: Guest, name: str, more: str = "") -> Page:
    """Be at the table of a position."""
    person.be(guest)
    page = person.visit(lay_out(guest, name) + more)
    pages.wait_until_shown(page)
    wait_for_turn(page)
    return page


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", IN_SIGHT)
def test_all_that_lies_there_is_in_sight_and_nothing_is_at_fault(
    new_person: NewPerson, beth: Guest, name: str, size: tuple[int, int]
) -> None:
    isphone = size is PHONE
    person = new_person(theme="light" if isphone else "dark", size=size, touch=isphone, bypass_csp=True)
    page = sit_down(person, beth, name)
    for what, often in IN_SIGHT[name].items():
        place, _, part = what.removeprefix("#").partition(" ")
        found = at(page, place).locator(part) if what.startswith("#") else page.locator(what)
        assert found.filter(visible=True).count() == often, what
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert page.evaluate(STICKING_OUT) == []
    assert all(page.evaluate(BRIDGED))
    assert not isphone or page.evaluate(SMALL_TARGETS) == []
    assert person.find_faults() == []


def test_everything_is_reached_and_chosen_by_keyboard(person: Person, beth: Guest) -> None:
    page = sit_down(person, beth, "servants")
    here = "() => document.activeElement?.dataset.piece"
    at(page, "a1").focus()
    for key, place in (("ArrowUp", "m1"), ("ArrowRight", "m2")):
        page.keyboard.press(key)
        assert page.evaluate(here) == place
    page.keyboard.press("Shift+Enter")
    expect(page.get_by_role("dialog")).to_contain_text("counts as a servant with attack 0 and health 1")
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowUp")
    while (before := page.evaluate(here)) != "b1":
        page.keyboard.press("ArrowRight")
        assert page.evaluate(here) != before, "the arrows do not lead along the back line"
    page.keyboard.press("Enter")
    expect(prompt(page).get_by_role("heading")).to_contain_text("Brood")
    page.keyboard.press("Enter")
    expect(at(page, "m5").locator(".bc.servant")).to_be_visible()


def test_a_mouse_drags_an_ally_onto_a_minion(person: Person, beth: Guest) -> None:
    page = sit_down(person, beth, "servants")
    at(page, "a5").drag_to(at(page, "zephylite"))
    prompt(page).get_by_role("button", name="Do it").click()
    expect(at(page, "m5")).to_contain_text("Zephylite")


def test_a_thumb_engages_a_minion(new_person: NewPerson, beth: Guest) -> None:
    page = sit_down(new_person(size=PHONE, touch=True), beth, "servants")
    at(page, "zephylite").tap()
    at(page, "a5").tap()
    expect(at(page, "m5")).to_contain_text("Zephylite")


@pytest.mark.parametrize("name", TOLD)
def test_all_of_it_is_told_in_words(person: Person, beth: Guest, name: str) -> None:
    page = sit_down(person, beth, name, "?text=1")
    table = page.locator("section[aria-labelledby=text-table]")
    for heading in HEADINGS:
        expect(table.get_by_role("heading", name=heading, exact=True)).to_be_visible()
    told = " ".join(table.inner_text().split())
    assert [words for words in TOLD[name] if words not in told] == [], told


def test_all_of_it_is_told_in_french(new_person: NewPerson, shared_service: RunningService) -> None:
    marie = new_person(language="fr-FR")
    with Guest(shared_service.address, "Marie", "fr") as guest:
        for name in TOLD:
            text = sit_down(marie, guest, name, "?text=1").evaluate(ALL_TEXT)
            assert [text[max(0, word.start() - 30) : word.end() + 30] for word in ENGLISH.finditer(text)] == []
