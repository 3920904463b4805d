"""Every bug that was found in a whole game, and some rare moments, are kept here as records that must replay.

To add one: save the game (`save` in the terminal, or `match.record().to_text()`) as `what-went-wrong.record`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hordekeep.kernel import Match, Record

RECORDS = sorted(Path(__file__).parent.glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.stem))
def test_a_record_replays_to_its_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.from_text(text, path.name)
    match: Match[Any] = Match.from_record(record)
    assert match.record() == record
    assert bool(record.result) == (match.outcome() is not None)
    kept = [line for line in text.splitlines() if not line.startswith("#")]
    assert match.record().to_text().splitlines() == kept


def test_there_are_records_to_replay() -> None:
    assert RECORDS
