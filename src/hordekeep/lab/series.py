"""A series: many games between the same bots, every one of them fixed by the series' seed and its number."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from itertools import permutations
from math import prod

import msgspec

from hordekeep.bots import find_bot
from hordekeep.kernel import SEAT_LETTERS, BadInput, Dice, OptionValue, find_game, new_seed, once, read_options
from hordekeep.kernel.record import written
from hordekeep.lab.vary import Varied, check_that_all_matter, read_varied, refused_set_up, set_up_at, set_ups


class Series(msgspec.Struct, frozen=True):
    """What is played: the game, the bots, how many games, the seed and the options. `arrange` makes one.

    Nothing else goes into a result, so the same series has the same results on any machine with any number of jobs
    (unless a bot's budget is in seconds: see `is_repeatable`). Where options are `varied`, `options` are the others,
    `games` counts those of all set-ups, and the set-ups take turns: first the first game of each, then the second. The
    n-th games of all set-ups have the same seed and the same seating, so that they differ in the set-up alone.

    >>> series = arrange("plankton-horde", ["greedy", "random"], games=4, seed="doc")
    >>> [series.seating(number) for number in (1, 2)]
    [('greedy', 'random'), ('random', 'greedy')]
    >>> series.seed_of(3)
    'doc/game 3'
    """

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: dict[str, OptionValue]
    rotate: bool = True
    varied: Varied = {}

    @property
    def set_ups(self) -> int:
        """How many set-ups take turns: the combinations of the varied options' values.

        >>> arrange("plankton-horde", ["random"] * 2, games=5, vary={"level": (), "first": ()}).set_ups
        4
        """
        return prod(len(values) for values in self.varied.values())

    @property
    def seats(self) -> int:
        """How many sit at the table.

        >>> arrange("plankton-horde", ["random"] * 3, games=1).seats
        3
        """
        return len(self.bots)

    @property
    def letters(self) -> str:
        """The letters of the seats.

        >>> arrange("plankton-horde", ["random"] * 3, games=1).letters
        'ABC'
        """
        return SEAT_LETTERS[: self.seats]

    @property
    def is_repeatable(self) -> bool:
        """Does the same seed give the same games? Not if a bot thinks for seconds: then the machine's speed plays too.

        >>> arrange("plankton-horde", ["ismcts:0.1s", "random"], games=1).is_repeatable
        False
        """
        return not any(bot.partition(":")[2].endswith("s") for bot in self.bots)

    def seed_of(self, number: int) -> str:
        """The seed of game `number`, counted from 1.

        >>> arrange("plankton-horde", ["random"] * 2, games=9, seed="doc").seed_of(9)
        'doc/game 9'
        >>> varied = arrange("plankton-horde", ["random"] * 2, games=9, seed="doc", vary={"level": ()})
        >>> [varied.seed_of(number) for number in (1, 2, 3)]
        ['doc/game 1', 'doc/game 1', 'doc/game 2']
        """
        return Dice(self.seed).fork(f"game {self._round(number)}").seed

    def options_of(self, number: int) -> dict[str, OptionValue]:
        """The options of game `number`: first those that are varied, then the others.

        >>> varied = arrange("plankton-horde", ["random"] * 2, games=9, seed="doc", vary={"level": ()})
        >>> varied.options_of(1), varied.options_of(2)
        ({'level': 'basic', 'first': 'random'}, {'level': 'full', 'first': 'random'})
        """
        return {**set_up_at(self.varied, (number - 1) % self.set_ups), **self.options}

    def _round(self, number: int) -> int:
        """The how-manieth game of its set-up it is."""
        return (number - 1) // self.set_ups + 1

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in game `number`: after every round of games each bot has sat on each seat equally often.

        With three seats or more the neighbours change too, from one round of games to the next.

        >>> trio = arrange("plankton-horde", ["greedy", "random", "ismcts:9"], games=9)
        >>> for number in (1, 2, 3, 4): print(*trio.seating(number))
        greedy random ismcts:9
        random ismcts:9 greedy
        ismcts:9 greedy random
        greedy ismcts:9 random
        """
        if not self.rotate:
            return self.bots
        orders = _orders(self.seats)
        return tuple(self.bots[place] for place in orders[(self._round(number) - 1) % len(orders)])

    def command(self) -> str:
        """The command that plays this series again.

        >>> arrange("plankton-horde", ["greedy", "random"], games=4, seed="doc").command()
        'hordekeep sim plankton-horde --games 4 --seats greedy,random --seed doc --option level=full
         --option first=random'
        """
        games = str(self.games // self.set_ups)
        words = ["hordekeep", "sim", self.game, "--games", games, "--seats", ",".join(self.bots)]
        words += ["--seed", self.seed]
        for name, values in self.varied.items():
            words += ["--vary", f"{name}={','.join(written(value) for value in values)}"]
        for name, value in self.options.items():
            words += ["--option", f"{name}={written(value)}"]
        return shlex.join(words if self.rotate else [*words, "--no-rotate"])


def arrange(
    game: str,
    bots: Sequence[str],
    *,
    games: int,
    seed: str | None = None,
    options: Mapping[str, OptionValue] | None = None,
    rotate: bool = True,
    vary: Mapping[str, Sequence[OptionValue]] | None = None,
) -> Series:
    """A series of `games` games between `bots`; `BadInput` if the game, a bot, an option or the seats do not exist.

    With `vary` it has `games` games for every combination of the values of these options; no values stand for all.

    >>> arrange("plankton-horde", ["greedy"], games=10)
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: seats: Horde is for 2 to 4 players, not 1. [PH-COMP-01]
    """
    found = find_game(game)
    found.check_seats(len(bots))
    if games < 1:
        raise BadInput(f"A series has at least 1 game, not {games}.", where="games")
    chosen = new_seed() if seed is None else seed
    varied = read_varied(found.rules.options, vary or {}, seats=len(bots))
    for name in options or {}:
        if name in varied:
            raise BadInput(f"{name!r} is both set and varied.", where="--vary", advice="Leave one of the two out.")
    read = read_options(found.rules.options, options or {}, seats=len(bots))
    fixed = {name: value for name, value in read.items() if name not in varied}
    if not chosen.strip() or not chosen.isprintable():
        raise BadInput(f"{seed!r} cannot be a seed.", where="seed", advice="Write some letters or digits on one line.")
    check_that_all_matter(found.rules.options, varied, fixed, seats=len(bots))
    for set_up in set_ups(varied):
        try:  # what the game itself refuses, it refuses now
            found.rules.setup(len(bots), {**read, **set_up}, Dice(chosen))
        except BadInput as no:
            raise refused_set_up(found.rules.options, varied, set_up, no) from no
    return Series(
        game=found.slug,
        bots=tuple(find_bot(bot.strip(), found).name for bot in bots),
        games=games * prod(len(values) for values in varied.values()),
        seed=chosen,
        options=fixed,
        rotate=rotate,
        varied=varied,
    )


def read_assignments(words: Sequence[str]) -> dict[str, OptionValue]:
    """Options as they are typed, `name=value`.

    >>> read_assignments(["level=basic", "first=A"])
    {'level': 'basic', 'first': 'A'}
    >>> read_assignments(["level"])
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: --option: 'level' is not of the form NAME=VALUE. ...
    """
    options: dict[str, OptionValue] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not name or not equals:
            raise BadInput(
                f"{word!r} is not of the form NAME=VALUE.", where="--option", advice="Write for example level=basic."
            )
        options[name.strip()] = value.strip()
    return options


@once
def _orders(seats: int) -> list[tuple[int, ...]]:
    """Every order at a round table, each turned round once from seat to seat, before the next order comes."""
    bases = [(0, *others) for others in permutations(range(1, seats))]
    return [base[turn:] + base[:turn] for base in bases for turn in range(seats)]
