"""The games with cards of the card language, and the option `--pack` of every command that may use added cards."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

import rich_click as click

from hordekeep.kernel import BadInput

CARD_GAMES = {
    "skytear-horde": "hordekeep.engines.lanes.content.cards",
    "monoliths": "hordekeep.engines.lanes.content.cards",
    "skytear": "hordekeep.games.skytear.told.catalogue",
    "cloudspire": "hordekeep.games.cloudspire.told.cards",
}
"""The games that have cards, each with the module that has `SOURCE` and `shelf_for()`."""
CARD_WORDS = {
    "skytear-horde": "hordekeep.engines.lanes.content.card_words",
    "monoliths": "hordekeep.games.monoliths.content.card_words",
    "skytear": "hordekeep.games.skytear.told.card_words",
    "cloudspire": "hordekeep.games.cloudspire.told.card_words",
}
"""The modules with the words on their cards beside the sentences."""
F = TypeVar("F", bound=Callable[..., Any])


def cards_of(slug: str) -> Any:
    """The module that reads a game's cards; `BadInput` with the nearest name if it has none."""
    if slug not in CARD_GAMES:
        from hordekeep.language.problems import did_you_mean

        raise BadInput(f"There is no game {slug!r} with cards.", advice=did_you_mean(slug, CARD_GAMES))
    return import_module(CARD_GAMES[slug])


def card_words_of(slug: str) -> Any:
    """The module with the words on a game's cards beside their sentences."""
    return import_module(CARD_WORDS[slug])


def use(_: click.Context, __: click.Parameter, folders: tuple[Path, ...]) -> None:
    """Use the packs that were named, here and in the environment; what is wrong with them is told before anything."""
    from hordekeep.language.packs import packs_in_use, read_pack, use_packs

    use_packs(folders)
    for slug in dict.fromkeys(read_pack(folder).game for folder in packs_in_use()):
        cards_of(slug).shelf_for(slug)


def pack_option(command: F) -> F:
    """Give a command the option `--pack`."""
    return click.option(
        "--pack",
        type=click.Path(path_type=Path, file_okay=False),
        multiple=True,
        expose_value=False,
        callback=use,
        metavar="FOLDER",
        help="Add the cards of a pack; repeatable. Also: HORDEKEEP_PACKS.",
    )(command)
