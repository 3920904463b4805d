"""What a seat cannot see does not reach it: not by its view, its numbers, frames, log, forecasts, bots or what it
imagines. Secret are groups below their top, landmarks face down, kept relics, decks, and what is left of CP in prep."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from hordekeep.bots.ismcts import Ismcts
from hordekeep.bots.protocol import Bot, Budget
from hordekeep.bots.simple import GreedyBot, RandomBot
from hordekeep.games.cloudspire.game import GAME
from hordekeep.games.cloudspire.rules.onslaught.stalemate import picture
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.games.cloudspire.told.hidden import deal_anew
from hordekeep.games.cloudspire.told.view import view
from hordekeep.kernel import Choice, Dice, Event, Match
from hordekeep.table.windows import is_quiet
from tests.games.cloudspire.playing import CloudspireMatch, Heard, each_table, new_match
from tests.games.cloudspire.strategies import Table, tables
from tests.games.cloudspire.worlds import other_world
from tests.games.knowing import imagined, seen_by, told
from tests.games.playing import asked, choose_at_random
from tests.games.secrecy import (
    a_bot_chooses_the_same,
    a_certain_forecast_comes_true,
    a_forecast_is_the_same,
    at_rest,
    frames,
    to_a_beats_start,
)

BOTS: tuple[Bot, ...] = (RandomBot(), GreedyBot(), Ismcts(Budget(iterations=4)))
ENOUGH = 16
MOST_GAMES = 6
A, B = 0, 1

# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CS-GROUP-09", "CS-EXPL-02", "CS-RELIC-04", "CS-LAND-01")
@each_table
def test_views_frames_and_imagined_games_do_not_depend_on_what_is_hidden(seats: int, options: dict[str, Any]) -> None:
    luck = Random(seats)
    compared = 0
    for number in range(MOST_GAMES):
        match = new_match(seats, options, f"secrets {number}")
        while match.ask is not None and compared < ENOUGH:
            if luck.random() < 0.2 and at_rest(match):
                for viewer in (None, luck.randrange(seats)):
                    compared += same_to(match, viewer, luck)
            choose_at_random(match, luck)
    assert compared >= ENOUGH


def same_to(match: CloudspireMatch, viewer: int | None, luck: Random) -> bool:
    """Compare with another world; False if there the asked seat had a single choice, so that the game has gone on."""
    other = other_world(match, viewer, luck)
    if other.made:
        return False
    assert seen_by(other, viewer) == seen_by(match, viewer)
    assert frames(other, viewer) == frames(match, viewer)
    if viewer is not None:
        assert imagined(other, viewer, "dream") == imagined(match, viewer, "dream")
    return True


def test_other_worlds_do_differ() -> None:
    """The test above would prove nothing if the worlds were the same."""
    different = {"landmarks": 0, "groups": 0, "relics": 0, "cp": 0}
    for number in range(20):
        position = {**KNOWN, "phase": "prep" if number % 2 else "onslaught"}
        match: CloudspireMatch = Match.from_position(GAME, position)
        other = other_world(match, A, Random(number)).shown()
        true = match.shown()
        different["landmarks"] += other["landmarks"] != true["landmarks"]
        different["relics"] += other["players"][B]["relics"] != true["players"][B]["relics"]
        different["groups"] += under(other, "units") != under(true, "units")
        different["cp"] += other["players"][B]["cp"] != true["players"][B]["cp"]
    assert all(count > 3 for count in different.values()), different


def under(document: Any, where: str) -> list[Any]:
    return [unit["under"] for unit in document["players"][B][where]]


KNOWN: dict[str, Any] = {
    "players": [
        {"units": {"1.0": "aegis"}},
        {
            "units": {"-2.1": {"chip": "war-briar", "under": ["treed"]}, "-1.2": "treed#2"},
            "relics": ["sky-key", "war-drum"],
            "cp": 5,
        },
    ],
    "landmarks": {"0.0": {"chip": "grail-vipers", "hidden": True}, "4.0": {"chip": "source-peddler", "hidden": True}},
}


@pytest.mark.rule("CS-GROUP-09")
def test_what_may_be_held_in_stasis_tells_of_no_group_that_is_not_seen() -> None:
    """Stasis is for the ungrouped: were groups unseen, its targets would tell of them."""
    document = {
        "stage": "movement",
        "players": [
            {"faction": "narora", "units": {"2.0": "warper"}},
            {"units": {"1.-1": "treed", "-1.1": "treed", "-1.2": {"chip": "ogregrowth", "under": ["war-briar"]}}},
        ],
    }
    offered: set[tuple[str, ...]] = set()
    groups: set[tuple[str, ...]] = set()
    for number in range(30):
        dream = GAME.positions.read(document)
        deal_anew(dream, A, Dice(f"dream {number}"))
        match: CloudspireMatch = Match.from_position(GAME, GAME.positions.write(dream))
        offered.add(tuple([offer.key for offer in match.offers(A)]))
        groups.add(tuple(match.shown()["players"][B]["units"][2]["under"]))
    assert len(offered) == 1
    assert "use:stasis@0.1" in offered.pop()
    assert len(groups) > 1


@pytest.mark.rule("CS-GROUP-09", "CS-EXPL-02", "CS-RELIC-04", "CS-LAND-01")
@each_table
def test_nor_do_views_while_something_is_told(seats: int, options: dict[str, Any]) -> None:
    luck = Random(seats)

    def hear(g: PlayArea, event: Event) -> None:
        viewer = luck.choice((None, *range(seats)))
        if event.is_for(viewer):
            dream = g.clone()
            deal_anew(dream, viewer, Dice(str(luck.random())))
            assert view(dream, viewer) == view(g, viewer), event

    match = Heard(hear).match(seats, options, "secrets told")
    while match.ask is not None:
        choose_at_random(match, luck)


# -- bots and forecasts ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: str(bot.name))
@settings(max_examples=4)
@given(table=tables())
def test_bots_choose_the_same_whatever_is_hidden(bot: Bot, table: Table) -> None:
    match, luck = table
    if not to_a_beats_start(match, luck):
        return
    seat = luck.choice(asked(match).seats)
    other = other_world(match, seat, luck)
    if not other.made:
        a_bot_chooses_the_same(bot, seat, match, other)


@settings(max_examples=8)
@given(tables())
def test_a_forecast_is_the_same_whatever_is_hidden_and_what_is_certain_comes_true(table: Table) -> None:
    match, luck = table
    if not to_a_beats_start(match, luck):
        return
    seat = luck.choice(asked(match).seats)
    key = GAME.words.key(luck.choice(asked(match).choices_of(seat)))
    other = other_world(match, seat, luck)
    if not other.made:
        a_forecast_is_the_same(seat, key, match, other)
    a_certain_forecast_comes_true(match, seat, key, to_the_end=False)


@pytest.mark.rule("CS-Q-18-STALEMATE")
def test_whoever_imagines_the_game_knows_whether_the_board_stood_still() -> None:
    match, luck = new_match(3, {}, "as it was"), Random(3)
    looked = 0
    while match.ask is not None and looked < ENOUGH:
        if at_rest(match) and any(each.kind == "picture" for each in match.state.lasting):
            world = match.imagine(match.ask.seats[0], Dice(str(looked)))
            assert world.state.lasting == match.state.lasting
            assert picture(world.state) == picture(match.state)
            looked += 1
        choose_at_random(match, luck)
    assert looked == ENOUGH


# -- in the middle of something ----------------------------------------------------------------------------------------


def same_to_others(one: CloudspireMatch, other: CloudspireMatch) -> None:
    """Two matches in which B did different things in secret: A and spectators see, hear and imagine the same."""
    for viewer in (A, None):
        assert seen_by(one, viewer) == seen_by(other, viewer)
        assert told(one, viewer) == told(other, viewer)
        assert frames(one, viewer) == frames(other, viewer)
        assert [one.tell_log(viewer, language) for language in ("en", "fr")] == [
            other.tell_log(viewer, language) for language in ("en", "fr")
        ]
    assert imagined(one, A, "dream") == imagined(other, A, "dream")


def made(position: dict[str, Any], *choices: Choice) -> CloudspireMatch:
    match: CloudspireMatch = Match.from_position(GAME, position)
    for choice in choices:
        match.choose(choice, B)
    return match


PREP: dict[str, Any] = {
    "wave": 3,
    "phase": "prep",
    "first": B,
    "turn": B,
    "agenda": [["onslaught_begins"], ["prepare", A], ["prepare", B]],
    "players": [{"mark": B, "cp": 9}, {"faction": "grovetenders", "mark": A, "cp": 9}],
}


@pytest.mark.rule("CS-GROUP-09", "CS-WAVE-10")
def test_nobody_learns_what_is_being_grouped_nor_what_it_cost() -> None:
    first = ("select", "war-briar")
    matches = [made(PREP, first, *more) for more in ((), (("group", "treed"),), (("group", "war-briar"),))]
    assert len({each.state.cp[B] for each in matches}) == 3, "they cost differently"
    for other in matches[1:]:
        same_to_others(matches[0], other)
        assert seen_by(matches[0], B) != seen_by(other, B)
    for each in matches:
        each.choose(("done",), B)
        while asked(each).seats == (B,):
            each.choose(("done",), B)
    for other in matches[1:]:
        same_to_others(matches[0], other)


@pytest.mark.rule("CS-GROUP-09")
def test_nobody_learns_what_a_group_is_made_of_while_it_lies_nowhere() -> None:
    """It leaves the stack before it comes onto a hex."""
    worlds = []
    for under in (["treed"], ["treed", "war-briar"]):
        seen: list[tuple[str, bytes]] = []

        def hear(g: PlayArea, event: Event, seen: list[tuple[str, bytes]] = seen) -> None:
            seen.append((event.kind, msgspec.json.encode(view(g, A))))

        heard = Heard(hear)
        mine = {"stack": [{"chip": "war-briar", "under": under}], "units": {"-4.-1": "dywen", "-4.0": "ybanthe"}}
        players = [{}, {"faction": "grovetenders", **mine}]
        position = {"turn": B, "stage": "movement", "players": players, "moved": ["dywen", "ybanthe"]}
        match: CloudspireMatch = Match.from_position(heard.game, position, listeners=[heard.listener])
        while match.ask is not None and len(match.made) < 4:
            match.play(match.ask.choices[0], match.ask.seat)
        worlds.append(seen)
    assert worlds[0] == worlds[1]
    assert {"deployed", "displaced", "moved"} <= {kind for kind, _ in worlds[0]}


@pytest.mark.rule("CS-EXPL-02")
def test_nobody_else_learns_what_an_explorer_looks_at() -> None:
    matches = []
    for chip in ("source-peddler", "grail-wasps"):
        position = {
            "turn": B,
            "stage": "exploration",
            "players": [{}, {"faction": "grovetenders", "units": {"3.1": "treed"}}],
            "landmarks": {"3.0": {"chip": chip, "hidden": True}},
        }
        matches.append(made(position, ("explore", made(position).read_key("explore:3.0")[1])))
    assert {asked(each).prompt for each in matches} == {"reveal"}
    same_to_others(*matches)
    assert seen_by(matches[0], B) != seen_by(matches[1], B)


@pytest.mark.rule("CS-RELIC-04", "CS-RELIC-05")
def test_nobody_else_learns_which_relic_is_kept_or_whether_it_can_be_played() -> None:
    matches = []
    for relic in ("sky-key", "war-drum"):
        position = {"players": [{"units": {"1.0": "aegis"}}, {"faction": "grovetenders", "relics": [relic]}],
                    "agenda": [["relic_window", B]]}  # fmt: skip
        matches.append(Match.from_position(GAME, position, patient=True))
    assert [len(asked(each).choices_of(B)) for each in matches] == [1, 2]
    assert all(is_quiet(each) for each in matches)
    for viewer in (A, None):
        assert seen_by(matches[0], viewer) == seen_by(matches[1], viewer)
        assert frames(matches[0], viewer) == frames(matches[1], viewer)
