"""One game of a series: bots at the seats, each with dice of its own, and what is remembered of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec

from hordekeep.bots import chair_at, find_bot
from hordekeep.kernel import SEAT_LETTERS, Dice, Keep, Match, Text, find_game, say
from hordekeep.lab.series import Series


class Asked(msgspec.Struct, frozen=True):
    """How often a game asked one thing, and how many choices it offered for it in all.

    >>> Asked("pick", "PH-PICK-11", times=10, offered=55).prompt
    'pick'
    """

    prompt: str
    rule: str
    times: int
    offered: int


class Played(msgspec.Struct, frozen=True):
    """A finished game as the laboratory remembers it; tuples go by seat.

    `choices` were made by bots, `forced` ones were the only possible ones. `offers` counts the asks by how many choices
    they offered. `starter` is the seat that made the first choice; `together` is the outcome's. `groups` are pairs of
    a heading and a name; `rounds` is 0 where the game does not tell.

    >>> from hordekeep.lab import arrange, play_game
    >>> game = play_game(arrange("plankton-horde", ["greedy", "random"], games=4, seed="doc"), 2)
    >>> game.bots, game.seed, game.rule
    (('random', 'greedy'), 'doc/game 2', 'PH-VIC-02')
    """

    number: int
    seed: str
    bots: tuple[str, ...]
    shares: tuple[float, ...]
    scores: tuple[int | float, ...]
    rule: str
    starter: int
    choices: int
    forced: int
    asks: tuple[Asked, ...]
    offers: dict[int, int]
    traits: tuple[tuple[str, ...], ...]
    record: str = ""
    together: bool = False
    groups: tuple[tuple[tuple[str, str], ...], ...] = ()
    rounds: int = 0


def play_game(
    series: Series, number: int, *, record: bool = False, stop: Callable[[], bool] | None = None
) -> Played | None:
    """Play game `number` of `series` to its end; None if `stop` said so before it was over.

    >>> from hordekeep.lab import arrange
    >>> series = arrange("plankton-horde", ["random", "random"], games=4, seed="doc")
    >>> play_game(series, 1) == play_game(series, 1)
    True
    """
    game = find_game(series.game)
    names = series.seating(number)
    bots = [find_bot(name) for name in names]
    seed = series.seed_of(number)
    dice = Dice(seed)
    dice_of = [dice.fork(f"bot {letter}") for letter in series.letters]
    table = dice.fork("table")
    match = Match(
        game,
        seats=series.seats,
        seed=seed,
        options=series.options_of(number),
        names=_told_apart(names),
        keep=Keep.CHECKPOINT if any(bot.imagines for bot in bots) else Keep.NOTHING,
    )
    times: Counter[tuple[str, str]] = Counter()
    offered: Counter[tuple[str, str]] = Counter()
    offers: Counter[int] = Counter()
    while (ask := match.ask) is not None:
        if stop is not None and stop():
            return None
        seat = ask.seats[0] if len(ask.seats) == 1 else table.pick(ask.seats)
        many = len(ask.choices_of(seat))
        times[ask.prompt, ask.rule] += 1
        offered[ask.prompt, ask.rule] += many
        offers[many] += 1
        match.choose(bots[seat].think(chair_at(match, seat, dice_of[seat])).choice, seat)
    outcome = match.outcome()
    if outcome is None:
        raise AssertionError(f"{seed}: nothing is asked, yet there is no outcome")
    choices = offers.total()
    return Played(
        number=number,
        seed=seed,
        bots=names,
        shares=outcome.shares(),
        scores=outcome.scores,
        rule=outcome.rule,
        starter=match.made[0][0] if match.made else 0,
        choices=choices,
        forced=len(match.made) - choices,
        asks=tuple(Asked(*kind, times[kind], offered[kind]) for kind in sorted(times)),
        offers=dict(offers),
        traits=tuple(
            tuple(_in_words(trait, game.package, match.names) for trait in game.lab.traits(match.state, seat))
            for seat in range(series.seats)
        ),
        record=match.record().to_text() if record else "",
        together=outcome.together,
        groups=tuple(_groups(match, seat) for seat in range(series.seats)) if game.lab.groups else (),
        rounds=game.lab.rounds(match.state) if game.lab.rounds else 0,
    )


def _groups(match: Match[Any], seat: int) -> tuple[tuple[str, str], ...]:
    """What a seat is counted under, in words."""
    found = match.game.lab.groups
    assert found is not None
    package, names = match.game.package, match.names
    return tuple(
        (_in_words(heading, package, names), _in_words(name, package, names))
        for heading, name in found(match.state, seat)
    )


@lru_cache(maxsize=4096)
def _in_words(trait: Text, package: str, names: tuple[str, ...]) -> str:
    return say(trait, (package,), names=names)


def _told_apart(names: tuple[str, ...]) -> list[str]:
    """The bots' names for a record; where a bot plays more than one seat, with the seat's letter."""
    return [f"{name} {SEAT_LETTERS[seat]}" if names.count(name) > 1 else name for seat, name in enumerate(names)]
