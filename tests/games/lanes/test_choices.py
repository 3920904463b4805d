"""Choices of either edition at every ask of random games: all can be written, said, touched and refused."""

from __future__ import annotations

from hashlib import sha256
from random import Random

import pytest

from hordekeep.kernel import Text
from tests.games.choosing import has_words, is_said, keys_are_inverse, refused_or_offered
from tests.games.lanes.boxes import each_box, each_table
from tests.games.lanes.playing import TABLES, Box, asks_of
from tests.sampling import sampled

each_number = pytest.mark.parametrize("number", sampled(range(4), {1}))


@each_box
@each_table
def test_keys_and_choices_are_inverse_for_all_candidates(box: Box, mode: str, seats: int) -> None:
    keys_are_inverse(box.game, box.game.words.candidates(box.new_match(mode, seats, "keys").state))


NUMBERS = {
    "skytear-horde": {
        ("solo", 1): "f01c4a7e26723cbe",
        ("coop", 2): "a9c0a0054d85d6b2",
        ("versus", 2): "d90b5ed124d860ca",
        ("versus", 3): "8968b2e175c9fce9",
    },
    "monoliths": {
        ("solo", 1): "6121cd5e8c314bf4",
        ("coop", 2): "1e8e29db00b2300d",
        ("versus", 2): "c383f7b651b2e43d",
        ("versus", 3): "4f15160e533111a4",
    },
}


@each_box
@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_choices_keep_their_numbers(box: Box, mode: str, seats: int) -> None:
    """Learning agents number them in this order."""
    candidates = box.game.words.candidates(box.new_match(mode, seats, "numbers").state)
    keys = "\n".join([box.game.words.key(each) for each in candidates])
    assert sha256(keys.encode()).hexdigest()[:16] == NUMBERS[box.slug][mode, seats]


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
