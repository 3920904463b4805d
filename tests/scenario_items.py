"""pytest collects every scenario of every TOML file below `tests/scenarios`, which are shipped as they are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hordekeep.rulebook.scenario_runner import verdict_of
from hordekeep.rulebook.scenarios import Located, Unreadable, read_each

SCENARIOS = Path(__file__).parent / "scenarios"


def pytest_collect_file(parent: pytest.Collector, file_path: Path) -> pytest.Collector | None:
    """A scenario file is a test module."""
    if file_path.suffix == ".toml" and SCENARIOS in file_path.parents:
        collected: pytest.Collector = ScenarioFile.from_parent(parent, path=file_path)
        return collected
    return None


class ScenarioFile(pytest.File):
    """One file of scenarios."""

    def collect(self) -> Iterator[pytest.Item]:
        """One item a scenario, named by its rules and title; one that cannot be read fails alone."""
        for each in read_each(self.path):
            if isinstance(each, Unreadable):
                name = f"unreadable, line {each.line}: {each.title}"
            else:
                name = f"{' '.join(each.scenario.rules)}: {each.scenario.title}"
            yield ScenarioItem.from_parent(self, name=name, scenario=each)


class ScenarioFailed(Exception):
    """A scenario whose expectations did not hold."""


class ScenarioItem(pytest.Item):
    """One scenario."""

    def __init__(self, *, scenario: Located | Unreadable, **kwargs: object) -> None:
        super().__init__(**kwargs)  # type: ignore[arg-type]  # pytest hands its own arguments on
        self.scenario = scenario

    def runtest(self) -> None:
        """Play it."""
        verdict = verdict_of(self.scenario)
        if not verdict.passed:
            raise ScenarioFailed(verdict.report())

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        """The report instead of a traceback."""
        if isinstance(excinfo.value, ScenarioFailed):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int, str]:
        """Where the scenario stands."""
        return self.path, self.scenario.line - 1, self.name
