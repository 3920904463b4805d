"""Counting: a tally takes games one by one, remembers sums and counts alone, and makes the summary."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hordekeep import __version__
from hordekeep.kernel import find_game
from hordekeep.lab.groups import GroupsTally
from hordekeep.lab.intervals import difference
from hordekeep.lab.playing import Played
from hordekeep.lab.series import Series
from hordekeep.lab.setups import SetUpsTally
from hordekeep.lab.summary import MADE_BY, Ending, Question, Rate, Spread, Summary, Trait
from hordekeep.lab.sums import Sums


class Tally:
    """The counts of a series so far. Its size does not grow with the number of games.

    >>> from hordekeep.lab import arrange, play_series
    >>> series = arrange("plankton-horde", ["greedy", "random"], games=10, seed="doc")
    >>> tally = Tally(series).add_all(play_series(series))
    >>> [(rate.bot, rate.games) for rate in tally.summary().by_bot]
    [('greedy', 10), ('random', 10)]
    """

    def __init__(self, series: Series) -> None:
        self.series = series
        self.games = 0
        self._sums: dict[tuple[str, str], Sums] = {
            (bot, seat): Sums() for bot in dict.fromkeys(series.bots) for seat in series.letters
        }
        self._scores: dict[str, Counter[int | float]] = {bot: Counter() for bot in dict.fromkeys(series.bots)}
        self._choices: Counter[int | float] = Counter()
        self._offers: Counter[int | float] = Counter()
        self._forced = 0
        self._asked: Counter[tuple[str, str]] = Counter()
        self._offered: Counter[tuple[str, str]] = Counter()
        self._endings: Counter[str] = Counter()
        self._trait_times: Counter[str] = Counter()
        self._trait_wins: dict[str, float] = {}
        self._together = series.seats == 1
        self._set_ups = SetUpsTally(series)
        self._groups = GroupsTally()
        self._rounds: Counter[int | float] = Counter()

    def add(self, game: Played) -> None:
        """Count a finished game.

        >>> from hordekeep.lab import arrange, play_game
        >>> series = arrange("plankton-horde", ["random", "random"], games=1, seed="doc")
        >>> tally = Tally(series)
        >>> tally.add(play_game(series, 1))
        >>> tally.games
        1
        """
        self.games += 1
        wins = self._trait_wins
        seats = zip(self.series.letters, game.bots, game.shares, game.scores, game.traits, strict=True)
        for seat, bot, share, score, traits in seats:
            self._sums[bot, seat].add(share, score)
            self._scores[bot][score] += 1
            for trait in traits:
                self._trait_times[trait] += 1
                wins[trait] = wins.get(trait, 0.0) + share
        self._choices[game.choices] += 1
        self._forced += game.forced
        self._together |= game.together
        self._set_ups.add(game)
        self._groups.add(game)
        if game.rounds:
            self._rounds[game.rounds] += 1
        self._endings[game.rule] += 1
        for ask in game.asks:
            self._asked[ask.prompt, ask.rule] += ask.times
            self._offered[ask.prompt, ask.rule] += ask.offered
        for many, times in game.offers.items():
            self._offers[many] += times

    def add_all(self, played: Iterable[Iterable[Played]]) -> Tally:
        """Count all games of `play_series`.

        >>> from hordekeep.lab import arrange, play_series
        >>> series = arrange("plankton-horde", ["random", "random"], games=3, seed="doc")
        >>> Tally(series).add_all(play_series(series)).games
        3
        """
        for some in played:
            for game in some:
                self.add(game)
        return self

    def summary(self) -> Summary:
        """What the games so far show.

        >>> from hordekeep.lab import arrange
        >>> summary = Tally(arrange("plankton-horde", ["random", "random"], games=3, seed="doc")).summary()
        >>> summary.games, summary.games_wanted, summary.complete, summary.by_bot
        (0, 3, False, ())
        """
        series, game = self.series, find_game(self.series.game)
        total = max(1, self.games)
        return Summary(
            made_by=MADE_BY,
            version=__version__,
            game=game.slug,
            title=game.title,
            rules_version=game.rules.version,
            seats=series.seats,
            bots=series.bots,
            options=series.options,
            seed=series.seed,
            rotate=series.rotate,
            repeatable=series.is_repeatable,
            command=series.command(),
            games_wanted=series.games,
            games=self.games,
            complete=self.games == series.games,
            by_bot=self._rates((bot, "") for bot in self._scores),
            by_seat=self._rates(("", seat) for seat in series.letters),
            by_bot_and_seat=tuple(sums.rate(bot, seat) for (bot, seat), sums in self._sums.items() if sums.games),
            scores={bot: _spread(counts) for bot, counts in self._scores.items()},
            choices=_spread(self._choices),
            forced_per_game=self._forced / total,
            offered=_spread(self._offers),
            asks=tuple(
                Question(*kind, times / total, self._offered[kind] / times)
                for kind, times in sorted(self._asked.items(), key=lambda item: (-item[1], item[0]))
            ),
            endings=tuple(
                Ending(rule, games, games / total)
                for rule, games in sorted(self._endings.items(), key=lambda item: (-item[1], item[0]))
            ),
            traits=self._traits(),
            together=self._together,
            varied=series.varied,
            by_setup=self._set_ups.by_setup(),
            by_value=self._set_ups.by_value(),
            groups=self._groups.groups(),
            rounds=_spread(self._rounds) if self._rounds else None,
            draws=self._groups.draws() if series.seats > 1 else None,
        )

    def _rates(self, whose: Iterable[tuple[str, str]]) -> tuple[Rate, ...]:
        """The rates of bots over all seats, or of seats over all bots."""
        rates: list[Rate] = []
        for bot, seat in whose:
            together = Sums()
            for (one_bot, one_seat), sums in self._sums.items():
                if bot in ("", one_bot) and seat in ("", one_seat):
                    together.add_sums(sums)
            if together.games:
                alike = self.series.bots.count(bot) if bot and self._together else 1
                rates.append(together.rate(bot, seat, alike))
        return tuple(rates)

    def _traits(self) -> tuple[Trait, ...]:
        """Every trait, those that go with the greatest difference first."""
        seats = sum(sums.games for sums in self._sums.values())
        wins = sum(sums.wins for sums in self._sums.values())
        traits = [
            _trait(trait, times, self._trait_wins[trait], seats, wins) for trait, times in self._trait_times.items()
        ]
        return tuple(sorted(traits, key=lambda each: (-abs(each.difference or 0.0), each.trait)))


def _trait(trait: str, times: int, wins_with: float, seats: int, wins: float) -> Trait:
    if times == seats:
        return Trait(trait, times, 1.0, wins_with / times, None, None, None, None)
    wins_without = max(0.0, wins - wins_with)
    more = difference(wins_with, times, wins_without, seats - times)
    return Trait(
        trait,
        times,
        times / seats,
        wins_with / times,
        wins_without / (seats - times),
        more.value,
        more.low,
        more.high,
    )


def _spread(counts: Counter[int | float]) -> Spread:
    """The spread of the numbers counted; all zero while there are none."""
    if not counts:
        return Spread(0.0, 0, 0, 0, ())
    ordered = sorted(counts.items())
    total = counts.total()
    return Spread(
        mean=sum(number * times for number, times in ordered) / total,
        least=ordered[0][0],
        median=(_at(ordered, (total - 1) // 2) + _at(ordered, total // 2)) / 2,
        most=ordered[-1][0],
        counts=tuple(ordered),
    )


def _at(ordered: list[tuple[int | float, int]], place: int) -> float:
    """The number at `place` if all numbers stood in a row."""
    for number, times in ordered:
        if place < times:
            return number
        place -= times
    raise IndexError(place)
