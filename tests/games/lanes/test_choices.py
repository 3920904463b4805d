"""Choices of either edition at every ask of random games: all can be written, said, touched and refused."""

from __future__ import annotations

from random import Random

import pytest

from hordekeep.kernel import Text
from tests.games.choosing import has_words, is_said, keys_are_inverse, refused_or_offered
from tests.games.lanes.boxes import each_box, each_table
from tests.games.lanes.playing import Box, asks_of
from tests.sampling import sampled

each_number = pytest.mark.parametrize("number", sampled(range(4), {1}))


@each_box
@each_table
def test_keys_and_choices_are_inverse_for_all_candidates(box: Box, mode: str, seats: int) -> None:
    keys_are_inverse(box.game, box.game.words.candidates(box.new_match(mode, seats, "keys").state))


@each_box
@each_table
@each_number
def test_why_not_is_none_exactly_for_what_is_offered(box: Box, mode: str, seats: int, number: int) -> None:
    match, luck = box.numbered_match(mode, seats, "refused", number), Random(number)
    candidates, rules = box.game.words.candidates(match.state), box.rules()
    known = set(candidates)
    said: set[Text] = set()
    for count, ask in enumerate(asks_of(match, luck, 100)):
        for seat in ask.seats:
            others = candidates if count % 6 == 0 else luck.sample(candidates, 40)
            said |= refused_or_offered(match, ask, seat, known, others, rules)
    has_words(match, said)


@each_box
@each_table
@each_number
def test_prompts_labels_progress_and_log_are_said_in_every_language(
    box: Box, mode: str, seats: int, number: int
) -> None:
    match, luck = box.numbered_match(mode, seats, "said", number), Random(number)
    for ask in asks_of(match, luck, 150):
        is_said(match, ask)
    has_words(match, map(match.game.words.describe, match.log))


@each_box
@each_table
@each_number
def test_what_a_choice_touches_lies_on_the_table(box: Box, mode: str, seats: int, number: int) -> None:
    match, luck = box.numbered_match(mode, seats, "touched", number), Random(number)
    for ask in asks_of(match, luck, 150):
        g = match.state
        for seat in ask.seats:
            hand = g.horde_hand if seat == g.horde_seat else g.players[seat].hand
            lying = {f"hand:{card.id}" for card in hand} | {f"lane:{n}" for n in range(1, 7)} | {"castle", "portal"}
            lying |= {
                f"discard:{card.id}" for pile in (g.horde_discard, *(p.discard for p in g.players)) for card in pile
            }
            lying |= {f"pile:{card.id}" for card in g.pile} | {f"deck:{n}" for n in g.alliance_seats}
            lying |= {f"card:{each[1]}" for each in ask.choices_of(seat) if each[0] == "card"}
            lying |= {minion.card.id for minion in g.minions}
            lying |= {f"m{lane + 1}" for lane in range(6) if g.horde_row[lane] is not None}
            lying |= {f"a{lane + 1}" for lane in range(6) if g.alliance_row[lane] is not None}
            lying |= {f"b{p.rear + 1}" for p in g.in_rear()}
            for choice in ask.choices_of(seat):
                touched = {each.partition(".")[0] for each in box.game.words.touches(g, ask, choice)}
                assert touched <= lying, (choice, touched - lying)
