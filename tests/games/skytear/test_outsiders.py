"""Outsiders, placed and activated by the winner of their Dome: SM-OUT, SM-OACT, SM-TEAM-06."""

from __future__ import annotations

from types import SimpleNamespace

import msgspec
import pytest

from hordekeep.games.skytear.content.cards import PowerCard, shelf
from hordekeep.games.skytear.content.setting import OUTSIDERS
from hordekeep.games.skytear.effects import meanings
from hordekeep.games.skytear.effects.meanings import placement_of
from hordekeep.games.skytear.rules.heroes.legal import NO_TARGET, NOBODY_TO_ATTACK
from hordekeep.games.skytear.rules.keywords.open_hexes import reach, stops
from hordekeep.games.skytear.rules.minions.outsiders import (
    DONE_ALREADY,
    NOT_ITS,
    placement_hexes,
    why_not_outsider_act,
)
from hordekeep.games.skytear.state.arena import ACTIVATION, EXHAUSTED, TURN, Arena, Lasting, Standing, Trigger
from hordekeep.games.skytear.state.pieces import pillars_of, put
from tests.games.skytear.arenas import Table, add_minions, arena, at, put_outsider, slot, texts_in

BLUE, RED = 0, 1
DOME = 4


def power_card(id: str) -> PowerCard:
    """A power card by its id."""
    return shelf().power_cards[id]


def activated(g: Arena, hex: str, seat: int = 0) -> Table:
    """The outsider, placed on a hex by a seat, about to act."""
    table = Table(g, ("outsider_placed", (0, seat)))
    return table.choose(hex)


def acts(table: Table) -> set[str]:
    """What the outsider may do now."""
    return {choice[1] for choice in table.choices if choice[0] in ("act", "skill")}


# -- placement ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-OUT-02", "SM-OACT-01")
def test_the_winner_of_the_dome_may_place_its_outsider_in_it_or_beside_it() -> None:
    g = arena(heroes={"blue.yami": "0.0", "blue.sakoshi": "0.1", "blue.corjof": "-1.0", "red.gulbjarn": "2.0"})
    table = Table(g, ("dome_token", 0))
    assert table.heard("control")[0] == {"lanes": [], "dome": "centre", "blue": 3, "red": 1, "winner": BLUE, "by": 2}
    assert (table.prompt, table.seats) == ("place-outsider", (BLUE,))
    assert {"1.0", "3.0"} <= table.hexes
    assert {"4.0", "2.0", "0.0"}.isdisjoint(table.hexes)
    table.choose("stop")
    assert (table.prompt, g.at[OUTSIDERS]) == ("", -1)
    assert table.kinds()[-1] == "outsider-declined"


@pytest.mark.rule("SM-OUT-05", "SM-OACT-04")
def test_an_outsider_on_the_battlefield_is_placed_anew_or_stays() -> None:
    g = arena(heroes={"red.yami": "0.0"})
    put_outsider(g, 0, "5.0")
    table = Table(g, ("dome_token", 0))
    assert table.seats == (RED,)
    assert "5.0" not in table.hexes
    table.choose("stop")
    assert g.at[OUTSIDERS] == at("5.0")
    Table(g, ("dome_token", 0)).choose("1.0", "end")
    assert g.at[OUTSIDERS] == at("1.0")
    assert "1.0" in Table(g, ("dome_token", 0)).hexes  # its own hex is free for it


@pytest.mark.rule("SM-OACT-05")
def test_a_tie_in_the_dome_activates_nobody() -> None:
    g = arena(heroes={"blue.yami": "0.0", "red.corjof": "1.0"})
    assert Table(g, ("dome_token", 0)).prompt == ""


@pytest.mark.rule("SM-OACT-09")
def test_if_no_hex_is_free_it_stays_and_is_not_activated() -> None:
    g = arena(heroes={"blue.yami": "0.0"})
    put_outsider(g, 0, "5.0")
    g.lasting.append(Lasting("bar", -1, g.field.board.grown(g.field.domes[0].hexes), TURN))
    assert placement_hexes(g, 0, 0) == 0
    table = Table(g, ("dome_token", 0))
    assert (table.prompt, table.kinds()[-1]) == ("", "outsider-has-no-room")
    assert (g.at[OUTSIDERS], g.commander) == (at("5.0"), -1)


@pytest.mark.rule("SM-TEAM-06")
def test_a_team_names_who_activates_it() -> None:
    g = arena(seats=4, heroes={"red.yami": "0.0"})
    table = Table(g, ("dome_token", 0))
    assert (table.prompt, table.seats) == ("who-activates", (1, 3))
    table.choose(("seat", 3))
    assert (table.prompt, table.seats) == ("place-outsider", (3,))
    table.choose("1.0")
    assert (table.prompt, table.seats) == ("outsider-act", (3,))


# -- its activation ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-OACT-02")
def test_it_has_three_ap_for_move_skirmish_attack_and_its_skills() -> None:
    g = arena(heroes={"red.yami": "1.0"})
    table = activated(g, "2.0")
    assert (g.ap, g.commander) == (3, BLUE)
    assert acts(table) == {"move", "skirmish", "attack", "shardling/shockwave", "shardling/sky-burn"}
    assert [why_not_outsider_act(g, 0, each) for each in ("lead", "worship")] == [NOT_ITS, NOT_ITS]


@pytest.mark.rule("SM-OACT-03")
def test_each_action_or_skill_costs_one_ap_and_is_taken_once() -> None:
    g = arena(heroes={"red.yami": "1.0"})
    table = activated(g, "2.0").choose(("act", "attack"), ("hero", "red.yami"))
    assert g.ap == 2
    assert "attack" not in acts(table)
    assert why_not_outsider_act(g, 0, "attack") == DONE_ALREADY
    table.choose(("skill", "shardling/sky-burn"))
    assert (g.ap, acts(table)) == (1, {"move", "skirmish", "shardling/shockwave"})
    table.choose(("act", "move"), "3.0")
    assert (table.prompt, g.commander, g.active_seat, g.ap, g.used) == ("", -1, -1, 0, ())
    assert g.at[OUTSIDERS] == at("3.0")


@pytest.mark.rule("SM-OACT-02", "SM-OACT-08")
def test_without_a_target_it_cannot_attack() -> None:
    g = arena(heroes={"red.yami": "-2.0"})
    table = activated(g, "2.0")
    assert "attack" not in acts(table)
    assert why_not_outsider_act(g, 0, "attack") == NOBODY_TO_ATTACK


@pytest.mark.rule("SM-OACT-08", "SM-HERO-07")
def test_its_attack_follows_the_rules_of_heroes_but_never_hits_tokens() -> None:
    g = arena(heroes={"red.yami": "1.0", "blue.corjof": "2.-1"})
    put(g, pillars_of(RED)[0], at("1.1"))
    g.decks[0].append(power_card("gank"))  # modifier +1
    table = activated(g, "2.0").choose(("act", "attack"))
    assert table.choices == [("hero", "red.yami")]
    table.choose(("hero", "red.yami"))
    assert g.hp[slot(g, "red.yami")] == 13 - 3  # 3 + 1, less Armor 1


@pytest.mark.rule("SM-OACT-08")
def test_it_attacks_minions_too() -> None:
    g = arena()
    add_minions(g, RED, "right", "3.1")
    g.decks[0].append(power_card("gank"))
    activated(g, "3.0").choose(("act", "attack"), ("minion", RED, at("3.1")))
    assert g.on[3] == 0
    assert g.tallies[BLUE].minions == 1


@pytest.mark.rule("SM-OACT-07", "SM-TEAM-24", "SM-STATE-23", "SM-STATE-13")
def test_it_flips_the_deck_of_who_activates_it_and_draws_for_them() -> None:
    g = arena(heroes={"red.yami": "1.0"})
    hero = slot(g, "red.yami")
    g.hp[hero], g.turn = 1, 2
    decks = [len(deck) for deck in g.decks]
    activated(g, "2.0").choose(("act", "attack"), ("hero", "red.yami"))
    assert g.at[hero] == -1
    assert [len(deck) for deck in g.decks] == [decks[0] - 3, decks[1]]  # one flipped, two drawn
    assert len(g.hands[BLUE]) == 2
    assert len(g.discards[0]) == 1
    assert g.returns[hero] == 4
    assert g.tallies[BLUE].defeats == 1


@pytest.mark.rule("SM-OACT-07", "SM-TEAM-15", "SM-TEAM-24")
def test_in_a_team_a_teammate_draws_one_of_the_two() -> None:
    g = arena(seats=4, heroes={"red.yami": "1.0"})
    g.hp[slot(g, "red.yami")] = 1
    decks = [len(deck) for deck in g.decks]
    activated(g, "2.0", seat=2).choose(("act", "attack"), ("hero", "red.yami"))
    assert [len(hand) for hand in g.hands] == [1, 0, 1, 0]
    assert [was - len(deck) for was, deck in zip(decks, g.decks, strict=True)] == [1, 0, 2, 0]


@pytest.mark.rule("SM-OUT-06", "SM-COV-04")
def test_it_needs_a_friendly_hero_to_see_an_enemy_in_cover() -> None:
    hidden = arena(heroes={"red.yami": "3.-1"})
    assert "attack" not in acts(activated(hidden, "3.0"))
    seen = arena(heroes={"red.yami": "3.-1", "blue.corjof": "4.-2"})
    assert "attack" in acts(activated(seen, "3.0"))
    other = arena(heroes={"red.yami": "3.-1", "red.corjof": "4.-2"})
    assert "attack" not in acts(activated(other, "3.0"))


@pytest.mark.rule("SM-OUT-03", "SM-AMOV-03", "SM-OACT-04")
def test_an_outsider_blocks_the_way() -> None:
    g = arena(heroes={"blue.yami": "4.3"})
    put_outsider(g, 0, "4.2")
    hero = slot(g, "blue.yami")
    assert not reach(g, hero, 1) >> at("4.2") & 1
    assert not reach(g, hero, 2) >> at("4.1") & 1
    assert reach(g, hero, 3) >> at("4.1") & 1


@pytest.mark.rule("SM-OACT-08", "SM-SKM-05")
def test_it_skirmishes_like_a_hero_never_at_minions() -> None:
    g = arena(heroes={"red.corjof": "2.-2"})
    add_minions(g, RED, "right", "3.1")
    g.decks[0].append(power_card("gank"))
    table = activated(g, "2.0").choose(("act", "skirmish"))
    assert not any(choice[0] in ("hero", "minion") for choice in table.choices)
    table.choose("2.-1", ("hero", "red.corjof"), "1.0")
    assert g.hp[slot(g, "red.corjof")] == 12
    assert g.at[OUTSIDERS] == at("1.0")
    assert table.prompt == "outsider-act"


@pytest.mark.rule("SM-EFF-25", "SM-HERO-07")
def test_a_bonus_of_the_turn_protects_from_it() -> None:
    g = arena(heroes={"red.corjof": "1.0"})
    hero = slot(g, "red.corjof")
    g.lasting.append(Lasting("armor", hero, 2, TURN))
    g.decks[0].append(power_card("gank"))
    activated(g, "2.0").choose(("act", "attack"), ("hero", "red.corjof"), "end")
    assert g.hp[hero] == 13 - 2
    assert g.lasting


@pytest.mark.rule("SM-OUT-01", "SM-ATK-02")
def test_nobody_can_attack_it() -> None:
    from hordekeep.games.skytear.rules.actions.attack import attack_targets

    g = arena(heroes={"red.corjof": "1.0"})
    put_outsider(g, 0, "2.0")
    assert attack_targets(g, slot(g, "red.corjof")) == []


@pytest.mark.rule("SM-OACT-04")
def test_ending_early_is_allowed_and_heroes_stay_as_they_are() -> None:
    g = arena(heroes={"red.corjof": "1.0"})
    table = activated(g, "2.0").choose("end")
    assert (table.prompt, g.at[OUTSIDERS], g.state[slot(g, "red.corjof")]) == ("", at("2.0"), EXHAUSTED)


@pytest.mark.rule("SM-TRIG-04", "SM-EFF-01")
def test_what_it_triggers_resolves_at_once_and_nothing_of_its_activation_lasts() -> None:
    g = arena(heroes={"red.corjof": "1.0", "blue.yami": "-3.5"})
    owner = slot(g, "blue.yami")
    trigger = Trigger("defeated", lambda g, owner, by, subject: by == OUTSIDERS)
    g.standing = Standing({}, {"defeated": ((owner, "yami/blood-scent", trigger),)})
    g.hp[owner], g.hp[slot(g, "red.corjof")] = 5, 1
    g.lasting = [Lasting("armor", owner, 1, ACTIVATION), Lasting("armor", owner, 1, TURN)]
    table = activated(g, "2.0").choose(("act", "attack"), ("hero", "red.corjof"))
    assert (table.prompt, g.hp[owner], g.waiting, g.stack) == ("outsider-act", 8, [], [])
    table.choose("end")
    assert [each.until for each in g.lasting] == [TURN]


# -- its skills --------------------------------------------------------------------------------------------------------


def test_shockwave_pushes_each_adjacent_enemy_hero_and_sky_burn_hurts_each_adjacent_enemy() -> None:
    g = arena(heroes={"red.corjof": "1.0", "blue.yami": "1.1"})
    add_minions(g, RED, "right", "3.0")
    table = activated(g, "2.0").choose(("skill", "shardling/sky-burn"))
    assert g.hp[slot(g, "red.corjof")] == 12
    assert g.hp[slot(g, "blue.yami")] == 13
    assert g.on[3] == 0
    table.choose(("skill", "shardling/shockwave"))
    while table.prompt == "push-to":
        table.choose(table.choices[0])
    assert g.field.board.distance(g.at[slot(g, "red.corjof")], at("2.0")) == 3
    assert g.at[slot(g, "blue.yami")] == at("1.1")


def test_a_skill_with_a_target_is_aimed_first_and_not_offered_without_one() -> None:
    g = arena(heroes={"red.corjof": "0.0", "red.yami": "-2.0"}, outsiders=["riftwalker"])
    table = activated(g, "2.0")
    assert acts(table) >= {"riftwalker/rift", "riftwalker/drain"}
    table.choose(("skill", "riftwalker/drain"))
    assert table.choices == [("hero", "red.corjof")]  # the other one is 4 hexes away
    assert g.ap == 3  # nothing is paid while a target is chosen
    table.choose(("hero", "red.corjof"))
    assert (g.hp[slot(g, "red.corjof")], g.ap) == (12, 2)
    table.choose(("skill", "riftwalker/rift"), ("hero", "red.corjof"))
    assert table.hexes <= texts_in(g.field.board.near[at("2.0")])
    alone = arena(outsiders=["riftwalker"])
    assert acts(activated(alone, "2.0")) == {"move", "skirmish"}
    assert why_not_outsider_act(alone, 0, "riftwalker/drain") == NO_TARGET


@pytest.mark.rule("SM-OACT-01")
def test_the_placement_on_the_card_is_the_one_that_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    sentences = {sentence for card in shelf().outsiders.values() for sentence in card.placement}
    assert sentences == {"Place the caster on a free hex of its Dome or adjacent to its Dome."}
    g = arena()
    dome = g.field.domes[0].hexes
    assert placement_hexes(g, 0, 0) == g.field.board.grown(dome) & stops(g)
    put_outsider(g, 0, "2.0")
    monkeypatch.setattr(meanings, "shelf", lambda: other_shelf("Place the caster on an adjacent hex."))
    placement_of.forget()
    try:
        assert placement_hexes(g, 0, 0) == g.field.board.within(at("2.0"), 1) & (stops(g) | 1 << at("2.0"))
    finally:
        placement_of.forget()


def other_shelf(placement: str) -> SimpleNamespace:
    """The outsiders with another placement rule on all their cards."""
    others = {name: msgspec.structs.replace(card, placement=(placement,)) for name, card in shelf().outsiders.items()}
    return SimpleNamespace(outsiders=others)
