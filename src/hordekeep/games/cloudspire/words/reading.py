"""From the sentences of a talent, advancement, relic or event to its meaning, and to its French."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from hordekeep.games.cloudspire.chips import SOURCE
from hordekeep.games.cloudspire.play_area import Meaning
from hordekeep.games.cloudspire.words.kinds import VOCABULARY
from hordekeep.kernel import BadInput
from hordekeep.language import Tree, as_tree
from hordekeep.language.shelf import TREES_FILE, read_trees


@cache
def stored_trees() -> Mapping[str, Any]:
    """The trees of the game's own sentences, which the tests prove; so that no parser is needed to play."""
    return {text: tree for folder in SOURCE.content for text, tree in read_trees(folder / TREES_FILE).items()}


def tree_of(sentence: str) -> Tree:
    """The tree of a sentence, stored or parsed."""
    stored = stored_trees().get(sentence)
    return VOCABULARY.parse(sentence) if stored is None else as_tree(stored)


@cache
def text_in(sentence: str, language: str) -> str:
    """A sentence in a language, from its tree.

    >>> text_in("When it is attacked by a unit, its controller gains 2 Source.", "fr")
    'Quand une unité l’attaque, qui la contrôle gagne 2 Source.'
    """
    return VOCABULARY.french(tree_of(sentence)) if language == "fr" else sentence


@cache
def meaning(sentences: tuple[str, ...]) -> Meaning:
    """What sentences mean together."""
    parts = [_part(sentence) for sentence in sentences]
    return Meaning(
        statics=tuple([each for part in parts for each in part.statics]),
        reactions=tuple([each for part in parts for each in part.reactions]),
        windows=tuple([each for part in parts for each in part.windows]),
    )


def _part(sentence: str) -> Meaning:
    try:
        built = VOCABULARY.build(tree_of(sentence))
    except BadInput as bad:
        raise bad.standing(repr(sentence)) from None
    assert isinstance(built, Meaning)
    return built
