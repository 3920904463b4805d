"""What clients are told and shown is of the types that kinds and views say: the browser's types are made from these."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from hordekeep.kernel import Match, find_game, game_slugs
from hordekeep.kernel.declaring import Told
from hordekeep.kernel.declaring.words import Declared
from scripts.refusals import TABLES
from tests.games.playing import choose_at_random
from tests.games.test_declared_words import DECLARED

SOMETIMES = 0.2


@pytest.mark.parametrize("slug", DECLARED)
def test_offers_and_events_are_told_in_the_types_of_their_kinds(slug: str) -> None:
    luck = Random(slug)
    verbs, events = set[str](), set[str]()
    for seats, options in TABLES[slug]:
        match: Match[Any] = Match(slug, seats=seats, seed="told", options=options)
        words: Any = match.game.words
        while match.ask is not None:
            if luck.random() < SOMETIMES:
                for offer in match.offers(luck.choice(match.ask.seats)):
                    verbs.add(offer.verb)
                    assert_fits(words.verbs[offer.verb], dict(offer.about))
            choose_at_random(match, luck)
        for event in match.log:
            events.add(event.kind)
            told = (*family(words.events[event.kind]),)
            assert_fits(next(each for each in told if set(each.names) == set(event.facts)), event.facts)
    assert len(verbs) > 5
    assert len(events) > 15


@pytest.mark.parametrize("slug", [slug for slug in game_slugs() if find_game(slug).positions.seen is not None])
def test_views_are_of_the_struct_that_the_browser_has_its_types_from(slug: str) -> None:
    luck, looked_at = Random(slug), 0
    seen: Any = find_game(slug).positions.seen
    for seats, options in TABLES[slug]:
        match: Match[Any] = Match(slug, seats=seats, seed="seen", options=options)
        while True:
            if match.ask is None or luck.random() < SOMETIMES:
                for viewer in (None, *range(seats)):
                    view = match.view(viewer)
                    assert msgspec.to_builtins(msgspec.convert(view, seen, strict=True)) == view
                    looked_at += 1
                view = match.laid_open()
                assert msgspec.to_builtins(msgspec.convert(view, seen, strict=True)) == view
            if match.ask is None:
                break
            choose_at_random(match, luck)
    assert looked_at > 50


def family(event: type[Told]) -> tuple[type[Told], ...]:
    """An event and those of its subclasses, which are the same event with more facts."""
    return (event, *(each for heir in event.__subclasses__() for each in family(heir)))


def assert_fits(word: type[Declared], told: dict[str, Any]) -> None:
    """Every fact is of the type of its kind, and as JSON it stays what it is."""
    for field in word.fields:
        if field.name in told:
            hint = list[field.kind.told_as] if field.many else field.kind.told_as  # type: ignore[name-defined]
            assert msgspec.to_builtins(told[field.name]) == told[field.name]
            msgspec.convert(told[field.name], hint, strict=True)
    assert set(told) <= set(word.names)
