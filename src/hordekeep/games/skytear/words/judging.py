"""Sentences that are understood but cannot stand where they do, told with their place before a game is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from hordekeep.games.skytear.words.reading import meaning, placement, victory_condition
from hordekeep.kernel import BadInput
from hordekeep.language.problems import Problem

if TYPE_CHECKING:
    from hordekeep.language.card_files import CardFile, Table
    from hordekeep.language.shelf import Tell

Reading = Callable[[tuple[str, ...]], object]
"""How the sentences of a field are given their meaning; `BadInput` if they have none there."""


def judge(files: Sequence[CardFile], understood: Callable[[str], bool], tell: Tell) -> None:
    """Give every card and skill its meaning; what cannot be is told. Sentences that do not parse are left out."""
    for file in files:
        for table, field, reading in _fields(file):
            sentences = table.values.get(field)
            if isinstance(sentences, list) and sentences and all(understood(str(each)) for each in sentences):
                _try(table, field, tuple(map(str, sentences)), reading, tell)


def _fields(file: CardFile) -> Iterator[tuple[Table, str, Reading]]:
    """Every field with sentences, and how it is read."""
    if "hero" in file.headings:
        for skill in file.headings["hero"].parts("skill")[1]:
            yield skill, "text", _as_effect(skill, str(skill.values.get("icon", "")))
    heading = file.headings.get("set")
    kind = "" if heading is None else heading.values.get("kind")
    for card in file.cards:
        own, skills = card.parts("skill")
        if kind == "victory-cards":
            yield own, "text", lambda sentences: [victory_condition(each) for each in sentences]
        elif kind == "outsiders":
            yield own, "placement", placement
            yield from ((skill, "text", _as_effect(skill, "")) for skill in skills)
        else:
            yield own, "text", _as_effect(own, "")


def _as_effect(table: Table, icon: str) -> Reading:
    area: Any = table.values.get("area", "")
    return lambda sentences: meaning(sentences, str(area), icon)


def _try(table: Table, field: str, sentences: tuple[str, ...], reading: Reading, tell: Tell) -> None:
    """One by one first: then the place of the one that is wrong is known."""
    for sentence in sentences:
        try:
            reading((sentence,))
        except BadInput as bad:
            tell(Problem(table.file, *table.place_of(sentence), str(bad.what), str(bad.advice)))
            return
    try:
        reading(sentences)
    except BadInput as bad:
        tell(table.problem(field, str(bad.what), str(bad.advice)))
