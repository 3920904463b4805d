"""The games with cards of the card language, and the option `--pack` of every command that may use added cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import rich_click as click

from hordekeep.kernel import BadInput, once

if TYPE_CHECKING:
    from hordekeep.language.card_language import CardLanguage

F = TypeVar("F", bound=Callable[..., Any])


@once
def card_games() -> Mapping[str, EntryPoint]:
    """The games with cards of the card language; each says where its own stands, so that it is read without the game.
    Those of packs are read before the game is."""
    return {entry.name: entry for entry in entry_points(group="hordekeep.cards")}


@once
def cards_of(slug: str) -> CardLanguage:
    """What a game brings for its cards; `BadInput` with the nearest name if it has none."""
    if slug not in card_games():
        from hordekeep.language.problems import did_you_mean

        raise BadInput(f"There is no game {slug!r} with cards.", advice=did_you_mean(slug, card_games()))
    brought: CardLanguage = card_games()[slug].load()
    return brought


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
