"""Who wins a control point: SM-CTRL, and what the counting needs of other chapters."""

from __future__ import annotations

import pytest

from hordekeep.games.skytear.rules.minions.control import base_control
from hordekeep.games.skytear.state.arena import DEFEATED, OFF, TURN, Lasting
from hordekeep.games.skytear.state.pieces import put
from tests.games.skytear.arenas import Table, arena, lane_step, minions_phase_of, put_outsider, slot

LEFT, RIGHT, DOME = 1, 2, 4


def values(table: Table) -> list[tuple[int, int, int]]:
    """Blue's and Red's Control Values at each point, and the winner."""
    return [(each["blue"], each["red"], each["winner"]) for each in table.heard("control")]


@pytest.mark.rule("SM-CTRL-01", "SM-CTRL-02", "SM-MIN-05")
def test_heroes_and_minions_that_see_the_token_give_one_each_exhausted_or_not() -> None:
    g = arena(heroes={"blue.yami": "-4.2"}, minions={"blue.left": "-4.3 -5.1"})
    assert base_control(g, 0, LEFT) == 3  # the minion on -4.3 is 3 hexes away
    assert base_control(g, 0, RIGHT) == 0
    g = arena(heroes={"blue.yami": "-4.2"}, minions={"blue.left": "-5.4 -5.1"})  # -5.4 is 4 hexes away
    assert base_control(g, 0, LEFT) == 2


@pytest.mark.rule("SM-CTRL-06")
def test_example_1_red_wins_by_four() -> None:
    g = arena(
        heroes={"red.yami": "-5.-1", "blue.sakoshi": "-2.0"},
        minions={"red.left": "-4.-1 -3.-1", "blue.left": "-4.1"},
        leads={"red.yami": "dragon-punch"},
    )
    table = lane_step(g, "left")
    assert table.prompt == "select-lead"
    assert table.seats == (1,)
    table.choose(("lead", "dragon-punch"))
    assert values(table) == [(1, 5, 1)]
    assert table.heard("control")[0]["by"] == 4


@pytest.mark.rule("SM-CTRL-03")
def test_every_lead_card_of_heroes_that_see_the_token_is_revealed_and_no_other() -> None:
    g = arena(
        heroes={"blue.yami": "-4.2", "blue.sakoshi": "-5.1", "blue.corjof": "4.2"},
        leads={"blue.yami": "gank", "blue.sakoshi": "brand", "blue.corjof": "icewall"},
    )
    table = lane_step(g, "left")
    assert [each["card"] for each in table.heard("lead-revealed")] == ["gank", "brand"]
    shown = [g.leads[slot(g, name)][0].shown for name in ("blue.yami", "blue.sakoshi", "blue.corjof")]
    assert shown == [True, True, False]


@pytest.mark.rule("SM-CTRL-04", "SM-CTRL-08", "SM-LEAD-04", "SM-LEAD-07")
def test_at_most_one_of_the_revealed_cards_is_added() -> None:
    g = arena(heroes={"blue.yami": "-4.2"}, leads={"blue.yami": "brand gank shuriken-storm"})
    table = lane_step(g, "left")
    assert table.choices == [("lead", "shuriken-storm"), ("lead", "gank"), ("lead", "brand"), ("no-lead",)]
    table.choose(("lead", "shuriken-storm"))
    assert values(table) == [(4, 0, 0)]
    none = arena(heroes={"blue.yami": "-4.2"}, leads={"blue.yami": "brand gank"})
    assert values(lane_step(none, "left").choose("no-lead")) == [(1, 0, 0)]


@pytest.mark.rule("SM-CTRL-07", "SM-LEAD-05", "SM-LEAD-08")
def test_a_lead_card_adds_its_mana_cost_whatever_its_modifier_rune_or_portrait() -> None:
    g = arena(heroes={"blue.sakoshi": "-4.2"}, leads={"blue.sakoshi": "kneel-before-me"})  # cost 3, modifier -1
    assert values(lane_step(g, "left").choose(("lead", "kneel-before-me"))) == [(4, 0, 0)]
    g = arena(heroes={"blue.sakoshi": "-4.2"}, leads={"blue.sakoshi": "combustion"})  # cost 1, modifier 3
    assert values(lane_step(g, "left").choose(("lead", "combustion"))) == [(2, 0, 0)]


@pytest.mark.rule("SM-CTRL-05")
def test_a_tie_has_no_winner_no_damage_and_no_advance() -> None:
    g = arena(minions={"blue.left": "-4.1 -5.1 -5.0", "red.left": "-4.-1 -3.-1 -3.0"})
    table = lane_step(g, "left").play_out(lambda choices: choices[-1])
    assert values(table) == [(3, 3, -1)]
    assert {"minion-defeated", "token-advanced", "tower-damaged"}.isdisjoint(table.kinds())


@pytest.mark.rule("SM-CTRL-09", "SM-CTRL-12")
def test_a_lead_card_counts_again_and_a_bonus_counts_where_its_hero_sees_the_token() -> None:
    g = arena(
        heroes={"blue.gulbjarn": "-4.2"},
        tokens={"right": "-5.4"},
        leads={"blue.gulbjarn": "gank"},
        towers={"red.left": 5},
    )
    table = Table(g, ("reveal_leads", LEFT), ("reveal_leads", RIGHT), stop=("control_decided",))
    table.choose(("lead", "gank"))
    assert g.agenda.pop() == ("control_decided", (LEFT, 0, 3))
    again = Table(g)
    assert again.prompt == "select-lead"
    assert not again.heard("lead-revealed")
    g = arena(heroes={"blue.gulbjarn": "-4.2"})
    g.lasting.append(Lasting("control", slot(g, "blue.gulbjarn"), 1, TURN))
    assert (base_control(g, 0, LEFT), base_control(g, 0, RIGHT)) == (2, 0)


@pytest.mark.rule("SM-CTRL-10", "SM-EOT-09")
def test_the_first_player_chooses_a_lead_card_first_once_both_have_revealed() -> None:
    for first in (0, 1):
        g = arena(
            heroes={"blue.yami": "-4.1", "red.corjof": "-4.-1"},
            leads={"blue.yami": "brand gank", "red.corjof": "icewall gathering-storm"},
        )
        g.first_seat = first
        table = lane_step(g, "left")
        assert len(table.heard("lead-revealed")) == 4
        assert table.seats == (first,)
        table.choose("no-lead")
        assert (table.prompt, table.seats) == ("select-lead", (1 - first,))


@pytest.mark.rule("SM-CTRL-11")
def test_the_lead_card_of_a_defeated_hero_is_neither_revealed_nor_counted() -> None:
    g = arena(heroes={"blue.yami": "-4.1"}, leads={"blue.yami": "gank"})
    hero = slot(g, "blue.yami")
    g.state[hero] = DEFEATED
    put(g, hero, OFF)
    table = Table(g, ("reveal_leads", LEFT), stop=("control_decided",))
    assert table.prompt == ""
    assert not g.leads[hero][0].shown


@pytest.mark.rule("SM-OUT-04", "SM-COV-11")
def test_outsiders_give_no_control_and_cover_does_not_matter() -> None:
    g = arena(heroes={"red.corjof": "-5.-1"})  # a Cover Hex
    put_outsider(g, 0, "-3.0")
    g.commander = 0
    assert (base_control(g, 0, LEFT), base_control(g, 1, LEFT)) == (0, 1)


@pytest.mark.rule("SM-TEAM-20", "SM-LEAD-07")
def test_a_team_adds_one_lead_card_in_all_and_any_of_its_players_selects_it() -> None:
    g = arena(
        seats=4,
        heroes={"blue.yami": "-4.1", "blue.sakoshi": "-5.1"},
        leads={"blue.yami": "gank", "blue.sakoshi": "brand"},
    )
    assert g.owner[slot(g, "blue.yami")] != g.owner[slot(g, "blue.sakoshi")]
    table = lane_step(g, "left")
    assert table.seats == (0, 2)
    table.choose(("lead", "gank"))
    assert values(table) == [(4, 0, 0)]


def test_wins_are_counted_for_the_victory_cards() -> None:
    g = arena(heroes={"blue.yami": "-4.1", "blue.sakoshi": "0.0", "red.corjof": "4.1"})
    table = minions_phase_of(g)
    while table.prompt and g.phase == "minions":
        table.decline(table.prompt)
    blue, red = g.tallies
    assert (blue.lane_wins, blue.dome_phases, blue.largest_win) == (1, 1, 1)
    assert (red.lane_wins, red.dome_phases, red.largest_win) == (1, 0, 1)


def test_domes_are_counted_once_a_phase_and_what_was_won_is_forgotten_at_its_end() -> None:
    g = arena("three-lanes", heroes={"blue.yami": "-3.0", "blue.sakoshi": "3.0"})
    Table(g, ("minions_phase", None), stop=("upkeep",)).play_out(lambda choices: choices[-1])
    assert g.won == (0b11000, 0)
    assert g.tallies[0].dome_phases == 1
    Table(g, stop=("put_cards_away",))
    assert g.won == (0, 0)
