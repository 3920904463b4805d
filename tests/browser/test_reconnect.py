"""The service goes away and comes back: the page says so, reconnects by itself and shows the truth."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.playing import lit, play_on, prompt, wait_for_turn
from tests.browser.test_whole_game import open_table_against_a_novice
from tests.table.harness.service import RunningService

AWAY = "ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|WebSocket connection|ERR_EMPTY_RESPONSE|ERR_FAILED"
"""What a browser complains of meanwhile; the last is a font that its own keeper of pages could not fetch."""


@pytest.mark.parametrize("end", ["stop", "kill"])
def test_a_game_goes_on_when_the_service_is_back(new_person: NewPerson, service: RunningService, end: str) -> None:
    page = new_person(service.address, forgives=AWAY).visit("/new/plankton-horde?for=bots")
    open_table_against_a_novice(page)
    play_on(page, times=4)
    wait_for_turn(page)
    asked = prompt(page).get_by_role("heading").inner_text()
    told = page.locator(".log li").all_inner_texts()

    getattr(service, end)()
    expect(page.get_by_text("The service is away").first).to_be_visible()
    expect(lit(page)).to_have_count(0)

    service.start()
    wait_for_turn(page)
    expect(page.get_by_text("The service is away")).to_have_count(0)
    expect(prompt(page).get_by_role("heading")).to_have_text(asked)
    expect(page.locator(".log li")).to_have_text(told)
    play_on(page, times=2)
    wait_for_turn(page)


def test_a_reload_while_the_service_is_away_waits_for_it(new_person: NewPerson, service: RunningService) -> None:
    page = new_person(service.address, forgives=AWAY).visit("/new/plankton-horde?for=bots")
    open_table_against_a_novice(page)
    wait_for_turn(page)
    asked = prompt(page).get_by_role("heading").inner_text()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")

    service.stop()
    page.reload()
    expect(page.get_by_text("The service is away").first).to_be_visible()

    service.start()
    wait_for_turn(page)
    expect(prompt(page).get_by_role("heading")).to_have_text(asked)
