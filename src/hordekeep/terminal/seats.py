"""Who sits at the table: people by their names, bots by theirs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from hordekeep.bots import Bot, bot_names, find_bot
from hordekeep.kernel import BadInput, Game

DEFAULT_BOT = "ismcts:800"
"""A good opponent that takes about half a second a choice."""

YOU = ("you", "vous")


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat: the name that the log and the record use, and the bot that plays there, if it is no person."""

    name: str
    bot: Bot | None = None


def read_seats(text: str, you: str, game: Game[Any]) -> tuple[Seat, ...]:
    """The seats that `--seats` names: `you`, people's names, and bots. `you` is what the log calls that person.

    >>> from hordekeep import find_game
    >>> horde = find_game("plankton-horde")
    >>> [seat.name for seat in read_seats("you,Anna,greedy,greedy", "Keeper", horde)]
    ['Keeper', 'Anna', 'greedy', 'greedy 2']
    >>> read_seats("you,gredy", "Keeper", horde)
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: --seats: There is no bot 'gredy'. Did you mean 'greedy'?
    """
    names = [name.strip() for name in text.split(",")]
    if "" in names or not text.isprintable():
        raise BadInput("A seat has no name.", where="--seats", advice="Write it like this: you,Anna,greedy")
    seats: list[Seat] = []
    for name in names:
        seat = _seat(name, you, game)
        twins = sum(1 for other in seats if other.name.partition(" ")[0] == seat.name)
        if twins and seat.bot is None:
            raise BadInput(f"Two people are called {seat.name!r}.", where="--seats", advice="Give each a name.")
        seats.append(Seat(f"{seat.name} {twins + 1}", seat.bot) if twins else seat)
    return tuple(seats)


def _seat(name: str, you: str, game: Game[Any]) -> Seat:
    if name.lower() in YOU:
        return Seat(you)
    kind = name.partition(":")[0]
    if kind in bot_names() or ":" in name:
        return Seat(name, find_bot(name, game))
    near = get_close_matches(name, bot_names(game), n=1, cutoff=0.75)
    if near:
        raise BadInput(f"There is no bot {name!r}.", where="--seats", advice=f"Did you mean {near[0]!r}?")
    return Seat(name)


def seats_of(names: Sequence[str]) -> tuple[Seat, ...]:
    """The seats of a record that is played on: a seat that is named like a bot is played by it.

    >>> [seat.bot is None for seat in seats_of(["Keeper", "ismcts:800", "greedy 2"])]
    [True, False, False]
    """
    seats = []
    for name in names:
        bot, _, _ = name.partition(" ")
        is_bot = bot.partition(":")[0] in bot_names()
        seats.append(Seat(name, find_bot(bot) if is_bot else None))
    return tuple(seats)


def default_seats(fewest: int) -> str:
    """One person and as many bots as the smallest table needs.

    >>> default_seats(2), default_seats(1)
    ('you,ismcts:800', 'you')
    """
    return ",".join(["you", *[DEFAULT_BOT] * (fewest - 1)])
