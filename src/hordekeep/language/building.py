"""From phrases to meanings: each word's function is called once, with the meanings of its slots."""

from __future__ import annotations

from typing import Any

from hordekeep.language.references import THIS
from hordekeep.language.trees import Phrase
from hordekeep.language.words import REFERS


def build(phrase: Phrase) -> Any:
    """What the phrase means: whatever its word's function makes of the meanings below it."""
    word = phrase.word
    given: dict[str, Any] = {
        slot.name: build(child) if isinstance(child, Phrase) else child
        for slot, child in zip(word.slots, phrase.children, strict=True)
    }
    if word.mentions == "new":
        given["mention"] = phrase.mention
    if word.refers:
        given[REFERS[word.refers]] = phrase.antecedent.mention if phrase.antecedent else THIS
    return word.make(**given)
