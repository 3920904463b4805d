"""Where minions are placed, and how they spawn: SM-PLC, SM-SPN, SM-EFF-16 to SM-EFF-18."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hordekeep.games.skytear.rules.minions.placing import nearest_hexes
from hordekeep.games.skytear.rules.minions.spawning import lanes_seen, on_nexus, spawn, why_no_spawn
from hordekeep.games.skytear.state.arena import TURN, Arena, Lasting
from hordekeep.kernel import Ask, Choice
from hordekeep.kernel.hexes import hexes_in
from tests.games.skytear.arenas import (
    Table,
    add_minions,
    arena,
    at,
    lane_of,
    lane_step,
    minions_on,
    put_outsider,
    slot,
    texts,
    texts_in,
)

BLUE, RED = 0, 1
AROUND = {"-4.1", "-5.1", "-5.0", "-4.-1", "-3.-1", "-3.0"}
"""The hexes beside the left token on its start hex."""
HEROES = ("sakoshi", "yami", "corjof", "gulbjarn")


def heroes_on(hexes: list[str]) -> dict[str, str]:
    """Heroes of both sides on up to eight hexes."""
    names = [f"{side}.{hero}" for hero in HEROES for side in ("blue", "red")]
    return dict(zip(names, hexes, strict=False))


@pytest.mark.rule("SM-PLC-01", "SM-PLC-06")
def test_minions_go_beside_the_token_while_a_hex_there_is_free() -> None:
    g = arena()
    assert texts_in(nearest_hexes(g, BLUE, 0)) == AROUND
    g = arena(heroes=heroes_on(sorted(AROUND - {"-3.0"})))
    assert texts_in(nearest_hexes(g, BLUE, 0)) == {"-3.0"}


@pytest.mark.rule("SM-PLC-02")
def test_if_nothing_beside_it_is_legal_they_go_two_hexes_away_in_sight() -> None:
    around = texts_in(arena().field.board.near[at("-6.3")])
    assert "-6.4" in around  # a Tower
    g = arena(heroes=heroes_on(sorted(around - {"-6.4"})), tokens={"left": "-6.3"})
    found = nearest_hexes(g, BLUE, 0)
    assert {g.field.board.distance(each, at("-6.3")) for each in hexes_in(found)} == {2}
    assert found & ~g.field.sees[at("-6.3")] == 0


@pytest.mark.rule("SM-PLC-02")
def test_a_hex_behind_a_white_line_is_passed_over() -> None:
    around = texts_in(arena().field.board.near[at("-3.0")])
    outside = around - {"-2.0"}
    g = arena(heroes=heroes_on(sorted(outside)), tokens={"left": "-3.0"})
    found = nearest_hexes(g, BLUE, 0)
    assert found
    assert found & ~(g.field.sees[at("-3.0")] & g.field.outside) == 0


@pytest.mark.rule("SM-PLC-01", "SM-PLC-02")
def test_a_hex_as_near_without_sight_is_not_legal() -> None:
    g = arena(tokens={"left": "1.-3"})
    field = g.field
    assert not field.sees[at("1.-3")] >> at("3.-2") & 1
    assert field.board.distance(at("1.-3"), at("3.-2")) == field.board.distance(at("1.-3"), at("1.-6")) == 3
    open_hexes = 1 << at("3.-2") | 1 << at("1.-6")
    g.lasting.append(Lasting("bar", -1, field.board.exists & ~open_hexes, TURN))
    assert texts_in(nearest_hexes(g, BLUE, 0)) == {"1.-6"}


@pytest.mark.rule("SM-MIN-03")
def test_as_many_minions_as_hexes_need_no_question() -> None:
    g = arena(heroes=heroes_on(sorted(AROUND - {"-4.1", "-5.1"})), minions={"blue.left": "-4.3 -5.3"})
    assert Table(g, ("reposition", (0, BLUE))).prompt == ""
    assert minions_on(g, BLUE) == {"-4.1", "-5.1"}


@pytest.mark.rule("SM-PLC-03")
def test_a_minion_shares_a_hex_with_one_enemy_minion_never_with_a_friend() -> None:
    g = arena(minions={"red.left": "-4.1"})
    assert "-4.1" in texts_in(nearest_hexes(g, BLUE, 0))
    assert "-4.1" not in texts_in(nearest_hexes(g, RED, 0))


@pytest.mark.rule("SM-PLC-04")
def test_minions_are_never_placed_in_domes() -> None:
    g = arena(tokens={"left": "-3.0"})
    around = texts_in(g.field.board.near[at("-3.0")])
    assert texts_in(nearest_hexes(g, BLUE, 0)) == around - {"-2.0"}
    assert len(around) == 6


@pytest.mark.rule("SM-PLC-05")
def test_minions_are_not_placed_on_heroes_outsiders_towers_or_nexuses() -> None:
    g = arena(heroes={"blue.yami": "-4.1", "red.corjof": "-5.1"})
    put_outsider(g, 0, "-3.0")
    assert texts_in(nearest_hexes(g, BLUE, 0)) == AROUND - {"-4.1", "-5.1", "-3.0"}
    beside = arena(tokens={"left": "-6.3", "right": "-3.5"})
    assert "-6.4" not in texts_in(nearest_hexes(beside, RED, 0))
    assert "-3.6" not in texts_in(nearest_hexes(beside, RED, 1))


@pytest.mark.rule("SM-PLC-07")
def test_a_minion_that_finds_no_legal_hex_goes_to_the_nexus() -> None:
    g = arena(minions={"blue.left": "-4.1 -5.1"})
    free = on_nexus(g, BLUE)[0]
    closed = g.field.sees[g.tokens[0]]
    g.lasting.append(Lasting("bar", -1, closed & ~(1 << at("-4.3")), TURN))
    table = Table(g, ("reposition", (0, BLUE)))
    assert minions_on(g, BLUE) == {"-4.3"}
    assert len(on_nexus(g, BLUE)) == 7
    assert free in on_nexus(g, BLUE)
    assert len(table.heard("minion-withdrawn")) == 1
    assert sorted(g.minion_lane[:8]) == [-1] * 7 + [0]


# -- the spawning step -------------------------------------------------------------------------------------------------


def spawned(g: Arena, table: Table) -> list[int]:
    """The sides that spawned a minion, in order, if all spawn all they can."""
    table.play_out()
    return [each["side"] for each in table.heard("minion-spawned")]


@pytest.mark.rule("SM-SPN-01", "SM-SPN-02")
def test_the_winner_spawns_up_to_two_then_the_loser() -> None:
    for winner in (BLUE, RED):
        g = arena()
        assert spawned(g, Table(g, ("control_decided", (1, winner, 0)))) == [winner, winner, 1 - winner, 1 - winner]
        assert len(on_nexus(g, BLUE)) == len(on_nexus(g, RED)) == 6


@pytest.mark.rule("SM-SPN-01")
def test_nobody_has_to_spawn() -> None:
    g = arena()
    table = Table(g, ("spawning", (0, BLUE, 2)))
    assert table.choices[-1] == ("stop",)
    table.choose("-4.1", "stop")
    assert minions_on(g, BLUE) == {"-4.1"}
    table = Table(g, ("spawning", (0, BLUE, 2))).choose("stop")
    assert table.prompt == ""
    assert minions_on(g, BLUE) == {"-4.1"}


@pytest.mark.rule("SM-SPN-03", "SM-MP-07", "SM-L3-09")
def test_after_a_tie_the_second_player_places_first() -> None:
    for first in (BLUE, RED):
        g = arena("three-lanes")
        g.first_seat = first
        second = 1 - first
        table = lane_step(g, "left")
        told = table.heard("control")[0]
        assert (told["blue"], told["red"], told["winner"], told["by"]) == (0, 0, -1, 0)
        assert spawned(g, table) == [second, second, first, first]


@pytest.mark.rule("SM-SPN-04", "SM-MP-07")
def test_without_a_tower_in_the_lane_nobody_spawns_there() -> None:
    g = arena(towers={"red.left": 0}, nexus={"red": 5})
    assert why_no_spawn(g, RED, 0) == "SM-SPN-04"
    assert spawned(g, lane_step(g, "left")) == [BLUE, BLUE]
    assert spawned(g, lane_step(g, "right")) == [RED, RED, BLUE, BLUE]


@pytest.mark.rule("SM-SPN-05", "SM-MIN-02")
def test_only_minions_on_the_nexus_spawn() -> None:
    g = arena(minions={"blue.right": "4.1 3.1 5.0 5.1 4.2 3.2 3.3"})
    assert len(on_nexus(g, BLUE)) == 1
    assert spawned(g, Table(g, ("spawning", (0, BLUE, 2)))) == [BLUE]
    assert why_no_spawn(g, BLUE, 0) == "SM-SPN-05"


@pytest.mark.rule("SM-SPN-06", "SM-PLC-03")
def test_example_3_both_players_share_the_two_free_hexes() -> None:
    taken = sorted(AROUND - {"-4.1", "-5.1"})
    g = arena(heroes=heroes_on(taken))
    table = lane_step(g, "left")
    assert spawned(g, table) == [RED, RED, BLUE, BLUE]
    assert minions_on(g, BLUE) == minions_on(g, RED) == {"-4.1", "-5.1"}


def test_any_player_of_a_team_places_its_minions() -> None:
    g = arena(seats=4)
    table = Table(g, ("spawning", (0, RED, 2)))
    assert table.seats == (1, 3)
    table.choose("-4.-1", "stop")
    assert minions_on(g, RED, "left") == {"-4.-1"}


# -- by cards ----------------------------------------------------------------------------------------------------------


def answers(steps: Iterator[Ask], *choices: Choice) -> int:
    """What a spawning effect returns, with these answers; every one is legal."""
    given = iter(choices)
    try:
        asked = next(steps)
        while True:
            choice = next(given)
            assert choice in asked.choices
            asked = steps.send(asked.choices[asked.choices.index(choice)])  # type: ignore[attr-defined]
    except StopIteration as end:
        return int(end.value)


@pytest.mark.rule("SM-EFF-16", "SM-EFF-18", "SM-MIN-03")
def test_a_card_spawns_up_to_so_many_at_a_token_that_its_caster_sees() -> None:
    g = arena(heroes={"blue.shaidrus": "-4.2", "blue.yami": "0.0", "blue.sakoshi": "-3.5"})
    assert lanes_seen(g, slot(g, "blue.shaidrus")) == [0]
    assert lanes_seen(g, slot(g, "blue.yami")) == []  # sees nothing but the Dome's control point
    assert lanes_seen(g, slot(g, "blue.sakoshi")) == []
    assert answers(spawn(g, 0, BLUE, 0, 1), ("hex", at("-4.1"))) == 1
    assert minions_on(g, BLUE, "left") == {"-4.1"}
    assert answers(spawn(g, 0, BLUE, 0, 2), ("stop",)) == 0
    assert answers(spawn(g, 0, BLUE, 0, 2), ("hex", at("-5.1")), ("hex", at("-5.0"))) == 2


@pytest.mark.rule("SM-EFF-17")
def test_a_card_spawns_without_a_tower_too() -> None:
    g = arena(towers={"blue.left": 0}, nexus={"blue": 5})
    assert answers(spawn(g, 0, BLUE, 0, 1), ("hex", at("-4.1"))) == 1


@pytest.mark.rule("SM-EFF-16", "SM-SPN-05")
def test_a_card_spawns_nobody_from_an_empty_nexus() -> None:
    g = arena()
    add_minions(g, BLUE, "right", "4.1 3.1 5.0 5.1 4.2 3.2 3.3 2.3")
    assert answers(spawn(g, 0, BLUE, 0, 2)) == 0


def test_lanes_are_numbered_as_the_battlefield_names_them() -> None:
    g = arena("three-lanes")
    assert [lane_of(g, each) for each in ("left", "centre", "right")] == [0, 1, 2]
    assert texts(g.tokens) == {"-6.0", "0.0", "6.0"}
