"""Positions: what may be left out, and what is refused with the name of the field that is wrong."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from hordekeep.games.plankton_horde import GAME
from hordekeep.kernel import BadInput, Document, Match
from tests.games.plankton_horde import reference
from tests.games.plankton_horde.playing import BATTLES, HordeMatch
from tests.games.playing import asked, play_on

ROW: list[Document] = [
    {"battle": battle, "token": token} for battle, token in zip(BATTLES, reference.TOKENS, strict=True)
]


def load(**position: Any) -> HordeMatch:
    """A match of two (unless said) from a position that says only this much."""
    return Match.from_position(GAME, {"seats": [{}, {}], **position})


# -- what is left out ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "seats"), [(level, seats) for level in ("basic", "full") for seats in (2, 3, 4)])
def test_an_almost_empty_position_is_a_game_about_to_begin(level: str, seats: int) -> None:
    match = load(seats=[{}] * seats, level=level)
    shown = match.shown()
    assert (asked(match).prompt, asked(match).seat) == ("token", 0)
    assert (shown["round"], shown["starting"], shown["phase"]) == (1, 0, "battle-card")
    assert len(shown["pool"]) == reference.POOL[seats]
    assert reference.cards_in(shown) == reference.whole_deck(level)
    assert shown["tokens_left"] == list(reference.TOKENS)
    assert [card["battle"] for card in shown["row"]] == ["water"]
    assert shown["battle_pile"] == list(BATTLES[1:])
    assert shown["dice"] == {"seed": "position", "used": 0}
    assert all(side["horde"] == side["picks"] == [] for side in shown["seats"])


def test_what_is_not_laid_out_lies_sorted_in_the_draw_pile() -> None:
    match = load(pool=["demon", "sun-ooze"], seats=[{"horde": ["water-ooze"]}, {"picks": ["flayer"]}])
    deck = match.shown()["deck"]
    assert deck[:3] == ["water-ooze", "water-troll", "water-troll"]
    assert (deck.count("sun-ooze"), deck.count("demon"), deck.count("flayer")) == (1, 1, 4)
    assert len(deck) == 78 - 4


def test_a_pool_that_is_left_out_takes_what_a_given_deck_leaves() -> None:
    deck = list(reference.whole_deck("full").elements())
    match = load(deck=deck[3:])
    assert Counter(match.shown()["pool"]) == Counter(deck[:3])


def test_tokens_that_are_left_out_are_those_not_in_the_row() -> None:
    match = load(row=ROW[:2], round=3)
    assert match.shown()["tokens_left"] == [5, 5, 3, 3, 2, 2, 1, -1, -3]
    match = load(row=ROW[:9], round=10, tokens_left=[5, -3])
    assert asked(match).choices == [("token", 5), ("token", -3)]


def test_everybody_has_seen_a_horde_unless_said() -> None:
    match = load(seats=[{"horde": ["sun-ooze", "demon"]}, {"horde": ["flayer"], "seen": []}])
    assert [side["seen"] for side in match.shown()["seats"]] == [["sun-ooze", "demon"], []]


def test_totals_follow_from_picks_and_bundles() -> None:
    sides = [{"picks": ["vampire", "sun-ooze"]}, {"picks": ["moon-troll"], "given": ["betrayer", "demon", "flayer"]}]
    match = load(phase="monster", turn=1, row=ROW[:1], seats=sides)
    assert [side["total"] for side in match.shown()["seats"]] == [3, 2]


@pytest.mark.parametrize("starting", [0, 1, 2])
@pytest.mark.parametrize("round_", [1, 2, 5, 11])
def test_the_starting_player_of_the_round_is_the_one_named(starting: int, round_: int) -> None:
    match = load(seats=[{}] * 3, round=round_, starting=starting, row=ROW[: round_ - 1])
    assert match.shown()["starting"] == starting
    following = match.log[0]
    assert (following.kind, following.facts) == ("round-begins", {"round": round_, "seat": starting})


@pytest.mark.parametrize(
    ("position", "prompt", "seat"),
    [
        ({"phase": "begin"}, "token", 0),
        ({"phase": "begin", "starting": 1}, "token", 1),
        ({"phase": "battle-card"}, "token", 0),
        ({"phase": "battle-card", "row": [*ROW[:1], {"battle": "sun"}], "round": 2}, "token", 0),
        ({"phase": "monster", "row": ROW[:1]}, "open", 0),
        ({"phase": "monster", "row": ROW[:1], "turn": 1}, "pick", 1),
        ({"phase": "monster", "row": ROW[:1], "turn": 0, "opening": "first card"}, "open", 0),
        ({"phase": "monster", "row": ROW[:1], "turn": 0, "opening": "second card"}, "second", 0),
        ({"phase": "end", "row": ROW[:1]}, "token", 1),
        ({"phase": "trickster", "round": 11, "row": ROW, "seats": [{}, {"horde": ["trickster"]}]}, "trick", 1),
        ({"phase": "battles", "round": 11, "row": ROW, "seats": [{}, {"horde": ["flayer"]}]}, "wild", 1),
        (
            {"phase": "battles", "round": 11, "row": ROW, "turn": 1, "seats": [{"horde": ["flayer"]}] * 2},
            "wild",
            1,
        ),
    ],
)
def test_phase_and_turn_say_who_is_asked_what(position: Document, prompt: str, seat: int) -> None:
    match = load(**position)
    assert (asked(match).prompt, asked(match).seat) == (prompt, seat)


def test_a_pick_that_can_still_be_stolen_asks_the_betrayers_owner() -> None:
    sides = [{}, {"horde": ["betrayer", "flayer", "sun-ooze"]}]
    match = load(
        phase="monster",
        row=ROW[:1],
        turn=0,
        opening="first card",
        seats=sides,
        just_picked={"seat": 0, "card": "demon"},
    )
    assert (asked(match).prompt, asked(match).seat) == ("steal", 1)


def test_the_end_of_a_game_can_be_set_up() -> None:
    match = load(phase="over", round=11, row=ROW, battle=11, seats=[{"won": [8, -3]}, {"won": [6]}])
    outcome = match.outcome()
    assert match.ask is None
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.rule) == ((5, 6), (1,), "PH-VIC-02")


def test_positions_of_battles_go_on_where_they_stand() -> None:
    sides = [{"horde": ["demon", "demon", "sun-ooze"], "demons_added": 1, "flayers_added": 2}, {}]
    match = load(phase="battles", round=11, row=ROW, battle=4, passes=1, turn=0, seats=sides)
    shown = match.shown()
    assert (shown["battle"], shown["passes"]) == (4, 1)
    assert [side["battle_total"] for side in shown["seats"]] == [4, 0]


# -- what is refused -------------------------------------------------------------------------------------------------

BAD: list[tuple[Document, str, str]] = [
    ({"seats": "two"}, "position", "Expected `array`, got `str` - at `$.seats`"),
    ({"seats": [{}, {"hord": []}]}, "position", "`hord`"),
    ({"colour": "red"}, "position", "`colour`"),
    ({"round": "one"}, "position", "`$.round`"),
    ({"dice": {"seed": "x", "used": -1}}, "position", "`$.dice.used`"),
    ({"seats": [{}]}, "position, 'seats'", "Horde is for 2 to 4 players, not 1. [PH-COMP-01]"),
    ({"seats": [{}] * 5}, "position, 'seats'", "not 5"),
    ({"level": "easy"}, "position, 'level'", "'easy' is not one of basic, full."),
    ({"round": 0}, "position, 'round'", "There is no round 0."),
    ({"round": 12}, "position, 'round'", "There is no round 12."),
    ({"starting": 2}, "position, 'starting'", "There is no seat 2 among 2."),
    ({"starting": -1}, "position, 'starting'", "There is no seat -1 among 2."),
    ({"phase": "monster", "turn": 2}, "position, 'turn'", "There is no seat 2 among 2."),
    ({"phase": "lunch"}, "position, 'phase'", "'lunch' is not one of begin, battle-card, monster, end, trickster"),
    ({"opening": "third"}, "position, 'opening'", "'third' is not one of first card, second card, over."),
    ({"row": [{"battle": "cat", "token": 8}]}, "position, 'row.0'", "There is no Battle Card 'cat'."),
    ({"battle_pile": ["sun", "cat"]}, "position, 'battle_pile.1'", "There is no Battle Card 'cat'."),
    ({"row": [{"battle": "sun"}, ROW[0]]}, "position, 'row'", "Only the last card of the row may lack a token."),
    ({"row": [ROW[0], ROW[0]]}, "position, 'battle_pile'", "A Battle Card lies in two places."),
    ({"row": ROW[:1], "battle_pile": ["water"]}, "position, 'battle_pile'", "A Battle Card lies in two places."),
    (
        {"row": [{"battle": "sun", "token": 8}, {"battle": "moon", "token": 8}]},
        "position, 'row'",
        "A Score Token lies on two Battle Cards.",
    ),
    ({"row": [{"battle": "sun", "token": 7}]}, "position", "oken"),
    ({"tokens_left": [7]}, "position, 'tokens_left'", "There is no Score Token 7."),
    ({"pool": ["sun-cat"]}, "position, 'pool'", "There is no card 'sun-cat'."),
    ({"deck": ["sun-cat"]}, "position, 'deck'", "There is no card 'sun-cat'."),
    ({"seats": [{}, {"horde": ["cat"]}]}, "position, 'seats.1.horde'", "There is no card 'cat'."),
    ({"seats": [{}, {"seen": ["cat"]}]}, "position, 'seats.1.seen'", "There is no card 'cat'."),
    ({"seats": [{"picks": ["cat"]}, {}]}, "position, 'seats.0.picks'", "There is no card 'cat'."),
    ({"seats": [{"stolen": ["cat"]}, {}]}, "position, 'seats.0.stolen'", "There is no card 'cat'."),
    ({"seats": [{"given": ["cat"]}, {}]}, "position, 'seats.0.given'", "There is no card 'cat'."),
    ({"seats": [{"discarded": ["cat"]}, {}]}, "position, 'seats.0.discarded'", "There is no card 'cat'."),
    ({"seats": [{"horde": ["trickster"]}, {"horde": ["trickster"]}]}, "position", "not so many copies of 'trickster'"),
    (
        {"seats": [{"horde": ["sun-ooze"] * 2}, {}], "pool": ["sun-ooze"]},
        "position",
        "copies of 'sun-ooze' in the full",
    ),
    ({"level": "basic", "pool": ["demon"]}, "position", "not so many copies of 'demon' in the basic game."),
    ({"seats": [{}, {"seen": ["demon"]}]}, "position, 'seats.1.seen'", "A card was seen that is not in the horde."),
    ({"seats": [{"won": [7]}, {}]}, "position, 'seats.0.won'", "There is no such Score Token."),
    (
        {"seats": [{"demons_added": 1}, {}]},
        "position, 'seats.0.demons_added'",
        "So many wild cards cannot have joined.",
    ),
    ({"seats": [{}, {"flayers_added": -1}]}, "position, 'seats.1.demons_added'", "So many wild cards"),
    ({"row": ROW, "round": 11}, "position, 'battle_pile'", "The Battle Card pile is empty."),
    ({"row": [{"battle": "sun"}], "tokens_left": []}, "position, 'tokens_left'", "No Score Token is left."),
    (
        {"phase": "trickster", "row": [*ROW[:2], {"battle": "sun"}]},
        "position, 'row'",
        "Every Battle Card needs its token",
    ),
    ({"phase": "battles", "row": [{"battle": "sun"}]}, "position, 'row'", "Every Battle Card needs its token"),
    (
        {"phase": "monster", "turn": 1, "opening": "second card"},
        "position, 'opening'",
        "Only the starting player opens.",
    ),
    ({"phase": "trickster", "row": ROW, "turn": 0}, "position, 'turn'", "This player has no Trickster."),
    ({"phase": "battles", "row": ROW, "battle": 11}, "position, 'battle'", "There is no such battle in the row."),
    ({"phase": "battles", "row": ROW, "battle": -1}, "position, 'battle'", "There is no such battle in the row."),
    (
        {"phase": "battles", "row": ROW, "passes": 2},
        "position, 'passes'",
        "2 passes in a row: the battle would be over.",
    ),
    ({"phase": "battles", "row": ROW, "passes": -1}, "position, 'passes'", "-1 passes in a row"),
    (
        {"phase": "monster", "just_picked": {"seat": 0, "card": "demon"}},
        "position, 'just_picked'",
        "Nobody can steal this pick.",
    ),
    (
        {"phase": "monster", "just_picked": {"seat": 2, "card": "demon"}},
        "position, 'just_picked.seat'",
        "There is no seat 2 among 2.",
    ),
    (
        {"phase": "monster", "just_picked": {"seat": 0, "card": "cat"}},
        "position, 'just_picked.card'",
        "There is no card 'cat'.",
    ),
    (
        {"phase": "monster", "turn": 0, "pool": ["sun-ooze"], "seats": [{"picks": ["sun-troll"]}, {}]},
        "position, 'turn'",
        "no legal pick.",
    ),
    (
        {"phase": "monster", "pool": ["sun-ooze"], "seats": [{"picks": ["sun-troll"]}, {}]},
        "position",
        "no legal pick",
    ),
]


@pytest.mark.parametrize(("position", "where", "what"), BAD)
def test_a_position_that_cannot_be_is_refused_where_it_is_wrong(position: Document, where: str, what: str) -> None:
    with pytest.raises(BadInput) as refused:
        load(**position)
    assert refused.value.where.startswith(where)
    assert what in refused.value.what


def test_the_thief_needs_two_more_cards_and_another_player() -> None:
    for horde in (["betrayer", "flayer"], ["betrayer"], ["flayer", "demon", "sun-ooze"]):
        with pytest.raises(BadInput, match="Nobody can steal this pick"):
            load(phase="monster", seats=[{}, {"horde": horde}], just_picked={"seat": 0, "card": "demon"})
    with pytest.raises(BadInput, match="Nobody can steal this pick"):
        load(
            phase="monster",
            seats=[{"horde": ["betrayer", "flayer", "sun-ooze"]}, {}],
            just_picked={"seat": 0, "card": "demon"},
        )


def test_a_beat_that_the_game_does_not_have_is_loud() -> None:
    state = GAME.rules.setup(2, {"level": "full", "first": "A"}, load().state.dice)
    state.agenda = [("lunch", None)]
    with pytest.raises(AssertionError, match="a position cannot be written at the beat 'lunch'"):
        GAME.positions.write(state)


def test_positions_do_not_share_lists_with_the_match() -> None:
    match = load()
    match.to_position()["pool"].clear()
    match.to_position()["seats"].clear()
    play_on(match, Random(1), 20)
    assert len(match.to_position()["seats"]) == 2
