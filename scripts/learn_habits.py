"""Learn the habits of the quick hand: play games by them, and lean more to what went better than expected.

    python -m scripts.learn_habits --game monoliths --minutes 20
    python -m scripts.learn_habits --game skytear-horde --minutes 20 --seed more

Each round plays games by the habits of now, solo, with any deck against any horde, mostly at easy levels, where there
is something to win. The evaluation tells what a turn gained; what was chosen in a turn that gained more (and in the
turns before it, less and less) is chosen more often from now on: a policy gradient with `FAR` as its lambda, taken by
Adam's steps. It goes on from the habits in `games/lanes/content/habits`, or begins without any, writes them back every
`TOLD` rounds and tells how often each deck won meanwhile. It is quickest with the compiled rules (`make fast`).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Mapping
from math import exp, log, sqrt
from multiprocessing import Pool
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

from hordekeep import Match
from hordekeep.games.lanes import instinct as first
from hordekeep.games.lanes.battle import Battle
from hordekeep.games.lanes.habits import Reckoning, Signs, signs_of
from hordekeep.games.lanes.monoliths import instinct as second
from scripts.lanes_games import any_options

HABITS = Path(__file__).parent.parent / "src/hordekeep/games/lanes/content/habits"
FAR = 0.9
"""How much of a turn's gain is put down to the turn before it."""
WAVER = 0.002
"""How strongly every choice is kept possible."""
MOSTLY_NORMAL, MOSTLY_LOW = "nnnnnnnhhh", "1111222345"
"""The difficulties and levels that are played: most where there is something to win."""
MOST_CHOICES = 600
TOLD = 25
MOMENTUM, MEMORY, STILL = 0.9, 0.98, 1e-4
FORGET = 1e-4
"""What is seldom met fades by so much a round."""


class Step(NamedTuple):
    """A choice made: the signs of all that could be chosen, how likely each was, and which it was."""

    signs: list[Signs]
    chances: list[float]
    taken: int


class Played(NamedTuple):
    """One game: who played at what level, and how it went."""

    deck: str
    level: str
    won: bool


RECKONINGS: dict[str, Reckoning] = {"skytear-horde": first.RECKONING, "monoliths": second.RECKONING}


def play_games(game: str, weights: dict[str, float], seed: str, games: int) -> tuple[dict[str, float], list[Played]]:
    """Play some games by these habits: which way each sign should count more, and how the games went."""
    luck = Random(seed)
    slope: dict[str, float] = defaultdict(float)
    played = []
    for number in range(games):
        options = any_options(game, luck, MOSTLY_NORMAL, MOSTLY_LOW)
        match: Match[Battle] = Match(game, seats=1, seed=f"{seed}-{number}", options=options, keep=1)
        turns, values = play_game(match, RECKONINGS[game], weights, luck)
        gain = 0.0
        for turn in range(len(turns) - 1, -1, -1):
            gain = values[turn + 1] - values[turn] + FAR * gain
            for step in turns[turn]:
                learn(step, gain, slope)
        setting = match.state.setting
        played.append(Played(options["deck"], setting.difficulty, match.state.result == "won"))
    return slope, played


def play_game(
    match: Match[Battle], reckoning: Reckoning, weights: Mapping[str, float], luck: Random
) -> tuple[list[list[Step]], list[float]]:
    """Play one game: the steps of each turn, and what each turn's beginning and the end were worth."""
    game, state = match.game, match.state
    turns: list[list[Step]] = []
    values: list[float] = []
    now = -1
    assert game.sensible is not None
    while match.ask is not None and len(match.made) < MOST_CHOICES:
        state, ask = match.state, match.ask
        if state.turn != now:
            now = state.turn
            values.append(game.evaluate(state, 0))
            turns.append([])
        choices = game.sensible(state, ask, 0, ask.choices_of(0))
        taken = 0
        if len(choices) > 1:
            signs = signs_of(state, ask, 0, choices, reckoning)
            chances = chances_of(signs, weights)
            taken = luck.choices(range(len(choices)), chances)[0]
            turns[-1].append(Step(signs, chances, taken))
        match.play(choices[taken], 0)
    values.append(float(match.state.result == "won"))
    return turns, values


def chances_of(signs: list[Signs], weights: Mapping[str, float]) -> list[float]:
    """How likely each choice is."""
    leanings = [sum(weights.get(name, 0.0) * amount for name, amount in each) for each in signs]
    highest = max(leanings)
    parts = [exp(leaning - highest) for leaning in leanings]
    whole = sum(parts)
    return [part / whole for part in parts]


def learn(step: Step, gain: float, slope: dict[str, float]) -> None:
    """Add what one step says of the weights."""
    doubt = -sum(chance * log(chance + 1e-12) for chance in step.chances)
    for name, amount in step.signs[step.taken]:
        slope[name] += gain * amount
    for signs, chance in zip(step.signs, step.chances, strict=True):
        if chance > 1e-4:
            pull = -gain * chance - WAVER * chance * (log(chance) + doubt)
            for name, amount in signs:
                slope[name] += pull * amount


def improve(game: str, minutes: float, rate: float, seed: str, jobs: int, games: int) -> None:
    """Learn for some minutes."""
    file = HABITS / f"{game}.json"
    weights: dict[str, float] = json.loads(file.read_text()) if file.exists() else {}
    mean: dict[str, float] = defaultdict(float)
    spread: dict[str, float] = defaultdict(float)
    record: dict[tuple[str, str], list[bool]] = defaultdict(list)
    until = monotonic() + 60 * minutes
    number = 0
    with Pool(jobs) as pool:
        while monotonic() < until:
            number += 1
            tasks = [(game, weights, f"{seed}-{number}-{job}", games) for job in range(jobs)]
            slope: dict[str, float] = defaultdict(float)
            for part, played in pool.starmap(play_games, tasks):
                for name, amount in part.items():
                    slope[name] += amount / (games * jobs)
                for each in played:
                    record[each.deck, each.level].append(each.won)
            for name, amount in slope.items():
                mean[name] = MOMENTUM * mean[name] + (1 - MOMENTUM) * amount
                spread[name] = MEMORY * spread[name] + (1 - MEMORY) * amount * amount
                size = sqrt(spread[name] / (1 - MEMORY**number)) + STILL
                step = rate * mean[name] / (1 - MOMENTUM**number) / size
                weights[name] = weights.get(name, 0.0) * (1 - FORGET) + step
            if number % TOLD == 0:
                write(file, weights)
                told = [f"{deck} {level} {sum(won) / len(won):.0%}" for (deck, level), won in sorted(record.items())]
                sys.stdout.write(f"{number}: {', '.join(told)}\n")
                sys.stdout.flush()
                record.clear()
    write(file, weights)


def write(file: Path, weights: Mapping[str, float]) -> None:
    """The habits, a line each, in order."""
    kept = {name: round(weight, 2) for name, weight in sorted(weights.items()) if abs(weight) >= 0.01}
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(kept, indent=0, ensure_ascii=False) + "\n")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=RECKONINGS, default="skytear-horde")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--rate", type=float, default=0.02)
    parser.add_argument("--seed", default="one")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--games", type=int, default=60, help="games of each job in a round")
    args = parser.parse_args()
    improve(args.game, args.minutes, args.rate, args.seed, args.jobs, args.games)


if __name__ == "__main__":
    main()
