"""In which order the tests run, when several workers share them out: each of them gets one stretch of the list.

Browser tests wait more than they work, and a browser is started for each worker that has some. So all workers but the
first, which has what takes minutes, begin with a stretch of them, and all have work for the cores beside them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

import pytest

T = TypeVar("T")


def in_order(items: Sequence[pytest.Item], workers: int) -> list[pytest.Item]:
    """The tests in the order in which `workers` take them on."""
    long, others = _parted(items, lambda item: item.get_closest_marker("minutes") is not None)
    if workers == 1:
        return [*long, *others]
    browsing, rest = _parted(others, lambda item: item.get_closest_marker("browser") is not None)
    firsts = [long, *stretches(browsing, workers - 1)]
    stretch, ordered = len(items) // workers, list[pytest.Item]()
    for first in firsts:
        more = max(stretch - len(first), 0)
        ordered += [*first, *rest[:more]]
        del rest[:more]
    return ordered + rest


def stretches(things: Sequence[T], count: int) -> Iterator[Sequence[T]]:
    """As many stretches, as long as each other.

    >>> list(stretches("abcde", 2))
    ['ab', 'cde']
    """
    size, start = len(things) / count, 0
    for number in range(1, count + 1):
        end = int(size * number)
        yield things[start:end]
        start = end


def _parted(
    items: Sequence[pytest.Item], which: Callable[[pytest.Item], bool]
) -> tuple[list[pytest.Item], list[pytest.Item]]:
    chosen = [item for item in items if which(item)]
    return chosen, [item for item in items if not which(item)]
