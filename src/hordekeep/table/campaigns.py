"""Campaigns: a person's runs, the battles that they have fought in them, and tables for the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from secrets import token_urlsafe
from time import time
from typing import TYPE_CHECKING

from hordekeep.kernel import (
    SEAT_LETTERS,
    BadInput,
    Campaign,
    CampaignBattle,
    Match,
    OptionValue,
    find_game,
    game_slugs,
    new_seed,
    read_options,
)
from hordekeep.table import lobby
from hordekeep.table.problems import Conflict, Unknown
from hordekeep.table.protocol import (
    BattleGame,
    BattleResult,
    BeginBattle,
    BeginRun,
    Language,
    NewSeat,
    NewTable,
    ShownBattle,
    ShownCampaign,
    ShownRun,
    WeighedBattle,
    WeighedRun,
)
from hordekeep.table.setting_words import options_in_words, settings_in_words
from hordekeep.table.shown_options import shown_option
from hordekeep.table.storage import BattleRow, Person, RunRow, TableRow
from hordekeep.table.words import tell

if TYPE_CHECKING:
    from hordekeep.table.service import Service

MOST_RUNS = 64
"""How many runs of one game a person may keep."""


def campaign_of(game: str, language: Language) -> Campaign:
    """The campaign of a game; `Unknown` if it has none."""
    campaign = find_game(game).extras.campaign if game in game_slugs() else None
    if campaign is None:
        raise Unknown(tell("no-campaign", language), where="game")
    return campaign


async def my_campaign(service: Service, me: Person | None, game: str, language: Language) -> ShownCampaign:
    """The campaign of a game with my runs."""
    campaign = campaign_of(game, language)
    runs = await service.store.runs_of(me.id, game) if me else []
    fought = await service.store.battles_of([run.id for run in runs])
    return ShownCampaign(
        game=game,
        title=find_game(game).title,
        name=campaign.name.to(language),
        about=campaign.about.to(language),
        rules=campaign.rules,
        most=campaign.most,
        options=tuple(shown_option(option, campaign.most, language) for option in campaign.options),
        runs=tuple(_shown(campaign, run, fought[run.id], language) for run in runs),
    )


async def my_run(service: Service, me: Person, game: str, id: str, language: Language) -> ShownRun:
    """A run of mine."""
    campaign, run = campaign_of(game, language), await _find(service, me, game, id, language)
    return _shown(campaign, run, (await service.store.battles_of([id]))[id], language)


async def begin_run(service: Service, me: Person, game: str, new: BeginRun, language: Language) -> ShownRun:
    """Begin a run. What it is begun with must do for every battle."""
    campaign = campaign_of(game, language)
    if new.seats > campaign.most:
        raise BadInput(tell("no-campaign-seats", language, count=campaign.most), where="seats")
    earlier = [run.options for run in await service.store.runs_of(me.id, game)]
    chosen = campaign.begin(read_options(campaign.options, new.options, seats=new.seats), earlier)
    run = RunRow(
        id=token_urlsafe(9),
        person=me.id,
        game=game,
        seats=new.seats,
        options=chosen,
        seed=new_seed(),
        created=time(),
    )
    await asyncio.to_thread(_try_all, campaign, run)
    if not await service.store.add_run(run, MOST_RUNS):
        raise Conflict(tell("no-many-runs", language, count=MOST_RUNS))
    return _shown(campaign, run, (), language)


def weigh_run(game: str, new: BeginRun, language: Language) -> WeighedRun:
    """How hard the battles of a run will be that is begun like this."""
    campaign, weigh = campaign_of(game, language), find_game(game).extras.weigh
    if weigh is None:
        return WeighedRun(battles=())
    chosen = campaign.begin(read_options(campaign.options, new.options, seats=new.seats), ())
    weighed = [
        (battle.name, weigh(read_options(find_game(game).rules.options, battle.options, seats=new.seats)))
        for battle in campaign.battles(chosen, (), "")
    ]
    return WeighedRun(
        battles=tuple(
            WeighedBattle(name=name.to(language), says=weight.says.to(language), rule=weight.rule)
            for name, weight in weighed
            if weight is not None
        )
    )


def _try_all(campaign: Campaign, run: RunRow) -> None:
    """Every battle can be dealt with these choices; `BadInput` says what is wrong with them."""
    for battle in campaign.battles(run.options, (), run.seed):
        Match(find_game(run.game), run.seats, "battle", dict(battle.options), tuple(SEAT_LETTERS[: run.seats]))


async def drop_run(service: Service, me: Person, game: str, id: str, language: Language) -> None:
    """Forget a run; the tables of its games stay."""
    if not await service.store.drop_run(id, me.id, game):
        raise Unknown(tell("no-such-run", language))


async def begin_battle(
    service: Service, me: Person, game: str, id: str, battle: str, new: BeginBattle, language: Language
) -> str:
    """Open the table of a battle, for the first time or again; the table's id."""
    campaign, run = campaign_of(game, language), await _find(service, me, game, id, language)
    fought = (await service.store.battles_of([id]))[id]
    wanted = next((each for each in _battles(campaign, run, fought) if each.id == battle), None)
    if wanted is None:
        raise Unknown(tell("no-such-battle", language))
    seats = new.seats or (NewSeat(kind="me"), *[NewSeat(kind="open")] * (run.seats - 1))
    if len(seats) != run.seats or all(seat.kind != "me" for seat in seats):
        raise BadInput(tell("no-battle-seats", language, count=run.seats), where="seats")

    async def note(row: TableRow) -> None:
        options = dict(wanted.options)
        begun = BattleRow(
            id=token_urlsafe(9), run=id, battle=battle, table=row.id, options=options, result="", undone=0, at=time()
        )
        await service.store.add_battle(begun)

    table = NewTable(game=game, seats=seats, options=dict(wanted.options), public=new.public)
    return await lobby.open_table(service, me, table, language, noted=note)


async def _find(service: Service, me: Person, game: str, id: str, language: Language) -> RunRow:
    run = await service.store.find_run(id, me.id, game)
    if run is None:
        raise Unknown(tell("no-such-run", language))
    return run


def _battles(campaign: Campaign, run: RunRow, fought: Sequence[BattleRow]) -> Sequence[CampaignBattle]:
    """The battles as they stand after those that were won."""
    won = dict.fromkeys(row.battle for row in fought if row.result == "won")
    return campaign.battles(run.options, tuple(won), run.seed)


def _shown(campaign: Campaign, run: RunRow, fought: Sequence[BattleRow], language: Language) -> ShownRun:
    battles = tuple(_shown_battle(run, each, fought, language) for each in _battles(campaign, run, fought))
    won, needed = sum(battle.result == "won" for battle in battles), campaign.needed(run.options)
    ahead = [battle.id for battle in battles if not battle.result]
    ahead += [battle.id for battle in battles if battle.result == "lost"]
    return ShownRun(
        id=run.id,
        seats=run.seats,
        options=run.options,
        settings=tuple(options_in_words(campaign.options, run.options, _names(run), language)),
        created=run.created,
        won=won,
        needed=needed,
        victorious=won >= needed,
        over=all(battle.result for battle in battles),
        next=ahead[0] if ahead else "",
        battles=battles,
    )


def _shown_battle(run: RunRow, battle: CampaignBattle, fought: Sequence[BattleRow], language: Language) -> ShownBattle:
    games = [row for row in fought if row.battle == battle.id]
    results = {row.result for row in games}
    result: BattleResult = "won" if "won" in results else "lost" if "lost" in results else ""
    return ShownBattle(
        id=battle.id,
        name=battle.name.to(language),
        note=battle.note.to(language) if battle.note else "",
        options=dict(battle.options),
        settings=_words(run, battle.options, language),
        result=result,
        games=tuple(
            BattleGame(
                table=row.table,
                at=row.at,
                result=_result(row.result),
                settings=_words(run, row.options, language),
                undone=row.undone > 0,
            )
            for row in games
        ),
    )


def _result(said: str) -> BattleResult:
    return "won" if said == "won" else "lost" if said == "lost" else ""


def _words(run: RunRow, options: Mapping[str, OptionValue], language: Language) -> tuple[str, ...]:
    return tuple(settings_in_words(run.game, options, _names(run), language))


def _names(run: RunRow) -> tuple[str, ...]:
    return tuple(SEAT_LETTERS[: run.seats])
