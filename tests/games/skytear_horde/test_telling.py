"""What a table needs of Skytear Horde: why a touched card cannot be used."""

from __future__ import annotations

from hordekeep.kernel import Text
from tests.games.skytear_horde.playing import asked, load


def test_a_card_that_no_choice_touches_tells_so() -> None:
    match = load(players=[{"hand": ["shamans"], "mana": 3}])
    refusal = match.why_not_touch("hand:no-such-card", asked(match).seats[0])
    assert refusal is not None
    assert refusal.because == Text("nothing-to-do-with-it")


def test_who_is_not_asked_is_told_whose_turn_it_is() -> None:
    match = load(mode="versus", players=[{"hand": ["shamans"], "mana": 3}])
    refusal = match.why_not_touch("hand:shamans", 1)
    assert refusal is not None
    assert refusal.because.id == "not-asked"
