"""Every advancement, in a small position that would come out otherwise without it."""

from __future__ import annotations

import pytest

from hordekeep.games.cloudspire.asking.choices import Gate, Unit
from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.effects.effects import given, happens
from hordekeep.games.cloudspire.effects.stats import gate_retaliation, movement, source_capacity
from hordekeep.games.cloudspire.rules.chips.constructing import (
    Blueprint,
    blueprints,
    sites,
)
from hordekeep.games.cloudspire.rules.chips.upgrades import one_cheaper, upgrade, upgrade_price
from hordekeep.games.cloudspire.rules.fight.attacking import carry_out
from hordekeep.games.cloudspire.rules.fight.firing import hit, roll, targets_of
from hordekeep.games.cloudspire.rules.fight.gates import attack_gate
from hordekeep.games.cloudspire.rules.movement.marching import full_movement
from hordekeep.games.cloudspire.rules.movement.movement_stage import move_minion
from hordekeep.games.cloudspire.rules.onslaught.onslaught import onslaught_begins, turn_starts
from hordekeep.games.cloudspire.rules.wave.build_phase import build_options
from hordekeep.games.cloudspire.rules.wave.event_phase import event_phase
from hordekeep.games.cloudspire.rules.wave.income_phase import income_phase
from hordekeep.games.cloudspire.rules.wave.market_phase import fill_row, market_phase, market_turn
from hordekeep.games.cloudspire.rules.wave.prep_phase import prep_phase, prepare, promoted_side, unit_price
from hordekeep.games.cloudspire.rules.wave.prices import chip_price, earthscape_price
from hordekeep.games.cloudspire.state.pieces import bury, take
from hordekeep.games.cloudspire.state.play_area import (
    BARRACKS,
    BESIDE,
    BOARD,
    BUILD,
    DISCARD,
    GRAVES,
    MARKET,
    OFFERED,
    PREP,
    UNDER,
    Occasion,
    PlayArea,
)
from tests.games.cloudspire.grounds import at
from tests.games.cloudspire.positions import (
    A,
    B,
    advanced,
    answered,
    area,
    beside,
    rolls,
    settled,
    stacked,
    stand,
    telling,
    used,
    uses,
)

INCOME_OF_WAVE_2 = 7


def bought(faction: str, structure: str, level: int, other: str = "") -> PlayArea:
    """A position in which seat A has this advancement and those before it."""
    opponent = other or ("grovetenders" if faction != "grovetenders" else "brawnen")
    g = area(faction, opponent)
    g.source = [0, 0]
    advanced(g, A, structure, level)
    return g


def offered(g: PlayArea, *ids: str) -> None:
    """The row of the market."""
    g.phase = MARKET
    for each in ids:
        chip = box().chips_with(each)[0]
        take(g, chip, OFFERED)
        g.offers.append(chip)
    g.market_deck = [c for c in box().market if c not in g.offers][:3]


def unit_of(id: str) -> int:
    """A chip with this face."""
    return box().chips_with(id)[0]


# -- what many factions have -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("faction", "structure", "more"),
    [("brawnen", "source-drill", 3), ("grovetenders", "inner-oak", 4), ("narora", "pavilion", 3)],
)
def test_more_income(faction: str, structure: str, more: int) -> None:
    g = bought(faction, structure, 1)
    answered(g, income_phase(g, None))
    assert g.source == [INCOME_OF_WAVE_2 + more, INCOME_OF_WAVE_2]


@pytest.mark.parametrize(
    ("faction", "structure", "level"),
    [("brawnen", "source-drill", 3), ("grovetenders", "inner-oak", 1), ("narora", "pavilion", 2)],
)
def test_source_capacity(faction: str, structure: str, level: int) -> None:
    g = bought(faction, structure, level)
    assert [source_capacity(g, seat) for seat in (A, B)] == [30, 20]


PROMOTED = [
    ("brawnen", "assembly", 1, "aegis"),
    ("brawnen", "assembly", 2, "architect"),
    ("brawnen", "assembly", 3, "source-siege"),
    ("brawnen", "honor-pit", 1, "battleborn"),
    ("brawnen", "honor-pit", 2, "dispatch"),
    ("brawnen", "honor-pit", 3, "forsaken"),
    ("heirs", "stables", 3, "charger"),
    ("heirs", "kaze-roost", 1, "elalinkaze"),
]


@pytest.mark.parametrize(("faction", "structure", "level", "unit"), PROMOTED)
def test_stacked_promoted(faction: str, structure: str, level: int, unit: str) -> None:
    g = bought(faction, structure, level)
    assert promoted_side(g, A, unit_of(unit), 0) == 1
    advanced(g, A, structure, level - 1)
    assert promoted_side(g, A, unit_of(unit), 0) == 0


@pytest.mark.parametrize(
    ("faction", "structure", "level", "spires"),
    [
        ("brawnen", "smelter", 1, {"lance-launcher", "siege-tower"}),
        ("grovetenders", "sacred-grove", 2, {"muskeg", "creeping-vines"}),
        ("heirs", "academy-peak", 1, {"regal-lookout", "minaret"}),
    ],
)
def test_promoted_spires_may_be_built(faction: str, structure: str, level: int, spires: set[str]) -> None:
    g = bought(faction, structure, level)
    assert spires <= {plan.face.id for plan in blueprints(g, A)}
    advanced(g, A, structure, level - 1)
    assert not spires & {plan.face.id for plan in blueprints(g, A)}


@pytest.mark.parametrize(("faction", "structure"), [("brawnen", "stronghold"), ("heirs", "sanctuary")])
def test_the_gate_regains_health_at_income(faction: str, structure: str) -> None:
    g = bought(faction, structure, 1)
    g.gates = [8, 8]
    answered(g, income_phase(g, None))
    assert g.gates == [9, 8]
    g.gates[A] = 10
    answered(g, income_phase(g, None))
    assert g.gates[A] == 10


@pytest.mark.parametrize(
    ("faction", "structure", "level"), [("brawnen", "stronghold", 2), ("grovetenders", "sharpener", 1)]
)
def test_the_gate_retaliates_for_two(faction: str, structure: str, level: int) -> None:
    g = bought(faction, structure, level)
    assert [gate_retaliation(g, seat) for seat in (A, B)] == [2, 1]


# -- Brawnen -----------------------------------------------------------------------------------------------------------


def test_source_drill_2_builds_outposts_anywhere() -> None:
    g = bought("brawnen", "source-drill", 2)
    outpost = next(plan.face for plan in blueprints_in_build(g) if plan.face.id == "drilling-outpost")
    platform = next(plan.face for plan in blueprints_in_build(g) if plan.face.id == "dispatch-platform")
    assert sites(g, A, outpost) & ~sites(g, A, platform)
    assert not sites(g, A, outpost) & g.land.terrain[0]


def blueprints_in_build(g: PlayArea) -> tuple[Blueprint, ...]:
    """What could be built in the Build Phase."""
    g.phase = BUILD
    return blueprints(g, A)


def test_honor_pit_3_rolls_again_once_a_turn() -> None:
    g = bought("brawnen", "honor-pit", 3)
    one, two = stand(g, "forsaken", (2, 0)), stand(g, "forsaken", (3, 1))
    rolls(g, 1, 2, 1)
    answered(g, happens(g, "movement-comes-up", Occasion(one, seat=A)), ("yes",))
    assert full_movement(g, one) == 2
    assert answered(g, happens(g, "movement-comes-up", Occasion(two, seat=A))) == []
    assert full_movement(g, two) == 0


def test_smelter_2_makes_one_chip_cheaper() -> None:
    g = bought("brawnen", "smelter", 2)
    g.phase, g.source[A] = BUILD, 10
    spire = stand(g, "dispatch-platform", (4, 0), chips="R")
    assert upgrade_price(g, A, spire, "A") == 2  # 2 - 2 is at least 1: its owner may have it for 1, and nothing more
    answered(g, upgrade(g, A, spire), ("upgrade-cheaper", "A"))
    assert g.source[A] == 9
    assert upgrade_price(g, A, spire, "A") == 3


def test_smelter_2_saves_nothing_on_a_chip_for_1_and_all_of_it_on_a_chip_for_3() -> None:
    g = bought("brawnen", "smelter", 2)
    g.phase, g.source[A] = BUILD, 10
    bare, spire = stand(g, "slingshot", (3, 0)), stand(g, "dispatch-platform", (4, 0), chips="RA")
    assert upgrade_price(g, A, bare, "A") == 1
    assert upgrade_price(g, A, spire, "R") == 1
    answered(g, upgrade(g, A, spire), ("upgrade", "R"))
    assert g.source[A] == 9
    assert not one_cheaper(g, A)


def test_gateport_of_the_brawnen() -> None:
    g = bought("brawnen", "gateport", 2)
    offered(g, "nomad", "convict", "roa")
    g.source[A] = 10
    assert [chip_price(g, A, chip) for chip in g.offers] == [1, 2, 4]
    answered(g, market_turn(g, A), ("buy", "nomad"), ("buy", "convict"))
    assert g.source[A] == 7
    assert chip_price(g, B, unit_of("roa")) == 5


def test_stronghold_3() -> None:
    g = bought("brawnen", "stronghold", 3)
    treed = stand(g, "ogregrowth", (4, 1), B)
    answered(g, attack_gate(g, treed, A))
    assert g.gates[A] == 9
    answered(g, attack_gate(g, treed, A))
    assert g.gates[A] == 7
    g.phase, g.cp[A] = PREP, 9
    answered(g, prepare(g, A), ("select", "awsh"))
    assert g.upgrades[unit_of("awsh")] == "D"


# -- Grovetenders ------------------------------------------------------------------------------------------------------


def test_gateport_of_the_grovetenders() -> None:
    g = bought("grovetenders", "gateport", 2)
    assert [earthscape_price(g, seat) for seat in (A, B)] == [0, 5]


def test_sharpener_2() -> None:
    g = bought("grovetenders", "sharpener", 2)
    minion, spire = stand(g, "battleborn", (0, 1), B), stand(g, "reetall", (-1, 1), chips="AR")
    answered(g, hit(g, spire, minion, (0, 0)))
    assert g.health[minion] == 1


def test_sharpener_3_takes_chips_of_many_spires() -> None:
    g = bought("grovetenders", "sharpener", 3)
    mine = stand(g, "reetall", (4, 0), chips="AR")
    theirs = [stand(g, "dispatch-platform", spot, B, chips="AR") for spot in ((0, 0), (-2, -1), (0, -2))]
    rolls(g, 0)  # the root die shows 2
    answered(g, onslaught_begins(g, None), ("spire", g.at[theirs[0]]))
    assert [g.upgrades[spire] for spire in (mine, *theirs)] == ["A", "A", "AR", "AR"]


def test_sharpener_3_leaves_an_own_spire_to_the_last() -> None:
    g = bought("grovetenders", "sharpener", 3)
    mine = [stand(g, "reetall", spot, chips="AR") for spot in ((4, 0), (3, 0))]
    theirs = [stand(g, "dispatch-platform", spot, B, chips="AR") for spot in ((0, 0), (-2, -1), (0, -2))]
    rolls(g, 3)  # the root die shows 4
    asked = answered(g, onslaught_begins(g, None), *(("spire", g.at[each]) for each in theirs))
    assert [len(ask.choices) for ask in asked] == [5, 4, 3, 2]
    assert [g.upgrades[spire] for spire in (*mine, *theirs)].count("A") == 4


def test_sharpener_3_with_fewer_spires_takes_a_chip_of_each() -> None:
    g = bought("grovetenders", "sharpener", 3)
    spires = [stand(g, "reetall", (4, 0), chips="AR"), stand(g, "dispatch-platform", (0, 0), B, chips="AR")]
    rolls(g, 5)  # the root die shows 5
    answered(g, onslaught_begins(g, None), ("spire", g.at[spires[1]]))
    assert [g.upgrades[spire] for spire in spires] == ["A", "A"]


def test_inner_oak_2() -> None:
    g = bought("grovetenders", "inner-oak", 2)
    g.gates = [10, 10]
    answered(g, prep_phase(g, None))
    assert g.gates == [11, 10]
    g.gates[A] = 15
    answered(g, prep_phase(g, None))
    assert g.gates[A] == 15


def test_inner_oak_3_ratifies() -> None:
    g = bought("grovetenders", "inner-oak", 3)
    g.event_deck = ["long-night", "drought", "heavy-air"]
    told = telling(g)
    answered(g, event_phase(g, None), ("event", "drought"))
    assert g.events == ("drought",)
    assert "ratified" in told
    assert g.event_deck == ["heavy-air", "long-night"]


def test_forming_glade_1_tucks_a_minion() -> None:
    g = bought("grovetenders", "forming-glade", 1)
    g.phase, g.cp[A] = PREP, 9
    name = "grovetenders/forming-glade/1"
    answered(g, prepare(g, A), ("select", "ybanthe"), ("use-advancement", name), ("select", "treed"))
    hero = unit_of("ybanthe")
    assert len(g.gear[hero]) == 1
    g.phase = 5
    g.stacks[A] = ()
    take(g, hero, BARRACKS)
    ybanthe = stand(g, "ybanthe", (0, 1))
    assert ybanthe == hero
    forsaken = stand(g, "forsaken", (-1, 1), B)
    answered(g, carry_out(g, ybanthe, Unit(g.at[forsaken])))
    assert g.health[ybanthe] == 3  # Tough
    tucked = g.gear[hero][0]
    answered(g, happens(g, "wave-ends", Occasion()))
    assert (g.gear[hero], g.place[tucked]) == ((), BARRACKS)


def test_forming_glade_2_brings_the_oaks() -> None:
    g = bought("grovetenders", "forming-glade", 2)
    g.source[A] = 8
    ybanthe = stand(g, "ybanthe", (1, 0))
    used(g, "after-or-instead", ybanthe, "evoke", ("select", "ogregrowth"), ("hex", at(0, 1)))
    assert g.source[A] == 1


def test_forming_glade_3_rolls_once_a_wave() -> None:
    g = bought("grovetenders", "forming-glade", 3)
    minion = stand(g, "war-briar", (1, 0))
    rolls(g, 4)
    name = ("use-advancement", "grovetenders/forming-glade/3")
    answered(g, turn_starts(g, A), name)
    assert g.upgrades[minion] == "DA"  # CS-TALENT-17, whatever the capacity
    assert answered(g, turn_starts(g, A)) == []


def test_sacred_grove_1() -> None:
    g = bought("grovetenders", "sacred-grove", 1)
    near, far = stand(g, "treed", (3, 1), health=1), stand(g, "treed", (0, 1), health=1)
    stand(g, "reetall", (4, 0), chips="AR")
    answered(g, turn_starts(g, A))
    assert (g.health[near], g.health[far]) == (2, 1)


def test_hall_of_shaping() -> None:
    g = bought("grovetenders", "hall-of-shaping", 2)
    assert unit_price(g, A, unit_of("taproot")) == 2
    g.source[A] = 6
    ybanthe = stand(g, "ybanthe", (1, 0))
    used(g, "after-or-instead", ybanthe, "evoke", ("select", "treed"), ("hex", at(0, 1)))
    assert g.source[A] == 2
    advanced(g, A, "hall-of-shaping", 3)
    g.used, g.used_in_wave = frozenset(), frozenset()
    used(g, "after-or-instead", ybanthe, "evoke", ("select", "vineherald"), ("hex", at(2, 0)))
    assert g.source[A] == 2
    g.used = frozenset()
    used(g, "after-or-instead", ybanthe, "evoke")
    assert g.source[A] == 0


# -- Heirs -------------------------------------------------------------------------------------------------------------


def test_academy_peak_2_promotes_by_defeat() -> None:
    g = bought("heirs", "academy-peak", 2)
    charger, briar = stand(g, "charger", (0, 1)), stand(g, "war-briar", (-1, 1), B, health=1)
    answered(g, carry_out(g, charger, Unit(g.at[briar])))
    settled(g)
    assert g.side[charger] == 1


def test_gateport_1_of_the_heirs_sells_back() -> None:
    g = bought("heirs", "gateport", 1)
    offered(g, "nomad")
    g.source[A] = 5
    answered(g, market_turn(g, A), ("buy", "nomad"), ("sell",))
    assert (g.source[A], g.place[unit_of("nomad")]) == (7, DISCARD)


def test_gateport_2_of_the_heirs_refills() -> None:
    g = bought("heirs", "gateport", 2)
    offered(g, "nomad", "convict")
    name = ("use-advancement", "heirs/gateport/2")
    answered(g, market_turn(g, A), name, ("select", "nomad"))
    assert g.place[unit_of("nomad")] == DISCARD
    assert len(g.offers) == g.setting.offers


def test_gateport_3_of_the_heirs_buys_unseen() -> None:
    g = bought("heirs", "gateport", 3)
    offered(g, "roa")
    g.source[A] = 7
    top = g.market_deck[-1]
    told = telling(g)
    asked = answered(g, market_turn(g, A), ("use-advancement", "heirs/gateport/3"))
    assert "bought" in told
    assert (g.source[A], g.place[top], g.holder[top]) == (5, BESIDE, A)
    assert [each.prompt for each in asked] == ["market", "sell-back"]  # that was the purchase, and may be sold back


def test_stables_1_speeds_the_first_minion() -> None:
    g = bought("heirs", "stables", 1)
    one, two = stacked(g, "elfinkaze"), stacked(g, "elfinkaze")
    assert movement(g, one) == 3
    answered(g, move_minion(g, one))
    assert (movement(g, one), movement(g, two)) == (2, 2)


def test_stables_2_carries_one_more() -> None:
    g = bought("heirs", "stables", 2)
    g.phase, g.cp[A] = PREP, 9
    elf = ("group", "elfinkaze")
    answered(g, prepare(g, A), ("select", "charger"), elf, elf)
    assert len(g.below[unit_of("charger")]) == 2


def test_kaze_roost_2() -> None:
    g = bought("heirs", "kaze-roost", 2)
    spire = stand(g, "refuge", (0, 0), chips="AD")
    one, two = stand(g, "elfinkaze", (1, 0), health=1), stand(g, "elfinkaze", (0, 1))
    used(g, "after-move", one, "roost")
    used(g, "after-move", two, "roost")
    assert g.below[spire] == (one, two)
    answered(g, turn_starts(g, A))
    assert (g.place[one], g.health[one]) == (UNDER, 3)


def test_kaze_roost_3() -> None:
    g = bought("heirs", "kaze-roost", 3)
    flyer, other = stand(g, "elalinkaze", (1, 0)), stand(g, "elalinkaze", (2, 1))
    walker = stand(g, "elfinkaze", (2, 0))
    name = "heirs/kaze-roost/3"
    assert uses(g, "before", walker) == set()
    rolls(g, 2)
    used(g, "before", flyer, name)
    assert movement(g, flyer) == 4
    assert uses(g, "before", other) == set()


def test_airstrip() -> None:
    g = bought("heirs", "airstrip", 2)
    flyer = stand(g, "elalinkaze", (1, 0))
    assert (movement(g, flyer), movement(g, stand(g, "elfinkaze", (2, 0)))) == (4, 2)
    far = stand(g, "reetall", (-2, 1), B, chips="ARRRR")
    near = stand(g, "reetall", (-1, 1), B, chips="ARRRR")
    assert flyer not in targets_of(g, far)
    assert flyer in targets_of(g, near)
    walker = stand(g, "charger", (1, 1))
    assert walker in targets_of(g, far), "who walks is seen"
    g.holder[flyer] = B
    own = stand(g, "refuge", (-2, 0), chips="ARRRR")
    assert g.land.board.distance(g.at[own], g.at[flyer]) == 3
    assert not any(given(g, "cannot-be-target-of", flyer, own)), "it is for those who serve the Heirs"
    g.holder[flyer] = A
    hunter = stand(g, "drang", (-2, 2), B)
    assert not any(given(g, "cannot-be-target-of", flyer, hunter)), "it hides from spires alone"


def test_sanctuary_2() -> None:
    g = bought("heirs", "sanctuary", 2)
    g.phase, g.cp[A] = PREP, 9
    g.wave = 3
    asked = answered(g, prepare(g, A), ("select", "elfinkaze"), ("select", "tavish"), ("upgrade", "D"))
    assert g.upgrades[unit_of("tavish")] == "D"
    assert [ask.prompt for ask in asked].count("level-up") == 1
    g.stacks[A] = ()
    g.cp[A] = 9
    assert "level-up" not in [ask.prompt for ask in answered(g, prepare(g, A), ("select", "keem"))], "once in Prep"


def test_sanctuary_3() -> None:
    g = bought("heirs", "sanctuary", 3)
    tavish, keem = stand(g, "tavish", (0, 1), health=1), stand(g, "keem", (1, 1), health=1)
    treed = stand(g, "treed", (-1, 1), B)
    answered(g, carry_out(g, treed, Unit(g.at[tavish])))
    settled(g)
    assert (g.place[tavish], g.health[tavish], g.source[B]) == (BESIDE, 3, 0)
    stand(g, "tavish", (2, 1))
    answered(g, carry_out(g, stand(g, "treed", (0, 1), B), Unit(g.at[keem])))
    settled(g)
    assert g.place[keem] not in (BOARD, BESIDE)
    assert g.source[B] == 3


def test_sanctuary_3_saves_a_hero_who_steps_in_for_the_gate() -> None:
    g = bought("heirs", "sanctuary", 3)
    tavish, elf = stacked(g, "tavish"), stacked(g, "elfinkaze")
    g.health[tavish] = 1
    treed = stand(g, "treed", (4, 1), B)
    answered(g, carry_out(g, treed, Gate(A)), ("yes",))
    settled(g)
    assert (g.place[tavish], g.stacks[A]) == (BESIDE, (elf,))


# -- Narora ------------------------------------------------------------------------------------------------------------


def test_gateport_1_of_the_narora() -> None:
    g = bought("narora", "gateport", 1)
    g.first_seat = B
    fill_row(g)
    answered(g, market_phase(g, None))
    turns = [arg for name, arg in reversed(g.agenda) if name == "market_turn"]
    assert turns == [A, B]


def test_gateport_2_of_the_narora() -> None:
    g = bought("narora", "gateport", 2)
    offered(g, "nomad", "convict", "roa")
    rolls(g, 1)  # the scrambler die shows 2
    picks = (("select", "nomad"), ("select", "convict"))
    asked = answered(g, happens(g, "market", Occasion()), *picks)
    assert len(asked) == 2
    assert g.place[unit_of("nomad")] == DISCARD


def test_gateport_3_of_the_narora() -> None:
    g = bought("narora", "gateport", 3)
    offered(g, "nomad", "roa")
    assert [chip_price(g, A, chip) for chip in g.offers] == [0, 1]
    mine, theirs = beside(g, "convict"), beside(g, "baza", B)
    told = telling(g)
    answered(g, market_turn(g, A), ("use-advancement", "narora/gateport/3"))
    assert (g.holder[mine], g.holder[theirs]) == (B, A)
    assert "swapped" in told


def test_forgotten_graves() -> None:
    g = bought("narora", "forgotten-graves", 1)
    g.phase, g.source[A] = PREP, 10
    chips = [unit_of(each) for each in ("voss", "lancer", "shade")]
    for chip in chips:
        bury(g, chip)
    name = ("use-advancement", "narora/forgotten-graves/1")
    told = telling(g)
    answered(g, prepare(g, A), name, ("select", "shade"))
    assert (g.source[A], g.place[chips[2]]) == (8, BARRACKS)
    assert "brought-back" in told
    advanced(g, A, "forgotten-graves", 3)
    answered(g, prepare(g, A), name, ("select", "voss"))
    assert (g.place[chips[0]], g.side[chips[0]], g.upgrades[chips[0]]) == (BARRACKS, 0, "")
    assert g.place[chips[1]] == GRAVES
    assert name not in answered(g, prepare(g, A))[0].choices


@pytest.mark.parametrize(("level", "hurt"), [(1, (2, 3, 3)), (2, (3, 2, 3)), (3, (3, 3, 1))])
def test_fanatic_tower(level: int, hurt: tuple[int, ...]) -> None:
    """Minions 2, 3 and 4 hexes from the gate (5,1)."""
    g = bought("narora", "fanatic-tower", level, "brawnen")
    minions = [stand(g, "battleborn", spot, B) for spot in ((3, 1), (2, 1), (1, 1))]
    for nearer in minions[: level - 1]:
        take(g, nearer, BARRACKS)
    answered(g, turn_starts(g, A))
    assert tuple(g.health[chip] for chip in minions) == hurt


def test_power_rings() -> None:
    g = bought("narora", "power-rings", 2)
    g.turn_seat = B
    spire = stand(g, "refractor", (4, 0), chips="AR")
    assert upgrade_price(g, A, spire, "A") == 2
    rolls(g, 0, 5, 0)
    asked = answered(g, roll(g, A, 1), ("die", 0))
    assert len(asked) == 1
    assert answered(g, roll(g, A, 1)) == []


def test_azure_temple() -> None:
    g = bought("narora", "azure-temple", 3)
    voss, acolyte = stand(g, "voss", (4, 1)), stand(g, "acolyte", (3, 1))
    assert (movement(g, voss), movement(g, acolyte)) == (3, 2)
    stand(g, "monolant", (5, 2), chips="AD")
    beside_well = stand(g, "shade", (4, 2))
    stand(g, "rift-portal", (0, 0), chips="D")
    used(g, "after-or-instead", beside_well, "narora/azure-temple/2", ("hex", at(1, 0)))
    assert g.at[beside_well] == at(1, 0)
    g.phase, g.cp[A] = PREP, 9
    beside(g, "nomad")
    answered(g, prepare(g, A), ("select", "lancer"), ("select", "nomad"))
    assert [g.upgrades[chip] for chip in g.stacks[A]] == ["D", ""]  # CS-MERC-08


def test_every_advancement_is_known_to_the_build_phase() -> None:
    g = area()
    g.phase, g.source = BUILD, [20, 20]
    for seat in (A, B):
        structures = box().factions[g.factions[seat]].structures
        offered_ = [choice[1] for choice in build_options(g, seat) if choice[0] == "advance"]
        assert offered_ == [structure.id for structure in structures]
