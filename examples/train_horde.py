"""Teach a small linear policy to play Horde, with numpy alone, through the PettingZoo environment.

    python examples/train_horde.py --episodes 2000

It learns basic Horde for two against random play, from won and lost games only. A choice is described by the words of
its key ("pick:sun-ooze" is pick, sun and ooze), so that what is learned of one card helps with its relatives. The
score of a choice is linear in what the seat sees, a softmax of the scores picks. After each round of games the weights
take a natural policy gradient step: a ridge regression of the results on the choices made.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from typing import Any

import numpy as np

from hordekeep import find_game
from hordekeep.envs.pettingzoo import env
from hordekeep.kernel import Choice

GAME = find_game("plankton-horde")
ROUND = 500
"""How many games are played between two steps of the weights."""
RIDGE = 0.3
"""How much the regression mistrusts its data, as a part of their mean square."""
STEP = 5.0
"""How far the weights go along what the regression found."""


def word_table(choices: Sequence[Choice]) -> Any:
    """One row for each choice, one column for each word: 1 where the choice's key has the word."""
    keys = [re.findall(r"[a-z]+|-?\d+", GAME.words.key(choice)) for choice in choices]
    words = sorted({word for key in keys for word in key})
    return np.array([[float(word in key) for word in words] for key in keys])


def play(table: Any, words: Any, weights: Any, me: str, seed: int, *, explore: bool) -> tuple[float, Any]:
    """Play a game as `me` against random play: the reward, and what exploring tells of the choices made."""
    luck = np.random.default_rng(seed)
    table.reset(seed=seed)
    reward, gradient = 0.0, np.zeros_like(weights)
    for agent in table.agent_iter():
        observation, gained, terminated, _, _ = table.last()
        if terminated:
            reward = gained if agent == me else reward
            table.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        if agent != me:
            table.step(int(luck.choice(legal)))
            continue
        seen = np.append(observation["observation"], 1.0)
        scores = words[legal] @ (weights @ seen)
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        # without exploring: the best choice, and among equals any
        picked = luck.choice(len(legal), p=chances if explore else (best := chances == chances.max()) / best.sum())
        if explore:
            gradient += np.outer(words[legal[picked]] - chances @ words[legal], seen)
        table.step(int(legal[picked]))
    return reward, gradient


def win_rate(table: Any, words: Any, weights: Any, games: int) -> float:
    """The part of games won, a draw counting half, taking either seat in turn."""
    rewards = [play(table, words, weights, seat(game), 10**9 + game, explore=False)[0] for game in range(games)]
    return float(np.mean(rewards)) / 2 + 0.5


def seat(game: int) -> str:
    """The learner's seat: A and B in turn."""
    return "seat_B" if game % 2 else "seat_A"


def train(episodes: int = 2000, seed: int = 1, games: int = 200) -> tuple[float, float]:
    """Learn from so many games; the win rates before and after, over `games` games each."""
    table = env("plankton-horde", seats=2, options={"level": "basic"})
    words = word_table(table.unwrapped.actions.choices)
    weights = np.zeros((words.shape[1], GAME.lab.observation_size(2) + 1))
    before = win_rate(table, words, weights, games)
    for start in range(0, episodes, ROUND):
        played = [
            play(table, words, weights, seat(number), seed * 10**6 + number, explore=True)
            for number in range(start, min(start + ROUND, episodes))
        ]
        results = np.array([reward for reward, _ in played])
        gradients = np.array([gradient.ravel() for _, gradient in played])
        alike = gradients @ gradients.T
        trust = alike + RIDGE * np.trace(alike) / len(alike) * np.eye(len(alike))
        direction = gradients.T @ np.linalg.solve(trust, results - results.mean())
        weights += STEP * direction.reshape(weights.shape)
        sys.stdout.write(f"{start + len(played)} games played, {(results.mean() + 1) / 2:.0%} of the last won\n")
    return before, win_rate(table, words, weights, games)


def main(arguments: list[str] | None = None) -> None:
    """Train as the command line says, and say what it brought."""
    parser = argparse.ArgumentParser(description="Teach a linear policy to play basic Horde for two.")
    parser.add_argument("--episodes", type=int, default=2000, help="games to learn from (2000)")
    parser.add_argument("--games", type=int, default=200, help="games to measure the win rate with (200)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same result (1)")
    given = parser.parse_args(arguments)
    if given.episodes < 1 or given.games < 1 or given.seed < 0:
        parser.error("--episodes and --games must be 1 or more, --seed 0 or more")
    before, after = train(given.episodes, given.seed, given.games)
    sys.stdout.write(f"Won against random play: {before:.0%} before training, {after:.0%} after it.\n")


if __name__ == "__main__":
    main()
