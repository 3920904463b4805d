"""Bots: legal, deterministic for their dice, and blind to what their seat cannot see."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings

from hordekeep.bots import Bot, Budget, GreedyBot, Ismcts, RandomBot, Thought, bot_names, chair_at, find_bot
from hordekeep.kernel import Ask, BadInput, Choice, Dice, Keep, Match, Rules
from tests.games.plankton_horde.playing import HordeMatch, dealt_match, new_match
from tests.games.plankton_horde.strategies import Table, tables
from tests.games.plankton_horde.worlds import other_world
from tests.games.playing import asked, play_on
from tests.kernel import toy
from tests.watch import GAME as WATCH

BOTS: tuple[Bot, ...] = (RandomBot(), GreedyBot(), Ismcts(Budget(iterations=30)))
each_bot = pytest.mark.parametrize("bot", BOTS, ids=lambda bot: str(bot.name))


def think(bot: Bot, match: HordeMatch, dice: str = "bot") -> Thought:
    return bot.think(chair_at(match, asked(match).seat, Dice(dice)))


@each_bot
@settings(max_examples=25)
@given(table=tables())
def test_hidden_cards_do_not_change_what_a_bot_thinks(bot: Bot, table: Table) -> None:
    match, luck = table
    if match.ask is None:
        return
    thought = think(bot, match)
    other = other_world(match, match.ask.seat, luck)
    assert think(bot, other) == thought
    assert think(bot, match) == thought, "the same dice give the same thought"


@each_bot
@settings(max_examples=25)
@given(table=tables())
def test_a_bot_takes_a_legal_choice_and_leaves_the_match_alone(bot: Bot, table: Table) -> None:
    match = table.match
    if match.ask is None:
        return
    before = (match.to_position(), match.record(), match.log[:])
    thought = think(bot, match)
    assert thought.choice in match.ask.choices
    assert (match.to_position(), match.record(), match.log) == before


@settings(max_examples=25)
@given(table=tables())
def test_greedy_considers_every_legal_choice_best_first(table: Table) -> None:
    match = table.match
    if match.ask is None:
        return
    considered = think(GreedyBot(), match).considered
    assert {each.choice for each in considered} == set(match.ask.choices)
    assert len(considered) == len(match.ask.choices)
    values = [each.value for each in considered]
    assert values == sorted(values, reverse=True)
    assert all(0 <= value <= 1 for value in values)


@settings(max_examples=15)
@given(table=tables())
def test_ismcts_considers_legal_choices_most_visited_first(table: Table) -> None:
    match = table.match
    if match.ask is None:
        return
    iterations = 45
    thought = think(Ismcts(Budget(iterations=iterations)), match)
    assert {each.choice for each in thought.considered} == set(match.ask.choices)
    visits = [each.visits for each in thought.considered]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == iterations
    assert all(0 <= each.value <= 1 for each in thought.considered)
    assert thought.choice == thought.considered[0].choice


def test_other_dice_may_think_otherwise() -> None:
    match = new_match("full", 2, "luck")
    for bot in (RandomBot(), Ismcts(Budget(iterations=30))):
        assert len({think(bot, match, f"dice {number}").choice for number in range(12)}) > 1


def test_greedy_takes_a_victory_that_lies_before_it() -> None:
    """One card decides the only battle: with the Flayer it is won, without it tied."""
    row = [{"battle": "water", "token": 8}]
    sides = [{"horde": ["water-ooze", "flayer"]}, {"horde": ["water-troll"]}]
    position = {"round": 11, "phase": "battles", "row": row, "battle_pile": [], "seats": sides}
    match: HordeMatch = Match.from_position("plankton-horde", position)
    for bot in (GreedyBot(), Ismcts(Budget(iterations=60))):
        assert think(bot, match).choice == ("flayer",)


def test_bots_play_whole_games_in_every_mode() -> None:
    luck = Random(5)
    for seats in (2, 3, 4):
        match = dealt_match(luck, seats, keep=Keep.CHECKPOINT)
        dice = [Dice(f"seat {seat}") for seat in range(seats)]
        while match.ask is not None:
            seat = match.ask.seat
            bot = BOTS[seat % 2]
            match.choose(bot.think(chair_at(match, seat, dice[seat])).choice)
        assert match.outcome() is not None


# -- asks of several seats -------------------------------------------------------------------------------------------


@each_bot
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_bot_answers_for_its_own_seat_where_several_may(bot: Bot, seat: int) -> None:
    own: dict[int, list[Choice]] = {0: [toy.KEEP, toy.LEFT], 1: [toy.REDRAW, toy.RIGHT], 2: [toy.DIM, toy.TAKE]}

    def mulligan(g: toy.Lanterns, _: None) -> Rules[None]:
        yield Ask.of(own, "mulligan", "TOY-1")
        g.over = True

    game = toy.GAME.with_beats({**toy.GAME.rules.beats, "mulligan": mulligan})
    match: Match[toy.Lanterns] = Match(game, 3, "several")
    for number in range(10):
        thought = bot.think(chair_at(match, seat, Dice(f"bot {number}")))
        assert thought.choice in own[seat]
        assert {each.choice for each in thought.considered} <= set(own[seat])


@each_bot
def test_a_bot_plays_a_game_that_it_never_saw(bot: Bot) -> None:
    match: Match[toy.Lanterns] = Match(toy.GAME, 3, "toy")
    while match.ask is not None:
        seat = match.ask.seats[-1]
        match.choose(bot.think(chair_at(match, seat, Dice(f"bot {len(match.made)}"))).choice, seat)
    assert match.outcome() is not None


# -- chairs, budgets, names ------------------------------------------------------------------------------------------


def test_a_chair_shows_a_seat_its_own_view_and_dreams() -> None:
    match = new_match("full", 3, "chair")
    play_on(match, Random(1), 40)
    seat = asked(match).seat
    chair = chair_at(match, seat, Dice("bot"))
    assert (chair.seat, chair.ask, chair.game) == (seat, match.ask, match.game)
    assert chair.view() == match.view(seat)
    dream = chair.imagine(Dice("dream"))
    assert (dream.keep, dream.seed) == (Keep.NOTHING, "dream")
    assert not hasattr(chair, "match")


def test_there_is_no_chair_at_a_finished_game() -> None:
    match = new_match("basic", 2, "end")
    play_on(match, Random(1), 1000)
    with pytest.raises(ValueError, match="the game is over"):
        chair_at(match, 0, Dice("bot"))


def test_a_budget_of_seconds_thinks_at_least_once() -> None:
    match = new_match("full", 2, "seconds")
    thought = think(Ismcts(Budget(seconds=1e-9)), match)
    assert sum(each.visits for each in thought.considered) == 1


def test_whichever_budget_ends_first_ends_the_search() -> None:
    match = new_match("full", 2, "both")
    thought = think(Ismcts(Budget(iterations=7, seconds=1000.0)), match)
    assert sum(each.visits for each in thought.considered) == 7


def test_a_search_without_any_limit_is_refused() -> None:
    with pytest.raises(BadInput, match=r"^The budget has no limit\. Give iterations or seconds\.$"):
        Ismcts(Budget())


@pytest.mark.parametrize("text", ["random", "greedy", "rollout", "ismcts:500", "ismcts:1", "ismcts:0.5s"])
def test_a_bot_is_found_by_the_name_it_has(text: str) -> None:
    assert find_bot(text).name == text
    assert find_bot(text).imagines is (text != "random")


def test_ismcts_without_a_budget_thinks_500_iterations() -> None:
    assert find_bot("ismcts").name == "ismcts:500"
    assert bot_names() == ("random", "greedy", "ismcts", "rollout")
    assert bot_names(toy.GAME) == ("random", "greedy", "ismcts")
    assert bot_names(WATCH) == bot_names()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("gredy", "There is no bot 'gredy'. Did you mean 'greedy'?"),
        ("zzz", "There is no bot 'zzz'. There are: random, greedy, ismcts, rollout."),
        ("", "There is no bot ''. There are: random, greedy, ismcts, rollout."),
        ("random:5", "random:5: The bot 'random' takes no budget."),
        ("greedy:1s", "greedy:1s: The bot 'greedy' takes no budget."),
    ],
)
def test_a_bot_that_does_not_exist_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        find_bot(text)
    assert str(refused.value) == sentence


@pytest.mark.parametrize("budget", ["0", "-5", "x", "1.5", "0s", "-1s", "s", "infs", "nans", "1e999s"])
def test_a_budget_that_is_none_is_refused(budget: str) -> None:
    with pytest.raises(BadInput) as refused:
        find_bot(f"ismcts:{budget}")
    assert refused.value.what == f"{budget!r} is no budget."
    assert refused.value.where == f"ismcts:{budget}"
    assert refused.value.advice == "Write iterations (ismcts:500) or seconds (ismcts:0.5s)."
