"""Windows: whoever may answer can pass, and what goes on there is told for standing orders."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hordekeep.games.skytear.game import GAME
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.told.windows import MOMENTS, moments_now
from hordekeep.kernel import Dice, Keep, Match

DUEL: dict[str, Any] = {
    "heroes": {"blue.yami": {"hex": "0.0"}, "red.gulbjarn": {"hex": "1.0"}},
    "players": [{"hand": []}, {"hand": ["icewall"]}],
    "active": {"hero": "blue.yami"},
}
NO_ANSWER: dict[str, Any] = {**DUEL, "players": [{"hand": []}, {"hand": ["presence"]}]}


def begun(position: dict[str, Any], *, patient: bool = False) -> Match[Arena]:
    """Blue has declared a Move."""
    match = Match.from_position(GAME, position, patient=patient)
    match.choose("act:move")
    return match


def test_only_a_patient_match_waits_where_a_seat_can_only_pass() -> None:
    match = begun(NO_ANSWER)
    assert match.made[-1] == (1, ("pass",), True)
    patient = begun(NO_ANSWER, patient=True)
    assert patient.ask is not None
    assert (patient.ask.seats, patient.ask.choices, patient.ask.passing) == ((1,), [("pass",)], ("pass",))
    twin = patient.clone()
    assert twin.ask is not None
    assert (twin.ask.prompt, twin.ask.seats) == ("react", (1,))
    patient.choose("pass")
    assert patient.record() == match.record()


def test_an_imagined_match_is_not_patient() -> None:
    patient = begun(NO_ANSWER, patient=True)
    for seat in (0, 1):
        imagined = patient.imagine(seat, Dice("dream"), Keep.CHECKPOINT)
        assert not imagined.patient
    assert imagined.ask is not None
    assert imagined.ask.prompt == "react", "it begins where the match stands"


def test_the_opening_is_what_was_asked_before_a_seat_composed() -> None:
    match = begun(DUEL)
    window = match.ask
    assert window is not None
    assert match.opening is window
    match.choose("play:icewall@red.gulbjarn")
    assert match.opening is window
    assert match.ask is not window
    assert match.clone().opening is not None
    match.choose(match.offers()[0].key)
    assert match.opening is match.ask, "the card is played: a beat has begun anew"


STACKS = [
    ({"kind": "action", "what": "attack", "hero": "blue.yami", "targets": ["hero:red.gulbjarn"]}, "attack-on-us"),
    ({"kind": "action", "what": "move", "hero": "blue.yami"}, ""),
    ({"kind": "card", "what": "brand", "hero": "blue.yami", "targets": ["hero:red.gulbjarn"]}, "aimed-at-us"),
    ({"kind": "card", "what": "smoke-veil", "hero": "blue.yami"}, ""),
]


@pytest.mark.parametrize(("entry", "aimed"), STACKS)
def test_moments_tell_what_an_enemy_does_and_whom_it_aims_at(entry: dict[str, Any], aimed: str) -> None:
    position = {**DUEL, "turn": 3, "stack": [entry], "priority": {"seat": 1, "passes": 1}}
    match = Match.from_position(GAME, position, patient=True)
    assert match.ask is not None
    assert match.ask.seats == (1,)
    general = "enemy-action" if entry["kind"] == "action" else "enemy-card"
    assert set(moments_now(match.state, match.ask)) == {general} | ({aimed} if aimed else set())


def test_ones_own_sides_doing_is_a_moment_of_its_own() -> None:
    position = {**DUEL, "players": [{"hand": ["clear-mind"]}, {"hand": []}]}
    match = begun(position, patient=True)
    assert match.ask is not None
    assert moments_now(match.state, match.ask) == ("own-effect",)


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_are_the_same_patient_or_not(seed: int) -> None:
    luck = random.Random(seed)
    match: Match[Arena] = Match(GAME, 2, f"patient {seed}", patient=True)
    seen: set[str] = set()
    while match.ask is not None and len(match.made) < 900:
        ask = match.ask
        if ask.passing is not None:
            assert ask.passing in ask.choices
            seen |= set(moments_now(match.state, ask))
        match.play(luck.choice(ask.choices_of(ask.seats[0])), ask.seats[0])
    assert {"own-effect", "enemy-action"} <= seen <= set(MOMENTS)
    again: Match[Arena] = Match.from_record(match.record())
    assert again.state.turn == match.state.turn
    assert [made[:2] for made in again.made[: len(match.made)]] == [made[:2] for made in match.made]
