"""The sentences of a game's own cards: their trees are stored, so that no parser is needed to play."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from hordekeep.kernel import FIRST
from hordekeep.language.shelf import TREES_FILE, read_trees
from hordekeep.language.trees import Tree, as_tree

if TYPE_CHECKING:
    from pathlib import Path

    from hordekeep.language.vocabulary import Vocabulary


class Sentences:
    """The sentences of the content in these folders, in one vocabulary."""

    def __init__(self, vocabulary: Vocabulary, folders: tuple[Path, ...]) -> None:
        self.vocabulary = vocabulary
        self.folders = folders

    @cached_property
    def stored(self) -> Mapping[str, Any]:
        """The stored trees, which the tests prove."""
        return {text: tree for folder in self.folders for text, tree in read_trees(folder / TREES_FILE).items()}

    def tree(self, sentence: str) -> Tree:
        """The tree of a sentence, stored or parsed."""
        stored = self.stored.get(sentence)
        return self.vocabulary.parse(sentence) if stored is None else as_tree(stored)

    def rules(self, sentence: str) -> frozenset[str]:
        """The rules that the words of a sentence cite."""
        return self.vocabulary.rules(self.tree(sentence))

    def text(self, sentence: str, language: str) -> str:
        """A sentence in a language, from its tree; as it is written where no grammar makes one."""
        if language == FIRST or not self.vocabulary.speaks(language):
            return sentence
        return self.vocabulary.said(self.tree(sentence), language)
