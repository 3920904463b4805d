"""What can be played here: the games with their options, and the levels of bots."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import get
from litestar.di import NamedDependency
from litestar.types import ControllerRouterHandler

from hordekeep.kernel import SEAT_LETTERS, Game, Option, Say, find_game, game_slugs
from hordekeep.rulebook import ledger_slugs, load_ledger
from hordekeep.table.lessons import count_lessons
from hordekeep.table.levels import LEVELS
from hordekeep.table.protocol import Games, Language, ShownGame, ShownLevel, ShownOption, ShownValue

RANDOM = Say("The dice decide", "Les dés décident")


@get("/games", tags=["games"], summary="All games")
async def all_games(language: NamedDependency[Language]) -> Games:
    """The games with their options, from which a form can be built, and the levels of bots."""
    return games_in(language)


@cache
def games_in(language: str) -> Games:
    """All games in a language. They are installed when the service starts, and stay the same."""
    return Games(
        games=tuple(_shown(find_game(slug), language) for slug in game_slugs()),
        levels=tuple(
            ShownLevel(name=level.name, label=level.label.to(language), about=level.about.to(language))
            for level in LEVELS
        ),
    )


def _shown(game: Game[Any], language: str) -> ShownGame:
    return ShownGame(
        slug=game.slug,
        title=game.title,
        about=game.box.about.to(language),
        minutes=game.box.minutes,
        fewest=game.fewest,
        most=game.most,
        board=game.box.board,
        rules=len(load_ledger(game.slug).rules) if game.slug in ledger_slugs() else 0,
        lessons=count_lessons(game.slug),
        achievements=len(game.achievements.all(language)) if game.achievements else 0,
        decks=game.cards is not None,
        options=tuple(shown_option(option, game.most, language) for option in game.options),
    )


def shown_option(option: Option, seats: int, language: str) -> ShownOption:
    """An option for a form. A seat is one of the letters, or left to the dice.

    >>> shown_option(Option("first", "seat", "random", Say("Who starts", "Qui commence")), 2, "en").values[-1].label
    'B'
    """
    values = tuple(
        ShownValue(name=value.name, label=value.sentence.to(language), fewest=value.fewest, most=value.most)
        for value in option.values
    )
    if option.kind == "seat":
        letters = tuple(ShownValue(name=letter, label=letter) for letter in SEAT_LETTERS[:seats])
        values = (ShownValue(name="random", label=RANDOM.to(language)), *letters)
    return ShownOption(
        name=option.name,
        kind=option.kind,
        label=option.sentence.to(language),
        default=option.default,
        values=values,
        low=option.low,
        high=option.high,
        advanced=option.advanced,
        fewest=option.fewest,
        fewest_when={name: {value: seats} for name, value, seats in option.fewest_when},
        when=dict(option.when),
    )


ROUTES: list[ControllerRouterHandler] = [all_games]
