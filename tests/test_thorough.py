"""The list of tests that `make check` leaves out names tests that there are, each once."""

from __future__ import annotations

import re
from pathlib import Path

from tests.thorough import listed

ROOT = Path(__file__).parent.parent


def test_every_test_of_the_list_is_there() -> None:
    names = listed()
    assert names == sorted(set(names))
    for name in names:
        file, _, test = name.partition("::")
        defined = test.rpartition(".")[2]
        assert re.search(rf"\b{re.escape(defined)}\b", (ROOT / file).read_text(encoding="utf-8")), name
