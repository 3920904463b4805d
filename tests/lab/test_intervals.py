"""Intervals against published values and at their edges."""

from __future__ import annotations

import pytest

from hordekeep.lab import difference, mean, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
    ],
)
def test_wilson_agrees_with_published_intervals(wins: int, games: int, low: float, high: float) -> None:
    rate = wilson(wins, games)
    assert rate.low == pytest.approx(low, abs=5e-5)
    assert rate.high == pytest.approx(high, abs=5e-5)


@pytest.mark.parametrize(
    ("wins", "games", "others", "other_games", "low", "high"),
    [
        (56, 70, 48, 80, 0.0524, 0.3339),  # Newcombe 1998, table II, method 10
        (9, 10, 3, 10, 0.1705, 0.8090),
        (10, 10, 0, 20, 0.6791, 1.0),
        (10, 10, 0, 10, 0.6075, 1.0),
    ],
)
def test_differences_agree_with_published_intervals(
    wins: int, games: int, others: int, other_games: int, low: float, high: float
) -> None:
    more = difference(wins, games, others, other_games)
    assert more.low == pytest.approx(low, abs=1e-4)
    assert more.high == pytest.approx(high, abs=1e-4)


def test_an_interval_always_holds_its_own_rate() -> None:
    for games in range(1, 40):
        for wins in range(games + 1):
            rate = wilson(wins, games)
            assert 0 <= rate.low <= rate.value <= rate.high <= 1


def test_a_mean_of_equal_numbers_is_certain() -> None:
    assert mean(0.3 * 3, 0.09 * 3, 3) == pytest.approx((0.3, 0.3, 0.3))
    assert mean(7, 49, 1) == (7, 7, 7)


def test_nothing_has_no_rate_and_no_mean() -> None:
    with pytest.raises(ValueError, match="at least one"):
        wilson(0, 0)
    with pytest.raises(ValueError, match="at least one"):
        mean(0, 0, 0)
