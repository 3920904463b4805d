"""How often does "Why not?" get a general answer? Random games, and at each ask the neighbours of what is offered.

    python -m scripts.refusals monoliths --games 8

A neighbour is a choice of the same verb as an offered one that is not offered itself: what people press by mistake.
Printed are the share of general answers, and which questions and verbs they came from.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from hordekeep.kernel import Ask, Choice, Keep, Match, OptionValue, Refusal, game_slugs

GENERAL = frozenset(
    {
        "nothing-to-do-with-it",
        "no-answer-first",
        "no-by-rule",
        "no-not-among",
        "no-not-asked-for",
        "no-not-meant",
        "no-not-now",
        "no-other-time",
        "not-asked",
    }
)
"""Messages that hold for many a choice and tell of none what is against it."""

Table = tuple[int, dict[str, OptionValue]]
TABLES: dict[str, tuple[Table, ...]] = {
    "plankton-horde": ((2, {}), (3, {"level": "basic"}), (3, {}), (4, {})),
    "skytear-horde": ((1, {}), (2, {"mode": "coop"}), (2, {"mode": "versus"}), (3, {"mode": "versus"})),
    "monoliths": ((1, {}), (2, {"mode": "coop"}), (2, {"mode": "versus"}), (3, {"mode": "versus"})),
    "skytear": ((2, {}), (2, {"format": "casual"}), (4, {"format": "competitive"}), (6, {}), (3, {})),
    "cloudspire": ((2, {}), (1, {}), (2, {"mode": "coop"}), (3, {}), (4, {"mode": "teams"})),
}
"""The tables that are sampled; another game is played with its fewest seats."""
NEIGHBOURS = 6
"""So many neighbours are tried at each ask, and at one ask in so many."""
EVERY = 5


class Answer(NamedTuple):
    """One neighbour that was refused: what was asked, which verb, and the message."""

    prompt: str
    verb: str
    message: str


def answers(slug: str, games: int, seed: str) -> Iterator[Answer]:
    """What "Why not?" said to the sampled neighbours."""
    tables = TABLES.get(slug, ((0, {}),))
    for number in range(games):
        seats, options = tables[number % len(tables)]
        luck = Random(f"{seed}/{number}")
        match: Match[Any] = Match(slug, seats or None, f"{seed}/{number}", options, keep=Keep.CHECKPOINT)
        while (ask := match.ask) is not None:
            seat = luck.choice(ask.seats)
            if luck.randrange(EVERY) == 0:
                for choice, refusal in neighbours(match, ask, seat, luck):
                    yield Answer(ask.prompt, str(choice[0]), refusal.because.id)
            match.play(luck.choice(ask.choices_of(seat)), seat)


def neighbours(match: Match[Any], ask: Ask, seat: int, luck: Random) -> list[tuple[Choice, Refusal]]:
    """Some choices like those that are offered, and why they are not."""
    offered = set(ask.choices_of(seat))
    verbs = {choice[0] for choice in offered}
    near = [
        choice for choice in match.game.words.candidates(match.state) if choice[0] in verbs and choice not in offered
    ]
    found = []
    for choice in luck.sample(near, min(NEIGHBOURS, len(near))):
        refusal = match.game.words.why_not(match.state, ask, seat, choice)
        if refusal is not None:
            found.append((choice, refusal))
    return found


def share(found: list[Answer]) -> float:
    """How many of the answers are general, from 0 to 1."""
    return sum(answer.message in GENERAL for answer in found) / len(found) if found else 0.0


def main(arguments: list[str]) -> int:
    """Print the shares of some games, or of all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("slug", nargs="*", default=list(game_slugs()))
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--seed", default="neighbours")
    given = parser.parse_args(arguments)
    for slug in given.slug:
        found = list(answers(slug, given.games, given.seed))
        sys.stdout.write(f"{slug}: {share(found):.1%} general of {len(found)}\n")
        worst = Counter(answer for answer in found if answer.message in GENERAL)
        for answer, count in worst.most_common(12):
            sys.stdout.write(f"  {count:5}  {answer.prompt}  {answer.verb}  {answer.message}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
