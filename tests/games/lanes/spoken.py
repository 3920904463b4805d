"""Everything that a game of lanes says in a language, with its place: cards, messages, options, lessons and rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, StringLiteral, TextElement

from hordekeep.engines.lanes.state.edition import Edition, shelf_of
from hordekeep.kernel import Game, Say
from hordekeep.rulebook.ledger import rules_by_id
from hordekeep.table.lessons import course_of

_NO_WORDS = re.compile(r"\b[A-Z]{2}-[A-Z0-9]+(?:-[A-Z0-9]+)?\b|\(hordekeep [^)]*\)|--\w+|SH1-")
"""Ids of rules, what is typed as a command, and how deck codes begin."""
_WORD = re.compile(r"[^\W\d_]+(?:[’'][^\W\d_]+)*")

Told = Iterator[tuple[str, str]]


def words_of(text: str) -> set[str]:
    """The words of a text in small letters, at apostrophes taken apart: "l’Allié" is "l" and "allié"."""
    words = _WORD.findall(_NO_WORDS.sub(" ", text))
    return {part for word in words for part in re.split("[’']", word.casefold())}


def cards_say(edition: Edition, language: str) -> Told:
    """Names and sentences of every card."""
    for card in shelf_of(edition).cards.values():
        yield f"name of {card.id}", card.names[language]
        for number, sentence in enumerate((*card.text_in(language), *card.enchantment_in(language)), start=1):
            yield f"sentence {number} of {card.id}", sentence


def faces_say(game: Game[Any], language: str) -> Told:
    """What clients are shown of cards beyond names and sentences: types, factions, keywords, kinds, rarities, decks."""
    assert game.extras.cards is not None
    shown = game.extras.cards.faces(language)
    for face in shown["cards"]:
        yield f"type of {face['id']}", face["type_line"]
        for each in (*face["abilities"], *face["enchantment"]):
            yield f"lead on {face['id']}", each["lead"]
    for part in ("factions", "kinds", "rarities", "decks"):
        for each in shown[part]:
            yield f"{part}: {each['id']}", each["name"]
    for each in shown["keywords"]:
        yield f"keyword {each['id']}", f"{each['name']}: {each['means']}"


def messages_say(package: str, language: str) -> Told:
    """Every message of a package, all its variants after one another, without what is put in."""
    source = resources.files(package).joinpath("texts", f"{language}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Message) and entry.value:
            yield entry.id.name, " ".join(_pieces(entry.value))


def _pieces(pattern: Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, TextElement):
            yield element.value
        elif isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
            for variant in element.expression.variants:
                yield from _pieces(variant.value)
        elif isinstance(element, Placeable) and isinstance(element.expression, StringLiteral):
            yield element.expression.value


def options_say(game: Game[Any], language: str) -> Told:
    """Options, their values and everything about a campaign that is said in two languages."""
    for option in game.rules.options:
        yield from _says(option, language, f"option {option.name}")
    if game.extras.campaign is not None:
        yield from _says(game.extras.campaign, language, "campaign")
        begun = game.extras.campaign.begin({option.name: option.default for option in game.extras.campaign.options}, ())
        for battle in game.extras.campaign.battles(begun, (), "spoken"):
            yield from _says(battle, language, f"battle {battle.id}")


def _says(part: Any, language: str, where: str) -> Told:
    """Every `Say` in a structure."""
    if isinstance(part, Say):
        yield where, part.to(language)
    elif isinstance(part, (tuple, list)):
        for each in part:
            yield from _says(each, language, where)
    elif hasattr(part, "__struct_fields__") or hasattr(part, "__dataclass_fields__"):
        for name in getattr(part, "__struct_fields__", None) or part.__dataclass_fields__:
            yield from _says(getattr(part, name), language, f"{where}, {name}")


def lessons_say(slug: str, language: str) -> Told:
    """The guided first game."""
    course = course_of(slug)
    assert course is not None
    yield "title of the lessons", course.title[language]
    for lesson in course.lessons:
        for each in (lesson.title, *lesson.tells, lesson.task, lesson.praise):
            yield f"lesson {lesson.title['en']}", each.get(language, "")


def rules_say(slug: str, language: str) -> Told:
    """The rulebook: sections, rules, how they are checked and what they change; rulings may speak of words."""
    for rule in rules_by_id(slug, language).values():
        yield f"section of {rule.id}", rule.section
        yield rule.id, rule.text
        yield f"check of {rule.id}", rule.check
        yield f"changes of {rule.id}", rule.changes or ""
