"""The cards of a game as clients get them: made once for each language, and sent again only when they have changed."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from hordekeep.kernel import Cards, find_game, game_slugs
from hordekeep.table.problems import Unknown
from hordekeep.table.protocol import ShownCards
from hordekeep.table.words import tell


class Faces(NamedTuple):
    """All cards of a game in a language, as the body of an answer, with the tag that tells one body from another."""

    body: bytes
    etag: str


def cards_of(game: str, language: str) -> Cards:
    """What a game brings for looking at cards and building decks; `Unknown` if there is no such game of cards."""
    cards = find_game(game).extras.cards if game in game_slugs() else None
    if cards is None:
        raise Unknown(tell("no-such-cards", language), where="game")
    return cards


def faces_of(game: str, language: str) -> Faces:
    """All cards of a game in a language."""
    return _faces(game, language, cards_of(game, language))


@lru_cache(maxsize=32)
def _faces(game: str, language: str, cards: Cards) -> Faces:  # noqa: ARG001
    shown = msgspec.convert(cards.faces(language), ShownCards)
    body = msgspec.json.encode(shown)
    return Faces(body, f'"{blake2b(body, digest_size=12).hexdigest()}"')


def is_known(etag: str, if_none_match: str) -> bool:
    """Has the client this very body? So says its header If-None-Match.

    >>> is_known('"a1"', 'W/"b2", W/"a1"'), is_known('"a1"', "*"), is_known('"a1"', "")
    (True, True, False)
    """
    tags = [tag.strip().removeprefix("W/") for tag in if_none_match.split(",")]
    return etag in tags or "*" in tags
