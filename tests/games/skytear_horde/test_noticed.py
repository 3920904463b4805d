"""Small rules that could be broken without any other test noticing: found by `make mutants`."""

from __future__ import annotations

from collections import Counter
from typing import Any
from unittest.mock import patch

import pytest

from hordekeep.engines.lanes.effects.in_force import controller
from hordekeep.engines.lanes.rules.concepts.movement import swap
from hordekeep.engines.lanes.rules.health.damage import hurt, place_wounds
from hordekeep.engines.lanes.rules.health.tokens import change_for_turn
from hordekeep.engines.lanes.state.abilities import Cause
from hordekeep.engines.lanes.words.moving import swap_lanes
from hordekeep.engines.lanes.words.piles import _shuffle, place_for
from hordekeep.kernel import Document, Rules
from tests.games.lanes.sentences import ally, battle, lanes, monster, say, spell
from tests.games.skytear_horde.first_shelf import shelf
from tests.games.skytear_horde.playing import asked, load, new_match

BRUTE: Document = {"card": "troll-brute"}


@pytest.mark.rule("SH-GLOS-51", "SH-GLOS-39")
@pytest.mark.parametrize(("share", "left"), [(3, 5), (2, 5), (1, 4), (4, 4)])
def test_of_a_split_strike_every_share_tramples(share: int, left: int) -> None:
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


def value_of(rules: Rules[Any]) -> Any:
    """What rules that ask nothing return."""
    with pytest.raises(StopIteration) as done:
        next(rules)
    return done.value.value


@pytest.mark.rule("SH-GLOS-23", "SH-ALLI-16")
def test_a_swap_engages_in_both_lanes() -> None:
    g = battle(lanes=lanes({1: "shade-havocs", 2: "shade-havocs"}, {1: "shamans", 2: "clan-of-the-oak"}))
    swap(g, ally(g, 1), ally(g, 2), "SH-ALLI-16")
    assert sorted(each.holder.lane for each in g.waiting) == [0, 1]


@pytest.mark.rule("SH-ALLI-16")
def test_a_card_that_lets_allies_swap_reaches_the_first_lane_too() -> None:
    g = battle(lanes=lanes({}, {1: "shamans", 2: "clan-of-the-oak"}))
    one, other = ally(g, 1), ally(g, 2)
    assert swap_lanes(g, Cause(spell("bloodlust"), 0), [one, other])
    assert (one.lane, other.lane) == (1, 0)


@pytest.mark.rule("SH-VS-29")
def test_a_concealed_monster_is_turned_up_and_then_takes_the_damage() -> None:
    g = battle(mode="versus", lanes=lanes({1: {**BRUTE, "concealed": True}}, {}))
    assert value_of(hurt(g, monster(g, 1), 1, None)) == 1
    assert (monster(g, 1).concealed, monster(g, 1).vigor) == (False, -1)


@pytest.mark.rule("SH-MINION-05")
def test_a_minion_in_the_first_lane_is_not_in_the_back_line() -> None:
    g = battle(lanes=lanes({1: {"card": "onikai", "health": 1}}, {}), minions={"yetnar": {"health": 1}})
    say(g, spell("bloodlust"), "Play: put 1 health token on each minion in the back line.")
    assert [minion.vigor for minion in g.minions] == [1, 2, 1, 1]


@pytest.mark.rule("SH-SETUP-11")
def test_a_deck_that_is_shuffled_after_a_search_has_the_same_cards_in_another_order() -> None:
    g = battle(players=[{"deck": 30}])
    before = list(g.players[0].deck)
    _shuffle(g, 0)
    after = g.players[0].deck
    assert after != before
    assert Counter(after) == Counter(before)


@pytest.mark.rule("SH-CARD-09")
@pytest.mark.parametrize(("allies", "found"), [({}, (False, None)), ({1: "clan-of-the-oak"}, (True, 6))])
def test_an_attachment_played_by_a_card_needs_a_host(allies: dict[int, str], found: tuple[bool, int | None]) -> None:
    g = battle(lanes=lanes({}, allies))
    cause = Cause(spell("bloodlust"), 0)
    assert value_of(place_for(g, cause, shelf().find("lightning-naginata"))) == found


@pytest.mark.rule("SH-GLOS-47", "SH-VS-24")
def test_a_taunt_that_is_turned_up_at_the_end_of_the_alliance_phase_is_answered_by_a_move() -> None:
    match = load(
        mode="versus",
        lanes=lanes({1: {**BRUTE, "concealed": True}}, {2: "clan-of-the-oak", 3: "shamans"}),
        horde={"deck": ["deep-stalker"] * 9},
    )
    match.choose("done", 0)
    assert asked(match).prompt == "answer-taunt"
    match.choose("move:3-1", 0)
    assert [event.facts["to"] for event in match.log if event.kind == "moved"] == ["a1"]


@pytest.mark.rule("SH-EDGE-09", "SH-GLOS-47")
def test_what_the_answer_to_a_taunt_sets_off_happens_before_the_treachery_phase() -> None:
    match = load(
        mode="versus",
        lanes=lanes({1: {**BRUTE, "concealed": True}}, {2: "shade-havocs", 3: "clan-of-the-oak"}),
        players=[{"hand": ["shamans"]}],
        horde={"deck": ["deep-stalker"] * 9},
    )
    match.choose("done", 0)
    match.choose("move:2-1", 0)
    kinds = [event.kind for event in match.log if event.kind in ("moved", "discarded", "treachery-revealed")]
    assert kinds[:3] == ["moved", "discarded", "treachery-revealed"]


@pytest.mark.rule("SH-TOKEN-02", "SH-GLOS-28")
@pytest.mark.parametrize(("tokens", "wounds", "lost"), [(3, 1, [1]), (1, 3, [1]), (0, 1, [])])
def test_wounds_take_as_many_health_tokens_as_there_are(tokens: int, wounds: int, lost: list[int]) -> None:
    g = battle(lanes=lanes({1: {"card": "frost-giant", "health": tokens}}, {}))
    told: list[int] = []
    with patch("hordekeep.engines.lanes.rules.health.damage.after", lambda g, each: told.append(each.amount)):
        place_wounds(g, monster(g, 1), wounds, None)
    assert (told, monster(g, 1).vigor) == (lost, tokens - wounds)
