"""Learn the habits of the quick hand: play games by them, and lean more to what went better than expected.

    python -m scripts.learn_habits --game monoliths --minutes 20
    python -m scripts.learn_habits --game cloudspire --minutes 20 --seed more

Each round plays games by the habits of now: in the lanes solo, with any deck against any horde, mostly at easy levels,
where there is something to win; in Cloudspire between two, or together against the automaton. The evaluation tells what
a turn gained; what was chosen in a turn that gained more (and in the turns before it, less and less) is chosen more
often from now on: a policy gradient with `far` as its lambda, taken by Adam's steps. It goes on from the habits that
the game has, or begins without any, writes them back every `TOLD` rounds and tells how often each sort of game was won
meanwhile; in some games of Cloudspire the first seat plays against the habits that it began with. It is quickest with
the compiled rules (`make fast`).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Callable, Mapping
from math import exp, log, sqrt
from multiprocessing import Pool
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from hordekeep import Keep, Match
from hordekeep.engines.lanes.bots import instinct as first
from hordekeep.engines.lanes.bots.habits import Reckoning, Signs, signs_of
from hordekeep.engines.lanes.content.cards import content_of
from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.games.cloudspire.bots import habits as cloudspire
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.games.monoliths.bots import instinct as second
from hordekeep.kernel import Ask, Choice
from scripts.lanes_games import any_options

GAMES_FOLDER = Path(__file__).parent.parent / "src/hordekeep/games"
WAVER = 0.002
"""How strongly every choice is kept possible."""
MOSTLY_NORMAL, MOSTLY_LOW = "nnnnnnnhhh", "1111222345"
"""The difficulties and levels that are played: most where there is something to win."""
AGAINST_OLD, TOGETHER = 0.2, 0.15
"""How many games of Cloudspire are played against the habits of the beginning, and how many together."""
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
    """One game: of what sort it was, and how it went."""

    sort: str
    won: float


class Table(NamedTuple):
    """A game to be played: its seats and options, what is told of it, and the seats that play by the old habits."""

    seats: int
    options: dict[str, Any]
    sort: str
    old: tuple[int, ...] = ()


class Learned(NamedTuple):
    """A game whose habits are learned: where they lie, what is played, how signs are read, when a turn is over, how
    much of a turn's gain is put down to the turn before it, and how the game went for a seat."""

    file: Path
    table: Callable[[Random], Table]
    signs: Callable[[Any, Ask, int, list[Choice]], list[Signs]]
    turn: Callable[[Any], int]
    won: Callable[[Any, int], float]
    far: float


RECKONINGS: dict[str, Reckoning] = {"skytear-horde": first.RECKONING, "monoliths": second.RECKONING}


def of_lanes(game: str) -> Learned:
    """A game of the lanes, solo."""

    def table(luck: Random) -> Table:
        options = any_options(game, luck, MOSTLY_NORMAL, MOSTLY_LOW)
        return Table(1, options, f"{options['deck']} {options.get('level', options.get('difficulty'))}")

    def signs(g: Battle, ask: Ask, seat: int, choices: list[Choice]) -> list[Signs]:
        return signs_of(g, ask, seat, choices, RECKONINGS[game])

    return Learned(
        content_of(game) / "habits.json",
        table,
        signs,
        turn=lambda g: int(g.turn),
        won=lambda g, _: float(g.result == "won"),
        far=0.9,
    )


def any_cloudspire(luck: Random) -> Table:
    """A game of two in Cloudspire, some against the old habits, some together."""
    chance = luck.random()
    if chance < TOGETHER:
        options = {"mode": "coop", "level": luck.choice(("easy", "easy", "normal"))}
        return Table(2, options, f"together, {options['level']}")
    options = {"layout": luck.choice(("fixed", "fixed", "random")), "faction_a": "random", "faction_b": "random"}
    if chance < TOGETHER + AGAINST_OLD:
        return Table(2, options, "against the old habits", old=(1,))
    return Table(2, options, "the first seat")


def rounds(g: PlayArea) -> int:
    """Waves, phases and rounds so far."""
    return g.wave << 10 | g.phase << 6 | g.round


def result_of(g: PlayArea, seat: int) -> float:
    """The part of a victory that a seat has; half where the game was broken off."""
    if g.result is None:
        return 0.5
    return float(seat in g.result[0]) / len({g.setting.allies[each] for each in g.result[0]} or {()})


LEARNED: dict[str, Learned] = {
    "skytear-horde": of_lanes("skytear-horde"),
    "monoliths": of_lanes("monoliths"),
    "cloudspire": Learned(
        GAMES_FOLDER / "cloudspire/content/habits.json",
        any_cloudspire,
        cloudspire.signs_of,
        turn=rounds,
        won=result_of,
        far=0.95,
    ),
}


def play_games(
    game: str, weights: dict[str, float], old: dict[str, float], seed: str, games: int
) -> tuple[dict[str, float], list[Played]]:
    """Play some games by these habits: which way each sign should count more, and how the games went."""
    luck = Random(seed)
    learned = LEARNED[game]
    slope: dict[str, float] = defaultdict(float)
    played = []
    for number in range(games):
        table = learned.table(luck)
        match: Match[Any] = Match(
            game, seats=table.seats, seed=f"{seed}-{number}", options=table.options, keep=Keep.CHECKPOINT
        )
        by_seat = {seat: old if seat in table.old else weights for seat in range(table.seats)}
        told = play_game(match, learned, by_seat, luck)
        for seat, (turns, values) in told.items():
            if seat in table.old:
                continue
            gain = 0.0
            for turn in range(len(turns) - 1, -1, -1):
                gain = values[turn + 1] - values[turn] + learned.far * gain
                for step in turns[turn]:
                    learn(step, gain, slope)
        played.append(Played(table.sort, learned.won(match.state, 0)))
    return slope, played


def play_game(
    match: Match[Any], learned: Learned, weights: Mapping[int, Mapping[str, float]], luck: Random
) -> dict[int, tuple[list[list[Step]], list[float]]]:
    """Play one game: for each seat the steps of each turn, and what each turn's beginning and the end were worth."""
    game = match.game
    told: dict[int, tuple[list[list[Step]], list[float]]] = {seat: ([], []) for seat in weights}
    now = -1
    assert game.search.sensible is not None
    while match.ask is not None and len(match.made) < MOST_CHOICES:
        state, ask = match.state, match.ask
        seat = ask.seats[0]
        if learned.turn(state) != now:
            now = learned.turn(state)
            for each, (turns, values) in told.items():
                values.append(game.search.evaluate(state, each))
                turns.append([])
        choices = game.search.sensible(state, ask, seat, ask.choices_of(seat))
        taken = 0
        if len(choices) > 1:
            signs = learned.signs(state, ask, seat, choices)
            chances = chances_of(signs, weights[seat])
            taken = luck.choices(range(len(choices)), chances)[0]
            told[seat][0][-1].append(Step(signs, chances, taken))
        match.play(choices[taken], seat)
    for seat, (_, values) in told.items():
        values.append(learned.won(match.state, seat))
    return told


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
    file = LEARNED[game].file
    weights: dict[str, float] = json.loads(file.read_text()) if file.exists() else {}
    old = dict(weights)
    mean: dict[str, float] = defaultdict(float)
    spread: dict[str, float] = defaultdict(float)
    record: dict[str, list[float]] = defaultdict(list)
    until = monotonic() + 60 * minutes
    number = 0
    with Pool(jobs) as pool:
        while monotonic() < until:
            number += 1
            tasks = [(game, weights, old, f"{seed}-{number}-{job}", games) for job in range(jobs)]
            slope: dict[str, float] = defaultdict(float)
            for part, played in pool.starmap(play_games, tasks):
                for name, amount in part.items():
                    slope[name] += amount / (games * jobs)
                for each in played:
                    record[each.sort].append(each.won)
            for name, amount in slope.items():
                mean[name] = MOMENTUM * mean[name] + (1 - MOMENTUM) * amount
                spread[name] = MEMORY * spread[name] + (1 - MEMORY) * amount * amount
                size = sqrt(spread[name] / (1 - MEMORY**number)) + STILL
                step = rate * mean[name] / (1 - MOMENTUM**number) / size
                weights[name] = weights.get(name, 0.0) * (1 - FORGET) + step
            if number % TOLD == 0:
                write(file, weights)
                told = [f"{sort} {sum(won) / len(won):.0%}" for sort, won in sorted(record.items())]
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
    parser.add_argument("--game", choices=LEARNED, default="skytear-horde")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--rate", type=float, default=0.02)
    parser.add_argument("--seed", default="one")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--games", type=int, default=60, help="games of each job in a round")
    args = parser.parse_args()
    improve(args.game, args.minutes, args.rate, args.seed, args.jobs, args.games)


if __name__ == "__main__":
    main()
