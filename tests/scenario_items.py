"""pytest collects every scenario of every TOML file below `tests/scenarios`, which are shipped as they are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hordekeep.kernel import BadInput
from hordekeep.rulebook.scenario_runner import run_scenario
from hordekeep.rulebook.scenarios import Located, read_scenarios

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
        """One item a scenario, named by its rules and title."""
        for located in read_scenarios(self.path):
            name = f"{' '.join(located.scenario.rules)}: {located.scenario.title}"
            yield ScenarioItem.from_parent(self, name=name, located=located)


class ScenarioFailed(Exception):
    """A scenario whose expectations did not hold."""


class ScenarioItem(pytest.Item):
    """One scenario."""

    def __init__(self, *, located: Located, **kwargs: object) -> None:
        super().__init__(**kwargs)  # type: ignore[arg-type]  # pytest hands its own arguments on
        self.located = located

    def runtest(self) -> None:
        """Play it."""
        verdict = run_scenario(self.located)
        if not verdict.passed:
            raise ScenarioFailed(verdict.report())

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        """The report instead of a traceback."""
        if isinstance(excinfo.value, ScenarioFailed | BadInput):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int, str]:
        """Where the scenario stands."""
        return self.path, self.located.line - 1, self.name
