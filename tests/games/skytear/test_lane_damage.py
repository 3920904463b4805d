"""The damage of a Lane's winner, Towers and Nexuses: SM-DMG, SM-TOW, SM-MIN."""

from __future__ import annotations

import pytest

from hordekeep.games.skytear.effects.line_of_sight import sight
from hordekeep.games.skytear.rules.keywords.open_hexes import reach
from hordekeep.games.skytear.rules.minions.lane_damage import structures_in_reach
from hordekeep.games.skytear.rules.minions.spawning import on_nexus
from hordekeep.games.skytear.state.arena import UNARMED, Arena, Standing, Static
from hordekeep.games.skytear.state.pieces import pillars_of, put
from tests.games.skytear.arenas import Table, arena, at, lane_step, minions_on, slot, texts_in

LEFT, RIGHT = 1, 2
BLUE, RED = 0, 1


def damage(g: Arena, points: int, winner: int, amount: int) -> Table:
    """The damage step alone."""
    return Table(g, ("lane_damage", (points, winner, amount)))


@pytest.mark.rule("SM-DMG-01", "SM-DMG-02", "SM-MIN-01", "SM-MIN-02")
def test_the_winner_picks_which_minions_of_the_lane_fall() -> None:
    g = arena(minions={"blue.left": "-4.1 -5.1 -5.2", "blue.right": "4.1"}, tokens={"left": "-5.1"})
    waiting = len(on_nexus(g, BLUE))
    table = damage(g, LEFT, RED, 2)
    assert (table.prompt, table.seats) == ("damage-minion", (RED,))
    assert table.choices == [("minion", BLUE, at(each)) for each in ("-4.1", "-5.1", "-5.2")]
    table.choose(("minion", BLUE, at("-5.1")), ("minion", BLUE, at("-4.1")))
    assert minions_on(g, BLUE) == {"-5.2", "4.1"}
    assert g.towers[BLUE] == [5, 5]
    assert len(on_nexus(g, BLUE)) == waiting + 2
    assert g.tallies[RED].minions == 2


@pytest.mark.rule("SM-DMG-02")
def test_minions_belong_to_the_lane_where_they_were_placed_wherever_they_stand() -> None:
    g = arena(minions={"blue.left": "4.1", "blue.right": "-4.1"})
    damage(g, LEFT, RED, 1)
    assert minions_on(g, BLUE) == {"-4.1"}


@pytest.mark.rule("SM-DMG-03", "SM-DMG-01", "SM-TOW-06")
def test_what_the_minions_leave_goes_to_a_tower_within_three_hexes() -> None:
    g = arena(minions={"blue.left": "-4.1"}, tokens={"left": "-5.1"})
    table = damage(g, LEFT, RED, 4)
    assert table.prompt == ""  # one minion, one Tower: nothing to choose
    assert g.towers[BLUE] == [2, 5]
    assert table.heard("tower-damaged") == [{"side": BLUE, "lane": "left", "amount": 3, "left": 2}]


@pytest.mark.rule("SM-DMG-04", "SM-DMG-12", "SM-ADV-04")
def test_the_range_is_measured_before_the_token_advances() -> None:
    g = arena(heroes={"red.yami": "-4.-1"}, leads={"red.yami": "shuriken-storm"})
    lane_step(g, "left").choose(("lead", "shuriken-storm")).play_out(lambda choices: choices[-1])
    assert g.towers[BLUE] == [5, 5]
    assert g.field.board.distance(g.tokens[0], at("-6.4")) == 1


@pytest.mark.rule("SM-DMG-05", "SM-DMG-07")
def test_excess_damage_is_lost() -> None:
    g = arena(tokens={"left": "-5.4"}, towers={"blue.left": 2, "blue.right": 0}, nexus={"blue": 5})
    damage(g, LEFT, RED, 4)
    assert g.towers[BLUE][0] == 0
    assert g.nexus[BLUE] == 5


@pytest.mark.rule("SM-DMG-03", "SM-DMG-05")
def test_of_several_structures_in_reach_the_winner_picks_one() -> None:
    g = arena(tokens={"left": "-5.5"}, towers={"blue.left": 2, "blue.right": 0}, nexus={"blue": 5})
    table = damage(g, LEFT, RED, 3)
    assert (table.prompt, table.seats, table.hexes) == ("damage-structure", (RED,), {"-6.4", "-3.6"})
    table.choose("-3.6")
    assert (g.nexus[BLUE], g.towers[BLUE][0]) == (2, 2)
    assert table.heard("nexus-damaged") == [{"side": BLUE, "amount": 3, "left": 2}]


@pytest.mark.rule("SM-DMG-06", "SM-DMG-13", "SM-DRAW-04")
@pytest.mark.parametrize("amount", [1, 3, 5])
def test_any_damage_to_a_tower_draws_one_card(amount: int) -> None:
    g = arena(tokens={"left": "-5.1"})
    damage(g, LEFT, RED, amount)
    assert (len(g.hands[RED]), len(g.hands[BLUE])) == (1, 0)


@pytest.mark.rule("SM-DMG-06")
def test_damage_to_a_nexus_draws_one_card_and_none_brings_none() -> None:
    g = arena(tokens={"left": "-3.4"}, towers={"blue.left": 0}, nexus={"blue": 5})
    damage(g, LEFT, RED, 2)
    assert (g.nexus[BLUE], len(g.hands[RED])) == (3, 1)
    g = arena(minions={"blue.left": "-4.1"}, tokens={"left": "-5.1"})
    damage(g, LEFT, RED, 1)
    assert (g.towers[BLUE][0], g.hands[RED]) == (5, [])


@pytest.mark.rule("SM-TEAM-17")
def test_a_team_names_who_draws_the_one_card() -> None:
    g = arena(seats=6, board="three-lanes", tokens={"left": "-7.1"})
    table = damage(g, LEFT, RED, 2)
    assert (table.prompt, table.seats) == ("who-draws", (1, 3, 5))
    table.choose(("seat", 3))
    assert [len(hand) for hand in g.hands] == [0, 0, 0, 1, 0, 0]


@pytest.mark.rule("SM-DMG-07", "SM-DMG-08", "SM-TOW-05", "SM-SET-19")
def test_the_first_tower_that_falls_arms_the_nexus_and_frees_its_hex() -> None:
    g = arena(tokens={"left": "-2.-3", "right": "6.-3"}, towers={"red.left": 2, "red.right": 1})
    assert g.nexus[RED] == UNARMED
    table = damage(g, LEFT, BLUE, 3)
    assert (g.towers[RED][0], g.nexus[RED]) == (0, 5)
    assert [kind for kind in table.kinds() if kind in ORDER] == ORDER
    assert not g.structures >> at("-2.-4") & 1
    g.nexus[RED] = 3
    damage(g, RIGHT, BLUE, 1)
    assert (g.towers[RED], g.nexus[RED]) == ([0, 0], 3)


ORDER = ["tower-damaged", "tower-destroyed", "nexus-armed", "drawn"]


@pytest.mark.rule("SM-TOW-05")
def test_a_hero_may_end_on_the_hex_of_a_fallen_tower() -> None:
    g = arena(heroes={"blue.yami": "-2.-3"}, tokens={"left": "-2.-3"}, towers={"red.left": 1})
    hero = slot(g, "blue.yami")
    assert not reach(g, hero, 1) >> at("-2.-4") & 1
    damage(g, LEFT, BLUE, 1)
    assert reach(g, hero, 1) >> at("-2.-4") & 1


@pytest.mark.rule("SM-TOW-03", "SM-TOW-04")
def test_towers_block_the_way_but_not_the_view() -> None:
    g = arena(heroes={"blue.yami": "-6.5"})
    hero = slot(g, "blue.yami")
    assert not reach(g, hero, 1) >> at("-6.4") & 1
    assert not reach(g, hero, 2) >> at("-6.3") & 1
    assert reach(g, hero, 3) >> at("-6.3") & 1
    assert sight(g, hero) >> at("-6.3") & 1


@pytest.mark.rule("SM-DMG-09", "SM-SET-19")
def test_a_nexus_cannot_be_damaged_before_a_tower_of_its_side_has_fallen() -> None:
    g = arena(tokens={"left": "2.-4"}, towers={"red.left": 5, "red.right": 5})
    assert texts_in(structures_in_reach(g, LEFT, RED)) == set()
    g.nexus[RED] = 5
    assert texts_in(structures_in_reach(g, LEFT, RED)) == {"3.-6"}


@pytest.mark.rule("SM-DMG-10", "SM-GOAL-01")
@pytest.mark.parametrize(("amount", "won"), [(2, False), (3, True), (6, True)])
def test_a_nexus_destroyed_wins_at_that_instant(amount: int, won: bool) -> None:
    g = arena(tokens={"left": "2.-4"}, towers={"red.left": 0}, nexus={"red": 3})
    g.agenda.append(("spawning", (0, 0, 2)))
    table = damage(g, LEFT, BLUE, amount)
    assert g.over == won
    assert (g.result == (BLUE, "SM-GOAL-01")) == won
    assert (table.prompt == "") == won  # nothing that follows is played


@pytest.mark.rule("SM-DMG-10")
def test_when_a_nexus_falls_no_card_is_drawn_any_more() -> None:
    g = arena(seats=4, tokens={"left": "2.-4"}, towers={"red.left": 0}, nexus={"red": 3})
    assert (damage(g, LEFT, BLUE, 3).prompt, g.over) == ("", True)
    assert not any(g.hands)


@pytest.mark.rule("SM-DMG-11", "SM-ADV-01", "SM-ADV-04")
def test_example_2_minion_tower_card_and_advance() -> None:
    g = arena(
        heroes={"red.yami": "-5.0", "red.corjof": "-4.0"},
        minions={"blue.left": "-5.2", "red.left": "-4.1"},
        tokens={"left": "-5.1"},
        leads={"red.yami": "dragon-punch"},
    )
    table = lane_step(g, "left").choose(("lead", "dragon-punch"))
    assert table.heard("control")[0]["by"] == 4
    table.play_out(lambda choices: choices[-1])
    assert minions_on(g, BLUE) == set()
    assert (g.towers[BLUE][0], len(g.hands[RED])) == (2, 1)
    assert table.heard("token-advanced")[0]["steps"] == 2
    assert g.field.board.distance(g.tokens[0], at("-6.4")) == 1


@pytest.mark.rule("SM-DMG-14")
def test_heroes_are_never_hit() -> None:
    g = arena(heroes={"blue.yami": "-5.2", "blue.sakoshi": "-4.1"}, tokens={"left": "-5.1"})
    before = g.hp[:]
    damage(g, LEFT, RED, 9)
    assert g.hp == before
    assert g.towers[BLUE][0] == 0


def warded(g: Arena) -> None:
    """Tlakali's Bone Ward, in force."""
    owner = slot(g, "blue.tlakali")
    g.standing = Standing({"ward": ((owner, Static("ward", lambda g, owner, minion, _: 1)),)}, {})


@pytest.mark.rule("SM-DMG-15")
def test_a_protected_minion_takes_its_point_and_stays() -> None:
    g = arena(heroes={"blue.tlakali": "-5.3"}, minions={"blue.left": "-5.2"}, tokens={"left": "-5.1"})
    warded(g)
    table = damage(g, LEFT, RED, 3)
    assert (table.prompt, table.seats) == ("prevent", (BLUE,))
    table.choose("yes")
    assert g.hp[slot(g, "blue.tlakali")] == 13
    assert minions_on(g, BLUE) == set()
    assert g.towers[BLUE][0] == 4


@pytest.mark.rule("SM-DMG-15")
def test_where_somebody_may_protect_the_winner_is_asked_for_the_order() -> None:
    g = arena(heroes={"blue.tlakali": "-5.3"}, minions={"blue.left": "-5.2 -4.1"}, tokens={"left": "-5.1"})
    warded(g)
    table = damage(g, LEFT, RED, 2)
    assert table.prompt == "damage-minion"
    table.choose(("minion", BLUE, at("-4.1")), "yes", ("minion", BLUE, at("-5.2")))
    assert minions_on(g, BLUE) == {"-4.1"}
    assert table.prompt == ""


@pytest.mark.rule("SM-MIN-06")
def test_minions_that_fall_draw_no_cards() -> None:
    g = arena(minions={"blue.left": "-4.1 -5.1"})
    damage(g, LEFT, RED, 2)
    assert [len(hand) for hand in g.hands] == [0, 0]


@pytest.mark.rule("SM-DMG-15")
def test_bone_ward_protects_only_while_tlakali_sees_a_pillar_and_the_minion_is_near() -> None:
    def of(pillar: str, minion: str) -> Table:
        g = arena(
            simplified=False,
            heroes={"blue.tlakali": "-5.3"},
            minions={"blue.left": minion},
            tokens={"left": "-5.1"},
        )
        put(g, pillars_of(BLUE)[0], at(pillar))
        return damage(g, LEFT, RED, 3)

    table = of("-5.4", "-5.2")
    assert (table.prompt, table.seats) == ("prevent", (BLUE,))
    table.choose("yes")
    assert table.g.towers[BLUE][0] == 4
    assert of("-5.4", "-5.2").choose("no").g.towers[BLUE][0] == 3
    assert of("4.4", "-5.2").prompt == ""
    assert of("-5.4", "-4.-1").prompt == ""
