"""A game's own quick policy: as a bot, and in the play-outs of the search."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pytest

from hordekeep.bots import Budget, Ismcts, RandomBot, RolloutBot, chair_at, find_bot
from hordekeep.kernel import Ask, BadInput, Choice, Dice, Keep, Match, OptionValue, find_game
from scripts.refusals import TABLES
from tests.kernel import toy
from tests.watch import FEED, GAME, REST, Watch, rollout


def test_the_bot_does_what_the_policy_says() -> None:
    match: Match[Watch] = Match(GAME, 2, "rollout")
    while match.ask is not None:
        seat = match.ask.seats[-1]
        choice = find_bot("rollout", GAME).think(chair_at(match, seat, Dice("bot"))).choice
        assert choice == (FEED if match.state.fire <= match.state.wind and match.state.logs[seat] else REST)
        match.choose(choice, seat)


def test_the_policy_never_sees_what_the_seat_cannot_know() -> None:
    seen: list[list[list[int]]] = []

    def spy(g: Watch, ask: Ask, seat: int, luck: Random) -> Choice:
        seen.append([logs[:] for logs in g.logs])
        return rollout(g, ask, seat, luck)

    match: Match[Watch] = Match(replace(GAME, search=replace(GAME.search, rollout=spy)), 2, "spy")
    match.state.logs[1] = [9, 9]
    assert match._checkpoint is not None
    match._checkpoint.logs[1] = [9, 9]
    RolloutBot().think(chair_at(match, 0, Dice("bot")))
    (logs,) = seen
    assert logs[0] == match.state.logs[0]
    assert 9 not in logs[1]


@pytest.mark.parametrize("game", [toy.GAME, find_game("plankton-horde")], ids=lambda game: game.slug)
def test_a_game_without_a_policy_has_no_such_bot(game: Any) -> None:
    with pytest.raises(BadInput, match="There is no bot 'rollout'"):
        find_bot("rollout", game)
    match: Match[Any] = Match(game, 2, "none")
    assert match.ask is not None
    with pytest.raises(BadInput, match="has no quick policy"):
        find_bot("rollout").think(chair_at(match, match.ask.seats[0], Dice("bot")))


def count_rollouts(play_on: int | None, wanted: int, horizon: Callable[[Watch], int] | None = None) -> int:
    calls = 0

    def counted(g: Watch, ask: Ask, seat: int, luck: Random) -> Choice:
        nonlocal calls
        calls += 1
        return rollout(g, ask, seat, luck)

    game = replace(GAME, search=replace(GAME.search, rollout=counted, play_on=wanted, horizon=horizon))
    match: Match[Watch] = Match(game, 2, "count", {"nights": 9})
    Ismcts(Budget(iterations=5), play_on).think(chair_at(match, 0, Dice("bot")))
    return calls


def test_a_search_plays_on_by_the_policy_as_far_as_the_game_wants() -> None:
    assert count_rollouts(None, 0) == 0
    assert count_rollouts(None, 1) == 5
    assert count_rollouts(0, 4) == 0
    assert count_rollouts(1, 4) == 5


def test_it_plays_on_no_farther_than_the_game_looks_ahead() -> None:
    """However far away the end of the turn is (`GameRules.clock`)."""
    assert count_rollouts(None, 4, horizon=lambda g: 0) == 20
    moments = count()
    assert count_rollouts(None, 4, horizon=lambda g: next(moments)) == 0


def test_a_search_plays_on_at_random_where_there_is_no_policy() -> None:
    game = replace(GAME, search=replace(GAME.search, rollout=None, play_on=3))
    match: Match[Watch] = Match(game, 2, "random")
    thoughts = [Ismcts(Budget(iterations=40)).think(chair_at(match, 1, Dice("bot"))) for _ in range(2)]
    assert thoughts[0] == thoughts[1]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_bot_plays_a_game_that_is_won_together(seats: int) -> None:
    for bot in (RandomBot(), find_bot("greedy"), RolloutBot(), Ismcts(Budget(iterations=10))):
        match: Match[Watch] = Match(GAME, seats, f"all {seats}")
        while match.ask is not None:
            seat = match.ask.seats[0]
            match.choose(bot.think(chair_at(match, seat, Dice(f"bot {len(match.made)}"))).choice, seat)
        assert match.outcome() is not None


@pytest.mark.parametrize(("slug", "seats", "options"), [(slug, *table) for slug in TABLES for table in TABLES[slug]])
def test_a_hurried_player_answers_with_what_is_listed(slug: str, seats: int, options: dict[str, OptionValue]) -> None:
    """Not with a tuple that equals it: a rule asks of which verb an answer is."""
    match: Match[Any] = Match(slug, seats=seats, seed="listed", options=options, keep=Keep.NOTHING)
    hurried, luck = match.game.search.rollout, Random(slug)
    while (ask := match.ask) is not None and hurried is not None:
        seat = luck.choice(ask.seats)
        choice = hurried(match.state, ask, seat, luck)
        assert any(choice is each for each in ask.choices_of(seat)), (ask, choice)
        match.play(choice, seat)
