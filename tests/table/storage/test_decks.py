"""Decks in the store: each belongs to one person, and goes with them."""

from __future__ import annotations

import asyncio

from hordekeep.table.storage import DeckRow
from tests.table.storage.stored import NOW, opened, person


def deck(id: str, person: str = "beth", updated: float = NOW, game: str = "skytear-horde") -> DeckRow:
    """A deck."""
    return DeckRow(id=id, person=person, game=game, name=f"Deck {id}", code="SH1-0000", updated=updated)


def test_decks_are_listed_the_latest_first_and_by_game(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await store.add_person(person("beth"))
            await store.add_person(person("stuart"))
            for each in (deck("d1"), deck("d2", updated=NOW + 1), deck("d3", game="monoliths"), deck("d4", "stuart")):
                assert await store.add_deck(each, 0)
            assert [each.id for each in await store.decks_of("beth")] == ["d2", "d1", "d3"]
            assert await store.decks_of("beth", "monoliths") == [deck("d3", game="monoliths")]

    asyncio.run(check())


def test_only_its_person_finds_changes_and_drops_a_deck(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await store.add_person(person("beth"))
            await store.add_person(person("stuart"))
            await store.add_deck(deck("d1"), 0)
            assert await store.find_deck("d1", "stuart") is None
            assert not await store.change_deck(deck("d1", "stuart"))
            assert not await store.drop_deck("d1", "stuart")
            assert await store.change_deck(deck("d1", updated=NOW + 5))
            assert await store.find_deck("d1", "beth") == deck("d1", updated=NOW + 5)
            assert await store.drop_deck("d1", "beth")
            assert not await store.drop_deck("d1", "beth")

    asyncio.run(check())


def test_nobody_keeps_more_decks_than_they_may_also_when_saving_at_once(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await store.add_person(person("beth"))
            kept = await asyncio.gather(*(store.add_deck(deck(f"d{n}"), 3) for n in range(6)))
            assert kept.count(True) == 3
            assert len(await store.decks_of("beth")) == 3

    asyncio.run(check())


def test_whoever_is_forgotten_leaves_no_deck_behind(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await store.add_person(person("beth"))
            await store.add_deck(deck("d1"), 0)
            await store.forget("beth")
            assert await store.find_deck("d1", "beth") is None

    asyncio.run(check())
