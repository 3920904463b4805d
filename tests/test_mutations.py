"""The tool behind `make mutants`: its changes are valid source, and take effect without a file being written."""

from __future__ import annotations

from pathlib import Path

import hordekeep.games.skytear_horde as game
from hordekeep.games.skytear_horde.battle import ALLIANCE
from hordekeep.games.skytear_horde.movement import free_lanes
from scripts.mutations import mutants_of, put_in_place
from tests.games.skytear_horde.sentences import battle, lanes

FOLDER = Path(game.__file__).parent


def test_every_mutant_is_valid_source_and_differs() -> None:
    for path in sorted(FOLDER.glob("words/*.py")):
        source = path.read_bytes()
        for mutant in mutants_of(path.name, source):
            changed = mutant.in_source(source)
            assert changed != source
            compile(changed, str(mutant), "exec", dont_inherit=True)


def test_a_mutant_takes_effect_in_functions_that_were_imported_before() -> None:
    g = battle(lanes=lanes({}, {1: "shamans"}))
    path = FOLDER / "movement.py"
    source = path.read_bytes()
    mutants = [each for each in mutants_of(path.name, source) if (each.before, each.after) == ("is", "is not")]
    assert free_lanes(g, ALLIANCE) == [1, 2, 3, 4, 5]
    found = set()
    for mutant in mutants:
        put_in_place(source, mutant.in_source(source))
        found.add(tuple(free_lanes(g, ALLIANCE)))
        put_in_place(mutant.in_source(source), source)
    assert (0,) in found
    assert free_lanes(g, ALLIANCE) == [1, 2, 3, 4, 5]
