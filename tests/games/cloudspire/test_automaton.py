"""The automaton (CS-K-AI): what it answers to each question, in small positions. It plays the Grovetenders from gate B,
the player the Brawnen."""

from __future__ import annotations

from typing import Any

import pytest

from hordekeep.games.cloudspire.answerers.automaton import answer
from hordekeep.games.cloudspire.asking.choices import NO, PASS, STOP, YES
from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.effects.effects import happens
from hordekeep.games.cloudspire.rules.fight.attacking import attack_unit
from hordekeep.games.cloudspire.rules.fight.damage import ATTACK, Cause, hurt
from hordekeep.games.cloudspire.rules.fight.firing import shoot
from hordekeep.games.cloudspire.rules.movement.marching import hero_moves
from hordekeep.games.cloudspire.rules.wave.build_phase import build_options, build_turn
from hordekeep.games.cloudspire.rules.wave.income_phase import income as income_of_wave
from hordekeep.games.cloudspire.rules.wave.prep_phase import command_points as points_of_wave
from hordekeep.games.cloudspire.rules.wave.prep_phase import prepare
from hordekeep.games.cloudspire.state.pieces import face
from hordekeep.games.cloudspire.state.play_area import TURN, Lasting, Occasion, PlayArea
from hordekeep.games.cloudspire.written.position_reading import from_position
from hordekeep.kernel import Choice
from tests.games.cloudspire.grounds import at
from tests.games.cloudspire.positions import A, B, answered, rolls

DONE_BUILDING = {
    "gateport": 2, "sharpener": 3, "inner-oak": 3, "forming-glade": 3, "sacred-grove": 2, "hall-of-shaping": 3
}  # fmt: skip
"""All advancements of the Grovetenders."""


def alone(own: dict[str, Any], human: dict[str, Any] | None = None, **more: Any) -> PlayArea:
    """A solo game: the automaton has `own`."""
    players = [{"faction": "brawnen", **(human or {})}, {"faction": "grovetenders", **own}]
    return from_position({"mode": "solo", "seats": 1, "players": players, **more})


def hexes(*spots: tuple[int, int]) -> list[Choice]:
    return [("hex", at(*spot)) for spot in spots]


# -- Source and CP -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "source", "cp"), [("easy", 7, 7), ("normal", 9, 7), ("hard", 11, 8)])
def test_its_level_gives_it_more(level: str, source: int, cp: int) -> None:
    g = alone({}, level=level)
    assert (g.setting.income_of_automaton(7), g.setting.points_of_automaton(7)) == (source, cp)
    assert [points_of_wave(g, seat) for seat in (A, B)] == [7, cp]
    assert [income_of_wave(g, seat) for seat in (A, B)] == [7, source]


def test_against_several_it_has_half_as_much_again_rounded_up() -> None:
    g = from_position({"mode": "coop", "seats": 2})
    assert [g.setting.income_of_automaton(base) for base in (4, 5, 7)] == [6, 8, 11]
    assert [g.setting.points_of_automaton(base) for base in (4, 5, 7)] == [6, 8, 11]


# -- market ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "bought"),
    [
        (20, ("buy", "babel")),
        (10, ("buy", "babel")),  # 6, and 4 are left
        (9, ("buy", "roa")),  # 5
        (8, ("buy", "nomad")),  # equipment for 3 is not for it
        (6, ("buy", "nomad")),
        (5, PASS),
    ],
)
def test_it_buys_the_dearest_that_leaves_it_4_source_and_no_equipment(source: int, bought: Choice) -> None:
    names = ("nomad", "time-vials", "babel", "roa")
    g = alone({"source": source}, phase="market", market={"offers": list(names)})
    choices: list[Choice] = [*(("buy", name) for name in names), ("buy-earthscape", 9), PASS]
    assert answer(g, "market", choices, None) == bought


# -- build -------------------------------------------------------------------------------------------------------------


def built(own: dict[str, Any], wave: int = 1) -> Choice:
    g = alone(own, phase="build", wave=wave)
    return answer(g, "build", [*build_options(g, B), PASS], None)


def test_with_too_few_spires_it_constructs_the_dearest_nearest_its_gate() -> None:
    near = [at(-6, 0), at(-5, -2)]  # its own wells; the lower row first
    assert built({"source": 20}) == ("construct", "reetall", near[1])
    assert built({"source": 4}) == ("construct", "shrubbery", near[1])
    assert built({"source": 20, "spires": {"-5.-2": {"chip": "shrubbery", "upgrades": "A"}}}) == (
        *("construct", "reetall"),
        near[0],
    )


def test_with_a_spire_more_than_waves_it_buys_the_cheapest_advancement() -> None:
    two = {"-5.-2": {"chip": "shrubbery", "upgrades": "A"}, "-6.0": {"chip": "reetall", "upgrades": "A"}}
    assert built({"source": 20, "spires": two}) == ("advance", "gateport")  # 3, the first of several
    assert built({"source": 20, "spires": two, "levels": {"gateport": 1}}) == ("advance", "gateport")  # 2
    both = {"gateport": 2}
    assert built({"source": 20, "spires": two, "levels": both}) == ("advance", "inner-oak")  # 3, the Sharpener 5
    assert built({"source": 20, "spires": two}, wave=2)[0] == "construct"


def test_then_it_upgrades_the_spire_nearest_the_human_gate_by_one_chip() -> None:
    spires = {"-5.-2": {"chip": "reetall", "upgrades": "AR"}, "-3.-2": {"chip": "reetall", "upgrades": "AR"}}
    own = {"source": 20, "spires": spires, "levels": DONE_BUILDING}
    assert built(own) == ("spire", at(-3, -2))
    g = alone(own, phase="build", wave=1)
    answered(g, build_turn(g, B))
    assert g.upgrades[g.spire_on[at(-3, -2)]] == "ARA"
    assert built({**own, "source": 3}) == ("spire", at(-3, -2))
    assert built({**own, "source": 2}) == PASS, "a fortification for 2 is not for it"
    assert built({**own, "source": 0}) == PASS


def test_an_upgrade_is_attack_then_range() -> None:
    g = alone({}, phase="build")
    every: list[Choice] = [("upgrade", letter) for letter in "ARD"]
    assert answer(g, "upgrade", every, None) == ("upgrade", "A")
    assert answer(g, "upgrade", every[1:], None) == ("upgrade", "R")
    assert answer(g, "upgrade", [*every, STOP], None) == STOP
    assert answer(g, "level-up", [*every, STOP], None) == ("upgrade", "A")
    assert answer(g, "level-up", [every[2], STOP], None) == ("upgrade", "D")
    assert answer(g, "level-up", [("promote",), STOP], None) == ("promote",)


# -- prep --------------------------------------------------------------------------------------------------------------


def stack(own: dict[str, Any], wave: int, human: dict[str, Any] | None = None) -> list[str]:
    """The stack that it makes, from the top."""
    g = alone(own, human, phase="prep", wave=wave, agenda=[["onslaught_begins"], ["prepare", B]])
    answered(g, prepare(g, B))
    return [face(g, chip).id for chip in g.stacks[B]]


def test_in_wave_1_its_starting_hero_goes_before_the_dearest_minions_that_it_can_pay() -> None:
    assert stack({"cp": 5}, 1) == ["dywen", "ogregrowth"]
    assert stack({"cp": 8}, 1) == ["dywen", "war-briar", "grizzled-oak"], "the fastest first"
    assert stack({"cp": 4}, 1) == ["dywen", "vineherald"]
    assert stack({"cp": 1}, 1) == ["dywen"]


def test_of_equal_speed_the_dearer_goes_first_then_by_name() -> None:
    assert stack({"cp": 11}, 1) == ["dywen", "ogregrowth", "grizzled-oak"]
    assert stack({"cp": 14}, 1) == ["dywen", "ogregrowth", "vineherald", "grizzled-oak"]
    away = {"graves": ["ogregrowth", "grizzled-oak"]}
    assert stack({"cp": 8, **away}, 1) == ["dywen", "vineherald", "vineherald", "war-briar"]
    assert stack({"cp": 12, **away}, 1) == ["dywen", "taproot", "taproot", "vineherald", "vineherald"]


def test_from_wave_2_the_dearest_hero_that_it_can_pay_goes_to_the_bottom() -> None:
    assert stack({"cp": 7}, 2) == ["dywen", "wyvankaye"]
    assert stack({"cp": 6}, 2) == ["dywen", "war-briar", "ybanthe"]
    assert stack({"cp": 9}, 3) == ["dywen", "war-briar", "wyvankaye"]


def test_heroes_on_the_board_count() -> None:
    assert stack({"cp": 7, "units": {"-4.0": "dywen"}}, 2) == ["wyvankaye"]
    assert stack({"cp": 8, "units": {"-4.0": "dywen", "-3.0": "ybanthe"}}, 2) == ["war-briar", "grizzled-oak"]
    assert stack({"cp": 8, "units": {"-4.0": "wyvankaye", "-3.0": "ybanthe"}}, 2) == ["war-briar", "grizzled-oak"]


def test_mercs_and_who_came_back_are_free() -> None:
    assert stack({"cp": 5, "beside": ["elite-duelist"]}, 1) == ["dywen", "elite-duelist", "ogregrowth"]
    assert stack({"cp": 2, "beside": ["wyvankaye"]}, 2) == ["dywen", "war-briar", "wyvankaye"]


# -- movement ----------------------------------------------------------------------------------------------------------


def test_a_minion_ends_closest_to_the_mark_and_off_the_spires() -> None:
    g = alone({"units": {"0.1": "treed"}})
    about = g.on[at(0, 1)]
    ends = hexes((-1, 1), (1, 1), (2, 0))
    assert answer(g, "march", ends, about) == ends[2]
    even = hexes((1, 1), (2, 0), (1, 2))
    assert answer(g, "march", even, about) == ("hex", at(2, 0)), "of equal ones the lowest row"
    for upgrades, end in (("AR", (1, 1)), ("RR", (2, 0))):
        beside = {"3.-1": {"chip": "dispatch-platform", "upgrades": upgrades}}
        g = alone({"units": {"0.1": "treed"}}, {"spires": beside})
        assert answer(g, "march", even, g.on[at(0, 1)]) == ("hex", at(*end))
    g = alone({"units": {"0.1": "treed"}, "spires": {"3.-1": {"chip": "reetall", "upgrades": "AR"}}})
    assert answer(g, "march", even, g.on[at(0, 1)]) == ("hex", at(2, 0)), "its own spire does no harm"


def test_a_minion_stays_where_it_would_only_step_aside() -> None:
    g = alone({"units": {"0.1": "treed"}})
    about = g.on[at(0, 1)]
    assert answer(g, "march", [*hexes((-1, 1)), ("stay",)], about) == ("stay",)
    assert answer(g, "march", [*hexes((1, 0)), ("stay",)], about) == ("hex", at(1, 0))
    assert answer(g, "march", hexes((-1, 1)), about) == ("hex", at(-1, 1)), "it may not stay"
    assert answer(g, "march", [("stay",)], about) == ("stay",)


def moved(own: dict[str, Any], human: dict[str, Any], *spots: tuple[int, int], stay: bool = True) -> Choice:
    """Where its hero on 0.1 goes, of these hexes."""
    g = alone({"units": {"0.1": {"chip": "ybanthe", **own.pop("hero", {})}, **own.pop("units", {})}, **own}, human)
    return answer(g, "hero-moves", [*hexes(*spots), *([("stay",)] if stay else [])], g.on[at(0, 1)])


def test_below_half_health_a_hero_goes_home() -> None:
    gate = (-5, -1)
    assert moved({"hero": {"health": 2}}, {}, (1, 0), gate) == ("hex", at(*gate))
    assert moved({"hero": {"health": 3}}, {}, (1, 0), gate) == ("hex", at(1, 0))
    assert moved({"hero": {"health": 2}}, {}, (1, 0)) == ("hex", at(1, 0))


def test_a_hero_goes_where_it_can_attack_and_survive_a_defeat_preferred() -> None:
    weak = {"chip": "battleborn", "health": 1}
    foes = {"units": {"2.0": "battleborn", "-2.2": weak}}
    assert moved({}, foes, (1, 0), (-1, 1), (0, 0)) == ("hex", at(-1, 1))
    foes = {"units": {"2.0": "battleborn"}}
    assert moved({}, foes, (-1, 1), (1, 0)) == ("hex", at(1, 0))
    foes = {"units": {"2.0": "aegis"}}  # hits for 2
    assert moved({"hero": {"health": 3}}, foes, (-1, 1), (1, 1)) == ("hex", at(1, 1))
    assert moved({"hero": {"health": 2}, "units": {"-2.2": "treed"}}, foes, (-1, 1), (1, 1)) == ("hex", at(-1, 1))
    assert moved({}, {"units": {"-1.1": "battleborn"}}, (2, 0)) == ("stay",), "it has prey already"


def test_a_friend_or_a_spire_is_no_prey() -> None:
    spire = {"spires": {"2.0": {"chip": "dispatch-platform", "upgrades": "AR"}}}
    assert moved({"units": {"-3.2": "treed"}}, spire, (1, 0), (-1, 1)) == ("hex", at(-1, 1))


def test_a_hero_with_nothing_to_attack_follows_its_most_advanced_minion() -> None:
    units = {"3.1": "treed", "-3.2": "war-briar"}
    assert moved({"units": units}, {}, (-1, 1), (1, 0), (1, 1), (-5, -1)) == ("hex", at(1, 1))
    assert moved({}, {}, (-1, 1), (1, 0)) == ("hex", at(1, 0)), "without minions toward the mark"
    assert moved({}, {}, (-5, -1)) == ("stay",), "not home"


def test_minions_move_before_heroes() -> None:
    g = alone({"units": {"0.1": "ybanthe", "1.1": "treed"}})
    choices: list[Choice] = [("unit", at(0, 1)), ("unit", at(1, 1))]
    assert answer(g, "who-moves", choices, None) == choices[1]
    assert answer(g, "who-moves", choices[:1], None) == choices[0]
    assert answer(g, "who-moves", [("deploy",), choices[0]], None) == ("deploy",)


# -- spires, landmarks, attacks ----------------------------------------------------------------------------------------


def test_the_spire_with_the_longest_range_fires_first() -> None:
    spires = {"-2.-1": {"chip": "reetall", "upgrades": "AR"}, "0.0": {"chip": "reetall", "upgrades": "ARR"}}
    g = alone({"spires": spires})
    choices: list[Choice] = [("spire", at(-2, -1)), ("spire", at(0, 0))]
    assert answer(g, "which-spire", choices, None) == choices[1]
    even = {"-2.-1": spires["0.0"], "0.0": spires["0.0"]}
    assert answer(alone({"spires": even}), "which-spire", choices, None) == choices[0], "the lower hex"


def test_spires_fire_at_the_unit_with_least_health_then_nearest_its_gate() -> None:
    def target(units: dict[str, Any]) -> Choice:
        g = alone({}, {"units": units})
        return answer(g, "spire-target", [("unit", at(*map(int, spot.split(".")))) for spot in units], None)

    assert target({"0.1": "aegis", "2.0": {"chip": "awsh", "health": 2}}) == ("unit", at(2, 0))
    assert target({"2.0": "aegis", "0.1": "awsh"}) == ("unit", at(0, 1))
    assert target({"-2.-2": "battleborn", "-4.0": "aegis"}) == ("unit", at(-4, 0))
    assert target({"-4.1": "aegis", "-2.-2": "battleborn"}) == ("unit", at(-2, -2)), "the lower row"
    assert target({"-2.-2": "aegis", "-4.-2": "battleborn"}) == ("unit", at(-4, -2))


def test_it_explores_with_units_that_have_no_other_target() -> None:
    hidden = {"3.0": {"chip": "source-peddler", "hidden": True}}
    choices: list[Choice] = [("explore", at(3, 0)), STOP]
    g = alone({"units": {"3.1": "treed"}}, landmarks=hidden)
    assert answer(g, "explore", choices, None) == choices[0]
    g = alone({"units": {"3.1": "treed"}}, {"units": {"2.1": "aegis"}}, landmarks=hidden)
    assert answer(g, "explore", choices, None) == STOP
    g = alone({"units": {"1.0": "treed"}}, landmarks=hidden)
    assert answer(g, "explore", choices, None) == STOP, "nobody stands beside it"
    g = alone({"units": {"3.1": "treed"}}, landmarks=hidden)
    assert answer(g, "explore", [("use", "fountain", at(3, 0)), STOP], None) == STOP


@pytest.mark.parametrize(("chip", "shown"), [("bounty-hunter", YES), ("lost-caverns", NO)])
def test_it_reveals_units_alone(chip: str, shown: Choice) -> None:
    g = alone({}, landmarks={"3.0": {"chip": chip, "hidden": True}})
    assert box().chips[g.on[at(3, 0)]].unit == (shown == YES)
    assert answer(g, "reveal", [YES, NO], at(3, 0)) == shown


def attacked(human: dict[str, Any], *choices: Choice, hero: str = "ogregrowth") -> Choice:
    g = alone({"units": {"0.1": hero}}, human)
    return answer(g, "attack-target", list(choices), g.on[at(0, 1)])


def test_what_it_attacks() -> None:
    """The Ogregrowth hits for 2."""
    gate: Choice = ("gate", A)
    weak, hale = ("unit", at(1, 0)), ("unit", at(-1, 1))
    units = {"1.0": {"chip": "battleborn", "health": 2}, "-1.1": "battleborn"}
    assert attacked({"units": units}, hale, gate, weak) == weak, "one that it defeats"
    units["-1.1"] = {"chip": "awsh", "health": 1}
    assert attacked({"units": units}, weak, hale) == hale, "the higher reward: 3 instead of 2"
    units = {"1.0": "battleborn", "-1.1": "aegis"}
    assert attacked({"units": units}, hale, weak, gate) == gate
    low = {"1.0": "kram-the-mighty", "-1.1": "battleborn"}
    assert attacked({"units": low}, weak, hale) == hale, "the one with least health"
    assert attacked({"units": low}, ("use", "raze", at(0, 1)), weak) == weak


def test_which_spire_it_attacks() -> None:
    small, large = ("spire", at(1, 0)), ("spire", at(0, 0))
    spires: dict[str, Any] = {
        "1.0": {"chip": "dispatch-platform", "upgrades": "AR"},
        "0.0": {"chip": "dispatch-platform", "upgrades": "ARR"},
    }
    human = {"spires": spires, "units": {"-1.1": "battleborn"}}
    unit: Choice = ("unit", at(-1, 1))
    assert attacked(human, unit, large, small) == small, "the spire with fewest chips, before a unit"
    assert attacked(human, large, ("gate", A)) == ("gate", A)
    human["units"] = {"-1.1": {"chip": "battleborn", "health": 2}}
    assert attacked(human, unit, large, hero="treed") == large, "its 3 chips before 2 health"
    spires["1.0"] = {"chip": "dispatch-platform", "upgrades": "A"}
    assert attacked(human, ("gate", A), small) == small, "it falls"
    spires["1.0"] = {"chip": "drilling-outpost", "upgrades": "D"}
    assert attacked(human, ("gate", A), small) == small, "two damage fell a fortification"
    assert attacked(human, ("gate", A), small, hero="treed") == ("gate", A), "one does not"


def test_a_hero_attacks_only_if_it_survives() -> None:
    def sent(health: int, foe: str, *, stop: bool = True) -> Choice:
        g = alone({"units": {"0.1": {"chip": "ybanthe", "health": health}}}, {"units": {"1.0": foe}})
        return answer(g, "who-attacks", [("unit", at(0, 1)), *([STOP] if stop else [])], None)

    assert sent(3, "aegis") == ("unit", at(0, 1))
    assert sent(2, "aegis") == STOP
    assert sent(2, "aegis", stop=False) == ("unit", at(0, 1)), "something demands it"
    g = alone({"units": {"0.1": {"chip": "treed", "health": 1}}}, {"units": {"1.0": "aegis"}})
    assert answer(g, "who-attacks", [("unit", at(0, 1)), STOP], None) == ("unit", at(0, 1)), "a minion in any case"


# -- the rest ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("amount", "steps_in"), [(3, YES), (4, NO)])
def test_the_top_unit_takes_an_attack_on_the_gate_if_it_survives(amount: int, steps_in: Choice) -> None:
    g = alone({"stack": [{"chip": "treed", "health": 3, "upgrades": "D"}]})
    assert answer(g, "redirect", [YES, NO], (-1, g.stacks[B][0], amount)) == steps_in


def test_it_sells_relics_and_declines_whatever_else_it_may() -> None:
    g = alone({})
    assert answer(g, "relic", [("keep",), ("sell",)], "sky-key") == ("sell",)
    for nothing in (STOP, PASS, NO, ("done",), ("stay",)):
        assert answer(g, "unheard-of", [("first", "x"), nothing], None) == nothing
    assert answer(g, "unheard-of", [("first", "x"), ("first", "y")], None) == ("first", "x")


# -- talents -----------------------------------------------------------------------------------------------------------


def test_some_talents_never_act_for_it() -> None:
    """CS-K-AI-13."""
    g = alone(
        {"faction": "brawnen", "source": 0, "spires": {"-5.-2": {"chip": "drilling-outpost", "upgrades": "D"}}},
        {"faction": "heirs", "source": 0},
    )
    answered(g, happens(g, "wave-ends", Occasion()))
    assert (g.spire_on.get(at(-5, -2), -1) >= 0, g.source[B]) == (True, 0)
    g = alone({"faction": "narora", "source": 0, "units": {"0.1": "channeler"}}, {"units": {"1.0": "battleborn"}})
    answered(g, attack_unit(g, g.on[at(1, 0)], g.on[at(0, 1)]))
    assert g.source[B] == 0
    spires = {"1.1": {"chip": "dispatch-platform", "upgrades": "AR"}}
    g = alone({"faction": "brawnen", "spires": spires, "units": {"0.1": "drang-promoted"}}, {"faction": "heirs"})
    assert not hero_moves(g, g.on[at(0, 1)]) >> at(1, 1) & 1
    g.holder[g.on[at(0, 1)]] = A
    g.spires[A] = g.spires[B]
    assert hero_moves(g, g.on[at(0, 1)]) >> at(1, 1) & 1, "a player's hero may stand there"


@pytest.mark.parametrize(
    ("unit", "health", "amount", "called", "turns"),
    [
        ("taproot", 3, 2, "grizzled-oak-promoted", True),
        ("taproot", 3, 1, None, False),
        ("taproot", 2, 2, None, False),
        ("ybanthe", 5, 4, "grizzled-oak", False),
        ("treed", 4, 3, None, False),
    ],
)
def test_whoever_is_left_with_1_health_evokes_or_summons_for_nothing(
    unit: str, health: int, amount: int, called: str | None, turns: bool
) -> None:
    """CS-K-AI-14."""
    g = alone({"source": 0, "units": {"0.1": {"chip": unit, "health": health}}}, {"units": {"1.0": "battleborn"}})
    chip = g.on[at(0, 1)]
    answered(g, hurt(g, Cause(A, g.on[at(1, 0)], ATTACK), chip, amount))
    others = [face(g, each).id for each in g.on.values() if g.holder[each] == B and each != chip]
    assert others == ([called] if called else [])
    assert g.side[chip] == turns


def test_the_dearest_that_is_there_is_called() -> None:
    g = alone({"units": {"0.1": "taproot", "-3.2": "grizzled-oak", "-4.2": "ogregrowth"}})
    chip = g.on[at(0, 1)]
    answered(g, hurt(g, Cause(A, -1, ATTACK), chip, 2))
    assert any(face(g, each).id == "treed-promoted" for each in g.on.values())


def test_a_player_evokes_and_summons_only_by_choice() -> None:
    g = alone({"faction": "brawnen"}, {"faction": "grovetenders", "units": {"0.1": "taproot"}})
    before = len(g.on)
    answered(g, hurt(g, Cause(B, -1, ATTACK), g.on[at(0, 1)], 2))
    assert len(g.on) == before


def test_it_razes_the_gate_else_the_spire_with_fewest_chips() -> None:
    human = {"spires": {"1.1": {"chip": "dispatch-platform", "upgrades": "ARD"}, "0.0": {"chip": "siege-tower"}}}
    human["spires"]["0.0"]["upgrades"] = "AR"
    g = alone({}, human)
    razes: list[Choice] = [("use", "raze", at(3, 0)), STOP]
    assert answer(g, "turn-start", razes, None) == razes[0]
    assert answer(g, "turn-start", [("use", "creep", at(3, 0)), STOP], None) == STOP
    spires: list[Choice] = [("spire", at(1, 1)), ("spire", at(0, 0))]
    assert answer(g, "raze", [*spires, ("gate", A)], None) == ("gate", A)
    assert answer(g, "raze", spires, None) == ("spire", at(0, 0))


def test_a_hurt_hero_with_survival_and_nobody_to_attack_rests() -> None:
    brawnen: dict[str, Any] = {"faction": "brawnen", "units": {"3.1": "battleborn"}}
    human = {"faction": "grovetenders"}
    for health, goes in ((2, ("stay",)), (3, ("hex", at(1, 0)))):
        hero = {"chip": "awsh-promoted", "health": health}
        assert moved({**brawnen, "units": dict(brawnen["units"]), "hero": hero}, dict(human), (1, 0)) == goes
    foe = {**human, "units": {"2.0": "war-briar"}}
    hurt_hero = {"chip": "awsh-promoted", "health": 2}
    assert moved({"faction": "brawnen", "hero": hurt_hero}, foe, (1, 0)) == ("hex", at(1, 0)), "it attacks"


def test_rooted_it_stays_only_if_it_can_hurt_something() -> None:
    spire = {"spires": {"0.0": {"chip": "dispatch-platform", "upgrades": "AR"}}}
    g = alone({"units": {"0.1": "ogregrowth"}}, spire)
    about = g.on[at(0, 1)]
    choices: list[Choice] = [*hexes((1, 0)), ("stay",)]
    assert answer(g, "march", choices, about) == ("stay",)
    g.lasting.append(Lasting("no-attack", about, 1, TURN))
    assert answer(g, "march", choices, about) == ("hex", at(1, 0))


@pytest.mark.parametrize(("target", "thrown"), [("battleborn", False), ("kram-the-mighty", True), ("awsh", True)])
def test_it_wallops_only_heroes_whom_it_cannot_defeat(target: str, thrown: bool) -> None:
    spires = {"0.0": {"chip": "muskeg", "upgrades": "AR"}}
    g = alone({"spires": spires, "levels": {"sacred-grove": 2}}, {"units": {"0.1": target}}, turn=0)
    rolls(g, 0)
    answered(g, shoot(g, g.spire_on[at(0, 0)]))
    assert (g.on.get(at(0, 1), -1) < 0) == thrown
    if target == "awsh":
        g = alone({"spires": spires}, {"units": {"0.1": {"chip": "awsh", "health": 2}}})
        rolls(g, 0)
        answered(g, shoot(g, g.spire_on[at(0, 0)]))
        assert g.on.get(at(0, 1), -1) >= 0, "it could defeat her"


def test_it_rifts_only_for_more_progress() -> None:
    gateports = {"-2.0": "gateport", "2.-1": "gateport#2"}
    g = alone({"units": {"-2.1": "treed"}}, landmarks=gateports)
    about = g.on[at(-2, 1)]
    rift: Choice = ("use", "riftwalk", at(-2, 1))
    assert answer(g, "march", [*hexes((-1, 1)), rift], about) == rift
    assert answer(g, "march", [*hexes((4, 1)), rift], about) == ("hex", at(4, 1))
    assert answer(g, "teleport", hexes((1, 0), (3, -1), (2, 0)), about) == ("hex", at(2, 0))
