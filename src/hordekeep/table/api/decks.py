"""Decks: look at one by the rules, and keep your own."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler

from hordekeep.table import decks
from hordekeep.table.protocol import CheckDeck, CheckedDeck, Language, SavedDeck, SavedDecks, SaveDeck
from hordekeep.table.security import limited
from hordekeep.table.service import Service
from hordekeep.table.storage import Person

Game = Annotated[str | None, QueryParameter(max_length=64, description="Only decks for this game.")]


@post("/decks/check", tags=["decks"], summary="Look at a deck", status_code=200, guards=[limited("checks")])
async def check(data: JSONBody[CheckDeck], language: NamedDependency[Language]) -> CheckedDeck:
    """A deck's cards, curve and counts; every rule that it breaks and what to do; how many of each card still fit."""
    return await asyncio.to_thread(decks.check_deck, data.game, data.deck, language, beside=data.beside, fill=data.fill)


@get("/decks", tags=["decks"], summary="My decks")
async def my_decks(
    service: NamedDependency[Service],
    guest: NamedDependency[Person],
    game: Game = None,
) -> SavedDecks:
    """The decks that you keep, the latest first."""
    return SavedDecks(decks=await decks.my_decks(service, guest, game))


@post("/decks", tags=["decks"], summary="Keep a deck", guards=[limited("checks")])
async def save(
    data: JSONBody[SaveDeck],
    service: NamedDependency[Service],
    guest: NamedDependency[Person],
    language: NamedDependency[Language],
) -> SavedDeck:
    """Keep a deck under a name. It need not be legal yet."""
    return await decks.save_deck(service, guest, data, language)


@get("/decks/{id:str}", tags=["decks"], summary="A deck of mine")
async def deck(
    id: FromPath[str],
    service: NamedDependency[Service],
    guest: NamedDependency[Person],
    language: NamedDependency[Language],
) -> SavedDeck:
    """A deck that you keep. Others see it only by its code."""
    return await decks.find_deck(service, guest, id, language)


@put("/decks/{id:str}", tags=["decks"], summary="Change a deck", guards=[limited("checks")])
async def change(
    id: FromPath[str],
    data: JSONBody[SaveDeck],
    service: NamedDependency[Service],
    guest: NamedDependency[Person],
    language: NamedDependency[Language],
) -> SavedDeck:
    """Write a deck that you keep anew."""
    return await decks.change_deck(service, guest, id, data, language)


@delete("/decks/{id:str}", tags=["decks"], summary="Delete a deck", status_code=204)
async def drop(
    id: FromPath[str],
    service: NamedDependency[Service],
    guest: NamedDependency[Person],
    language: NamedDependency[Language],
) -> None:
    """Keep a deck no longer. There is no way back."""
    await decks.drop_deck(service, guest, id, language)


ROUTES: list[ControllerRouterHandler] = [check, my_decks, save, deck, change, drop]
