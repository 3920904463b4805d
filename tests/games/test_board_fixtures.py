"""The moments that the browser's boards are tested with are moments of the games as they are now."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("script", ["tableau_fixtures", "lanes_fixtures", "hexes_fixtures", "isles_fixtures"])
def test_the_moments_of_a_board_are_up_to_date(script: str) -> None:
    check = [sys.executable, "-m", f"scripts.{script}", "--check"]
    assert subprocess.run(check, check=False, cwd=ROOT).returncode == 0, f"run python -m scripts.{script}"
