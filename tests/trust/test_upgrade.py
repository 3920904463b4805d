"""A running game survives an upgrade whose rules no longer replay its log."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

from hordekeep.table import protocol
from tests.table.harness.fixtures import StartService
from tests.table.harness.people import Guest, Line
from tests.trust.playing import random_key

pytestmark = [pytest.mark.servers, pytest.mark.slow]
PLAYED = 30
UPGRADED = [sys.executable, str(Path(__file__).with_name("upgraded_service.py"))]


def play(line: Line, luck: Random, most: int | None = None) -> None:
    """Make so many choices, or play to the end."""
    made = 0
    while line.until_asked_or_over().outcome is None and made != most:
        assert isinstance(line.choose(random_key(line, luck)), protocol.Done)
        made += 1


@pytest.mark.parametrize("end", ["stopped", "killed"])
def test_a_running_game_goes_on_under_new_rules(start_service: StartService, end: str) -> None:
    service, luck = start_service(), Random("upgrade")
    with Guest(service.address) as ada:
        table = ada.open_table("me", "novice")
        with ada.sit(table) as line:
            play(line, luck, PLAYED)
            before = line.frame
        assert before is not None
        _ = service.stop() if end == "stopped" else service.kill()
        service.command = UPGRADED
        service.start()
        with ada.sit(table) as line:
            line.until_asked_or_over()
            after = line.frame
            assert after is not None
            assert [each.rule for each in line.log][:1] == [""], "the first line is the table's own"
            if end == "stopped":  # a graceful stop keeps the very position
                assert after.view["round"] == before.view["round"]
                assert after.view["row"][: len(before.view["row"])] == before.view["row"]
                assert after.view["seats"][0]["horde"] == before.view["seats"][0]["horde"]
            else:  # a kill loses at most what was played since the last snapshot
                assert 1 < after.view["round"] <= before.view["round"]
            play(line, luck)
            assert line.is_over
        service.restart()  # and it is still readable by the rules that finished it
        with ada.sit(table) as line:
            assert line.is_over
