"""Series of games for one seat, and of games that are won or lost together."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hordekeep.kernel import BadInput, OptionValue
from hordekeep.lab import Summary, Tally, arrange, play_series
from hordekeep.lab.bench import Case, cases, measure
from hordekeep.lab.report import report_page
from tests.table.live.games import installed
from tests.watch import GAME


@pytest.fixture(autouse=True)
def watch() -> Iterator[None]:
    with installed(GAME):
        yield


def summary(*bots: str, games: int = 12) -> Summary:
    series = arrange("watch", bots, games=games, seed="lab")
    return Tally(series).add_all(play_series(series)).summary()


def test_one_seat_makes_a_series() -> None:
    found = summary("random")
    assert found.complete
    assert found.together
    (bot,) = found.by_bot
    assert (bot.games, bot.wins) == (12, found.by_seat[0].wins)


def test_whoever_wins_together_counts_a_whole_victory() -> None:
    found = summary("rollout", "rollout")
    a, b = found.by_seat
    assert a.wins == b.wins
    assert 0 < a.wins <= 12
    assert found.by_bot[0].wins == 2 * a.wins


def test_two_seats_with_one_fate_make_nobody_surer() -> None:
    found = summary("random", "random", games=20)
    (bot,), (seat, _) = found.by_bot, found.by_seat
    assert (bot.win_rate, bot.low, bot.high) == (seat.win_rate, seat.low, seat.high)
    assert (bot.score_low, bot.score_high) == (seat.score_low, seat.score_high)


def test_the_report_compares_nobody_with_chance() -> None:
    page = report_page(summary("rollout", "rollout"))
    assert "Those who win together win wholly." in page
    assert ">chance" not in page
    assert "By bot" in page


def test_what_the_game_refuses_is_refused_before_the_first_game() -> None:
    with pytest.raises(BadInput, match=r"^option 'song': Nobody knows the song 'la'"):
        arrange("watch", ["random"], games=1, options={"song": "la"})
    with pytest.raises(BadInput, match="There is no bot 'rollout'"):
        arrange("plankton-horde", ["rollout", "random"], games=1)


def test_the_bench_leaves_out_what_cannot_be_set_up_and_what_few_want() -> None:
    assert [(case.seats, case.options["wind"]) for case in cases("watch", whole=True)] == [
        (1, "mild"),
        (2, "mild"),
        (3, "mild"),
        (2, "wild"),
    ]
    assert {case.options["song"] for case in cases("watch", whole=True)} == {""}
    assert [case.seats for case in cases("watch", 1, {"wind": "wild"})] == [1]


@pytest.mark.parametrize("seats", [1, 3])
def test_the_bench_measures_it(seats: int) -> None:
    options: dict[str, OptionValue] = {"wind": "mild", "song": "", "nights": 3}
    assert measure(Case("watch", seats, options), seconds=0.01).games_per_s > 0
