"""What nobody else knows is dealt anew for whoever imagines the game, within what everybody knows."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.game import GAME
from hordekeep.games.cloudspire.state.pieces import CHIPS
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.kernel import Dice, Match
from tests.games.cloudspire.grounds import A, B, at
from tests.games.cloudspire.invariants import check_places
from tests.games.cloudspire.playing import CloudspireMatch
from tests.games.playing import asked


def dreams(position: dict[str, Any], seat: int, *choices: str, count: int = 24) -> list[PlayArea]:
    """The games that a seat imagines after these choices."""
    match: CloudspireMatch = Match.from_position(GAME, position)
    for choice in choices:
        match.choose(choice)
    return [match.imagine(seat, Dice(f"dream {number}")).state for number in range(count)]


GROVE = {"faction": "grovetenders", "mark": A}


@pytest.mark.rule("CS-RELIC-03", "CS-RELIC-04")
def test_nobody_is_thought_to_keep_a_relic_that_would_lie_open() -> None:
    position = {"players": [{}, {**GROVE, "relics": ["sky-key", "war-drum", "iron-rain"]}]}
    kept = {relic for dream in dreams(position, A) for relic in dream.relics[B]}
    assert len(kept) > 6
    assert {box().relics[relic].lasts for relic in kept} == {"once", "wave"}
    for dream in dreams(position, A):
        assert sorted([*dream.relic_deck, *dream.relics[B]]) == sorted(box().relics), "none is lost"


@pytest.mark.rule("CS-GROUP-09", "CS-CP-02")
def test_groups_are_thought_to_cost_what_is_not_seen_to_be_spent() -> None:
    """A War Briar of 2 CP is seen, so 7 of 9 are left or lie under it."""
    position = {
        "wave": 3,
        "phase": "prep",
        "first": B,
        "agenda": [["onslaught_begins"], ["prepare", A]],
        "players": [{"mark": B, "cp": 9}, {**GROVE, "cp": 4, "stack": [{"chip": "war-briar", "under": ["treed"]}]}],
    }
    seen = set()
    for dream in dreams(position, A, count=40):
        group = dream.below[dream.stacks[B][0]]
        assert dream.cp[B] + sum(CHIPS[chip].cp for chip in group) == 7
        assert dream.cp[B] >= 0
        check_places(dream)
        seen.add(group)
    assert len(seen) > 4
    assert () in seen
    assert {dream.cp[B] for dream in dreams(position, B)} == {4}, "its owner knows"


@pytest.mark.rule("CS-GROUP-09")
def test_who_prepares_is_imagined_from_the_start() -> None:
    position = {
        "phase": "prep",
        "first": B,
        "agenda": [["onslaught_begins"], ["prepare", A], ["prepare", B]],
        "players": [{"mark": B, "cp": 7}, {**GROVE, "cp": 7}],
    }
    for dream in dreams(position, A, "select:war-briar", "group:treed"):
        assert (dream.stacks[B], dream.cp[B]) == ((), 7)
    for dream in dreams(position, B, "select:war-briar", "group:treed"):
        assert [CHIPS[chip].faces[0].id for chip in dream.below[dream.stacks[B][0]]] == ["treed"]
        assert dream.cp[B] == 2


@pytest.mark.rule("CS-EXPL-02", "CS-EXPL-03")
def test_who_reveals_what_another_imagines_reveals_that() -> None:
    position = {
        "turn": B,
        "stage": "exploration",
        "players": [{}, {**GROVE, "units": {"3.1": "treed"}}],
        "landmarks": {"3.0": {"chip": "source-peddler", "hidden": True}},
    }
    match: CloudspireMatch = Match.from_position(GAME, position)
    match.choose("explore:3.0")
    shown: Counter[str] = Counter()
    for number in range(24):
        dream = match.imagine(A, Dice(f"dream {number}"))
        lying = dream.state.on[at(3, 0)]
        assert asked(dream).prompt == "reveal"
        assert dream.prompt() == match.prompt()
        dream.choose("yes")
        assert not dream.state.hidden >> lying & 1
        shown[CHIPS[lying].faces[0].id] += 1
    assert len(shown) > 3
    assert {CHIPS[match.imagine(B, Dice("dream")).state.on[at(3, 0)]].faces[0].id} == {"source-peddler"}


@pytest.mark.rule("CS-RELIC-02", "CS-RELIC-04")
def test_who_sells_a_drawn_relic_in_a_dream_sells_the_one_imagined() -> None:
    match = drawing()
    true = match.state.relics[B][-1]
    sold = set()
    for number in range(24):
        dream = match.imagine(A, Dice(f"dream {number}"))
        dream.choose("sell")
        assert dream.state.relics[B] == ()
        sold.add(dream.state.relic_discard[-1])
    assert len(sold) > 4
    assert match.imagine(B, Dice("dream")).state.relics[B] == (true,)


def test_only_who_ratifies_knows_the_next_event() -> None:
    """B looks at it (CS-K-ADV-24): A imagines any event there, and in its dream B chooses that one."""
    position = {
        "wave": 3,
        "phase": "event",
        "players": [{}, {**GROVE, "levels": {"inner-oak": 3}}],
    }
    match: CloudspireMatch = Match.from_position(GAME, position)
    (true,), following = match.state.events, match.state.event_deck[-1]
    assert asked(match).choices == [("event", true), ("event", following)]
    thought = set()
    for number in range(24):
        dream = match.imagine(A, Dice(f"dream {number}"))
        (_, drawn), (_, other) = asked(dream).choices
        assert (drawn, other) == (true, dream.state.event_deck[-1])
        assert asked(dream).about is None
        dream.choose(f"event:{other}")
        assert (dream.state.events, dream.state.event_deck[0]) == ((other,), true)
        thought.add(other)
    assert len(thought) > 6
    assert {dream.event_deck[-1] for dream in dreams(position, B)} == {following}
    assert len({dream.event_deck[-2] for dream in dreams(position, B)}) > 6, "but not the one after it"
    for seat in (A, B):
        assert all(sorted(dream.event_deck) == sorted(match.state.event_deck) for dream in dreams(position, seat))
    match.choose(f"event:{true}")
    assert not match.state.used


def drawing() -> CloudspireMatch:
    """B has defeated something that brings a relic, and has just drawn it."""
    reward = next(chip for chip in CHIPS if chip.faces[0].relics and chip.unit and chip.type)
    position = {
        "turn": B,
        "stage": "attack",
        "players": [{}, {**GROVE, "units": {"3.1": "treed"}}],
        "landmarks": {"3.0": {"chip": reward.faces[0].id, "health": 1}},
    }
    match: CloudspireMatch = Match.from_position(GAME, position)
    while asked(match).prompt != "relic":
        keys = [offer.key for offer in match.offers()]
        match.choose(next((key for key in keys if key.startswith("unit:3.0")), keys[0]))
    return match
