"""The board of hexes in a real browser: every kind of question on a desktop and a phone, by mouse, finger and keyboard.

The moments are those of seeded games of random choices, opened as tables from their records.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from hordekeep.table.protocol import Frame
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

GAME = "skytear"


def exhausted(frame: Frame) -> int:
    """How many heroes are Exhausted."""
    return sum(hero["state"] == "exhausted" for hero in frame.view["heroes"].values())


MOMENTS = {
    "draft": Wanted(lambda frame: offers(frame, "faction") == 3, {}),
    "placing": Wanted(lambda frame: offers(frame, "hex") > 0 and len(frame.view["heroes"]) == 1, {"format": "casual"}),
    "heroes": Wanted(lambda frame: offers(frame, "draft") > 0, {"format": "casual"}),
    "act": Wanted(lambda frame: offers(frame, "act") > 1 and offers(frame, "play") > 0, {}),
    "move": Wanted(lambda frame: offers(frame, "hex") > 12 and frame.view["turn"] > 1, {}),
    "area": Wanted(lambda frame: offers(frame, "area") > 1, {}),
    "late": Wanted(lambda frame: offers(frame, "act") > 1 and exhausted(frame) > 1, {}),
    "minions": Wanted(lambda frame: frame.view["phase"] == "minions" and offers(frame, "minion") > 0, {}),
    "pools": Wanted(
        lambda frame: offers(frame, "draft") > 0 and len(frame.view["heroes"]) > 2, {"format": "competitive"}
    ),
    "respond": Wanted(lambda frame: offers(frame, "pass") > 0, {}),
    "teams": Wanted(
        lambda frame: offers(frame, "act") > 0 and frame.view["turn"] > 1, {"battlefield": "three-lanes"}, 4
    ),
}


def sit_down(person: Person, guest: Guest, name: str, more: str = "") -> Page:
    """Be at the table of a moment."""
    return sit_down_at(person, guest, open_moment(guest, GAME, name, MOMENTS[name]) + more)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", MOMENTS)
def test_every_question_is_drawn_without_faults(
    new_person: NewPerson, beth: Guest, name: str, size: tuple[int, int]
) -> None:
    person = somebody_at(new_person, size)
    sit_down(person, beth, name)
    expect_no_faults(person, size)


def test_hexes_are_as_large_as_a_finger_where_one_is_chosen(new_person: NewPerson, beth: Guest) -> None:
    page = sit_down(new_person(size=PHONE, touch=True), beth, "move")
    boxes = [hexagon.bounding_box() for hexagon in page.locator("[data-hex][data-lit=true]").all()]
    assert boxes
    assert all(box is not None and min(box["width"], box["height"]) > 43 for box in boxes)
    page.get_by_role("button", name="Show everything").tap()
    expect(page.get_by_role("button", name="Show everything")).to_be_disabled()


def test_the_battlefield_goes_away_under_the_pointer_when_the_next_hero_is_drafted(person: Person, beth: Guest) -> None:
    page = sit_down(person, beth, "placing")
    hexagon = page.locator("[data-hex][data-lit=true]").first
    hexagon.click()
    hexagon.click()
    expect(page.locator(".battle")).to_have_count(0)  # and the page does not complain, which would be known at the end


SCALE = "() => document.querySelector('.world').getBoundingClientRect().width"
LEFT = "() => document.querySelector('.world').getBoundingClientRect().left"


def expect_scale(page: Page, wider: float) -> None:
    """The battlefield comes nearer: the next picture shows it, not the press itself."""
    page.wait_for_function(f"(wider) => ({SCALE})() > wider", arg=wider)


def middle_of(page: Page) -> tuple[float, float]:
    """The middle of the battlefield on the screen."""
    box = page.locator(".battle").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_wheel_brings_the_battlefield_nearer_a_drag_moves_it_and_a_button_shows_all(
    person: Person, beth: Guest
) -> None:
    page = sit_down(person, beth, "act")
    whole, (x, y) = page.evaluate(SCALE), middle_of(page)
    everything = page.get_by_role("button", name="Show everything")
    expect(everything).to_be_disabled()
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    expect(everything).to_be_enabled()
    expect_scale(page, 1.5 * whole)
    near = page.evaluate(SCALE)
    left, asked = page.evaluate(LEFT), prompt(page).get_by_role("heading").inner_text()
    page.mouse.down()
    page.mouse.move(x + 30, y + 10)
    page.mouse.move(x + 90, y + 20)
    page.mouse.up()
    page.wait_for_function(f"(moved) => ({LEFT})() > moved", arg=left + 60)
    expect(prompt(page).get_by_role("heading")).to_have_text(asked)  # a drag is no press
    everything.click()
    expect(everything).to_be_disabled()
    page.wait_for_function(f"(near) => ({SCALE})() < near / 1.5", arg=near)  # it glides there


def fingers_on(page: Page) -> Callable[..., None]:
    """What touches a page: a kind of touch, and where each finger is."""
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        held = [{"x": left, "y": top, "id": number} for number, (left, top) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": held})

    return touch


def test_two_fingers_bring_the_battlefield_nearer_and_one_moves_it(new_person: NewPerson, beth: Guest) -> None:
    page = sit_down(new_person(size=PHONE, touch=True), beth, "act")
    page.get_by_role("button", name="Show everything").evaluate("(button) => button.click()")
    whole, (x, y) = page.evaluate(SCALE), middle_of(page)
    touch = fingers_on(page)
    touch("touchStart", (x - 20, y), (x + 20, y))
    for apart in (30, 45, 60):
        touch("touchMove", (x - apart, y), (x + apart, y))
    touch("touchEnd")
    expect(page.get_by_role("button", name="Show everything")).to_be_enabled()
    expect_scale(page, 1.5 * whole)
    left = page.evaluate(LEFT)
    touch("touchStart", (x, y))
    for by in (15, 40, 70):
        touch("touchMove", (x - by, y))
    touch("touchEnd")
    page.wait_for_function(f"(moved) => ({LEFT})() < moved", arg=left - 40)


def test_one_finger_on_the_battlefield_scrolls_the_page_while_all_of_it_is_shown(
    new_person: NewPerson, beth: Guest
) -> None:
    page = sit_down(new_person(size=PHONE, touch=True), beth, "act")
    everything = page.get_by_role("button", name="Show everything")
    everything.evaluate("(button) => button.click()")
    expect(everything).to_be_disabled()
    (x, y), touch = middle_of(page), fingers_on(page)
    touch("touchStart", (x, y))
    for by in range(10, 200, 10):
        touch("touchMove", (x, y - by))
    touch("touchEnd")
    page.wait_for_function("() => document.querySelector('.ground').scrollTop > 50")
    expect(everything).to_be_disabled()


def test_an_exhausted_hero_card_is_turned(person: Person, beth: Guest) -> None:
    """SM-STATE-07: by 90 degrees, clockwise."""
    page = sit_down(person, beth, "late")
    turned = "(card) => getComputedStyle(card.querySelector('.pe')).transform"
    exhausted = page.locator(".herocard.exhausted")
    assert exhausted.count() > 0
    assert {card.evaluate(turned) for card in exhausted.all()} == {"matrix(0, 1, -1, 0, 0, 0)"}
    assert {card.evaluate(turned) for card in page.locator(".herocard.ready").all()} == {"none"}


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_words_on_a_card_are_explained_with_their_rules(
    new_person: NewPerson, beth: Guest, size: tuple[int, int]
) -> None:
    person = somebody_at(new_person, size)
    page = sit_down(person, beth, "act")
    card = page.locator(".handrow .handcard").first
    card.focus()
    page.keyboard.press("Shift+Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".glossary dt").first).to_be_visible()
    expect(dialog.locator(".glossary a").first).to_have_attribute("href", re.compile("/rules/skytear/SM-"))
    assert person.find_faults() == []


def test_the_draft_shows_the_order_and_what_both_sides_may_still_pick(person: Person, beth: Guest) -> None:
    page = sit_down(person, beth, "pools")
    order = page.get_by_role("list", name="The order of the picks")
    expect(order.get_by_role("listitem")).to_have_count(8)
    expect(order.locator("[aria-current=step]")).to_contain_text("now")
    for side in ("Blue", "Red"):
        assert page.get_by_role("region", name=f"{side} may still pick").get_by_role("listitem").count() in range(3, 7)
    assert page.locator(".pool [data-lit=true]").count() == page.locator(".pool.y li").count()


@pytest.mark.parametrize("path", [f"/learn/{GAME}?step=2", f"/rules/{GAME}/SM-ATK-09"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_battlefield_is_seen_in_lessons_and_beside_rules(
    new_person: NewPerson, path: str, size: tuple[int, int]
) -> None:
    page = new_person(size=size, touch=size is PHONE).visit(path)
    expect_field(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_control_is_explained_in_the_minions_phase(person: Person, beth: Guest) -> None:
    page = sit_down(person, beth, "minions")
    control = page.get_by_role("region", name="Control")
    expect(control.locator("details[open]")).to_have_count(3)
    expect(control).to_be_in_viewport()
    expect(control).to_contain_text("minions")


def test_an_area_is_turned_and_laid(person: Person, beth: Guest) -> None:
    page = sit_down(person, beth, "area")
    shown = "() => [...document.querySelectorAll('.marks .area')].map((hex) => hex.getAttribute('points')).join()"
    before = page.evaluate(shown)
    page.get_by_role("button", name="Turn it", exact=True).click()
    assert page.evaluate(shown) != before
    page.get_by_role("button", name="Place it here").click()
    prompt(page).get_by_role("button", name="Do it").click()
    expect(page.locator(".laying")).to_be_hidden()


def test_a_move_is_made_by_keyboard(person: Person, beth: Guest) -> None:
    page = sit_down(person, beth, "move")
    asked = prompt(page).get_by_role("heading").inner_text()
    page.locator("[data-hex][tabindex='0']").focus()
    here = "() => document.activeElement?.dataset.hex"
    start = page.evaluate(here)
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(here) != start
    page.keyboard.press("ArrowRight")
    assert page.evaluate(here) == start
    if page.locator(f"[data-hex='{start}']").get_attribute("data-lit") != "true":
        page.keyboard.press(".")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(prompt(page).get_by_role("heading")).not_to_have_text(asked)


def test_text_mode_tells_the_table_anew_after_a_choice(person: Person, beth: Guest) -> None:
    page = sit_down(person, beth, "act", "?text=1")
    for heading in ("Now", "Heroes of Blue", "Left Lane", "Dome", "Hands and decks", "Your cards"):
        expect(page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
    acts = page.get_by_text(re.compile("acts: . AP left"))
    expect(acts).to_be_visible()
    expect(page.locator("dt")).not_to_have_count(0)
    page.get_by_role("button", name="End the activation").click()
    page.get_by_role("button", name="Do it: End the activation").click()
    expect(acts).to_have_count(0)


def test_it_speaks_french_also_as_text(new_person: NewPerson, amelie: Guest) -> None:
    for more in ("", "?text=1"):
        page = sit_down(new_person(language="fr-FR"), amelie, "act", more)
        expect_french(page)
    expect(page.get_by_role("heading", name="Voie de gauche")).to_be_visible()


def test_a_turn_is_played_against_a_bot(person: Person) -> None:
    page = play_against_a_bot(person, GAME, 20)
    expect(page.locator(".log")).to_contain_text("Walker")
