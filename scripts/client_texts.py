"""Write the browser's typed way to say its texts from the texts themselves, the Fluent files in `web/src/texts`.

`--check` only says whether what is there is up to date.

A file such as `en/lanes.ftl` becomes `lanes.ts`: `horde-deckSaid = { $cards ... }` is `t.horde.deckSaid(cards)`. What
a comment `# $from, $to` before a message names are its arguments in order; without one they come as English first
mentions them. The messages below `## By name: mark` are read as a record, by the rest of their names; where
"as games/skytear says it" follows, they stand in the Fluent file of that game. Parts that are
numbers, `whatText-1` and `whatText-2`, are read as a list.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple, Union

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

TEXTS = Path(__file__).parent.parent / "web" / "src" / "texts"
FIRST = "en"
"""The language that says which messages there are."""
PLURALS = frozenset(("zero", "one", "two", "few", "many", "other"))
NUMBERED = frozenset(("COMPARE", "NUMBER"))
"""What only numbers are given to."""
LISTED = frozenset(("LIST",))

Tree = dict[str, Union["Tree", "Message", "Named"]]


class Message(NamedTuple):
    """A message of a file: its id, and its arguments with their types."""

    id: str
    words: dict[str, str]


class Named(NamedTuple):
    """Messages that are read by name: what they begin with, and what each is given."""

    prefix: str
    words: dict[str, str]


class Mentions(Visitor):
    """The arguments that a pattern mentions, in order, and what each must be."""

    def __init__(self) -> None:
        self.words: dict[str, str] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        """An argument that may be anything, unless it is known better."""
        self.words.setdefault(node.id.name, "Word")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        """Functions say what they are given."""
        for each in node.arguments.positional:
            if isinstance(each, ast.VariableReference):
                name = node.id.name
                self._is(each, "number" if name in NUMBERED else "readonly string[]" if name in LISTED else "Word")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """What is asked for its plural, or for numbers, is a number."""
        if isinstance(node.selector, ast.VariableReference):
            keys = [each.key for each in node.variants]
            numbers = all(isinstance(key, ast.NumberLiteral) or key.name in PLURALS for key in keys)
            self._is(node.selector, "number" if numbers else "Word")
        self.generic_visit(node)

    def _is(self, argument: ast.VariableReference, type: str) -> None:
        if self.words.get(argument.id.name, "Word") == "Word":
            self.words[argument.id.name] = type


def words_of(pattern: ast.Pattern | None) -> dict[str, str]:
    """The arguments of a pattern with their types."""
    mentions = Mentions()
    if pattern is not None:
        mentions.visit(pattern)
    return mentions.words


def ordered(comment: str) -> list[str]:
    """The arguments that a comment names."""
    return re.findall(r"\$(\w+)", comment)


@lru_cache(maxsize=256)
def body_of(language: str, file: str) -> list[ast.EntryType]:
    """A file, parsed; nothing if a language has none yet."""
    path = TEXTS / language / f"{file}.ftl"
    return parse(path.read_text(encoding="utf-8")).body if path.exists() else []


def messages_in(language: str, file: str) -> Iterator[tuple[ast.Message, str]]:
    """The messages of a file, each with the comment of its group."""
    group = ""
    for entry in body_of(language, file):
        if isinstance(entry, ast.Junk):
            raise SystemExit(f"{language}/{file}.ftl: this is no Fluent:\n{entry.content}")
        if isinstance(entry, ast.GroupComment):
            group = entry.content or ""
        if isinstance(entry, ast.Message) and entry.value is not None:
            yield entry, group


def languages() -> list[str]:
    """The folders of languages, the first one first."""
    found = sorted(each.parent.name for each in TEXTS.glob("*/language.ftl"))
    return sorted(found, key=lambda language: language != FIRST)


def groups_by_name(file: str) -> dict[str, list[str]]:
    """What is read by name in a file, and the arguments of each."""
    said = [entry.content or "" for entry in body_of(FIRST, file) if isinstance(entry, ast.GroupComment)]
    found = [re.match(r"By name: ([\w-]+)", each) for each in said]
    return {match[1]: ordered(match.string) for match in found if match}


def catalogue(file: str) -> Tree:
    """Everything that a file says, as it is read."""
    named = groups_by_name(file)
    types: dict[str, dict[str, str]] = {}
    for language in languages():
        for message, _ in messages_in(language, file):
            known = types.setdefault(message.id.name, {})
            for word, kind in words_of(message.value).items():
                if known.get(word, "Word") == "Word":
                    known[word] = kind
    tree: Tree = {}
    for message, group in messages_in(FIRST, file):
        name = message.id.name
        if group.startswith("Parts"):
            continue
        prefix = next((each for each in named if name.startswith(f"{each}-")), None)
        if prefix is None:
            first = ordered(message.comment.content or "") if message.comment else []
            words = {word: types[name].get(word, "Word") for word in (*first, *types[name])}
            put(tree, name.split("-"), Message(name, words))
    for prefix, arguments in named.items():
        of = [words for name, words in types.items() if name.startswith(f"{prefix}-")]
        words = {name: "number" if any(each.get(name) == "number" for each in of) else "Word" for name in arguments}
        put(tree, prefix.split("-"), Named(prefix, words))
    return tree


def put(tree: Tree, way: list[str], what: Message | Named) -> None:
    """Put a message where its id says."""
    for part in way[:-1]:
        below = tree.setdefault(part, {})
        if not isinstance(below, dict):
            raise SystemExit(f"{what}: {part} is a message already")
        tree = below
    if way[-1] in tree:
        raise SystemExit(f"{what}: {way[-1]} is there already")
    tree[way[-1]] = what


def typed(words: dict[str, str]) -> str:
    """The parameters of a function."""
    return ", ".join(f"{safe(name)}: {kind}" for name, kind in words.items())


def given(words: dict[str, str]) -> str:
    """The arguments as they are handed on."""
    return ", ".join(name if safe(name) == name else f"{name}: {safe(name)}" for name in words)


def safe(name: str) -> str:
    """A name that TypeScript may give to a parameter."""
    return f"{name}_" if name in {"with", "in", "of", "new", "else", "default", "this"} else name


def written(what: Tree | Message | Named, indent: str) -> str:
    """A part of a catalogue as TypeScript."""
    if isinstance(what, Message):
        said = f"say('{what.id}', {{ {given(what.words)} }})" if what.words else f"say('{what.id}')"
        return f"({typed(what.words)}) => {said}" if what.words else said
    if isinstance(what, Named):
        if not what.words:
            return f"byName('{what.prefix}', (id) => say(id))"
        return f"byName('{what.prefix}', (id) => ({typed(what.words)}) => say(id, {{ {given(what.words)} }}))"
    below = f"{indent}  "
    if all(part.isdigit() for part in what):
        parts = [f"{below}{written(each, below)},\n" for _, each in sorted(what.items(), key=lambda item: int(item[0]))]
        return f"[\n{''.join(parts)}{indent}]"
    parts = [f"{below}{name}: {written(each, below)},\n" for name, each in what.items()]
    return f"{{\n{''.join(parts)}{indent}}}"


def typescript(file: str) -> str:
    """The module of a file."""
    tree = catalogue(file)
    texts = written(tree, "  ")
    about = " ".join((each.content or "") for each in body_of(FIRST, file) if isinstance(each, ast.ResourceComment))
    types = "Voice, Word" if "Word" in texts else "Voice"
    uses = "{ say, byName }" if "byName(" in texts else "{ say }"
    return (
        f"/** {about} Made from {FIRST}/{file}.ftl by scripts/client_texts.py: do not edit. */\n\n"
        f"import type {{ {types} }} from './fluent';\n\n"
        f"export default {{\n  file: '{file}',\n  read: ({uses}: Voice) => ({texts}),\n}};\n"
    )


def files() -> list[str]:
    """The files of texts; `language.ftl` is what a language says of itself."""
    return sorted(path.stem for path in (TEXTS / FIRST).glob("*.ftl") if path.stem != "language")


def main() -> int:
    """Write the modules, or check them."""
    stale = []
    for file in files():
        path, made = TEXTS / f"{file}.ts", typescript(file)
        if path.exists() and path.read_text(encoding="utf-8") == made:
            continue
        stale.append(path.name)
        if "--check" not in sys.argv:
            path.write_text(made, encoding="utf-8")
    if stale and "--check" in sys.argv:
        sys.stderr.write(f"{', '.join(stale)}: not what the texts say: run python scripts/client_texts.py\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
