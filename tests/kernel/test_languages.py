"""A third language is files: here one made of English with accents, which lies outside of the package."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentSerializer, ast, parse
from fluent.syntax.visitor import Transformer

from hordekeep.kernel import LANGUAGES, find_game
from hordekeep.kernel.languages import VARIABLE, fluent_source, in_languages

ACCENTED = str.maketrans("aceinouyAEINOU", "âçéîñôûýÂÉÎÑÔÛ")
PACKAGES = ("hordekeep.kernel", "hordekeep.table", find_game("plankton-horde").package)
MISSING = "nothing-to-do-with-it"
"""A message of the kernel that the language lacks."""

PROGRAM = """
import json, sys
import msgspec
from hordekeep import Match, Text, game_slugs
from hordekeep.kernel import LANGUAGES, has_message, say
from hordekeep.rulebook.ledger import ledger_in
from hordekeep.rulebook.scenarios import Scenario
from hordekeep.engines.lanes.content.cards import shelf
from hordekeep.table.frames import frame_of
from hordekeep.table.lessons import lessons_of
from hordekeep.table.protocol import ChangeMe
from hordekeep.table.security import language_of

horde = Match("plankton-horde", seats=2, seed="a stormy night")
tie = {"rules": ["X-1"], "title": "A tie", "title_qps": "Â tîé"}
for slug in game_slugs():  # whatever a language lacks, a table can be shown in it
    match = Match(slug, seed="a stormy night")
    msgspec.json.encode(frame_of(match, 0, "qps", 0))
print(json.dumps({
    "languages": LANGUAGES,
    "said": say(Text("game-over"), (), "qps"),
    "missing": [say(Text(sys.argv[1]), (), language) for language in ("qps", "en")],
    "prompt": horde.prompt(language="qps"),
    "card": say(Text("card-flayer"), (horde.game.package,), "qps"),
    "accepted": msgspec.convert({"language": "qps"}, ChangeMe).language,
    "asked": language_of("qps, en;q=0.5"),
    "ledger": ledger_in("plankton-horde", "qps").language,
    "lessons": lessons_of("plankton-horde", "qps").title,
    "scenario": [msgspec.convert(tie, Scenario).title_in(language) for language in ("en", "fr", "qps")],
    "sentence": shelf().find("clan-of-the-oak").text_in("qps"),
    "name": shelf().find("clan-of-the-oak").name_in("qps"),
}))
"""


class Accents(Transformer):
    """Puts accents on all words; what they are made from stays."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the library's name
        return ast.TextElement(node.value.translate(ACCENTED))


def write(folder: Path, package: str) -> None:
    """A package's messages, with accents, as one file; without the one that is missing."""
    messages = parse(fluent_source(package, "en"))
    messages.body = [each for each in messages.body if not (isinstance(each, ast.Message) and each.id.name == MISSING)]
    said = FluentSerializer().serialize(Accents().visit(messages))
    (folder / f"{package}.ftl").write_text(said, encoding="utf-8")


@pytest.fixture(scope="module")
def heard(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a program says that finds the folder of the language."""
    folder = tmp_path_factory.mktemp("languages")
    (folder / "qps").mkdir()
    for package in PACKAGES:
        write(folder / "qps", package)
    surroundings = {**os.environ, VARIABLE: str(folder)}
    command = [sys.executable, "-c", PROGRAM, MISSING]
    done = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    heard: dict[str, Any] = json.loads(done.stdout)
    return heard


def test_the_languages_are_those_that_have_files(heard: dict[str, Any]) -> None:
    assert LANGUAGES == ("en", "fr")
    assert heard["languages"] == ["en", "fr", "qps"]


def test_a_game_speaks_it(heard: dict[str, Any]) -> None:
    assert heard["said"] == "Thé gâmé îs ôvér."
    assert heard["card"] == "Flâýér"
    assert any(letter in heard["prompt"] for letter in "âçéîñôûý")


def test_what_it_lacks_is_said_in_english(heard: dict[str, Any]) -> None:
    first, second = heard["missing"]
    assert first == second
    assert heard["ledger"] == "en"
    assert heard["lessons"].isascii()
    assert heard["sentence"] == ["This has +1 armor while it has no neighbours."]
    assert heard["name"] == "Clan of the Oak"


def test_a_service_takes_it_for_one_of_its_languages(heard: dict[str, Any]) -> None:
    assert (heard["accepted"], heard["asked"]) == ("qps", "qps")


def test_files_of_content_may_speak_it(heard: dict[str, Any]) -> None:
    assert heard["scenario"] == ["A tie", "A tie", "Â tîé"]


def test_what_is_written_in_one_language_is_said_in_all() -> None:
    assert in_languages({"en": "Isle"}) == {"en": "Isle", "fr": "Isle"}
