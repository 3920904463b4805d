"""What all tests share: scenarios as tests, the flag that writes playthroughs anew, how Hypothesis works here."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from hordekeep.kernel import Asked
from tests import scenario_items, sharing_out, thorough

pytest_collect_file = scenario_items.pytest_collect_file

# Whole games are slow examples; never assert seconds.
settings.register_profile("hordekeep", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.register_profile("few", settings.get_profile("hordekeep"), max_examples=5, derandomize=True, database=None)
settings.load_profile(os.environ.get("HORDEKEEP_HYPOTHESIS", "hordekeep"))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the flags of this project."""
    parser.addoption(
        "--update-playthroughs",
        action="store_true",
        help="write tests/playthroughs and the pinned texts anew instead of comparing them",
    )
    parser.addoption(
        "--measure-thorough", action="store_true", help="write tests/thorough.txt anew: what make check leaves out"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Measure, if that is asked for."""
    if config.getoption("--measure-thorough"):
        config.pluginmanager.register(thorough.Measuring())


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> Generator[None]:
    """What takes long is slow, unless it is being measured; at last all are put in order."""
    if not config.getoption("--measure-thorough"):
        thorough.mark(items)
    yield
    workers: dict[str, int] = getattr(config, "workerinput", {"workercount": 1})
    items[:] = sharing_out.in_order(items, workers["workercount"])


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is collected stays to the end: the garbage collector need not look at it again and again."""
    gc.disable()
    collected = yield
    gc.freeze()
    gc.enable()
    return collected


@pytest.fixture(scope="session", autouse=True)
def _choices_are_of_the_verbs_of_their_question() -> Generator[None]:
    """A plain tuple equals a choice, but a rule that asks `isinstance(answer, Pick)` takes it for another verb.

    So every declared ask is looked at in tests; in play nobody does."""
    begin = Asked.__init__

    def checked(ask: Asked, question: Any, seat: int, choices: Any, **more: Any) -> None:
        def listed() -> list[Any]:
            found: list[Any] = choices() if callable(choices) else choices
            assert all(type(choice) in question.answers for choice in found), (question.name, found)
            return found

        begin(ask, question, seat, listed if callable(choices) else listed(), **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Asked, "__init__", checked)
        yield
