"""Every relic and every event, in a small position that would come out otherwise without it."""

from __future__ import annotations

from pathlib import Path

import pytest

from hordekeep.games.cloudspire.asking.choices import Unit
from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.tiles import load_earthscapes
from hordekeep.games.cloudspire.effects.effects import happens
from hordekeep.games.cloudspire.effects.stats import dice, gate_retaliation, movement, source_capacity, spire_range
from hordekeep.games.cloudspire.rules.chips.relics import play_relic, playable
from hordekeep.games.cloudspire.rules.fight.attacking import carry_out
from hordekeep.games.cloudspire.rules.fight.gates import attack_gate
from hordekeep.games.cloudspire.rules.onslaught.onslaught import limited_options
from hordekeep.games.cloudspire.rules.wave.build_phase import build_options, build_phase, build_turn
from hordekeep.games.cloudspire.rules.wave.event_phase import begin_phase
from hordekeep.games.cloudspire.rules.wave.income_phase import income_phase
from hordekeep.games.cloudspire.rules.wave.market_phase import market_turn
from hordekeep.games.cloudspire.rules.wave.prep_phase import command_points
from hordekeep.games.cloudspire.rules.wave.prices import advance_price, chip_price, earthscape_price
from hordekeep.games.cloudspire.state.pieces import CHIPS, put, take
from hordekeep.games.cloudspire.state.play_area import (
    BOARD,
    BUILD,
    EVENT,
    INCOME,
    MARKET,
    OFFERED,
    PREP,
    Occasion,
    PlayArea,
)
from hordekeep.kernel import Choice
from tests.games.cloudspire.grounds import at, on
from tests.games.cloudspire.positions import (
    A,
    B,
    advanced,
    answered,
    area,
    event,
    landmark,
    relic,
    rolls,
    settled,
    stand,
)


def plays(g: PlayArea, id: str, *answers: Choice) -> None:
    """Seat A plays a single-use relic, which it could not do in vain (CS-RELIC-09)."""
    g.relics[A] = (id,)
    assert playable(g, A) == [("relic", id)]
    answered(g, play_relic(g, A, id), *answers)
    assert g.relic_discard[-1] == id


def in_vain(g: PlayArea, id: str) -> bool:
    """Would a relic do nothing now?"""
    g.relics[A] = (id,)
    return playable(g, A) == []


# -- relics for once ---------------------------------------------------------------------------------------------------


def test_sky_key() -> None:
    g = area()
    awsh = stand(g, "awsh", (0, 1))
    assert in_vain(g, "sky-key")
    stand(g, "dispatch-platform", (4, 0), chips="AR")
    plays(g, "sky-key", ("hex", at(4, 1)))
    assert g.at[awsh] == at(4, 1)


def test_masons_seal() -> None:
    g = area()
    one, two = stand(g, "dispatch-platform", (4, 0), chips="AR"), stand(g, "dispatch-platform", (3, 0), chips="AR")
    full = stand(g, "bladewall", (0, 0), chips="AAAD")
    plays(g, "masons-seal", ("spire", g.at[one]), ("spire", g.at[two]))
    assert [g.upgrades[spire] for spire in (one, two, full)] == ["ARD", "ARD", "AAAD"]


def test_second_wind() -> None:
    g = area()
    kram = stand(g, "kram-the-mighty", (0, 1))
    assert in_vain(g, "second-wind")
    g.health[kram] = 1
    plays(g, "second-wind")
    assert g.health[kram] == 5


def test_thunder_jar() -> None:
    g = area()
    treed = stand(g, "treed", (-1, 1), B)
    assert in_vain(g, "thunder-jar")
    stand(g, "awsh", (1, 0))
    plays(g, "thunder-jar")
    assert g.health[treed] == 1


def test_cracked_crown() -> None:
    g = area()
    awsh = stand(g, "awsh", (0, 1), chips="D")
    plays(g, "cracked-crown", ("promote",))
    assert g.side[awsh] == 1


def test_turncoat_coin() -> None:
    g = area()
    peddler = landmark(g, "source-peddler", (0, 0))
    assert in_vain(g, "turncoat-coin")
    stand(g, "awsh", (1, 0))
    plays(g, "turncoat-coin")
    assert g.holder[peddler] == A
    assert g.units[A] & on((0, 0))


def test_iron_rain() -> None:
    g = area(turn=B)
    treed, spire = stand(g, "treed", (0, 1), B), stand(g, "dispatch-platform", (0, 0), chips="AR")
    rolls(g, 4)
    plays(g, "iron-rain")
    assert g.health[treed] == 2
    assert not g.attacked >> spire & 1
    g.turn_seat = A
    assert in_vain(g, "iron-rain")


def test_quick_mortar() -> None:
    g = area()
    spire = stand(g, "dispatch-platform", (4, 0), chips="AR")
    plays(g, "quick-mortar", ("upgrade", "R"))
    assert (g.upgrades[spire], g.source[A]) == ("ARR", 10)


# -- relics that last --------------------------------------------------------------------------------------------------


def test_war_drum() -> None:
    g = area()
    relic(g, "war-drum")
    minion, treed = stand(g, "battleborn", (0, 1)), stand(g, "treed", (-1, 1), B)
    answered(g, carry_out(g, minion, Unit(g.at[treed])))
    assert g.health[treed] == 2


def test_long_sight_and_swift_banner() -> None:
    g = area()
    spire, minion, awsh = (
        stand(g, "dispatch-platform", (4, 0), chips="AR"),
        stand(g, "battleborn", (0, 1)),
        stand(g, "awsh", (1, 0)),
    )
    relic(g, "long-sight")
    assert spire_range(g, spire) == 3
    relic(g, "swift-banner")
    assert (spire_range(g, spire), movement(g, minion), movement(g, awsh)) == (2, 3, 2)


def test_stone_skin() -> None:
    g = area()
    relic(g, "stone-skin")
    ogre = stand(g, "ogregrowth", (4, 1), B)
    for left in (9, 8):
        answered(g, attack_gate(g, ogre, A))
        assert g.gates[A] == left


def test_deep_purse_and_toll_bell() -> None:
    g = area()
    relic(g, "deep-purse")
    assert [source_capacity(g, seat) for seat in (A, B)] == [25, 20]
    relic(g, "toll-bell")
    answered(g, income_phase(g, None))
    assert g.source == [18, 17]


def test_surveyors_chain() -> None:
    g = area()
    g.earthscapes[A] = (next(iter(load_earthscapes())),)
    g.source[A] = 0
    stand(g, "dispatch-platform", (4, 0), chips="ARAAA")
    assert limited_options(g, A) is None
    relic(g, "surveyors-chain")
    assert [earthscape_price(g, seat) for seat in (A, B)] == [0, 2]
    answered(g, limited_options(g, A), ("use-advancement", "relic/surveyors-chain"))
    assert g.earthscapes[A] == ()
    assert len(g.land.laid) == 1


# -- events ------------------------------------------------------------------------------------------------------------


def test_heavy_air() -> None:
    g = area()
    minion, hero = stand(g, "battleborn-promoted", (0, 1)), stand(g, "barybrund", (1, 0))
    event(g, "heavy-air")
    assert (movement(g, minion), movement(g, hero)) == (2, 2)


def test_source_surge_and_drought() -> None:
    for name, source in (("source-surge", 20), ("drought", 15)):
        g = area()
        g.phase = INCOME
        event(g, name)
        answered(g, income_phase(g, None))
        assert g.source == [source, source]


def _market(g: PlayArea, *ids: str) -> None:
    g.phase = MARKET
    for each in ids:
        chip = box().chips_with(each)[0]
        take(g, chip, OFFERED)
        g.offers.append(chip)


def test_market_fair_and_blockade() -> None:
    g = area()
    _market(g, "nomad", "convict", "roa")
    event(g, "blockade")
    assert [chip_price(g, B, chip) for chip in g.offers] == [3, 4, 6]
    event(g, "market-fair")
    answered(g, market_turn(g, A), ("buy", "nomad"), ("buy", "convict"))
    assert g.source[A] == 5


def test_master_builders() -> None:
    g = area()
    g.phase = BUILD
    event(g, "master-builders")
    assert advance_price(g, A, 0) == 2
    answered(g, build_turn(g, A), ("advance", "source-drill"))
    assert (g.source[A], advance_price(g, A, 0)) == (8, 4)


def test_spire_strain() -> None:
    g = area()
    tall, low = stand(g, "dispatch-platform", (4, 0), chips="AR"), stand(g, "drilling-outpost", (3, 0), chips="D")
    g.events = ("spire-strain",)
    answered(g, build_phase(g, None))
    assert (g.upgrades[tall], g.upgrades[low]) == ("A", "D")


def test_rising_mire() -> None:
    g = area()
    g.phase = EVENT
    g.land_deck = list(box().landmarks)
    spire = stand(g, "dispatch-platform", (4, 0), chips="AR")
    g.events = ("rising-mire",)
    answered(g, begin_phase(g))
    laid = [chip for chip in g.on.values() if g.hidden >> chip & 1]
    assert len(laid) == 6  # as many swamps as there are
    assert {CHIPS[chip].type for chip in laid} == {"swamp"}
    assert g.spire_on[at(4, 0)] == spire
    assert at(4, 0) not in g.on


def test_open_vaults() -> None:
    g = area()
    g.phase = EVENT
    temple, swamp = landmark(g, "gateport", (0, 0), hidden=True), landmark(g, "thoraxx", (3, 0), hidden=True)
    g.events = ("open-vaults",)
    answered(g, begin_phase(g))
    assert (g.hidden >> temple & 1, g.hidden >> swamp & 1) == (0, 1)


def test_conscription() -> None:
    g = area()
    g.phase = PREP
    assert command_points(g, A) == 7
    event(g, "conscription")
    assert [command_points(g, seat) for seat in (A, B)] == [9, 9]


def test_heroes_day() -> None:
    g = area()
    event(g, "heroes-day")
    awsh, dywen = stand(g, "awsh", (0, 1)), stand(g, "dywen", (-1, 1), B, health=1)
    answered(g, carry_out(g, awsh, Unit(g.at[dywen])))
    settled(g)
    assert g.source[A] == 16  # its reward is 2
    ybanthe = stand(g, "ybanthe", (-1, 1), B, health=1)
    answered(g, carry_out(g, awsh, Unit(g.at[ybanthe])))
    settled(g)
    assert g.source[A] == 18


@pytest.mark.parametrize(("winner", "loser"), [("battleborn", "dywen"), ("awsh", "treed")])
def test_heroes_day_is_for_heroes_who_defeat_heroes(winner: str, loser: str) -> None:
    g = area()
    event(g, "heroes-day")
    ours, theirs = stand(g, winner, (0, 1)), stand(g, loser, (-1, 1), B, health=1)
    answered(g, carry_out(g, ours, Unit(g.at[theirs])))
    settled(g)
    assert g.source[A] == 12  # the reward is 2 for either


def test_shattered_gates() -> None:
    g = area()
    advanced(g, A, "stronghold", 2)
    event(g, "shattered-gates")
    assert [gate_retaliation(g, seat) for seat in (A, B)] == [2, 2]


def test_awakening() -> None:
    g = area()
    g.phase = EVENT
    g.events = ("awakening",)
    answered(g, begin_phase(g))
    traxxyr = box().traxxyr
    assert (g.place[traxxyr], g.health[traxxyr] > 0) == (BOARD, True)
    assert not g.land.terrain[0] >> g.at[traxxyr] & 1
    g.phase, g.health[traxxyr] = 5, 1
    near = next(spot for spot in range(len(g.land.board.near)) if g.land.board.near[g.at[traxxyr]] >> spot & 1)
    awsh = stand(g, "awsh", (0, 1))
    put(g, awsh, near)
    answered(g, carry_out(g, awsh, Unit(g.at[traxxyr])))
    settled(g)
    assert len(g.events) == 0
    assert g.event_discard == ["awakening"]
    assert g.place[traxxyr] != BOARD
    assert list(happens(g, "phase-event", Occasion())) == []
    assert g.place[traxxyr] != BOARD, "the event is no longer in force"


def test_calm_skies_and_long_night() -> None:
    g = area()
    spire = stand(g, "dispatch-platform", (4, 0), chips="AAARR")
    assert (dice(g, spire), spire_range(g, spire)) == (3, 3)
    event(g, "calm-skies")
    assert dice(g, spire) == 2
    event(g, "long-night")
    assert spire_range(g, spire) == 1


def test_masons_truce() -> None:
    g = area()
    g.phase, g.gates = BUILD, [8, 10]
    event(g, "masons-truce")
    option = ("use-advancement", "event/masons-truce")
    assert option not in build_options(g, B)
    answered(g, build_turn(g, A), option)
    assert (g.gates[A], g.source[A]) == (9, 8)
    assert option not in build_options(g, A)


def test_every_relic_and_event_has_a_test_here() -> None:
    said = Path(__file__).read_text("utf-8").replace("_", "-")
    assert [each for each in (*box().relics, *box().events) if each not in said] == []
