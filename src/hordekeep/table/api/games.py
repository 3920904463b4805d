"""What can be played here: the games with their options, and the levels of bots."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from hordekeep.kernel import Game, find_game, game_slugs, once, read_options
from hordekeep.rulebook import ledger_slugs, load_ledger
from hordekeep.table.lessons import count_lessons
from hordekeep.table.levels import LEVELS
from hordekeep.table.protocol import Games, Language, ShownGame, ShownLevel, Weigh, Weighed
from hordekeep.table.shown_options import shown_option


@get("/games", tags=["games"], summary="All games")
async def all_games(language: NamedDependency[Language]) -> Games:
    """The games with their options, from which a form can be built, and the levels of bots."""
    return games_in(language)


@once
def games_in(language: str) -> Games:
    """All games in a language. They are installed when the service starts, and stay the same."""
    return Games(
        games=tuple(sorted((_shown(find_game(slug), language) for slug in game_slugs()), key=_ease)),
        levels=tuple(
            ShownLevel(name=level.name, label=level.label.to(language), about=level.about.to(language))
            for level in LEVELS
        ),
    )


def _ease(game: ShownGame) -> tuple[int, int, str]:
    """The short ones come first, and of two that take as long the one with fewer rules."""
    return game.minutes, game.rules, game.slug


def _shown(game: Game[Any], language: str) -> ShownGame:
    return ShownGame(
        slug=game.slug,
        title=game.title,
        about=game.box.about.to(language) if game.box.about else "",
        minutes=game.box.minutes,
        fewest=game.fewest,
        most=game.most,
        board=game.box.board,
        rules=len(load_ledger(game.slug).rules) if game.slug in ledger_slugs() else 0,
        lessons=count_lessons(game.slug),
        achievements=len(game.extras.achievements.all(language)) if game.extras.achievements else 0,
        campaign=game.extras.campaign.name.to(language) if game.extras.campaign else "",
        decks=game.extras.cards is not None and game.extras.cards.look is not None,
        weighs=game.extras.weigh is not None,
        together=game.rules.together,
        options=tuple(shown_option(option, game.most, language) for option in game.rules.options),
    )


@post("/games/{game:str}/weigh", tags=["games"], summary="How hard a game will be", status_code=200)
async def weigh(game: FromPath[str], data: JSONBody[Weigh], language: NamedDependency[Language]) -> Weighed:
    """How hard a game with these options will be, where its rules say so."""
    found = find_game(game)
    rule = found.extras.weigh
    weight = rule(read_options(found.rules.options, data.options, seats=data.seats)) if rule else None
    return Weighed(says=weight.says.to(language), rule=weight.rule) if weight else Weighed(says="", rule="")


ROUTES: list[ControllerRouterHandler] = [all_games, weigh]
