"""Reading a card at the table: its words and numbers, then the keywords that it uses."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from hordekeep.kernel import LANGUAGES, Document, Text, once
from hordekeep.terminal.reading import Words, find_named, words_of
from hordekeep.terminal.table import Table

_MEANINGS = 8


def read_card(table: Table, seat: int, typed: str) -> None:
    """Show the card that `typed` names, or the one that lies at that place: "oak", "m3"."""
    cards = table.match.game.extras.cards
    if cards is None or not typed:
        table.show(Text("read-what"))
        return
    view = table.match.view(seat)
    faces = {face["id"]: face for face in cards.faces(table.language)["cards"]}
    found = [card for card in _at_place(view, typed.lower()) if card in faces]
    found = found or find_named(words_of(typed), _names(cards.faces))
    in_sight = set(_strings(view))
    found = [card for card in found if card in in_sight] or found
    if not found:
        table.show(Text("read-unknown", typed=typed))
    elif len({faces[card]["name"] for card in found}) > 1:
        few = ", ".join(f"“{faces[card]['name']}”" for card in found[:_MEANINGS])
        table.show(Text("play-unclear", meanings=few, more=max(0, len(found) - _MEANINGS)))
    else:
        for card in found:  # several have one name where a card comes in several powers
            show_face(table, faces[card], keywords=card == found[-1])


def show_faces(table: Table, held: list[str]) -> None:
    """Cards with their texts, each once, without explaining keywords."""
    cards = table.match.game.extras.cards
    if cards is not None:
        faces = {face["id"]: face for face in cards.faces(table.language)["cards"]}
        for card in dict.fromkeys(held):
            show_face(table, faces[card], keywords=False)


def show_face(table: Table, face: Document, *, keywords: bool) -> None:
    """A card: name, type and numbers on one line, then its sentences, then what its keywords mean."""
    table.screen.line(f"{face['name']} · {face['type_line']}{_numbers(table, face)}", "bold")
    for sentence in sentences(table, face):
        table.screen.indented(sentence)
    if not keywords or table.match.game.extras.cards is None:
        return
    for word in table.match.game.extras.cards.faces(table.language)["keywords"]:
        if word["id"] in face["keywords"]:
            spoken = table.say(Text("by-rule", rule=word["rule"]))
            meaning = word["means"]
            if not meaning.startswith(word["name"]):
                meaning = table.say(Text("read-keyword", keyword=word["name"], means=meaning))
            table.screen.cite(meaning, word["rule"], spoken)


def sentences(table: Table, face: Document) -> list[str]:
    """The abilities of a card as they stand on it; a lightning marks what can be used as a reaction."""
    told = [_sentence(table, ability) for ability in face["abilities"]]
    return told + [
        table.say(Text("read-enchantment", text=_sentence(table, each))) for each in face.get("enchantment", ())
    ]


def _sentence(table: Table, ability: Document) -> str:
    lead = table.say(Text("read-lead", lead=ability["lead"], text=ability["text"]))
    return ("⚡ " if ability.get("reaction") else "") + (lead if ability["lead"] else ability["text"])


def _numbers(table: Table, face: Document) -> str:
    """The numbers that a card has."""
    parts = []
    if face["cost"] is not None:
        parts.append(table.say(Text("read-cost", cost=face["cost"])))
    if face["attack"] is not None:
        parts.append(f"{face['attack']}/{face['health']}")
    elif face["health"] is not None:
        parts.append(table.say(Text("read-health", health=face["health"])))
    if face["boost"]:
        parts.append(table.say(Text("read-boost", boost=face["boost"])))
    if face["side"]:
        parts.append(table.say(Text(f"read-side-{face['side']}", swords=face["swords"])))
    if face.get("power"):
        parts.append(table.say(Text("read-power", power=face["power"])))
    return "".join(f" · {part}" for part in parts)


@once
def _names(faces: Callable[[str], Document]) -> dict[str, set[Words]]:
    """What every card is called, in every language."""
    named: dict[str, set[Words]] = {}
    for language in LANGUAGES:
        for face in faces(language)["cards"]:
            named.setdefault(face["id"], {words_of(face["id"])}).add(words_of(face["name"]))
    return named


def _at_place(part: Any, place: str) -> Iterator[str]:
    """The card at a place of a view, wherever in it that stands."""
    if isinstance(part, dict):
        if part.get("place") == place and part.get("card"):
            yield part["card"]
            return
        part = list(part.values())
    if isinstance(part, list):
        for each in part:
            yield from _at_place(each, place)


def _strings(part: Any) -> Iterator[str]:
    """Every text in a document."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, (dict, list)):
        for each in part.values() if isinstance(part, dict) else part:
            yield from _strings(each)
