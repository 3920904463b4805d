"""The rules change the battle first and then tell it: at every event the view is as the event says.

So whoever looks at each event sees piece by piece what changes, and nothing has to be worked out from the words.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from hordekeep.kernel import Document, Event
from hordekeep.kernel.declaring import Vocabulary
from tests.games.lanes.boxes import BOXES, each_box, each_table
from tests.games.lanes.playing import Box, LanesMatch, asks_of

ANNOUNCED = (
    *("castle-stands", "deck-shuffled", "drew-card", "game-begins", "guessed", "hands-dealt"),
    *("horde-shuffled", "lane-fights", "looked", "looked-card", "looked-horde", "minions-laid"),
    *("outsider-chosen", "phase-begins", "pillaged", "playable-again", "portals-laid", "prices-change", "rearranged"),
    *("replaced", "searched", "struck", "swap-refused", "trampled", "triggered", "turn-begins"),
)
"""What others follow, which tell what changes; what is only known; and what lies nowhere that is seen."""
SOMETIMES = {
    "changed": "temporary tokens that came with it were told just before",
    "destroyed": "a Destroyed ability, a draw or a shelter comes first; a minion may have been out already",
    "discarded-in-play": "a Destroyed ability or a draw comes before it has left",
    "discarded-revealed": "a treachery card lies on the discards already",
    "marked": "it may bear the mark already",
    "mulligan": "a hand may be kept as it is",
    "played": "what is played from beside the deck was never seen in the hand",
    "portal-is-outsider": "it may be the outsider already",
    "prevented": "a Destroyed ability comes before the card that prevents has left",
    "shuffled": "nobody sees the order of a deck",
    "summoned-aside": "a spell or an attachment that is about to be resolved lies nowhere that is seen",
    "swapped": "two that are alike change places",
    "tokens": "temporary attack that came with temporary armor was told just before",
    "under-deck": "nobody sees the order of a deck",
}
"""Nothing may have changed for these, each for its reason."""
ASKS = 120


def laid_open(match: LanesMatch) -> Document:
    """All that lies on the table, without forecasts of what might."""
    return {name: field for name, field in match.laid_open().items() if name not in ("if_you_stop", "markers")}


def told_of_no_change(box: Box, mode: str, seats: int, number: int) -> tuple[Counter[str], Counter[str]]:
    """Of each kind of event how many were told in a random game, and how many with nothing changed before."""
    match, luck = box.numbered_match(mode, seats, "change then tell", number), Random(number)
    told, idle = Counter[str](), Counter[str]()
    before = laid_open(match)

    def heard(event: Event) -> None:
        nonlocal before
        now = laid_open(match)
        told[event.kind] += 1
        idle[event.kind] += now == before
        before = now

    match.listen(heard)
    for _ in asks_of(match, luck, ASKS):
        before = laid_open(match)
    return told, idle


def test_what_need_not_change_anything_is_told_of() -> None:
    kinds = set[str]()
    for box in BOXES:
        assert isinstance(box.game.words, Vocabulary)
        kinds |= set(box.game.words.events)
    assert {*ANNOUNCED, *SOMETIMES} <= kinds
    assert [*ANNOUNCED] == sorted(ANNOUNCED)
    assert not {*ANNOUNCED} & {*SOMETIMES}


@each_box
@each_table
def test_what_is_told_has_changed(box: Box, mode: str, seats: int) -> None:
    all_told, all_idle = Counter[str](), Counter[str]()
    for number in range(4):
        told, idle = told_of_no_change(box, mode, seats, number)
        all_told += told
        all_idle += idle
    assert {kind: count for kind, count in all_idle.items() if kind not in (*ANNOUNCED, *SOMETIMES)} == {}
    assert len(all_told) > 20


@each_box
@each_table
def test_a_copy_made_at_any_event_shows_the_same(box: Box, mode: str, seats: int) -> None:
    match, luck = box.numbered_match(mode, seats, "copies", 1), Random(7)
    views, looked_at = box.game.positions, 0

    def heard(_event: Event) -> None:
        nonlocal looked_at
        twin = match.state.clone()
        for viewer in (None, *range(seats)):
            assert views.view(twin, viewer) == match.view(viewer)
        assert views.laid_open is not None
        assert views.laid_open(twin) == match.laid_open()
        looked_at += 1

    match.listen(heard)
    for _ in asks_of(match, luck, ASKS):
        pass
    assert looked_at > 100


@each_box
def test_a_view_has_no_forecast_while_it_is_told_that_a_deck_runs_out(box: Box) -> None:
    match = box.load(players=[{"mana": 1}])
    assert "if_you_stop" in match.view(0)
    match.state.players[0].deck.clear()
    assert "if_you_stop" not in match.view(0)
    assert "if_you_stop" not in match.laid_open()
