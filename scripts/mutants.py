"""Mutation testing of the kernel and of Horde: runs mutmut and prints the score by module.

    python scripts/mutants.py [--only NAME] [--sample N] [--survivors]

All mutants take hours on two cores; a random sample of some hundreds gives the score within a few percent. Survivors
are printed with --survivors; `mutmut show NAME` shows one.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

KILLED = ("killed", "timeout", "segfault")
A_FEW = "hordekeep.kernel.errors*"
COUNTED = (*KILLED, "survived", "no tests", "suspicious")


def main() -> int:
    """Run mutmut, then count its results."""
    parser = argparse.ArgumentParser(description="Mutation testing of the kernel and of Horde.")
    parser.add_argument("--only", default="", help="a pattern of mutant names, such as 'hordekeep.kernel.dice*'")
    parser.add_argument("--sample", type=int, default=0, help="try so many mutants, picked at random by --seed")
    parser.add_argument("--seed", default="mutants", help="what picks the sample")
    parser.add_argument("--survivors", action="store_true", help="list what no test noticed")
    parser.add_argument("--count", action="store_true", help="only count the results of the last run")
    given = parser.parse_args()
    mutmut = Path(sys.executable).with_name("mutmut")
    few = {**os.environ, "HORDEKEEP_SOAK_GAMES": "24", "HORDEKEEP_HYPOTHESIS": "few"}
    if not given.count:
        names = [given.only] if given.only else []
        if given.sample:
            subprocess.run([mutmut, "run", A_FEW], check=True, env=few)  # makes all mutants, tries a few
            everything = [line.partition(":")[0].strip() for line in results_of(mutmut)]
            names = Random(given.seed).sample(sorted(everything), given.sample)
        subprocess.run([mutmut, "run", *names], check=True, env=few)
    results = results_of(mutmut)
    by_module: dict[str, Counter[str]] = {}
    survivors = []
    for line in results:
        name, _, status = line.strip().rpartition(": ")
        if status not in COUNTED:
            continue
        by_module.setdefault(name.rsplit(".", 1)[0], Counter())[status] += 1
        if status not in KILLED:
            survivors.append(f"{name}: {status}")
    total: Counter[str] = Counter()
    for module, counts in sorted(by_module.items()):
        total += counts
        sys.stdout.write(f"{score(counts)}  {module}\n")
    sys.stdout.write(f"{score(total)}  all\n")
    if given.survivors:
        sys.stdout.write("\n".join(survivors) + "\n")
    return 0


def results_of(mutmut: Path) -> list[str]:
    """A line for each mutant: its name and what became of it."""
    command = [mutmut, "results", "--all", "true"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()


def score(counts: Counter[str]) -> str:
    """Killed of all, as numbers and percent."""
    everything = sum(counts.values())
    killed = sum(counts[status] for status in KILLED)
    return f"{killed:5d}/{everything:5d}  {100 * killed / everything if everything else 0:5.1f}%"


if __name__ == "__main__":
    sys.exit(main())
