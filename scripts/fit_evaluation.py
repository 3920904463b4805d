"""Find the weights of an evaluation that is a weighted sum of signs: play games between bots, then fit.

    python -m scripts.fit_evaluation play --games 300 --bot ismcts:40 --seed one positions.jsonl
    python -m scripts.fit_evaluation fit positions.jsonl

`play` writes one line for each turn of each game: the signs read at the first question of the turn, and whether the
alliance won in the end. `fit` prints the weights of a logistic regression over all of them, to be pasted into
`games/lanes/evaluate.py`, and how well games that it did not see are foretold. It needs numpy.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from random import Random

import numpy as np

from hordekeep import Dice, Match, find_game
from hordekeep.bots import chair_at, find_bot
from hordekeep.games.lanes.cards import shelf_of
from hordekeep.games.lanes.editions import FIRST
from hordekeep.games.lanes.evaluate import WEIGHTS, signs
from hordekeep.games.lanes.options import COMMONS

MODES = ("solo",) * 6 + ("coop", "versus")
DIFFICULTIES = ("normal",) * 3 + ("hard", "painful")
RIDGE = 2.0
"""How strongly weights are pulled to 0, in samples."""


def set_up(luck: Random, seed: str) -> Match:
    """A game with anything that the book allows."""
    cards = shelf_of(FIRST)
    mode = luck.choice(MODES)
    options = {
        "mode": mode,
        "difficulty": luck.choice(DIFFICULTIES),
        "deck": luck.choice(list(cards.decks)),
        "horde": luck.choice([each for each in cards.horde_sets if each not in COMMONS]),
        "outsider": luck.choice(list(cards.outsider_lines)),
    }
    return Match("skytear-horde", seats=1 if mode == "solo" else 2, seed=seed, options=options, keep=1)


def play(file: Path, games: int, bot_name: str, seed: str) -> None:
    """Play games and add their positions to `file`."""
    luck = Random(seed)
    bot = find_bot(bot_name, find_game("skytear-horde"))
    with file.open("a") as out:
        for number in range(games):
            match = set_up(luck, f"{seed}-{number}")
            dice = Dice(f"{seed}-{number}-bot")
            seen: list[tuple[float, ...]] = []
            turn = 0
            while match.ask is not None and len(match.made) < 1500:
                if match.state.turn != turn:
                    turn = match.state.turn
                    seen.append(signs(match.state))
                seat = match.ask.seats[0]
                match.play(bot.think(chair_at(match, seat, dice)).choice, seat)
            won = match.state.result == "won"
            setting = match.state.setting
            for each in seen:
                line = {"game": f"{seed}-{number}", "won": won, "mode": setting.mode, "signs": each}
                out.write(json.dumps(line) + "\n")
            out.flush()


def fit(files: list[Path]) -> None:
    """Fit the weights, and tell how well they foretell the fifth of the games that was kept apart."""
    lines = [json.loads(line) for file in files for line in file.read_text().splitlines()]
    x = np.array([line["signs"] for line in lines])
    y = np.array([float(line["won"]) for line in lines])
    games = sorted({line["game"] for line in lines})
    kept = set(Random("kept apart").sample(games, len(games) // 5))
    apart = np.array([line["game"] in kept for line in lines])
    tried = regress(x[~apart], y[~apart])
    heading = f"{len(games)} games, {len(lines)} positions, {y.mean():.0%} of positions from won games"
    ours, mean = loss(x[apart], y[apart], tried), loss(x[apart], y[apart])
    weights = [f'    "{name}": {weight:.2f},' for name, weight in zip(WEIGHTS, regress(x, y), strict=True)]
    sys.stdout.write(
        "\n".join([heading, f"log loss of games kept apart {ours:.3f}, of their mean {mean:.3f}", *weights, ""])
    )


def regress(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Logistic regression with a ridge, by Newton's steps."""
    weights = np.zeros(x.shape[1])
    pull = np.full(x.shape[1], RIDGE)
    pull[0] = 0.0
    for _ in range(50):
        chance = 1 / (1 + np.exp(-x @ weights))
        slope = x.T @ (y - chance) - pull * weights
        bend = (x * (chance * (1 - chance))[:, None]).T @ x + np.diag(pull)
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-9:
            break
    return weights


def loss(x: np.ndarray, y: np.ndarray, weights: np.ndarray | None = None) -> float:
    """The mean log loss of a forecast; without weights, of the plain mean."""
    chance = np.full(len(y), y.mean()) if weights is None else 1 / (1 + np.exp(-x @ weights))
    chance = np.clip(chance, 1e-9, 1 - 1e-9)
    return float(-(y * np.log(chance) + (1 - y) * np.log(1 - chance)).mean())


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parts = parser.add_subparsers(dest="part", required=True)
    playing = parts.add_parser("play")
    playing.add_argument("file", type=Path)
    playing.add_argument("--games", type=int, default=300)
    playing.add_argument("--bot", default="ismcts:40")
    playing.add_argument("--seed", default="one")
    fitting = parts.add_parser("fit")
    fitting.add_argument("files", type=Path, nargs="+")
    args = parser.parse_args()
    if args.part == "play":
        play(args.file, args.games, args.bot, args.seed)
    else:
        fit(args.files)


if __name__ == "__main__":
    main()
