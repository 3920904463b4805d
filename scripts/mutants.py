"""Mutation testing: how many small changes to the rules the tests notice, by module.

    python -m scripts.mutants --game kernel [--only NAME] [--sample N] [--survivors]
    python -m scripts.mutants --game plankton-horde [--only rules/betrayer] [--sample N] [--minutes M] [--survivors]
    python -m scripts.mutants --game skytear-horde [--only words/verbs] [--sample N] [--minutes M] [--survivors]
    python -m scripts.mutants --game monoliths [--only monoliths/leaving] [--sample N] [--minutes M] [--survivors]
    python -m scripts.mutants --game skytear [--only actions/attack] [--sample N] [--minutes M] [--survivors]
    python -m scripts.mutants --game cloudspire [--only rules/wave/prep_phase] [--sample N] [--minutes M] [--survivors]

The kernel is tried with mutmut, the games with `mutations.py`, since mutmut knows nothing of decorated functions: with
skytear-horde the rules that both editions of the lanes share, with monoliths those of the second one alone.
All mutants take hours on two cores; a random sample of some hundreds gives the score within a few percent. Survivors
are printed with --survivors; `mutmut show NAME` shows one of mutmut's.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

from scripts.mutations import Mutant, mutants_of, try_out
from tests.games.cloudspire.running_words import forget_meanings as forget_meanings_of_chips
from tests.games.lanes.running_words import forget_built_cards
from tests.games.skytear.running_words import forget_meanings

ROOT = Path(__file__).parents[1]
FEW = {"HORDEKEEP_SOAK_GAMES": "24", "HORDEKEEP_HYPOTHESIS": "few"}
"""A mutant that a few games do not notice will hardly be noticed by more."""
KILLED = ("killed", "timeout", "segfault")
A_FEW = "hordekeep.kernel.errors*"
COUNTED = (*KILLED, "survived", "no tests", "suspicious")

LANES = "src/hordekeep/engines/lanes"
SOURCE = "src/hordekeep"
SKYTEAR = "src/hordekeep/games/skytear"
CLOUDSPIRE = "src/hordekeep/games/cloudspire"
HORDE = "src/hordekeep/games/plankton_horde"
FIRST_TESTS = (
    "tests/scenarios/skytear_horde", "tests/games/skytear_horde/test_words_verbs.py",
    "tests/games/skytear_horde/test_words_joined.py", "tests/games/skytear_horde/test_edge_cases.py",
    "tests/games/skytear_horde/test_made_up_cards.py", "tests/games/skytear_horde/test_setup.py",
    "tests/games/skytear_horde/test_noticed.py", "tests/games/skytear_horde/test_perft.py",
)  # fmt: skip
SECOND_TESTS = (
    "tests/scenarios/monoliths", "tests/games/monoliths/test_words.py", "tests/games/monoliths/test_moments.py",
    "tests/games/monoliths/test_places.py", "tests/games/monoliths/test_dealing.py",
    "tests/games/monoliths/test_noticed.py", "tests/games/monoliths/test_perft.py",
)  # fmt: skip
HORDE_TESTS = (
    "tests/scenarios/plankton_horde", "tests/games/plankton_horde/test_perft.py",
    "tests/games/plankton_horde/test_oracle.py", "tests/games/plankton_horde/test_properties.py",
    "tests/games/plankton_horde/test_random_games.py", "tests/games/plankton_horde/test_secrecy.py",
)  # fmt: skip
BOTH_TESTS = ("tests/games/lanes/test_random_games.py",)
SKYTEAR_TESTS = (
    "tests/scenarios/skytear",
    *(
        f"tests/games/skytear/test_{name}.py"
        for name in (
            "perft", "advancing", "control", "lane_damage", "mages", "minions_phase", "outsiders",
            "placing_and_spawning", "setup", "simplified", "upkeep", "words", "deck_building", "formats", "teams",
            "noticed", "hidden",
        )
    ),
    "tests/games/skytear/test_random_games.py::test_random_games_keep_all_invariants",
)  # fmt: skip
CLOUDSPIRE_TESTS = (
    "tests/scenarios/cloudspire",
    *(
        f"tests/games/cloudspire/test_{name}.py"
        for name in (
            "perft", "advancements", "automaton", "drowned_beacon", "earthscapes", "gates_and_clearing", "groups",
            "influence", "items", "land", "layouts", "onslaught_events", "promotion", "rare_moments", "refusals",
            "relics_and_events", "returning", "talents", "views", "hidden", "noticed", "words",
        )
    ),
    "tests/games/cloudspire/test_random_games.py::test_random_games_keep_all_invariants_and_end",
)  # fmt: skip


class Part(NamedTuple):
    """Modules with rules, and the tests that try their mutants, the quickest first; `forget` drops what was made of
    the code."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]
    folder: str = LANES
    forget: Callable[[], None] = forget_built_cards


def _forget_nothing() -> None:
    """Horde has no words: nothing is made of its code."""


PARTS = {
    "plankton-horde": Part(("rules/*", "state", "told/hidden", "told/view"), HORDE_TESTS, HORDE, _forget_nothing),
    "skytear-horde": Part(
        (
            "rules/phases/*", "words/*", "content/challenges", "effects/borrowing", "effects/in_force",
            "effects/values", "rules/concepts/concealing", "rules/concepts/movement", "rules/concepts/resources",
            "rules/health/damage", "rules/health/destruction", "rules/health/strike", "rules/health/tokens",
            "rules/into_play/*", "rules/setup/*", "rules/versus/*", "rules/winning/achievements", "state/abilities",
            "state/places", "state/waiting",
        ),
        (*FIRST_TESTS, *SECOND_TESTS, *BOTH_TESTS),
    ),
    "monoliths": Part(
        ("engines/lanes/rules/second_edition/*", "games/monoliths/content/difficulty", "games/monoliths/rules/*"),
        (*SECOND_TESTS, *BOTH_TESTS),
        SOURCE,
    ),
    "skytear": Part(
        (
            "asking/*", "decks/deck_building", "effects/*", "ground/areas", "ground/cover", "rules/actions/*",
            "rules/goal/victory", "rules/heroes/*", "rules/keywords/*", "rules/minions/*", "rules/setup/drafting",
            "rules/setup/forming_decks", "rules/setup/laying_out", "rules/setup/mulligan", "rules/setup/steps",
            "rules/upkeep/*", "state/pieces", "told/hidden", "words/*",
        ),
        SKYTEAR_TESTS,
        SKYTEAR,
        forget_meanings,
    ),
    "cloudspire": Part(
        (
            "answerers/*", "asking/asking", "content/setting", "content/triangles", "effects/*",
            "ground/earthscapes", "ground/influence", "ground/land", "ground/random_layouts", "ground/roads",
            "rules/chips/*", "rules/fight/*", "rules/goals/drowned_beacon", "rules/goals/end_of_game",
            "rules/goals/marks", "rules/movement/*", "rules/onslaught/*", "rules/setup/*", "rules/wave/*",
            "state/knowing", "state/pieces", "told/hidden", "words/*",
        ),
        CLOUDSPIRE_TESTS,
        CLOUDSPIRE,
        forget_meanings_of_chips,
    ),
}  # fmt: skip
"""What is tried of the games, by their names."""


def main() -> int:
    """Try mutants of one game and count what became of them."""
    parser = argparse.ArgumentParser(description="Mutation testing of the rules.")
    parser.add_argument("--game", choices=("kernel", *PARTS), default="kernel")
    parser.add_argument("--only", default="", help="a pattern of mutant names, such as 'hordekeep.kernel.dice*'")
    parser.add_argument("--sample", type=int, default=0, help="try so many mutants, picked at random by --seed")
    parser.add_argument("--minutes", type=float, default=0, help="try no more after so long (not with the kernel)")
    parser.add_argument("--seed", default="mutants", help="what picks the sample")
    parser.add_argument("--survivors", action="store_true", help="list what no test noticed")
    parser.add_argument("--count", action="store_true", help="only count the results of mutmut's last run")
    given = parser.parse_args()
    by_module, survivors = _with_parts(given) if given.game in PARTS else _with_mutmut(given)
    total: Counter[str] = Counter()
    for module, counts in sorted(by_module.items()):
        total += counts
        sys.stdout.write(f"{score(counts)}  {module}\n")
    sys.stdout.write(f"{score(total)}  all\n")
    if given.survivors:
        sys.stdout.write("\n".join(survivors) + "\n")
    return 0


Results = tuple[dict[str, Counter[str]], list[str]]
"""What became of the mutants of each module, and those that no test noticed."""


def _with_parts(given: argparse.Namespace) -> Results:
    part = PARTS[given.game]
    patterns = [f"{given.only}.py"] if given.only else [f"{each}.py" for each in part.modules]
    paths = sorted({path for pattern in patterns for path in (ROOT / part.folder).glob(pattern)})
    sources = {str(path.relative_to(ROOT)): path.read_bytes() for path in paths}
    everything = [mutant for path, source in sources.items() for mutant in mutants_of(path, source)]
    chosen: list[Mutant] = Random(given.seed).sample(everything, min(given.sample or len(everything), len(everything)))
    sys.stdout.write(f"{len(everything)} mutants, {len(chosen)} of them tried\n")
    by_module: dict[str, Counter[str]] = {}
    survivors = []
    until = monotonic() + 60 * given.minutes if given.minutes else None
    os.environ.update(FEW)
    tests = [str(ROOT / test) for test in part.tests]
    for mutant, is_noticed in try_out(sources, chosen, tests, until, part.forget):
        by_module.setdefault(mutant.path, Counter())["killed" if is_noticed else "survived"] += 1
        if not is_noticed:
            survivors.append(str(mutant))
    return by_module, survivors


def _with_mutmut(given: argparse.Namespace) -> Results:
    mutmut = Path(sys.executable).with_name("mutmut")
    few = {**os.environ, **FEW}
    if not given.count:
        names = [given.only] if given.only else []
        if given.sample:
            subprocess.run([mutmut, "run", A_FEW], check=True, env=few)  # makes all mutants, tries a few
            everything = [line.partition(":")[0].strip() for line in results_of(mutmut)]
            names = Random(given.seed).sample(sorted(everything), given.sample)
        subprocess.run([mutmut, "run", *names], check=True, env=few)
    by_module: dict[str, Counter[str]] = {}
    survivors = []
    for line in results_of(mutmut):
        name, _, status = line.strip().rpartition(": ")
        if status not in COUNTED:
            continue
        by_module.setdefault(name.rsplit(".", 1)[0], Counter())[status] += 1
        if status not in KILLED:
            survivors.append(f"{name}: {status}")
    return by_module, survivors


def results_of(mutmut: Path) -> list[str]:
    """A line for each mutant: its name and what became of it."""
    command = [str(mutmut), "results", "--all", "true"]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()


def score(counts: Counter[str]) -> str:
    """Killed of all, as numbers and percent."""
    everything = sum(counts.values())
    killed = sum(counts[status] for status in KILLED)
    return f"{killed:5d}/{everything:5d}  {100 * killed / everything if everything else 0:5.1f}%"


if __name__ == "__main__":
    sys.exit(main())
