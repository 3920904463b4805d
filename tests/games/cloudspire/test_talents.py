"""Every talent, in a small position that would come out otherwise without it."""

from __future__ import annotations

from pathlib import Path

import pytest

from hordekeep.games.cloudspire.asking.choices import Gate
from hordekeep.games.cloudspire.asking.choosing import on_its_hex
from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.effects.effects import happens
from hordekeep.games.cloudspire.effects.stats import attack, capacity, reach
from hordekeep.games.cloudspire.rules.chips.constructing import blueprints
from hordekeep.games.cloudspire.rules.chips.upgrades import upgrade_price
from hordekeep.games.cloudspire.rules.fight.attacking import carry_out, must_attack, targets
from hordekeep.games.cloudspire.rules.fight.damage import TALENT, Cause, hurt
from hordekeep.games.cloudspire.rules.fight.firing import hit, shoot, targets_of
from hordekeep.games.cloudspire.rules.movement.marching import full_movement, hero_moves, ways
from hordekeep.games.cloudspire.rules.movement.movement_stage import move_hero, move_minion
from hordekeep.games.cloudspire.rules.movement.moving import teleport, walk_along
from hordekeep.games.cloudspire.rules.onslaught.defeat import clear
from hordekeep.games.cloudspire.rules.onslaught.exploring import exploration, explore, turn_up
from hordekeep.games.cloudspire.rules.onslaught.onslaught import (
    attack_stage,
    before_movement,
    turn_ends,
    turn_starts,
    wave_is_over,
)
from hordekeep.games.cloudspire.rules.wave.end_of_wave import end_of_wave
from hordekeep.games.cloudspire.rules.wave.prep_phase import fits_under
from hordekeep.games.cloudspire.state.knowing import in_secret, in_the_open
from hordekeep.games.cloudspire.state.pieces import add_upgrade, take
from hordekeep.games.cloudspire.state.play_area import (
    ATTACHED,
    BARRACKS,
    BOARD,
    BUILD,
    CAPTIVE,
    DISCARD,
    NEXT_TURN,
    PREP,
    STACK,
    UNDER,
    WAVE,
    Lasting,
    Occasion,
    PlayArea,
)
from hordekeep.kernel import Choice
from tests.games.cloudspire.grounds import at, on, places
from tests.games.cloudspire.positions import (
    A,
    B,
    advanced,
    answered,
    area,
    beside,
    landmark,
    log_of,
    rolls,
    settled,
    stacked,
    stand,
    telling,
    used,
    uses,
)


def fights(g: PlayArea, attacker: int, target: int, *answers: Choice) -> None:
    """An attack on a unit or spire."""
    answered(g, carry_out(g, attacker, on_its_hex(g, target)), *answers)


def wear(g: PlayArea, hero: int, equipment: str) -> None:
    """A hero has equipment."""
    chip = box().chips_with(equipment)[0]
    take(g, chip, ATTACHED)
    g.gear[hero] = (chip,)


# -- attacks and damage ------------------------------------------------------------------------------------------------


def test_air_defense_and_flying() -> None:
    g = area("brawnen", "heirs")
    drang, kram = stand(g, "drang", (1, 0)), stand(g, "kram-the-mighty", (0, 1))
    flyer = stand(g, "elalinkaze", (-1, 1), B)
    assert ("unit", g.at[flyer]) in targets(g, drang)  # 2 Range and Air Defense
    assert targets(g, kram) == []
    assert ("unit", at(0, 1)) in targets(g, flyer)


def test_armored_takes_one_off_attacks_only() -> None:
    g = area()
    aegis, treed = stand(g, "aegis", (0, 1)), stand(g, "ogregrowth", (-1, 1), B)
    fights(g, treed, aegis)
    assert g.health[aegis] == 2  # 3 - (2 - 1)
    spire = stand(g, "reetall", (-2, 2), B, chips="AR")
    answered(g, hit(g, spire, aegis, (2,)))
    assert g.health[aegis] == 1
    answered(g, hurt(g, Cause(B, treed, TALENT), aegis, 1))
    assert g.health[aegis] == 0


def test_assault_strips_the_bottom_chip_first() -> None:
    g = area()
    forsaken, spire = stand(g, "aegis-promoted", (-1, 0)), stand(g, "reetall", (-2, 0), B, chips="ARD")
    fights(g, forsaken, spire)
    assert g.upgrades[spire] == "A"  # the fortification whatever the damage, then the range chip


def test_assist() -> None:
    g = area()
    lostomire, awsh = stand(g, "lostomire", (1, 1)), stand(g, "awsh", (0, 1))
    briar = stand(g, "war-briar", (-1, 1), B, health=1)
    fights(g, awsh, briar)
    settled(g, ("upgrade", "A"), ("upgrade", "D"))
    assert (g.upgrades[lostomire], g.upgrades[awsh]) == ("A", "D")  # step 1, then step 4 (CS-DEF-02, CS-DEF-07)
    g = area()
    lostomire, minion = stand(g, "lostomire", (1, 1)), stand(g, "battleborn", (0, 1))
    briar = stand(g, "war-briar", (-1, 1), B, health=1)
    fights(g, minion, briar)
    settled(g, ("upgrade", "D"))
    assert g.upgrades[lostomire] == "D"


def test_back_to_the_future() -> None:
    g = area()
    awsh, treed = stand(g, "awsh", (-1, 1)), stand(g, "treed", (0, 1), B)
    wear(g, awsh, "time-vials")
    log = log_of(g)
    fights(g, awsh, treed, ("yes",), ("hex", at(-1, 2)))
    assert g.at[awsh] == at(-1, 2)
    assert [each.facts["walk"] for each in log if each.kind == "moved"] == [["-1.2"]]
    assert (g.health[awsh], g.health[treed]) == (2, 2)  # CS-TALENT-06: one retaliation only
    fights(g, awsh, treed)
    assert g.at[awsh] == at(-1, 2)


def test_battle_hardened() -> None:
    g = area()
    convict, spire = stand(g, "convict", (0, 1)), stand(g, "reetall", (-1, 1), B, chips="AR")
    answered(g, hit(g, spire, convict, (1,)))
    assert g.health[convict] == 2  # CS-DMG-05


def test_camouflage() -> None:
    g = area()
    dispatch, spire = stand(g, "dispatch", (0, 1)), stand(g, "shrubbery", (-2, 1), B, chips="AD")
    assert targets(g, dispatch) == []
    near = stand(g, "dispatch", (-1, 1))
    assert ("spire", g.at[spire]) in targets(g, near)


def test_capture() -> None:
    g = area("grovetenders", "brawnen")
    vine, minion = stand(g, "vineherald-promoted", (0, 1)), stand(g, "battleborn", (-1, 1), B, health=1)
    fights(g, vine, minion)
    settled(g)
    assert g.place[minion] == CAPTIVE
    for expected in (CAPTIVE, BARRACKS):  # home at the end of the next wave
        answered(g, end_of_wave(g, None))
        assert g.place[minion] == expected
    assert g.holder[minion] == B


def test_capture_is_for_three_at_most_and_for_attacks() -> None:
    g = area("grovetenders", "brawnen")
    vine = stand(g, "vineherald-promoted", (0, 1))
    for captives, name in ((1, "battleborn"), (2, "dispatch"), (3, "architect"), (3, "source-siege")):
        minion = stand(g, name, (-1, 1), B, health=1)
        fights(g, vine, minion)
        settled(g)
        assert sum(place == CAPTIVE for place in g.place) == captives
    g = area("grovetenders", "brawnen")
    vine, minion = stand(g, "vineherald-promoted", (0, 1)), stand(g, "battleborn", (-1, 1), B, health=1)
    g.lasting.append(Lasting("stasis", vine, 1, WAVE))  # no captive
    answered(g, hurt(g, Cause(A, vine, TALENT), minion, 1))
    settled(g)
    assert g.place[minion] == BARRACKS, "not by a talent"
    minion = stand(g, "battleborn", (-1, 1), B, health=1)
    fights(g, vine, minion)
    settled(g)
    assert g.place[minion] == CAPTIVE


def test_capture_takes_who_stepped_in_for_a_gate_out_of_its_stack() -> None:
    g = area("grovetenders", "brawnen")
    vine = stand(g, "vineherald-promoted", (-4, -1))
    first, second = stacked(g, "battleborn", B), stacked(g, "aegis", B)
    g.health[first] = 1
    fights_gate = carry_out(g, vine, Gate(B))
    answered(g, fights_gate, ("yes",))
    settled(g)
    assert (g.place[first], g.stacks[B]) == (CAPTIVE, (second,))


def test_the_player_on_turn_orders_talents_of_a_defeat() -> None:
    """CS-DEF-02: Capture and Detonate."""
    g = area("grovetenders", "narora")
    ybanthe, sundered = stand(g, "ybanthe-promoted", (0, 1)), stand(g, "sundered", (-1, 1), B, health=2)
    fights(g, ybanthe, sundered)
    asked = settled(g, ("first", "capture"))
    assert (asked[0].prompt, asked[0].seats) == ("which-first", (A,))
    assert g.place[sundered] == CAPTIVE
    assert g.health[ybanthe] == 3


def test_challenge_draws_heroes_attacks() -> None:
    g = area()
    awsh, minion = stand(g, "awsh", (0, 1)), stand(g, "battleborn", (-1, 2))
    ogre = stand(g, "ogregrowth-promoted", (-1, 1), B)
    stand(g, "treed", (1, 1), B)
    assert targets(g, awsh) == [("unit", g.at[ogre])]
    assert not must_attack(g, awsh)
    stand(g, "treed", (-2, 3), B)
    assert len(targets(g, minion)) == 2


def test_channel() -> None:
    g = area("brawnen", "narora")
    minion, channeler = stand(g, "battleborn", (0, 1)), stand(g, "channeler", (-1, 1), B)
    fights(g, minion, channeler)
    assert g.source == [10, 12]


def test_cover() -> None:
    g = area()
    aegis, taproot = stand(g, "aegis", (0, 1)), stand(g, "taproot", (-1, 1), B)
    stand(g, "shrubbery", (-2, 1), B, chips="AD")
    fights(g, aegis, taproot)
    assert g.health[taproot] == 2


def test_detonate() -> None:
    g = area("brawnen", "narora")
    sundered, aegis = stand(g, "sundered", (-1, 1), B, health=1), stand(g, "aegis", (0, 1))
    soft = stand(g, "dispatch-platform", (-2, 1), A, chips="AR")
    hard = stand(g, "lance-launcher", (-1, 0), A, chips="AD")
    fights(g, aegis, sundered)
    settled(g)
    assert g.health[aegis] == 1
    assert (g.upgrades[soft], g.upgrades[hard]) == ("A", "AD")  # CS-DMG-07


def test_dexterity_voids_a_deadly_retaliation() -> None:
    g = area("heirs", "grovetenders")
    tavish, ogre = stand(g, "tavish-promoted", (0, 1), health=2), stand(g, "ogregrowth", (-1, 1), B)
    fights(g, tavish, ogre)
    assert g.health[tavish] == 2
    g.retaliated, g.health[tavish] = 0, 3
    fights(g, tavish, ogre)
    assert g.health[tavish] == 1


def test_engage_binds_whoever_could_attack() -> None:
    g = area()
    awsh, loner = stand(g, "awsh", (3, 1)), landmark(g, "traxxyr-loner", (3, 0))
    stand(g, "war-briar", (2, 1), B)
    assert targets(g, awsh) == [("unit", g.at[loner])]
    assert must_attack(g, awsh)
    take(g, loner, DISCARD)
    assert not must_attack(g, awsh)


def test_entropy() -> None:
    g = area("brawnen", "narora")
    zealot, kram = stand(g, "zealot", (-1, 1), B, health=3), stand(g, "kram-the-mighty", (0, 1))
    fights(g, kram, zealot)
    assert g.health[kram] == 3
    settled(g)
    assert g.place[zealot] != BOARD


def test_evasive() -> None:
    g = area("brawnen", "grovetenders")
    merc, spire = stand(g, "barybrund", (0, 1)), stand(g, "reetall", (-2, 1), B, chips="ARR")
    answered(g, hit(g, spire, merc, (2, 2)))
    assert g.health[merc] == 1
    near = stand(g, "treed-promoted", (-1, 1), B)
    g.health[merc] = 2
    fights(g, near, merc)
    assert g.health[merc] == 0


def test_fair_fight() -> None:
    g = area()
    kram, hunter = stand(g, "kram-the-mighty", (0, 1)), landmark(g, "bounty-hunter", (0, 0))
    fights(g, kram, hunter)
    assert g.health[kram] == 3


def test_fury_kick() -> None:
    g = area("heirs", "grovetenders")
    ossira = stand(g, "ossira-promoted", (0, 1))
    one, other = stand(g, "treed", (-1, 1), B), stand(g, "treed", (1, 1), B)
    fights(g, ossira, one)
    assert (g.health[one], g.health[other]) == (2, 2)
    assert g.health[ossira] == 4


def test_hunter() -> None:
    g = area()
    awsh, briar = stand(g, "awsh", (0, 1)), stand(g, "war-briar", (-1, 1), B)
    peddler = landmark(g, "source-peddler", (0, 0))
    fights(g, awsh, briar)
    fights(g, awsh, peddler)
    assert (g.health[briar], g.health[peddler]) == (2, 3)  # CS-TALENT-01


def test_leech() -> None:
    g = area()
    londil, treed = stand(g, "londil", (0, 1), health=2), stand(g, "treed", (-1, 1), B)
    fights(g, londil, treed)
    assert g.health[londil] == 2  # CS-TALENT-05
    g = area()
    londil, treed = stand(g, "londil", (0, 1), health=1), stand(g, "treed", (-1, 1), B)
    fights(g, londil, treed)
    assert g.health[londil] == 0  # CS-ATK-07


def test_peaceful() -> None:
    g = area()
    minion, wyvankaye = stand(g, "battleborn", (0, 1)), stand(g, "wyvankaye", (-1, 1), B)
    fights(g, minion, wyvankaye)
    assert g.health[wyvankaye] == 2
    fights(g, stand(g, "nomad", (-1, 2)), wyvankaye)
    assert g.health[wyvankaye] == 1


def test_poison() -> None:
    g = area()
    kram, spire = stand(g, "battleborn", (0, 1), health=3), stand(g, "plaguebringer", (-1, 1), B, chips="AD")
    answered(g, hit(g, spire, kram, (0,)))
    assert g.health[kram] == 3
    answered(g, hit(g, spire, kram, (1,)))
    assert g.health[kram] == 1


def test_prepared() -> None:
    g = area("heirs", "grovetenders")
    elf, treed = stand(g, "elfinkaze-alt", (0, 1)), stand(g, "ogregrowth", (-1, 1), B)
    fights(g, elf, treed)
    assert g.health[elf] == 3


def test_tough() -> None:
    g = area("grovetenders", "brawnen")
    treed, forsaken = stand(g, "treed", (0, 1)), stand(g, "forsaken", (-1, 1), B)
    fights(g, treed, forsaken)
    assert g.health[treed] == 2


def test_ram_takes_the_lowest_attack_chip() -> None:
    g = area("grovetenders", "brawnen")
    treed, spire = stand(g, "treed", (0, 1)), stand(g, "dispatch-platform", (-1, 1), B, chips="AAD")
    fights(g, treed, spire, ("yes",))
    assert g.upgrades[spire] == "AD"
    fights(g, treed, spire, ("no",))
    assert g.upgrades[spire] == "AD"  # 1 damage does not break the fortification


def test_weak_point() -> None:
    g = area("narora", "brawnen")
    piercer, spire = stand(g, "piercer", (0, 1)), stand(g, "dispatch-platform", (-1, 1), B, chips="ARD")
    fights(g, piercer, spire)
    assert g.upgrades[spire] == "D"


@pytest.mark.parametrize(("faces", "left"), [((2, 2, 0), 3), ((2, 4), 2)])
def test_relentless(faces: tuple[int, ...], left: int) -> None:
    g = area()
    kram, vipers = stand(g, "kram-the-mighty", (0, 1)), landmark(g, "grail-vipers", (0, 0))
    rolls(g, *faces)  # the die shows 0 0 1 1 2 2
    fights(g, kram, vipers)
    assert g.health[kram] == left


def test_sourcefield() -> None:
    g = area("brawnen", "narora")
    aegis, warden = stand(g, "aegis", (0, 1)), stand(g, "warden", (-1, 1), B)
    fights(g, aegis, warden, ("yes",), ("no",))
    assert (g.health[warden], g.source[B]) == (3, 9)


def test_splash() -> None:
    g = area("brawnen", "grovetenders", turn=B)
    treed, briar = stand(g, "treed", (0, 1), B), stand(g, "war-briar", (1, 1), B)
    spire = stand(g, "dispatch-platform", (-1, 1), A, chips="AR")
    answered(g, hit(g, spire, treed, (0,)))
    assert (g.health[treed], g.health[briar]) == (4, 2)  # CS-TALENT-11


def test_silencer() -> None:
    g = area("brawnen", "narora")
    minion, prism = stand(g, "battleborn", (0, 1)), stand(g, "silent-prism", (-1, 1), B, chips="AR")
    answered(g, hit(g, prism, minion, (1,)))
    assert targets(g, minion)
    answered(g, hit(g, prism, minion, (0,)))
    assert targets(g, minion) == []


def test_wallop() -> None:
    g = area()
    minion, muskeg = stand(g, "battleborn", (0, 1)), stand(g, "muskeg", (-1, 1), B, chips="AR")
    answered(g, shoot(g, muskeg), ("hex", at(3, 1)))
    assert (g.health[minion], g.at[minion]) == (2, at(3, 1))


def test_multi_target() -> None:
    g = area("brawnen", "narora")
    one, other = stand(g, "battleborn", (0, 1)), stand(g, "battleborn", (-1, 2))
    spire = stand(g, "refractor", (-1, 1), B, chips="AR")
    rolls(g, 3)
    answered(g, shoot(g, spire))
    assert (g.health[one], g.health[other]) == (2, 2)


def test_waterwalker() -> None:
    g = area()
    baza, spire = stand(g, "baza", (0, 2)), stand(g, "reetall", (-1, 2), B, chips="AR")
    assert targets_of(g, spire) == []
    stand(g, "battleborn", (0, 1))
    take(g, baza, BARRACKS)
    assert targets_of(g, spire)


def test_range_and_spire_shot() -> None:
    g = area()
    drang = stand(g, "drang-promoted", (1, 0))
    assert reach(g, drang) == 3
    assert reach(g, stand(g, "battleborn", (2, 0))) == 1
    stand(g, "dispatch-platform", (0, 0), A, chips="AR")
    assert hero_moves(g, drang) & on((0, 0))
    answered(g, walk_along(g, drang, g.at[drang], (at(0, 0),), "CS-HERO-01"))
    assert reach(g, drang) == 4


# -- moving ------------------------------------------------------------------------------------------------------------


def test_impale_hurts_who_is_newly_adjacent() -> None:
    g = area("grovetenders", "brawnen")
    briar = stand(g, "war-briar", (2, 0))
    old, new = stand(g, "battleborn", (1, 1), B), stand(g, "battleborn", (0, 1), B)
    answered(g, walk_along(g, briar, g.at[briar], (at(1, 0),), "CS-MOVE-07"))
    assert (g.health[old], g.health[new]) == (3, 2)


def test_source_aura() -> None:
    g = area("narora", "brawnen")
    voss, minion = stand(g, "voss", (2, 0)), stand(g, "battleborn", (1, 1), B)
    spire = stand(g, "dispatch-platform", (0, 0), B, chips="AR")
    answered(g, walk_along(g, voss, g.at[voss], (at(1, 0),), "CS-HERO-01"))
    assert (g.health[minion], g.upgrades[spire]) == (2, "AR")  # CS-SPIRE-01


def test_toxic_secretion() -> None:
    g = area()
    awsh = stand(g, "awsh", (2, 0))
    landmark(g, "thoraxx", (0, 0))
    answered(g, walk_along(g, awsh, g.at[awsh], (at(1, 0), at(0, 1)), "CS-HERO-01"))
    assert g.health[awsh] == 1
    answered(g, teleport(g, awsh, at(2, 0)))
    assert g.health[awsh] == 1  # CS-MOVE-22


def test_crush_and_incorporeal_ways() -> None:
    g = area("grovetenders", "narora")
    oak, weak = stand(g, "grizzled-oak-promoted", (1, 0)), stand(g, "acolyte", (0, 1), B)
    assert ways(g, oak).stop & on((0, 1))
    strong = g.health[oak]
    g.health[oak] = g.health[weak]
    assert not ways(g, oak).stop & on((0, 1)), "not over its equals"
    g.health[oak] = strong
    assert not ways(g, stand(g, "treed", (2, 0))).stop & on((0, 1))
    answered(g, walk_along(g, oak, g.at[oak], (at(0, 1),), "CS-MOVE-07"))
    assert g.health[weak] == 1
    shade = stand(g, "shade", (-1, 1), B)
    assert ways(g, shade).through & on((0, 1))
    answered(g, walk_along(g, shade, g.at[shade], (at(0, 1), at(1, 1)), "CS-MOVE-07"))
    assert g.source == [9, 11]


def test_talents_of_movement_hear_of_displacement() -> None:
    """CS-MOVE-02: whoever gives way moves as well."""
    g = area("brawnen", "grovetenders", turn=B)
    hero, treed = stand(g, "ybanthe", (0, 1), B), stand(g, "treed", (1, 0), B)
    g.gear[hero] = (box().chips_with("war-briar")[0],)  # Impale
    awsh = stand(g, "awsh", (2, 0))
    answered(g, walk_along(g, treed, g.at[treed], (at(0, 1),), "CS-MOVE-07"))
    assert g.at[hero] == at(1, 0)
    assert g.health[awsh] == 2


def test_rooted_may_stay() -> None:
    g = area("grovetenders", "brawnen")
    ogre = stand(g, "ogregrowth", (2, 0))
    stand(g, "dispatch-platform", (3, 0), B, chips="AR")
    asked = answered(g, move_minion(g, ogre), ("stay",))
    assert asked
    assert g.at[ogre] == at(2, 0)


def test_survival() -> None:
    g = area()
    idle, walker = stand(g, "baza", (0, 1), health=2), stand(g, "awsh-promoted", (3, 1), health=1)
    answered(g, walk_along(g, walker, g.at[walker], (at(2, 1),), "CS-HERO-01"))
    answered(g, turn_ends(g, A))
    assert (g.health[idle], g.health[walker]) == (3, 1)


def test_quick_strike_after_moving() -> None:
    g = area("heirs", "grovetenders")
    tavish, briar = stand(g, "tavish", (2, 0)), stand(g, "war-briar", (0, 1), B)
    answered(g, move_hero(g, tavish), ("hex", at(1, 0)), ("use", "quick-strike", at(1, 0)))
    assert g.health[briar] == 2
    assert g.attacked >> tavish & 1


def test_embolden() -> None:
    g = area("heirs", "grovetenders")
    bearer, charger = stacked(g, "standard-bearer"), stacked(g, "charger")
    answered(g, move_minion(g, bearer))
    assert (g.place[bearer], g.place[charger]) == (BOARD, BOARD)
    assert g.moved >> charger & 1


@pytest.mark.parametrize(
    ("face", "moves", "hits"), [(0, 2, False), (1, 0, True), (2, 2, True), (4, 3, True), (5, 2, True)]
)
def test_unruly(face: int, moves: int, hits: bool) -> None:
    g = area()
    forsaken = stand(g, "forsaken", (2, 0))
    rolls(g, face)
    answered(g, happens(g, "movement-comes-up", Occasion(forsaken, seat=A)))
    stand(g, "treed", (1, 0), B)
    assert full_movement(g, forsaken) == moves
    assert bool(targets(g, forsaken)) == hits
    assert attack(g, forsaken) == (5 if face == 5 else 4)


def test_transport() -> None:
    g = area()
    siege, minion = stand(g, "source-siege", (2, 0)), stand(g, "battleborn", (2, 1))
    used(g, "before-or-after", siege, "transport")
    assert g.place[minion] == UNDER
    g.lasting.append(Lasting("stasis", minion, 1, WAVE))
    assert (in_secret(g, siege), in_the_open(g, siege)) == ([], [minion])
    answered(g, walk_along(g, siege, g.at[siege], (at(1, 0),), "CS-MOVE-07"))
    assert uses(g, "after-move", siege) == set()  # not in the turn in which it was loaded
    g.used = frozenset()
    told = telling(g)
    held = Lasting("stasis", siege, 1, NEXT_TURN)
    g.lasting.append(held)
    answered(g, walk_along(g, siege, g.at[siege], (at(0, 1),), "CS-MOVE-07"))
    used(g, "after-move", siege, "transport", ("hex", at(-1, 1)))
    assert g.at[minion] == at(-1, 1)
    assert g.below[siege] == ()
    assert g.lasting == [Lasting("stasis", minion, 1, WAVE), held]
    assert g.moved >> minion & 1
    assert "set-down" in told


def test_roost() -> None:
    g = area("heirs", "brawnen")
    spire, far = stand(g, "refuge", (0, 0), chips="AD"), stand(g, "refuge", (3, 0), chips="AD")
    elf, other = stand(g, "elfinkaze", (1, 0)), stand(g, "elfinkaze", (0, 1))
    used(g, "after-move", elf, "roost")
    assert g.place[elf] == UNDER
    assert (in_secret(g, spire), in_the_open(g, spire)) == ([], [elf])
    assert uses(g, "after-move", other) == set()  # Roost 1
    assert before_movement(g, A) is None
    g.used = frozenset()
    answered(g, before_movement(g, A), ("use", "roost", g.at[spire]), ("hex", at(2, 0)))
    assert g.at[elf] == at(2, 0)
    assert g.land.board.distance(g.at[elf], g.at[far]) == 1


def test_naroran_rift() -> None:
    g = area("brawnen", "narora", turn=B)
    stand(g, "rift-portal", (-2, -1), B, chips="D")
    stand(g, "rift-portal", (0, -2), B, chips="D")
    shade, nomad = stand(g, "shade", (-2, -2), B), stand(g, "nomad", (-3, -1), B)
    victim = stand(g, "battleborn", (0, -1))
    assert uses(g, "after-or-instead", nomad) == set()  # CS-FACTION-08
    used(g, "after-or-instead", shade, "naroran-rift", ("hex", at(0, -1)))
    settled(g)
    assert g.at[shade] == at(0, -1)
    assert g.place[victim] == BARRACKS
    assert uses(g, "after-or-instead", shade) == set()


def test_riftwalk() -> None:
    g = area()
    awsh = stand(g, "awsh", (1, 0))
    landmark(g, "gateport", (0, 0))
    assert uses(g, "before-or-after", awsh) == set()
    landmark(g, "gateport", (-2, -1))
    used(g, "before-or-after", awsh, "riftwalk", ("hex", at(-2, 0)))
    assert g.at[awsh] == at(-2, 0)


def test_secret_passage() -> None:
    g = area()
    awsh, caverns = stand(g, "awsh", (1, 0)), landmark(g, "lost-caverns", (0, 0))
    landmark(g, "gateport", (-2, -1), hidden=True)
    fights(g, awsh, caverns)
    settled(g, ("hex", at(-2, 0)))
    assert g.at[awsh] == at(-2, 0)
    assert g.place[caverns] == DISCARD


def test_creep_stays_off_wells_and_paths() -> None:
    g = area("grovetenders", "brawnen")
    vines = stand(g, "creeping-vines", (-2, -1), chips="AD")
    asked = answered(g, turn_starts(g, A), ("use", "creep", g.at[vines]), ("hex", at(-1, -2)))
    expected = {(-1, -2), (-1, -1), (-2, 0), (-3, 0)}
    assert places(sum(1 << choice[1] for choice in asked[1].choices)) == expected  # CS-TALENT-12
    assert g.spire_on == {at(-1, -2): vines}


def test_prowl() -> None:
    g = area()
    traxxyr = landmark(g, "ancient-traxxyr", (-2, 0))
    stand(g, "dispatch-platform", (0, 0), A, chips="AR")
    asked = answered(g, happens(g, "round-begins", Occasion()), ("hex", at(-1, -1)))
    assert asked[0].seats == (B,)
    assert g.at[traxxyr] == at(-1, -1)


# -- turns, rounds, waves ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "place"), [(3, BOARD), (4, DISCARD)])
def test_anarchy(face: int, place: int) -> None:
    g = area()
    anarchist = stand(g, "anarchist", (0, 1))
    rolls(g, face)
    answered(g, turn_starts(g, A))
    assert g.place[anarchist] == place


def test_healing() -> None:
    g = area("heirs", "brawnen")
    bearer = stand(g, "standard-bearer-promoted", (0, 1), health=1)
    answered(g, turn_starts(g, B))
    assert g.health[bearer] == 1
    answered(g, turn_starts(g, A))
    assert g.health[bearer] == 2


def test_fountain() -> None:
    g = area()
    awsh, geyser = stand(g, "awsh", (1, 0), health=1), landmark(g, "source-geyser", (0, 0))
    answered(g, happens(g, "round-begins", Occasion()))
    assert g.health[awsh] == 3
    answered(g, happens(g, "wave-ends", Occasion()))
    assert g.place[geyser] == DISCARD


def test_mining() -> None:
    g = area()
    outpost = stand(g, "drilling-outpost", (4, 0), chips="D")
    answered(g, happens(g, "wave-ends", Occasion()), ("yes",))
    assert (g.place[outpost], g.source[A]) == (BARRACKS, 16)
    assert "drilling-outpost" not in [plan.face.id for plan in blueprints(g, A)]  # CS-TALENT-15
    g.phase = BUILD
    assert "drilling-outpost" in [plan.face.id for plan in blueprints(g, A)]


def test_lookout_is_no_exploring() -> None:
    g = area()
    babel, loner = stand(g, "babel", (3, 0), chips="ARRR"), landmark(g, "traxxyr-loner", (0, 0), hidden=True)
    answered(g, turn_starts(g, A))
    assert g.seen[A] >> loner & 1
    assert g.hidden >> loner & 1  # CS-TALENT-08
    assert g.place[babel] == BOARD
    assert not g.seen[A] & ~(1 << loner), "nothing else"


def test_raze() -> None:
    g = area()
    tower, reetall = stand(g, "siege-tower", (0, 0), chips="ARR"), stand(g, "reetall", (-2, -1), B, chips="AR")
    rolls(g, 0)
    answered(g, turn_starts(g, A), ("use", "raze", g.at[tower]))
    assert (g.upgrades[tower], g.upgrades[reetall]) == ("AR", "AR")  # CS-TALENT-14
    tower = stand(g, "siege-tower", (-3, -2), chips="ARR")
    g.used = frozenset()
    rolls(g, 2)
    stacked(g, "treed", B)
    used(g, "turn-start", tower, "raze", ("gate", B))
    assert (g.gates[B], g.upgrades[tower]) == (9, "AR")  # CS-GATE-15
    g.used = frozenset()
    assert ("gate", B) in used(g, "turn-start", tower, "raze", ("gate", B))[0].choices
    g.used, g.gates[B] = frozenset(), 0
    stand(g, "reetall", (-4, -2), B, chips="AR")
    rolls(g, 2)
    assert ("gate", B) not in [choice for ask in used(g, "turn-start", tower, "raze") for choice in ask.choices]


def test_the_player_on_turn_orders_what_starts_a_turn() -> None:
    """CS-TALENT-03."""
    g = area("brawnen", "heirs")
    tower, bearer = stand(g, "siege-tower", (0, 0), chips="ARR"), stand(g, "standard-bearer-promoted", (3, 1), health=1)
    stand(g, "high-rise", (-2, -1), B, chips="AR")
    asked = answered(g, turn_starts(g, A), ("first", "raze"), ("use", "raze", g.at[tower]))
    assert asked[0].prompt == "which-first"
    assert len(asked[0].choices) == 2
    assert asked[1].prompt == "turn-start"
    assert g.health[bearer] == 2


def test_neglected_does_not_keep_a_wave_going() -> None:
    g = area()
    stand(g, "forsaken", (0, 1))
    assert wave_is_over(g)
    stand(g, "battleborn", (1, 0))
    assert not wave_is_over(g)


# -- what is used after or instead of moving ---------------------------------------------------------------------------


def test_builder() -> None:
    g = area()
    architect = stand(g, "architect", (3, 1))
    beside(g, "babel")  # other spires do not matter
    used(g, "after-or-instead", architect, "builder", ("hex", at(4, 0)), ("order", "AR"))
    spire = g.spire_on[at(4, 0)]
    assert (g.upgrades[spire], g.source[A]) == ("AR", 10)
    assert uses(g, "after-or-instead", architect) == set()  # once a wave
    other = stand(g, "architect", (4, 1))
    used(g, "after-or-instead", other, "builder", ("upgrade", "D"))
    assert g.upgrades[spire] == "ARD"
    g.used_in_wave = frozenset()
    advanced(g, A, "smelter", 1)
    used(g, "after-or-instead", other, "builder")
    assert g.side[spire] == 1
    assert g.upgrades[spire] == "ARD"


def test_evoke_and_summon() -> None:
    g = area("grovetenders", "brawnen")
    ybanthe = stand(g, "ybanthe", (1, 0))
    used(g, "after-or-instead", ybanthe, "evoke", ("select", "vineherald"), ("hex", at(0, 1)))
    chip = g.on[at(0, 1)]
    assert (g.source[A], g.side[chip], g.health[chip], g.fresh >> chip & 1) == (6, 0, 3, 1)
    assert uses(g, "after-or-instead", ybanthe) == set()
    taproot = stand(g, "taproot", (2, 1))
    used(g, "after-or-instead", taproot, "summon", ("select", "war-briar"), ("hex", at(2, 0)))
    chip = g.on[at(2, 0)]
    assert (g.source[A], g.side[chip], g.health[chip]) == (3, 1, 4)
    assert (g.side[taproot], g.health[taproot]) == (1, 1)
    assert uses(g, "after-or-instead", taproot) == set()


def test_improve() -> None:
    g = area()
    fashioner, awsh = stand(g, "fashioner", (0, 1)), stand(g, "awsh", (1, 0))
    stand(g, "battleborn", (-1, 1))  # no capacity (CS-UPG-11)
    used(g, "after-or-instead", fashioner, "improve", ("upgrade", "D"))
    assert (g.upgrades[awsh], g.source[A]) == ("D", 8)


def test_improve_without_a_choice_of_chips() -> None:
    g = area("brawnen", "grovetenders")
    fashioner, awsh = stand(g, "fashioner", (0, 1)), stand(g, "awsh", (1, 0))
    g.supply = [0, 0, 3]
    assert used(g, "after-or-instead", fashioner, "improve") == []
    assert g.upgrades[awsh] == "D"


def test_magic_like_missile() -> None:
    g = area()
    awsh, treed = stand(g, "awsh", (2, 0)), stand(g, "treed", (-1, 1), B)
    wear(g, awsh, _equipment("magic-like-missile"))
    used(g, "before-or-after", awsh, "magic-like-missile")
    assert (g.health[treed], g.source[A]) == (3, 8)


def _equipment(talent: str) -> str:
    return next(box().chips[c].faces[0].id for c in box().market if talent in box().chips[c].faces[0].flags)


def test_possess_and_stasis() -> None:
    g = area("narora", "grovetenders")
    seer, treed = stand(g, "hollow-seer-promoted", (0, 1)), stand(g, "treed", (-1, 1), B)
    used(g, "after-or-instead", seer, "stasis")
    start = g.at[treed]
    answered(g, turn_ends(g, A))
    answered(g, move_minion(g, treed))
    assert g.at[treed] == start
    used(g, "after-or-instead", seer, "possess")
    assert g.holder[treed] == A
    answered(g, end_of_wave(g, None))
    assert (g.holder[treed], g.place[treed]) == (B, BARRACKS)


def test_rally() -> None:
    g = area("heirs", "brawnen")
    keem, charger = stand(g, "keem", (0, 1)), stand(g, "charger", (2, 0), health=2, chips="D")
    nomad = stand(g, "nomad", (1, 0))
    used(g, "after-or-instead", keem, "rally")
    assert (g.side[charger], g.health[charger], g.upgrades[charger]) == (1, 3, "D")  # CS-SIDE-12, CS-SIDE-13
    assert g.side[nomad] == 0


def test_reap() -> None:
    g = area()
    awsh = stand(g, "awsh", (4, 1))
    wear(g, awsh, "mini-harvester")
    rolls(g, 3)
    used(g, "after-or-instead", awsh, "reap")
    assert g.source[A] == 14
    assert uses(g, "after-or-instead", awsh) == set()


def test_yrtels_way() -> None:
    g = area("brawnen", "grovetenders", turn=B)
    wyvankaye, minion = stand(g, "wyvankaye", (1, 0), B), stand(g, "battleborn", (2, 0), health=1)
    stacked(g, "aegis")
    used(g, "after-or-instead", wyvankaye, "yrtels-way")
    assert g.stacks[A][-1] == minion  # CS-DEPLOY-11
    assert (g.place[minion], g.health[minion]) == (STACK, 3)


def test_yrtels_will() -> None:
    g = area("brawnen", "grovetenders", turn=B)
    wyvankaye, kram = stand(g, "wyvankaye-promoted", (1, 0), B), stand(g, "kram-the-mighty", (0, 1))
    spire = stand(g, "dispatch-platform", (0, 0), chips="AAR")
    used(g, "after-or-instead", wyvankaye, "yrtels-will", ("option", 0))  # Wyvankaye and Kram have no attack chip
    assert g.upgrades[spire] == "R"
    g.used_in_wave = frozenset()
    used(g, "after-or-instead", wyvankaye, "yrtels-will")
    assert g.health[kram] == 2


# -- landmarks ---------------------------------------------------------------------------------------------------------


def test_foreboding() -> None:
    g = area()
    stand(g, "awsh", (1, 0))
    loner = landmark(g, "traxxyr-loner", (0, 0), hidden=True)
    assert answered(g, explore(g, loner)) == []
    assert not g.hidden >> loner & 1


def test_overload() -> None:
    g = area()
    stand(g, "awsh", (1, 0))
    gateport = landmark(g, "gateport", (0, 0))
    g.relic_deck = ["sky-key"]
    answered(g, exploration(g, A), ("use", "overload", at(0, 0)), ("keep",))
    assert (g.source[A], g.place[gateport], g.relics[A]) == (4, DISCARD, ("sky-key",))


def test_recruitable() -> None:
    g = area()
    stand(g, "awsh", (1, 0))
    priest = landmark(g, "wounded-priest", (0, 0))
    g.relic_deck = ["war-drum", "sky-key"]
    answered(g, exploration(g, A), ("use", "recruitable", at(0, 0)), ("keep",))
    assert (g.holder[priest], g.relics[A]) == (A, ("sky-key",))
    g.health[priest] = 1
    fights(g, stand(g, "treed", (0, 1), B), priest)
    settled(g, ("keep",))
    assert g.relics[B] == ("war-drum",)  # CS-TALENT-13


def test_pacify_and_engage() -> None:
    g = area("grovetenders", "brawnen")
    dywen, peddler = stand(g, "dywen-promoted", (1, 0)), landmark(g, "source-peddler", (0, 0))
    used(g, "instead-of-attacking", dywen, "pacify")
    assert (g.source[A], g.place[peddler]) == (13, DISCARD)
    g = area("grovetenders", "brawnen")
    dywen = stand(g, "dywen-promoted", (1, 0))
    landmark(g, "traxxyr-loner", (0, 0))
    assert uses(g, "instead-of-attacking", dywen) == {"pacify"}
    stand(g, "war-briar", (4, 1))  # the wave goes on
    asked = answered(g, attack_stage(g, A))  # CS-TALENT-10: nothing to choose, the Loner is attacked
    assert asked == []
    assert g.attacked >> dywen & 1
    assert g.source[A] == 10


def test_untamed() -> None:
    g = area("grovetenders", "brawnen")
    dywen = stand(g, "dywen-promoted", (1, 0))
    traxxyr = landmark(g, "ancient-traxxyr", (1, 1))
    assert uses(g, "instead-of-attacking", dywen) == set()
    peddler = landmark(g, "source-peddler", (0, 0))
    assert uses(g, "instead-of-attacking", dywen) == {"pacify"}
    take(g, traxxyr, DISCARD)
    g.gear[peddler] = (traxxyr,)  # a landmark minion that has the talent
    assert uses(g, "instead-of-attacking", dywen) == set()


def test_unstable_rift() -> None:
    g = area()
    awsh, treed = stand(g, "awsh", (1, 0)), stand(g, "treed", (0, 1), B)
    altar = landmark(g, "naroran-altar", (0, 0), hidden=True)
    answered(g, turn_up(g, altar, "CS-EXPL-03"), ("yes",))
    settled(g)
    assert g.source == [17, 10]
    assert (g.place[awsh] == BOARD, g.place[treed] == BOARD, g.place[altar]) == (False, False, DISCARD)


# -- spires and stacks -------------------------------------------------------------------------------------------------


def test_connected() -> None:
    g = area("narora", "brawnen")
    spires = [stand(g, "monolant", spot, chips="AD") for spot in ((4, 0), (3, 0), (0, 0), (0, -2))]
    assert capacity(g, spires[0]) == 5
    clear(g, spires[2], defeated=False)
    clear(g, spires[3], defeated=False)
    assert capacity(g, spires[0]) == 4


def test_upgrade_plans() -> None:
    g = area("heirs", "brawnen")
    minaret, refuge = stand(g, "minaret", (4, 0), chips="ARD"), stand(g, "refuge", (3, 0), chips="AD")
    assert [upgrade_price(g, A, minaret, each) for each in "ARD"] == [3, 3, 2]
    assert upgrade_price(g, A, refuge, "A") == 3


def test_stubborn_lone_wolf_and_elfin() -> None:
    g = area("heirs", "brawnen")
    g.phase = PREP
    stacked(g, "charger")  # moves 3, elfinkaze 2
    elf = box().chips_with("elfinkaze")[0]
    assert fits_under(g, A, elf, 0)
    g.below[g.stacks[A][0]] = (elf,)
    assert not fits_under(g, A, elf + 1, 0)
    advanced(g, A, "stables", 2)
    assert fits_under(g, A, elf + 1, 0)
    stacked(g, "forsaken", B)
    assert not fits_under(g, B, box().chips_with("battleborn")[0], 0)
    g.side[g.stacks[B][0]] = 1
    assert not fits_under(g, B, box().chips_with("battleborn")[0], 0)


def test_every_talent_has_a_test_here() -> None:
    """The list of talents and the names in this file."""
    said = Path(__file__).read_text("utf-8").replace("_", "-")
    missing = [talent for talent in box().talents if talent not in said]
    assert missing == []


@pytest.mark.rule("CS-TALENT-07")
def test_range_1_changes_nothing_until_a_range_chip_lies_under_the_unit() -> None:
    g = area()
    dispatch = stand(g, "dispatch", (1, 0))
    stand(g, "treed", (0, 1), B)
    stand(g, "war-briar", (3, -1), B)
    near, both = [("unit", at(0, 1))], [("unit", at(3, -1)), ("unit", at(0, 1))]
    assert (reach(g, dispatch), targets(g, dispatch)) == (2, both)
    g.lasting.append(Lasting("range", dispatch, -1, WAVE))  # no chip of this box has # Range 1
    assert (reach(g, dispatch), targets(g, dispatch)) == (1, near)
    add_upgrade(g, dispatch, "R")
    assert (reach(g, dispatch), targets(g, dispatch)) == (2, both)
