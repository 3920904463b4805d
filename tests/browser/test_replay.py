"""Replays: step and jump through a game, share a moment, bring a record, play on from here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import Person
from tests.browser.playing import play_on, wait_for_turn
from tests.table.harness.people import Guest
from tests.table.harness.service import RunningService

REGRESSION = Path(__file__).parent.parent / "regressions" / "a-victory-is-shared.record"


@pytest.fixture(scope="module")
def played(shared_service: RunningService) -> Iterator[str]:
    """The id of a game that is over."""
    with Guest(shared_service.address) as guest:
        yield guest.play_a_game("me", "novice", public=True)


def test_the_link_of_a_private_game_opens_it_for_a_friend(person: Person, shared_service: RunningService) -> None:
    with Guest(shared_service.address, "Bo") as bo:
        table = bo.play_a_game("me", "novice")
        link = f"/replay/{table}?at=3&invite={bo.table(table).invite}"
        page = person.visit(link)
        expect(page.locator("[aria-current=step] .no")).to_have_text("3")
        page.get_by_role("button", name="One step on").click()
        expect(page.locator("[aria-current=step] .no")).to_have_text("4")
        assert f"invite={bo.table(table).invite}" in page.url


def shown_choice(page: Page) -> int:
    """The number of the choice that is shown."""
    return int(page.locator("[aria-current=step] .no").inner_text())


def test_step_jump_and_share_a_moment(person: Person, played: str) -> None:
    page = person.visit(f"/replay/{played}")
    current = page.locator("[aria-current=step] .no")
    expect(current).to_have_text("0")
    page.get_by_role("button", name="One step on").click()
    expect(current).to_have_text("1")
    page.keyboard.press("ArrowRight")
    expect(current).to_have_text("2")
    page.keyboard.press("End")
    expect(page.get_by_role("region", name="The end")).to_be_visible()  # somebody wins, or all share the victory
    last = shown_choice(page)
    assert last > 40
    page.get_by_role("slider", name="Moment of the game").press("ArrowLeft")
    expect(current).to_have_text(str(last - 1))
    assert f"at={last - 1}" in page.url
    page.reload()
    expect(current).to_have_text(str(last - 1))


def test_play_runs_on_by_itself_until_it_is_paused(person: Person, played: str) -> None:
    page = person.visit(f"/replay/{played}")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("[aria-current=step] .no")).to_have_text("3")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_deal_is_verified_in_the_browser(person: Person, played: str) -> None:
    page = person.visit(f"/replay/{played}")
    page.get_by_role("button", name="Verify the deal").click()
    expect(page.get_by_role("dialog")).to_contain_text("The seed fits the promise")


def test_play_on_from_here_against_a_bot(person: Person, played: str) -> None:
    page = person.visit(f"/replay/{played}?at=7")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("The bots are").select_option(index=0)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    assert play_on(page, times=3) == 3
    wait_for_turn(page)


def test_what_else_could_have_been_chosen(person: Person, played: str) -> None:
    page = person.visit(f"/replay/{played}?at=1")
    page.get_by_text("What else was legal").click()
    page.locator(".else").get_by_role("button").first.click()
    expect(page.get_by_role("heading", name="What if")).to_be_visible()
    assert "try=" in page.url
    page.get_by_role("button", name="Back to the game as it was").click()
    expect(page.get_by_role("heading", name="What if")).to_be_hidden()


def test_a_record_file_is_chosen_dropped_or_pasted(person: Person) -> None:
    page = person.visit("/replay")
    page.locator("input[type=file]").set_input_files(REGRESSION)
    page.wait_for_url("**/replay/*")
    chosen = page.url

    person.visit("/replay")
    dropped = page.evaluate_handle(
        "(text) => { const all = new DataTransfer(); all.items.add(new File([text], 'a.record')); return all; }",
        REGRESSION.read_text(encoding="utf-8"),
    )
    page.dispatch_event("main", "drop", {"dataTransfer": dropped})
    page.wait_for_url("**/replay/*")
    assert page.url == chosen

    person.visit("/replay")
    page.get_by_label("Or paste its text").fill(REGRESSION.read_text(encoding="utf-8"))
    page.get_by_role("button", name="Look at it").click()
    page.wait_for_url("**/replay/*")
    assert page.url == chosen


def test_what_is_no_record_is_refused_in_words(person: Person) -> None:
    person.forgives_also("400")
    page = person.visit("/replay")
    page.get_by_label("Or paste its text").fill("dear diary")
    page.get_by_role("button", name="Look at it").click()
    expect(page.get_by_role("alert")).not_to_be_empty()


def test_the_record_can_be_downloaded_and_brought_again(person: Person, played: str) -> None:
    page = person.visit(f"/replay/{played}")
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Download the record").click()
    path = person.folder / "game.record"
    downloading.value.save_as(path)
    assert path.read_text(encoding="utf-8").startswith("hordekeep record")
    person.visit("/replay")
    page.locator("input[type=file]").set_input_files(path)
    page.wait_for_url("**/replay/*")
    expect(page.locator("[aria-current=step] .no")).to_have_text("0")
