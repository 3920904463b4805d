"""The texts of the browser client: what is read from its Fluent files, in every language, and said by its pages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from scripts import client_texts
from scripts.client_texts import Message, Named, Tree

ROOT = Path(__file__).parent.parent
FILES = client_texts.files()
OTHERS = [language for language in client_texts.languages() if language != client_texts.FIRST]
SOURCES = {
    path: path.read_text(encoding="utf-8")
    for path in (ROOT / "web" / "src").rglob("*")
    if path.suffix in (".ts", ".svelte") and path.parent.name != "texts" and ".test." not in path.name
}


def messages(language: str, file: str) -> dict[str, ast.Message]:
    """The messages of a file that pages say, by their ids."""
    found = client_texts.messages_in(language, file)
    return {message.id.name: message for message, group in found if not group.startswith("Parts")}


def leaves(tree: Tree, way: tuple[str, ...] = ()) -> list[tuple[tuple[str, ...], Message | Named]]:
    """Everything that a catalogue says, with the way to it."""
    return [
        leaf
        for name, each in tree.items()
        for leaf in (leaves(each, (*way, name)) if isinstance(each, dict) else [((*way, name), each)])
    ]


def plain(message: ast.Message) -> str:
    """The words of a message that stand in it as they are."""
    texts: list[str] = []

    class Words(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the library's name
            texts.append(node.value)

    Words().visit(message)
    return "".join(texts)


@pytest.mark.parametrize("file", FILES)
def test_the_modules_are_what_the_texts_say(file: str) -> None:
    path = client_texts.TEXTS / f"{file}.ts"
    assert path.read_text(encoding="utf-8") == client_texts.typescript(file), "run python scripts/client_texts.py"


def test_no_module_is_left_of_a_file_that_is_gone() -> None:
    assert {path.stem for path in client_texts.TEXTS.glob("*.ts")} - {"fluent", "virtual.d"} == {*FILES}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_a_language_says_what_english_says(file: str, language: str) -> None:
    named = client_texts.groups_by_name(file)
    other = messages(language, file)
    assert messages(client_texts.FIRST, file).keys() - other.keys() == set()
    # What is read by name may be more: an English word that reads by itself needs no entry.
    more = other.keys() - messages(client_texts.FIRST, file).keys()
    assert [each for each in more if not any(each.startswith(f"{prefix}-") for prefix in named)] == []


@pytest.mark.parametrize("file", FILES)
def test_a_text_uses_what_it_is_given_and_nothing_else(file: str) -> None:
    """Types hold the pages to the arguments that are declared, this the texts."""
    for _, leaf in leaves(client_texts.catalogue(file)):
        if isinstance(leaf, Message):
            for language in client_texts.languages():
                assert used(language, file, leaf.id) == {*leaf.words}, f"{language}: {leaf.id}"
        else:
            for language in client_texts.languages():
                for each in messages(language, file):
                    if each.startswith(f"{leaf.prefix}-"):
                        assert used(language, file, each) <= {*leaf.words}, f"{language}: {each}"


def used(language: str, file: str, id: str) -> set[str]:
    """The arguments that a text uses, also by the parts that it is made of."""
    parts = {message.id.name: message for message, _ in client_texts.messages_in(language, file)}
    found: set[str] = set()

    class References(Visitor):
        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the library's name
            found.update(used(language, file, node.id.name))

    References().visit(parts[id])
    return found | {*client_texts.words_of(parts[id].value)}


@pytest.mark.parametrize("file", FILES)
def test_every_text_is_said(file: str) -> None:
    """By its own name, or by what its group is asked for, in the folders of those who know the file."""
    folders = {path.parent for path, source in SOURCES.items() if re.search(rf"texts/{file}'", source)}
    everything = "\n".join(source for path, source in SOURCES.items() if path.parent in folders)
    for way, _ in leaves(client_texts.catalogue(file)):
        names = [part for part in way if not part.isdigit()]
        own = re.search(rf"\b{names[-1]}\b", everything)
        by_key = len(names) > 1 and re.search(rf"\b{names[-2]}\[", everything)
        assert own or by_key, ".".join(way)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_no_text_is_left_empty(file: str, language: str) -> None:
    other = messages(language, file)
    english = messages(client_texts.FIRST, file)
    assert [each for each in english if plain(english[each]).strip() and not plain(other[each]).strip()] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_apostrophes_are_typographic(file: str, language: str) -> None:
    assert [name for name, each in messages(language, file).items() if re.search(r"\w'\w", plain(each))] == []
