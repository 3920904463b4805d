"""What a seat cannot see does not reach it in any mode: not by its view, its numbers, nor by what it imagines."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hordekeep.kernel import Dice, Keep
from tests.games.knowing import imagined, seen_by
from tests.games.lanes.boxes import each_box, each_table
from tests.games.lanes.playing import Box, LanesMatch
from tests.games.lanes.worlds import other_world
from tests.games.playing import asked, choose_at_random, play_on
from tests.sampling import sampled


def at_rest(match: LanesMatch) -> bool:
    """Has nothing been chosen or changed since the beat began?"""
    return match.ask is not None and not match.ask.committed and match.position_at == len(match.made)


def all_cards(match: LanesMatch) -> Counter[str]:
    """Every card of the game but those in play face up."""
    g = match.state
    piles = [*g.horde_decks, g.horde_hand, g.horde_aside]
    piles += [pile for player in g.players for pile in (player.deck, player.hand, player.aside)]
    found = Counter(card.id for pile in piles for card in pile)
    found.update(p.card.id for p in g.horde_row if p is not None)
    return found


@pytest.mark.rule("SH-VS-47", "SH-VS-23", "HM-GLO-24")
@each_box
@each_table
@pytest.mark.parametrize("number", sampled(range(4), {1}))
def test_views_and_imagined_games_do_not_depend_on_what_is_hidden(box: Box, mode: str, seats: int, number: int) -> None:
    luck = Random(f"{mode} {seats} {number}")
    match = box.numbered_match(mode, seats, "hidden", number)
    compared = 0
    for _ in range(80):
        if match.ask is None:
            break
        if at_rest(match):
            for viewer in (None, *range(seats)):
                other = other_world(match, viewer, luck)
                if other.made:  # there the asked seat had a single choice, so the game has gone on
                    continue
                compared += 1
                assert seen_by(other, viewer) == seen_by(match, viewer)
                if viewer is not None:
                    assert imagined(other, viewer, "dream") == imagined(match, viewer, "dream")
                    if viewer in match.ask.seats:
                        assert asked(other).choices_of(viewer) == match.ask.choices_of(viewer)
        choose_at_random(match, luck)
    assert compared > 20


@each_box
@each_table
@pytest.mark.parametrize("number", sampled(range(3), {1}))
def test_any_seat_may_imagine_at_any_ask_and_play_on(box: Box, mode: str, seats: int, number: int) -> None:
    luck = Random(f"imagine {mode} {seats} {number}")
    match = box.numbered_match(mode, seats, "imagine", number)
    for count in range(70):
        if match.ask is None:
            break
        for seat in range(seats):
            dream = match.imagine(seat, Dice(f"dream {count}"), Keep.CHECKPOINT)
            if seat in match.ask.seats:
                assert seen_by(dream, seat) == seen_by(match, seat)
                assert all_cards(dream) == all_cards(match)
            play_on(match.imagine(seat, Dice(f"dream {count}")), luck, 12)
        choose_at_random(match, luck)


@each_box
@each_table
def test_decks_are_dealt_anew_and_lose_no_card(box: Box, mode: str, seats: int) -> None:
    match = box.new_match(mode, seats, "decks")
    for seat in range(seats):
        dreams = [match.imagine(seat, Dice(f"dream {number}")).state for number in range(8)]
        assert len({tuple(card.id for card in dream.players[0].deck) for dream in dreams}) == 8
        assert len({tuple(card.id for card in dream.horde_decks[0]) for dream in dreams}) == 8
