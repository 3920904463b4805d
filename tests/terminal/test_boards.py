"""The boards: everything is shown, in 80 columns, drawn and in sentences."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from hordekeep import Match
from hordekeep.bots import chair_at, find_bot
from hordekeep.kernel import Dice, Text
from hordekeep.kernel.boards import Board, sentences_of
from hordekeep.kernel.plain_board import board_of, plain_document
from hordekeep.terminal.voice import voice_of
from tests.terminal.sitting import HORDE

LONG_NAMES = ("Maximiliane von und zu Hohenstein", "ismcts:1000", "李小龍先生的怪物大軍", "Zoë")


def drawn(board: Board, match: Match[Any], seat: int | None, language: str, width: int = 80) -> str:
    """The drawn board without its colours: what is left must say everything."""
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(board.draw(match.view(seat), seat, match.names, voice_of(match.game, language, match.names)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def told(board: Board, match: Match[Any], seat: int | None, language: str = "en") -> str:
    """The board in sentences."""
    say = voice_of(match.game, language, match.names)
    return "\n".join(sentences_of(board.tell(match.view(seat), seat, match.names, say)))


def halfway() -> Match[Any]:
    """A round in full swing: a token to come, exchanged cards, special cards in the Pool."""
    return Match.from_position(
        HORDE,
        {
            "round": 3,
            "phase": "monster",
            "turn": 0,
            "starting": 1,
            "row": [{"battle": "water", "token": 8}, {"battle": "ooze", "token": -3}, {"battle": "moon", "token": 2}],
            "pool": ["fire-troll", "fire-troll", "sun-golem", "vampire", "vampire", "demon", "phantasm"],
            "seats": [
                {"horde": ["water-ooze", "moon-ooze", "flayer"], "picks": ["royal-dragon"]},
                {"horde": ["sun-ooze"], "picks": ["elvenking", "forest-golem"], "stolen": ["water-troll"]},
            ],
        },
        names=["Beth", "Stuart"],
    )


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_line_of_the_board_is_wider_than_80_columns_in_a_whole_game(language: str, seats: int) -> None:
    match: Match[Any] = Match(HORDE, names=LONG_NAMES[:seats], seed=f"wide {seats}")
    board, bot = board_of(match.game), find_bot("greedy")
    while match.ask is not None:
        seat = match.ask.seat
        if len(match.made) % 9 == 0:
            viewer = None if len(match.made) % 2 else seat
            assert max(map(cell_len, drawn(board, match, viewer, language).splitlines())) <= 80
        match.play(bot.think(chair_at(match, seat, Dice(f"{len(match.made)}"))).choice, seat)
    assert max(map(cell_len, drawn(board, match, None, language).splitlines())) <= 80


def test_a_narrow_terminal_gets_the_boxes_one_below_the_other() -> None:
    lines = drawn(board_of(halfway().game), halfway(), 0, "en", width=60).splitlines()
    assert max(map(cell_len, lines)) <= 60
    assert not any("Battles" in line and "Pool" in line for line in lines)


def test_the_drawn_board_shows_battles_pool_picks_and_the_own_horde_without_colour() -> None:
    board = drawn(board_of(halfway().game), halfway(), 0, "en")
    for words in ("Round 3 of 11", "Monster Phase", "started by Stuart", "Left: 6 5 5 3 3 2 1 -1"):
        assert words in board
    assert re.search(r"Water +8 +Stuart +1 ", board)  # token, who put it there, own strength
    assert re.search(r"Ooze +-3 +Beth +2 ", board)
    assert re.search(r"Moon +2 +Stuart +1 ", board)
    assert re.search(r"Fire +· +2 +· +· +· ", board)  # two Fire Trolls lie in the Pool
    assert "Phantasm, 2 Vampire (×2), Demon (×3)" in board
    assert re.search(r"▶ +Beth \(you\) +1 of 3 +Royal Dragon +3 ", board)
    assert re.search(r"Stuart +3 of 3 +Elvenking \(×2\), Forest Golem, stolen Water +1 ", board)
    assert "special cards: Flayer." in board


def test_the_sentences_say_what_the_drawing_shows() -> None:
    board = told(board_of(halfway().game), halfway(), 0)
    for sentence in (
        "Round 3 of 11, Monster Phase, started by Stuart.",
        "Battle 1, Water: token 8, put there by Stuart. You have 1.",
        "Battle 2, Ooze: token -3, put there by Beth. You have 2.",
        "Score Tokens left: 6, 5, 5, 3, 3, 2, 1, -1.",
        "Fire in the Pool: 2 Troll.",
        "Special cards in the Pool: Phantasm, 2 Vampire (×2), Demon (×3).",
        "Beth has picked 1 of 3 this round: Royal Dragon; cards in the horde: 3.",
        "Stuart has picked 3 of 3 this round: Elvenking (×2), Forest Golem, stolen Water Troll; cards in the horde: 1.",
        "Your horde has 3 cards; special cards: Flayer.",
    ):
        assert sentence in board.splitlines()


def test_a_spectator_sees_no_horde_and_no_strength() -> None:
    board = board_of(halfway().game)
    for shown in (drawn(board, halfway(), None, "en"), told(board, halfway(), None)):
        assert "Flayer" not in shown
        assert "You have" not in shown
        assert "Yours" not in shown
        assert "(you)" not in shown


def test_a_pick_that_may_be_stolen_is_shown() -> None:
    position = {
        "round": 2,
        "phase": "monster",
        "row": [{"battle": "water", "token": 8}, {"battle": "sun", "token": 6}],
        "just_picked": {"seat": 0, "card": "demon"},
        "seats": [{}, {"horde": ["betrayer", "sun-ooze", "moon-ooze"]}],
    }
    match: Match[Any] = Match.from_position(HORDE, position, names=["Beth", "Stuart"])
    assert "just picked Demon" in drawn(board_of(match.game), match, 1, "en")
    assert "just picked Demon" in told(board_of(match.game), match, 1)


def test_a_battle_shows_what_lies_in_it_with_totals_and_wild_cards() -> None:
    match: Match[Any] = Match.from_position(
        HORDE,
        {
            "phase": "battles",
            "round": 11,
            "turn": 0,
            "battle": 1,
            "row": [{"battle": "fire", "token": 5}, {"battle": "sun", "token": 8}],
            "seats": [
                {"horde": ["sun-ooze", "sun-ooze", "phantasm", "flayer"], "flayers_added": 1, "won": [5]},
                {"horde": ["sun-troll", "moon-troll"]},
            ],
        },
        names=["Beth", "Stuart"],
    )
    board = drawn(board_of(match.game), match, 0, "en")
    assert "Sun is fought for 8" in board
    assert "4 Beth: 2 Ooze, Phantasm, Flayer" in board
    assert "1 Stuart: Troll" in board
    assert re.search(r"✓ Fire +5", board)
    assert re.search(r"▶ Sun +8", board)
    assert re.search(r"Beth \(you\) +5 +5 +4 ", board)  # tokens won, points, horde
    sentences = told(board_of(match.game), match, 0)
    assert "Beth has 4 in this battle: 2 Ooze, Phantasm, Flayer; tokens won: 5." in sentences
    assert "Stuart has 1 in this battle: Troll; tokens won: none." in sentences


def test_the_end_shows_how_every_score_came_about() -> None:
    seats = [
        {"horde": ["vampire", "vampire", "elvenking", "forest-ooze", "royal-ooze"], "won": [8, -1]},
        {"won": [6]},
    ]
    position = {"phase": "over", "round": 11, "seats": seats}
    match: Match[Any] = Match.from_position(HORDE, position, names=["Beth", "Stuart"])
    assert re.search(r"Beth +8, -1 +7 +3 +1 +11 ", drawn(board_of(match.game), match, None, "en"))
    assert (
        "Beth won these tokens: 8, -1; points: 7 from tokens, 3 from Vampires, 1 from the Elvenking, 11 in all."
        in told(board_of(match.game), match, None)
    )


def test_the_own_horde_is_told_by_faction_with_its_strength() -> None:
    match = halfway()
    say = voice_of(match.game, "en", match.names)
    own = sentences_of(board_of(match.game).own(match.view(0), 0, match.names, say))
    assert own[:4] == ["Your horde has 3 cards.", "Water: Ooze.", "Moon: Ooze.", "Special cards: Flayer."]
    assert own[4].startswith("Your strength in each battle: Water 1, Fire 0,")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_any_document_can_be_drawn_and_told(language: str) -> None:
    match = halfway()
    board = plain_document(match.game.package)
    picture = drawn(board, match, 0, language)
    assert max(map(cell_len, picture.splitlines())) <= 80
    assert match.say(Text("card-vampire"), language) in picture
    sentences = told(board, match, 0, language).splitlines()
    assert "round: 3." in sentences
    assert all(sentence.endswith(".") for sentence in sentences)
    own = sentences_of(board.own(match.view(0), 0, match.names, voice_of(match.game, language, match.names)))
    assert any(sentence.startswith("horde: ") for sentence in own)
    assert not any(sentence.startswith("pool: ") for sentence in own)
