"""The voice of the terminal: says any text of the terminal, the game or the kernel in one language."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

from hordekeep.kernel import LANGUAGES, Game, say
from hordekeep.kernel.boards import Voice
from hordekeep.kernel.plain_board import board_of


def voice_of(game: Game[Any], language: str, names: Sequence[str] = ()) -> Voice:
    """The voice for a match of `game` between `names`.

    >>> from hordekeep import Text, find_game
    >>> voice_of(find_game("plankton-horde"), "fr")(Text("card-flayer"))
    'Écorcheur'
    """
    packages = ("hordekeep.terminal", *board_of(game).packages, game.package)
    return lambda text: say(text, packages, language, names)


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, as every program reads it: LC_ALL, LC_MESSAGES, then LANG.

    >>> language_of({"LANG": "fr_CA.UTF-8"}), language_of({"LC_ALL": "C", "LANG": "fr_FR"}), language_of({})
    ('fr', 'en', 'en')
    """
    wanted = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return next((language for language in LANGUAGES if wanted.lower().startswith(language)), "en")
