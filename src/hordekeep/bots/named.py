"""Bots by name, as they are written on the command line: `random`, `greedy`, `ismcts:500`, `ismcts:0.5s`."""

from __future__ import annotations

from difflib import get_close_matches
from math import inf

from hordekeep.bots.ismcts import Ismcts
from hordekeep.bots.protocol import Bot, Budget
from hordekeep.bots.simple import GreedyBot, RandomBot
from hordekeep.kernel import BadInput


def bot_names() -> tuple[str, ...]:
    """The names that `find_bot` knows.

    >>> bot_names()
    ('random', 'greedy', 'ismcts')
    """
    return ("random", "greedy", "ismcts")


def find_bot(text: str) -> Bot:
    """The bot that `text` names; after a colon a budget of iterations or, with an s, of seconds.

    >>> find_bot("ismcts:500").name, find_bot("ismcts:0.5s").name
    ('ismcts:500', 'ismcts:0.5s')
    >>> find_bot("gredy")
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: There is no bot 'gredy'. Did you mean 'greedy'?
    """
    name, _, budget = text.partition(":")
    if name == "ismcts":
        return Ismcts(_read_budget(text, budget) if budget else Budget(iterations=500))
    if name not in bot_names():
        near = get_close_matches(name, bot_names(), n=1)
        advice = f"Did you mean {near[0]!r}?" if near else f"There are: {', '.join(bot_names())}."
        raise BadInput(f"There is no bot {text!r}.", advice=advice)
    if budget:
        raise BadInput(f"The bot {name!r} takes no budget.", where=text)
    return RandomBot() if name == "random" else GreedyBot()


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
