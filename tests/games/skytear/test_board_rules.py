"""Both battlefields keep every rule, and for each rule a copy that breaks it is found out."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

from hordekeep.games.skytear.content.board_files import BOARDS, board_ids
from hordekeep.games.skytear.ground.boards import load_board, read_board
from hordekeep.kernel.hexes.finding import Finding
from hordekeep.rulebook import load_ledger
from scripts import board_rules
from scripts.board_rules import CHECKS, check_board

TWO, THREE = "two-lanes", "three-lanes"


def broken(id: str, *changes: tuple[str, str]) -> tuple[Finding, ...]:
    """What is found in a copy of a battlefield with these changes, one after another, each made once."""
    text = (BOARDS / f"{id.replace('-', '_')}.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return check_board(read_board("copy.toml", text))


@pytest.mark.parametrize("id", board_ids())
def test_a_battlefield_of_the_game_keeps_every_rule(id: str) -> None:
    assert check_board(load_board(id)) == ()


MINIONS_LEFT = 'minions = { blue = ["-4.1", "-5.1"], red = ["-4.-1", "-3.-1"] }'
MINIONS_CENTRE = 'minions = { blue = ["0.1", "-1.1", "1.0"], red = ["0.-1", "1.-1", "-1.0"] }'
FIRST_DOME_ROW = "-5.-2   =   =   =   =   = | o   o   o | ="

BREAKS: list[tuple[str, str, list[tuple[str, str]], str]] = [
    ("SM-TURN-03", TWO, [('id = "right"', 'id = "centre"')], "Its lanes are left, centre"),
    ("SM-TURN-03", TWO, [('id = "centre"', 'id = "left"')], "Its domes are left instead of centre"),
    (
        "SM-TURN-03",
        THREE,
        [('[[dome]]\nid = "right"\ncontrol_point = "3.0"', "")],
        "Its domes are left instead of left, r",
    ),
    ("SM-TURN-03", TWO, [('blue = "-6.4"', 'blue = "-5.6"')], "left lane does not lead to its blue Tower on -5.6"),
    (
        "SM-TURN-03",
        TWO,
        [("-4.-4   =   =   =   =  (=)  .   .   .", "-4.-4   =   =   =   =  (=)  =   =   =")],
        "run into",
    ),
    ("SM-L3-11", THREE, [('"-3.0"', '"9.9"'), ('"3.0"', '"-3.0"'), ('"9.9"', '"3.0"')], "The Domes do not lie"),
    ("SM-L3-11", TWO, [('control_start = "-4.0"', 'control_start = "5.0"')], "The lanes do not lie"),
    ("SM-SET-18", TWO, [('blue = "-6.4"', 'blue = "-2.-4"')], "Tower on -2.-4 shares its hex"),
    ("SM-L3-06", THREE, [('blue = "-2.4"', 'blue = "-8.4"')], "Tower on -8.4 shares its hex"),
    ("SM-SET-20", TWO, [('control_start = "-4.0"', 'control_start = "-6.4"')], "left lane starts on -6.4, a taken hex"),
    (
        "SM-L3-07",
        THREE,
        [('control_start = "0.0"', 'control_start = "-6.0"')],
        "centre lane starts on -6.0, a taken hex",
    ),
    ("SM-LOS-03", TWO, [(FIRST_DOME_ROW, FIRST_DOME_ROW.replace("= | o", "=   o"))], "Dome hex 0.-2 from -1.-2"),
    ("SM-Q-DOMECP", TWO, [('control_point = "0.0"', 'control_point = "3.0"')], "-1.-1"),
    ("SM-Q-DOMECP", TWO, [('control_point = "0.0"', 'control_point = "2.0"')], "2.0 is not seen from"),
    ("SM-Q-DOMECP", TWO, [("o | =   =   =   =\n", "o   =   =   =   =\n")], "0.0 is seen from 3.0 outside its Dome"),
    ("SM-Q-DOMECP", THREE, [('"3.0"', '"-4.0"')], "belong to no control point"),
    ("SM-Q-DOMECP", TWO, [("-9.6   .   .", "-9.6   .   o")], "The Dome hexes -8.6 belong to no control point"),
    ("SM-LOS-05", TWO, [("=   . | .   . | .   =", "=   .   .   .   .   =")] * 2, "No white line can be seen round"),
    (
        "SM-CTRL-06",
        TWO,
        [('control_start = "-4.0"', 'control_start = "-6.0"')],
        "of the left token and out of its sight",
    ),
    ("SM-LOS-09", TWO, [(" -6.0   =   =", " -5.0       ="), ("-5.-1    (=)  =", "-4.-1         =")], "a detour"),
    ("SM-COV-01", TWO, [("(=)", " = ")] * 12, "It has no Cover Hex"),
    ("SM-COV-01", TWO, [("-8.4   =   =   =  ", "-8.4   =   =  (=) ")], "Nobody can take cover on -6.4"),
    ("SM-ADV-08", TWO, [('control_start = "-4.0"', 'control_start = "-2.0"')], "-2.0 lies in a Dome"),
    ("SM-ADV-08", TWO, [('blue = "-6.4"', 'blue = "0.1"')], "0.1 lies in a Dome"),
    (
        "SM-ADV-02",
        TWO,
        [('blue = "-6.4"', 'blue = "2.4"'), ('blue = "2.4", red = "6', 'blue = "-6.4", red = "6')],
        "than to",
    ),
    (
        "SM-DMG-12",
        TWO,
        [('control_start = "-4.0"', 'control_start = "-3.-2"')],
        "left token starts within 3 hexes of a Tower",
    ),
    ("SM-Q-BOARD2", TWO, [('control_start = "-4.0"', 'control_start = "-4.-1"')], "differ between Blue and Red: -4.-1"),
    (
        "SM-Q-BOARD2",
        TWO,
        [('control_start = "-4.0"', 'control_start = "-4.-1"')],
        "starts 5 hexes from Blue's Tower and 3",
    ),
    ("SM-PLC-06", TWO, [('"-4.1"', '"-4.0"')], "blue minion on -4.0 stands on its control token"),
    ("SM-PLC-01", TWO, [('"-4.1"', '"-4.2"')], "blue minion on -4.2 does not stand beside"),
    (
        "SM-PLC-01",
        TWO,
        [('control_start = "-4.0"', 'control_start = "-3.0"'), ('"-4.1"', '"-2.0"')],
        "blue minion on -2.0",
    ),
    ("SM-PLC-03", TWO, [('"-4.1", "-5.1"', '"-4.1", "-4.1"')], "shares its hex with another of its side"),
    ("SM-PLC-04", TWO, [('"-4.1"', '"-2.0"')], "blue minion on -2.0 stands in a Dome"),
    ("SM-PLC-05", TWO, [('"-4.1"', '"-6.4"')], "blue minion on -6.4 stands on a Tower or Nexus"),
    ("SM-SET-11", THREE, [('blue = "-3.6"', 'blue = "-4.7"')], "Beside the blue Nexus 4 hexes are free for 6 heroes"),
    ("SM-SET-11", TWO, [('blue = "-3.6"', 'blue = "-9.6"')], "Beside the blue Nexus 3 hexes are free for 4 heroes"),
    ("SM-SET-21", TWO, [('"-4.1", "-5.1"', '"-4.1"')], "blue side starts with 1 minions on the left lane, not 2"),
    ("SM-SET-21", TWO, [(MINIONS_LEFT, "")], "red side starts with 0 minions on the left lane, not 2"),
    (
        "SM-L3-08",
        THREE,
        [('"0.1", "-1.1", "1.0"', '"0.1", "-1.1"')],
        "blue side starts with 2 minions on the centre lane, not 3",
    ),
    (
        "SM-L3-08",
        THREE,
        [('"-4.-4" }\n', '"-4.-4" }\nminions = { blue = ["-6.1"] }\n')],
        "1 minions on the left lane, not 0",
    ),
    ("SM-Q-BOARD2", TWO, [("-9.6   .   .", "-9.6   .    ")], "differ between left and right"),
    ("SM-Q-BOARD2", TWO, [("-9.6   .   .   .", "-9.6   .   .   =")], "The hexes of terrain 'field' differ"),
    ("SM-Q-BOARD2", TWO, [(" -8.4   =   =   =   =  (=)", " -8.4   =   =   =   =   = ")], "The Cover Hexes differ"),
    ("SM-Q-BOARD2", TWO, [("=   . | .   . | .   =", "=   .   .   . | .   =")], "The white lines differ"),
    ("SM-Q-BOARD2", TWO, [('blue = "-6.4"', 'blue = "-7.4"')], "The Towers and Nexuses differ"),
    (
        "SM-Q-BOARD2",
        TWO,
        [('blue = "-6.4", red = "-2.-4"', 'blue = "-2.-4", red = "-6.4"')],
        "The Towers and Nexuses differ",
    ),
    (
        "SM-Q-BOARD2",
        TWO,
        [('control_point = "0.0"', 'control_point = "1.0"')],
        "The control points of the Domes differ",
    ),
    ("SM-Q-BOARD2", TWO, [('"-4.1", "-5.1"', '"-4.1", "-5.0"')], "The minions of Blue and Red"),
    ("SM-Q-BOARD3", THREE, [('"0.1", "-1.1", "1.0"', '"0.1", "-1.1", "1.-1"')], "The minions of Blue and Red"),
]


@pytest.mark.parametrize(("rule", "id", "changes", "what"), BREAKS)
def test_a_copy_that_breaks_a_rule_is_found_out(rule: str, id: str, changes: list[tuple[str, str]], what: str) -> None:
    found = broken(id, *changes)
    assert any(each.rule == rule and what in each.what for each in found), "\n".join(map(str, found))


def test_a_small_change_breaks_no_more_than_its_own_rules() -> None:
    """Whatever is changed on one side only is besides unlike the other."""
    for rule, *changes in [
        ("SM-SET-21", ('"-4.1", "-5.1"', '"-4.1"')),
        ("SM-COV-01", ("-8.4   =   =   =  ", "-8.4   =   =  (=) ")),
        ("SM-PLC-01", ('"-4.1"', '"-4.2"')),
    ]:
        assert {each.rule for each in broken(TWO, *changes)} == {rule, "SM-Q-BOARD2"}


def test_an_island_cannot_be_reached() -> None:
    """SM-Q-BOARD2: hexes can be walked to from all others."""
    found = broken(
        TWO,
        (",   ,   .   .   .   .   .\n'''", ",   ,   .   .   .       .\n'''"),
        (
            "-9.6   .   .   .   .   .   ,   ,   ,   .   .   .   .   .",
            "-9.6   .   .   .   .   .   ,   ,   ,   .   .   .",
        ),
    )
    reached = [each for each in found if "cannot be reached" in each.what]
    assert reached == [("SM-Q-BOARD2", "2.7 cannot be reached from -2.-7.")]


def test_a_nexus_in_a_gap_cuts_the_board() -> None:
    """SM-Q-BOARD2, SM-TOW-03: what stands in the only gap blocks it."""
    row = "-9.6   .   .   .   .   .   ,   ,   ,   .   .   .   .   ."
    found = broken(TWO, (row, "-3.6                           ,"))
    assert any("cannot be reached" in each.what for each in found if each.rule == "SM-Q-BOARD2")


def test_no_way_round_a_wall_of_domes() -> None:
    """SM-ADV-08: a Dome across the whole board leaves the tokens no way to the far side."""
    row = "-3.-5     .   =   =   .   .   ,   ,   .   .   =   =   ."
    found = broken(TWO, (row, "-3.-5" + "   o".join(["  "] + [""] * 12)))
    ways = [each.what for each in found if each.rule == "SM-ADV-08"]
    assert ways == [f"No way outside the Domes leads from the {lane} token to 3.-6." for lane in ("left", "right")]


def test_a_battlefield_has_two_or_three_lanes() -> None:
    text = (BOARDS / "two_lanes.toml").read_text(encoding="utf-8")
    start, end = text.index('[[lane]]\nid = "right"'), text.index("[[dome]]")
    [found] = check_board(read_board("copy.toml", text[:start] + text[end:]))
    assert str(found) == "SM-TURN-03: It has 1 lanes; a battlefield has two or three."


def test_every_rule_that_a_check_names_stands_in_the_ledger_and_is_shown_to_fail() -> None:
    ledger = load_ledger("skytear")
    known = {rule.id for rule in ledger.rules} | {question.id for question in ledger.questions}
    source = inspect.getsource(board_rules)
    named = set(re.findall(r"SM-[A-Z0-9]+-\d\d|SM-Q-[A-Z0-9]+\b", source)) - {"SM-Q-BOARD"}
    assert named <= known
    yielded = set(re.findall(r'yield (?:rule|towers|tokens|"(SM-[A-Z0-9-]+)")', source)) - {""}
    assert yielded <= {rule for rule, *_ in BREAKS}
    assert len(CHECKS) == len(set(CHECKS))


@pytest.mark.parametrize("id", board_ids())
def test_the_script_draws_a_battlefield_and_says_what_is_wrong(id: str, tmp_path: Path) -> None:
    draw = [sys.executable, "-m", "scripts.draw_board"]
    root = Path(__file__).parents[3]
    file = BOARDS / f"{id.replace('-', '_')}.toml"
    done = subprocess.run([*draw, str(file)], cwd=root, capture_output=True, text=True, check=True)
    assert "It keeps every rule." in done.stdout
    assert done.stdout.count("N") >= 2
    copy, unreadable = tmp_path / "copy.toml", tmp_path / "unreadable.toml"
    copy.write_text(file.read_text(encoding="utf-8").replace("(=)", " = "), encoding="utf-8")
    unreadable.write_text("map = 1", encoding="utf-8")
    done = subprocess.run([*draw, str(copy), str(unreadable)], cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "SM-COV-01: It has no Cover Hex." in done.stdout
    assert "unreadable.toml" in done.stderr
