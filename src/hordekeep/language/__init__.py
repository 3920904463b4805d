"""The card language: a sentence on a card is its program. It knows no game.

A game declares a `Vocabulary`: one declaration per word gives grammar rule, English, French, rule of the book and
meaning. A sentence is parsed into a tree of tuples; the tree rendered back must be the sentence, letter for letter; the
same tree renders to French and is built into whatever the words' functions make.
"""

from hordekeep.language.errors import BadSentence, BadVocabulary
from hordekeep.language.references import Reference
from hordekeep.language.trees import Tree, as_tree
from hordekeep.language.vocabulary import Vocabulary
from hordekeep.language.words import Word

__all__ = ["BadSentence", "BadVocabulary", "Reference", "Tree", "Vocabulary", "Word", "as_tree"]
