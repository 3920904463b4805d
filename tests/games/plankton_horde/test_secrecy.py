"""What a seat cannot see does not reach it: not by its view, not by its numbers, not by what it imagines."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hordekeep.games.plankton_horde import GAME
from hordekeep.kernel import Dice, Match
from tests.games.plankton_horde import reference
from tests.games.plankton_horde.playing import SEATS, HordeMatch, dealt_position, new_match
from tests.games.plankton_horde.strategies import Table, tables
from tests.games.plankton_horde.worlds import other_world
from tests.games.playing import asked, play_on


def seen_by(match: HordeMatch, viewer: int | None) -> bytes:
    return msgspec.json.encode(match.view(viewer))


def imagined(match: HordeMatch, seat: int, dream: str) -> list[Any]:
    """An imagined match, told by all that can be read from it."""
    dreamt = match.imagine(seat, Dice(dream))
    ask = dreamt.ask
    question = None if ask is None else (ask.seats, ask.prompt, ask.choices)
    return [question, GAME.positions.write(dreamt.state), dreamt.seed, dreamt.start]


@pytest.mark.rule("PH-END-02", "PH-SETUP-01", "PH-SETUP-03", "PH-FB-14")
@given(tables())
def test_a_view_stays_the_same_byte_for_byte_whatever_is_hidden(table: Table) -> None:
    match, luck = table
    for viewer in (None, *range(match.state.seats)):
        other = other_world(match, viewer, luck)
        assert seen_by(other, viewer) == seen_by(match, viewer)
        assert seen_by(other, None) == seen_by(match, None)
        if viewer is not None:
            assert GAME.lab.observe(other.state, viewer) == GAME.lab.observe(match.state, viewer)
        if match.ask is not None:
            assert asked(other).seats == match.ask.seats
            assert asked(other).prompt == match.ask.prompt
            if match.ask.seat == viewer:
                assert asked(other).choices == match.ask.choices
                assert other.offers() == match.offers()


@given(tables())
def test_what_is_imagined_depends_on_the_dice_alone(table: Table) -> None:
    match, luck = table
    for seat in range(match.state.seats):
        other = other_world(match, seat, luck)
        assert imagined(other, seat, "dream")[:3] == imagined(match, seat, "dream")[:3]


def test_other_worlds_do_differ() -> None:
    """The tests above would prove nothing if the worlds were the same."""
    different = 0
    for number in range(60):
        luck = Random(number)
        match = new_match("full", 3, f"worlds {number}")
        play_on(match, luck, 40)
        other = other_world(match, 0, luck)
        hordes = [[side["horde"] for side in each.shown()["seats"][1:]] for each in (match, other)]
        different += hordes[0] != hordes[1] and match.shown()["deck"] != other.shown()["deck"]
    assert different > 50


@pytest.mark.rule("PH-END-02", "PH-END-03")
def test_a_horde_is_shown_to_its_owner_alone() -> None:
    match = new_match("full", 3, "hordes")
    play_on(match, Random(1), 60)
    for viewer in (None, 0, 1, 2):
        for seat, side in enumerate(match.view(viewer)["seats"]):
            assert ("horde" in side) == (seat == viewer)
            assert side["horde_size"] == len(match.state.hordes[seat]) > 0
            for secret in ("strength", "vampire_bonus", "elvenking_bonus", "score"):
                assert (secret in side) == (seat == viewer)


@given(tables())
def test_a_view_never_holds_piles_dice_or_memory(table: Table) -> None:
    match = table.match
    whole = match.shown()
    for viewer in (None, *range(match.state.seats)):
        view = match.view(viewer)
        assert not {"deck", "battle_pile", "dice"} & set(view)
        assert view["deck_size"] == len(whole["deck"])
        assert view["battle_pile_size"] == len(whole["battle_pile"])
        for side in view["seats"]:
            assert "seen" not in side


@pytest.mark.rule("PH-FB-02", "PH-FB-14")
@given(tables())
def test_in_battles_exactly_the_fighting_monsters_lie_open(table: Table) -> None:
    view = table.match.view(None)
    whole = table.match.shown()
    for side, true in zip(view["seats"], whole["seats"], strict=True):
        if view["phase"] == "battles":
            battle = view["row"][view["battle"]]["battle"]
            fighters = [card for card in true["horde"] if reference.fights_in(card, battle)]
            assert Counter(side["laid_out"]) == Counter(fighters)
        else:
            assert "laid_out" not in side
            assert "battle_total" not in side


def test_after_the_end_everything_is_shown() -> None:
    match = new_match("full", 2, "end")
    play_on(match, Random(2), 1000)
    for viewer in (None, 0, 1):
        assert all("horde" in side and "score" in side for side in match.view(viewer)["seats"])


@given(tables())
def test_an_imagined_match_keeps_what_the_seat_may_know(table: Table) -> None:
    match = table.match
    if match.ask is None:
        return
    for seat in range(match.state.seats):
        dream = match.imagine(seat, Dice("dream"))
        if seat == match.ask.seat:
            assert seen_by(dream, seat) == seen_by(match, seat)
        start: HordeMatch = Match.from_position(GAME, match.to_position())
        assert dream.view(seat)["seats"][seat]["horde"] == start.view(seat)["seats"][seat]["horde"]


@pytest.mark.parametrize("seats", SEATS)
def test_the_piles_are_dealt_anew(seats: int) -> None:
    match = new_match("full", seats, "piles")
    play_on(match, Random(3), 20)
    decks = {match.imagine(0, Dice(f"dream {number}")).state.deck for number in range(20)}
    piles = {match.imagine(0, Dice(f"dream {number}")).state.battle_pile for number in range(20)}
    assert len(decks) == 20
    assert len(piles) > 10
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(sorted(match.state.deck[match.state.drawn :]))}
    assert {pile[: len(match.state.row)] for pile in piles} == {match.state.row}


@settings(max_examples=50)
@given(st.integers(0, 10**9), st.sampled_from(SEATS))
def test_cards_that_nobody_saw_are_dealt_among_all_places_where_they_can_be(number: int, seats: int) -> None:
    """In a position whose hordes were never seen, only sizes are known, and the own horde."""
    luck = Random(number)
    position = dealt_position(luck, seats)
    for side in position["seats"]:
        side["seen"] = luck.sample(side["horde"], luck.randint(0, len(side["horde"])))
    match: HordeMatch = Match.from_position(GAME, position)
    for seat in range(seats):
        dream = match.imagine(seat, Dice(f"dream {number}"))
        assert reference.cards_in(GAME.positions.write(dream.state)) == reference.whole_deck("full")
        if match.ask is not None and match.ask.seat == seat:
            sides = zip(GAME.positions.write(dream.state)["seats"], match.shown()["seats"], strict=True)
            for other, (dreamt, true) in enumerate(sides):
                assert len(dreamt["horde"]) == len(true["horde"])
                known = true["horde"] if other == seat else true["seen"]
                assert not Counter(known) - Counter(dreamt["horde"])
        play_on(dream, luck, 40)


def test_a_card_that_nobody_saw_may_lie_anywhere() -> None:
    position = {
        "phase": "battle-card",
        "round": 2,
        "row": [{"battle": "water", "token": 8}],
        "pool": ["sun-ooze"],
        "deck": None,
        "seats": [{"horde": ["fire-golem"], "seen": []}, {"horde": ["betrayer", "demon"], "seen": ["demon"]}],
    }
    del position["deck"]
    match: HordeMatch = Match.from_position(GAME, position)
    hordes = [match.imagine(0, Dice(f"dream {number}")).state.hordes for number in range(60)]
    assert {len(horde[1]) for horde in hordes} == {2}
    assert len({horde[1] for horde in hordes}) > 20
    assert len({horde[0] for horde in hordes}) == 1
    from_the_other = [match.imagine(1, Dice(f"dream {number}")).state.hordes for number in range(60)]
    assert len({horde[0] for horde in from_the_other}) > 15
    assert len({horde[1] for horde in from_the_other}) == 1


def test_whoever_is_asked_to_steal_holds_the_betrayer_in_every_imagined_game() -> None:
    position = {
        "phase": "monster",
        "turn": 1,
        "pool": ["vampire", "sun-golem", "moon-dragon"],
        "seats": [{"horde": ["betrayer", "water-ooze", "water-ooze"], "seen": []}, {}],
    }
    match: HordeMatch = Match.from_position(GAME, position)
    match.choose("pick:vampire")
    assert match.ask is not None
    assert match.ask.prompt == "steal"
    for number in range(40):
        dream = match.imagine(1, Dice(f"dream {number}"))
        assert dream.ask is not None
        dream.play(("steal",), 0)
