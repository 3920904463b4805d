"""Positions of Monoliths: there and back at every moment of games of every mode, and on from there as before."""

from __future__ import annotations

import pytest

from hordekeep.games.monoliths.game import GAME
from hordekeep.kernel import BadInput, Document
from tests.games.monoliths.playing import load
from tests.games.playing import asked


def test_each_alliance_player_has_mana_of_their_own() -> None:
    g = load(mode="versus", seats=3, players=[{"mana": 5, "hand": ["trappers"]}, {"mana": 2}], horde={"mana": 7}).state
    assert g.mana == [5, 2, 7]
    shown = GAME.positions.write(g)
    assert [player["mana"] for player in shown["players"]] == [5, 2]
    assert shown["horde"]["mana"] == 7


@pytest.mark.parametrize(
    ("phase", "prompt"), [("horde-summons", "horde-summon"), ("horde-acts", "horde-action"), ("pile", "horde-action")]
)
def test_the_steps_of_a_horde_player_are_phases_of_a_position(phase: str, prompt: str) -> None:
    lanes: list[Document] = [{"monster": {"card": "plated-monolith-1"}}]
    match = load(mode="versus", phase=phase, lanes=lanes, horde={"hand": ["howling-monolith-1"]})
    assert asked(match).prompt == prompt
    assert match.to_position()["phase"] == ("horde-acts" if phase == "pile" else phase)


@pytest.mark.parametrize("phase", ["horde-summons", "horde-acts", "horde-income"])
def test_the_steps_of_a_horde_player_need_one(phase: str) -> None:
    with pytest.raises(BadInput, match="Nobody plays the horde"):
        load(phase=phase)


def test_with_a_horde_player_no_wave_comes_by_itself() -> None:
    with pytest.raises(BadInput, match="not summoned in waves"):
        load(mode="versus", phase="wave")


def test_what_is_wrong_is_told_by_the_rules_of_this_edition() -> None:
    with pytest.raises(BadInput, match=r"There are six lanes, not 7. \[HM-SETUP-01\]"):
        load(lanes=[{}] * 7)
