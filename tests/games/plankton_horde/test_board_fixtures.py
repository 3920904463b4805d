"""The moments that the browser's board is tested with are moments of the game as it is now."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_the_moments_of_the_board_are_up_to_date() -> None:
    check = [sys.executable, str(ROOT / "scripts" / "tableau_fixtures.py"), "--check"]
    assert subprocess.run(check, check=False).returncode == 0, "run scripts/tableau_fixtures.py"
