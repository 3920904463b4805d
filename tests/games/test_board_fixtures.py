"""The moments that the browser's boards are tested with are moments of the games as they are now."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parents[2] / "scripts"


@pytest.mark.parametrize("script", ["tableau_fixtures.py", "lanes_fixtures.py"])
def test_the_moments_of_a_board_are_up_to_date(script: str) -> None:
    check = [sys.executable, str(SCRIPTS / script), "--check"]
    assert subprocess.run(check, check=False).returncode == 0, f"run scripts/{script}"
