"""Plain mode says everything in sentences; a French game has no English in it."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, TextElement

from hordekeep.kernel import LANGUAGES, Text, find_game, game_slugs, message_ids
from hordekeep.kernel.plain_board import board_of
from hordekeep.rulebook.ledger import find_rule
from hordekeep.terminal.voice import voice_of
from tests.terminal.sitting import HORDE, sit

BOARDS = [board_of(find_game(slug)) for slug in game_slugs()]
SAID_BY = tuple(dict.fromkeys(["hordekeep.terminal", *(package for board in BOARDS for package in board.packages)]))
"""Every package with texts for the terminal."""
PACKAGES = ("hordekeep.kernel", "hordekeep.terminal", "hordekeep.games.plankton_horde")
RULES = ["rules", "why demon", "rules ph-bet-01"]
EVERYTHING = ["help", "hint", "why", "log", "look", "undo", "99", "blorb", "h", "save a", *["1"] * 150]
SPECIFIC = 9
"""How long a piece of a message must be to be no accident."""


def pieces(pattern: Pattern) -> list[str]:
    """The fixed pieces of a message, those of all its variants included."""
    found: list[str] = []
    for element in pattern.elements:
        if isinstance(element, TextElement):
            found.append(element.value)
        elif isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
            for variant in element.expression.variants:
                found += pieces(variant.value)
    return found


def all_pieces(language: str) -> set[str]:
    """Every fixed piece of every message in a language that is long enough to be recognised."""
    found: set[str] = set()
    for package in PACKAGES:
        source = resources.files(package).joinpath("texts", f"{language}.ftl").read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, Message) and entry.value:
                found |= {piece.strip() for piece in pieces(entry.value) if len(piece.strip()) >= SPECIFIC}
    return found


@pytest.mark.parametrize("plain", [True, False], ids=["plain", "boxes"])
def test_a_french_game_says_nothing_in_english(plain: bool) -> None:
    played = sit([*(RULES if plain else []), *EVERYTHING], language="fr", plain=plain)
    assert "gagne" in played or "partagent" in played
    french = " ".join(all_pieces("fr"))
    english = [piece for piece in all_pieces("en") if piece not in french and piece in played]
    assert english == []


def test_an_english_game_would_be_caught_by_that() -> None:
    french = " ".join(all_pieces("fr"))
    told = sit(EVERYTHING)
    assert len([piece for piece in all_pieces("en") if piece not in french and piece in told]) > 50


@pytest.mark.parametrize("language", ["en", "fr"])
def test_in_plain_mode_every_line_is_a_sentence(language: str) -> None:
    for line in sit([*RULES, *EVERYTHING], language=language).splitlines():
        assert not line or line[-1] in ".?:", line
        assert not set("│╭╰─·▶✓\x1b") & set(line), line


@pytest.mark.parametrize("package", SAID_BY)
def test_both_languages_have_the_same_messages(package: str) -> None:
    assert message_ids(package, "en") == message_ids(package, "fr")


@pytest.mark.parametrize("package", SAID_BY)
def test_every_message_takes_the_same_arguments_in_both_languages(package: str) -> None:
    def arguments(language: str) -> dict[str, set[str]]:
        source = resources.files(package).joinpath("texts", f"{language}.ftl").read_text(encoding="utf-8")
        messages = re.split(r"^(?=[a-z])", source, flags=re.MULTILINE)
        return {text.split(" ")[0]: set(re.findall(r"\$[a-z]+", text)) for text in messages}

    english, french = arguments("en"), arguments("fr")
    assert {name: words for name, words in english.items() if name[0] != "#" and french[name] != words} == {}


@pytest.mark.parametrize("package", SAID_BY)
def test_every_message_is_used_somewhere(package: str) -> None:
    game = package.rpartition(".")[0]
    readers = SAID_BY if package == "hordekeep.terminal" else (package, f"{game}.terminal")
    files = [file for each in readers for file in resources.files(each).iterdir() if file.name.endswith(".py")]
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    made_up = (
        *("help-", "order-", "example-", "hint-", "read-side-", "play-write-"),
        *("horde-phase-", "horde-heading-", "horde-column-"),
        *("lanes-monster-", "lanes-ally-", "lanes-loses-", "lanes-reason-", "lanes-short-"),
        *("lanes-token-", "lanes-turn-", "lanes-mark-", "lanes-row-"),
    )
    for message in message_ids(package, "en"):
        assert f'"{message}"' in source or f"'{message}'" in source or message.startswith(made_up), message


@pytest.mark.parametrize("slug", game_slugs())
def test_every_game_has_examples_of_its_own(slug: str) -> None:
    """What the help says can be typed is of this game: the rule is one of its ledger."""
    game = find_game(slug)
    examples = {"example-choose", "example-why", "example-rules", "help-look"}
    for language in LANGUAGES:
        assert examples <= set[str]().union(*(message_ids(each, language) for each in board_of(game).packages))
        rule = voice_of(game, language)(Text("example-rules")).split(",")[0].split(" ")[1]
        assert find_rule(slug, rule)


def test_a_game_of_bots_alone_is_told_to_its_end() -> None:
    told = sit([], "greedy,random,random", options=["level=basic"])
    assert "The Final Battles begin." in told
    assert "The end." in told
    assert "There was nothing to save." in told
    assert HORDE not in [path.name for path in Path().iterdir()]
