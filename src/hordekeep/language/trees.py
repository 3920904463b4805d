"""Trees of sentences: nested tuples `(word, *children)` with numbers as leaves; and phrases: such a tree once read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from hordekeep.kernel import BadInput
from hordekeep.language.words import SINGULAR, Word

Tree: TypeAlias = tuple[Any, ...]
Branch: TypeAlias = "tuple[Phrase, int]"


def as_tree(stored: Any) -> Tree:
    """A tree from its stored form, where tuples have become lists.

    >>> as_tree(["deal", 2, ["a", ["monster"]]])
    ('deal', 2, ('a', ('monster',)))
    """
    if not (isinstance(stored, list | tuple) and stored and isinstance(stored[0], str)):
        raise BadInput(f"{stored!r} is no tree of a sentence.")
    return (stored[0], *(child if type(child) is int else as_tree(child) for child in stored[1:]))


class Phrase:
    """A node of a tree that has been read: what agrees with what, and what stands for what."""

    __slots__ = ("antecedent", "branch", "children", "gender", "head", "mention", "number", "sort", "word")

    def __init__(self, word: Word, branch: tuple[Branch, ...]) -> None:
        self.word = word
        self.branch = branch
        """The alternatives and equals ("or", "and") that it stands in, from the outside in."""
        self.children: list[Phrase | int] = []
        self.head: Phrase | None = None
        self.gender = ""
        self.number = SINGULAR
        self.sort = ""
        self.mention = -1
        """The number of what it introduces or stands for; 0 is the card itself."""
        self.antecedent: Phrase | None = None
        """What it refers to."""

    @property
    def names_something(self) -> bool:
        """Whether it is a noun or built around one."""
        word = self.word
        return bool(self.head or word.gender or word.sort or word.number or word.refers or word.joins or word.mentions)

    def child(self, slot: str) -> Phrase | int:
        """The child in a slot."""
        for place, child in zip(self.word.slots, self.children, strict=True):
            if place.name == slot:
                return child
        raise KeyError(slot)

    def walk(self) -> Iterator[Phrase]:
        """This phrase and all below it, in the order in which they are read."""
        yield self
        for child in self.children:
            if isinstance(child, Phrase):
                yield from child.walk()

    def nouns(self) -> list[Phrase]:
        """The nouns that it is built around: one, or several when it joins them.

        What stands for something else is itself only as good as what it stands for.
        """
        if self.word.joins:
            return [noun for child in self.children if isinstance(child, Phrase) for noun in child.nouns()]
        if self.head:
            return self.head.nouns()
        if self.antecedent and self.word.refers == "it":
            return self.antecedent.nouns()
        return [self]
