"""Counting by set-up: who won how often with each combination of the varied options' values, and with each value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from hordekeep.kernel import OptionValue
from hordekeep.lab.playing import Played
from hordekeep.lab.series import Series
from hordekeep.lab.summary import Rate, SetUp
from hordekeep.lab.sums import Sums
from hordekeep.lab.vary import set_ups


class _Counts:
    """The counts of one set-up, or of several put together."""

    __slots__ = ("choices", "games", "set_up", "sums")

    def __init__(self, set_up: Mapping[str, OptionValue]) -> None:
        self.set_up = dict(set_up)
        self.games = 0
        self.choices = 0
        self.sums: dict[tuple[str, str], Sums] = {}

    def add(self, game: Played, letters: str) -> None:
        self.games += 1
        self.choices += game.choices
        for seat, bot, share, score in zip(letters, game.bots, game.shares, game.scores, strict=True):
            self.sums.setdefault((bot, seat), Sums()).add(share, score)

    def add_counts(self, other: _Counts) -> None:
        self.games += other.games
        self.choices += other.choices
        for whose, sums in other.sums.items():
            self.sums.setdefault(whose, Sums()).add_sums(sums)

    def of(self, bot: str, seat: str) -> Sums:
        """The sums of a bot, a seat, or a bot at a seat; an empty one means all of them."""
        found = Sums()
        for (one_bot, one_seat), sums in self.sums.items():
            if bot in ("", one_bot) and seat in ("", one_seat):
                found.add_sums(sums)
        return found


class SetUpsTally:
    """The counts of a varied series so far; of one that varies nothing it counts nothing.

    >>> from hordekeep.lab import arrange, play_series
    >>> series = arrange("plankton-horde", ["greedy", "random"], games=3, seed="doc", vary={"level": ()})
    >>> tally = SetUpsTally(series)
    >>> for some in play_series(series):
    ...     tally.add(*some)
    >>> [(each.set_up, each.games, each.rates[0].bot) for each in tally.by_setup()]
    [({'level': 'basic'}, 3, 'greedy'), ({'level': 'full'}, 3, 'greedy')]
    """

    def __init__(self, series: Series) -> None:
        self.series = series
        self._counts = [_Counts(each) for each in set_ups(series.varied)] if series.varied else []
        self._together = False
        self._one_fate = True

    def add(self, *games: Played) -> None:
        """Count finished games."""
        if not self._counts:
            return
        for game in games:
            self._together |= game.together
            self._one_fate &= len(game.shares) == 1 or (game.together and len(set(game.shares)) == 1)
            self._counts[(game.number - 1) % len(self._counts)].add(game, self.series.letters)

    def by_setup(self) -> tuple[SetUp, ...]:
        """Every combination of the values."""
        return tuple(self._made(counts) for counts in self._counts)

    def by_value(self) -> tuple[SetUp, ...]:
        """Every value of every varied option, over all values of the others."""
        return tuple(
            self._made(_together({name: value}, self._counts))
            for name, values in self.series.varied.items()
            for value in values
        )

    def _made(self, counts: _Counts) -> SetUp:
        rates = self._rates(counts) if counts.games else ()
        return SetUp(counts.set_up, counts.games, counts.choices / max(1, counts.games), rates)

    def _rates(self, counts: _Counts) -> tuple[Rate, ...]:
        series = self.series
        if self._one_fate:  # any seat tells how all of them fared
            return (counts.of("", series.letters[0]).rate(),)
        bots = list(dict.fromkeys(series.bots))
        if len(bots) == 1:  # it wins every game; but from which seat?
            return tuple(counts.of("", seat).rate(seat=seat) for seat in series.letters)
        alike = {bot: series.bots.count(bot) if self._together else 1 for bot in bots}
        return tuple(counts.of(bot, "").rate(bot, "", alike[bot]) for bot in bots)


def _together(set_up: Mapping[str, OptionValue], every: Iterable[_Counts]) -> _Counts:
    """The counts of all set-ups that agree with this part of one."""
    found = _Counts(set_up)
    for counts in every:
        if set_up.items() <= counts.set_up.items():
            found.add_counts(counts)
    return found
