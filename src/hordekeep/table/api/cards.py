"""The cards of a game: every face in words, and what decks are built from."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.openapi import ResponseSpec
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from hordekeep.table.cards import faces_of, is_known
from hordekeep.table.protocol import Language, ShownCards

AnyRequest = Request[Any, Any, Any]
SAME = ResponseSpec(None, description="The cards that the header If-None-Match names are still the same.")


@get("/cards/{game:str}", tags=["games"], summary="All cards of a game", responses={304: SAME})
async def all_cards(
    request: AnyRequest, game: FromPath[str], language: NamedDependency[Language]
) -> Response[ShownCards]:
    """Every card in words, the keywords explained, what castles allow, and the decks that come with the game."""
    faces = await asyncio.to_thread(faces_of, game, language)
    headers = {"ETag": faces.etag, "Cache-Control": "no-cache", "Vary": "Accept-Language"}
    same = is_known(faces.etag, request.headers.get("if-none-match", ""))
    body: Any = b"" if same else faces.body
    return Response(body, status_code=304 if same else 200, headers=headers, media_type=MediaType.JSON)


ROUTES: list[ControllerRouterHandler] = [all_cards]
