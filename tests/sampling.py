"""What goes through every table, number or seed does so in `make test`; `make check` goes through a sample of them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import pytest


def sampled(values: Sequence[Any], daily: Collection[int]) -> list[Any]:
    """Parameters of a test: those at the places `daily` are tested every day, the others are slow.

    >>> [len(each.marks) for each in sampled(range(3), {1})]
    [1, 0, 1]
    """
    assert set(daily) <= set(range(len(values))), "a place that there is not"
    return [
        pytest.param(
            *(value if isinstance(value, tuple) else (value,)), marks=() if place in daily else pytest.mark.slow
        )
        for place, value in enumerate(values)
    ]


def in_two_parts(count: int, daily: int) -> list[Any]:
    """The numbers of so many games: a few that are played every day, and the others."""
    few = min(count, daily)
    return sampled([range(few), range(few, count)], {0})
