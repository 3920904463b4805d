"""Small rules that could be broken without any other test noticing: found by `make mutants`."""

from __future__ import annotations

import pytest

from hordekeep.games.skytear_horde.abilities import controller
from hordekeep.games.skytear_horde.tokens import change_for_turn
from hordekeep.kernel import Document
from tests.games.skytear_horde.playing import load, new_match
from tests.games.skytear_horde.sentences import ally, battle, lanes, monster, say, spell

BRUTE: Document = {"card": "troll-brute"}


@pytest.mark.rule("SH-GLOS-51", "SH-GLOS-39")
@pytest.mark.parametrize(("share", "left"), [(3, 6), (1, 4)])
def test_of_a_split_strike_only_the_share_of_the_engaged_monster_tramples(share: int, left: int) -> None:
    bear = {"card": "gulbjarn", "marks": {"splits-strike": 1, "trample": 1}}
    match = load(phase="fight", lanes=[{"monster": BRUTE}, {"monster": BRUTE, "ally": bear}])
    match.choose("at:m1")
    match.choose(f"number:{share}")
    assert match.shown()["portal"]["health"] == left


@pytest.mark.rule("SH-GLOS-23", "SH-ALLI-06")
def test_a_minion_that_comes_to_a_lane_engages_who_stands_there() -> None:
    match = load(
        minions={"onikai": {"health": 1}},
        lanes=[{"ally": {"card": "shade-havocs"}}],
        players=[{"hand": ["shamans"], "mana": 0}],
    )
    match.choose("engage:onikai")
    assert match.shown()["players"][0]["discard"] == ["shamans"]


@pytest.mark.rule("SH-GLOS-61", "SH-TOKEN-01")
@pytest.mark.parametrize(("vigor", "edge"), [(-1, -2), (2, 1), (0, -1), (-2, 0)])
def test_all_tokens_are_moved_good_and_bad_ones(vigor: int, edge: int) -> None:
    g = battle(lanes=lanes({}, {1: "clan-of-the-oak", 2: "clan-of-the-oak"}))
    one, other = ally(g, 1), ally(g, 2)
    one.vigor, one.edge = vigor, edge
    say(g, spell("bloodlust"), "Play: move all tokens from an ally to another ally.", ("at", 6))
    assert (one.vigor, one.edge) == (0, 0)
    assert (other.vigor, other.edge) == (vigor, edge)


@pytest.mark.rule("SH-GLOS-09", "SH-MINION-02")
@pytest.mark.parametrize(("wounds", "is_doomed"), [(0, False), (1, True)])
def test_health_lost_for_the_turn_destroys_who_has_none_left(wounds: int, is_doomed: bool) -> None:
    g = battle(lanes=lanes({1: {**BRUTE, "wounds": wounds}}, {}))
    change_for_turn(g, monster(g, 1), 0, -1, 0, None)
    assert monster(g, 1).doomed == is_doomed


@pytest.mark.rule("SH-MINION-02", "SH-MINION-07")
def test_less_health_does_not_destroy_a_minion_that_has_none() -> None:
    g = battle()
    change_for_turn(g, g.minions[0], 0, -1, 0, None)
    assert not g.minions[0].doomed
    assert not g.waiting


@pytest.mark.rule("SH-ALLI-23", "SH-ALLI-24")
@pytest.mark.parametrize(
    ("tokens", "vigor", "edge"),
    [("1 attack token", 0, 1), ("1 health token", 1, 0), ("1 weaken token", 0, -1), ("2 wounds", -2, 0)],
)
def test_tokens_of_every_kind_may_be_a_cost(tokens: str, vigor: int, edge: int) -> None:
    g = battle(lanes=lanes({}, {1: "clan-of-the-oak"}))
    say(g, ally(g, 1), f"Fight, put {tokens} on this: draw a card.", ("yes",))
    assert (ally(g, 1).vigor, ally(g, 1).edge) == (vigor, edge)


@pytest.mark.rule("SH-GLOS-39")
def test_a_split_strike_that_is_dealt_out_reaches_nobody_else() -> None:
    bear = {"card": "gulbjarn", "marks": {"splits-strike": 1}}
    match = load(phase="fight", lanes=[{"monster": BRUTE}, {"monster": BRUTE, "ally": bear}])
    match.choose("at:m1")
    match.choose("number:5")
    struck = [
        event.facts["target"] for event in match.log if event.kind == "struck" and event.facts["card"] == "gulbjarn"
    ]
    assert struck == ["m1"]


@pytest.mark.rule("SH-SETUP-11", "SH-SETUP-12")
def test_the_decks_of_the_alliance_are_shuffled() -> None:
    hands = {tuple(new_match("solo", 1, f"hands {n}").shown()["players"][0]["hand"]) for n in range(8)}
    assert len(hands) > 4


@pytest.mark.rule("SH-EDGE-01")
def test_another_is_not_the_card_itself() -> None:
    g = battle(lanes=lanes({}, {1: "clan-of-the-oak", 2: "shamans"}))
    say(g, ally(g, 1), "Play: exhaust another ally.")
    assert [ally(g, 1).ready, ally(g, 2).ready] == [True, False]


def test_a_charmed_monster_is_used_by_the_first_alliance_player() -> None:
    g = battle(mode="coop", lanes=lanes({2: "troll-brute"}, {1: "troll-brute", 3: {"card": "shamans", "owner": 1}}))
    assert [controller(g, ally(g, 1)), controller(g, ally(g, 3)), controller(g, monster(g, 2))] == [0, 1, -1]


@pytest.mark.rule("SH-EDGE-02")
@pytest.mark.parametrize(("wounds", "drawn"), [(0, 0), (1, 1)])
def test_if_you_do_wants_a_wound_to_have_been_removed(wounds: int, drawn: int) -> None:
    g = battle(lanes=lanes({}, {1: {"card": "clan-of-the-oak", "wounds": wounds}}))
    say(g, spell("bloodlust"), "Play: remove up to 1 wound from an ally; if you do, draw a card.")
    assert len(g.players[0].hand) == drawn
