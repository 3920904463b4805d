"""The rulebooks: all of them, one, a rule with the scenarios that prove it, and search."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter
from litestar.types import ControllerRouterHandler

from hordekeep.table.protocol import Books, Language, RulesFound, ShownBook, ShownRule
from hordekeep.table.rulebook import book_of, books, rule_of, search

Words = Annotated[str, QueryParameter(max_length=200, description="Words that a rule must hold, all of them.")]
Game = Annotated[str | None, QueryParameter(max_length=64, description="The rulebook to search; without it, all.")]


@get("/books", tags=["rules"], summary="All rulebooks")
async def all_books(language: NamedDependency[Language]) -> Books:
    """The rulebooks, with how many rules and scenarios each has; those of games that can be played come first."""
    return await asyncio.to_thread(books, language)


@get("/rules", tags=["rules"], summary="Search the rulebooks")
async def find(language: NamedDependency[Language], words: Words = "", game: Game = None) -> RulesFound:
    """The rules that hold all the words, the best first."""
    return await asyncio.to_thread(search, words, game, language)


@get("/rules/{game:str}", tags=["rules"], summary="A rulebook")
async def book(game: FromPath[str], language: NamedDependency[Language]) -> ShownBook:
    """A rulebook with its chapters and rules in the book's order; also of a game that cannot be played here yet."""
    return await asyncio.to_thread(book_of, game, language)


@get("/rules/{game:str}/{rule:str}", tags=["rules"], summary="A rule")
async def rule(game: FromPath[str], rule: FromPath[str], language: NamedDependency[Language]) -> ShownRule:
    """A rule in full, with the scenarios that prove it."""
    return await asyncio.to_thread(rule_of, game, rule, language)


ROUTES: list[ControllerRouterHandler] = [all_books, find, book, rule]
