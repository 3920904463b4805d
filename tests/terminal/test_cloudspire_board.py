"""The isles of Cloudspire in the terminal: the map in 80 columns, everything in sentences, in both languages, and
nothing that a seat may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len

from hordekeep import Match, find_game
from hordekeep.games.cloudspire.terminal.map import cells
from hordekeep.games.cloudspire.told.faces import faces
from hordekeep.kernel.boards import sentences_of
from hordekeep.kernel.hexes import read_coordinate
from hordekeep.kernel.plain_board import board_of, cards_in_sight, in_words
from hordekeep.terminal.opening import begin
from hordekeep.terminal.reading import orders_now
from hordekeep.terminal.session import is_asked, play
from hordekeep.terminal.voice import voice_of
from tests.terminal.sitting import screen_of, shown
from tests.terminal.test_boards import LONG_NAMES, drawn, told

CLOUDSPIRE = "cloudspire"
BOARD = board_of(find_game(CLOUDSPIRE))
POSITION: dict[str, Any] = {
    "wave": 2,
    "round": 3,
    "players": [
        {
            "faction": "brawnen",
            "source": 7,
            "gate": 8,
            "levels": {"smelter": 1},
            "units": {"1.0": {"chip": "awsh", "health": 2, "upgrades": "A"}, "-1.2": "battleborn"},
            "spires": {"3.0": {"chip": "dispatch-platform", "upgrades": "RA"}},
            "stack": [{"chip": "aegis", "under": ["dispatch"]}],
            "relics": ["sky-key"],
        },
        {"faction": "grovetenders", "units": {"0.1": "war-briar"}},
    ],
    "landmarks": {
        "0.0": {"chip": "source-peddler", "hidden": True},
        "-2.-1": {"chip": "gateport", "hidden": True, "seen": [0]},
        "4.0": "bounty-hunter",
    },
}


def at_war() -> Match[Any]:
    return Match.from_position(CLOUDSPIRE, POSITION, names=["Ada", "Bo"])


def marks(seat: int | None, language: str = "en") -> dict[str, str]:
    """What the map shows on the hexes of interest."""
    match = at_war()
    found = cells(match.view(seat), voice_of(match.game, language, match.names))
    return {f"{q}.{r}": cell.mark for (q, r), cell in found.items()}


def moments(options: dict[str, Any], seats: int, seed: int) -> Iterator[Match[Any]]:
    """A random game, looked at now and then."""
    luck = random.Random(seed)
    match: Match[Any] = Match(CLOUDSPIRE, names=LONG_NAMES[:seats], seed=f"terminal {seed}", options=options)
    while match.ask is not None and match.state.wave < 3:
        if len(match.made) % 37 == 0:
            yield match
        seat = match.ask.seats[0]
        match.play(luck.choice(match.ask.choices_of(seat)), seat)
    yield match


@pytest.mark.parametrize(("options", "seats"), [({"layout": "random"}, 2), ({"mode": "coop"}, 3), ({}, 4)])
def test_no_line_is_wider_than_80_columns_in_two_waves(options: dict[str, Any], seats: int) -> None:
    for match in moments(options, seats, seats):
        for seat, language in ((0, "en"), (0, "fr"), (None, "fr")):
            lines = drawn(BOARD, match, seat, language).split("\n")
            assert max(map(cell_len, lines)) <= 80
            assert told(BOARD, match, seat, language)
            assert BOARD.own(match.view(seat), seat, match.names, voice_of(match.game, language, match.names))


def test_the_map_shows_terrain_wells_gates_units_spires_and_landmarks() -> None:
    expected = {
        **{"1.0": "AAw2", "-1.2": "Aba3", "0.1": "Bwa3", "3.0": "A|RA", "5.1": "[A8]", "-5.-1": "[B10]"},
        **{"0.0": "?sw", "-2.-1": "(ga)", "4.0": "!bo4"},
        **{"-1.0": "=0", "1.1": '"1', "-2.1": "&1", "2.-1": "^-1", "-1.-1": "~-1"},  # a free hex of each terrain
        **{"1.3": "^3*", "6.0": "a0*", "-6.0": "b0*", "7.0": "##"},
    }
    found = marks(0)
    assert {place: found[place] for place in expected} == expected
    assert "3.3" not in found  # sky


def test_every_hex_stands_in_its_column_between_its_neighbours() -> None:
    lines = drawn(BOARD, at_war(), 0, "en").split("\n")
    columns = next(line for line in lines if line.startswith("-7 "))
    column = columns.index(" 1 ") + 1
    awsh = next(number for number, line in enumerate(lines) if "AAw2" in line)
    assert lines[awsh].index("AAw2") == column
    assert lines[awsh + 2][column:].startswith('"1')  # 1.1 is straight below 1.0
    assert lines[awsh - 2][column:].startswith("=-1")


def test_an_earthscape_shows_its_terrain_and_its_layer() -> None:
    laid = {**POSITION, "earthscapes": {"laid": [{"number": 9, "hexes": ["-4.1", "-3.0", "-3.1"]}]}}
    match: Match[Any] = Match.from_position(CLOUDSPIRE, laid, names=["Ada", "Bo"])
    found = cells(match.view(0), voice_of(match.game, "en", match.names))
    assert {found[read_coordinate(place)].mark for place in ("-4.1", "-3.0", "-3.1")} == {"&1*+", "~0+", "~1+"}


def test_landmarks_carry_their_marks_in_french_too() -> None:
    found = marks(0, "fr")
    assert (found["0.0"], found["-2.-1"], found["-1.2"]) == ("?ma", "(po)", "Ané3")


def test_the_sentences_tell_fortresses_units_spires_landmarks_and_the_market() -> None:
    lines = told(BOARD, at_war(), 0).split("\n")
    for line in (
        "Wave 2 of 4, Onslaught, round 3: Ada’s turn, its start.",
        "Fortress A, Ada: Brawnen. Source 7 of 20, gate 8, fortress power 9. Spires: 1 of 6.",
        "Mark: gate B (Bo).",
        "Advancements: Smelter 1.",
        "Relics: Sky Key.",
        "Without advancements: Source Drill, Assembly, Honor Pit, Gateport, Stronghold.",
        "Deployment stack from the top: Aegis (over Dispatch).",
        "A’s minion Aegis in the deployment stack, place 1: health 3 of 3, attack 2, range 1, movement 2, "
        "enters up to path. Under it: Dispatch.",
        "A’s hero Awsh on 1.0: health 2 of 3, attack 2, range 1, movement 2, enters up to forest. "
        "8 steps to its mark. Upgrades from the top: attack.",
        "A’s spire Dispatch Platform on 3.0. Upgrades from the top: range, attack. Fires 1 die, range 2. "
        "Room for 1 more upgrade.",
        "Temple face down on -2.-1, and you know it: Gateport.",
        "Swamp on 4.0: Bounty Hunter, health 4 of 4, no attack.",
        "Swamps face down: 0.0.",
    ):
        assert line in lines
    assert any(line.startswith("Upgrades left: ") for line in lines)
    assert any(line.startswith("Market: ") for line in lines)


def test_what_units_have_done_and_what_heroes_keep_is_told() -> None:
    kept = {"beside": [{"chip": "drang", "upgrades": "A", "gear": ["baza"]}]}
    chips = ["-1.2"]
    position = {
        **POSITION,
        "players": [{**POSITION["players"][0], **kept}, POSITION["players"][1]],
        "stage": "attack",
        "moved": chips,
        "attacked": chips,
        "retaliated": chips,
    }
    match: Match[Any] = Match.from_position(CLOUDSPIRE, position, names=["Ada", "Bo"])
    lines = sentences_of(in_words(match, 1, "en"))
    assert [line for line in lines if line.endswith("Has moved. Has attacked. Has hit back.")] == [
        line for line in lines if line.startswith("A’s minion Battleborn ")
    ]
    assert "Back in fortress A: Drang. Upgrades from the top: attack. Wears: Baza." in lines
    assert "Back in your fortress: Drang. Upgrades from the top: attack. Wears: Baza." in sentences_of(
        in_words(match, 0, "en")
    )


def test_the_isles_are_told_in_chapters_and_a_spectator_is_told_barracks_and_ground_too() -> None:
    match = at_war()
    rest = ["Units", "Spires", "Landmarks and items", "The market", "Barracks", "The isles"]
    assert [chapter.heading for chapter in in_words(match, 0, "en")] == [
        *("The game", "Your fortress", "Fortress of Bo"),
        *rest,
    ]
    watched = in_words(match, None, "en")
    assert [chapter.heading for chapter in watched] == ["The game", "Fortress of Ada", "Fortress of Bo", *rest]
    lines = sentences_of(watched)
    assert any(line.startswith("A’s barracks: ") for line in lines)
    assert any(line.startswith("Hex group 1: ") for line in lines)
    assert in_words(match, 1, "fr")[1].heading == "Forteresse : Ada"


def test_what_lies_open_is_read_out_and_nothing_else() -> None:
    """CS-RELIC-04, CS-GROUP-09, CS-EXPL-02: what others keep, hide or know is not in sight."""
    match = at_war()
    secret = {"relic/sky-key", "dispatch", "gateport"}
    assert secret <= set(cards_in_sight(match, 0))
    for seat in (1, None):
        assert not secret & set(cards_in_sight(match, seat))
        assert {"awsh", "dispatch-platform", "bounty-hunter", "aegis"} <= set(cards_in_sight(match, seat))
    shelf = {card["id"] for card in faces("en")["cards"]}
    for options, seats in (({"layout": "random"}, 2), ({"mode": "coop"}, 3)):
        for each in moments(options, seats, seats):
            assert set(cards_in_sight(each, 0)) <= shelf


def test_what_others_hide_is_neither_told_nor_drawn() -> None:
    match = at_war()
    for seat in (1, None):
        for theirs in (told(BOARD, match, seat), drawn(BOARD, match, seat, "en", width=200)):
            assert "Relics, kept in secret: 1." in theirs
            assert "Deployment stack from the top: Aegis." in theirs
            for secret in ("Sky Key", "over Dispatch", "Source Peddler", "you know it"):
                assert secret not in theirs
        assert (marks(seat)["0.0"], marks(seat)["-2.-1"]) == ("?sw", "?te")
        assert BOARD.held is not None
        assert BOARD.held(match.view(seat), 0) == []


def test_what_is_left_of_the_cp_is_for_its_owner_in_the_prep_phase() -> None:
    match: Match[Any] = Match(CLOUDSPIRE, names=["Ada", "Bo"], seed="cp", options={"first": "A"})
    while match.ask is not None and match.ask.prompt != "prep":
        seat = match.ask.seats[0]
        match.play(match.ask.choices_of(seat)[-1], seat)
    assert told(BOARD, match, 0).count("CP left: 5.") == 1
    assert told(BOARD, match, 1).count("CP left: 5.") == 1  # its own
    match.choose(next(offer.key for offer in match.offers(0) if offer.label.endswith("(2 CP)")), 0)
    assert "CP left: 3." in told(BOARD, match, 0)
    assert "CP left: 3." not in told(BOARD, match, 1)
    assert "CP left" not in drawn(BOARD, match, None, "en")


def test_a_wide_terminal_draws_wider_columns_and_a_narrow_one_the_fortresses_below() -> None:
    def column(width: int) -> str:
        return next(line for line in drawn(BOARD, at_war(), 0, "en", width).split("\n") if line.startswith("-7 "))

    assert column(120).startswith("-7  -6  -5")
    assert column(80).startswith("-7 -6 -5")
    assert "Fortress A" in column(80)
    assert "Fortress A" not in column(60)
    assert max(map(cell_len, drawn(BOARD, at_war(), 0, "en", 60).split("\n"))) <= 60


def test_looking_tells_barracks_relics_and_the_ground() -> None:
    match = at_war()
    lines = sentences_of(BOARD.own(match.view(0), 0, match.names, voice_of(match.game, "en", match.names)))
    assert lines[0].startswith("Your barracks: ")
    assert any(line.startswith("B’s barracks: ") for line in lines)
    assert any(line.startswith("Hex group 1: path ") and "wells 0.0" in line for line in lines)
    assert "Gate A is on 5.1, its wells on 6.0, 5.2." in lines
    assert BOARD.held is not None
    assert BOARD.held(match.view(0), 0) == ["relic/sky-key"]


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize(("language", "question"), [("en", "what do you buy"), ("fr", "qu’achetez-vous")])
def test_a_newcomer_plays_looks_reads_a_chip_and_leaves(language: str, question: str, plain: bool) -> None:
    table = begin(CLOUDSPIRE, "you,random", ["first=A"], "newcomer", language, plain=True)
    table.screen = screen_of(["1", "?awsh", "look", "help", "1", "quit", "no"], plain=plain)
    play(table)
    seen = shown(table.screen)
    assert question in seen
    assert "Awsh · " in seen
    assert len(table.match.made) > 1


def test_the_choices_of_the_prep_phase_say_what_they_cost() -> None:
    match: Match[Any] = Match(
        CLOUDSPIRE, names=["Ada", "Bo"], seed="cp", options={"first": "A", "faction_a": "brawnen"}
    )
    while match.ask is not None and match.ask.prompt != "prep":
        seat = match.ask.seats[0]
        match.play(match.ask.choices_of(seat)[-1], seat)
    assert {offer.key: offer.label for offer in match.offers(0)}["select:battleborn"] == "Battleborn (2 CP)"
    match.choose("select:battleborn", 0)
    labels = {offer.key: offer.label for offer in match.offers(0, "fr")}
    assert labels["group:dispatch"] == "Grouper Estafette sous Né-au-combat (3 PC)"


def test_what_lasts_is_told_and_noted_beside_its_unit() -> None:
    lasting = [
        {"kind": "stasis", "chip": "war-briar", "amount": 1, "until": "next-turn"},
        {"kind": "attack", "chip": "awsh", "amount": 2, "until": "turn"},
        {"kind": "instead", "chip": "awsh", "amount": 1, "until": "turn"},
    ]
    match: Match[Any] = Match.from_position(CLOUDSPIRE, {**POSITION, "lasting": lasting}, names=["Ada", "Bo"])
    for shown_to, language, awsh, briar in (
        (0, "en", "Attack +2 until the turn ends.", "Does not move until its next turn ends."),
        (None, "fr", "Attaque +2 jusqu’à la fin du tour.", "Ne se déplace pas jusqu’à la fin de son prochain tour."),
    ):
        table = drawn(BOARD, match, shown_to, language, width=160).split("\n")
        for lines in (told(BOARD, match, shown_to, language).split("\n"), table):
            noted = [line.strip() for line in lines if awsh in line or briar in line]
            assert len(noted) == 2
            assert noted[0].endswith(awsh)
            assert noted[1].endswith(briar)


def test_the_legend_explains_what_is_drawn_and_nothing_else() -> None:
    def legend(position: dict[str, Any], language: str) -> list[str]:
        match: Match[Any] = Match.from_position(CLOUDSPIRE, position, names=["Ada", "Bo"])
        lines = drawn(BOARD, match, 0, language).split("\n")
        begin = next(number for number, line in enumerate(lines) if line.startswith("=-2 "))
        return lines[begin : next(number for number in range(begin, len(lines)) if lines[number].endswith(".")) + 1]

    earth = {"laid": [{"number": 9, "hexes": ["-4.1", "-3.0", "-3.1"]}]}
    for language in ("en", "fr"):
        assert len(legend({}, language)) <= 3
        assert len(legend({**POSITION, "earthscapes": earth}, language)) <= 5
    everything = " ".join(" ".join(legend({**POSITION, "earthscapes": earth}, "en")).split())
    for sign in ("[A10] gate", "A|RA spire", "AAw5 hero", "Aba3 minion", "?sw", "(ga) one", "!ga land", "+ earth"):
        assert sign in everything
        assert (sign in " ".join(legend({}, "en"))) == (sign == "[A10] gate")
    assert "% item" not in everything


def test_a_hero_by_the_campfire_is_told_to_be_inactive() -> None:
    resting: Match[Any] = Match.from_position(CLOUDSPIRE, {**POSITION, "campfires": [0]}, names=["Ada", "Bo"])
    lines = told(BOARD, resting, 0).split("\n")
    assert "Heroes rest by the campfire." in lines
    assert [line for line in lines if line.endswith("Inactive, by the campfire.")] == [
        line for line in lines if line.startswith("A’s hero Awsh ")
    ]


def test_who_keeps_a_relic_is_asked_at_the_usual_moments_or_always() -> None:
    """CS-RELIC-05: any time is between any two steps, far more often than most people want."""
    asked = []
    for always in (False, True):
        table = begin("cloudspire", "you,random", ["first=A"], "relics", "en", plain=True)
        position = {
            "stage": "movement",
            "players": [
                {"relics": ["sky-key"], "units": {"2.1": "battleborn", "3.0": "nomad"}},
                {"units": {"-2.-1": "war-briar", "-3.0": "treed"}},
            ],
        }
        table.match = Match.from_position("cloudspire", position)
        table.always = always
        prompts: list[str] = []
        while table.match.ask is not None and table.match.state.round < 3:
            ask = table.match.ask
            if is_asked(table, ask, ask.seats[0]) and ask.seats[0] == 0 and ask.passing is not None:
                prompts.append(ask.prompt)
            table.match.play(ask.passing or ask.choices[0], ask.seats[0])
        asked.append(len(prompts))
    assert 0 < asked[0] < asked[1], asked


def test_anytime_is_an_order_where_windows_are_many() -> None:
    table = begin("cloudspire", "you,random", ["first=A"], "relics", "en", plain=True)
    assert "anytime" in orders_now(table.match)
    table.screen = screen_of(["anytime", "anytime"])
    play(table)
    assert "From now on you are asked whenever you may answer." in shown(table.screen)
    assert table.always is False
