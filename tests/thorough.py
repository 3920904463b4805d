"""Tests that take long are left to `make test`: those of `thorough.txt`, beside the ones that are marked as slow.

`make thorough` measures all tests of `make check` and writes the list anew: every test of which a case takes more than
`DAILY` seconds of processor time. What is daily is so by its cost alone; nobody keeps the list by hand. Scenarios are
always daily.
"""

from __future__ import annotations

import os
from collections.abc import Generator
from pathlib import Path

import pytest

LIST = Path(__file__).parent / "thorough.txt"
DAILY = 0.25


def name_of(item: pytest.Item) -> str:
    """A test without the case."""
    return item.nodeid.partition("[")[0]


def listed() -> list[str]:
    """The tests of the list."""
    return LIST.read_text(encoding="utf-8").split()


def mark(items: list[pytest.Item]) -> None:
    """Mark the tests of the list as slow."""
    names = set(listed())
    for item in items:
        if name_of(item) in names:
            item.add_marker(pytest.mark.slow)


class Measuring:
    """Measures each test, and writes the list when all have run: in one process, on a quiet machine."""

    def __init__(self) -> None:
        self.most: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Remember the dearest case of each test, with the commands that it started."""
        before = sum(os.times()[:4])
        done = yield
        name, cost = name_of(item), sum(os.times()[:4]) - before
        if item.path.suffix == ".py":
            self.most[name] = max(cost, self.most.get(name, 0.0))
        return done

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        """Write the list; a run that failed measured nothing."""
        if exitstatus == pytest.ExitCode.OK:
            names = sorted(name for name, cost in self.most.items() if cost > DAILY)
            LIST.write_text("".join(f"{name}\n" for name in names), encoding="utf-8")
