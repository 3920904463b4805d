"""Packs: folders of card files that owners of a game add to it.

A pack is a folder with a `pack.toml` (id, name, game, and if you like name_fr and author) and card files of the same
form as the game's own. The ids of its cards are `packid_cardid`: an underscore stands in no other id, and it is safe
in choice keys, addresses and file names.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from pathlib import Path

import msgspec

from hordekeep.kernel import BadInput, in_every_language
from hordekeep.language.card_files import Table, read_table, read_text, read_toml
from hordekeep.language.problems import BadCards, Problem

VARIABLE = "HORDEKEEP_PACKS"
"""The environment variable with the folders of all packs in use, separated like those of PATH."""
HEADING_FILE = "pack.toml"
MARK = "_"
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@in_every_language("name")
class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack as its `pack.toml` describes it."""

    id: str
    name: str
    game: str
    author: str = ""


def is_id(text: str) -> bool:
    """Small letters, digits and single hyphens.

    >>> is_id("clan-of-the-oak"), is_id("Clan of the Oak"), is_id("my_pack")
    (True, False, False)
    """
    return _ID.fullmatch(text) is not None


def id_of(name: str) -> str:
    """The id that a name makes.

    >>> id_of("The Leviathan's Temple")
    'the-leviathans-temple'
    """
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "").replace("’", "")).strip("-")


def own_id(pack: str, id: str) -> str:
    """The id of something in a pack; "" is the game itself.

    >>> own_id("elves", "archer"), own_id("", "shamans")
    ('elves_archer', 'shamans')
    """
    return f"{pack}{MARK}{id}" if pack else id


def packs_in_use() -> tuple[Path, ...]:
    """The folders of the packs in use, each once, in order."""
    named = os.environ.get(VARIABLE, "")
    if not named:  # asked whenever a game is set up
        return ()
    return tuple(dict.fromkeys(Path(each).absolute() for each in named.split(os.pathsep) if each))


def use_packs(folders: Iterable[Path]) -> None:
    """Use these packs too, in this process and those that it starts."""
    every = dict.fromkeys((*packs_in_use(), *(folder.absolute() for folder in folders)))
    if every:
        os.environ[VARIABLE] = os.pathsep.join(str(folder) for folder in every)


def read_pack(folder: Path) -> Pack:
    """The pack in a folder; `BadInput` if it is none."""
    path = folder / HEADING_FILE
    if not path.is_file():
        missing = f"There is no {HEADING_FILE} in it." if folder.is_dir() else "There is no such folder."
        raise BadInput(missing, where=str(folder), advice=f"A pack is a folder with card files and a {HEADING_FILE}.")
    text = read_text(path)
    table = Table(str(path), 1, text.splitlines(), read_toml(str(path), text))
    problems: list[Problem] = []
    pack = read_table(table, Pack, problems.append)
    if pack is not None and not is_id(pack.id):
        problems.append(table.problem("id", f"{pack.id!r} is no id.", f"Write {id_of(pack.id) or 'elves'!r}."))
    if pack is None or problems:
        raise BadCards(problems)
    return pack


def card_paths(folder: Path) -> list[Path]:
    """The card files of a folder, in the order of their names."""
    return sorted(path for path in folder.glob("*.toml") if path.name != HEADING_FILE)
