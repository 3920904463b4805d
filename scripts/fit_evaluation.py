"""Find the weights of an evaluation that is a weighted sum of signs: play games between bots, then fit.

    python -m scripts.fit_evaluation --game skytear-horde play --games 12000 --bot rollout --seed one positions.jsonl
    python -m scripts.fit_evaluation --game skytear-horde fit positions.jsonl

`play` writes one line for each turn (in Skytear for each activation, in Cloudspire for each round) of each game: the
signs read at its first question, and whether the alliance, Blue or the first seat won in the end. `fit` prints the
weights of a logistic regression over all of them, to be pasted into the game's evaluation (its `bots/evaluate.py`), and
how well games that it did not see are foretold; what is set by hand stays as it is. The weights are pulled to 0, the
more so the fewer games there are; with `--from-now` they are pulled to what they are, for a sample that is too small to
say much.

It needs numpy.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from hordekeep import Dice, Keep, Match, find_game
from hordekeep.bots import chair_at, find_bot
from hordekeep.engines.lanes.bots import evaluate as first
from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.games.cloudspire.bots import evaluate as cloudspire
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.games.monoliths.bots import evaluate as second
from hordekeep.games.skytear.bots import evaluate as skytear
from hordekeep.games.skytear.state.arena import Arena
from scripts.lanes_games import any_options

MODES = ("solo",) * 6 + ("coop", "versus")
RIDGE = 2.0
"""How strongly weights are pulled, in samples, unless said."""
MOST_CHOICES = 1500


def any_battle(game: str, luck: Random) -> tuple[int, dict[str, Any]]:
    """The seats and options of any game of the lanes."""
    options = {"mode": luck.choice(MODES), **any_options(game, luck)}
    return 1 if options["mode"] == "solo" else 2, options


def any_skytear(_: str, luck: Random) -> tuple[int, dict[str, Any]]:
    """The seats and options of a duel in Skytear."""
    return 2, {"format": luck.choice(("first-game", "casual"))}


def activations(g: Arena) -> int:
    """Turns and activations so far."""
    return g.turn << 5 | g.activated.bit_count()


def any_cloudspire(_: str, luck: Random) -> tuple[int, dict[str, Any]]:
    """The seats and options of a game of two in Cloudspire."""
    return 2, {"layout": luck.choice(("fixed", "fixed", "random"))}


def rounds(g: PlayArea) -> int:
    """Waves, phases and rounds so far."""
    return g.wave << 10 | g.phase << 6 | g.round


class Fitted(NamedTuple):
    """A game whose evaluation can be fitted: its weights, which of them are set by hand, how signs are read, what is
    played, when signs are read anew, how the game went for who is evaluated, and what sort of game it was."""

    weights: dict[str, float]
    by_hand: tuple[str, ...]
    signs: Callable[[Any], tuple[float, ...]]
    table: Callable[[str, Random], tuple[int, dict[str, Any]]]
    moment: Callable[[Any], int]
    won: Callable[[Any], float]
    sort: Callable[[Any], str]


def of_lanes(weights: dict[str, float], by_hand: tuple[str, ...], signs: Callable[[Battle], Any]) -> Fitted:
    """A game of the lanes."""
    return Fitted(
        weights,
        by_hand,
        signs,
        any_battle,
        moment=lambda g: g.turn,
        won=lambda g: float(g.result == "won"),
        sort=lambda g: str(g.setting.mode),
    )


GAMES = {
    "skytear-horde": of_lanes(first.WEIGHTS, first.BY_HAND, first.signs),
    "monoliths": of_lanes(second.WEIGHTS, second.BY_HAND, second.signs),
    "skytear": Fitted(
        skytear.WEIGHTS,
        (),
        skytear.signs,
        any_skytear,
        moment=activations,
        won=lambda g: skytear.evaluate(g, 0),
        sort=lambda g: str(g.setting.format),
    ),
    "cloudspire": Fitted(
        dict(cloudspire.WEIGHTS),
        cloudspire.BY_HAND,
        cloudspire.differences,
        any_cloudspire,
        moment=rounds,
        won=lambda g: cloudspire.evaluate(g, 0),
        sort=lambda g: str(g.factions[0]),
    ),
}


def play(game: str, file: Path, games: int, bot_name: str, seed: str) -> None:
    """Play games and add their positions to `file`."""
    luck = Random(seed)
    bot = find_bot(bot_name, find_game(game))
    fitted = GAMES[game]
    with file.open("a") as out:
        for number in range(games):
            seats, options = fitted.table(game, luck)
            match: Match[Any] = Match(game, seats=seats, seed=f"{seed}-{number}", options=options, keep=Keep.CHECKPOINT)
            dice = Dice(f"{seed}-{number}-bot")
            seen: list[tuple[float, ...]] = []
            moment = 0
            while match.ask is not None and len(match.made) < MOST_CHOICES:
                if fitted.moment(match.state) != moment:
                    moment = fitted.moment(match.state)
                    seen.append(fitted.signs(match.state))
                seat = match.ask.seats[0]
                match.play(bot.think(chair_at(match, seat, dice)).choice, seat)
            won, sort = fitted.won(match.state), fitted.sort(match.state)
            for each in seen:
                line = {"game": f"{seed}-{number}", "won": won, "mode": sort, "signs": each}
                out.write(json.dumps(line) + "\n")
            out.flush()


def fit(game: str, files: list[Path], ridge: float, from_now: bool) -> None:
    """Fit the weights, and tell how well they foretell the fifth of the games that was kept apart."""
    lines = [json.loads(line) for file in files for line in file.read_text().splitlines()]
    names = list(GAMES[game].weights)
    x = np.array([line["signs"] for line in lines])
    y = np.array([float(line["won"]) for line in lines])
    by_hand = np.array([name in GAMES[game].by_hand for name in names])
    now = np.array(list(GAMES[game].weights.values()))
    start = now if from_now else np.where(by_hand, now, 0.0)
    games = sorted({line["game"] for line in lines})
    kept = set(Random("kept apart").sample(games, len(games) // 5))
    apart = np.array([line["game"] in kept for line in lines])
    tried = regress(x[~apart], y[~apart], start, by_hand, ridge)
    heading = f"{len(games)} games, {len(lines)} positions, {y.mean():.0%} of positions from won games"
    losses = [loss(x[apart], y[apart], weights) for weights in (tried, now, None)]
    found = regress(x, y, start, by_hand, ridge)
    weights = [f'    "{name}": {weight:.2f},' for name, weight in zip(names, found, strict=True)]
    told = "log loss of games kept apart {:.3f}, by the weights of now {:.3f}, by their mean {:.3f}".format(*losses)
    sys.stdout.write("\n".join([heading, told, *weights, ""]))


def regress(x: np.ndarray, y: np.ndarray, start: np.ndarray, stay: np.ndarray, ridge: float) -> np.ndarray:
    """Logistic regression by Newton's steps, the weights pulled to where they start; those in `stay` keep that."""
    weights = start.copy()
    pull = np.full(x.shape[1], ridge)
    pull[0] = 0.0 if (x[:, 0] == 1).all() else ridge  # what is always there is pulled nowhere
    free = ~stay
    for _ in range(50):
        chance = 1 / (1 + np.exp(-x @ weights))
        slope = (x.T @ (y - chance) - pull * (weights - start))[free]
        bend = ((x * (chance * (1 - chance))[:, None]).T @ x + np.diag(pull))[free][:, free]
        step = np.linalg.solve(bend, slope)
        weights[free] += step
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
    parser.add_argument("--game", choices=GAMES, default="skytear-horde")
    parts = parser.add_subparsers(dest="part", required=True)
    playing = parts.add_parser("play")
    playing.add_argument("file", type=Path)
    playing.add_argument("--games", type=int, default=300)
    playing.add_argument("--bot", default="ismcts:40")
    playing.add_argument("--seed", default="one")
    fitting = parts.add_parser("fit")
    fitting.add_argument("files", type=Path, nargs="+")
    fitting.add_argument("--ridge", type=float, default=RIDGE, help="how strongly weights are pulled, in samples")
    fitting.add_argument("--from-now", action="store_true", help="pull to the weights of now, not to 0")
    args = parser.parse_args()
    if args.part == "play":
        play(args.game, args.file, args.games, args.bot, args.seed)
    else:
        fit(args.game, args.files, args.ridge, args.from_now)


if __name__ == "__main__":
    main()
