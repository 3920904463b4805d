"""What cards of the second edition wait for: told by the shared rules, and only where somebody waits for it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hordekeep.engines.lanes.asking.choices import OfToken, ThisCard
from hordekeep.engines.lanes.effects.in_force import around
from hordekeep.engines.lanes.effects.noticing import watched
from hordekeep.engines.lanes.rules.concepts.movement import attach, exhaust, leave, move, swap
from hordekeep.engines.lanes.rules.concepts.resources import draw, gain_mana, rebuild
from hordekeep.engines.lanes.rules.health.tokens import mutaform, put_health
from hordekeep.engines.lanes.state.abilities import Ability, Printed, Watch
from hordekeep.engines.lanes.state.battle import HORDE, HORDE_OWNER, Battle, Piece
from hordekeep.engines.lanes.state.edition import shelf_of
from hordekeep.engines.lanes.state.happenings import (
    DREW,
    EXHAUSTED,
    GAINED_HEALTH_TOKENS,
    GAINED_MANA,
    LEFT_PLAY,
    MOVED,
    MUTATED,
    REBUILT,
    Happening,
    Moment,
)
from hordekeep.games.skytear_horde.edition import FIRST
from hordekeep.kernel import Choice, Rules
from tests.games.monoliths.wide import battle

CARDS = shelf_of(FIRST).cards
Watched = Callable[[Moment], list[Happening]]


@pytest.fixture
def g() -> Battle:
    lanes = [{"monster": {"card": "troll-brute"}}, {"monster": {"card": "stormcaller"}}]
    return battle(lanes=lanes, players=[{"discard": ["shamans"], "mana": 8}])


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch, g: Battle) -> Watched:
    """Let the castle's card wait for a moment; gives the happenings that it was told of."""

    def begin(moment: Moment) -> list[Happening]:
        told: list[Happening] = []

        def fits(g: Battle, holder: Piece, happening: Happening) -> bool:
            told.append(happening)
            return False

        monkeypatch.setattr(g.castle.card, "made", Printed((Ability("after", watch=Watch(moment, fits)),)))
        g.board_changed()
        return told

    return begin


def answered(steps: Rules[object], choice: Choice) -> None:
    """Run rules to their end, with one answer to every question."""
    try:
        next(steps)
        while True:
            steps.send(choice)
    except StopIteration:
        return


def piece(g: Battle, lane: int) -> Piece:
    found = g.horde_row[lane]
    assert found is not None
    return found


def test_a_move_and_a_swap_tell_who_moved(g: Battle, watch: Watched) -> None:
    told = watch(MOVED)
    brute, caller = piece(g, 0), piece(g, 1)
    move(g, brute, 4, "SH-GLOS-26")
    swap(g, brute, caller, "SH-ALLI-16")
    assert [each.subject for each in told] == [brute, brute, caller]


def test_leaving_play_is_told_of_a_card_and_its_attachments(g: Battle, watch: Watched) -> None:
    venom = Piece(CARDS["xotlanian-venom"], HORDE, HORDE_OWNER)
    brute = piece(g, 0)
    attach(g, venom, brute)
    told = watch(LEFT_PLAY)
    leave(g, brute)
    assert [each.subject for each in told] == [venom, brute]


def test_exhausting_tells_who_was_exhausted(g: Battle, watch: Watched) -> None:
    told = watch(EXHAUSTED)
    exhaust(g, g.castle)
    assert [each.subject for each in told] == [g.castle]
    assert not g.castle.ready


def test_drawing_tells_who_drew_what(g: Battle, watch: Watched) -> None:
    told, top = watch(DREW), g.players[0].deck[-1]
    draw(g, 0, "SH-EDGE-07")
    assert [(each.seat, each.card) for each in told] == [(0, top)]


def test_mana_is_told_as_far_as_it_was_gained(g: Battle, watch: Watched) -> None:
    told = watch(GAINED_MANA)
    gain_mana(g, 0, 5, "SH-REF-03")
    gain_mana(g, 0, 5, "SH-REF-03")
    assert [each.amount for each in told] == [2]


def test_health_tokens_are_told_with_their_number(g: Battle, watch: Watched) -> None:
    told = watch(GAINED_HEALTH_TOKENS)
    put_health(g, g.portal, 3)
    put_health(g, g.portal, 0)
    assert [(each.subject, each.amount) for each in told] == [(g.portal, 3)]


def test_mutaform_is_told_once_for_all_its_tokens(g: Battle, watch: Watched) -> None:
    told = watch(MUTATED)
    answered(mutaform(g, piece(g, 0), 3, (0,)), OfToken("attack"))
    assert [(each.subject, each.amount) for each in told] == [(piece(g, 0), 3)]


def test_rebuilding_tells_whose_deck_and_how_many(g: Battle, watch: Watched) -> None:
    told = watch(REBUILT)
    answered(rebuild(g, 2, (0,)), ThisCard("shamans"))
    assert [(each.seat, each.amount) for each in told] == [(0, 1)]


def test_nothing_is_looked_for_where_no_card_waits(g: Battle) -> None:
    unheard_of = Moment("unheard of")
    g.board_changed()
    assert not watched(g, unheard_of)
    assert g.around is None
    Watch(unheard_of, lambda g, holder, happening: True)
    assert not watched(g, unheard_of)
    assert around(g).watchers == {}
