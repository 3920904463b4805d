"""The quick hand: what it leans to, what it may know, and how far it plays on."""

from __future__ import annotations

from collections import Counter
from math import exp, isfinite
from random import Random
from typing import Any

import pytest

from hordekeep.games.skytear.bots.habits import WEIGHTS, leanings, signs_of
from hordekeep.games.skytear.bots.instinct import DECIDED, ENOUGH, MINIONS_GO, instinct, resolved, sensible
from hordekeep.games.skytear.game import GAME
from hordekeep.games.skytear.told.hidden import deal_anew
from hordekeep.kernel import Dice, Keep, Match
from tests.games.playing import asked, asks_of, choose_at_random
from tests.games.skytear.playing import SkytearMatch, brawl, each_table, new_match

DUEL: dict[str, Any] = {
    "heroes": {"blue.yami": {"hex": "-4.1"}, "red.corjof": {"hex": "-4.0", "hp": 3}},
    "active": {"hero": "blue.yami", "seat": 0, "ap": 3},
}


@each_table
def test_every_choice_at_every_table_has_a_leaning(seats: int, options: dict[str, Any]) -> None:
    for begin in (new_match, brawl):
        match, luck = begin(seats, options, "leanings", Keep.NOTHING), Random(seats)
        for ask in asks_of(match, luck, 120):
            for seat in ask.seats:
                choices = ask.choices_of(seat)
                found = leanings(match.state, ask, seat, choices)
                assert len(found) == len(choices)
                assert all(isfinite(each) and abs(each) < 20 for each in found), (ask, found)


def test_every_sign_that_has_a_weight_is_met_and_has_one() -> None:
    met: set[str] = set()
    for number in range(40):
        options = {"format": ("first-game", "casual")[number % 2]}
        match, luck = brawl(2, options, f"signs {number}", Keep.NOTHING), Random(number)
        if number % 4 == 3:
            match = new_match(2, options, f"signs {number}", Keep.NOTHING)
        for ask in asks_of(match, luck, 400):
            signs = signs_of(match.state, ask, ask.seats[0], ask.choices_of(ask.seats[0]))
            met |= {name for each in signs for name, _ in each}
    assert met == set(WEIGHTS)


def test_what_a_seat_cannot_know_changes_nothing() -> None:
    for number in range(6):
        match, luck = brawl(2, {"format": "casual"}, f"unknown {number}", Keep.CHECKPOINT), Random(number)
        for ask in asks_of(match, luck, 60):
            seat = ask.seats[0]
            choices = ask.choices_of(seat)
            here = leanings(match.state, ask, seat, choices)
            other = match.state.clone()
            deal_anew(other, seat, Dice(f"{number}"))
            assert leanings(other, ask, seat, choices) == here, ask


def test_it_chooses_as_it_leans() -> None:
    luck = Random("as it leans")
    match = brawl(2, {}, "as it leans")
    while asked(match).prompt != "act":
        choose_at_random(match, luck)
    ask = asked(match)
    choices = ask.choices_of(ask.seats[0])
    found = [exp(DECIDED * each) for each in leanings(match.state, ask, ask.seats[0], choices)]
    times = Counter(instinct(match.state, ask, ask.seats[0], luck) for _ in range(3000))
    for choice, part in zip(choices, found, strict=True):
        assert times[choice] / 3000 == pytest.approx(part / sum(found), abs=0.04)


def test_it_strikes_who_can_fall() -> None:
    match: SkytearMatch = Match.from_position(GAME, DUEL)
    ask = asked(match)
    found = dict(zip(ask.choices, leanings(match.state, ask, 0, ask.choices), strict=True))
    assert max(found, key=found.__getitem__) == ("act", "attack")
    healthy = {**DUEL, "heroes": {**DUEL["heroes"], "red.corjof": {"hex": "-4.0"}}}
    match = Match.from_position(GAME, healthy)
    ask = asked(match)
    assert leanings(match.state, ask, 0, [("act", "attack")])[0] < found["act", "attack"]


def test_playing_on_stops_when_an_effect_has_resolved() -> None:
    """Not while it resolves: a Skirmish asks several times."""
    match: SkytearMatch = Match.from_position(GAME, DUEL)
    begun = resolved(match.state)
    match.choose(("act", "skirmish"))
    while asked(match).prompt == "react":
        match.choose(("pass",))
    assert asked(match).prompt == "skirmish"
    assert resolved(match.state) == begun
    match.choose(("stop",))
    assert asked(match).prompt == "act"
    assert resolved(match.state) == begun + 1
    match.choose(("end",))
    assert resolved(match.state) == begun + 2, "Corjof has been activated"


def test_a_search_looks_at_few_choices_that_differ() -> None:
    prompts: Counter[str] = Counter()
    for number in range(16):
        match, luck = brawl(2, {"format": "casual"}, f"few {number}", Keep.NOTHING), Random(number)
        for ask in asks_of(match, luck, 150):
            seat = ask.seats[0]
            choices = ask.choices_of(seat)
            kept = sensible(match.state, ask, seat, choices)
            assert kept
            assert set(kept) <= set(choices)
            assert len(kept) == len(set(kept)) <= ENOUGH
            if ask.prompt in MINIONS_GO:
                assert len(kept) == 1
                assert kept != [("stop",)]
            elif ask.alike is not None:
                assert len({ask.alike(each) for each in kept}) == len(kept)
            elif len(choices) > ENOUGH:
                leaning = dict(zip(choices, leanings(match.state, ask, seat, choices), strict=True))
                left = [leaning[each] for each in choices if each not in kept]
                assert min(leaning[each] for each in kept) >= max(left)
            else:
                assert kept == choices
            prompts[ask.prompt] += len(choices) > len(kept)
    assert {"spawn", "place-minion", "move-to", "lay-area"} <= {each for each, times in prompts.items() if times}


def test_the_quick_hand_beats_chance() -> None:
    won = 0.0
    for number in range(8):
        match, luck = new_match(2, {}, f"quick {number}", Keep.NOTHING), Random(number)
        quick = number % 2
        while match.ask is not None:
            if match.ask.seats[0] == quick:
                match.play(instinct(match.state, match.ask, quick, luck), quick)
            else:
                choose_at_random(match, luck)
        won += GAME.search.evaluate(match.state, quick)
    assert won >= 7
