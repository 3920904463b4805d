"""Every page of the client at an address of its own, with something to see on it."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Page, expect

from hordekeep.table.protocol import BeginBattle, BeginRun, NewReport, Opened, Report, ShownRun
from tests.table.harness.people import Guest

NAMES = (
    "home",
    "new table",
    "waiting room",
    "table",
    "text",
    "end",
    "replay",
    "bring a record",
    "all books",
    "book",
    "rule",
    "search",
    "learn",
    "my games",
    "me",
    "report",
    "about",
    "decks",
    "deck",
    "new battle",
    "second deck",
    "campaign",
    "run",
    "nowhere",
)

MAW_CODE = "SH1-33691111128F111111116Q111111V11H"
"""A legal deck of Skytear Horde."""

BERAPH_CODE = "SH1-Y53691111S528F11221N5416M17X4664M6V7"
"""A legal deck on a castle of the second set."""


@dataclass(frozen=True)
class Places:
    """Somebody with a game that waits, one that runs, one that is over, a report and a run; and where all that is."""

    guest: Guest
    waiting: str
    running: str
    over: str
    report: str
    run: str

    def address(self, name: str) -> str:
        """Where a page is."""
        return {
            "home": "/",
            "new table": "/new/plankton-horde",
            "waiting room": f"/t/{self.waiting}",
            "table": f"/t/{self.running}",
            "text": f"/t/{self.running}?text=1",
            "end": f"/t/{self.over}",
            "replay": f"/replay/{self.over}?at=20",
            "bring a record": "/replay",
            "all books": "/rules",
            "book": "/rules/plankton-horde",
            "rule": "/rules/plankton-horde/PH-BET-15?step=1",
            "search": "/rules?words=vampire",
            "learn": "/learn/plankton-horde?step=4",
            "my games": "/my",
            "me": "/me",
            "report": f"/report/{self.report}",
            "about": "/about",
            "decks": "/decks/skytear-horde",
            "deck": f"/decks/skytear-horde/new?deck={MAW_CODE}",
            "new battle": "/new/monoliths?for=friend",
            "second deck": f"/decks/monoliths/new?deck={BERAPH_CODE}",
            "campaign": "/campaign/monoliths",
            "run": f"/campaign/monoliths/{self.run}",
            "nowhere": "/nowhere/at/all",
        }[name]


def prepare(guest: Guest) -> Places:
    """Open and play what the pages need."""
    waiting = guest.open_table("me", "open", public=True)
    running = guest.open_table("me", "novice", "novice")
    with guest.sit(running) as line:
        while len(line.until_asked_or_over().names) and len(line.log) < 30:
            assert line.frame is not None
            assert line.frame.ask is not None
            line.choose(line.frame.ask.offers[0].key)
        line.until_asked_or_over()
    over = guest.play_a_game("me", "novice")
    report = guest.post(f"/api/tables/{running}/report", NewReport(note="The card vanished."), Report)
    run = guest.post("/api/campaigns/monoliths/runs", BeginRun(seats=2), ShownRun)
    guest.post(f"/api/campaigns/monoliths/runs/{run.id}/battles/{run.next}", BeginBattle(), Opened)
    return Places(guest, waiting, running, over, report.id, run.id)


def wait_until_shown(page: Page) -> None:
    """Wait until a page stands still: heading, fonts, and what it fetches."""
    expect(page.get_by_role("heading", level=1).first).to_be_attached()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_text("One moment…")).to_have_count(0)
    page.evaluate("document.fonts.ready.then(() => null)")
