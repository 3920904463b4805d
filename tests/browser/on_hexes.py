"""What every board of hexes is tried for: drawn without faults, in French, beside rules, and played."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.browsing import PHONE, Person
from tests.browser.conftest import NewPerson
from tests.browser.playing import choose_lit, wait_for_turn
from tests.browser.test_french import ALL_TEXT, ENGLISH
from tests.browser.test_phone import SMALL_TARGETS
from tests.table.harness.people import Guest


def somebody_at(new_person: NewPerson, size: tuple[int, int]) -> Person:
    """Somebody with a screen of this size whose page can be searched for faults; on a phone with a finger, by day."""
    isphone = size is PHONE
    return new_person(theme="light" if isphone else "dark", size=size, touch=isphone, bypass_csp=True)


def expect_no_faults(person: Person, size: tuple[int, int]) -> None:
    """Something can be chosen, everything fits, and nothing is too small for a finger or wrong for a screen reader."""
    page = person.page
    assert page.locator("[data-lit=true]").count() > 0
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert size is not PHONE or page.evaluate(SMALL_TARGETS) == []
    assert person.find_faults() == []


def expect_french(page: Page) -> None:
    """No word of it is English."""
    text = page.evaluate(ALL_TEXT)
    assert [text[max(0, word.start() - 30) : word.end() + 30] for word in ENGLISH.finditer(text)] == []


def expect_field(page: Page) -> None:
    """The hexes are there, and large enough to be looked at."""
    field = page.locator(".battle")
    expect(field).to_be_visible()
    box = field.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) > 300


def play_against_a_bot(person: Person, game: str, lively: int, *, to_the_end: bool = False) -> Page:
    """Walker makes so many choices against a bot, what comes first; if to the end, then what ends a turn soonest."""
    with Guest(person.address, "Walker") as guest:
        person.be(guest)
        page = person.visit(f"/t/{guest.open_table('me', 'novice', game=game)}")
        made = 0
        while wait_for_turn(page) == "asked" and (to_the_end or made < lively):
            choose_lit(page, last=made >= lively)
            made += 1
            assert made < MOST_CHOICES, "the game does not end"
        assert made >= lively
    return page


MOST_CHOICES = 400
"""More than anybody makes who hurries."""
