"""Achievements: what a game that is over earned, whose it is, and what a person has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from hordekeep.kernel import Document, Match, find_game, game_slugs
from hordekeep.table.problems import Unknown
from hordekeep.table.protocol import Achieved, Earned, Language, ShownAchievement
from hordekeep.table.storage.rows import AchievementRow, Person, SeatRow, TableRow
from hordekeep.table.words import tell

if TYPE_CHECKING:
    from hordekeep.table.service import Service


def symbols_of(match: Match[Any]) -> Mapping[str, int]:
    """The symbols that a game earned those who won it, by achievement; none while it goes on."""
    achievements, outcome = match.game.extras.achievements, match.outcome()
    if achievements is None or outcome is None or not outcome.winners:
        return {}
    return achievements.earned(match.state)


def earners(row: TableRow, seats: Sequence[SeatRow], winners: Sequence[int]) -> tuple[str, ...]:
    """The people to whom a victory counts: those who sit on the winning side themselves, and not on the other one too.

    A table that was set up from a position proves nothing.
    """
    if row.sandbox:
        return ()
    lost = {seat.person for seat in seats if seat.number not in winners}
    won = {seat.person for seat in seats if seat.number in winners and seat.kind == "person"}
    return tuple(sorted(person for person in won - lost if person is not None))


def rows_of(row: TableRow, seats: Sequence[SeatRow], match: Match[Any], undone: int) -> list[AchievementRow]:
    """What the end of a table's game gives to whom."""
    symbols, outcome = symbols_of(match), match.outcome()
    if not symbols or outcome is None:
        return []
    return [
        AchievementRow(
            person=person,
            game=row.game,
            achievement=achievement,
            symbols=count,
            undone=undone,
            table=row.id,
            at=row.updated,
        )
        for person in earners(row, seats, outcome.winners)
        for achievement, count in symbols.items()
    ]


def earned_by(
    person: str | None, row: TableRow, seats: Sequence[SeatRow], match: Match[Any], language: str
) -> tuple[Earned, ...]:
    """What a person has earned by the game of a table, in words."""
    achievements, symbols, outcome = match.game.extras.achievements, symbols_of(match), match.outcome()
    if not achievements or not symbols or outcome is None or person not in earners(row, seats, outcome.winners):
        return ()
    return tuple(
        Earned(id=each["id"], name=each["name"], symbols=symbols[each["id"]], most=achievements.most)
        for each in achievements.all(language)
        if each["id"] in symbols
    )


async def my_achievements(service: Service, me: Person | None, game: str, language: Language) -> Achieved:
    """All achievements of a game with mine; `Unknown` if it has none."""
    achievements = find_game(game).extras.achievements if game in game_slugs() else None
    if achievements is None:
        raise Unknown(tell("no-achievements", language), where="game")
    mine = await service.store.achievements_of(me.id, game) if me else {}
    return Achieved(
        game=game,
        title=find_game(game).title,
        most=achievements.most,
        achievements=tuple(_shown(each, mine.get(each["id"])) for each in achievements.all(language)),
    )


def _shown(document: Document, row: AchievementRow | None) -> ShownAchievement:
    shown = msgspec.convert(document, ShownAchievement)
    if row is None:
        return shown
    return msgspec.structs.replace(shown, symbols=row.symbols, table=row.table, at=row.at, undone=row.undone > 0)
