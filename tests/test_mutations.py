"""The tool behind `make mutants`: its changes are valid source, and take effect without a file being written."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import hordekeep.engines.lanes as game
from scripts.mutations import mutants_of

ROOT = Path(__file__).parents[1]
FOLDER = Path(game.__file__).parent


def test_every_mutant_is_valid_source_and_differs() -> None:
    for path in sorted(FOLDER.glob("words/*.py")):
        source = path.read_bytes()
        for mutant in mutants_of(path.name, source):
            changed = mutant.in_source(source)
            assert changed != source
            compile(changed, str(mutant), "exec", dont_inherit=True)


TRIAL = """
from pathlib import Path

from hordekeep.engines.lanes.rules.concepts import movement
from hordekeep.engines.lanes.state.battle import ALLIANCE
from hordekeep.engines.lanes.rules.concepts.movement import free_lanes
from scripts.mutations import mutants_of, put_in_place
from tests.games.lanes.sentences import battle, lanes

g = battle(lanes=lanes({}, {1: "shamans"}))
source = Path(movement.__file__).read_bytes()
print(free_lanes(g, ALLIANCE))
for mutant in mutants_of("movement.py", source):
    if (mutant.before, mutant.after) == ("is", "is not"):
        put_in_place(source, mutant.in_source(source))
        print(free_lanes(g, ALLIANCE))
        put_in_place(mutant.in_source(source), source)
print(free_lanes(g, ALLIANCE))
"""
"""In a process of its own: it changes living code, and finds only what the garbage collector still looks at."""


def test_a_mutant_takes_effect_in_functions_that_were_imported_before() -> None:
    ran = subprocess.run([sys.executable, "-c", TRIAL], cwd=ROOT, capture_output=True, text=True, check=True)
    said = ran.stdout.splitlines()
    assert said[0] == said[-1] == "[1, 2, 3, 4, 5]"
    assert "[0]" in said
