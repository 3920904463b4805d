"""Small things that mutation testing found nobody would notice."""

from __future__ import annotations

from typing import Any

import pytest

from hordekeep.games.cloudspire.content.chips import MINION, box
from hordekeep.games.cloudspire.content.options import OPTIONS
from hordekeep.games.cloudspire.content.setting import NOBODY, TEAMS, Setting
from hordekeep.games.cloudspire.effects.stats import gain
from hordekeep.games.cloudspire.game import GAME
from hordekeep.games.cloudspire.rules.chips.levelling import promote
from hordekeep.games.cloudspire.rules.chips.relics import draw_relic
from hordekeep.games.cloudspire.rules.fight.attacking import attackers, can_retaliate, retaliate
from hordekeep.games.cloudspire.rules.fight.damage import ATTACK, Cause, is_falling, lose
from hordekeep.games.cloudspire.rules.fight.gates import damage_gate, less_for_gate
from hordekeep.games.cloudspire.rules.goals.drowned_beacon import set_up_beacon
from hordekeep.games.cloudspire.rules.movement.closeness import has_mark
from hordekeep.games.cloudspire.rules.movement.movement_stage import add_to_stack
from hordekeep.games.cloudspire.rules.movement.moving import teleport
from hordekeep.games.cloudspire.rules.onslaught.onslaught import before_movement, turn_ends
from hordekeep.games.cloudspire.rules.onslaught.stalemate import blocking_pair, send_minions_home
from hordekeep.games.cloudspire.rules.setup.setup import setup
from hordekeep.games.cloudspire.rules.wave.market_phase import market_turn
from hordekeep.games.cloudspire.rules.wave.prep_phase import fits_under
from hordekeep.games.cloudspire.rules.wave.prices import chip_price
from hordekeep.games.cloudspire.state.pieces import CHIPS, in_barracks, take
from hordekeep.games.cloudspire.state.play_area import (
    BARRACKS,
    BOARD,
    MARKET,
    NEXT_TURN,
    OFFERED,
    PREP,
    TURN,
    UNDER,
    WAVE,
    Lasting,
    Occasion,
    Whose,
)
from hordekeep.games.cloudspire.told.hidden import deal_anew
from hordekeep.games.cloudspire.words.upgrading import strip_attack
from hordekeep.games.cloudspire.written.position_reading import from_position
from hordekeep.kernel import Dice, Match
from hordekeep.kernel.options import read_options
from tests.games.cloudspire.grounds import A, B, at
from tests.games.cloudspire.playing import CloudspireMatch
from tests.games.cloudspire.positions import advanced, answered, area, log_of, stacked, stand, telling
from tests.games.playing import asked


def thought_to_lie_under(player: dict[str, Any]) -> set[str]:
    """The chips that A imagines under what B has in its deployment stack."""
    g = from_position({"wave": 4, "players": [{"faction": "grovetenders"}, player]})
    found: set[str] = set()
    for number in range(40):
        dream = g.clone()
        deal_anew(dream, A, Dice(f"dream {number}"))
        found |= {CHIPS[chip].faces[0].id for chip in dream.below[dream.stacks[1][0]]}
    return found


@pytest.mark.rule("CS-GROUP-10", "CS-TALENT-19")
@pytest.mark.parametrize(("top", "grouped"), [("awsh", False), ("forsaken", False), ("battleborn", True)])
def test_nobody_imagines_a_group_under_a_hero_or_who_keeps_apart(top: str, grouped: bool) -> None:
    assert bool(thought_to_lie_under({"faction": "brawnen", "stack": [top]})) == grouped


@pytest.mark.rule("CS-GROUP-11")
@pytest.mark.parametrize("bought", [(), ("elite-duelist",)])
def test_a_merc_may_lie_in_a_group_that_another_imagines(bought: tuple[str, ...]) -> None:
    player = {"faction": "brawnen", "stack": ["battleborn"], "beside": list(bought)}
    assert ("elite-duelist" in thought_to_lie_under(player)) == bool(bought)


# -- market, prep and set-up -------------------------------------------------------------------------------------------


def test_what_takes_one_off_a_market_price_leaves_one() -> None:
    g = area()
    advanced(g, A, "gateport", 2)
    chips = [box().chips_with(name)[0] for name in ("anarchist", "nomad", "roa")]
    assert [CHIPS[chip].cost for chip in chips] == [1, 2, 5]
    assert [chip_price(g, A, chip) for chip in chips] == [1, 1, 4]


def test_the_first_of_two_purchases_is_not_taken_back() -> None:
    g = area()
    g.phase = MARKET
    advanced(g, A, "gateport", 1)
    for name in ("nomad", "roa", "convict"):
        chip = box().chips_with(name)[0]
        g.place[chip] = OFFERED
        g.offers += (chip,)
    asks = answered(g, market_turn(g, A), ("buy", "nomad"), ("buy", "convict"))
    assert [ask.committed for ask in asks] == [False, True]


@pytest.mark.rule("CS-GROUP-02")
def test_only_who_has_elfin_carries_a_slower_elfinkaze() -> None:
    g = area("heirs", "brawnen")
    g.phase, g.cp[A] = PREP, 11
    elf = box().chips_with("elfinkaze")[0]
    fast = [
        chip
        for chip in in_barracks(g, A, (MINION,))
        if CHIPS[chip].faces[0].move > CHIPS[elf].faces[0].move
        and not CHIPS[chip].faces[0].flags & {"elfin", "stubborn", "lone-wolf"}
    ]
    for top in fast:
        g.stacks[A] = (top,)
        assert not fits_under(g, A, elf, 0)
    assert fast


@pytest.mark.rule("CS-RELIC-08")
def test_discarded_relics_are_shuffled_into_a_new_deck() -> None:
    g = area()
    g.relic_deck, g.relic_discard = [], sorted(box().relics)
    before = g.dice.used
    answered(g, draw_relic(g, A))
    assert g.dice.used > before
    assert g.relic_discard == []
    assert g.relic_deck + list(g.relics[A]) != sorted(box().relics)


def test_the_beacon_is_set_up_once_the_factions_are_known() -> None:
    g = setup(2, read_options(OPTIONS, {"mode": "coop"}, seats=2), Dice("beacon"))
    assert [name for name, _ in g.agenda] == ["event_phase", "set_up_beacon", "pick_factions"]


# -- onslaught ---------------------------------------------------------------------------------------------------------


def test_less_than_nothing_is_no_damage_to_a_gate() -> None:
    g = area()
    advanced(g, A, "stronghold", 3)
    assert [less_for_gate(g, A, amount) for amount in (1, 1)] == [0, 1], "the first attack of the turn deals 1 less"


@pytest.mark.rule("CS-DEPLOY-11")
def test_who_was_put_into_the_stack_does_not_move_again() -> None:
    g = area()
    minion = stand(g, "battleborn", (1, 0), health=1)
    add_to_stack(g, minion)
    assert (g.moved >> minion & 1, g.health[minion], g.stacks[A]) == (1, 3, (minion,))


@pytest.mark.rule("CS-DISP-08")
def test_heroes_neither_swap_nor_go_home_in_a_stalemate() -> None:
    g = from_position({"players": [{"units": {"2.1": "awsh"}}, {"units": {"2.0": "cebyssa"}}]})
    assert blocking_pair(g) is None
    awsh, minion, waiting = g.on[at(2, 1)], stand(g, "battleborn", (1, 0)), stacked(g, "drang")
    stacked(g, "aegis")
    send_minions_home(g)
    assert (g.place[awsh], g.place[minion], g.stacks[A]) == (BOARD, BARRACKS, (waiting,))


@pytest.mark.rule("CS-DEF-01")
def test_a_spire_that_loses_its_last_chips_falls() -> None:
    g = area()
    spire = stand(g, "reetall", (-1, 1), B, chips="AA")
    whose = Whose(A, stand(g, "awsh", (0, 1)))
    strip_attack(g, whose, Occasion(), [spire, whose.chip])
    assert (g.upgrades[spire], is_falling(g, spire), is_falling(g, whose.chip)) == ("", True, False)


# -- what is imagined --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CS-EXPL-02", "CS-LAND-01")
def test_landmarks_that_are_imagined_lie_as_the_true_ones_do() -> None:
    """B has looked at one of two: in A's dreams, too, at that one alone; both are face down, with no health."""
    lying = {
        "3.0": {"chip": "source-peddler", "hidden": True, "seen": [1]},
        "0.0": {"chip": "gateport", "hidden": True},
    }
    g = from_position({"landmarks": lying})
    for number in range(20):
        dream = g.clone()
        deal_anew(dream, A, Dice(f"dream {number}"))
        near, far = dream.on[at(3, 0)], dream.on[at(0, 0)]
        assert dream.hidden == 1 << near | 1 << far
        assert dream.seen == [0, 1 << near]
        assert {dream.health[each] for each in (near, far, *dream.land_deck)} == {0}
        assert sorted([near, far, *dream.land_deck]) == sorted([g.on[at(3, 0)], g.on[at(0, 0)], *g.land_deck])


@pytest.mark.rule("CS-GROUP-09", "CS-SIDE-05")
def test_who_is_imagined_at_home_lies_on_the_basic_side() -> None:
    group = {"chip": "battleborn", "under": [{"chip": "dispatch-promoted", "health": 2}]}
    g = from_position({"players": [{"faction": "grovetenders"}, {"faction": "brawnen", "units": {"-2.1": group}}]})
    hidden = box().chips_with("dispatch")[0]
    assert g.side[hidden] == 1
    for number in range(10):
        dream = g.clone()
        deal_anew(dream, A, Dice(f"dream {number}"))
        if dream.place[hidden] == BARRACKS:
            assert (dream.side[hidden], dream.health[hidden], dream.holder[hidden]) == (0, 0, 1)


def test_what_is_imagined_of_decks_does_not_depend_on_their_true_order() -> None:
    g, other = from_position({}), from_position({})
    for deck in (other.market_deck, other.earth_deck, other.event_deck, other.relic_deck, other.land_deck):
        deck.reverse()
    for each in (g, other):
        deal_anew(each, A, Dice("dream"))
    assert (g.market_deck, g.earth_deck, g.event_deck) == (other.market_deck, other.earth_deck, other.event_deck)
    assert (g.relic_deck, g.land_deck) == (other.relic_deck, other.land_deck)


# -- small change ------------------------------------------------------------------------------------------------------


def test_nothing_is_told_of_nothing() -> None:
    g = area()
    told = telling(g)
    assert gain(g, A, 0, "CS-SOURCE-01") == gain(g, NOBODY, 3, "CS-SOURCE-01") == 0
    assert damage_gate(g, Cause(A, NOBODY, ATTACK), B, 0) == 0
    g.gates[B] = 0
    assert damage_gate(g, Cause(A, NOBODY, ATTACK), B, 2) == 0
    assert (told, g.agenda) == ([], [])


@pytest.mark.rule("CS-ATK-09")
def test_who_may_attack_does_not_depend_on_its_neighbours_in_the_box() -> None:
    g = area()
    chips = [stand(g, "battleborn", spot) for spot in ((1, 0), (0, 1), (-1, 1))]
    g.attacked, g.fresh = 1 << chips[0], 1 << chips[2]
    assert attackers(g, A) == [chips[1]]


@pytest.mark.rule("CS-RET-05")
def test_nobody_strikes_back_at_who_falls() -> None:
    g = area()
    awsh, treed = stand(g, "awsh", (0, 1)), stand(g, "treed", (-1, 1), B)
    assert can_retaliate(g, treed, awsh)
    lose(g, Cause(B, treed, ATTACK), awsh, 3)
    assert not can_retaliate(g, treed, awsh)


@pytest.mark.rule("CS-MOVE-22")
def test_who_comes_from_the_stack_was_beside_nobody() -> None:
    """Impale hurts whom its unit is newly adjacent to: all whom it appears beside, but nobody whom it was beside."""
    g = area("grovetenders", "brawnen")
    foe, far = stand(g, "battleborn", (1, 1), B), stand(g, "battleborn", (0, 1), B)
    briar = stacked(g, "war-briar")
    answered(g, teleport(g, briar, at(2, 0)))
    assert (g.health[foe], g.health[far]) == (2, 3)
    answered(g, teleport(g, briar, at(1, 0)))
    assert (g.health[foe], g.health[far]) == (2, 2)


def test_teams_and_marks() -> None:
    assert Setting(TEAMS, 4).allies == ((0, 1), (0, 1), (2, 3), (2, 3))
    g = from_position({"mode": "coop", "seats": 2})
    g.marks = [NOBODY] * 3
    assert [has_mark(g, seat) for seat in range(3)] == [False, False, True]


def test_the_beacon_is_told_of() -> None:
    g = setup(2, read_options(OPTIONS, {"mode": "coop"}, seats=2), Dice("beacon"))
    told = telling(g)
    set_up_beacon(g, None)
    assert "beacon" in told


@pytest.mark.parametrize(
    ("prompt", "position"),
    [
        (
            "explore",
            {
                "stage": "exploration",
                "players": [{"units": {"3.1": "battleborn"}}, {"units": {"-4.0": "treed"}}],
                "landmarks": {"3.0": {"chip": "source-peddler", "hidden": True}},
            },
        ),
        (
            "which-spire",
            {
                "stage": "fire",
                "players": [
                    {"units": {"0.1": "battleborn"}},
                    {
                        "spires": {
                            "0.0": {"chip": "reetall", "upgrades": "ARR"},
                            "-2.-1": {"chip": "reetall", "upgrades": "ARRR"},
                        }
                    },
                ],
            },
        ),
    ],
)
def test_a_stage_may_still_be_thought_over(prompt: str, position: dict[str, Any]) -> None:
    match: CloudspireMatch = Match.from_position(GAME, position)
    assert asked(match).prompt == prompt
    assert not asked(match).committed


def test_what_lasts_ends_with_its_turn() -> None:
    g = area()
    mine, theirs = stand(g, "battleborn", (1, 0)), stand(g, "treed", (0, 1), B)
    g.lasting = [Lasting("stasis", chip, 1, until) for chip in (mine, theirs) for until in (TURN, NEXT_TURN, WAVE)]
    answered(g, turn_ends(g, A))
    assert [(each.chip, each.until) for each in g.lasting] == [(mine, WAVE), (theirs, NEXT_TURN), (theirs, WAVE)]


@pytest.mark.rule("CS-SIDE-09", "CS-SIDE-12")
@pytest.mark.parametrize(("unit", "rule"), [("kram-the-mighty", "CS-SIDE-09"), ("battleborn", "CS-SIDE-12")])
def test_heroes_and_minions_are_promoted_by_their_own_rules(unit: str, rule: str) -> None:
    g = area()
    log = log_of(g)
    promote(g, stand(g, unit, (1, 0)))
    assert [(each.kind, each.rule) for each in log] == [("promoted", rule)]


def test_of_two_who_perch_one_leaves() -> None:
    g = area("heirs", "brawnen")
    spire = stand(g, "refuge", (0, 0), chips="AD")
    first, second = (stand(g, "elfinkaze", spot) for spot in ((1, 0), (0, 1)))
    for elf in (first, second):
        take(g, elf, UNDER)
    g.below[spire] = (first, second)
    answered(g, before_movement(g, A), ("use", "roost", g.at[spire]), ("hex", at(0, 1)))
    assert (g.below[spire], g.at[first]) == ((second,), at(0, 1))


@pytest.mark.rule("CS-RET-02")
def test_who_strikes_back_for_nothing_has_not_struck_back() -> None:
    g = area()
    awsh, wyvankaye = stand(g, "awsh", (0, 1)), stand(g, "wyvankaye", (-1, 1), B)
    told = telling(g)
    answered(g, retaliate(g, wyvankaye, awsh))
    assert (g.retaliated, told) == (0, [])
