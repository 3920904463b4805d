"""Take the pictures of the pages that README and docs show, from the running service and a real browser.

Run it again after a change to the pages:  make pictures
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, expect

from hordekeep.bots import chair_at, find_bot
from hordekeep.kernel import Dice, Match, Record
from hordekeep.table.protocol import NewReplay, Opened, ReplaySource
from tests.browser.browsing import DESKTOP, PHONE, Person, running_chromium
from tests.browser.pages import wait_until_shown
from tests.browser.playing import wait_for_turn
from tests.table.harness.people import Guest
from tests.table.harness.service import RunningService

IMAGES = Path(__file__).parent.parent / "docs" / "images"
SEED = "a stormy night"
NAMES = ("Beth", "Ember", "Bramble")


class Picture(NamedTuple):
    """A picture: its file, the address, the theme, the size, and what to press first."""

    name: str
    address: str
    theme: Literal["dark", "light"] = "dark"
    size: tuple[int, int] = DESKTOP
    press: str = ""


def play_game() -> Record:
    """A game between three bots that think a little, always the same one."""
    match, bot = Match("plankton-horde", names=NAMES, seed=SEED), find_bot("ismcts:200")
    while match.ask is not None:
        seat = match.ask.seat
        match.play(bot.think(chair_at(match, seat, Dice(f"{SEED}/{len(match.made)}"))).choice, seat)
    return match.record()


def find_moment(record: Record) -> int:
    """After how many choices Beth picks late in the game, when all have picked, and some of many cards are barred."""
    match = Match.from_record(record)
    moments = []
    while match.made:
        match.undo()
        view = match.view(0)
        if match.ask is None or match.ask.seat != 0 or view["round"] < 5 or not all(s["picks"] for s in view["seats"]):
            continue
        legal = {offer.key.removeprefix("pick:") for offer in match.offers() if offer.key.startswith("pick:")}
        barred = [card for card in view["pool"] if card not in legal]
        moments.append((min(len(legal), len(barred) + 3), len(match.made)))
    return max(moments)[1]


def furnish(address: str) -> tuple[Guest, list[Picture]]:
    """Fill the house: games to go on with, open tables of others, a game in its middle and one to look at."""
    record = play_game()
    beth = Guest(address, "Beth")
    replay = beth.post("/api/replays", NewReplay(text=record.to_text()), Opened).id
    source = ReplaySource(replay=replay, at=find_moment(record))
    for name, seats in (("Stuart", ("me", "open")), ("Marie", ("me", "keen", "open")), ("Ada", ("me", "open", "open"))):
        with Guest(address, name) as other:
            other.open_table(*seats, public=True)
    beth.open_table("me", "keen", "cunning")
    table = beth.open_table("me", "keen", "keen", source=source)
    return beth, [
        Picture("home-light.png", "/", "light"),
        Picture("table-dark.png", f"/t/{table}"),
        Picture("table-light.png", f"/t/{table}", "light", press="[data-lit=true]"),
        Picture("rulebook-dark.png", "/rules/plankton-horde/PH-BET-15?step=2"),
        Picture("replay-light.png", f"/replay/{replay}?at={source.at}", "light"),
        Picture("phone-dark.png", f"/t/{table}", size=PHONE),
    ]


def take(browser: Browser, guest: Guest, picture: Picture) -> None:
    """Take one picture."""
    phone = picture.size is PHONE
    person = Person(browser, guest.address, IMAGES, theme=picture.theme, size=picture.size, touch=phone)
    person.be(guest)
    page = person.visit(picture.address)
    wait_until_shown(page)
    if picture.address.startswith("/t/"):
        wait_for_turn(page)
    if picture.press:
        page.locator(picture.press).nth(2).click()
        page.get_by_text("What would follow").wait_for()
        expect(page.get_by_text("Looking ahead…")).to_have_count(0)
    page.screenshot(path=IMAGES / picture.name, animations="disabled")
    person.close()


def main() -> None:
    """Take them all."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        RunningService(Path(folder)) as service,
        running_chromium() as browser,
    ):
        guest, pictures = furnish(service.address)
        for picture in pictures:
            take(browser, guest, picture)
            sys.stdout.write(f"Took {picture.name}.\n")
        guest.close()


if __name__ == "__main__":
    main()
