"""What no scenario can set up: a hex beside two gates, and hexes that are cleared without a defeat."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.setting import NOBODY, PVP, Setting
from hordekeep.games.cloudspire.effects.effects import dice_in_slots
from hordekeep.games.cloudspire.rules.fight.damage import ATTACK, RETALIATION, SHOT, TALENT, Cause, hurt
from hordekeep.games.cloudspire.rules.fight.gates import idle_at_gates
from hordekeep.games.cloudspire.rules.onslaught.defeat import clear
from hordekeep.games.cloudspire.rules.setup.setup import take_faction
from hordekeep.games.cloudspire.state.pieces import go_home, take
from hordekeep.games.cloudspire.state.play_area import (
    ATTACHED,
    BARRACKS,
    BOARD,
    DISCARD,
    ONSLAUGHT,
    OUT,
    PILE,
    PlayArea,
)
from hordekeep.kernel import Dice
from tests.games.cloudspire.grounds import B3, C, at
from tests.games.cloudspire.positions import A, B, advanced, answered, area, settled, stacked, stand


def beside_two_gates(gates: tuple[int, int]) -> tuple[PlayArea, int]:
    """Awsh stands idle beside the gates of B and C, which have this much health; the board is made for it."""
    land = replace(B3, gates=(B3.gates[A], at(-6, 5), at(-4, 3)))
    g = PlayArea().begin(Setting(PVP, 3), land, Dice("position"))
    for chip in (*box().market, *box().landmarks):
        g.place[chip] = PILE
    for seat, faction in enumerate(("brawnen", "grovetenders", "heirs")):
        take_faction(g, seat, faction)
    g.phase, g.round, g.turn_seat, g.wave = ONSLAUGHT, 1, A, 2
    g.gates = [10, *gates]
    return g, stand(g, "awsh", (-5, 4))


@pytest.mark.rule("CS-GATE-20")
@pytest.mark.parametrize(
    ("gates", "left"), [((10, 10), 1), ((10, 0), 2), ((0, 10), 2), ((0, 0), 3)], ids=["both", "B", "C", "none"]
)
def test_a_unit_beside_two_gates_is_hit_by_each_that_stands(gates: tuple[int, int], left: int) -> None:
    g, awsh = beside_two_gates(gates)
    near = g.land.board.near[g.at[awsh]]
    assert all(near >> g.land.gates[seat] & 1 for seat in (B, C))
    answered(g, idle_at_gates(g, A))
    assert g.health[awsh] == left


@pytest.mark.rule("CS-GATE-20", "CS-GATE-18")
def test_whoever_attacked_is_spared_by_both() -> None:
    g, awsh = beside_two_gates((10, 10))
    g.attacked |= 1 << awsh
    answered(g, idle_at_gates(g, A))
    assert g.health[awsh] == 3


@pytest.mark.rule("CS-GATE-14")
def test_only_attacks_hurt_who_waits_on_a_gate() -> None:
    g = area()
    waiting, treed = stacked(g, "battleborn"), stand(g, "treed", (4, 1), B)
    for how in (TALENT, SHOT, RETALIATION):
        answered(g, hurt(g, Cause(B, treed, how), waiting, 2))
        assert g.health[waiting] == 3
    answered(g, hurt(g, Cause(B, treed, ATTACK), waiting, 2))
    assert g.health[waiting] == 1


@pytest.mark.rule("CS-CLEAR-01", "CS-CLEAR-03", "CS-CLEAR-04")
def test_a_cleared_hero_leaves_the_game_and_its_equipment_goes_to_the_market_discard() -> None:
    g = area()
    drang, roa = stand(g, "drang", (1, 0), chips="AR"), stand(g, "roa", (2, 0))
    vials = box().chips_with("time-vials")[0]
    take(g, vials, ATTACHED)
    g.gear[drang] = (vials,)
    for hero in (drang, roa):
        clear(g, hero, defeated=False)
    assert g.place[drang] == g.place[roa] == OUT
    assert g.market_discard == [vials]
    assert not g.on
    assert g.supply == [18, 14, 12]


@pytest.mark.rule("CS-CLEAR-02", "CS-CLEAR-06")
def test_a_clear_that_is_no_defeat_pays_nothing_and_levels_nobody_up() -> None:
    g = area()
    stand(g, "awsh", (1, 0))
    briar = stand(g, "war-briar", (0, 1), B)
    clear(g, briar, defeated=False)
    assert settled(g) == []
    assert g.place[briar] == BARRACKS
    assert g.source == [10, 10]


@pytest.mark.rule("CS-CLEAR-04")
def test_cleared_merc_minions_and_merc_spires_are_nobodys() -> None:
    g = area()
    wall, nomad = stand(g, "bladewall", (3, 0), chips="AAAD"), stand(g, "nomad", (2, 0))
    for chip in (wall, nomad):
        go_home(g, chip)
        assert (g.place[chip], g.holder[chip]) == (DISCARD, NOBODY)
    assert g.market_discard == [wall, nomad]
    assert g.supply == [18, 14, 12]


@pytest.mark.rule("CS-CLEAR-01")
def test_a_unit_on_the_hex_of_a_cleared_spire_stays() -> None:
    g = area()
    platform = stand(g, "dispatch-platform", (3, 0), chips="A")
    drang = stand(g, "drang-promoted", (3, 0))
    clear(g, platform, defeated=True)
    assert (g.place[platform], g.place[drang], g.at[drang]) == (BARRACKS, BOARD, at(3, 0))


@pytest.mark.rule("CS-FORT-04")
def test_every_slot_belongs_to_a_faction_or_to_one_of_its_advancements() -> None:
    known = box()
    levels = {each.id for one in known.factions.values() for part in one.structures for each in part.levels}
    assert set(known.slots) == set(known.dice) - {"spire", "d6"}
    assert all(slot in known.factions or slot in levels for slot in known.slots.values())


@pytest.mark.rule("CS-FORT-04", "CS-FORT-05")
@pytest.mark.parametrize(
    ("faction", "structure", "level", "die"),
    [
        ("grovetenders", "sharpener", 3, "root"),
        ("grovetenders", "forming-glade", 3, "forming"),
        ("narora", "gateport", 2, "scrambler"),
        ("heirs", "kaze-roost", 3, "kaze"),
    ],
)
def test_a_die_lies_in_its_slot_as_long_as_the_advancement_is_there(
    faction: str, structure: str, level: int, die: str
) -> None:
    g = area("brawnen", faction)
    for owned in range(level + 1):
        advanced(g, B, structure, owned)
        assert dice_in_slots(g, B) == ([die] if owned == level else [])
    advanced(g, B, structure, level - 1)
    assert dice_in_slots(g, B) == []
    assert dice_in_slots(g, A) == ["forsaken"]
