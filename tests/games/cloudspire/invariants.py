"""What is true of every game at every ask: chips are in one place each, masks tell the truth, roads hold."""

from __future__ import annotations

from collections import Counter

from hordekeep.games.cloudspire.content.boards import PATH
from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.setting import NOBODY, SUPPLY, TUTORIAL
from hordekeep.games.cloudspire.content.tiles import load_earthscapes
from hordekeep.games.cloudspire.effects.stats import source_capacity
from hordekeep.games.cloudspire.ground.roads import are_linked
from hordekeep.games.cloudspire.rules.fight.damage import is_falling
from hordekeep.games.cloudspire.rules.goals.marks import marks_of
from hordekeep.games.cloudspire.rules.setup.learning_the_vines import EARTHSCAPES
from hordekeep.games.cloudspire.state.pieces import CHIPS, is_unit, masks_from
from hordekeep.games.cloudspire.state.play_area import (
    ATTACHED,
    BARRACKS,
    BESIDE,
    BOARD,
    CAPTIVE,
    DISCARD,
    GRAVES,
    OFFERED,
    OUT,
    PILE,
    STACK,
    UNDER,
    PlayArea,
)
from tests.games.cloudspire.playing import CloudspireMatch
from tests.games.playing import goes_on_or_is_over


def check(match: CloudspireMatch) -> None:
    """Raise if anything is wrong."""
    g = match.state
    assert masks_from(g) == (g.units, g.heroes, g.spires, g.landmarks)
    check_places(g, moving=match.ask is not None and match.ask.prompt == "displace")
    check_supply(g)
    check_ground(g)
    check_factions(g)
    goes_on_or_is_over(match)


def places_of(g: PlayArea) -> dict[int, list[int]]:
    """Which chips lie in each place that has a list or table of its own."""
    return {
        BOARD: [*g.on.values(), *g.spire_on.values(), *g.items.values()],
        STACK: [chip for stack in g.stacks for chip in stack],
        UNDER: [chip for below in g.below for chip in below],
        ATTACHED: [chip for gear in g.gear for chip in gear],
        OFFERED: g.offers,
        PILE: [*g.market_deck, *g.land_deck],
        DISCARD: [*g.market_discard, *g.land_discard],
    }


def check_places(g: PlayArea, *, moving: bool = False) -> None:
    """Every chip is in exactly one place, and the place knows it. Who moves onto a hex, and who falls there, is lifted
    for a while."""
    listed = places_of(g)
    lifted = [chip for chip, place in enumerate(g.place) if place == BOARD and g.at[chip] < 0]
    assert moving or all(is_falling(g, chip) for chip in lifted)
    listed[BOARD] += lifted
    for place, chips in listed.items():
        there = Counter(chip for chip, where in enumerate(g.place) if where == place)
        assert Counter(chips) == there, (place, Counter(chips) - there, there - Counter(chips))
    for chip, place in enumerate(g.place):
        assert g.at[chip] < 0 or place == BOARD
        if place in (BARRACKS, BESIDE, GRAVES, CAPTIVE):
            assert 0 <= g.holder[chip] < g.setting.fortresses
        if place == BARRACKS:
            assert CHIPS[chip].faction == g.factions[g.holder[chip]]
        if place == OUT:
            assert not g.upgrades[chip]
    for table in (g.on, g.spire_on, g.items):
        assert all(g.at[chip] == spot for spot, chip in table.items())


def check_supply(g: PlayArea) -> None:
    """The upgrades under chips and those left are always as many (CS-UPG-01)."""
    under = Counter("".join(g.upgrades))
    for letter, left in zip(SUPPLY, g.supply, strict=True):
        assert left >= 0
        assert left + under[letter] == SUPPLY[letter]


def check_ground(g: PlayArea) -> None:
    """All chips stand on hexes, and path links all marks (CS-MARK-03, CS-EARTH-07)."""
    marks = marks_of(g)
    for gate in g.land.gates:
        marks |= 1 << gate
    assert are_linked(g.land.board, g.land.terrain[PATH], marks)
    assert all(g.land.board.exists >> spot & 1 for spot in (*g.on, *g.spire_on, *g.items))
    laid = [each.number for each in g.land.laid]
    held = [number for seat in g.earthscapes for number in seat]
    shown = [g.earth_shown] if g.earth_shown else []
    known = EARTHSCAPES if g.setting.mode == TUTORIAL else load_earthscapes()
    assert sorted([*laid, *held, *shown, *g.earth_deck, *g.earth_discard]) == sorted(known)


def check_factions(g: PlayArea) -> None:
    """Gates, Source and units are within their bounds."""
    for seat in range(g.setting.fortresses):
        assert g.gates[seat] >= 0
        assert 0 <= g.source[seat] <= source_capacity(g, seat)
        assert not g.setting.are_friends(seat, g.marks[seat])
    for chip in g.on.values():
        if g.holder[chip] != NOBODY and is_unit(g, chip):
            assert g.health[chip] > 0 or is_falling(g, chip)
    assert 1 <= g.wave <= g.setting.waves


def check_cards(g: PlayArea) -> None:
    """At a beat's start every relic and event lies in one place."""
    relics = [relic for seat in (*g.relics, *g.relics_in_play) for relic in seat]
    assert sorted([*relics, *g.relic_deck, *g.relic_discard]) == sorted(box().relics)
    events = () if g.setting.mode == TUTORIAL else box().events  # a die instead (CS-Q-33-TUTORIAL)
    assert sorted([*g.events, *g.event_deck, *g.event_discard]) == sorted(events)
