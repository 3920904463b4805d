"""However many workers share them out, no test is lost, and what waits is spread."""

from __future__ import annotations

import pytest

from tests.sharing_out import in_order


@pytest.mark.parametrize("workers", [1, 2, 4, 7])
def test_sharing_out_loses_no_test_and_all_workers_but_the_first_get_browser_tests(
    workers: int, request: pytest.FixtureRequest
) -> None:
    items = request.session.items
    ordered = in_order(items, workers)
    assert sorted(map(id, ordered)) == sorted(map(id, items))
    browsing = sum(item.get_closest_marker("browser") is not None for item in items)
    stretch = len(items) // workers
    firsts = [ordered[number * stretch].get_closest_marker("browser") is not None for number in range(1, workers)]
    assert sum(firsts) == min(browsing, workers - 1)
