"""Forecasts: by the rules themselves, without the treachery card, and without touching the true battle."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hordekeep.engines.lanes.told.forecast import Forecast, forecast
from hordekeep.engines.lanes.told.seen import SeenStop
from hordekeep.games.skytear_horde.game import GAME
from hordekeep.kernel import Document, Keep, Match
from tests.games.skytear_horde.playing import TABLES, HordeMatch, asked, new_match, play_on
from tests.games.skytear_horde.test_hidden import HIDDEN


def ahead(seat: int | None = 0, **position: Any) -> Forecast:
    """The forecast of a position."""
    found = forecast(GAME.positions.read(position), seat)
    assert found is not None
    return found


STALKER: Document = {"card": "deep-stalker"}
"""2 attack, 3 health, Armor 1."""
ROSE: Document = {"card": "bushido-of-the-rose"}
"""2 attack, 2 health, Heroic 2."""


def test_each_lane_has_its_reason_and_its_numbers() -> None:
    lanes = [
        {"monster": STALKER, "ally": ROSE},
        {"monster": STALKER},
        {"monster": STALKER, "tower": {"card": "land-shaker", "health": 2}},
        {"ally": ROSE},
        {"tower": {"card": "land-shaker", "health": 2}},
    ]
    stop, markers = ahead(
        lanes=lanes, castle={"wounds": 6}, minions={"onikai": {"health": 2}, "ratamil": {"health": 1}}
    )
    assert [marker.reason for marker in markers] == ["fight", "unopposed", "tower", "alone", "empty", "empty"]
    assert [marker.lane for marker in markers] == [1, 2, 3, 4, 5, 6]
    assert [marker.castle for marker in markers] == [0, 2, 2, 0, 0, 0]
    assert [marker.portal for marker in markers] == [0, 0, 0, 2, 0, 0]
    assert [marker.monster for marker in markers] == [[3, 2], [3, 3], [3, 3], None, None, None]
    assert [marker.ally for marker in markers] == [[2, 0], None, None, [2, 2], None, None]
    assert stop == SeenStop(castle=[14, 10], portal=[6, 4], decks=[[30, 27]], pillage=3, replaced=False)


def test_trample_reaches_the_castle() -> None:
    lanes = [{"monster": {"card": "the-great-white"}, "ally": ROSE}]
    _, markers = ahead(lanes=lanes)
    assert (markers[0].castle, markers[0].ally) == (5 - 2, [2, 0])


@pytest.mark.rule("SH-GLOS-47")
def test_a_taunt_that_must_be_answered_is_marked() -> None:
    _, markers = ahead(lanes=[{"monster": {"card": "troll-brute"}}, {"ally": ROSE}])
    assert [marker.reason for marker in markers[:2]] == ["taunt", "alone"]
    _, markers = ahead(lanes=[{"monster": {"card": "troll-brute"}}])
    assert markers[0].reason == "unopposed"


def test_a_castle_that_would_fall_and_a_deck_that_would_run_out_are_shown() -> None:
    stop, _ = ahead(lanes=[{"monster": STALKER}] * 2, castle={"wounds": 17})
    assert stop.castle == [3, 0]
    stop, _ = ahead(minions={"onikai": {"health": 5}}, players=[{"deck": 4}])
    assert (stop.decks, stop.pillage) == ([[4, 0]], 5)


def test_the_last_portal_cannot_be_hurt() -> None:
    stop, markers = ahead(portal={"card": "solo-3"}, lanes=[{"ally": ROSE}])
    assert stop.portal is None
    assert markers[0].portal == 0


@pytest.mark.rule("SH-ACH-05", "SH-ACH-06")
def test_upside_down_strikes_with_minions_and_pillages_with_monsters() -> None:
    stop, _ = ahead(challenge="upside-down", lanes=[{"monster": STALKER}], minions={"onikai": {"health": 3}})
    assert (stop.castle, stop.decks) == ([20, 17], [[30, 28]])


@pytest.mark.parametrize("phase", ["refresh", "horde", "fight", "pillage", "end", "mulligan"])
def test_other_phases_have_no_forecast(phase: str) -> None:
    assert forecast(GAME.positions.read({"phase": phase}), 0) is None


@pytest.mark.parametrize("phase", ["alliance", "treachery", "reactions"])
def test_the_forecast_is_part_of_the_view(phase: str) -> None:
    view = GAME.positions.view(GAME.positions.read({"phase": phase, "lanes": [{"monster": STALKER}]}), 0)
    assert view["if_you_stop"]["castle"] == [20, 18]
    assert view["markers"][0]["reason"] == "unopposed"


@pytest.mark.rule("SH-VS-23")
def test_a_concealed_card_is_no_part_of_what_the_alliance_foresees() -> None:
    position = {**HIDDEN, "phase": "alliance"}
    _, markers = ahead(0, **position)
    assert [marker.reason for marker in markers[:4]] == ["hidden", "hidden", "hidden", "alone"]
    assert markers[0].monster is None
    assert sum(marker.castle for marker in markers) == 0
    _, own = ahead(2, **position)
    assert [marker.castle for marker in own[:2]] == [3, 3]


def test_no_unknown_horde_card_joins_the_fight() -> None:
    storm = {"monster": {"card": "the-crawling-storm"}}
    one, other = (ahead(lanes=[storm], horde={"deck": [card]}) for card in ("the-great-white", "snowblind"))
    assert one == other
    assert one.if_you_stop.castle == [20, 19]


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_a_forecast_changes_nothing(mode: str, seats: int) -> None:
    luck = Random(f"forecast {mode} {seats}")
    match = new_match(mode, seats, "forecast")
    asked_for = 0
    for _ in range(80):
        if match.ask is None:
            break
        before = GAME.positions.shown(match.state) if GAME.positions.shown else None
        for viewer in (None, *range(seats)):
            asked_for += forecast(match.state, viewer) is not None
        assert (GAME.positions.shown(match.state) if GAME.positions.shown else None) == before
        play_on(match, luck, 1)
    assert asked_for


def test_a_forecast_comes_true_if_no_treachery_interferes() -> None:
    """Random boards of plain creatures: the forecast against the fight and pillage that the rules then play."""
    monsters = ("deep-stalker", "troll-brute", "troll-crusher", "the-great-white")
    allies = ("bushido-of-the-rose", "bushido-of-the-peony", "clan-of-the-oak", "clan-of-the-boar")
    luck = Random(11)
    for _ in range(25):
        lanes: list[Document] = []
        for _lane in range(6):
            lane = {}
            if luck.random() < 0.6:
                lane["monster"] = {"card": luck.choice(monsters), "wounds": luck.randint(0, 1)}
            if luck.random() < 0.6:
                lane["ally"] = {"card": luck.choice(allies), "wounds": luck.randint(0, 1)}
            lanes.append(lane)
        minions = {"onikai": {"health": luck.randint(0, 3)}, "yetnar": {"health": luck.randint(0, 2)}}
        position: Document = {"lanes": lanes, "minions": minions, "portal": {"health": 9}}
        stop, markers = ahead(0, **position)
        agenda = [["pillage"], ["fight"]]
        fought: HordeMatch = Match.from_position(
            GAME, {**position, "phase": "fight", "agenda": agenda}, keep=Keep.NOTHING
        )
        while fought.ask is not None:
            choices = asked(fought).choices
            fought.choose(("no",) if ("no",) in choices else choices[0], 0)
        g = fought.state
        assert max(20 + g.castle.vigor, 0) == stop.castle[1]
        assert stop.portal is not None
        assert max(6 + g.portal.vigor, 0) == stop.portal[1]
        if g.result == "":
            assert len(g.players[0].deck) == stop.decks[0][1]
            assert sum(marker.castle for marker in markers) == -g.castle.vigor
