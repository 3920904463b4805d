"""The compiled rules (`make fast`) play the same games as the readable ones, choice for choice."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.whole_games import digests

ROOT = Path(__file__).parent.parent


@pytest.mark.slow
@pytest.mark.minutes
@pytest.mark.skipif(
    not Path(sysconfig.get_path("include"), "Python.h").exists(), reason="compiling needs Python's headers"
)
def test_compiled_rules_play_the_same_games(tmp_path: Path) -> None:
    venv = tmp_path / "venv"
    quickly_built = ["sh", "scripts/make_fast.sh", sys.executable, str(venv), "", "0"]
    made = subprocess.run(quickly_built, cwd=ROOT, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr[-3000:]
    python = str(venv / "bin" / "python")
    where = (
        "from hordekeep.engines.lanes.state import battle; from hordekeep.games.skytear.state import arena; "
        "from hordekeep.games.cloudspire.state import play_area; "
        "print(battle.__file__, arena.__file__, play_area.__file__)"
    )
    compiled = subprocess.run([python, "-c", where], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert [name[-3:] for name in compiled.stdout.split()] == [".so"] * 3

    played = subprocess.run(
        [python, str(ROOT / "tests" / "whole_games.py")], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert played.returncode == 0, played.stderr[-3000:]
    assert played.stdout.splitlines() == digests()
