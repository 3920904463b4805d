"""The winner advances the control token: SM-ADV."""

from __future__ import annotations

import pytest

from hordekeep.games.skytear.ground.boards import FRAME
from hordekeep.games.skytear.rules.minions.advancing import closest_tower_tokens
from hordekeep.games.skytear.state.arena import Arena
from tests.games.skytear.arenas import Table, arena, at, lane_of, lane_step, minions_on, put_outsider, texts_in

BLUE, RED = 0, 1
RED_LEFT, BLUE_LEFT = "-2.-4", "-6.4"


def advanced(g: Arena, winner: int, difference: int, lane: str = "left") -> Table:
    """The advance of a token alone, the first way at every parting, without what follows."""
    table = Table(g, ("advance", (lane_of(g, lane), winner, difference)), stop=("reposition",))
    return table.play_out()


def away(g: Arena, tower: str, lane: str = "left") -> int:
    """How far a Lane's token is from a hex."""
    return g.field.board.distance(g.tokens[lane_of(g, lane)], at(tower))


@pytest.mark.rule("SM-ADV-01")
def test_the_token_advances_by_the_full_difference_whatever_the_damage_hit() -> None:
    g = arena(
        heroes={"red.yami": "-4.-1", "red.corjof": "-5.0"},
        minions={"blue.left": "-4.1"},
        leads={"red.yami": "dragon-punch"},
    )
    table = lane_step(g, "left").choose(("lead", "dragon-punch")).play_out(lambda choices: choices[-1])
    assert table.heard("control")[0]["by"] == 3
    assert table.heard("token-advanced")[0]["steps"] == 3


@pytest.mark.rule("SM-ADV-02")
def test_it_moves_toward_the_closest_enemy_tower() -> None:
    g = arena()
    advanced(g, RED, 2)
    assert away(g, BLUE_LEFT) == 2
    g = arena()
    advanced(g, BLUE, 1)
    assert away(g, RED_LEFT) == 3


@pytest.mark.rule("SM-ADV-03")
def test_the_tokens_on_a_nexus_count() -> None:
    g = arena(tokens={"left": "-5.4"}, towers={"blue.left": 0}, nexus={"blue": 5})
    advanced(g, RED, 2)
    assert away(g, "-3.6") == 2


@pytest.mark.rule("SM-ADV-04", "SM-ADV-05")
def test_it_stops_beside_a_tower_and_does_not_move_from_there() -> None:
    g = arena()
    table = advanced(g, RED, 6)
    assert table.heard("token-advanced")[0]["steps"] == 3
    assert away(g, BLUE_LEFT) == 1
    here = g.tokens[0]
    g.agenda.clear()
    assert not advanced(g, RED, 2).heard("token-advanced")
    assert (g.tokens[0], g.agenda) == (here, [])


@pytest.mark.rule("SM-ADV-06", "SM-ADV-07")
def test_nothing_that_stands_in_its_way_hinders_it() -> None:
    g = arena(heroes={"blue.yami": "-4.1", "red.corjof": "-5.1", "blue.sakoshi": "-5.3"})
    put_outsider(g, 0, "-5.2")
    advanced(g, RED, 3)
    assert away(g, BLUE_LEFT) == 1
    g = arena(heroes={"blue.yami": "-4.1", "red.corjof": "-5.1"})
    Table(g, ("advance", (0, RED, 1)), stop=("reposition",)).choose("-4.1")
    assert g.tokens[0] == at("-4.1") == g.at[g.slots["blue.yami"]]


@pytest.mark.rule("SM-ADV-08")
def test_it_goes_round_domes() -> None:
    g = arena(tokens={"left": "-3.0"}, towers={"red.left": 0})
    assert FRAME.write(g.tokens[0]) == "-3.0"
    passed = [g.tokens[0]]
    table = Table(g, ("advance", (0, BLUE, 2)), stop=("reposition",))
    while table.prompt:
        table.choose(table.choices[0])
        passed.append(g.tokens[0])
    assert not any(g.field.dome >> each & 1 for each in [*passed, g.tokens[0]])
    path = g.field.board.field(1 << at("6.-4"), g.field.outside)
    straight = g.field.board.distance(at("-3.0"), at("6.-4"))
    assert path[g.tokens[0]] == path[at("-3.0")] - 2
    assert straight == 9


@pytest.mark.rule("SM-ADV-09", "SM-ADV-14")
def test_then_the_winner_repositions_all_minions_of_the_lane_then_the_loser() -> None:
    g = arena(minions={"blue.left": "-4.1 -5.1", "red.left": "-4.-1 -3.-1"})
    table = Table(g, ("advance", (0, RED, 2)), stop=("spawning",))
    while table.prompt == "token-step":
        table.choose(table.choices[0])
    asked: list[int] = []
    while table.prompt:
        assert table.prompt == "place-minion"
        asked.append(table.seats[0])
        assert {g.field.board.distance(at(each), g.tokens[0]) for each in table.hexes} == {1}
        table.choose(table.choices[0])
    assert asked == [RED, RED, BLUE, BLUE]
    for side in (BLUE, RED):
        assert {g.field.board.distance(at(each), g.tokens[0]) for each in minions_on(g, side, "left")} == {1}
        assert len(minions_on(g, side, "left")) == 2


@pytest.mark.rule("SM-ADV-10")
def test_without_a_move_nobody_is_repositioned() -> None:
    g = arena(minions={"blue.left": "-4.2", "red.left": "-4.-2"})
    table = lane_step(g, "left").play_out(lambda choices: choices[-1])
    assert table.heard("control")[0]["winner"] == -1
    assert (minions_on(g, BLUE), minions_on(g, RED)) == ({"-4.2"}, {"-4.-2"})
    g = arena(heroes={"red.yami": "-5.2"}, minions={"blue.left": "-4.2 -4.1"}, tokens={"left": "-5.3"})
    Table(g, ("advance", (0, RED, 1)))
    assert minions_on(g, BLUE) == {"-4.2", "-4.1"}


@pytest.mark.rule("SM-ADV-11")
def test_every_step_is_nearer() -> None:
    for winner in (BLUE, RED):
        g = arena("three-lanes", towers={"blue.left": 0, "red.left": 0}, nexus={"blue": 5, "red": 5})
        goals = closest_tower_tokens(g, 0, winner)
        field = g.field.board.field(goals, g.field.outside)
        was = field[g.tokens[0]]
        table = Table(g, ("advance", (0, winner, 9)), stop=("reposition",))
        while table.prompt:
            assert {field[at(each)] for each in table.hexes} == {field[g.tokens[0]] - 1}
            assert field[g.tokens[0]] <= was
            was = field[g.tokens[0]]
            table.choose(table.choices[0])
        assert field[g.tokens[0]] == 1


@pytest.mark.rule("SM-ADV-12")
def test_without_enemy_tower_tokens_it_stays() -> None:
    g = arena(towers={"blue.left": 0, "blue.right": 0})
    assert not advanced(g, RED, 3).heard("token-advanced")
    assert g.tokens[0] == at("-4.0")


@pytest.mark.rule("SM-ADV-13", "SM-DMG-08")
def test_once_a_tower_has_fallen_it_goes_on_to_the_nexus_armed_a_moment_ago() -> None:
    g = arena(
        heroes={"red.yami": "-5.2", "red.corjof": "-4.2"},
        tokens={"left": "-5.3"},
        towers={"blue.left": 2},
        leads={"red.yami": "dragon-punch"},
    )
    table = lane_step(g, "left").choose(("lead", "dragon-punch")).play_out(lambda choices: choices[-1])
    assert (g.towers[BLUE][0], g.nexus[BLUE]) == (0, 5)
    assert table.heard("token-advanced")[0]["steps"] == 4
    assert away(g, "-3.6") == 1


def test_the_winner_is_asked_only_where_ways_part_and_the_first_is_the_lowest() -> None:
    g = arena()
    table = Table(g, ("advance", (0, RED, 1)), stop=("reposition",))
    assert (table.prompt, table.seats) == ("token-step", (RED,))
    assert [FRAME.write(choice[1]) for choice in table.choices] == ["-5.1", "-4.1"]
    table.choose("-5.1")
    assert table.prompt == ""
    beside = arena(tokens={"left": "-5.4"}, towers={"blue.left": 0}, nexus={"blue": 5})
    table = Table(beside, ("advance", (0, RED, 1)), stop=("reposition",))
    assert [FRAME.write(choice[1]) for choice in table.choices] == ["-5.5", "-4.4"]
    longer = arena()  # whichever way it goes first, both ends are still open
    table = Table(longer, ("advance", (0, RED, 3)), stop=("reposition",))
    assert (table.prompt, longer.tokens[0]) == ("token-step", at("-5.1"))
    straight = arena(tokens={"left": "-6.1"})  # one way only: straight down
    assert Table(straight, ("advance", (0, RED, 2)), stop=("reposition",)).prompt == ""
    assert straight.tokens[0] == at("-6.3")


def test_between_equally_close_towers_the_lane_s_own_comes_first_else_the_winner_chooses() -> None:
    g = arena(tokens={"left": "2.-4", "right": "2.-4"})  # as far from Blue's left Tower as from the right one
    assert texts_in(closest_tower_tokens(g, 0, RED)) == {"-6.4"}
    assert texts_in(closest_tower_tokens(g, 1, RED)) == {"2.4"}
    three = arena("three-lanes", tokens={"left": "1.4"})
    table = Table(three, ("advance", (0, RED, 1)), stop=("reposition",))
    assert (table.prompt, table.seats, table.hexes) == ("toward", (RED,), {"-2.4", "4.4"})
    table.choose("4.4")
    assert three.field.board.distance(three.tokens[0], at("4.4")) == 2
