"""A person at a browser: a page of their own, watched for anything that should not happen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tests.patience import PATIENCE as SECONDS
from tests.table.harness.people import Guest
from tests.table.harness.servers import program

STATIC = Path(__file__).parent.parent.parent / "src" / "hordekeep" / "table" / "static"
AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 1000 * SECONDS
"""Playwright counts in milliseconds."""

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP = (1280, 800)
PHONE = (390, 844)


@contextmanager
def running_chromium() -> Iterator[Browser]:
    """The system's Chromium, without a window."""
    with sync_playwright() as playwright:
        path = program("chromium", "chromium-browser", "google-chrome")
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS, timeout=PATIENCE)
        yield browser
        browser.close()


class Person:
    """Somebody at a browser of their own. `troubles` collects what a healthy page never does."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        folder: Path,
        *,
        language: str = "en-GB",
        theme: Literal["dark", "light"] = "dark",
        motion: Literal["reduce", "no-preference"] = "reduce",
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        bypass_csp: bool = False,
        forgives: str = "nothing at all",
    ) -> None:
        self.address = address
        self.folder = folder
        self.forgives = re.compile(forgives)
        self.troubles: list[str] = []
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            locale=language,
            color_scheme=theme,
            reduced_motion=motion,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            bypass_csp=bypass_csp,
            accept_downloads=True,
        )
        self.context.set_default_timeout(PATIENCE)
        self.page = self.open_page()

    def open_page(self) -> Page:
        """One more page of the same person."""
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        return page

    def forgives_also(self, what: str) -> None:
        """Allow complaints that fit this pattern: a test that provokes a 404 will see one in the console."""
        self.forgives = re.compile(f"{self.forgives.pattern}|{what}")

    def name_me(self, name: str) -> Guest:
        """Be somebody with this name, and return that somebody over HTTP."""
        guest = Guest(self.address, name)
        self.be(guest)
        return guest

    def be(self, guest: Guest) -> None:
        """Be a guest that is known to the service."""
        for cookie in guest.http.cookies.jar:
            self.context.add_cookies([{"name": cookie.name, "value": cookie.value or "", "url": self.address}])

    def visit(self, path: str) -> Page:
        """Go to an address of the service."""
        self.page.goto(path)
        return self.page

    def find_faults(self) -> list[str]:
        """What axe-core finds on the page as it stands: rule, element, what is wrong."""
        self.page.evaluate(f"{AXE.read_text(encoding='utf-8')}; null")
        broken: list[dict[str, Any]] = self.page.evaluate("axe.run(document).then((found) => found.violations)")
        parts = [(rule["id"], part) for rule in broken for part in rule["nodes"]]
        return [f"{rule}: {part['html'][:200]}\n{part['failureSummary']}" for rule, part in parts]

    def close(self) -> None:
        """Go away."""
        self.context.close()

    def _hear(self, message: ConsoleMessage) -> None:
        said = f"{message.type}: {message.text} ({message.location.get('url', '')})"
        if message.type in ("error", "warning") and not self.forgives.search(said):
            self.troubles.append(said)
