"""Bots by name, as they are written on the command line: `random`, `rollout`, `greedy`, `ismcts:500`, `ismcts:0.5s`."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from math import inf
from typing import Any

from hordekeep.bots.ismcts import Ismcts
from hordekeep.bots.protocol import Bot, Budget
from hordekeep.bots.simple import GreedyBot, RandomBot, RolloutBot
from hordekeep.kernel import BadInput, Game

_SIMPLE: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot, "rollout": RolloutBot}


def bot_names(game: Game[Any] | None = None) -> tuple[str, ...]:
    """The names that `find_bot` knows, or those of the bots that can play `game`: `rollout` needs a game's own policy.

    >>> from hordekeep import find_game
    >>> bot_names(), bot_names(find_game("plankton-horde"))
    (('random', 'greedy', 'ismcts', 'rollout'), ('random', 'greedy', 'ismcts'))
    """
    names = ("random", "greedy", "ismcts", "rollout")
    return names if game is None or game.search.rollout is not None else names[:-1]


def find_bot(text: str, game: Game[Any] | None = None) -> Bot:
    """The bot (for `game`) that `text` names; after a colon a budget of iterations or, with an s, of seconds.

    >>> find_bot("ismcts:500").name, find_bot("ismcts:0.5s").name
    ('ismcts:500', 'ismcts:0.5s')
    >>> find_bot("gredy")
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: There is no bot 'gredy'. Did you mean 'greedy'?
    """
    name, _, budget = text.partition(":")
    if name == "ismcts":
        return Ismcts(_read_budget(text, budget) if budget else Budget(iterations=500))
    names = bot_names(game)
    if name not in names:
        near = get_close_matches(name, names, n=1)
        advice = f"Did you mean {near[0]!r}?" if near else f"There are: {', '.join(names)}."
        raise BadInput(f"There is no bot {text!r}.", advice=advice)
    if budget:
        raise BadInput(f"The bot {name!r} takes no budget.", where=text)
    return _SIMPLE[name]()


def _read_budget(text: str, budget: str) -> Budget:
    try:
        read = Budget(seconds=float(budget[:-1])) if budget.endswith("s") else Budget(iterations=int(budget))
    except ValueError:
        read = Budget(iterations=0)
    if (read.iterations or 0) < 1 and not 0 < (read.seconds or 0) < inf:
        raise BadInput(
            f"{budget!r} is no budget.", where=text, advice="Write iterations (ismcts:500) or seconds (ismcts:0.5s)."
        )
    return read
