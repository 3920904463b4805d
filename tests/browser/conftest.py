"""Browser tests get a Chromium for all, and people with pages of their own; a failure leaves its screenshots behind."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import Error as BrowserError

from tests.browser.browsing import PATIENCE, STATIC, Person, running_chromium
from tests.table.harness.fixtures import service, shared_service, start_service
from tests.table.harness.people import Guest
from tests.table.harness.service import RunningService

__all__ = ["service", "shared_service", "start_service"]

expect.set_options(timeout=PATIENCE)

NewPerson = Callable[..., Person]
PEOPLE: pytest.StashKey[list[Person]] = pytest.StashKey()
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder needs a browser."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One Chromium for the tests of this folder; not longer, for its event loop would disturb asyncio elsewhere."""
    assert (STATIC / "index.html").exists(), "The browser client is not built: run make web."
    with running_chromium() as browser:
        yield browser


@pytest.fixture
def new_person(
    chromium: Browser, shared_service: RunningService, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[NewPerson]:
    """Somebody new at a browser, at the shared service unless told otherwise: `new_person(language="fr", size=PHONE)`.

    Afterwards nobody's page may have complained, unless `forgives` allows it.
    """
    people: list[Person] = []
    request.node.stash[PEOPLE] = people

    def arrive(address: str = "", **manners: Any) -> Person:
        people.append(Person(chromium, address or shared_service.address, tmp_path, **manners))
        return people[-1]

    yield arrive
    for person in people:
        person.close()
    assert [trouble for person in people for trouble in person.troubles] == []


@pytest.fixture
def person(new_person: NewPerson) -> Person:
    """Somebody at a desktop, at the shared service."""
    return new_person()


@pytest.fixture(scope="session")
def beth(shared_service: RunningService) -> Iterator[Guest]:
    """Somebody who sits at all seats of the tables of moments."""
    with Guest(shared_service.address, "Beth") as guest:
        yield guest


@pytest.fixture(scope="session")
def amelie(shared_service: RunningService) -> Iterator[Guest]:
    """Somebody who speaks French, at all seats of the tables of moments."""
    with Guest(shared_service.address, "Amélie", language="fr") as guest:
        yield guest


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """When a test fails, keep what everybody saw, and say where."""
    report = yield
    if report.when == "call" and report.failed and PEOPLE in item.stash:
        people: list[Person] = item.stash[PEOPLE]
        for number, person in enumerate(people):
            report.sections.append((f"person {number}", _seen_by(person, f"person-{number}.png")))
    return report


def _seen_by(person: Person, name: str) -> str:
    seen = [f"at {person.page.url}", *person.troubles]
    try:
        path = person.folder / name
        person.page.screenshot(path=path)
        seen += [f"screenshot: {path}", person.page.locator("body").aria_snapshot()]
    except BrowserError as gone:
        seen.append(f"no screenshot: {gone}")
    return "\n".join(seen)
