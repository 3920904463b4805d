"""What holds of any game at any ask, whatever was chosen before: each function raises if it does not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from hordekeep.kernel import BadInput, Document, Keep, Match, Record
from tests.games.playing import asks_of, choose_at_random, play_on

LONG = 300
"""So many choices are played on; most games end sooner."""


def question(match: Match[Any]) -> Any:
    """What is asked of whom, with all choices."""
    ask = match.ask
    return ask and (ask.seats, ask.prompt, ask.rule, [ask.choices_of(seat) for seat in ask.seats])


def shape(match: Match[Any]) -> list[Any]:
    """Everything that can be seen of a match from outside, but for its log."""
    return [question(match), match.to_position(), match.shown(), match.record(), match.made[:], match.outcome()]


def a_clone_goes_on_identically(match: Match[Any], luck: Random) -> None:
    """It stands at the same ask, has a future of its own, and the same one for the same choices."""
    before = shape(match)
    twin = match.clone(Keep.CHECKPOINT)
    assert shape(twin) == before
    onward = luck.getrandbits(32)
    play_on(twin, Random(onward), LONG)
    assert shape(match) == before
    play_on(match, Random(onward), LONG)
    assert shape(twin) == shape(match)


def undo_returns(match: Match[Any], luck: Random, count: int) -> None:
    """Position, ask and log are as before, choice by choice."""
    trail = []
    for _ in range(count):
        if match.ask is None:
            break
        trail.append((shape(match), match.log[:]))
        choose_at_random(match, luck)
    for before, log in reversed(trail):
        match.undo()
        assert shape(match) == before
        assert match.log == log


def everything_can_be_undone(match: Match[Any]) -> None:
    """Back to the start, and there again by the same choices."""
    made, record = match.made[:], match.record()
    while any(not forced for _, _, forced in match.made):
        match.undo()
    with pytest.raises(BadInput, match="nothing to undo"):
        match.undo()
    for seat, choice, forced in made:
        if not forced:
            match.choose(choice, seat)
    assert match.record() == record


def a_position_goes_on_identically(match: Match[Any], luck: Random) -> None:
    """There, through JSON, and back; and then on to the same end."""
    position = match.to_position()
    assert msgspec.json.decode(msgspec.json.encode(position)) == position
    again: Match[Any] = Match.from_position(match.game, position)
    assert again.to_position() == position
    assert again.start == position
    since = match.made[match.position_at :]
    for seat, choice, forced in since:  # a position is that of the beat's start
        if not forced:
            again.choose(choice, seat)
    assert question(again) == question(match)
    onward = luck.getrandbits(32)
    for each in (match, again):
        play_on(each, Random(onward), LONG)
    assert again.shown() == match.shown()
    assert again.outcome() == match.outcome()


def a_position_is_read_back_at_every_beat(match: Match[Any], luck: Random) -> Iterator[Document]:
    """To the game's end; each position, once it was read back to the same."""
    begun = -1
    while match.ask is not None:
        if match.position_at != begun:
            begun = match.position_at
            position = match.to_position()
            assert Match.from_position(match.game, position, keep=Keep.CHECKPOINT).to_position() == position
            yield position
        choose_at_random(match, luck)
    position = match.to_position()
    assert Match.from_position(match.game, position).to_position() == position


def it_ends(match: Match[Any], luck: Random, most: int, check: Callable[[], object], name: str) -> Counter[str]:
    """By random choices, so many at most, with the invariants on after each. Returns how often each thing was asked."""
    seen: Counter[str] = Counter()
    try:
        for ask in asks_of(match, luck, most):
            check()
            seen[ask.prompt] += 1
        check()
        assert match.ask is None, f"it does not end: {match.ask}"
    except BaseException as problem:
        problem.add_note(f"{name}, {len(match.made)} choices made")
        raise
    return seen


def a_record_replays(match: Match[Any]) -> None:
    """Through text, to the same position, ask, log and forced choices."""
    record = match.record()
    assert Record.from_text(record.to_text()) == record
    again: Match[Any] = Match.from_record(Record.from_text(record.to_text()))
    assert shape(again) == shape(match)
    assert again.log == match.log
    assert again.made == match.made, "forced choices are forced again"


def forced_choices_are_recorded(match: Match[Any]) -> None:
    """Every choice is in the record, and replaying up to a forced one makes it again."""
    record = match.record()
    assert [(seat, match.game.words.key(choice)) for seat, choice, _ in match.made] == list(record.choices)
    for number, (seat, choice, forced) in enumerate(match.made):
        if forced:
            back: Match[Any] = Match.from_record(record, until=number)
            assert back.made[: number + 1] == match.made[: number + 1], f"{seat} had to choose {choice}"
