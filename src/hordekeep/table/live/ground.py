"""What a live match stands on: the table's start, or after a change of rules a stored position; and the way from there.

A log normally replays from its start. When the rules have changed since, the game goes on from a stored position, and
the table says so. Choices after it that the new rules no longer allow are given up.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec import structs

from hordekeep.kernel import BadInput, Game, Keep, Match, Record
from hordekeep.table.live.fold import Fold, Kept
from hordekeep.table.live.heard import Heard, table_event
from hordekeep.table.storage.rows import Entry, PositionRow

_LOG = logging.getLogger(__name__)


class Ground(NamedTuple):
    """A record to begin with, how many choices of the log are already in it, and whether the rules changed since."""

    record: Record
    skipped: int = 0
    has_changed: bool = False


class Standing(NamedTuple):
    """A match that has come to where the log stands.

    `base` choices had been made before the log's own; `dice` tells for every choice since the ground how many words the
    dice had given before it.
    """

    ground: Ground
    match: Match[Any]
    heard: Heard
    base: int
    dice: list[int]


class Unplayable(Exception):
    """Neither the log nor any stored position can be played under the present rules."""


class DoesNotReplay(Exception):
    """The log's choice at `place` is not possible there."""

    def __init__(self, place: int) -> None:
        super().__init__(f"choice {place + 1} of the log does not replay")
        self.place = place


def stand_on(game: Game[Any], ground: Ground, fold: Fold, names: tuple[str, ...], until: int | None = None) -> Standing:
    """Make the match and replay the choices that count, or the first `until` of them."""
    heard = Heard()
    match = Match.from_record(ground.record, keep=Keep.CHECKPOINT, until=0, game=game, listeners=(heard,), patient=True)
    match.names = names
    heard.match = match
    if ground.has_changed:
        heard(table_event("upgraded"))
    match.replay(ground.record.choices)
    standing = Standing(ground, match, heard, len(match.made), [])
    _tell_undone(standing, fold, ground.skipped)
    for place, kept in enumerate(fold.choices[ground.skipped : until], ground.skipped):
        standing.dice.append(match.state.dice.used)
        tell_order(standing, kept)
        try:
            match.replay([(kept.seat, kept.key)], standing.base + place - ground.skipped)
        except Exception as error:  # changed rules may fail in any way on an old log
            raise DoesNotReplay(place) from error
        _tell_undone(standing, fold, place + 1)
    return standing


def _tell_undone(standing: Standing, fold: Fold, count: int) -> None:
    for taken in fold.taken_back:
        if taken.to == count:
            standing.heard(table_event("undone", (taken.seat,) if taken.unseen else None, seat=taken.seat))


def tell_order(standing: Standing, kept: Kept) -> None:
    """If a standing order makes this choice next, its seat hears so, and nobody else."""
    if kept.by == "order":
        standing.heard.note(table_event("passed-by-order", (kept.seat,), seat=kept.seat))


def stand_on_start(game: Game[Any], start: Record, fold: Fold, names: tuple[str, ...]) -> Standing | None:
    """The match of a table, replayed from its start; None if the rules have changed since, or it does not replay."""
    if start.rules_version != game.rules.version:
        return None
    try:
        return stand_on(game, Ground(start), fold, names)
    except (BadInput, DoesNotReplay) as error:
        _LOG.warning("a table does not replay from its start: %s (%s)", error, error.__cause__)
        return None


def stand_on_position(
    game: Game[Any],
    start: Record,
    entries: Sequence[Entry],
    positions: Sequence[PositionRow],
    names: tuple[str, ...],
) -> Standing:
    """The match of a table under changed rules: from the first stored position that loads, else from its start.

    What no longer replays after that is left out. `Unplayable` if nothing loads, or if rules newer than ours were here.
    """
    if any(position.rules_version > game.rules.version for position in positions):
        raise Unplayable("newer rules have been at work here")
    fold = Fold(entries)
    today = structs.replace(start, rules_version=game.rules.version)
    for ground in [*_positions(positions, entries, fold, today), Ground(today, 0, True)]:
        try:
            return _as_far_as_it_goes(game, ground, fold, names)
        except Exception as error:  # noqa: BLE001  # an old document may fail in any way under new rules
            _LOG.warning("a table does not go on from choice %s: %s (%s)", ground.skipped, error, error.__cause__)
    raise Unplayable("nothing that is stored can be played under the present rules")


def _as_far_as_it_goes(game: Game[Any], ground: Ground, fold: Fold, names: tuple[str, ...]) -> Standing:
    try:
        return stand_on(game, ground, fold, names)
    except DoesNotReplay as error:
        return stand_on(game, ground, fold, names, error.place)


def _positions(
    positions: Sequence[PositionRow], entries: Sequence[Entry], fold: Fold, start: Record
) -> Iterator[Ground]:
    """The stored positions that lie on the way to where the log stands: none that was taken back since.

    Those of the present rules come first, from the oldest on, which keeps the most of the log; then older rules.
    """
    version = start.rules_version
    present = sorted((each for each in positions if each.rules_version == version), key=lambda each: each.seq)
    others = sorted((each for each in positions if each.rules_version != version), key=lambda each: -each.seq)
    for position in [*present, *others]:
        before = Fold(entry for entry in entries if entry.seq <= position.seq).choices
        if before == fold.choices[: len(before)]:
            yield Ground(structs.replace(start, choices=(), position=position.document), len(before), True)


def position_of(standing: Standing, fold: Fold, table: str, at: float) -> PositionRow | None:
    """A snapshot of the match as at the start of its present beat; None if that was before the table's own choices."""
    match, ground = standing.match, standing.ground
    count = match.position_at - standing.base + ground.skipped
    if count < ground.skipped:
        return None
    return PositionRow(
        table=table,
        seq=fold.choices[count - 1].seq if count else 0,
        rules_version=match.game.rules.version,
        document=match.to_position(),
        at=at,
    )
