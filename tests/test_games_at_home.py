"""The whole of a game lies in its folder: no code elsewhere names a game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import hordekeep
from hordekeep.kernel import game_slugs

SRC = Path(hordekeep.__file__).parent
AT_HOME = ("games", "engines")
NAMES = re.compile("|".join(rf"\b{slug.replace('-', '[-_]')}\b" for slug in game_slugs()))

EXCEPTIONS = {
    "commands/cards.py": "the game of a card file that belongs to no pack, if nobody says which",
    "commands/play.py": "the game that is played if nobody says which",
    "commands/rules.py": "an example in what is said of words that do not go together",
    "envs/pettingzoo.py": "the game of an environment if nobody says which",
    "rulebook/scenarios.py": "an example in what is said of a bad file",
}


def modules() -> Iterator[tuple[str, ast.Module]]:
    """Every module that is no game's, with its name below src/hordekeep."""
    for path in sorted(SRC.rglob("*.py")):
        name = path.relative_to(SRC)
        if name.parts[0] not in AT_HOME:
            yield name.as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def docstrings(tree: ast.Module) -> set[int]:
    """The strings that only tell something to a reader; click shows those of commands, with examples in them."""
    told = (node.value for node in ast.walk(tree) if isinstance(node, ast.Expr))
    return {id(value) for value in told if isinstance(value, ast.Constant)}


def named(tree: ast.Module) -> Iterator[str]:
    """What a module says of games in its strings and imports."""
    prose = docstrings(tree)
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in prose:
                yield from NAMES.findall(text)
            case ast.ImportFrom(module=str(module)):
                yield from NAMES.findall(module)
            case ast.Import(names=names):
                yield from (found for each in names for found in NAMES.findall(each.name))


def test_no_code_outside_the_folders_of_games_names_one() -> None:
    naming = {name for name, tree in modules() if any(named(tree))}
    assert naming == EXCEPTIONS.keys()


def test_a_name_in_a_string_or_an_import_is_found() -> None:
    tree = ast.parse('"""cloudspire"""\nimport hordekeep.games.skytear.game\nSLUG = "plankton-horde"\nOTHER = "horde"')
    assert list(named(tree)) == ["skytear", "plankton-horde"]
