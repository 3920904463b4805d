"""The order of the Minions Phase, merged challenges of three lanes, and the end of the game in it: SM-MP, SM-L3,
SM-GOAL."""

from __future__ import annotations

from typing import Any

import pytest

from hordekeep.games.skytear.content.cards import VictoryCard, shelf
from hordekeep.games.skytear.effects.meanings import VictoryCondition
from hordekeep.games.skytear.rules.goal import victory
from hordekeep.games.skytear.state.arena import TURN, Arena, Lasting
from hordekeep.games.skytear.state.kinds import HEX
from tests.games.skytear.arenas import Table, arena, at, lane_of, minions_on, minions_phase_of

BLUE, RED = 0, 1


def last(choices: list[Any]) -> Any:
    """Stop, end or none, where that is offered."""
    return choices[-1]


@pytest.mark.rule("SM-MP-01", "SM-MP-04", "SM-TURN-01")
@pytest.mark.parametrize("numbers", [(1, 2), (2, 1)])
def test_tokens_go_by_their_numbers_then_the_dome_then_the_upkeep(numbers: tuple[int, int]) -> None:
    g = arena(minions={"blue.left": "-4.1", "red.right": "4.-1"})
    g.numbers = numbers
    table = minions_phase_of(g).play_out(last)
    order = ["left", "right"] if numbers == (1, 2) else ["right", "left"]
    assert [each["lanes"] for each in table.heard("lane-token")] == [[order[0]], [order[1]]]
    told = [kind for kind in table.kinds() if kind in ("lane-token", "dome-token", "heroes-ready", "mana-counter")]
    assert told == ["lane-token", "lane-token", "dome-token", "heroes-ready", "mana-counter"]
    first_spawn = table.kinds().index("control")
    second_token = [at_ for at_, kind in enumerate(table.kinds()) if kind == "lane-token"][1]
    assert first_spawn < second_token
    assert (g.turn, g.agenda) == (2, [("heroes_phase_begins", None)])


@pytest.mark.rule("SM-MP-02")
def test_a_lane_is_resolved_in_four_steps() -> None:
    g = arena(minions={"blue.left": "-4.1 -5.1", "red.left": "-4.-1"})
    table = Table(g, ("lane_token", 0)).play_out()
    steps = ("control", "minion-defeated", "token-advanced", "minion-repositioned", "minion-spawned")
    told = [kind for kind in dict.fromkeys(table.kinds()) if kind in steps]
    assert told == list(steps)


@pytest.mark.rule("SM-MP-03", "SM-OACT-06")
def test_a_dome_is_resolved_in_two_steps() -> None:
    g = arena(heroes={"blue.yami": "1.0"})
    table = Table(g, ("dome_token", 0))
    assert table.heard("control") == [{"lanes": [], "dome": "centre", "blue": 1, "red": 0, "winner": 0, "by": 1}]
    assert table.prompt == "place-outsider"
    table.choose("stop")
    assert (table.prompt, g.agenda) == ("", [])
    assert {"tower-damaged", "token-advanced", "minion-spawned"}.isdisjoint(table.kinds())


@pytest.mark.rule("SM-MP-06")
def test_no_card_can_be_played() -> None:
    g = arena(heroes={"blue.yami": "1.0", "red.sakoshi": "2.0", "blue.corjof": "0.1"})
    g.hands[RED] = [shelf().power_cards["dodge"]]
    g.turn = 3
    table = minions_phase_of(g)
    while table.prompt:
        assert not any(choice[0] == "play" for choice in table.choices)
        table.choose(table.choices[0])


@pytest.mark.rule("SM-MIN-04")
def test_minions_stay_where_they_are_until_they_are_repositioned() -> None:
    g = arena(minions={"blue.left": "-4.1 -5.1", "red.left": "-4.-1 -3.-1"})
    Table(g, ("lane_token", 0)).play_out(last)
    assert minions_on(g, BLUE) == {"-4.1", "-5.1"}


# -- three lanes: merged challenges ------------------------------------------------------------------------------------


def merged() -> Arena:
    """The example of the ledger: two tokens in sight of Blue's Nexus, a Red hero who sees both, two Blue minions."""
    g = arena(
        "three-lanes",
        heroes={"red.yami": "-2.4"},
        minions={"blue.left": "-4.3 -4.4"},
        tokens={"left": "-3.3", "centre": "-2.3"},
        towers={"blue.left": 0, "blue.centre": 0},
        nexus={"blue": 5},
    )
    g.numbers = (1, 2, 3)
    return g


@pytest.mark.rule("SM-L3-02")
def test_tokens_that_see_one_nexus_are_fought_over_together() -> None:
    g = merged()
    starts = g.tokens[:]
    table = Table(g, ("minions_phase", None), stop=("dome_token",)).play_out(last)
    assert [each["lanes"] for each in table.heard("lane-token")] == [["left", "centre"], ["right"]]
    first = table.heard("control")[0]
    assert (first["blue"], first["red"], first["winner"], first["by"]) == (2, 1, BLUE, 1)
    moved = table.heard("token-advanced")
    assert [(each["lane"], each["start"], each["steps"]) for each in moved] == [
        ("left", HEX.fact(starts[0]), 1),
        ("centre", HEX.fact(starts[1]), 1),
    ]


@pytest.mark.rule("SM-L3-02")
def test_merged_lanes_share_damage_and_spawn_each_on_their_own() -> None:
    g = merged()
    g.towers[RED] = [5, 5, 5]
    table = Table(g, ("minions_phase", None), stop=("dome_token",))
    table.play_out()
    lanes = [each["lane"] for each in table.heard("minion-spawned") if each["side"] == RED]
    assert lanes[:4] == ["left", "left", "centre", "centre"]
    assert not [each for each in table.heard("minion-spawned") if each["side"] == BLUE and each["lane"] != "right"]


@pytest.mark.rule("SM-L3-02")
def test_a_merged_win_hits_the_minions_of_both_lanes_then_a_structure_near_any_token() -> None:
    g = merged()
    table = Table(g, ("lane_damage", (0b011, RED, 4)))
    assert minions_on(g, BLUE) == set()
    assert g.nexus[BLUE] == 3
    assert table.prompt == ""


@pytest.mark.rule("SM-L3-03")
def test_a_token_four_hexes_from_the_nexus_is_not_merged() -> None:
    g = merged()
    g.tokens[lane_of(g, "centre")] = at("-1.2")
    table = Table(g, ("lane_token", 0), ("lane_token", 1), stop=("reveal_leads",))
    assert [each["lanes"] for each in table.heard("lane-token")] == [["left"]]


@pytest.mark.rule("SM-L3-02")
def test_a_token_that_was_resolved_already_is_not_fought_over_again() -> None:
    g = merged()
    g.numbers = (2, 1, 3)  # the centre first, while it is elsewhere
    g.tokens[lane_of(g, "centre")] = at("0.0")
    table = Table(g, ("lane_token", 1), ("lane_token", 0), stop=("reveal_leads",))
    assert g.agenda.pop() == ("reveal_leads", 0b010)
    g.tokens[lane_of(g, "centre")] = at("-2.3")
    table = Table(g, stop=("reveal_leads",))
    assert [each["lanes"] for each in table.heard("lane-token")] == [["left"]]


def test_two_lanes_are_never_merged() -> None:
    g = arena(tokens={"left": "-3.4", "right": "-2.4"})
    table = Table(g, ("lane_token", 0), ("lane_token", 1), stop=("reveal_leads",))
    assert [each["lanes"] for each in table.heard("lane-token")] == [["left"]]


@pytest.mark.rule("SM-L3-11")
def test_each_outsider_is_activated_by_the_winner_of_its_dome() -> None:
    g = arena("three-lanes", heroes={"blue.yami": "-3.0", "red.corjof": "3.0"})
    table = Table(g, ("dome_token", 0), ("dome_token", 1))
    assert table.seats == (BLUE,)
    assert table.hexes >= {"-2.0"}
    assert "3.1" not in table.hexes
    table.choose("-2.0", "end")
    assert table.seats == (RED,)


@pytest.mark.rule("SM-L3-12")
def test_a_dome_without_an_outsider_has_no_effect() -> None:
    g = arena("three-lanes", heroes={"red.corjof": "3.0"}, outsiders=["shardling"])
    table = Table(g, ("dome_token", 1))
    assert table.heard("control")[0]["winner"] == RED
    assert (table.prompt, g.agenda) == ("", [])


# -- the end of the game -----------------------------------------------------------------------------------------------


def with_cards(g: Arena, monkeypatch: pytest.MonkeyPatch, **conditions: VictoryCondition) -> None:
    """Victory cards of the test's own."""
    face = next(iter(shelf().victory_cards.values()))
    g.victory = tuple([VictoryCard(each, 1, face.names, face.checked, (each,), ()) for each in conditions])
    monkeypatch.setattr(victory, "condition_of", conditions.__getitem__)


@pytest.mark.rule("SM-GOAL-01", "SM-GOAL-06")
def test_a_nexus_destroyed_at_token_1_ends_the_game_before_token_2(monkeypatch: pytest.MonkeyPatch) -> None:
    g = arena(
        heroes={"blue.yami": "2.-3", "red.corjof": "4.0"},
        tokens={"left": "2.-4"},
        towers={"red.left": 0},
        nexus={"red": 1},
    )
    with_cards(g, monkeypatch, lanes=lambda g, side, moment: g.tallies[side].lane_wins > 0 and side == RED)
    table = minions_phase_of(g)
    assert g.result == (BLUE, "SM-GOAL-01")
    assert len(table.heard("control")) == 1
    assert "token-advanced" not in table.kinds()


@pytest.mark.rule("SM-GOAL-02")
def test_a_card_completed_by_winning_a_token_ends_the_game_before_any_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    g = arena(heroes={"red.corjof": "-4.1"}, minions={"blue.left": "-4.-4"})
    with_cards(g, monkeypatch, lanes=lambda g, side, moment: g.tallies[side].lane_wins > 0)
    table = minions_phase_of(g)
    assert g.result == (RED, "SM-GOAL-02/lanes")
    assert "minion-defeated" not in table.kinds()


@pytest.mark.rule("SM-GOAL-07")
def test_a_nexus_and_a_card_of_the_other_side_in_one_step_are_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    g = arena(tokens={"left": "2.-4"}, towers={"red.left": 0}, nexus={"red": 2})
    with_cards(g, monkeypatch, last=lambda g, side, moment: g.nexus[side] == 0)
    Table(g, ("lane_damage", (1, BLUE, 2)))
    assert g.result == (-1, "SM-GOAL-07")


def test_minions_are_counted_when_the_damage_step_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    g = arena(minions={"blue.left": "-4.1 -5.1"})
    with_cards(g, monkeypatch, slaughter=lambda g, side, moment: g.tallies[side].minions >= 1)
    Table(g, ("lane_damage", (1, RED, 2)))
    assert (g.result, g.tallies[RED].minions) == ((RED, "SM-GOAL-02/slaughter"), 2)


def test_cards_that_ask_at_the_end_of_a_minions_phase_are_asked_before_the_upkeep(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    g = arena(heroes={"blue.yami": "0.0"})
    g.cards_on[0] = (shelf().power_cards["gank"],)
    with_cards(g, monkeypatch, siege=lambda g, side, moment: moment == "minions-phase-over" and side == RED)
    minions_phase_of(g).play_out(last)
    assert g.result == (RED, "SM-GOAL-02/siege")
    assert g.cards_on[0]


def completed(g: Arena, card: str, *beats: tuple[str, Any]) -> tuple[int, str] | None:
    """How the game ends with one victory card on the table."""
    g.victory = (shelf().victory_cards[card],)
    Table(g, *beats).play_out(last)
    return g.result


@pytest.mark.rule("SM-GOAL-02", "SM-DMG-08", "SM-DMG-16")
def test_a_breach_arms_the_nexus_and_wins_before_a_card_is_drawn() -> None:
    g = arena(tokens={"left": "-2.-3"}, towers={"red.left": 2})
    assert completed(g, "west-breach", ("lane_damage", (1, BLUE, 2))) == (BLUE, "SM-GOAL-02/west-breach")
    assert (g.nexus[RED], len(g.hands[BLUE])) == (5, 0)
    g = arena(tokens={"right": "2.3"}, towers={"blue.right": 1})
    assert completed(g, "east-breach", ("lane_damage", (2, RED, 1))) == (RED, "SM-GOAL-02/east-breach")
    g = arena(tokens={"left": "-5.3"}, towers={"blue.left": 1})
    assert completed(g, "east-breach", ("lane_damage", (1, RED, 1))) is None


@pytest.mark.rule("SM-GOAL-02")
def test_lane_masters_and_overrun_end_the_game_before_damage() -> None:
    for wins, ends in ((3, None), (4, (BLUE, "SM-GOAL-02/lane-masters"))):
        g = arena(heroes={"blue.yami": "-4.1"}, minions={"red.left": "-6.-2"})
        g.tallies = (g.tallies[0]._replace(lane_wins=wins), g.tallies[1])
        assert completed(g, "lane-masters", ("lane_token", 0)) == ends
        assert bool(minions_on(g, RED)) == (ends is not None)
    for bonus, over in ((6, None), (7, (BLUE, "SM-GOAL-02/overrun"))):
        g = arena(heroes={"blue.yami": "-4.1"})
        g.lasting.append(Lasting("control", g.slots["blue.yami"], bonus, TURN))
        assert completed(g, "overrun", ("lane_token", 0)) == over


@pytest.mark.rule("SM-GOAL-02")
def test_dome_lords_ends_the_game_before_the_outsider_acts() -> None:
    for phases, ends in ((1, None), (2, (RED, "SM-GOAL-02/dome-lords"))):
        g = arena(heroes={"red.yami": "0.0"})
        g.tallies = (g.tallies[0], g.tallies[1]._replace(dome_phases=phases))
        g.victory = (shelf().victory_cards["dome-lords"],)
        table = Table(g, ("dome_token", 0))
        assert g.result == ends
        assert (table.prompt == "") == (ends is not None)


@pytest.mark.rule("SM-GOAL-02")
@pytest.mark.parametrize(("turn", "wins"), [(2, False), (3, True)])
def test_double_siege_and_clean_sweep_wait_for_turn_3(turn: int, wins: bool) -> None:
    g = arena(tokens={"left": "-5.3", "right": "2.3"})
    g.turn = turn
    assert completed(g, "double-siege", ("upkeep", None)) == ((RED, "SM-GOAL-02/double-siege") if wins else None)
    g = arena(heroes={"blue.yami": "-4.1", "blue.corjof": "4.1", "blue.sakoshi": "0.0"})
    g.turn = turn
    assert completed(g, "clean-sweep", ("minions_phase", None)) == ((BLUE, "SM-GOAL-02/clean-sweep") if wins else None)
