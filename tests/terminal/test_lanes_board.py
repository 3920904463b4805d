"""The board of Skytear Horde in the terminal: lanes, forecasts, choices in rows, cards to read, whole games."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len

from hordekeep import Match, find_game
from hordekeep.games.skytear_horde.game import GAME
from hordekeep.kernel import Choice
from hordekeep.kernel.plain_board import board_of
from hordekeep.terminal.reading import Barred, Chosen, Order, Unclear, find_choices, read
from hordekeep.terminal.screen import Screen
from hordekeep.terminal.seats import Seat
from hordekeep.terminal.session import play
from hordekeep.terminal.table import Table
from hordekeep.terminal.voice import voice_of
from tests.terminal.sitting import screen_of, shown
from tests.terminal.test_boards import drawn, told

MOST_CHOICES = 250


def table_of(match: Match[Any], typed: Iterable[str], *, language: str = "en", plain: bool = True) -> Table:
    seats = tuple(Seat(name) for name in match.names)
    return Table(match, seats, language, screen_of(typed, plain=plain))


def sit(match: Match[Any], *typed: str, language: str = "en", plain: bool = True) -> str:
    """Type at a match until the lines end; everything that was shown."""
    table = table_of(match, typed, language=language, plain=plain)
    play(table)
    return shown(table.screen)


def battle(**changes: Any) -> Match[Any]:
    """A battle in full swing: a fight, an unopposed monster, an ally alone, a tower, a minion with an attachment."""
    position: dict[str, Any] = {
        "turn": 3,
        "lanes": [
            {"monster": {"card": "troll-trackers", "wounds": 1}, "ally": {"card": "clan-of-the-boar"}},
            {"monster": {"card": "troll-trackers", "attack": 1}},
            {},
            {"ally": {"card": "shamans", "exhausted": True}},
            {"tower": {"card": "frostbite-outpost", "health": 2}},
        ],
        "minions": {
            "onikai": {"health": 1},
            "yetnar": {"health": 3, "attached": [{"card": "grialthan-wallbreaker"}]},
        },
        "castle": {"wounds": 6},
        "portal": {"at": 1, "wounds": 2},
        "players": [{"hand": ["clan-of-the-oak", "clan-of-the-oak", "bloodlust"], "deck": 20, "mana": 3}],
    }
    return Match.from_position(GAME, {**position, **changes}, names=["Beth"])


# -- the board ---------------------------------------------------------------------------------------------------------


def test_the_drawn_board_shows_everything_without_colour() -> None:
    board = drawn(board_of(GAME), battle(), 0, "en")
    for words in (
        "Turn 3, Alliance Phase.",
        "Outsider pile: The Hate Bringer I; one stage to come.",
        "Portal 1: health 4; waves from now 1 0 1 1; mana +4.",
        "Onikai 1/1, Yetnar 3/3 (+ Grialthan Wallbreaker)",
        "Pillage 4.",
        "The Gaping Maw: health 14 of 20.",
        "Mana 3, hand 3, deck 20, discard 0.",
        "Hand: Clan of the Oak (3) ×2, Bloodlust (",
    ):
        assert words in board
    assert re.search(r"─ 1 ─ .*─ 2 ─ .*─ 6 ─", board)
    assert re.search(r"│ +1 wound +│", board)
    assert re.search(r"│ +attack \+1 +│", board)
    assert re.search(r"│ +exhausted +│", board)
    assert re.search(r"│ +Trample +│", board)


def test_each_lane_stands_above_and_below_its_number() -> None:
    lines = drawn(board_of(GAME), battle(), 0, "en").splitlines()
    (numbers,) = [number for number, line in enumerate(lines) if "─ 4 ─" in line]
    above, below = "\n".join(lines[:numbers]), "\n".join(lines[numbers:])
    assert "Trackers" in above
    assert "Trackers" not in below
    assert "Boar" in below
    assert "Shamans" in below


def test_the_forecast_says_what_becomes_of_each_lane_and_of_the_whole() -> None:
    match = battle()
    view = match.view(0)
    board = drawn(board_of(GAME), match, 0, "en")
    fight, unopposed, alone = view["markers"][0], view["markers"][1], view["markers"][3]
    assert fight["monster"][1] == 0
    assert f"{fight['monster'][0]}→0 ✗" in board
    assert f"{fight['ally'][0]}→{fight['ally'][1]}" in board
    assert unopposed["castle"] > 0
    assert f"castle -{unopposed['castle']}" in board
    assert f"portal -{alone['portal']}" in board
    castle, portal = view["if_you_stop"]["castle"], view["if_you_stop"]["portal"]
    assert f"If you stop now: castle 14→{castle[1]}, portal 4→{portal[1]}, deck 20→16." in board


def test_the_sentences_say_what_the_drawing_shows() -> None:
    match = battle()
    sentences = told(board_of(GAME), match, 0).splitlines()
    marker = match.view(0)["markers"][1]
    for sentence in (
        "Portal 1: health 4; waves from now 1 0 1 1; mana +4. 2 wounds.",
        "Onikai, attack 1, health 1 (pillages 1).",
        "Yetnar, attack 3, health 3 (+ Grialthan Wallbreaker, pillages 3).",
        "Together they pillage 4 cards.",
        f"Lane 2: Troll Trackers, attack 4, health 3 (attack +1) against nobody. "
        f"Ahead: the castle loses {marker['castle']}, unopposed.",
        "Lane 5: nobody against Frostbite Outpost, health 2.",
        "Empty lanes: 3, 6.",
        "The Gaping Maw: health 14 of 20. 6 wounds.",
        "Beth: mana 3, hand 3, deck 20, discard 0.",
    ):
        assert sentence in sentences
    assert any(line.startswith("Lane 1: Troll Trackers") and "the monster falls" in line for line in sentences)
    assert all(sentence.endswith(".") for sentence in sentences)


def test_a_taunt_that_must_be_answered_is_marked() -> None:
    lanes = [{"monster": {"card": "troll-crusher"}}, {"ally": {"card": "shamans"}}]
    match = battle(lanes=lanes)
    assert "taunt!" in drawn(board_of(GAME), match, 0, "en")
    assert "its taunt must be answered first" in told(board_of(GAME), match, 0)


def test_a_concealed_card_is_nameless_for_the_alliance_and_named_for_the_horde() -> None:
    lanes = [{"monster": {"card": "troll-trackers", "concealed": True, "fresh": True}}]
    horde = {"hand": ["cave-yeti"], "mana": 2}
    match: Match[Any] = Match.from_position(
        GAME, {"mode": "versus", "lanes": lanes, "horde": horde, "players": [{"hand": ["shamans"], "mana": 5}]}
    )
    board = board_of(GAME)
    for tell, words in ((drawn, "face down"), (told, "a hidden card")):
        alliance, of_horde = tell(board, match, 0, "en"), tell(board, match, 1, "en")
        assert "Troll Trackers" not in alliance
        assert "Yeti" not in alliance
        assert words in alliance
        assert "Troll" in of_horde
        assert "Hand: Cave Yeti" in of_horde
        assert "Shamans" not in of_horde
        assert "Hand:" not in tell(board, match, None, "en")


def test_the_lanes_grow_with_a_wide_terminal_and_no_further() -> None:
    board = board_of(GAME)
    assert max(map(cell_len, drawn(board, battle(), 0, "en", width=80).splitlines())) == 80
    assert "Clan of the Boar" in drawn(board, battle(), 0, "en", width=board.widest)
    assert board_of(find_game("plankton-horde")).widest == 80


def test_a_wide_terminal_is_used_as_far_as_the_board_gains_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    assert Screen(plain=False, widest=board_of(GAME).widest).console.width == board_of(GAME).widest
    monkeypatch.setenv("COLUMNS", "90")
    assert Screen(plain=False, widest=board_of(GAME).widest).console.width == 90
    assert Screen(plain=False).console.width == 80


def test_the_starting_hand_of_a_first_game_comes_with_advice() -> None:
    first: Match[Any] = Match(GAME, seats=1, seed="first", names=["Beth"])
    other: Match[Any] = Match(GAME, seats=1, seed="first", names=["Beth"], options={"horde": "undead"})
    for tell in (drawn, told):
        assert "put aside every card that is no ally" in tell(board_of(GAME), first, 0, "en")
        assert "put aside every card" not in tell(board_of(GAME), other, 0, "en")


# -- choices -----------------------------------------------------------------------------------------------------------


def test_many_choices_stand_in_rows_with_their_numbers_under_the_lanes() -> None:
    match = battle()
    table = table_of(match, [], plain=False)
    play(table)
    screen = shown(table.screen)
    number = {offer.key: place for place, offer in enumerate(match.offers(0), start=1)}
    oak = [number.get(f"play:clan-of-the-oak@{lane}", "·") for lane in range(1, 7)]
    assert re.search(r"Play Clan of the Oak \(3\) +" + " +".join(map(str, oak)), screen)
    boar = ["■", *(number.get(f"move:1-{lane}", "·") for lane in range(2, 7))]
    assert re.search("Move Clan of the Boar +" + " +".join(map(str, boar)), screen)
    swap = number["move:1-4"]  # two allies that change places: one choice, found from both
    assert re.search(f"Move Shamans +{swap} ", screen)
    assert re.search(f"{number['done']} Done", screen)
    assert screen.count("Play Clan of the Oak") == 1


def test_every_choice_is_shown_once_with_its_number() -> None:
    match = battle()
    board = board_of(GAME)
    assert board.sort is not None
    offers = match.offers(0)
    rows, others, _ = board.sort(offers, match.view(0), voice_of(GAME, "en", match.names))
    in_rows = {number for row in rows for number in row.numbers.values()}
    assert in_rows.isdisjoint(others)
    assert in_rows | set(others) == set(range(1, len(offers) + 1))


def test_rows_are_told_in_sentences() -> None:
    match = battle()
    number = {offer.key: place for place, offer in enumerate(match.offers(0), start=1)}
    first, second = number["play:clan-of-the-oak@2"], number["play:clan-of-the-oak@3"]
    assert f"Play Clan of the Oak (3): {first} for lane 2, {second} for lane 3," in sit(match)


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("play oak 3", "play:clan-of-the-oak@3"),
        ("oak 3", "play:clan-of-the-oak@3"),
        ("jouer chêne 3", "play:clan-of-the-oak@3"),
        ("play:clan-of-the-oak@3", "play:clan-of-the-oak@3"),
        ("move 1 3", "move:1-3"),
        ("move 1-3", "move:1-3"),
        ("swap 1 4", "move:1-4"),
        ("déplacer sanglier 3", "move:1-3"),
        ("discard shamans", "discard:a4"),
        ("discard a4", "discard:a4"),
        ("done", "done"),
        ("terminé", "done"),
    ],
)
def test_short_orders_are_understood(typed: str, key: str) -> None:
    match = battle()
    assert read(typed, match, 0) == Chosen(match.read_key(key))


def test_minions_are_engaged_and_abilities_used_by_name() -> None:
    match = battle(lanes=[{"ally": {"card": "shamans"}}])
    assert read("engage yetnar", match, 0) == Chosen(match.read_key("engage:yetnar"))
    assert read("use shamans", match, 0) == Chosen(match.read_key("use:a1"))
    assert isinstance(read("engage", match, 0), Unclear)


def test_what_cannot_be_done_is_explained_with_its_rule() -> None:
    assert isinstance(read("engage yetnar", battle(), 0), Barred)
    answer = sit(battle(), "engage yetnar", "why use shamans", "why")
    assert "Rule SH-ALLI-07." in answer
    assert "It is exhausted until the next Refresh Phase." in answer
    assert "such as: why engage yetnar." in answer


@pytest.mark.parametrize(
    ("typed", "key"),
    [("engager yetnar", "engage:yetnar"), ("déplacer chamans rangée 4 6", "move:4-6"), ("use shamans", "use:a1")],
)
def test_what_cannot_be_done_now_is_found_by_its_words_in_every_language(typed: str, key: str) -> None:
    reacting = battle(phase="reactions", lanes=[{"ally": {"card": "shamans"}}, {}, {}, {"ally": {"card": "shamans"}}])
    found = find_choices(typed, reacting, 0)
    assert reacting.read_key(key) in found
    assert {choice[0] for choice in found} == {key.partition(":")[0]}


def test_a_french_why_is_answered_in_french() -> None:
    answer = sit(battle(), "pourquoi engager yetnar", language="fr")
    assert "SH-ALLI-07" in answer


# -- cards -------------------------------------------------------------------------------------------------------------


def test_a_card_is_read_with_its_text_and_keywords_by_name_or_place() -> None:
    match = battle()
    assert read("?oak", match, 0) == Order("read", "oak")
    assert read("lire chêne", match, 0) == Order("read", "chêne")
    for typed in ("?oak", "read clan of the oak", "?chêne"):
        answer = sit(battle(), typed)
        assert "Clan of the Oak · Ally · Royal Guard · cost 3 · 3/3" in answer
        assert "This has +1 armor while it has no neighbours." in answer
        assert "the first X damage to this is prevented. Rule SH-GLOS-03." in answer
    assert "Troll Trackers · Monster" in sit(battle(), "?m1")
    assert "The Gaping Maw · Castle" in sit(battle(), "?castle")


def test_a_card_in_sight_is_meant_before_any_other() -> None:
    player = {"hand": ["shamans"], "mana": 5}
    assert "Clan of the Boar · Ally" in sit(battle(players=[player]), "?clan")
    answer = sit(battle(lanes=[], players=[player]), "?clan", "?blorb", "read")
    assert "That could mean “Clan of the Oak”" in answer
    assert "No card is called “blorb”." in answer
    assert "Read what?" in answer


def test_look_shows_the_hand_with_its_texts() -> None:
    answer = sit(battle(), "hand")
    assert answer.count("Clan of the Oak · Ally") == 1
    assert "Bloodlust · Spell" in answer
    assert "Discard pile: none." in answer


def test_help_gives_examples_of_this_game() -> None:
    answer = sit(battle(), "help")
    assert "play oak 3." in answer
    assert "?oak" in answer
    assert "ooze" not in answer


# -- whole games -------------------------------------------------------------------------------------------------------


def a_sensible_choice(match: Match[Any], seat: int, luck: Random) -> Choice:
    """Mostly plays and ends turns, so that a game comes to its end; now and then anything."""
    assert match.ask is not None
    choices = match.ask.choices_of(seat)
    plays = [choice for choice in choices if choice[0] in ("play", "use", "engage", "summon")]
    if plays and luck.random() < 0.6:
        return luck.choice(plays)
    return ("done",) if ("done",) in choices and luck.random() < 0.8 else luck.choice(choices)


def typed_by_luck(table: Table, luck: Random) -> Iterator[str]:
    """By number and by key, in turns; nothing is saved."""
    for turn in range(MOST_CHOICES):
        ask = table.match.ask
        if ask is None:
            break
        seat = table.facing if table.facing in ask.seats else ask.seats[0]
        assert seat is not None
        choice = a_sensible_choice(table.match, seat, luck)
        yield table.match.game.words.key(choice) if turn % 2 else str(ask.choices_of(seat).index(choice) + 1)
    yield "no"


@pytest.mark.parametrize(
    ("language", "plain", "seats", "mode"),
    [("en", False, 1, "solo"), ("fr", False, 1, "solo"), ("fr", True, 2, "coop"), ("en", False, 2, "versus")],
)
def test_a_whole_game_is_played_to_its_end(language: str, plain: bool, seats: int, mode: str) -> None:
    names = ["Beth", "Stuart"][:seats]
    match: Match[Any] = Match(GAME, seats=seats, seed="whole", names=names, options={"mode": mode})
    table = table_of(match, [], language=language, plain=plain)
    table.screen = screen_of(typed_by_luck(table, Random("whole")), plain=plain)
    table.screen.console.width = 80
    play(table)
    screen = shown(table.screen)
    outcome = match.outcome()
    assert outcome is not None
    assert table.say(outcome.because) in screen
    if not plain:
        lines = [line for line in screen.splitlines() if "Pass the screen" not in line]  # typed without Enter
        assert max(map(cell_len, lines)) <= 80


def test_phases_in_which_nothing_happened_are_not_told() -> None:
    lines = sit(Match(GAME, seats=1, seed="quiet", names=["Beth"]), "keep", "done", "log all").splitlines()
    phases = [line for line in lines if line.endswith("Rule SH-WIN-07.")]
    assert phases
    for line, following in pairwise(lines):
        assert not (line in phases and following in phases)
