"""What a series showed, as plain data: all that the report, the console and `summary.json` say."""

from __future__ import annotations

import msgspec

from hordekeep.kernel import OptionValue

MADE_BY = "hordekeep sim"
"""The mark by which a folder of results is known."""


class Rate(msgspec.Struct, frozen=True):
    """How often somebody won, and the mean score, each with the bounds of its 95% interval.

    `games` counts a bot once for every seat it took; `wins` counts a shared victory as its part. `bot` and `seat` say
    whose rate it is; an empty one means all of them.

    >>> Rate("greedy", "", 10, 8, 0.8, 0.49, 0.943, 21.5, 19.0, 24.0).win_rate
    0.8
    """

    bot: str
    seat: str
    games: int
    wins: float
    win_rate: float
    low: float
    high: float
    mean_score: float
    score_low: float
    score_high: float


class Trait(msgspec.Struct, frozen=True):
    """Something that seats had at the end, and how much oftener they won with it than without.

    `difference` is None where nobody lacked it: then there is nothing to compare with.

    >>> Trait("Vampire × 2", 30, 0.15, 0.7, 0.46, 0.24, 0.08, 0.36).times
    30
    """

    trait: str
    times: int
    frequency: float
    win_rate_with: float
    win_rate_without: float | None
    difference: float | None
    low: float | None
    high: float | None


class Member(msgspec.Struct, frozen=True):
    """How often those won who belong to one of a group, with the bounds of the 95% interval: a faction, who went first.

    Seats that win and lose together count once.

    >>> Member("Kurumo", 10, 6.5, 0.65, 0.35, 0.87).wins
    6.5
    """

    name: str
    times: int
    wins: float
    win_rate: float
    low: float
    high: float


class Group(msgspec.Struct, frozen=True):
    """Win rates side by side under one heading, the highest first.

    >>> Group("Faction", ()).heading
    'Faction'
    """

    heading: str
    members: tuple[Member, ...]


class Draws(msgspec.Struct, frozen=True):
    """In how many games all seats shared the victory, with the bounds of the 95% interval.

    >>> Draws(2, 0.2, 0.06, 0.51).games
    2
    """

    games: int
    frequency: float
    low: float
    high: float


class Question(msgspec.Struct, frozen=True):
    """One kind of ask: how often a game asked it, and how many choices it offered on average.

    >>> Question("pick", "PH-PICK-11", 31.5, 5.5).per_game
    31.5
    """

    ask: str
    rule: str
    per_game: float
    offered: float


class Ending(msgspec.Struct, frozen=True):
    """How many games one rule ended.

    >>> Ending("PH-VIC-02", 98, 0.98).games
    98
    """

    rule: str
    games: int
    frequency: float


class Spread(msgspec.Struct, frozen=True):
    """Numbers seen: their mean, least, middle and most, and how often each was seen.

    >>> Spread(2.0, 1, 2, 3, ((1, 1), (2, 1), (3, 1))).most
    3
    """

    mean: float
    least: float
    median: float
    most: float
    counts: tuple[tuple[int | float, int], ...]


class SetUp(msgspec.Struct, frozen=True):
    """What the games of one set-up showed, or all games in which an option had one value.

    `set_up` holds the varied options' values. `rates` has one rate alone where all seats share
    their fate, else one for each bot, or for each seat if the same bot sits everywhere.

    >>> SetUp({"level": "basic"}, 20, 31.5, ()).set_up
    {'level': 'basic'}
    """

    set_up: dict[str, OptionValue]
    games: int
    choices_per_game: float
    rates: tuple[Rate, ...]

    def rate_of(self, bot: str, seat: str) -> Rate | None:
        """The rate of a bot or of a seat; None before its first game.

        >>> SetUp({"level": "basic"}, 0, 0.0, ()).rate_of("greedy", "") is None
        True
        """
        return next((rate for rate in self.rates if (rate.bot, rate.seat) == (bot, seat)), None)


class Summary(msgspec.Struct, frozen=True):
    """A whole series in numbers. Nothing in it depends on the machine or the clock.

    `together`: in some game seats won or lost together, or there is but one seat, so that wins do not add up to games.
    Where options were `varied`, `by_setup` has every combination of their values, and `by_value` each value alone.
    `groups` and `rounds` are there if the game tells them (`Lab`), `draws` if there are several seats.

    >>> from hordekeep.lab import Tally, arrange, play_series
    >>> series = arrange("plankton-horde", ["greedy", "random"], games=6, seed="doc")
    >>> summary = Tally(series).add_all(play_series(series)).summary()
    >>> summary.games, summary.complete, summary.by_bot[0].bot
    (6, True, 'greedy')
    """

    made_by: str
    version: str
    game: str
    title: str
    rules_version: int
    seats: int
    bots: tuple[str, ...]
    options: dict[str, OptionValue]
    seed: str
    rotate: bool
    repeatable: bool
    command: str
    games_wanted: int
    games: int
    complete: bool
    by_bot: tuple[Rate, ...]
    by_seat: tuple[Rate, ...]
    by_bot_and_seat: tuple[Rate, ...]
    scores: dict[str, Spread]
    choices: Spread
    forced_per_game: float
    offered: Spread
    asks: tuple[Question, ...]
    endings: tuple[Ending, ...]
    traits: tuple[Trait, ...]
    together: bool = False
    varied: dict[str, tuple[OptionValue, ...]] = {}
    by_setup: tuple[SetUp, ...] = ()
    by_value: tuple[SetUp, ...] = ()
    groups: tuple[Group, ...] = ()
    rounds: Spread | None = None
    draws: Draws | None = None

    def to_json(self) -> str:
        """The summary as indented JSON.

        >>> from hordekeep.lab import Tally, arrange
        >>> print(Tally(arrange("plankton-horde", ["random"] * 2, games=6, seed="doc")).summary().to_json()[:30])
        {
          "made_by": "hordekeep sim"
        """
        return msgspec.json.format(msgspec.json.encode(self), indent=2).decode() + "\n"
