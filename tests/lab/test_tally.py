"""What a tally counts, against games made by hand."""

from __future__ import annotations

from math import isclose

import pytest

from hordekeep.lab import Asked, Played, Series, Summary, Tally, arrange, play_series

HORDE = "plankton-horde"
SERIES = Series(HORDE, ("strong", "weak"), 4, "s", {"level": "full"})


def game(number: int, shares: tuple[float, float], scores: tuple[int, int], *traits: tuple[str, ...]) -> Played:
    return Played(
        number=number,
        seed=SERIES.seed_of(number),
        bots=SERIES.seating(number),
        shares=shares,
        scores=scores,
        rule="PH-VIC-02" if 1 in shares else "PH-VIC-04",
        starter=0,
        choices=10 * number,
        forced=1,
        asks=(Asked("pick", "PH-PICK-11", times=10 * number, offered=30 * number),),
        offers={3: 10 * number},
        traits=traits or ((), ()),
    )


@pytest.fixture
def summary() -> Summary:
    tally = Tally(SERIES)
    tally.add(game(1, (1, 0), (20, 5), ("crown", "boots"), ("boots",)))
    tally.add(game(2, (0, 1), (7, 30), ("boots",), ("crown", "boots")))
    tally.add(game(3, (0.5, 0.5), (9, 9), ("boots",), ("boots",)))
    return tally.summary()


def test_a_bot_keeps_its_wins_wherever_it_sat(summary: Summary) -> None:
    strong, weak = summary.by_bot
    assert (strong.bot, strong.games, strong.wins) == ("strong", 3, 2.5)
    assert strong.mean_score == pytest.approx(59 / 3)
    assert (weak.bot, weak.games, weak.wins, weak.mean_score) == ("weak", 3, 0.5, 7)


def test_a_seat_counts_whoever_sat_there(summary: Summary) -> None:
    a, b = summary.by_seat
    assert (a.seat, a.wins, a.mean_score) == ("A", 1.5, 12)
    assert (b.seat, b.wins) == ("B", 1.5)
    assert [(rate.bot, rate.seat, rate.games) for rate in summary.by_bot_and_seat] == [
        ("strong", "A", 2),
        ("strong", "B", 1),
        ("weak", "A", 1),
        ("weak", "B", 2),
    ]


def test_the_summary_says_whether_all_games_were_played(summary: Summary) -> None:
    assert (summary.games, summary.games_wanted, summary.complete) == (3, 4, False)


def test_a_trait_is_compared_with_the_seats_that_lacked_it(summary: Summary) -> None:
    crown, boots = summary.traits
    assert (crown.trait, crown.times, crown.win_rate_with) == ("crown", 2, 1)
    assert crown.win_rate_without == pytest.approx(1 / 4)
    assert crown.difference == pytest.approx(3 / 4)
    assert crown.low is not None
    assert crown.high is not None
    assert crown.low < 3 / 4 < crown.high
    assert (boots.trait, boots.frequency, boots.difference) == ("boots", 1, None)


def test_lengths_asks_and_endings_are_counted(summary: Summary) -> None:
    assert (summary.choices.mean, summary.choices.least, summary.choices.median, summary.choices.most) == (
        20,
        10,
        20,
        30,
    )
    assert summary.choices.counts == ((10, 1), (20, 1), (30, 1))
    assert [(ask.ask, ask.per_game, ask.offered) for ask in summary.asks] == [("pick", 20, 3)]
    assert summary.offered.mean == 3
    assert summary.forced_per_game == 1
    assert [(end.rule, end.games) for end in summary.endings] == [("PH-VIC-02", 2), ("PH-VIC-04", 1)]


def test_the_median_of_an_even_number_lies_between_the_middle_two() -> None:
    tally = Tally(SERIES)
    for number in (1, 2):
        tally.add(game(number, (1, 0), (1, 0)))
    assert tally.summary().choices.median == 15


def test_all_wins_add_up_to_the_games() -> None:
    series = arrange(HORDE, ["greedy", "random", "random"], games=12, seed="s")
    summary = Tally(series).add_all(play_series(series)).summary()
    for rates in (summary.by_bot, summary.by_seat, summary.by_bot_and_seat):
        assert isclose(sum(rate.wins for rate in rates), 12)
        assert sum(rate.games for rate in rates) == 36
    assert sum(times for _, times in summary.scores["random"].counts) == 24
