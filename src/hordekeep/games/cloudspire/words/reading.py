"""From the sentences of a talent, advancement, relic or event to its meaning, and to its French."""

from __future__ import annotations

from pathlib import Path

from hordekeep.games.cloudspire.content.chips import FOLDERS
from hordekeep.games.cloudspire.content.written import Content, read_content
from hordekeep.games.cloudspire.state.play_area import Meaning
from hordekeep.games.cloudspire.words.vocabulary import VOCABULARY
from hordekeep.kernel import BadInput, once
from hordekeep.language import Tree
from hordekeep.language.sentences import Sentences
from hordekeep.language.shelf import CardSource

SENTENCES = Sentences(VOCABULARY, FOLDERS)
SOURCE = CardSource("cloudspire", FOLDERS, Content, read_content, lambda: VOCABULARY, Path(__file__).parents[1])
"""Where the content comes from, for those who check and translate its sentences."""


def tree_of(sentence: str) -> Tree:
    """The tree of a sentence, stored or parsed."""
    return SENTENCES.tree(sentence)


@once
def text_in(sentence: str, language: str) -> str:
    """A sentence in a language, from its tree.

    >>> text_in("When it is attacked by a unit, its controller gains 2 Source.", "fr")
    'Quand une unité l’attaque, qui la contrôle gagne 2 Source.'
    """
    return SENTENCES.text(sentence, language)


@once
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
