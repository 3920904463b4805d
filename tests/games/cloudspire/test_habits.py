"""The quick hand: what it leans to, what it may know, and how far it plays on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from math import exp, isfinite
from random import Random
from typing import Any

import pytest

from hordekeep.games.cloudspire.bots.habits import leanings, learned, signs_of
from hordekeep.games.cloudspire.bots.instinct import DECIDED, ENOUGH, considered, instinct, sensible, turns
from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.game import GAME
from hordekeep.games.cloudspire.state.play_area import ONSLAUGHT
from hordekeep.games.cloudspire.told.hidden import deal_anew
from hordekeep.kernel import Choice, Dice, Keep, Match
from scripts.learn_habits import play_games
from tests.games.cloudspire.playing import CloudspireMatch, each_table, new_match, started
from tests.games.playing import asked, choose_at_random


def choose_by_instinct(match: CloudspireMatch, luck: Random) -> None:
    ask = asked(match)
    match.play(instinct(match.state, ask, ask.seats[0], luck), ask.seats[0])


def leaning_at(position: dict[str, Any]) -> dict[Choice, float]:
    """What whoever is asked first in a position leans to."""
    match: CloudspireMatch = Match.from_position(GAME, position)
    ask = asked(match)
    choices = ask.choices_of(ask.seats[0])
    return dict(zip(choices, leanings(match.state, ask, ask.seats[0], choices), strict=True))


@each_table
def test_every_choice_at_every_table_has_a_leaning(seats: int, options: dict[str, Any]) -> None:
    match, luck = new_match(seats, options, "leanings", Keep.NOTHING), Random(seats)
    for number in range(400):
        if match.ask is None:
            break
        for seat in match.ask.seats:
            choices = match.ask.choices_of(seat)
            found = leanings(match.state, match.ask, seat, choices)
            assert len(found) == len(choices)
            assert all(isfinite(each) and abs(each) < 40 for each in found), (match.ask, found)
        if number % 3:
            choose_by_instinct(match, luck)
        else:
            choose_at_random(match, luck)


def test_every_sign_that_has_a_weight_is_met() -> None:
    wanted = {name for name in learned() if ":" not in name}
    met: set[str] = set()
    for number in range(120):
        options = {"mode": "coop", "level": "easy"} if number % 4 == 3 else {}
        match, luck = new_match(2 + number % 2, options, f"signs {number}", Keep.NOTHING), Random(number)
        while match.ask is not None and len(match.made) < 900:
            ask = match.ask
            signs = signs_of(match.state, ask, ask.seats[0], ask.choices_of(ask.seats[0]))
            met |= {name for each in signs for name, _ in each}
            if number % 4:
                choose_by_instinct(match, luck)
            else:
                choose_at_random(match, luck)
        if number > 12 and wanted <= met:
            break
    assert wanted <= met, wanted - met


def test_what_a_habit_names_exists() -> None:
    known = box()
    advancements = {
        level.id for each in known.factions.values() for structure in each.structures for level in structure.levels
    }
    faces = {face.id for chip in known.chips for face in chip.faces}
    names: dict[str, Collection[str]] = {
        "advance": advancements,
        "use-advancement": {*advancements, *(f"event/{event}" for event in known.events)},
        "construct": faces,
        "select": faces,
        "buy": faces,
        "use": {*known.talents, *advancements},
        "relic": known.relics,
    }
    for name in learned():
        what, _, which = name.partition(":")
        assert not which or which in names[what], name


def test_games_to_learn_from_are_the_same_for_the_same_seed() -> None:
    once, again = (play_games("cloudspire", dict(learned()), {}, "learning", 3) for _ in range(2))
    assert once == again
    assert len(once[1]) == 3
    assert any(once[0].values())


def test_what_a_seat_cannot_know_changes_nothing() -> None:
    for number in range(6):
        match, luck = started(2 + number % 3, {}, f"unknown {number}", 100)
        for _ in range(60):
            if match.ask is None:
                break
            ask, seat = match.ask, match.ask.seats[0]
            choices = ask.choices_of(seat)
            here = leanings(match.state, ask, seat, choices)
            other = match.state.clone()
            other.beat = match.state.beat
            deal_anew(other, seat, Dice(f"{number}"))
            assert leanings(other, ask, seat, choices) == here, ask
            choose_at_random(match, luck)


def test_it_chooses_as_it_leans() -> None:
    luck = Random("as it leans")
    match = new_match(2, {}, "as it leans", Keep.CHECKPOINT)
    while asked(match).prompt != "build":
        choose_at_random(match, luck)
    ask = asked(match)
    choices = ask.choices_of(ask.seats[0])
    found = [exp(DECIDED * each) for each in leanings(match.state, ask, ask.seats[0], choices)]
    times = Counter(instinct(match.state, ask, ask.seats[0], luck) for _ in range(3000))
    for choice, part in zip(choices, found, strict=True):
        assert times[choice] / 3000 == pytest.approx(part / sum(found), abs=0.04)


def test_income_comes_before_all_else_while_there_is_time() -> None:
    early = leaning_at({"phase": "build", "wave": 1, "players": [{"faction": "brawnen", "source": 5}]})
    assert max(early, key=early.__getitem__) == ("advance", "source-drill")
    late = leaning_at({"phase": "build", "wave": 4, "players": [{"faction": "brawnen", "source": 5}]})
    assert late["advance", "source-drill"] < early["advance", "source-drill"]
    assert max(late, key=late.__getitem__)[0] == "advance"


def test_no_command_points_are_left_over() -> None:
    """Whatever is selected first: as long as a unit can be paid, a hurried player hardly ever stops."""
    stopped = 0
    for number in range(10):
        match, luck = new_match(2, {}, f"points {number}", Keep.NOTHING), Random(number)
        while match.ask is not None and match.state.wave < 3:
            if match.ask.prompt == "prep":
                chosen = instinct(match.state, match.ask, match.ask.seats[0], luck)
                affordable = match.state.cp[match.ask.seats[0]] > 1
                stopped += chosen == ("done",) and affordable and any(each[0] == "select" for each in match.ask.choices)
            choose_by_instinct(match, luck)
    assert stopped <= 2


def test_it_strikes_who_falls_and_goes_for_the_gate() -> None:
    units = {"1.0": "battleborn"}
    position: dict[str, Any] = {
        "stage": "attack",
        "players": [{"units": units}, {"units": {"1.-1": {"chip": "war-briar", "health": 1}, "0.1": "war-briar"}}],
    }
    found = leaning_at(position)
    assert len(found) == 2
    match: CloudspireMatch = Match.from_position(GAME, position)
    weak = next(choice for choice in found if match.state.health[match.state.on[choice[1]]] == 1)
    assert max(found, key=found.__getitem__) == weak


def test_playing_on_stops_with_the_turn() -> None:
    match, luck = new_match(2, {}, "turns", Keep.NOTHING), Random(1)
    before = turns(match.state)
    while match.state.phase != ONSLAUGHT:
        assert turns(match.state) == before, "all that is prepared is one thing"
        choose_by_instinct(match, luck)
    seen: list[int] = []
    while match.ask is not None and match.state.wave == 1:
        if not seen or turns(match.state) != seen[-1]:
            seen.append(turns(match.state))
        choose_by_instinct(match, luck)
    assert seen == sorted(set(seen))
    assert len(seen) > 3


def test_a_search_looks_at_few_choices() -> None:
    narrowed: set[str] = set()
    for number in range(6):
        match, luck = new_match(2, {}, f"few {number}", Keep.NOTHING), Random(number)
        while match.ask is not None:
            ask, seat = match.ask, match.ask.seats[0]
            choices = considered(ask, ask.choices_of(seat))
            kept = sensible(match.state, ask, seat, ask.choices_of(seat))
            assert set(kept) <= set(choices)
            assert len(kept) == min(len(choices), ENOUGH)
            if len(choices) > ENOUGH:
                leaning = dict(zip(choices, leanings(match.state, ask, seat, choices), strict=True))
                assert min(leaning[each] for each in kept) >= max(leaning[each] for each in choices if each not in kept)
                narrowed.add(ask.prompt)
            choose_at_random(match, luck)
    assert {"hero-moves", "prep", "build"} <= narrowed


@pytest.mark.parametrize(("seats", "wins"), [(2, 9), (3, 7)])
def test_the_quick_hand_beats_chance(seats: int, wins: int) -> None:
    won = 0.0
    for number in range(12):
        match, luck = new_match(seats, {}, f"quick {number}", Keep.NOTHING), Random(number)
        quick = number % seats
        while match.ask is not None:
            if match.ask.seats[0] == quick:
                choose_by_instinct(match, luck)
            else:
                choose_at_random(match, luck)
        won += GAME.search.evaluate(match.state, quick)
    assert won >= wins
