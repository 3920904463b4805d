"""The battlefield of Skytear in the terminal: the map in 80 columns, and everything in sentences, in both languages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len

from hordekeep import Match, find_game
from hordekeep.games.skytear.terminal.board import marks
from hordekeep.games.skytear.told.faces import faces
from hordekeep.kernel.hexes import read_coordinate
from hordekeep.kernel.plain_board import board_of, cards_in_sight, in_words
from hordekeep.terminal.opening import begin
from hordekeep.terminal.session import play
from tests.terminal.sitting import screen_of, shown
from tests.terminal.test_boards import LONG_NAMES, drawn, told

SKYTEAR = "skytear"
BOARD = board_of(find_game(SKYTEAR))
POSITION: dict[str, Any] = {
    "turn": 2,
    "flux": 1,
    "victory": ["headhunters", "west-breach", "east-breach"],
    "tallies": {"blue": {"defeats": 1}},
    "lanes": {"left": {"towers": {"red": 0}}, "right": {"token": "5.-2"}},
    "minions": {"blue": ["-4.1", "-5.1"], "red": ["-4.1", "5.-1"]},
    "pillars": {"red": ["0.4"]},
    "heroes": {
        "blue.yami": {"hex": "-4.2", "hp": 7, "conditions": ["slow"], "leads": [{"card": "gank"}]},
        "blue.akhuti": {"hex": "-3.1", "illusion": "0.2", "state": "exhausted", "cards": ["redirect"]},
        "red.cotlic": {"state": "defeated", "returns": 3},
        "red.gulbjarn": {"hex": "-5.2"},
    },
    "players": [{"hand": ["combustion", "combustion", "clear-mind"]}, {"hand": ["grapple"]}],
    "active": {"hero": "red.gulbjarn", "ap": 2, "used": ["attack"]},
    "stack": [
        {"kind": "action", "what": "attack", "hero": "red.gulbjarn", "targets": ["hero:blue.yami"]},
        {"kind": "card", "what": "clear-mind", "hero": "blue.akhuti", "targets": ["hero:blue.yami"]},
    ],
    "priority": {"seat": 0, "passes": 1},
}


def at_war() -> Match[Any]:
    return Match.from_position(SKYTEAR, POSITION, names=["Beth", "Omar"])


def moments(options: dict[str, Any], seats: int, seed: int) -> Iterator[Match[Any]]:
    """A random game, looked at now and then."""
    luck = random.Random(seed)
    match: Match[Any] = Match(SKYTEAR, names=LONG_NAMES[:seats], seed=f"terminal {seed}", options=options)
    while match.ask is not None:
        if len(match.made) % 23 == 0:
            yield match
        seat = match.ask.seats[0]
        match.play(luck.choice(match.ask.choices_of(seat)), seat)
    yield match


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("options", "seats"), [({}, 2), ({"battlefield": "three-lanes"}, 4)])
def test_no_line_is_wider_than_80_columns_in_a_whole_game(language: str, options: dict[str, Any], seats: int) -> None:
    for match in moments(options, seats, seats):
        for seat in (0, None):
            lines = drawn(BOARD, match, seat, language).split("\n")
            assert max(map(cell_len, lines)) <= 80
            sentences = told(BOARD, match, seat, language)
            assert sentences
            assert not re.search(r"−\d+ (by cards|par cartes)", sentences)  # whoever is named does see the point


def test_the_map_shows_who_stands_where() -> None:
    found = marks(at_war().view(0))
    shown = {"-4.2": "YAM", "-5.2": "gul", "-4.1": "Mm", "-5.1": "M", "-4.0": "1", "5.-2": "2", "0.4": "p", "0.2": "I"}
    shown |= {"-6.4": "T5", "6.-4": "t5", "3.-6": "n5", "-3.6": "N", "0.0": "*"}
    assert {place: found.get(read_coordinate(place)) for place in shown} == shown
    assert read_coordinate("-2.-4") not in found  # the Tower that fell
    map_lines = drawn(BOARD, at_war(), 0, "en")
    assert "YAM" in map_lines
    assert "gul" in map_lines


def test_the_sentences_tell_heroes_minions_domes_control_and_the_stack() -> None:
    lines = told(BOARD, at_war(), 0).split("\n")
    for line in (
        "Turn 2 of 5, Heroes Phase. Beth is the first player. Omar holds Skytear Flux.",
        "Blue: Beth.",
        "Victory cards: Headhunters (Blue 1, Red 0 of 3), West Breach, East Breach.",
        "Left Lane, token 1 on -4.0: Control Blue 4, Red 2.",
        "Control of Blue there by: Yami, Akhuti, 2 minions.",
        "Control of Red there by: Gulbjarn, 1 minion.",
        "Blue’s Tower on -6.4 has 5 HP.",
        "Red’s Tower on -2.-4 has fallen.",
        "Blue has 2 minions there: -4.1, -5.1.",
        "Red has a minion there: 5.-1.",
        "Dome, point on 0.0: Control Blue 0, Red 0. Shardling waits on its card.",
        "Nobody gives Blue Control there.",
        "Red: the Nexus on 3.-6 has 5 HP. 6 minions wait there.",
        "Blue: the Nexus on -3.6 cannot be damaged yet. 6 minions wait there.",
        "Yami (Blue), warrior, melee, on -4.2 (left Lane): 7 of 13 HP, Ready. "
        "Mana 2, attack 4 + 1 flip, Armor 1, Move 1, range 1. Conditions: Slow. Lead cards under it: 1 (Gank (2)).",
        "Cotlic (Red), tank, melee: Defeated, returns in turn 3. Mana 2, attack 3 + 1 flip, Armor 1, Move 3, range 1.",
        "Pillars of Red: 0.4.",
        "The illusion of Akhuti (Blue) is on 0.2 (Dome).",
        "Cover Hexes: -6.1, -5.-1, -4.4, -3.1, -2.-1, 0.-4, 0.4, 2.1, 3.-1, 4.-4, 5.1, 6.-1.",
        "Gulbjarn (Red) acts: 2 AP left; taken: Attack.",
        "On top of the Stack, next to resolve: Clear Mind of Akhuti (Blue), aimed at Yami (Blue).",
        "Then: Attack of Gulbjarn (Red), aimed at Yami (Blue).",
        "Omar (Red): hand 1, deck 15, discard 0.",
        "Hand: Combustion (1) ×2, Clear Mind (1).",
    ):
        assert line in lines


def test_text_mode_has_a_heading_for_each_part_and_each_lane() -> None:
    headings = [chapter.heading for chapter in in_words(at_war(), 0, "en")]
    assert headings == [
        *("Now", "Heroes of Blue", "Heroes of Red", "Left Lane", "Right Lane", "Dome", "The Nexuses"),
        *("Other tokens, and Cover", "The Stack", "Hands and decks", "Your cards"),
    ]
    assert "Your cards" not in [chapter.heading for chapter in in_words(at_war(), None, "en")]


def test_the_cards_in_sight_are_those_of_the_shelf_that_the_viewer_may_see() -> None:
    known = {card["id"] for card in faces("en")["cards"]}
    mine, theirs = (set(cards_in_sight(at_war(), seat)) for seat in (0, 1))
    assert mine | theirs <= known
    assert mine - theirs == {"combustion", "gank"}
    assert theirs - mine == {"grapple"}
    assert {"clear-mind", "redirect", "headhunters", "yami", "cotlic", "shardling"} <= mine & theirs


def test_cards_and_skills_that_change_control_are_told() -> None:
    position = {**POSITION, "lasting": [{"kind": "control", "piece": "hero:blue.yami", "amount": 1, "until": "turn"}]}
    match: Match[Any] = Match.from_position(SKYTEAR, position, names=["Beth", "Omar"])
    assert "Control of Blue there by: Yami, Akhuti, 2 minions, +1 by cards and skills." in told(BOARD, match, 0)


def test_what_others_hide_is_not_told() -> None:
    theirs = told(BOARD, at_war(), 1)
    assert "Lead cards under it: 1." in theirs
    assert "Gank" not in theirs
    assert "Combustion" not in theirs


def test_the_draft_tells_whose_pick_it_is_and_what_is_left() -> None:
    match: Match[Any] = Match(
        SKYTEAR, names=["Beth", "Omar"], seed="d", options={"format": "competitive", "first": "A"}
    )
    first = match.offers(0)[0]
    match.choose(first.key, 0)
    lines = told(BOARD, match, 0).split("\n")
    assert "Draft of heroes: pick 2 of 8. In turn: Red, Red, Blue, Blue, Red, Red, Blue." in lines
    assert f"Blue has: {first.label}." in lines
    left = next(line for line in lines if line.startswith("Blue may still pick: "))
    assert first.label not in left
    assert left.count(",") == 4
    assert any(line.startswith("Red may still pick: ") and line.count(",") == 5 for line in lines)


def test_the_own_cards_are_told_and_read() -> None:
    match = at_war()
    assert BOARD.held is not None
    assert BOARD.held(match.view(0), 0) == ["combustion", "combustion", "clear-mind"]
    assert BOARD.held(match.view(0), 1) == []


def test_a_card_can_be_read_at_the_table() -> None:
    table = begin(SKYTEAR, "you,random", [], "reading", "en", plain=True)
    table.screen = screen_of(["?clear mind", "quit", "no"])
    play(table)
    assert "Clear Mind · " in shown(table.screen)
