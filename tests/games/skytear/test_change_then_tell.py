"""The rules change the state, then they tell of it: an event is shown by what is seen at its moment."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hordekeep.games.skytear.game import WORDS
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.told.view import laid_open, view
from hordekeep.kernel import Document, Event
from tests.games.skytear.listening import listen
from tests.games.skytear.playing import each_table

ANNOUNCED = (
    "attacks",
    "counter-set",
    "damage",
    "deck-does-not-fit",
    "dome-token",
    "fizzles",
    "lane-token",
    "lead-declined",
    "lead-selected",
    "outsider-declined",
    "outsider-has-no-room",
    "pool-shown",
    "skill-used",
    "skirmishes",
)
"""They tell why something happens, or does not: what comes of it is told by others."""
SOMETIMES_UNSEEN = {
    "control": "who won is counted only by some victory cards",
    "heroes-ready": "nobody was Exhausted",
    "lead-known": "the card that was put there by `lead-from-hand`, for who knows it",
    "minion-withdrawn": "it was lifted before the others were placed",
    "mulligan": "the cards went one by one, as they were chosen",
    "placed": "where it stood already",
    "predicts": "there is no card to look at",
    "tower-destroyed": "its last HP went with `tower-damaged`",
}
"""Why nothing may have changed when they are told."""
ON_THE_WAY = {"domes", "lanes", "minions", "waiting"}
"""Control tokens go hex by hex and minions are lifted before anything is told, and Control follows from all; triggers
wait for the Stack."""
UNTOLD = {
    "condition-applied": {"active", "heroes", "lasting", "next"},  # who was Exhausted first has ended its activation
    "exhausted": {"next"},  # the other side has nobody to activate
    "flipped": {"flipped", "players"},  # all are discarded before anything comes of them
    "resolves": {"lasting"},  # a card waits for its moment
}
"""What may change after an event before somebody is asked, though nothing tells of it."""

OFTEN = 5
"""Every so manieth event is looked at in a clone."""


@each_table
def test_every_change_is_there_when_it_is_told(seats: int, options: dict[str, Any]) -> None:
    """Whoever hears of it has not seen it before: not at the last event that they heard, nor when it was chosen."""
    viewers = (None, *range(seats))
    last: dict[int | None, Document] = {}
    heard: Counter[str] = Counter()

    def asked(g: Arena) -> None:
        last.update(dict.fromkeys(viewers, laid_open(g)))

    def hear(g: Arena, event: Event) -> None:
        now, heard[event.kind] = laid_open(g), heard[event.kind] + 1
        for viewer in viewers:
            if event.is_for(viewer):
                told = event.kind in ANNOUNCED or event.kind in SOMETIMES_UNSEEN or last.get(viewer) != now
                assert told, f"{event.kind} is told to {viewer} when nothing has changed: {event.facts}"
                last[viewer] = now

    listen(seats, options, "change", hear, asked)
    assert len(heard) > 40


@each_table
def test_what_is_asked_after_an_event_is_asked_of_what_it_showed(seats: int, options: dict[str, Any]) -> None:
    """All that comes with an event has come when it is told."""
    last: list[tuple[Arena, str, Document]] = []

    def hear(g: Arena, event: Event) -> None:
        last[:] = [(g, event.kind, laid_open(g))]

    def asked(g: Arena) -> None:
        for of, kind, shown in last:
            now = laid_open(of)
            changed = {field for field in {*now, *shown} if now.get(field) != shown.get(field)}
            assert of is not g or changed <= ON_THE_WAY | UNTOLD.get(kind, set()), f"{changed} after {kind}"
        last.clear()

    listen(seats, options, "untold", hear, asked)


@each_table
def test_what_is_seen_at_an_event_is_seen_of_a_clone_later(seats: int, options: dict[str, Any]) -> None:
    kept: list[tuple[Arena, list[Document]]] = []

    def views(g: Arena) -> list[Document]:
        return [laid_open(g), *(view(g, viewer) for viewer in (None, *range(seats)))]

    told = 0

    def hear(g: Arena, event: Event) -> None:
        nonlocal told
        told += 1
        if told % OFTEN == 0:
            kept.append((g.clone(), views(g)))

    def asked(g: Arena) -> None:
        for twin, seen in kept:
            assert views(twin) == seen
        kept.clear()

    listen(seats, options, "clones", hear, asked)


def test_the_events_that_are_named_exist() -> None:
    for named in (ANNOUNCED, tuple(SOMETIMES_UNSEEN)):
        assert list(named) == sorted(named)
        assert set(named) <= set(WORDS.events)
