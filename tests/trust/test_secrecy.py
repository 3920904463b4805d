"""All traffic of a whole game, of every seat and a spectator, searched for what they could not know yet."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import ExitStack
from functools import cache
from itertools import count
from random import Random
from typing import Any

import pytest

from hordekeep.games.plankton_horde.content.components import NAMES
from hordekeep.kernel import Match, Record, Text, commitment
from hordekeep.table import protocol
from tests.table.harness.people import Guest, Line
from tests.table.harness.service import RunningService
from tests.trust.playing import asked_one, random_key, seat_all

pytestmark = pytest.mark.servers


def faces_shown(record: Record) -> list[set[str]]:
    """For every number of choices, the faces that have lain open by then; from the true game."""
    match: Match[Any] = Match.from_record(record, until=0)
    shown: set[str] = set()
    after: list[set[str]] = []
    while True:
        view = match.view(None)
        shown |= {*view["pool"], *view["discard"]}
        for side in view["seats"]:
            shown |= {*side["picks"], *side["stolen"], *side["given"], *side.get("laid_out", [])}
        after += [set(shown)] * (len(match.made) + 1 - len(after))
        if match.ask is None:
            return after
        seat, key = record.choices[len(match.made)]
        match.choose(key, seat)


@cache
def words_for(face: str) -> re.Pattern[str]:
    """A face as an id, and as words in both languages."""
    match: Match[Any] = Match("plankton-horde", seats=2, seed="words")
    names = [face, *(match.say(Text(f"card-{face}"), language) for language in ("en", "fr"))]
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, names))})(?![\w-])")


def leaks(lines: Sequence[Line], shown: Sequence[set[str]], seed: str) -> list[str]:
    """What the traffic tells too early: faces that had never lain open, other hordes, other choices, the seed."""
    found: list[str] = []
    for line in lines:
        at = 0
        for message, raw in zip(line.heard, line.raw, strict=True):
            what = f"{type(message).__name__} after {at} choices"
            frame = message.frame if isinstance(message, protocol.Welcome | protocol.Update) else None
            if frame is not None:
                if frame.outcome is not None:
                    break
                assert frame.ask is not None
                at = frame.ask.number
                if frame.seat not in frame.ask.seats and frame.ask.offers:
                    found.append(f"{what}: another seat's choices")
                if any("horde" in side for seat, side in enumerate(frame.view["seats"]) if seat != frame.seat):
                    found.append(f"{what}: another horde")
                found += [f"{what}: {key}" for key in ("deck", "battle_pile", "dice") if key in frame.view]
            if seed in raw:
                found.append(f"{what}: the seed")
            found += [f"{what}: {face}" for face in set(NAMES) - shown[at] if words_for(face).search(raw)]
    return found


def chatter(line: Line, lines: Sequence[Line], luck: Random, numbers: count[int]) -> None:
    """What people also send: what if, and why not; from the seat that is asked, from others and from a spectator."""
    assert line.frame is not None
    assert line.frame.ask is not None
    assert line.frame.seat is not None
    number, seat = line.frame.ask.number, line.frame.seat
    line.send(protocol.AskForecast(id=str(next(numbers)), ask=number, seat=seat, key=random_key(line, luck)))
    line.hear(protocol.Forecast)
    other, face = luck.choice(lines), luck.choice(NAMES)
    other.send(protocol.AskWhy(id=str(next(numbers)), seat=luck.randrange(3), touched=f"pool:{face}"))
    other.hear(protocol.Why, protocol.No)
    # The question names a card, so the answer may name it again: that card is no part of the search.
    other.raw[-1] = words_for(face).sub("?", other.raw[-1])


def test_no_client_ever_receives_what_its_seat_may_not_know(service: RunningService) -> None:
    luck, numbers = Random("secrets"), count(1)
    with ExitStack() as stack:
        ada = stack.enter_context(Guest(service.address, "Ada"))
        bo = stack.enter_context(Guest(service.address, "Bo", "fr"))
        cy = stack.enter_context(Guest(service.address, "Cy"))
        table = seat_all([ada, bo, cy], public=True)
        lines = [stack.enter_context(person.sit(table)) for person in (ada, bo, cy)]
        watching = stack.enter_context(stack.enter_context(Guest(service.address, None)).sit(table))
        everybody = [*lines, watching]
        made = 0
        while not any(line.is_over for line in lines):
            line = asked_one(lines)
            if made % 7 == 0:
                chatter(line, everybody, luck, numbers)
            assert isinstance(line.choose(random_key(line, luck)), protocol.Done)
            made += 1
        for line in everybody:
            while not line.is_over:
                line.next()
        info = ada.table(table)
        assert info.seed is not None
        assert info.commitment == commitment(info.seed)
        record = Record.from_text(ada.say("GET", f"/api/tables/{table}/record").text)
        assert sum(len(line.raw) for line in everybody) > 4 * made
        shown = faces_shown(record)
        assert leaks(everybody, shown, info.seed) == []
        # The search can fail: had the cards turned up later never lain open, the traffic would name them too early.
        hidden = shown[-1] - shown[0]
        unseen = [faces - hidden for faces in shown]
        assert {leak.rsplit(": ")[-1] for leak in leaks(everybody, unseen, info.seed)} == hidden
        assert any(leak.endswith("the seed") for leak in leaks(everybody, shown, info.commitment))
