"""Why can't I? The rule that is told is the one that forbids it."""

from __future__ import annotations

from typing import Any

import pytest

from hordekeep.games.cloudspire.content.setting import PVP, TEAMS, Setting
from hordekeep.games.cloudspire.game import GAME
from hordekeep.games.cloudspire.rules.chips.levelling import level_up
from hordekeep.games.cloudspire.rules.chips.relics import relic_window
from hordekeep.games.cloudspire.rules.fight.firing import fire
from hordekeep.games.cloudspire.rules.goals.marks import declare_mark
from hordekeep.games.cloudspire.rules.movement.movement_stage import movement
from hordekeep.games.cloudspire.rules.onslaught.exploring import exploration
from hordekeep.games.cloudspire.rules.onslaught.onslaught import attack_stage, limited_options
from hordekeep.games.cloudspire.rules.setup.setup import take_faction
from hordekeep.games.cloudspire.rules.wave.build_phase import build_turn, lay_earthscape
from hordekeep.games.cloudspire.rules.wave.market_phase import market_turn
from hordekeep.games.cloudspire.rules.wave.prep_phase import prepare
from hordekeep.games.cloudspire.state.play_area import BUILD, MARKET, PREP, PlayArea
from hordekeep.kernel import LANGUAGES, Ask, Choice, Dice, Keep, Refusal, Rules
from tests.games.cloudspire.grounds import B4, C, D
from tests.games.cloudspire.playing import new_match
from tests.games.cloudspire.positions import A, B, advanced, area, beside, landmark, stacked, stand


def asked(rules: Rules[Any] | None, *keys: str) -> Ask:
    """The question that waits after these answers."""
    assert rules is not None
    ask = next(rules)
    for key in keys:
        choice = GAME.words.choice(key)
        assert choice in ask.choices, (key, ask.prompt, ask.choices)
        ask = rules.send(choice)
    return ask


def refused(g: PlayArea, ask: Ask, key: str) -> Refusal:
    """Why something that is written as a key is not offered, said in every language."""
    choice: Choice | None = GAME.words.choice(key)
    assert choice is not None, f"{key} is no key"
    assert choice in GAME.words.candidates(g)
    refusal = GAME.words.why_not(g, ask, ask.seats[0], choice)
    assert refusal is not None, f"{key} is offered"
    match = new_match(2, {}, "words", Keep.CHECKPOINT)
    assert len({match.say(refusal.because, language) for language in LANGUAGES}) == len(LANGUAGES)
    return refusal


# -- building ----------------------------------------------------------------------------------------------------------


def building(phase: int = BUILD) -> PlayArea:
    """A has Source for anything and a unit of B stands on its nearest well."""
    g = area()
    g.phase = phase
    g.source = [20, 20]
    stand(g, "ybanthe", (4, 0), B)
    landmark(g, "thoraxx", (3, 0), hidden=True)
    return g


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("construct:dispatch-platform@4.0", "CS-WELL-05"),
        ("construct:dispatch-platform@3.0", "CS-WELL-01"),
        ("construct:dispatch-platform@3.1", "CS-WELL-01"),
        ("construct:dispatch-platform@0.0", "CS-INFL-03"),
        ("construct:dispatch-platform@-6.0", "CS-WELLF-01"),
        ("construct:dispatch-platform@4.3", "CS-SKY-01"),
        ("construct:siege-tower@6.0", "CS-SIDE-02"),
        ("construct:reetall@6.0", "CS-BARR-03"),
        ("spire:6.0", "CS-BUILD-04"),
        ("advance:inner-oak", "CS-BUILD-11"),
        ("earthscape:14", "CS-BUILD-08"),
        ("buy:nomad", "CS-MKT-04"),
        ("mark:B", "CS-MARK-07"),
        ("relic:second-wind", "CS-RELIC-05"),
        ("select:battleborn", "CS-SELECT-01"),
    ],
)
def test_build_options(key: str, rule: str) -> None:
    g = building()
    assert refused(g, asked(build_turn(g, A)), key).rule == rule


@pytest.mark.rule("CS-BUILD-01", "CS-BUILD-11", "CS-SOURCE-03")
def test_what_costs_too_much() -> None:
    g = building()
    g.source[A] = 3
    ask = asked(build_turn(g, A))
    assert refused(g, ask, "construct:dispatch-platform@6.0").rule == "CS-BUILD-01"
    assert refused(g, ask, "advance:smelter").rule == "CS-BUILD-11"


@pytest.mark.rule("CS-BUILD-12")
def test_a_structure_with_all_its_advancements() -> None:
    g = building()
    advanced(g, A, "smelter", 2)
    assert refused(g, asked(build_turn(g, A)), "advance:smelter").rule == "CS-BUILD-12"


@pytest.mark.rule("CS-SPIRE-16", "CS-SPIRE-17", "CS-MERC-07")
def test_the_spire_limit() -> None:
    g = building()
    for spot in ((6, 0), (5, 2), (0, 0), (-2, -1), (-3, -2), (3, -2)):
        stand(g, "dispatch-platform" if spot[0] > 0 else "lance-launcher", spot, chips="A")
    beside(g, "slingshot")
    ask = asked(build_turn(g, A))
    assert refused(g, ask, "construct:slingshot@4.0").rule == "CS-SPIRE-16"


@pytest.mark.rule("CS-UPG-08", "CS-UPG-10", "CS-BUILD-04")
def test_spires_that_cannot_be_upgraded() -> None:
    g = building()
    stand(g, "drilling-outpost", (6, 0), chips="D")
    stand(g, "shrubbery", (-6, 0), B, chips="A")
    ask = asked(build_turn(g, A))
    assert refused(g, ask, "spire:6.0").rule == "CS-UPG-08"
    assert refused(g, ask, "spire:-6.0").rule == "CS-BUILD-04"


@pytest.mark.rule("CS-LBO-01", "CS-LBO-04", "CS-LBO-05", "CS-TALENT-15")
def test_limited_build_options() -> None:
    g = area()
    stand(g, "lance-launcher", (4, 0), chips="AAR")
    g.source[A] = 3
    ask = asked(limited_options(g, A))
    assert refused(g, ask, "advance:smelter").rule == "CS-LBO-01"
    assert refused(g, ask, "earthscape:9").rule == "CS-LBO-01"
    assert refused(g, ask, "construct:drilling-outpost@3.0").rule == "CS-TALENT-15"
    assert refused(g, asked(limited_options(g, A), "spire:4.0"), "upgrade:A").rule == "CS-LBO-04"
    stand(g, "battleborn", (2, 0))
    stand(g, "awsh", (2, 1))
    assert refused(g, asked(movement(g, A)), "construct:dispatch-platform@3.0").rule == "CS-LBO-05"


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("triangle:4.1+5.1+4.2", "CS-EARTH-12"),
        ("triangle:4.2+5.2+4.3", "CS-EARTH-12"),
        ("triangle:2.1+3.0+3.1", "CS-EARTH-05"),
        ("triangle:0.-1+1.-1+0.0", "CS-EARTH-08"),
        ("triangle:1.1+2.0+2.1", "CS-EARTH-07"),
        ("triangle:3.3+4.2+4.3", "CS-EARTH-02"),
        ("turned:1", "CS-EARTH-02"),
    ],
)
def test_earthscapes(key: str, rule: str) -> None:
    g = area()
    g.phase = BUILD
    g.earthscapes[A] = (9,)
    landmark(g, "thoraxx", (3, 0), hidden=True)
    assert refused(g, asked(lay_earthscape(g, A, 9)), key).rule == rule


# -- the market and the deployment stack -------------------------------------------------------------------------------


@pytest.mark.rule("CS-MKT-05", "CS-MKT-07", "CS-EARTH-01", "CS-MKT-02", "CS-MKT-03")
def test_purchases() -> None:
    g = area()
    g.phase = MARKET
    g.source[A] = 1
    chips = {name: beside(g, name) for name in ("anarchist", "elite-duelist")}
    g.offers = list(chips.values())
    g.earth_shown = 10
    ask = asked(market_turn(g, A))
    assert refused(g, ask, "buy:elite-duelist").rule == "CS-MKT-05"
    assert refused(g, ask, "buy:nomad").rule == "CS-MKT-02"
    assert refused(g, ask, "buy-earthscape:10").rule == "CS-EARTH-01"
    assert refused(g, ask, "buy-earthscape:9").rule == "CS-MKT-03"
    g.earth_sold = True
    assert refused(g, asked(market_turn(g, A)), "buy-earthscape:10").rule == "CS-MKT-07"


def preparing(wave: int = 2, cp: int = 7, faction: str = "brawnen") -> PlayArea:
    g = area(faction, "narora" if faction != "narora" else "brawnen")
    g.phase, g.wave = PREP, wave
    g.cp[A] = cp
    return g


@pytest.mark.rule("CS-BARR-01", "CS-BARR-02", "CS-GROUP-01", "CS-EQUIP-02", "CS-EQUIP-07")
def test_an_empty_stack() -> None:
    g = preparing(cp=2)
    beside(g, "time-vials")
    ask = asked(prepare(g, A))
    assert refused(g, ask, "select:dispatch").rule == "CS-BARR-02"
    assert refused(g, ask, "select:nomad").rule == "CS-BARR-01"
    assert refused(g, ask, "select:acolyte").rule == "CS-BARR-01"
    assert refused(g, ask, "group:battleborn").rule == "CS-GROUP-01"
    assert refused(g, ask, "group:aegis").rule == "CS-BARR-02"
    assert refused(g, ask, "equip:time-vials").rule == "CS-EQUIP-02"
    assert refused(g, ask, "equip:mini-harvester").rule == "CS-EQUIP-07"


@pytest.mark.rule("CS-HERO-02", "CS-MERC-05", "CS-FACTION-09")
def test_heroes_of_wave_1() -> None:
    g = preparing(1, 5, "grovetenders")
    beside(g, "barybrund")
    ask = asked(prepare(g, A))
    assert refused(g, ask, "select:ybanthe").rule == "CS-HERO-02"
    assert refused(g, ask, "select:barybrund").rule == "CS-MERC-05"
    assert refused(g, asked(prepare(g, A), "select:dywen"), "select:ybanthe").rule == "CS-HERO-02"


@pytest.mark.rule("CS-HERO-03", "CS-MERC-04")
def test_a_third_hero() -> None:
    g = preparing(3, 11)
    stand(g, "awsh", (2, 0))
    stacked(g, "drang")
    beside(g, "roa")
    ask = asked(prepare(g, A))
    assert refused(g, ask, "select:kram-the-mighty").rule == "CS-HERO-03"
    assert refused(g, ask, "select:roa").rule == "CS-MERC-04"


@pytest.mark.rule("CS-HERO-04", "CS-GROUP-10", "CS-EQUIP-03", "CS-EQUIP-04")
def test_after_a_hero() -> None:
    g = preparing(2, 9)
    beside(g, "time-vials")
    beside(g, "mini-harvester")
    keys = ("select:battleborn", "select:awsh", "equip:time-vials")
    ask = asked(prepare(g, A), *keys)
    assert refused(g, ask, "select:aegis").rule == "CS-HERO-04"
    assert refused(g, ask, "group:aegis").rule == "CS-GROUP-10"
    assert refused(g, ask, "equip:mini-harvester").rule == "CS-EQUIP-03"


@pytest.mark.rule("CS-GROUP-02", "CS-TALENT-19")
def test_groups() -> None:
    g = preparing(4, 11, "grovetenders")
    assert refused(g, asked(prepare(g, A), "select:war-briar"), "group:grizzled-oak").rule == "CS-GROUP-02"
    g = preparing(4, 11)
    assert refused(g, asked(prepare(g, A), "select:forsaken"), "group:battleborn").rule == "CS-TALENT-19"


def teams() -> PlayArea:
    """Four fortresses in two teams, each marking across."""
    g = PlayArea().begin(Setting(TEAMS, 4), B4, Dice("teams"))
    for seat, faction in enumerate(("brawnen", "grovetenders", "heirs", "narora")):
        take_faction(g, seat, faction)
    return g


@pytest.mark.rule("CS-MARK-02", "CS-MARK-08", "CS-PILL-03")
def test_marks() -> None:
    g = teams()
    ask = asked(declare_mark(g, A))
    assert refused(g, ask, "mark:A").rule == "CS-MARK-02"
    assert refused(g, ask, "mark:B").rule == "CS-MARK-08"
    g = PlayArea().begin(Setting(PVP, 4), B4, Dice("marks"))
    g.gates[D] = 0
    assert refused(g, asked(declare_mark(g, C)), "mark:D").rule == "CS-PILL-03"


# -- movement ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("unit:2.1", "CS-MOVE-19"),
        ("unit:0.1", "CS-CTRL-01"),
        ("unit:5.0", "CS-LEAD-01"),
        ("done", "CS-MIN-01"),
        ("deploy", "CS-DEPLOY-02"),
        ("advance:smelter", "CS-LBO-01"),
        ("hex:1.0", "CS-TURN-02"),
        ("explore:3.0", "CS-TURN-02"),
        ("mark:B", "CS-MARK-07"),
    ],
)
def test_who_moves(key: str, rule: str) -> None:
    g = area()
    stand(g, "battleborn", (1, 0))
    stand(g, "battleborn", (2, 1))
    stand(g, "awsh", (3, 1))
    stand(g, "treed", (0, 1), B)
    assert refused(g, asked(movement(g, A)), key).rule == rule


@pytest.mark.rule("CS-HERO-05", "CS-LEAD-02", "CS-ACTIVE-02")
def test_heroes_do_not_move_between_minions() -> None:
    g = area()
    stand(g, "battleborn", (-1, 1))
    stand(g, "battleborn", (1, -2))
    moved = stand(g, "aegis", (3, 1))
    stand(g, "awsh", (2, 1))
    g.moved |= 1 << moved
    ask = asked(movement(g, A))
    assert refused(g, ask, "unit:2.1").rule == "CS-HERO-05"
    assert refused(g, ask, "unit:3.1").rule == "CS-LEAD-02"
    g.campfires = 1 << A
    assert refused(g, asked(movement(g, A)), "unit:2.1").rule == "CS-ACTIVE-02"


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("hex:2.0", "CS-MOVE-11"),
        ("hex:0.1", "CS-MOVE-14"),
        ("hex:1.1", "CS-MOVE-16"),
        ("hex:-4.-1", "CS-MOVE-05"),
        ("hex:-5.-1", "CS-GATE-01"),
        ("hex:5.1", "CS-GATE-02"),
        ("hex:6.0", "CS-WELLF-02"),
        ("hex:4.3", "CS-SKY-01"),
        ("hex:1.-1", "CS-MOVE-01"),
        ("stay", "CS-MIN-01"),
        ("unit:1.0", "CS-MOVE-08"),
    ],
)
def test_where_a_minion_marches(key: str, rule: str) -> None:
    g = area()
    stand(g, "battleborn", (1, 0))
    stand(g, "war-briar", (1, -1), B)
    assert refused(g, asked(movement(g, A)), key).rule == rule


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("hex:2.-1", "CS-HERO-06"),
        ("hex:1.-1", "CS-MOVE-01"),
        ("hex:-2.2", "CS-MOVE-05"),
        ("hex:5.1", "CS-MOVE-05"),
        ("hex:-5.-1", "CS-GATE-01"),
        ("use:raze@1.0", "CS-TALENT-01"),
    ],
)
def test_where_a_hero_goes(key: str, rule: str) -> None:
    g = area()
    stand(g, "awsh", (1, 0))
    stand(g, "war-briar", (1, -1), B)
    assert refused(g, asked(movement(g, A), "unit:1.0"), key).rule == rule


# -- spires, landmarks, attacks ----------------------------------------------------------------------------------------


@pytest.mark.rule("CS-SPIRE-11", "CS-TARGET-01", "CS-SPIRE-12", "CS-SPIRE-03", "CS-CTRL-01", "CS-ATK-03")
def test_spires_that_fire() -> None:
    g = area()
    near = stand(g, "reetall", (-2, -1), B, chips="AR")
    stand(g, "reetall", (-3, -2), B, chips="AR")
    stand(g, "shrubbery", (-6, 0), B, chips="D")
    stand(g, "drilling-outpost", (4, 0), chips="D")
    stand(g, "battleborn", (-2, -2))
    stand(g, "aegis", (-3, -1))
    stand(g, "awsh", (1, 0))
    stand(g, "treed", (-1, -2), B)
    ask = asked(fire(g, B))
    assert ask.prompt == "which-spire"
    assert refused(g, ask, "spire:-6.0").rule == "CS-SPIRE-03"
    assert refused(g, ask, "spire:4.0").rule == "CS-CTRL-01"
    assert refused(g, ask, "stop").rule == "CS-SPIRE-09"
    ask = asked(fire(g, B), "spire:-2.-1")
    assert ask.prompt == "spire-target"
    assert refused(g, ask, "unit:1.0").rule == "CS-TARGET-01"
    assert refused(g, ask, "unit:-1.-2").rule == "CS-SPIRE-11"
    assert refused(g, ask, "spire:4.0").rule == "CS-SPIRE-11"
    stand(g, "reetall", (-5, -2), B, chips="ARR")
    g.attacked = 1 << near
    ask = asked(fire(g, B))
    assert ask.prompt == "which-spire"
    assert refused(g, ask, "spire:-2.-1").rule == "CS-SPIRE-12"


@pytest.mark.rule("CS-EXPL-01", "CS-EXPL-05")
def test_exploration() -> None:
    g = area()
    stand(g, "battleborn", (3, 1))
    seen = landmark(g, "source-peddler", (3, 0), hidden=True)
    landmark(g, "thoraxx", (4, 0), hidden=True)
    landmark(g, "grail-wolves", (0, 0), hidden=True)
    g.used = frozenset({f"{seen}/explored"})
    ask = asked(exploration(g, A))
    assert refused(g, ask, "explore:3.0").rule == "CS-EXPL-05"
    assert refused(g, ask, "explore:0.0").rule == "CS-EXPL-01"
    assert refused(g, ask, "explore:2.0").rule == "CS-EXPL-01"


@pytest.mark.rule("CS-ATK-08", "CS-ATK-09", "CS-ATK-10", "CS-ATK-12")
def test_who_attacks() -> None:
    g = area()
    stand(g, "battleborn", (0, 1))
    stand(g, "aegis", (-1, 2))
    kram = stand(g, "kram-the-mighty", (-1, 0))
    stand(g, "drang", (4, 1))
    stand(g, "treed", (-1, 1), B)
    g.attacked = 1 << kram
    ask = asked(attack_stage(g, A))
    assert refused(g, ask, "stop").rule == "CS-ATK-10"
    assert refused(g, ask, "unit:-1.0").rule == "CS-ATK-09"
    assert refused(g, ask, "unit:4.1").rule == "CS-ATK-12"
    assert refused(g, ask, "unit:-1.1").rule == "CS-CTRL-01"


@pytest.mark.rule("CS-ATK-03", "CS-ATK-12", "CS-TARGET-02", "CS-GATE-22", "CS-ATK-13")
def test_what_is_attacked() -> None:
    g = area()
    stand(g, "battleborn", (0, 1))
    stand(g, "treed", (-1, 1), B)
    stand(g, "war-briar", (1, 0), B)
    stand(g, "aegis", (-1, 2))
    stand(g, "dywen", (2, 0), B)
    wings = beside(g, "makeshift-wings", B)
    flyer = stand(g, "ybanthe", (0, 2), B)
    g.gear[flyer] = (wings,)
    landmark(g, "gateport", (0, 0))
    ask = asked(attack_stage(g, A), "unit:0.1")
    assert ask.prompt == "attack-target"
    assert refused(g, ask, "unit:-1.2").rule == "CS-ATK-12"
    assert refused(g, ask, "unit:2.0").rule == "CS-TARGET-02"
    assert refused(g, ask, "unit:0.2").rule == "CS-ATK-03"
    assert refused(g, ask, "unit:0.0").rule == "CS-ATK-13"
    assert refused(g, ask, "gate:B").rule == "CS-TARGET-02"
    assert refused(g, ask, "gate:A").rule == "CS-ATK-12"
    g.gates[B] = 0
    assert refused(g, ask, "gate:B").rule == "CS-GATE-22"


@pytest.mark.rule("CS-UPG-02", "CS-UPG-05", "CS-LEVEL-03")
def test_level_up() -> None:
    g = area()
    kram = stand(g, "kram-the-mighty", (1, 0))
    g.supply[2] = 0
    ask = asked(level_up(g, kram, "CS-LEVEL-01"))
    assert refused(g, ask, "upgrade:R").rule == "CS-UPG-05"
    assert refused(g, ask, "upgrade:D").rule == "CS-UPG-02"
    assert refused(g, ask, "promote").rule == "CS-LEVEL-03"


@pytest.mark.rule("CS-RELIC-09", "CS-RELIC-01", "CS-RELIC-02")
def test_relics() -> None:
    g = area()
    g.relics[A] = ("second-wind", "quick-mortar")
    ask = asked(relic_window(g, A))
    assert refused(g, ask, "relic:quick-mortar").rule == "CS-RELIC-09"
    assert refused(g, ask, "relic:sky-key").rule == "CS-RELIC-01"
    assert refused(g, ask, "sell").rule == "CS-RELIC-02"


@pytest.mark.rule("CS-FACTION-02")
def test_a_faction_that_is_taken() -> None:
    match = new_match(2, {"first": "A"}, "factions")
    match.choose("faction:brawnen")
    refusal = match.why_not("faction:brawnen")
    assert refusal is not None
    assert refusal.rule == "CS-FACTION-02"
